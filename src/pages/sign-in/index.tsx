import { useTexts } from '../../locales/use-texts.ts';
import { auth, keepWaiting, prefetchShell } from '../../components/form/auth.ts';
import { FormFailure, Submit, useAction, valueOf } from '../../components/form/action.tsx';
import { Field, PasswordField } from '../../components/form/field.tsx';
import { SimpleLayout } from '../../layouts/simple.tsx';
import { withRedirect } from '../../paths.ts';

export default function SignIn() {
  const { t } = useTexts('public');
  const query = new URLSearchParams(location.search);
  const { busy, failure, run, refuse } = useAction();
  const redirectUrl = query.get('redirectUrl');
  const labels = { email: t('email.label'), password: t('password.label') };

  async function send(form: FormData) {
    const email = valueOf(form, 'email').trim();
    const password = valueOf(form, 'password');
    const fields = {
      ...(email ? {} : { email: [t('form.required')] }),
      ...(password ? {} : { password: [t('form.required')] }),
    };
    if (Object.keys(fields).length > 0) return refuse(t('form.incomplete'), fields);
    const result = await run(() => auth.login({ email, password, redirectUrl }));
    if (result?.redirectTo) location.assign(result.redirectTo);
    else if (result?.error && 'code' in result.error && result.error.code === 'email_unverified') {
      keepWaiting(email);
      location.assign(`${withRedirect('/otp-verification', redirectUrl)}#again`);
    }
  }

  return (
    <SimpleLayout
      title={t('signIn.title')}
      why={redirectUrl ? t('signIn.whyBack') : t('signIn.why')}
      other={
        <>
          {t('signIn.new')} <a href={withRedirect('/sign-up', redirectUrl)}>{t('signIn.signUp')}</a>
        </>
      }
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <FormFailure failure={failure} labels={labels} />
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
          onInput={prefetchShell}
        />
        <Submit busy={busy} doing={t('signIn.doing')}>
          {t('signIn.submit')}
        </Submit>
      </form>
    </SimpleLayout>
  );
}
