import { Link, useLocation } from 'react-router';
import { useActor } from '../../api/hooks.ts';
import { views } from '../../routes.tsx';
import { words } from '../../words/index.ts';
import { meets } from './useMay.ts';

/** Leads to the other pages that show the same rows: as a list, a board, a calendar or a gallery. */
export function Views() {
  const actor = useActor();
  const { pathname } = useLocation();
  const items = views
    .find((group) => group.some(({ path }) => path === pathname))
    ?.filter(({ needs }) => meets(actor, needs));
  if (!items || items.length < 2) return null;
  return (
    <nav className="views" aria-label={words.shell.views}>
      <ul>
        {items.map(({ path, kind, label }) => (
          <li key={path}>
            <Link to={path} dir="auto" aria-current={path === pathname ? 'page' : undefined}>
              {label ?? words.shell.view[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
