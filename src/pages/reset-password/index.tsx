import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { authProvider } from '../../providers/auth-instance.ts';
import { NewPassword } from '../../components/form/new-password.tsx';
import { SimpleLayout } from '../../layouts/simple.tsx';

export default function ResetPassword() {
  const { t } = useTexts('public');
  const query = new URLSearchParams(location.search);
  const [done, setDone] = useState(false);
  const token = query.get('token');

  if (done) {
    return (
      <SimpleLayout title={t('reset.done')} description={t('reset.doneWhy')}>
        <p className="simple-body">
          <a className="button button-primary" href="/sign-in">
            {t('reset.signIn')}
          </a>
        </p>
      </SimpleLayout>
    );
  }
  if (!token) {
    return (
      <SimpleLayout title={t('reset.cold')} description={t('reset.coldWhy')}>
        <p className="simple-body">
          <a className="button button-primary" href="/forgot-password">
            {t('reset.ask')}
          </a>
        </p>
      </SimpleLayout>
    );
  }
  return (
    <SimpleLayout title={t('reset.title')} description={t('reset.why')}>
      <NewPassword
        label={t('password.new')}
        save={(password) => authProvider.updatePassword({ token, password })}
        onSaved={() => setDone(true)}
        help={(failure) =>
          failure?.code === 'link_expired' && (
            <p>
              <a href="/forgot-password">{t('reset.ask')}</a>
            </p>
          )
        }
      />
    </SimpleLayout>
  );
}
