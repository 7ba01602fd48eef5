import { languageOrDefault } from '#contract/core/languages.ts';
import type { UserRow } from '../database/schema.ts';
import type { Change } from '../transact.ts';
import { composeMail, type EmailTemplate } from './template.ts';

/** Queues an e-mail to a user, in their language. */
export const mail = (change: Change, to: Pick<UserRow, 'email' | 'locale'>, email: EmailTemplate) =>
  change.enqueue({ kind: 'mail', payload: composeMail(to.email, languageOrDefault(to.locale), email) });
