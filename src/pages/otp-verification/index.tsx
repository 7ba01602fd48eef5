import { useEffect, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { CODE } from '#contract/core/limits.ts';
import { CallError } from '../../api/call.ts';
import { isAuthenticated } from '../../api/session.ts';
import {
  dropPendingVerification,
  keepPendingVerification,
  pendingVerification,
} from '../../api/verification.ts';
import { authProvider } from '../../providers/auth-instance.ts';
import { Submit, useAction, valueOf } from '../../components/form/action.tsx';
import { Field } from '../../components/form/field.tsx';
import { FormErrors } from '../../components/form/form-errors.tsx';
import { SimpleLayout } from '../../layouts/simple.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { FirstPassword } from './first-password.tsx';
import './otp.css';

/** A signed-in user comes here only to choose a first password. */
export default function OtpVerification() {
  return isAuthenticated() ? <FirstPassword /> : <ConfirmEmail />;
}

function ConfirmEmail() {
  const { t } = useTexts('public');
  const [person, setPerson] = useState(pendingVerification);
  return person ? (
    <EnterCode
      email={person.email}
      until={person.until}
      onUseOtherEmail={() => {
        dropPendingVerification();
        setPerson(null);
      }}
    />
  ) : (
    <SimpleLayout
      title={t('otp.cold')}
      description={t('otp.coldWhy')}
      other={<a href="/sign-in">{t('otp.toSignIn')}</a>}
    >
      <RequestCode onSent={() => setPerson(pendingVerification())} />
    </SimpleLayout>
  );
}

/** Without a known e-mail address: asks for it and requests a new code. */
function RequestCode({ onSent }: { onSent: () => void }) {
  const { t } = useTexts('public');
  const { busy, failure, run, reject } = useAction();
  async function send(form: FormData) {
    const email = valueOf(form, 'email').trim();
    if (!email) return reject(t('form.incomplete'), { email: [t('form.enter.email')] });
    const result = await run(() => authProvider.resend({ email }));
    if (!result?.success) return;
    keepPendingVerification(email, result.retryAfter);
    onSent();
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
      <FormErrors message={failure?.message} errors={failure?.fields} labels={{ email: t('email.label') }} />
      <Field
        name="email"
        type="email"
        label={t('email.label')}
        autoComplete="email"
        inputMode="email"
        autoFocus
        errors={failure?.fields.email}
      />
      <Submit busy={busy} doing={t('otp.sending')}>
        {t('otp.send')}
      </Submit>
    </form>
  );
}

interface EnterCodeProps {
  email: string;
  until: number;
  onUseOtherEmail: () => void;
}

function EnterCode({ email, until, onUseOtherEmail }: EnterCodeProps) {
  const { t } = useTexts('public');
  const query = new URLSearchParams(location.search);
  // Sign-in adds this hash when the e-mail address was never confirmed.
  const unverified = location.hash === '#again';
  const { busy, failure, run, reject } = useAction();
  const [code, setCode] = useState('');

  async function send(entered: string) {
    if (entered.length !== CODE.digits)
      return reject(t('otp.incomplete', { count: CODE.digits }), {
        code: [t('otp.incomplete', { count: CODE.digits })],
      });
    const redirectUrl = query.get('redirectUrl');
    const result = await run(() => authProvider.verify({ email, code: entered, redirectUrl }));
    if (!result?.redirectTo) {
      // A wrong code is cleared: the next one is typed or pasted into empty boxes.
      if (result?.error instanceof CallError && result.error.fields.code) setCode('');
      return;
    }
    dropPendingVerification();
    location.assign(result.redirectTo);
  }

  return (
    <SimpleLayout
      title={t('otp.title')}
      description={
        <>
          {t('otp.why')} <strong className="otp-address">{email}</strong>
        </>
      }
      other={
        <button type="button" className="button-plain" onClick={onUseOtherEmail}>
          {t('otp.other')}
        </button>
      }
    >
      {unverified && !failure && (
        <p className="note" role="status">
          {t('otp.again')}
        </p>
      )}
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(code);
        }}
      >
        <FormErrors message={failure?.message} errors={failure?.fields} labels={{}} />
        <CodeBoxes
          value={code}
          invalid={failure !== null}
          onChange={(next) => {
            setCode(next);
            if (next.length === CODE.digits) void send(next);
          }}
        />
        <Submit busy={busy} doing={t('otp.doing')}>
          {t('otp.submit')}
        </Submit>
        <Resend email={email} until={until} />
      </form>
    </SimpleLayout>
  );
}

/** Counts down until another code may be requested. */
function Resend({ email, until: first }: { email: string; until: number }) {
  const { t } = useTexts('public');
  const [until, setUntil] = useState(first);
  const [now, setNow] = useState(Date.now);
  const [status, setStatus] = useState('');
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const counting = secondsLeft > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counting]);

  async function resend() {
    const { message = '', retryAfter } = await authProvider.resend({ email });
    if (retryAfter !== undefined) {
      keepPendingVerification(email, retryAfter);
      setNow(Date.now());
      setUntil(Date.now() + retryAfter * 1000);
    }
    setStatus(message);
  }

  return (
    <p className="field-help otp-resend">
      {t('otp.missing')}{' '}
      <button type="button" className="button-plain" disabled={counting} onClick={() => void resend()}>
        {counting ? t('otp.resendIn', { count: secondsLeft }) : t('otp.resend')}
      </button>
      <span role="status">{status}</span>
    </p>
  );
}
