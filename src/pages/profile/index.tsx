import { useTranslation } from 'react-i18next';
import { Segmented } from 'antd';
import { useCall } from '../../api/queries.ts';
import { LanguageSelect } from '../../components/form/language-select.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { Failed, Loading } from '../../components/feedback/states.tsx';
import { keepLanguage } from '../../layouts/keep-language.ts';
import { MODES, useTheme } from '../../theme/store.ts';
import { AddressForm } from './address.tsx';
import { AvatarField } from './avatar.tsx';
import { Connected } from './connected.tsx';
import { DeleteOwn, ExportOwn } from './leave.tsx';
import { NamesForm } from './names-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { Told } from './told.tsx';
import './profile.css';

export default function Profile() {
  const { t } = useTranslation('you');
  const profile = useCall('GET /api/user/profile', {}, { staleTime: 0 });
  const mode = useTheme((theme) => (theme.followSystem ? 'system' : theme.mode));
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
            <section aria-labelledby="profile-address">
              <h2 id="profile-address">{t('address.title')}</h2>
              <p>{t('address.why', { email: profile.data.email })}</p>
              <AddressForm />
            </section>
            <Connected />
          </div>
          <div>
            <section aria-labelledby="profile-sessions">
              <Sessions heading="profile-sessions" />
            </section>
            <section aria-labelledby="profile-told">
              <h2 id="profile-told">{t('told.title')}</h2>
              <p>{t('told.why')}</p>
              <Told />
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
                <LanguageSelect onChosen={(language) => void keepLanguage(language)} />
              </div>
            </section>
            <section aria-labelledby="profile-export">
              <h2 id="profile-export">{t('leave.exportTitle')}</h2>
              <p>{t('leave.exportWhy')}</p>
              <ExportOwn />
            </section>
            <section aria-labelledby="profile-leave">
              <h2 id="profile-leave">{t('leave.title')}</h2>
              <p>{t('leave.why')}</p>
              <DeleteOwn />
            </section>
          </div>
        </div>
      )}
    </>
  );
}
