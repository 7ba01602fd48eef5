import type { Member } from '../../api/client.ts';
import { useChangeMember } from '../../api/hooks.ts';
import { words } from '../../words/index.ts';
import { Badge } from '../fields/OptionBadge.tsx';
import { RoleChecks } from './RoleChecks.tsx';

export function MemberRow({ member }: { member: Member }) {
  const change = useChangeMember();
  return (
    <li className="member">
      <div className="member-name">
        <strong dir="auto">{member.name || member.email}</strong>
        {member.name && (
          <span className="quiet" dir="ltr">
            {member.email}
          </span>
        )}
        {member.isBlocked && <Badge label={words.account.blocked} colour="red" />}
      </div>
      {member.isOwner ? (
        <Badge label={words.account.owner} colour="blue" />
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
