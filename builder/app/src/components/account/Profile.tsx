import type { FormEvent } from 'react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Member } from '../../api/client.ts';
import { useMe, useRename, useSignOut } from '../../api/hooks.ts';
import { typedText } from '../../lib/form-data.ts';
import { words } from '../../words/index.ts';
import { reasonOf } from '../reasonOf.ts';
import { useNotify } from '../shell/notices.ts';

/** One's name and e-mail address, and the way out. */
export function Profile() {
  const { data: me } = useMe();
  return me ? <ProfileForm key={me.id} me={me} /> : null;
}

function ProfileForm({ me }: { me: Member }) {
  const id = useId();
  const notify = useNotify();
  const navigate = useNavigate();
  const rename = useRename();
  const signOut = useSignOut();

  async function leave() {
    try {
      await signOut.mutateAsync();
    } catch (error) {
      // This browser has forgotten the session all the same; only the server doesn't know of it yet.
      notify(reasonOf(error));
    }
    await navigate('/');
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
        {rename.error && (
          <p className="error" role="alert">
            {rename.error.message}
          </p>
        )}
        <div className="form-actions">
          <button type="submit" className="button button-primary" disabled={rename.isPending}>
            {words.save}
          </button>
          <button type="button" className="button" disabled={signOut.isPending} onClick={() => void leave()}>
            {words.shell.signOut}
          </button>
        </div>
      </form>
    </section>
  );
}
