import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useInvite } from '../../api/hooks.ts';
import { words } from '../../words/index.ts';
import { useNotify } from '../shell/notices.ts';
import { RoleChecks } from './RoleChecks.tsx';

export function InviteForm() {
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly string[]>([]);
  const id = useId();
  const notify = useNotify();
  const invite = useInvite();

  function submit(event: FormEvent) {
    event.preventDefault();
    invite.mutate(
      { email: email.trim(), roles },
      {
        onSuccess: (member) => {
          setEmail('');
          setRoles([]);
          notify(words.account.invited(member.email));
        },
      },
    );
  }

  return (
    <form className="form" onSubmit={submit}>
      <div className="form-field">
        <label className="form-label" htmlFor={id}>
          {words.account.invite}
        </label>
        <input
          id={id}
          type="email"
          required
          placeholder="name@example.com"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <RoleChecks roles={roles} onChange={setRoles} />
      {invite.isError && (
        <p className="error" role="alert">
          {invite.error.message}
        </p>
      )}
      <div className="form-actions">
        <button type="submit" className="button" disabled={invite.isPending}>
          {words.account.inviteSend}
        </button>
      </div>
    </form>
  );
}
