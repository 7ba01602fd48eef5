import { useSession } from '../../api/session.ts';
import { authProvider } from '../../providers/auth-instance.ts';
import { NewPassword } from '../../components/form/new-password.tsx';
import { SimpleLayout } from '../../layouts/simple.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { safeRedirect } from '../../paths.ts';

/** Choosing a first password, after a code opened an account that has none. Until then every other page redirects here. */
export function FirstPassword() {
  const { t } = useTexts('public');
  const email = useSession(({ user }) => user?.email ?? '');
  const redirectUrl = new URLSearchParams(location.search).get('redirectUrl');
  return (
    <SimpleLayout
      title={t('first.title')}
      description={
        <>
          {t('first.why')} <strong className="otp-address">{email}</strong>
        </>
      }
      other={
        <button type="button" className="button-plain" onClick={() => void authProvider.logout()}>
          {t('first.signOut')}
        </button>
      }
    >
      <p className="note">{t('first.several')}</p>
      <NewPassword
        label={t('password.label')}
        email={email}
        save={(password) => authProvider.firstPassword({ password })}
        onSaved={() => location.assign(safeRedirect(redirectUrl))}
      />
    </SimpleLayout>
  );
}
