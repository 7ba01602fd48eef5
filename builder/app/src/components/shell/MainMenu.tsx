import { NavLink } from 'react-router';
import { useActor } from '../../api/hooks.ts';
import { menu } from '../../routes.tsx';
import { Icon } from '../Icon.tsx';
import { meets } from './useMay.ts';

/** The pages that the reader may see. */
export function MainMenu({ onPick }: { onPick: () => void }) {
  const actor = useActor();
  return (
    <ul>
      {menu
        .filter(({ needs }) => meets(actor, needs))
        .map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink to={path} end={path === '/'} onClick={onPick}>
              <Icon name={icon} />
              <span dir="auto">{label}</span>
            </NavLink>
          </li>
        ))}
    </ul>
  );
}
