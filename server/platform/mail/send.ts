import { languageKept } from '#contract/core/languages.ts';
import type { UserRow } from '../database/schema.ts';
import type { Change } from '../transact.ts';
import { composeMail, type Letter } from './template.ts';

/** Mails a letter to a user, in the language they read. */
export const mail = (change: Change, to: Pick<UserRow, 'email' | 'locale'>, letter: Letter) =>
  change.enqueue({ kind: 'mail', payload: composeMail(to.email, languageKept(to.locale), letter) });
