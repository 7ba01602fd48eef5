import { NavLink, useLocation } from 'react-router';
import { useMe } from '../../api/hooks.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';

/** Leads to the account, or to the sign-in page and back here. */
export function AccountLink({ onPick }: { onPick: () => void }) {
  const me = useMe();
  const { pathname, search } = useLocation();
  if (me.data) {
    return (
      <NavLink className="account-link" to="/account" onClick={onPick}>
        <Icon name="user" />
        <span dir="auto">{me.data.name || words.shell.account}</span>
      </NavLink>
    );
  }
  const back = pathname === '/sign-in' ? '/' : pathname + search;
  return (
    <NavLink className="account-link" to={`/sign-in?to=${encodeURIComponent(back)}`} onClick={onPick}>
      <Icon name="user" />
      {words.shell.signIn}
    </NavLink>
  );
}
