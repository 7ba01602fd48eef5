import { NavLink, useLocation } from 'react-router';
import { app } from '../../app.ts';
import { useMe } from '../../api/hooks.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';

/** Leads to the account, or to the sign-in page and back here. */
export function AccountLink({ onPick }: { onPick: () => void }) {
  const me = useMe();
  const { pathname, search } = useLocation();
  if (me.data) {
    const name = me.data.name || words.shell.account;
    return (
      <NavLink className="account-link" to={app.paths.account} title={name} onClick={onPick}>
        <Icon name="user" />
        <span dir="auto">{name}</span>
      </NavLink>
    );
  }
  const back = pathname === app.paths.signIn ? '/' : pathname + search;
  return (
    <NavLink
      className="account-link"
      to={`${app.paths.signIn}?to=${encodeURIComponent(back)}`}
      onClick={onPick}
    >
      <Icon name="user" />
      <span>{words.shell.signIn}</span>
    </NavLink>
  );
}
