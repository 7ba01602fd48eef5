import type { Member } from '../../api/client.ts';
import { useChangeMember } from '../../api/hooks.ts';
import { words } from '../../words/index.ts';
import { RoleChecks } from './RoleChecks.tsx';

export function MemberRow({ member }: { member: Member }) {
  const change = useChangeMember();
  return (
    <li className="member">
      <div className="member-name">
        <strong dir="auto">{member.name || member.email}</strong>
        <span className="quiet" dir="ltr">
          {member.email}
        </span>
        {member.isBlocked && (
          <span className="option" data-colour="red">
            {words.account.blocked}
          </span>
        )}
      </div>
      {member.isOwner ? (
        <span className="option" data-colour="blue">
          {words.account.owner}
        </span>
      ) : (
        <>
          <RoleChecks roles={member.roles} onChange={(roles) => change.mutate({ id: member.id, roles })} />
          <button
            type="button"
            className="button"
            disabled={change.isPending}
            onClick={() => change.mutate({ id: member.id, isBlocked: !member.isBlocked })}
          >
            {member.isBlocked ? words.account.unblock : words.account.block}
          </button>
        </>
      )}
      {change.isError && (
        <p className="error" role="alert">
          {change.error.message}
        </p>
      )}
    </li>
  );
}
