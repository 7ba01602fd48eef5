import { call } from '../api/call.ts';
import { messageOf } from '../api/errors.ts';
import { toast } from '../components/feedback/toast.ts';
import type { Language } from '#contract/core/languages.ts';

/** Saves the language on the account, for e-mails and notifications. */
export async function saveLanguage(locale: Language): Promise<void> {
  try {
    const { updatedAt } = await call('GET /api/user/profile');
    await call('PATCH /api/user/profile', { body: { locale, updatedAt } });
  } catch (error) {
    toast.error(messageOf(error));
  }
}
