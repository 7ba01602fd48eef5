import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Mark } from '../components/brand/mark.tsx';
import { useTheme } from '../theme/store.ts';
import { useMenuSections } from './menu.ts';
import { NavItem } from './nav.tsx';

/** A rail of the menu's sections, 80 px, and beside it a panel with the items of one, 270 px. */
export function StackedNav({ panel }: { panel: boolean }) {
  const { t } = useTranslation('shell');
  const setCollapsed = useTheme((theme) => theme.setSideNavCollapse);
  const sections = useMenuSections();
  const here = Math.max(
    0,
    sections.findIndex(({ items }) => items.some((item) => item.current)),
  );
  const [chosen, setChosen] = useState(here);
  const [before, setBefore] = useState(here);
  // Whoever came here another way sees the section they are in.
  if (before !== here) {
    setBefore(here);
    setChosen(here);
  }
  const nameOf = (index: number) => t(`menu.${sections[index]?.name ?? 'home'}`);
  const shown = sections[chosen] ?? sections[0];
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
                  className={index === here ? 'stacked-section stacked-here' : 'stacked-section'}
                  aria-expanded={panel && index === chosen}
                  onClick={() => {
                    setChosen(index);
                    setCollapsed(panel && index === chosen);
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
          <p className="stacked-title">{nameOf(chosen)}</p>
          <ul>
            {shown?.items.map((item) => (
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
