import { Button, Pagination, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { notificationColumns } from '#contract/account/resources.ts';
import type { Notification } from '#contract/account/notifications.ts';
import { messageOf } from '../../api/errors.ts';
import { refreshResource, useCall, useCallList, useSend } from '../../api/queries.ts';
import { ButtonLink } from '../../components/page/button-link.tsx';
import { date } from '../../format/index.ts';
import { useListState } from '../../list-state/url-state.ts';
import { useLastPage } from '../../list-state/last-page.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { Empty, Failed, Loading } from '../../components/feedback/states.tsx';
import { Time } from '../../format/time.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { byDay } from './by-day.ts';
import './notification.css';

export default function Notifications() {
  const { t } = useTranslation('you');
  const [state, change] = useListState(notificationColumns);
  const unreadOnly = state.filters['unread']?.[0] === 'true';
  const list = useCallList(
    'GET /api/notifications',
    {
      query: {
        _start: (state.page - 1) * state.size,
        _end: state.page * state.size,
        ...(unreadOnly ? { unread: true } : {}),
      },
    },
    { keepPrevious: true },
  );
  const stats = useCall('GET /api/user/stats');
  const readAll = useSend('POST /api/notifications/read-all');
  const update = useSend('PATCH /api/notifications/:id');
  const callbacks = {
    onSuccess: () => refreshResource('notifications'),
    onError: (error: Error) => toast.error(messageOf(error)),
  };
  const rows = list.data?.rows ?? [];
  const total = list.data?.total ?? 0;
  useLastPage(state, list.isPlaceholderData ? undefined : list.data?.total, change);
  const setRead = (note: Notification, read: boolean) =>
    update.mutate({ params: { id: note.id }, body: { read } }, callbacks);

  return (
    <>
      <PageHead
        title={t('notes.title')}
        description={t('notes.why')}
        action={
          <Button
            loading={readAll.isPending}
            disabled={stats.data?.unread === 0}
            onClick={() => readAll.mutate({}, callbacks)}
          >
            {t('notes.readAll')}
          </Button>
        }
      />
      <Segmented
        className="notes-filter"
        aria-label={t('notes.filter')}
        value={unreadOnly ? 'unread' : 'all'}
        onChange={(value) => change({ unread: value === 'unread' ? 'true' : null })}
        options={[
          { value: 'all', label: t('notes.all') },
          { value: 'unread', label: t('notes.unread') },
        ]}
      />
      {list.isError && !list.data ? (
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Loading rows={6} />
      ) : rows.length === 0 ? (
        <Empty
          title={t(unreadOnly ? 'notes.noneUnread' : 'notes.none')}
          text={t('notes.noneText')}
          action={<ButtonLink to="/applications">{t('notes.toApps')}</ButtonLink>}
        />
      ) : (
        byDay(rows).map(({ day, notes }) => (
          <section key={day} className="notes-day" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>{date(`${day}T12:00`)}</h2>
            <ul>
              {notes.map((note) => (
                <li key={note.id} className={note.readAt === null ? 'notes-new' : undefined}>
                  <div>
                    <p className="notes-title">
                      {note.readAt === null && <span className="notes-mark">{t('notes.new')}</span>}
                      {note.link ? (
                        <Link to={note.link} onClick={() => note.readAt === null && setRead(note, true)}>
                          {note.title}
                        </Link>
                      ) : (
                        note.title
                      )}
                    </p>
                    <p>{note.body}</p>
                  </div>
                  <div className="notes-side">
                    <Time at={note.createdAt} />
                    <Button
                      size="small"
                      type="text"
                      onClick={() => setRead(note, note.readAt === null)}
                      aria-label={t(note.readAt === null ? 'notes.readOne' : 'notes.unreadOne', {
                        title: note.title,
                      })}
                    >
                      {t(note.readAt === null ? 'notes.read' : 'notes.keep')}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {total > state.size && (
        <Pagination
          align="end"
          current={state.page}
          pageSize={state.size}
          total={total}
          showSizeChanger={false}
          onChange={(page) => change({ page: page > 1 ? String(page) : null })}
        />
      )}
    </>
  );
}
