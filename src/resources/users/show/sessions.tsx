import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contract/account/sessions.ts';
import { messageOf } from '../../../api/errors.ts';
import { useCall, useSend } from '../../../api/queries.ts';
import { useDeviceName } from '../../../format/device.ts';
import { timeZoneLabel } from '../../../format/time-zone.ts';
import { Empty, Failed, Loading } from '../../../components/feedback/states.tsx';
import { Time } from '../../../format/time.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { ROWS, ShortTable } from './short-table.tsx';

/** A user's sessions, including support sessions; active ones can be ended. */
export function Sessions({ id }: { id: string }) {
  const { t, i18n } = useTranslation(['user', 'support']);
  const deviceName = useDeviceName();
  const sessions = useCall('GET /api/admin/users/:id/sessions', { params: { id } }, { staleTime: 0 });
  const revoke = useSend('DELETE /api/admin/users/:id/sessions/:sessionId');
  const revoking = revoke.isPending ? revoke.variables.params.sessionId : null;

  if (sessions.isError && !sessions.data)
    return <Failed error={sessions.error} onRetry={() => void sessions.refetch()} />;
  if (sessions.isPending) return <Loading rows={5} />;
  if (sessions.data.length === 0)
    return <Empty title={t('empty.sessions.title')} text={t('empty.sessions.text')} />;

  const nameOf = ({ device, support }: Session) =>
    support
      ? t('support:sessions.support', { name: support.by || t('support:sessions.erased') })
      : deviceName(device);
  const place = ({ timeZone }: Session) => timeZoneLabel(timeZone, i18n.language);

  const seen = ({ endedAt, seenAt }: Session) => (
    <>
      {endedAt && `${t('support:sessions.over')} `}
      <Time at={endedAt ?? seenAt} />
    </>
  );

  function end(session: Session): void {
    revoke.mutate(
      { params: { id, sessionId: session.id } },
      {
        onSuccess: () => toast.success(t('session.revoked', { device: nameOf(session) })),
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  }

  return (
    <ShortTable<Session>
      label={t('tabs.sessions')}
      dataSource={sessions.data}
      pagination={{ pageSize: ROWS }}
      columns={[
        {
          key: 'device',
          title: t('session.device'),
          render: (session) => (
            <>
              <strong>{nameOf(session)}</strong>
              {session.current && <span className="user-mark">{t('support:sessions.current')}</span>}
              {session.support && (
                <span className="user-reason">
                  {t('support:sessions.reason', { reason: session.support.reason })}
                </span>
              )}
              <span className="cell-detail">
                {[place(session), session.ip].filter((fact) => fact !== null).join(' · ')}
                <br />
                {seen(session)}
              </span>
            </>
          ),
        },
        {
          key: 'place',
          title: t('session.place'),
          responsive: ['sm'],
          render: (session) => place(session) ?? '–',
        },
        { key: 'ip', title: t('session.ip'), responsive: ['sm'], render: ({ ip }) => ip ?? '–' },
        {
          key: 'seenAt',
          title: t('session.seen'),
          responsive: ['sm'],
          render: seen,
        },
        {
          key: 'actions',
          title: <span className="visually-hidden">{t('shell:table.actions')}</span>,
          align: 'end',
          render: (session) =>
            !session.current &&
            !session.endedAt && (
              <Button
                loading={revoking === session.id}
                onClick={() => end(session)}
                aria-label={t('support:sessions.endOne', { name: nameOf(session) })}
              >
                {t('support:sessions.end')}
              </Button>
            ),
        },
      ]}
    />
  );
}
