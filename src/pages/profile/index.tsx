import { useTranslation } from 'react-i18next';
import { Segmented } from 'antd';
import { useCall } from '../../api/queries.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Failed, Loading } from '../../components/states.tsx';
import { useTheme } from '../../theme/store.ts';
import { NamesForm } from './names-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import './profile.css';

export default function Profile() {
  const { t } = useTranslation('you');
  const profile = useCall('GET /api/user/profile', {}, { staleTime: 0 });
  const mode = useTheme((theme) => theme.mode);
  const setMode = useTheme((theme) => theme.setMode);
  return (
    <>
      <PageHead title={t('profile.title')} why={t('profile.why')} />
      {profile.isError && !profile.data ? (
        <Failed error={profile.error} onRetry={() => void profile.refetch()} />
      ) : profile.isPending ? (
        <Loading rows={8} />
      ) : (
        <div className="profile">
          <section aria-labelledby="profile-names">
            <h2 id="profile-names">{t('profile.you')}</h2>
            <p className="profile-mail">{t('profile.signedInAs', { email: profile.data.email })}</p>
            <NamesForm profile={profile.data} reload={async () => (await profile.refetch()).data} />
          </section>
          <section aria-labelledby="profile-password">
            <h2 id="profile-password">{t('profile.password')}</h2>
            <p>{t('profile.passwordWhy')}</p>
            <PasswordForm />
          </section>
          <section aria-labelledby="profile-sessions">
            <Sessions heading="profile-sessions" />
          </section>
          <section aria-labelledby="profile-look">
            <h2 id="profile-look">{t('profile.look')}</h2>
            <Segmented
              aria-label={t('profile.mode')}
              value={mode}
              onChange={(value) => setMode(value === 'dark' ? 'dark' : 'light')}
              options={[
                { value: 'light', label: t('profile.light') },
                { value: 'dark', label: t('profile.dark') },
              ]}
            />
          </section>
        </div>
      )}
    </>
  );
}
