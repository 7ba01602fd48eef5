import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contract/account/sessions.ts';
import { messageOf } from '../../api/errors.ts';
import { useCall, useSend } from '../../api/queries.ts';
import { useDeviceName } from '../../format/device.ts';
import { timeZoneLabel } from '../../format/time-zone.ts';
import { Failed, Loading } from '../../components/feedback/states.tsx';
import { Time } from '../../format/time.tsx';
import { toast } from '../../components/feedback/toast.ts';
import './sessions.css';

/** The user's sessions, including those of support staff signed in as the user. */
export function Sessions({ heading }: { heading: string }) {
  const { t } = useTranslation('support');
  const sessions = useCall('GET /api/user/sessions', {}, { staleTime: 0 });
  const end = useSend('DELETE /api/user/sessions/:id');
  const ending = end.isPending ? end.variables.params.id : null;

  return (
    <>
      <h2 id={heading}>{t('sessions.title')}</h2>
      <p>{t('sessions.why')}</p>
      {sessions.isError && !sessions.data ? (
        <Failed error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : sessions.isPending ? (
        <Loading rows={3} />
      ) : (
        <ul className="sessions">
          {sessions.data.map((session) => (
            <Row
              key={session.id}
              session={session}
              ending={ending === session.id}
              onEnd={() =>
                end.mutate(
                  { params: { id: session.id } },
                  {
                    onSuccess: () => toast.success(t('sessions.ended')),
                    onError: (error) => toast.error(messageOf(error)),
                  },
                )
              }
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface RowProps {
  session: Session;
  ending: boolean;
  onEnd: () => void;
}

function Row({ session, ending, onEnd }: RowProps) {
  const { t, i18n } = useTranslation('support');
  const device = useDeviceName()(session.device);
  const { support } = session;
  const name = support ? t('sessions.support', { name: support.by || t('sessions.erased') }) : device;
  return (
    <li className={support ? 'session session-support' : 'session'}>
      <div>
        <p className="session-name">
          {name}
          {session.current && <span className="session-mark">{t('sessions.current')}</span>}
        </p>
        {support && <p className="session-reason">{t('sessions.reason', { reason: support.reason })}</p>}
        <p className="session-facts">
          {[support ? device : null, timeZoneLabel(session.timeZone, i18n.language), session.ip]
            .filter((fact) => fact !== null)
            .map((fact) => `${fact} · `)}
          {session.endedAt ? t('sessions.over') : t('sessions.used')}{' '}
          <Time at={session.endedAt ?? session.seenAt} />
        </p>
      </div>
      {!session.current && !session.endedAt && (
        <Button loading={ending} onClick={onEnd} aria-label={t('sessions.endOne', { name })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
