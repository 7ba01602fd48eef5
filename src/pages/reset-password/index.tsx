import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { PASSWORD } from '#contract/limits.ts';
import { auth } from '../../components/form/auth.ts';
import { FormFailure, Submit, useAction, valueOf } from '../../components/form/action.tsx';
import { PasswordField } from '../../components/form/field.tsx';
import { StrengthMeter } from '../../components/form/strength-meter.tsx';
import { SimpleLayout } from '../../layouts/simple.tsx';

export default function ResetPassword() {
  const { t } = useTexts('public');
  const query = new URLSearchParams(location.search);
  const [done, setDone] = useState(false);
  const token = query.get('token');

  if (done) {
    return (
      <SimpleLayout title={t('reset.done')} why={t('reset.doneWhy')}>
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
      <SimpleLayout title={t('reset.cold')} why={t('reset.coldWhy')}>
        <p className="simple-body">
          <a className="button button-primary" href="/forgot-password">
            {t('reset.ask')}
          </a>
        </p>
      </SimpleLayout>
    );
  }
  return (
    <SimpleLayout title={t('reset.title')} why={t('reset.why')}>
      <NewPassword token={token} onDone={() => setDone(true)} />
    </SimpleLayout>
  );
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTexts('public');
  const { busy, failure, run, refuse } = useAction();
  const [typed, setTyped] = useState('');

  async function send(form: FormData) {
    const password = valueOf(form, 'password');
    if (password.length < PASSWORD.min) {
      const short = t('password.tooShort', { count: PASSWORD.min });
      return refuse(t('form.incomplete'), { password: [short] });
    }
    const result = await run(() => auth.updatePassword({ token, password }));
    if (result?.success) onDone();
  }

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <FormFailure failure={failure} labels={{ password: t('password.new') }} />
      {failure?.code === 'link_expired' && (
        <p>
          <a href="/forgot-password">{t('reset.ask')}</a>
        </p>
      )}
      <PasswordField
        name="password"
        label={t('password.new')}
        autoComplete="new-password"
        autoFocus
        errors={failure?.fields.password}
        onInput={(event) => setTyped(event.currentTarget.value)}
        help={
          <>
            {t('password.rule', { count: PASSWORD.min })}
            <StrengthMeter password={typed} own={[]} />
          </>
        }
      />
      <Submit busy={busy} doing={t('reset.doing')}>
        {t('reset.submit')}
      </Submit>
    </form>
  );
}
