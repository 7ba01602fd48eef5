import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PROVIDER_NAMES } from '#contract/account/oauth-names.ts';
import { messageOf } from '../../api/errors.ts';
import { useCall, useSend } from '../../api/queries.ts';
import { date } from '../../format/index.ts';
import { toast } from '../../components/feedback/toast.ts';

/** Linked sign-in providers; empty where this site has none. */
export function Connected() {
  const { t } = useTranslation('you');
  const providers = useCall('GET /api/auth/providers');
  const identities = useCall('GET /api/user/identities');
  const remove = useSend('DELETE /api/user/identities/:provider');
  if (!identities.data || (identities.data.length === 0 && (providers.data ?? []).length === 0)) return null;
  return (
    <section aria-labelledby="profile-connected">
      <h2 id="profile-connected">{t('connected.title')}</h2>
      <p>{t('connected.why')}</p>
      {identities.data.length === 0 && <p>{t('connected.none')}</p>}
      <ul className="profile-connected">
        {identities.data.map(({ provider, createdAt }) => (
          <li key={provider}>
            <span>
              <strong>{PROVIDER_NAMES[provider]}</strong> {date(createdAt)}
            </span>
            <Button
              loading={remove.isPending}
              onClick={() =>
                remove.mutate(
                  { params: { provider } },
                  {
                    onSuccess: () =>
                      toast.success(t('connected.removed', { provider: PROVIDER_NAMES[provider] })),
                    onError: (error) => toast.error(messageOf(error)),
                  },
                )
              }
            >
              {t('connected.remove', { provider: PROVIDER_NAMES[provider] })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
