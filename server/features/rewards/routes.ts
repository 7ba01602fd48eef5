import { REWARD } from '#contract/core/limits.ts';
import { CURRENCY } from '#contract/builder/plans.ts';
import type { rewardEndpoints } from '#contract/account/rewards.ts';
import { newId } from '../../platform/database/ids.ts';
import { invalid, notFound, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { EmailTemplate } from '../../platform/mail/template.ts';
import type { Services } from '../../services.ts';
import { unaskedWait } from '../accounts/mail-limits.ts';
import { mail } from '../../platform/mail/send.ts';
import { userById } from '../accounts/store.ts';
import { iso, isoOrNull } from '../../platform/times.ts';
import { t } from '../../texts/index.ts';

const DAY = 86_400_000;

const invitation = (name: string, url: string, code: string): EmailTemplate => ({
  subject: t('{name} invites you to Selvedge', { name }),
  lines: [
    'Describe an app in a sentence, shape its pages, and get a real React project: built, hosted and yours to download.',
    t('Sign up with this link and you both get {money} of credit for your first checkout.', {
      money: { amount: REWARD.amount, currency: CURRENCY },
    }),
  ],
  button: { label: 'Learn more', url: `${url}/sign-up?ref=${encodeURIComponent(code)}` },
});

export function rewardRoutes({ db, publicUrl }: Services): Handlers<keyof typeof rewardEndpoints> {
  return {
    'GET /api/user/rewards': async ({ session }) => {
      const rows = await db
        .selectFrom('rewards')
        .select(['id', 'email', 'sentAt', 'earnedAt'])
        .where('inviterId', '=', session.userId)
        .orderBy('sentAt', 'desc')
        .limit(200)
        .execute();
      return rows.map((row) => ({ ...row, sentAt: iso(row.sentAt), earnedAt: isoOrNull(row.earnedAt) }));
    },

    'POST /api/user/send-reward-emails': ({ session, body, write, language }) =>
      write(async (change) => {
        const user = await userById(change.trx, session.userId);
        if (!user) throw notFound('user');
        if (user.role !== 'User')
          throw new HttpError(
            'forbidden',
            'Administrators don’t earn credit, so they can’t send invitations.',
          );
        const emails = [...new Set(body.emails.map((one) => one.toLowerCase()))];
        if (emails.includes(user.email.toLowerCase()))
          throw invalid('emails', 'The list contains your own e-mail address.');
        const known = await change.trx
          .selectFrom('rewards')
          .select('email')
          .where('inviterId', '=', user.id)
          .where('email', 'in', emails)
          .execute();
        const before = new Set(known.map(({ email }) => email));
        const fresh = emails.filter((email) => !before.has(email));
        const { count } = await change.trx
          .selectFrom('rewards')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('inviterId', '=', user.id)
          .where('sentAt', '>', Date.now() - DAY)
          .executeTakeFirstOrThrow();
        if (count + fresh.length > REWARD.perDay)
          throw new HttpError(
            'limit_reached',
            t('You can invite {most} friends a day, and {left} more today.', {
              most: REWARD.perDay,
              left: Math.max(0, REWARD.perDay - count),
            }),
          );
        let sent = 0;
        for (const email of fresh) {
          if ((await unaskedWait(change.trx, email)) !== null) continue;
          sent += 1;
          await change.trx
            .insertInto('rewards')
            .values({
              id: newId(),
              inviterId: user.id,
              email,
              sentAt: Date.now(),
              friendId: null,
              earnedAt: null,
            })
            .execute();
          await mail(
            change,
            { email, locale: language },
            invitation(session.name, publicUrl(), user.referralCode),
          );
        }
        await change.record(user.id, null, { invited: sent });
        return { sent, skipped: emails.length - sent };
      }),
  };
}
