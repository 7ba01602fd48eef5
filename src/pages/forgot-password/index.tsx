import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { authProvider } from '../../providers/auth-instance.ts';
import { Submit, useAction, valueOf } from '../../components/form/action.tsx';
import { Field } from '../../components/form/field.tsx';
import { FormErrors } from '../../components/form/form-errors.tsx';
import { SimpleLayout } from '../../layouts/simple.tsx';

export default function ForgotPassword() {
  const { t } = useTexts('public');
  const { busy, failure, run, reject } = useAction();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(form: FormData) {
    const email = valueOf(form, 'email').trim();
    if (!email) return reject(t('form.incomplete'), { email: [t('form.enter.email')] });
    const result = await run(() => authProvider.forgotPassword({ email }));
    if (result?.success) setSentTo(email);
  }

  return (
    <SimpleLayout
      title={t('forgot.title')}
      description={sentTo ? undefined : t('forgot.why')}
      other={<a href="/sign-in">{t('forgot.back')}</a>}
    >
      {sentTo ? (
        <div className="simple-body form">
          <p className="note note-good" role="status">
            {t('forgot.sent', { email: sentTo })}
          </p>
          <p className="field-help">{t('forgot.missing')}</p>
          <button type="button" className="button" onClick={() => setSentTo(null)}>
            {t('forgot.again')}
          </button>
        </div>
      ) : (
        <form
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send(new FormData(event.currentTarget));
          }}
        >
          <FormErrors
            message={failure?.message}
            errors={failure?.fields}
            labels={{ email: t('email.label') }}
          />
          <Field
            name="email"
            type="email"
            label={t('email.label')}
            autoComplete="username"
            inputMode="email"
            autoFocus
            errors={failure?.fields.email}
          />
          <Submit busy={busy} doing={t('forgot.doing')}>
            {t('forgot.submit')}
          </Submit>
        </form>
      )}
    </SimpleLayout>
  );
}
