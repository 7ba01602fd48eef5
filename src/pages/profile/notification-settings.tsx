import { useTranslation } from 'react-i18next';
import { CHANNELS, CHOSEN_KINDS } from '#contract/account/notification-kinds.ts';
import type { NotificationPreferences } from '#contract/account/notifications.ts';
import { messageOf } from '../../api/errors.ts';
import { queryClient, useCall, useSend } from '../../api/queries.ts';
import { Failed, Loading } from '../../components/feedback/states.tsx';
import { toast } from '../../components/feedback/toast.ts';

const KEY = 'GET /api/user/notification-preferences';

/** Notification settings; each choice is saved at once. */
export function NotificationSettings() {
  const { t } = useTranslation('you');
  const preferences = useCall(KEY);
  const save = useSend('PUT /api/user/notification-preferences');
  if (preferences.isError)
    return <Failed error={preferences.error} onRetry={() => void preferences.refetch()} />;
  if (!preferences.data) return <Loading rows={4} />;
  const current = preferences.data;
  const showAtOnce = (next: NotificationPreferences) => queryClient.setQueryData([KEY, null, null], next);
  return (
    <table className="profile-notifications">
      <thead>
        <tr>
          <th scope="col">{t('notificationSettings.kind')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`notificationSettings.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHOSEN_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`notificationSettings.kinds.${kind}`)}</th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <input
                  type="checkbox"
                  className="check"
                  aria-label={t('notificationSettings.label', {
                    kind: t(`notificationSettings.kinds.${kind}`),
                    channel: t(`notificationSettings.${channel}`),
                  })}
                  checked={current[kind][channel]}
                  onChange={(event) => {
                    const next = {
                      ...current,
                      [kind]: { ...current[kind], [channel]: event.target.checked },
                    };
                    showAtOnce(next);
                    save.mutate(
                      { body: next },
                      {
                        onSuccess: () =>
                          toast.success(t('notificationSettings.saved'), 'notification-settings'),
                        onError: (error) => {
                          showAtOnce(current);
                          toast.error(messageOf(error));
                        },
                      },
                    );
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
