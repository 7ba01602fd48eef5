import { useTranslation } from 'react-i18next';
import { CHANNELS, CHOSEN_KINDS } from '#contract/account/notification-kinds.ts';
import type { NotificationPreferences } from '#contract/account/notifications.ts';
import { messageOf } from '../../api/errors.ts';
import { queryClient, useCall, useSend } from '../../api/queries.ts';
import { Failed, Loading } from '../../components/feedback/states.tsx';
import { toast } from '../../components/feedback/toast.ts';

const KEY = 'GET /api/user/notification-preferences';

/** How one hears of each kind of thing; a choice is taken up at once. */
export function Told() {
  const { t } = useTranslation('you');
  const told = useCall(KEY);
  const save = useSend('PUT /api/user/notification-preferences');
  if (told.isError) return <Failed error={told.error} onRetry={() => void told.refetch()} />;
  if (!told.data) return <Loading rows={4} />;
  const chosen = told.data;
  const show = (next: NotificationPreferences) => queryClient.setQueryData([KEY, null, null], next);
  return (
    <table className="profile-told">
      <thead>
        <tr>
          <th scope="col">{t('told.kind')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`told.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHOSEN_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`told.kinds.${kind}`)}</th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <input
                  type="checkbox"
                  className="check"
                  aria-label={t('told.label', {
                    kind: t(`told.kinds.${kind}`),
                    channel: t(`told.${channel}`),
                  })}
                  checked={chosen[kind][channel]}
                  onChange={(event) => {
                    const next = {
                      ...chosen,
                      [kind]: { ...chosen[kind], [channel]: event.target.checked },
                    };
                    show(next);
                    save.mutate(
                      { body: next },
                      {
                        onSuccess: () => toast.success(t('told.saved'), 'told'),
                        onError: (error) => {
                          show(chosen);
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
