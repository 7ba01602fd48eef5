import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Member } from '../../api/client.ts';
import { useMe, useRename, useSignOut } from '../../api/hooks.ts';
import { typedText } from '../../lib/form-data.ts';
import { forgetQueries } from '../../lib/offline.ts';
import { words } from '../../words/index.ts';
import { useNotify } from '../shell/notices.ts';

/** One's name and e-mail address, and the way out. */
export function Profile() {
  const { data: me } = useMe();
  return me ? <ProfileForm key={me.id} me={me} /> : null;
}

function ProfileForm({ me }: { me: Member }) {
  const id = useId();
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const rename = useRename();
  const signOut = useSignOut();
  const error = rename.error ?? signOut.error;

  function leave() {
    forgetQueries(queries);
    void navigate('/');
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    rename.mutate(typedText(event.currentTarget, 'name'), { onSuccess: () => notify(words.account.saved) });
  }

  return (
    <section className="account-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{words.account.profile}</h2>
      <form className="form" onSubmit={submit}>
        <div className="form-field">
          <label className="form-label" htmlFor={`${id}-name`}>
            {words.account.name}
          </label>
          <input
            id={`${id}-name`}
            name="name"
            defaultValue={me.name}
            autoComplete="name"
            dir="auto"
            maxLength={80}
          />
        </div>
        <div className="form-field">
          <span className="form-label">{words.account.email}</span>
          <output dir="ltr">{me.email}</output>
        </div>
        {error && (
          <p className="error" role="alert">
            {error.message}
          </p>
        )}
        <div className="form-actions">
          <button type="submit" className="button button-primary" disabled={rename.isPending}>
            {words.save}
          </button>
          <button
            type="button"
            className="button"
            disabled={signOut.isPending}
            onClick={() => signOut.mutate(undefined, { onSuccess: leave })}
          >
            {words.shell.signOut}
          </button>
        </div>
      </form>
    </section>
  );
}
