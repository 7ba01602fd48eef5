import { useTexts } from '../../locales/use-texts.ts';
import { keepPendingVerification } from '../../api/verification.ts';
import { authProvider } from '../../providers/auth-instance.ts';
import { Submit, useAction, valueOf } from '../../components/form/action.tsx';
import { Field, PasswordField } from '../../components/form/field.tsx';
import { FormErrors } from '../../components/form/form-errors.tsx';
import { SimpleLayout } from '../../layouts/simple.tsx';
import { useEffect, useRef } from 'react';
import { oauthMessage, Providers } from './providers.tsx';
import './sign-in.css';
import { withRedirect } from '../../paths.ts';

export default function SignIn() {
  const { t } = useTexts('public');
  const query = new URLSearchParams(location.search);
  const { busy, failure, run, reject } = useAction();
  const redirectUrl = query.get('redirectUrl');
  const labels = { email: t('email.label'), password: t('password.label') };

  const oauthError = oauthMessage(query, t);
  const code = query.get('code');
  useOnce(code !== null, () => {
    // The code can be used only once, so a reload must not send it again.
    query.delete('code');
    history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query.toString()}` : ''}`);
    void run(() => authProvider.exchange({ code: code ?? '', redirectUrl })).then((result) => {
      if (result?.redirectTo) location.assign(result.redirectTo);
    });
  });

  async function send(form: FormData) {
    const email = valueOf(form, 'email').trim();
    const password = valueOf(form, 'password');
    const fields = {
      ...(email ? {} : { email: [t('form.enter.email')] }),
      ...(password ? {} : { password: [t('form.enter.password')] }),
    };
    if (Object.keys(fields).length > 0) return reject(t('form.incomplete'), fields);
    const result = await run(() => authProvider.login({ email, password, redirectUrl }));
    if (result?.redirectTo) location.assign(result.redirectTo);
    else if (result?.error && 'code' in result.error && result.error.code === 'email_unverified') {
      keepPendingVerification(email);
      location.assign(`${withRedirect('/otp-verification', redirectUrl)}#again`);
    }
  }

  return (
    <SimpleLayout
      title={t('signIn.title')}
      description={redirectUrl ? t('signIn.whyBack') : t('signIn.why')}
      other={
        <>
          {t('signIn.new')} <a href={withRedirect('/sign-up', redirectUrl)}>{t('signIn.signUp')}</a>
        </>
      }
    >
      {oauthError && (
        <p role="alert" className="sign-in-notice">
          {oauthError}
        </p>
      )}
      <Providers redirectUrl={redirectUrl} />
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <FormErrors message={failure?.message} errors={failure?.fields} labels={labels} />
        <Field
          name="email"
          type="email"
          label={labels.email}
          autoComplete="username"
          inputMode="email"
          autoFocus
          errors={failure?.fields.email}
        />
        <PasswordField
          name="password"
          label={labels.password}
          autoComplete="current-password"
          aside={<a href="/forgot-password">{t('signIn.forgot')}</a>}
          errors={failure?.fields.password}
        />
        <Submit busy={busy} doing={t('signIn.doing')}>
          {t('signIn.submit')}
        </Submit>
      </form>
    </SimpleLayout>
  );
}

/** Runs an effect once, even in Strict Mode. */
function useOnce(condition: boolean, effect: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!condition || done.current) return;
    done.current = true;
    effect();
  });
}
