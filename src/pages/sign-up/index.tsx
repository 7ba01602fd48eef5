import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { PASSWORD } from '#contract/core/limits.ts';
import { removeSketch, storedSketch } from '../../api/sketch.ts';
import { AppPicture } from '../../components/app-picture/index.tsx';
import { lookOf } from '../../components/app-picture/look.ts';
import { keepPendingVerification } from '../../api/verification.ts';
import { authProvider } from '../../providers/auth-instance.ts';
import { Submit, useAction, valueOf } from '../../components/form/action.tsx';
import { Field, PasswordField } from '../../components/form/field.tsx';
import { FormErrors } from '../../components/form/form-errors.tsx';
import { StrengthMeter } from '../../components/form/strength-meter.tsx';
import { isEasyToGuess, prefetchStrength } from '../../components/form/use-password-strength.ts';
import { SimpleLayout } from '../../layouts/simple.tsx';
import { withRedirect } from '../../paths.ts';
import './sign-up.css';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;

export default function SignUp() {
  const { t } = useTexts('public');
  const query = new URLSearchParams(location.search);
  const { busy, failure, run, reject } = useAction();
  const [sketch] = useState(storedSketch);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const redirectUrl = query.get('redirectUrl');
  const referralCode = query.get('ref')?.slice(0, 40);
  const labels = {
    firstName: t('firstName.label'),
    lastName: t('lastName.label'),
    email: t('email.label'),
    password: t('password.label'),
  };

  async function send(form: FormData) {
    const values = {
      firstName: valueOf(form, 'firstName').trim(),
      lastName: valueOf(form, 'lastName').trim(),
      email: valueOf(form, 'email').trim(),
      password: valueOf(form, 'password'),
    };
    const fields: Record<string, string[]> = {};
    for (const name of FIELDS) if (!values[name]) fields[name] = [t(`form.enter.${name}`)];
    if (values.password && values.password.length < PASSWORD.min)
      fields.password = [t('password.tooShort', { count: PASSWORD.min })];
    else if (values.password && (await isEasyToGuess(values.password, values)))
      fields.password = [t('password.tooEasy')];
    if (Object.keys(fields).length > 0) return reject(t('form.incomplete'), fields);
    const result = await run(() =>
      authProvider.register({
        ...values,
        ...(sketch ? { sketch } : {}),
        ...(referralCode ? { referralCode } : {}),
      }),
    );
    if (!result?.success || !result.redirectTo) return;
    removeSketch();
    keepPendingVerification(values.email);
    location.assign(withRedirect(result.redirectTo, redirectUrl));
  }

  const text = (name: (typeof FIELDS)[number], autoComplete: string) => ({
    name,
    label: labels[name],
    autoComplete,
    errors: failure?.fields[name],
    onInput: (event: React.FormEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget;
      setTyped((before) => ({ ...before, [name]: value }));
    },
  });

  return (
    <SimpleLayout
      title={t('signUp.title')}
      description={t(sketch ? 'signUp.whySketch' : 'signUp.why')}
      beside={
        sketch && (
          <figure className="sign-up-sketch">
            <AppPicture blueprint={sketch.blueprint} look={lookOf(sketch.blueprint)} />
            <figcaption>
              <strong>{sketch.blueprint.name}</strong>
              <span>{t('signUp.kept', { description: sketch.description })}</span>
            </figcaption>
          </figure>
        )
      }
      other={
        <>
          {t('signUp.known')}{' '}
          <a href={withRedirect('/sign-in', redirectUrl ?? (sketch ? '/create-project' : null))}>
            {t('signUp.signIn')}
          </a>
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
        <FormErrors message={failure?.message} errors={failure?.fields} labels={labels} />
        <div className="form-pair">
          <Field {...text('firstName', 'given-name')} maxLength={80} autoFocus />
          <Field {...text('lastName', 'family-name')} maxLength={80} />
        </div>
        <Field {...text('email', 'email')} type="email" inputMode="email" help={t('signUp.emailHelp')} />
        <PasswordField
          {...text('password', 'new-password')}
          onFocus={prefetchStrength}
          help={
            <>
              {t('password.rule', { count: PASSWORD.min })}
              <StrengthMeter password={typed.password ?? ''} owner={typed} />
            </>
          }
        />
        <Submit busy={busy} doing={t('signUp.doing')}>
          {t('signUp.submit')}
        </Submit>
        <p className="field-help">
          {t('signUp.agree')} <a href="/terms-and-conditions">{t('signUp.terms')}</a> ·{' '}
          <a href="/privacy-policy">{t('signUp.privacy')}</a>
        </p>
      </form>
    </SimpleLayout>
  );
}
