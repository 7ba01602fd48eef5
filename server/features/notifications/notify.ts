import {
  CHOSEN_KINDS,
  type ChosenKind,
  type NotificationKind,
} from '#contract/account/notification-kinds.ts';
import type { NotificationPreferences } from '#contract/account/notifications.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import { composeMail, type EmailTemplate } from '../../platform/mail/template.ts';
import { type Change, languageOfUser, type Note } from '../../platform/transact.ts';

const isChosen = (kind: NotificationKind): kind is ChosenKind =>
  (CHOSEN_KINDS as readonly string[]).includes(kind);

/** A user’s notification preferences: both channels, unless they chose otherwise. */
export async function preferencesOf(db: Db | Trx, userId: string): Promise<NotificationPreferences> {
  const rows = await db
    .selectFrom('notificationPreferences')
    .select(['kind', 'inApp', 'mail'])
    .where('userId', '=', userId)
    .execute();
  const of = (kind: ChosenKind) => {
    const row = rows.find((one) => one.kind === kind);
    return { inApp: row?.inApp !== 0, mail: row?.mail !== 0 };
  };
  return {
    'build-ready': of('build-ready'),
    'build-failed': of('build-failed'),
    payment: of('payment'),
    order: of('order'),
  };
}

/**
 * Notifies a user by the channels of their notification preferences.
 * @param email with its recipient; an `id` keeps it from being sent twice for one cause
 */
export async function notify(
  change: Change,
  userId: string,
  note: Note,
  email: EmailTemplate & { to: string; id?: string },
): Promise<void> {
  const { kind } = note;
  const { inApp, mail } = isChosen(kind)
    ? (await preferencesOf(change.trx, userId))[kind]
    : { inApp: true, mail: true };
  if (inApp) await change.notify(userId, note);
  if (!mail) return;
  const { to, id, ...rest } = email;
  await change.enqueue({
    ...(id ? { id } : {}),
    kind: 'mail',
    payload: composeMail(to, await languageOfUser(change.trx, userId), rest),
  });
}
