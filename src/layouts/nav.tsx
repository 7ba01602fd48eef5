import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WovenEdge } from '../components/woven-edge.tsx';
import { type MenuItem, useMenuSections } from './menu.ts';

interface ItemProps {
  item: MenuItem;
  /** Whether only its icon is seen; the word stays for screen readers and on hover. */
  collapsed?: boolean;
  onGo?: (() => void) | undefined;
}

/** A link of the menu, marked when it leads to the page one is on. */
export function NavItem({ item, collapsed = false, onGo }: ItemProps) {
  const { t } = useTranslation('shell');
  const { current } = item;
  const label = t(`menu.${item.label}`);
  return (
    <Link
      to={item.path}
      className={current ? 'nav-item nav-current' : 'nav-item'}
      aria-current={current ? 'page' : undefined}
      {...(collapsed ? { title: label } : {})}
      {...(onGo ? { onClick: onGo } : {})}
    >
      {current && <WovenEdge />}
      <span className="nav-icon" aria-hidden="true">
        {item.icon}
      </span>
      <span className="nav-label">{label}</span>
    </Link>
  );
}

/** The menu, section by section. */
export function Nav({ collapsed = false, onGo }: { collapsed?: boolean; onGo?: () => void }) {
  const { t } = useTranslation('shell');
  const sections = useMenuSections();
  return (
    <nav className={collapsed ? 'nav nav-collapsed' : 'nav'} aria-label={t('menu.label')}>
      {sections.map(({ name, items }) => (
        <div className="nav-section" key={name}>
          {name !== 'home' && <p className="nav-title">{t(`menu.${name}`)}</p>}
          <ul>
            {items.map((item) => (
              <li key={item.path}>
                <NavItem item={item} collapsed={collapsed} onGo={onGo} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
