import { BellOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRole } from '../access/identity.ts';
import { refreshResource, useCallList, useSend } from '../api/queries.ts';
import { messageOf } from '../api/errors.ts';
import { Failed, Loading } from '../components/feedback/states.tsx';
import { Time } from '../format/time.tsx';
import { toast } from '../components/feedback/toast.ts';

function useUnread(): number {
  const unread = useCallList('GET /api/notifications', { query: { unread: true, _start: 0, _end: 1 } });
  return unread.data?.total ?? 0;
}

function Icon({ unread }: { unread: number }) {
  return (
    <>
      <BellOutlined />
      {unread > 0 && (
        <span className="bell-count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </>
  );
}

/** The number of unread notifications. A user goes to their notifications page; an administrator, who has none, opens a panel. */
export function Bell() {
  const role = useRole();
  return role === 'Admin' ? <BellPanel /> : <BellLink />;
}

function BellLink() {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  return (
    <Link className="head-button" to="/notification" aria-label={t('bell.label', { count: unread })}>
      <Icon unread={unread} />
    </Link>
  );
}

function BellPanel() {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        className="head-button"
        popoverTarget="bell-panel"
        aria-label={t('bell.label', { count: unread })}
      >
        <Icon unread={unread} />
      </button>
      <div
        id="bell-panel"
        className="panel bell-panel"
        popover="auto"
        ref={panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && <Latest onGo={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}

function Latest({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation('shell');
  const latest = useCallList('GET /api/notifications', { query: { _start: 0, _end: 12 } });
  const readAll = useSend('POST /api/notifications/read-all');
  const read = useSend('PATCH /api/notifications/:id');
  const refresh = () => refreshResource('notifications');
  const callbacks = { onSuccess: refresh, onError: (error: Error) => toast.error(messageOf(error)) };
  const rows = latest.data?.rows ?? [];

  return (
    <>
      <div className="bell-head">
        <h2>{t('bell.title')}</h2>
        {rows.some((row) => !row.readAt) && (
          <button type="button" disabled={readAll.isPending} onClick={() => readAll.mutate({}, callbacks)}>
            {t('bell.readAll')}
          </button>
        )}
      </div>
      {latest.isPending ? (
        <Loading rows={3} />
      ) : latest.isError ? (
        <Failed error={latest.error} onRetry={() => void latest.refetch()} />
      ) : rows.length === 0 ? (
        <p className="bell-none">{t('bell.none')}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.id} className={row.readAt ? 'bell-row' : 'bell-row bell-unread'}>
              {row.link ? (
                <Link
                  to={row.link}
                  onClick={() => {
                    if (!row.readAt) read.mutate({ params: { id: row.id }, body: { read: true } }, callbacks);
                    onGo();
                  }}
                >
                  {row.title}
                </Link>
              ) : (
                <strong>{row.title}</strong>
              )}
              {!row.readAt && <span className="visually-hidden">{t('bell.unread')}</span>}
              <p>{row.body}</p>
              <Time at={row.createdAt} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
