import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Mark } from '../components/brand/mark.tsx';
import { useTheme } from '../theme/store.ts';
import { useMenuSections } from './menu.ts';
import { NavItem } from './nav.tsx';

/** A rail of the menu's sections (80 px) and a panel with one section's items (270 px). */
export function StackedNav({ panel }: { panel: boolean }) {
  const { t } = useTranslation('shell');
  const setCollapsed = useTheme((theme) => theme.setSideNavCollapse);
  const sections = useMenuSections();
  const currentIndex = Math.max(
    0,
    sections.findIndex(({ items }) => items.some((item) => item.current)),
  );
  const [openIndex, setOpenIndex] = useState(currentIndex);
  const [lastIndex, setLastIndex] = useState(currentIndex);
  // Navigating by any other means shows the current page's section.
  if (lastIndex !== currentIndex) {
    setLastIndex(currentIndex);
    setOpenIndex(currentIndex);
  }
  const nameOf = (index: number) => t(`menu.${sections[index]?.name ?? 'home'}`);
  const openSection = sections[openIndex] ?? sections[0];
  return (
    <nav className="stacked" aria-label={t('menu.label')}>
      <div className="stacked-rail">
        <Link to="/home" className="side-brand" aria-label={t('brand')}>
          <Mark size={28} />
        </Link>
        <ul>
          {sections.map(({ items }, index) => {
            const [first] = items;
            return (
              <li key={first?.path}>
                <button
                  type="button"
                  className={index === currentIndex ? 'stacked-section stacked-here' : 'stacked-section'}
                  aria-expanded={panel && index === openIndex}
                  onClick={() => {
                    setOpenIndex(index);
                    setCollapsed(panel && index === openIndex);
                  }}
                >
                  <span aria-hidden="true">{first?.icon}</span>
                  {nameOf(index)}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      {panel && (
        <div className="stacked-panel">
          <p className="stacked-title">{nameOf(openIndex)}</p>
          <ul>
            {openSection?.items.map((item) => (
              <li key={item.path}>
                <NavItem item={item} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}
