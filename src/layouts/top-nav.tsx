import { DownOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { useDisclosure } from '../components/disclosure.ts';
import { isCurrent, type MenuSection, menus } from './menu.tsx';
import { NavItem } from './nav.tsx';

/** The menu in the header: a section with a title opens below it. */
export function TopNav() {
  const { t } = useTranslation('shell');
  const role = useSession((session) => session.user?.role ?? 'User');
  return (
    <nav className="top-nav" aria-label={t('menu.label')}>
      <ul>
        {menus[role].map((section) =>
          section.title === null || section.items.length === 1 ? (
            section.items.map((item) => (
              <li key={item.path}>
                <NavItem item={item} />
              </li>
            ))
          ) : (
            <TopSection key={section.title} section={section} />
          ),
        )}
      </ul>
    </nav>
  );
}

function TopSection({ section: { title, items } }: { section: MenuSection }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { open, setOpen, box, onKeyDown } = useDisclosure<HTMLLIElement>();
  const current = items.some((item) => isCurrent(item, pathname));
  return (
    <li ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={current ? 'nav-item nav-current' : 'nav-item'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(`menu.${title ?? ''}`)}
        <DownOutlined style={{ fontSize: 11 }} aria-hidden="true" />
      </button>
      {open && (
        <ul className="top-nav-panel">
          {items.map((item) => (
            <li key={item.path}>
              <NavItem item={item} onGo={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
