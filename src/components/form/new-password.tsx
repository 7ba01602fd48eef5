import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PasswordOwner } from '#contract/account/password-strength.ts';
import { PASSWORD } from '#contract/core/limits.ts';
import { useTexts } from '../../locales/use-texts.ts';
import type { AuthResult } from '../../providers/auth.ts';
import { type Failure, Submit, useAction, valueOf } from './action.tsx';
import { PasswordField } from './field.tsx';
import { FormErrors } from './form-errors.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { isEasyToGuess, prefetchStrength } from './use-password-strength.ts';

interface NewPasswordProps {
  label: string;
  /** Whose password it is, for the browser's password manager. */
  email?: string;
  save: (password: string) => Promise<AuthResult>;
  onSaved: () => void;
  /** What helps with a failure, below its message. */
  help?: (failure: Failure | null) => ReactNode;
}

/** The form that sets a password without asking for the one before. */
export function NewPassword({ label, email = '', save, onSaved, help }: NewPasswordProps) {
  const { t } = useTexts('public');
  const { busy, failure, run, reject } = useAction();
  const [typed, setTyped] = useState('');
  const owner: PasswordOwner = { email };

  async function send(form: FormData) {
    const password = valueOf(form, 'password');
    if (password.length < PASSWORD.min) {
      const short = t('password.tooShort', { count: PASSWORD.min });
      return reject(t('form.incomplete'), { password: [short] });
    }
    if (await isEasyToGuess(password, owner))
      return reject(t('form.incomplete'), { password: [t('password.tooEasy')] });
    const result = await run(() => save(password));
    if (result?.success) onSaved();
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
      <FormErrors message={failure?.message} errors={failure?.fields} labels={{ password: label }} />
      {help?.(failure)}
      {email && <input name="username" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        autoFocus
        onFocus={prefetchStrength}
        errors={failure?.fields.password}
        onInput={(event) => setTyped(event.currentTarget.value)}
        help={
          <>
            {t('password.rule', { count: PASSWORD.min })}
            <StrengthMeter password={typed} owner={owner} />
          </>
        }
      />
      <Submit busy={busy} doing={t('reset.doing')}>
        {t('reset.submit')}
      </Submit>
    </form>
  );
}
