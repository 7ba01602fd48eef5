import type { FormEvent } from 'react';
import { use, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSignIn, useVerify } from '../../api/hooks.ts';
import { app } from '../../app.ts';
import { typedText } from '../../lib/form-data.ts';
import { safePath } from '../../lib/links.ts';
import { words } from '../../words/index.ts';
import { DataContext } from '../shell/DataBar.tsx';
import { PageHead } from '../shell/PageHead.tsx';

/** Sends a code to an e-mail address and lets in whoever has it, back to where they came from. */
export default function SignInPage() {
  const [params] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const id = useId();
  const signIn = useSignIn();
  const verify = useVerify();
  const data = use(DataContext);
  const navigate = useNavigate();
  const target = safePath(params.get('to'));

  const failure = sentTo === undefined ? signIn.error : verify.error;
  const error = failure ? (Object.values(failure.fields)[0] ?? failure.message) : '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sentTo === undefined) {
      const email = typedText(form, 'email');
      signIn.mutate(email, { onSuccess: () => setSentTo(email) });
    } else {
      verify.mutate(
        { email: sentTo, code: typedText(form, 'code') },
        { onSuccess: () => void navigate(target, { replace: true }) },
      );
    }
  }

  return (
    <div className="narrow">
      <PageHead title={words.signIn.title} lead={target === '/' ? undefined : words.signIn.needed} />
      <form className="form" onSubmit={submit}>
        {sentTo === undefined ? (
          <div className="form-field">
            <label className="form-label" htmlFor={`${id}-email`}>
              {words.signIn.email}
            </label>
            <input
              key="email"
              id={`${id}-email`}
              name="email"
              type="email"
              autoComplete="email"
              required
              aria-describedby={`${id}-help`}
            />
            {app.signUp === 'open' && (
              <p className="help" id={`${id}-help`}>
                {words.signIn.newHere}
              </p>
            )}
          </div>
        ) : (
          <div className="form-field">
            <p role="status" dir="auto">
              {words.signIn.sent(sentTo)}
            </p>
            {data?.kind === 'memory' && <p className="help">{words.signIn.preview}</p>}
            <label className="form-label" htmlFor={`${id}-code`}>
              {words.signIn.code}
            </label>
            <input
              key="code"
              id={`${id}-code`}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              required
            />
          </div>
        )}
        {error !== '' && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        <div className="form-actions">
          <button
            type="submit"
            className="button button-primary"
            disabled={signIn.isPending || verify.isPending}
          >
            {sentTo === undefined ? words.signIn.sendCode : words.signIn.verify}
          </button>
          {sentTo !== undefined && (
            <button type="button" className="button" onClick={() => setSentTo(undefined)}>
              {words.signIn.otherEmail}
            </button>
          )}
        </div>
      </form>
    </div>
  );
}
