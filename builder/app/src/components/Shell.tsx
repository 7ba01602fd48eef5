import { useRef, useState } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { app } from '../data/app.ts';
import { menuPages } from '../lib/links.ts';
import { useStore } from '../lib/useRows.ts';
import { Icon } from './Icon.tsx';
import { ModeButton } from './ModeButton.tsx';

function Menu({ onPick }: { onPick: () => void }) {
  return (
    <ul>
      {menuPages.map((page) => (
        <li key={page.path}>
          <NavLink to={page.path} end onClick={onPick}>
            <Icon name={page.icon} />
            <span dir="auto">{page.title}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function noticeOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'notice' in state && typeof state.notice === 'string'
    ? state.notice
    : '';
}

/** What stands around every page: name, menu, notices and footer. */
export function Shell() {
  const [open, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const notice = noticeOf(useLocation().state);
  const { keeps } = useStore();

  return (
    <div className="shell" data-layout={app.layout}>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Skip to the page
      </button>
      <header className="header">
        <NavLink to="/" className="brand" dir="auto">
          <span className="brand-mark" aria-hidden="true" />
          {app.name}
        </NavLink>
        <nav id="menu" className={open ? 'menu menu-open' : 'menu'} aria-label="Main">
          <Menu onPick={() => setOpen(false)} />
        </nav>
        <ModeButton />
        <button
          type="button"
          className="icon-button menu-button"
          aria-expanded={open}
          aria-controls="menu"
          aria-label={open ? 'Close the menu' : 'Open the menu'}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={22} />
        </button>
      </header>
      <main className="main" ref={main} tabIndex={-1}>
        <output className={notice ? 'notice notice-good' : 'visually-hidden'}>{notice}</output>
        <Outlet />
      </main>
      <footer className="footer">
        {app.tagline.trim() && <span dir="auto">{app.tagline}</span>}
        {keeps === 'memory' && <span className="footer-note">Changes here are forgotten on reload.</span>}
      </footer>
      <ScrollRestoration />
    </div>
  );
}
