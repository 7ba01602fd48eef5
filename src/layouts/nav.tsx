import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WovenEdge } from '../components/brand/woven-edge.tsx';
import { type MenuItem, useMenuSections } from './menu.ts';
import { type MenuSection, MenuSections } from './menu-sections.tsx';

interface ItemProps {
  item: MenuItem;
  /** Shows only the icon; the label remains for screen readers and the tooltip. */
  collapsed?: boolean;
  onGo?: (() => void) | undefined;
}

/** A menu link, marked when it leads to the current page. */
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

/** The menu with all its sections. */
export function Nav({ collapsed = false, onGo }: { collapsed?: boolean; onGo?: () => void }) {
  const { t } = useTranslation('shell');
  // When collapsed, a divider replaces the headings.
  const sections = useMenuSections().flatMap(({ name: key, items }): MenuSection<MenuItem>[] => {
    const titled = key !== 'home';
    if (titled && !collapsed) return [{ kind: 'header', key, title: t(`menu.${key}`), items }];
    const part = { kind: 'default', key, items } as const;
    return titled ? [{ kind: 'divider', key: `before ${key}` }, part] : [part];
  });
  return (
    <nav className={collapsed ? 'nav nav-collapsed' : 'nav'} aria-label={t('menu.label')}>
      <MenuSections sections={sections} keyOf={({ path }) => path}>
        {(item) => <NavItem item={item} collapsed={collapsed} onGo={onGo} />}
      </MenuSections>
    </nav>
  );
}
