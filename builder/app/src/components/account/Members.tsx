import { useId } from 'react';
import { useActor, useMembers } from '../../api/hooks.ts';
import { words } from '../../words/index.ts';
import { Failure } from '../shell/Failure.tsx';
import { Loading } from '../shell/Loading.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberRow } from './MemberRow.tsx';

/** Who takes part, for the owner. */
export function Members() {
  return useActor().isOwner ? <MemberList /> : null;
}

function MemberList() {
  const heading = useId();
  const members = useMembers();
  return (
    <section className="account-section" aria-labelledby={heading}>
      <h2 id={heading}>{words.account.members}</h2>
      <p>{words.account.membersText}</p>
      {members.isPending && <Loading />}
      {members.isError && <Failure error={members.error} retry={members.refetch} />}
      {members.data && (
        <ul className="members">
          {members.data.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      )}
      <InviteForm />
    </section>
  );
}
