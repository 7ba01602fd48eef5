import { useTranslation } from 'react-i18next';
import { Segmented } from 'antd';
import { useCall } from '../../api/queries.ts';
import { LanguageSelect } from '../../components/form/language-select.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { Failed, Loading } from '../../components/feedback/states.tsx';
import { saveLanguage } from '../../layouts/save-language.ts';
import { MODES, useTheme } from '../../theme/store.ts';
import { EmailForm } from './email-form.tsx';
import { AvatarField } from './avatar.tsx';
import { Connected } from './connected.tsx';
import { DeleteAccount, ExportData } from './account-data.tsx';
import { NamesForm } from './names-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import './profile.css';

export default function Profile() {
  const { t } = useTranslation('you');
  const profile = useCall('GET /api/user/profile', {}, { staleTime: 0 });
  const mode = useTheme((theme) => (theme.followSystem ? 'system' : theme.mode));
  const setMode = useTheme((theme) => theme.setMode);
  return (
    <>
      <PageHead title={t('profile.title')} description={t('profile.why')} />
      {profile.isError && !profile.data ? (
        <Failed error={profile.error} onRetry={() => void profile.refetch()} />
      ) : profile.isPending ? (
        <Loading rows={8} />
      ) : (
        <div className="profile">
          <div>
            <section aria-labelledby="profile-names">
              <h2 id="profile-names">{t('profile.you')}</h2>
              <p className="profile-mail">{t('profile.signedInAs', { email: profile.data.email })}</p>
              <AvatarField />
              <NamesForm profile={profile.data} reload={async () => (await profile.refetch()).data} />
            </section>
            <section aria-labelledby="profile-password">
              <h2 id="profile-password">{t('profile.password')}</h2>
              <p>{t('profile.passwordWhy')}</p>
              <PasswordForm />
            </section>
            <section aria-labelledby="profile-email">
              <h2 id="profile-email">{t('email.title')}</h2>
              <p>{t('email.why', { email: profile.data.email })}</p>
              <EmailForm />
            </section>
            <Connected />
          </div>
          <div>
            <section aria-labelledby="profile-sessions">
              <Sessions heading="profile-sessions" />
            </section>
            <section aria-labelledby="profile-notifications">
              <h2 id="profile-notifications">{t('notificationSettings.title')}</h2>
              <p>{t('notificationSettings.why')}</p>
              <NotificationSettings />
            </section>
            <section aria-labelledby="profile-look">
              <h2 id="profile-look">{t('profile.look')}</h2>
              <p>{t('profile.lookWhy')}</p>
              <div className="profile-look">
                <Segmented
                  aria-label={t('profile.mode')}
                  value={mode}
                  onChange={setMode}
                  options={MODES.map((value) => ({ value, label: t(`profile.${value}`) }))}
                />
                <LanguageSelect onChosen={(language) => void saveLanguage(language)} />
              </div>
            </section>
            <section aria-labelledby="profile-export">
              <h2 id="profile-export">{t('accountData.exportTitle')}</h2>
              <p>{t('accountData.exportWhy')}</p>
              <ExportData />
            </section>
            <section aria-labelledby="profile-delete">
              <h2 id="profile-delete">{t('accountData.title')}</h2>
              <p>{t('accountData.why')}</p>
              <DeleteAccount />
            </section>
          </div>
        </div>
      )}
    </>
  );
}
