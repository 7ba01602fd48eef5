import { CloseOutlined, MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Mark, Wordmark } from '../components/mark.tsx';
import { useTheme } from '../theme/store.ts';
import { Bell } from './bell.tsx';
import { Footer } from './footer.tsx';
import { Nav } from './nav.tsx';
import { PaletteButton } from './palette-button.tsx';
import { UserMenu } from './user-menu.tsx';
import './collapsible-side.css';

/** Side navigation, 290 px open and 80 px collapsed, under a header of 64 px; on a phone a drawer takes the side's place. */
export function CollapsibleSide({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const collapsed = useTheme((theme) => theme.layout.sideNavCollapse);
  const setCollapsed = useTheme((theme) => theme.setSideNavCollapse);
  const main = useFocusOnArrival();
  const drawer = useRef<HTMLDialogElement>(null);

  return (
    <div className={collapsed ? 'shell shell-collapsed' : 'shell'}>
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
      <aside className="side">
        <Link to="/home" className="side-brand" aria-label={t('brand')}>
          {collapsed ? <Mark size={28} /> : <Wordmark size={24} />}
        </Link>
        <Nav collapsed={collapsed} />
      </aside>
      <div className="shell-body">
        <header className="head">
          <button
            type="button"
            className="head-button head-drawer"
            aria-label={t('menu.open')}
            onClick={() => drawer.current?.showModal()}
          >
            <MenuOutlined />
          </button>
          <button
            type="button"
            className="head-button head-collapse"
            aria-label={collapsed ? t('menu.expand') : t('menu.collapse')}
            aria-expanded={!collapsed}
            onClick={() => setCollapsed(!collapsed)}
          >
            {collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
          </button>
          <Link to="/home" className="head-brand" aria-label={t('brand')}>
            <Mark size={26} />
          </Link>
          <span className="head-space" />
          <PaletteButton />
          <Bell />
          <UserMenu />
        </header>
        <main id="main" className="main" tabIndex={-1} ref={main}>
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
          <Nav onGo={() => drawer.current?.close()} />
        </div>
      </dialog>
    </div>
  );
}

/** A new page takes the focus, so that a screen reader and the Tab key start there; the first page leaves it where it is. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
