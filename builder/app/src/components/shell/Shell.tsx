import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { browserStorage } from '../../api/kept.ts';
import { app } from '../../app.ts';
import { useIsOnline } from '../../lib/offline.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import { AccountLink } from './AccountLink.tsx';
import { DataBar } from './DataBar.tsx';
import { MainMenu } from './MainMenu.tsx';
import { ModeSelect } from './ModeSelect.tsx';
import { NoticeContext } from './notices.ts';

const NOTICE_MS = 6000;
/** A preview in a sandbox keeps no scroll positions: each page opens at its top. */
const KEEPS_SCROLL = browserStorage('sessionStorage') !== null;

/** What stands around every page: name, menu, messages and footer. */
export function Shell() {
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState({ text: '', count: 0 });
  const main = useRef<HTMLElement>(null);
  const isOnline = useIsOnline();
  const { pathname } = useLocation();
  const notify = useCallback((text: string) => setNotice(({ count }) => ({ text, count: count + 1 })), []);
  const close = () => setOpen(false);

  useEffect(() => {
    setOpen(false);
    if (!KEEPS_SCROLL) window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (notice.text === '') return undefined;
    const timer = setTimeout(() => setNotice(({ count }) => ({ text: '', count })), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <NoticeContext value={notify}>
      <div className="shell" data-layout={app.layout}>
        <button type="button" className="skip" onClick={() => main.current?.focus()}>
          {words.shell.skip}
        </button>
        <header
          className={isOpen ? 'header header-open' : 'header'}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <Link to="/" className="brand">
            <span className="brand-mark" aria-hidden="true">
              {app.initial}
            </span>
            <span dir="auto">{app.name}</span>
          </Link>
          <button
            type="button"
            className="icon-button menu-button"
            aria-expanded={isOpen}
            aria-controls="menu"
            aria-label={isOpen ? words.shell.closeMenu : words.shell.openMenu}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} size={22} />
          </button>
          <div id="menu" className={isOpen ? 'side-menu side-menu-open' : 'side-menu'}>
            <nav className="menu" aria-label={words.shell.menu}>
              <MainMenu onPick={close} />
            </nav>
            <div className="menu-end">
              <AccountLink onPick={close} />
              <ModeSelect />
            </div>
          </div>
        </header>
        <main className="main" ref={main} tabIndex={-1}>
          {!isOnline && (
            <p className="notice" role="status">
              {words.shell.offline}
            </p>
          )}
          <Outlet />
        </main>
        {app.tagline !== '' && (
          <footer className="footer">
            <span dir="auto">{app.tagline}</span>
          </footer>
        )}
        <DataBar />
        <output className={notice.text === '' ? 'visually-hidden' : 'toast'}>{notice.text}</output>
      </div>
      {KEEPS_SCROLL && <ScrollRestoration />}
    </NoticeContext>
  );
}
