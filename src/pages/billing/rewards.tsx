import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REWARD } from '#contract/core/limits.ts';
import { CURRENCY } from '#contract/builder/plans.ts';
import { messageOf } from '../../api/errors.ts';
import { useCall, useSend } from '../../api/queries.ts';
import { money } from '../../format/index.ts';
import { Failed } from '../../components/feedback/states.tsx';
import { Time } from '../../format/time.tsx';
import { toast } from '../../components/feedback/toast.ts';

/** Referrals: invites friends by link or e-mail and shows the credit earned. */
export function Rewards() {
  const { t } = useTranslation('you');
  const profile = useCall('GET /api/user/profile');
  const invited = useCall('GET /api/user/rewards');
  const send = useSend('POST /api/user/send-reward-emails');
  const [text, setText] = useState('');
  const [formError, setFormError] = useState<string | null>(null);
  const amount = money(REWARD.amount, CURRENCY);
  const link = profile.data ? `${location.origin}/sign-up?ref=${profile.data.referralCode}` : '';
  const emails = text.split(/[\s,;]+/).filter(Boolean);

  return (
    <section className="rewards" aria-labelledby="rewards-title">
      <div>
        <h2 id="rewards-title">{t('rewards.title')}</h2>
        <p>{t('rewards.why', { amount })}</p>
        <label htmlFor="rewards-link">{t('rewards.link')}</label>
        <div className="rewards-line">
          <Input
            id="rewards-link"
            readOnly
            dir="ltr"
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Button
            disabled={!link}
            onClick={() => {
              navigator.clipboard.writeText(link).then(
                () => toast.success(t('rewards.copied'), 'copied'),
                (error: unknown) => toast.error(messageOf(error)),
              );
            }}
          >
            {t('rewards.copy')}
          </Button>
        </div>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setFormError(null);
          send.mutate(
            { body: { emails } },
            {
              onSuccess({ sent, skipped }) {
                setText('');
                if (sent > 0) toast.success(t('rewards.sent', { count: sent }));
                if (skipped > 0) toast.info(t('rewards.skipped', { count: skipped }));
              },
              onError: (error) =>
                setFormError([messageOf(error), ...Object.values(error.fields).flat()].join(' ')),
            },
          );
        }}
      >
        <label htmlFor="rewards-emails">{t('rewards.emails')}</label>
        <Input.TextArea
          id="rewards-emails"
          dir="ltr"
          value={text}
          autoSize={{ minRows: 2, maxRows: 6 }}
          aria-describedby="rewards-help"
          aria-invalid={formError !== null}
          onChange={(event) => setText(event.target.value)}
        />
        <p id="rewards-help" className="rewards-help">
          {t('rewards.help')}
        </p>
        {formError && (
          <p role="alert" className="rewards-fault">
            {formError}
          </p>
        )}
        <Button htmlType="submit" loading={send.isPending} disabled={emails.length === 0}>
          {t('rewards.send')}
        </Button>
      </form>
      {invited.isError ? (
        <Failed error={invited.error} onRetry={() => void invited.refetch()} />
      ) : invited.data && invited.data.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rewards.invited')}</th>
              <th scope="col">{t('rewards.state')}</th>
              <th scope="col">{t('rewards.when')}</th>
            </tr>
          </thead>
          <tbody>
            {invited.data.map(({ id, email, sentAt, earnedAt }) => (
              <tr key={id}>
                <td>{email}</td>
                <td>{earnedAt ? t('rewards.earned', { amount }) : t('rewards.waiting')}</td>
                <td>
                  <Time at={earnedAt ?? sentAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        invited.data && <p className="rewards-help">{t('rewards.none')}</p>
      )}
    </section>
  );
}
