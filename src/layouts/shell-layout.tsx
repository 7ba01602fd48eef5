import { CloseOutlined, MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Mark, Wordmark } from '../components/brand/mark.tsx';
import { useMedia } from '../components/page/use-media.ts';
import { usePageKey } from '../shell/page-key.ts';
import { type LayoutType, useTheme } from '../theme/store.ts';
import { Bell } from './bell.tsx';
import { Footer } from './footer.tsx';
import { Nav } from './nav.tsx';
import { PaletteButton } from './palette-button.tsx';
import './shell-layout.css';
import { StackedNav } from './stacked-nav.tsx';
import { ThemeButton } from './theme-panel/button.tsx';
import { TopNav } from './top-nav.tsx';
import { UserMenu } from './user-menu.tsx';

/** Where each layout has its menu; the style sheet has the dimensions. */
const MENU: Record<LayoutType, 'side' | 'rail' | 'top' | 'none'> = {
  collapsibleSide: 'side',
  framelessSide: 'side',
  stackedSide: 'rail',
  topBarClassic: 'top',
  contentOverlay: 'top',
  blank: 'none',
};

/** Where the style sheet hides the menu at the side and the drawer takes its place. */
const PHONE = '(max-width: 767px)';

/**
 * The chosen layout around every page. The page keeps its position in the React tree in all layouts, so that
 * switching loses nothing that was typed. On a phone all layouts use a drawer for the menu. Its landmarks are named, because the
 * editor shows a running app, which has the same ones.
 */
export function ShellLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { type, sideNavCollapse: collapsed } = useTheme((theme) => theme.layout);
  const setCollapsed = useTheme((theme) => theme.setSideNavCollapse);
  const main = useFocusOnNavigation();
  const drawer = useRef<HTMLDialogElement>(null);
  const [drawerUsed, setDrawerUsed] = useState(false);
  const onPhone = useMedia(PHONE);
  const menu = MENU[type];
  const atSide = menu === 'side' || menu === 'rail';

  return (
    <div className={`shell shell-${type} menu-${menu}${collapsed ? ' shell-collapsed' : ''}`}>
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('skip')}
      </a>
      {atSide && !onPhone ? (
        <aside className="side">
          {menu === 'rail' ? (
            <StackedNav panel={!collapsed} />
          ) : (
            <>
              <Link to="/home" className="side-brand" aria-label={t('brand')}>
                {collapsed ? <Mark size={28} /> : <Wordmark size={24} />}
              </Link>
              <Nav collapsed={collapsed} />
            </>
          )}
        </aside>
      ) : null}
      <div className="shell-body">
        <header className="head" aria-label="Selvedge">
          <button
            type="button"
            className="head-button head-drawer"
            aria-label={t('menu.open')}
            onClick={() => {
              setDrawerUsed(true);
              drawer.current?.showModal();
            }}
          >
            <MenuOutlined />
          </button>
          {atSide && (
            <button
              type="button"
              className="head-button head-collapse"
              aria-label={collapsed ? t('menu.expand') : t('menu.collapse')}
              aria-expanded={!collapsed}
              onClick={() => setCollapsed(!collapsed)}
            >
              {collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
            </button>
          )}
          <Link to="/home" className="head-brand" aria-label={t('brand')}>
            {menu === 'top' ? <Wordmark size={24} /> : <Mark size={26} />}
          </Link>
          {menu === 'top' && !onPhone && <TopNav />}
          <span className="head-space" />
          <PaletteButton />
          <ThemeButton />
          <Bell />
          <UserMenu />
        </header>
        <main id="main" className="main" aria-label="Selvedge" tabIndex={-1} ref={main}>
          {children}
        </main>
        <Footer />
      </div>
      <dialog
        className="drawer"
        ref={drawer}
        aria-label={t('menu.label')}
        onClick={(event) => {
          if (event.target === drawer.current) drawer.current.close();
        }}
      >
        <div className="drawer-inner">
          <div className="drawer-head">
            <Wordmark size={24} />
            <button
              type="button"
              className="head-button"
              aria-label={t('menu.close')}
              onClick={() => drawer.current?.close()}
            >
              <CloseOutlined />
            </button>
          </div>
          {drawerUsed && <Nav onGo={() => drawer.current?.close()} />}
        </div>
      </dialog>
    </div>
  );
}

/** Moves the focus to each new page for screen readers and the Tab key, except on the first load. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const page = usePageKey();
  // A row that opens over its list manages the focus itself.
  const place = pathname.startsWith(`${page}/`) ? page : pathname;
  const main = useRef<HTMLElement>(null);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    main.current?.focus({ preventScroll: true });
  }, [place]);
  return main;
}
