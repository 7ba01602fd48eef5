import { Link, useLocation } from 'react-router';
import { useActor } from '../../api/hooks.ts';
import { menu } from '../../routes.tsx';
import { Icon } from '../Icon.tsx';
import { meets } from './useMay.ts';

/** The pages that the reader may see. */
export function MainMenu({ onPick }: { onPick: () => void }) {
  const actor = useActor();
  const { pathname } = useLocation();
  const isWithin = (path: string) => path === pathname || (path !== '/' && pathname.startsWith(`${path}/`));
  // The form of a new booking lies within the bookings, and is an entry of its own.
  const current = menu
    .map(({ path }) => path)
    .filter(isWithin)
    .toSorted((a, b) => b.length - a.length)[0];
  return (
    <ul>
      {menu
        .filter(({ needs }) => meets(actor, needs))
        .map(({ path, label, icon }) => (
          <li key={path}>
            <Link to={path} aria-current={path === current ? 'page' : undefined} onClick={onPick}>
              <Icon name={icon} />
              <span dir="auto">{label}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
