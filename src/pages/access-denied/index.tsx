import { useTexts } from '../../locales/use-texts.ts';
import { isAuthenticated, useSession } from '../../api/session.ts';
import { authProvider } from '../../providers/auth-instance.ts';
import { SimpleLayout } from '../../layouts/simple.tsx';
import './access-denied.css';

export default function AccessDenied() {
  const { t } = useTexts('public');
  const query = new URLSearchParams(location.search);
  const user = useSession((session) => session.user);
  const deniedPath = query.get('path');
  const signedIn = isAuthenticated();
  return (
    <SimpleLayout title={t('denied.title')}>
      <div className="simple-body form">
        {deniedPath && (
          <p>
            {t('denied.path')} <code className="denied-path">{deniedPath}</code>
          </p>
        )}
        <p>
          {signedIn && user ? t('denied.why', { email: user.email, role: user.role }) : t('denied.visitor')}
        </p>
        <p className="denied-ways">
          <a className="button button-primary" href={signedIn ? '/home' : '/landing'}>
            {t(signedIn ? 'denied.home' : 'denied.landing')}
          </a>
          {signedIn && (
            <button type="button" className="button" onClick={() => void authProvider.logout()}>
              {t('denied.signOut')}
            </button>
          )}
        </p>
      </div>
    </SimpleLayout>
  );
}
