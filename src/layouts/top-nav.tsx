import { DownOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useDisclosure } from '../components/page/disclosure.ts';
import { type MenuSection, useMenuSections } from './menu.ts';
import { NavItem } from './nav.tsx';

/** The menu in the header; each section opens as a dropdown. */
export function TopNav() {
  const { t } = useTranslation('shell');
  const sections = useMenuSections();
  return (
    <nav className="top-nav" aria-label={t('menu.label')}>
      <ul>
        {sections.map((section) =>
          section.name === 'home' || section.items.length === 1 ? (
            section.items.map((item) => (
              <li key={item.path}>
                <NavItem item={item} />
              </li>
            ))
          ) : (
            <TopSection key={section.name} section={section} />
          ),
        )}
      </ul>
    </nav>
  );
}

function TopSection({ section: { name, items } }: { section: MenuSection }) {
  const { t } = useTranslation('shell');
  const { open, setOpen, box, onKeyDown } = useDisclosure<HTMLLIElement>();
  const current = items.some((item) => item.current);
  return (
    <li ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={current ? 'nav-item nav-current' : 'nav-item'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(`menu.${name}`)}
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
