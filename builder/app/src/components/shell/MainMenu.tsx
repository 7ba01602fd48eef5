import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useActor } from '../../api/hooks.ts';
import { app } from '../../app.ts';
import { menu } from '../../routes.tsx';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import type { MenuItem } from './menu.ts';
import { meets } from './useMay.ts';

/** How much of a line the entries of a menu on top may take, and what an average letter and the space around an entry do, in pixels. */
const LINE = 560;
const LETTER = 8;
const WIDE_LETTER = 16;
const MARGINS = 22;
const FIRST_WIDE = '\u2e80';

const widthOf = (label: string) =>
  Array.from(label).reduce((sum, letter) => sum + (letter < FIRST_WIDE ? LETTER : WIDE_LETTER), MARGINS);

/** The entries that stand beside each other, and those behind "More". */
function parted(items: readonly MenuItem[]): [readonly MenuItem[], readonly MenuItem[]] {
  if (app.layout === 'side') return [items, []];
  let width = 0;
  const last = items.findIndex(({ label }) => (width += widthOf(label)) > LINE);
  return last === -1 ? [items, []] : [items.slice(0, last), items.slice(last)];
}

/** The pages that the reader may see. */
export function MainMenu({ onPick }: { onPick: () => void }) {
  const actor = useActor();
  const { pathname } = useLocation();
  const isWithin = (path: string) => path === pathname || (path !== '/' && pathname.startsWith(`${path}/`));
  // The form of a new booking lies within the bookings, and is an entry of its own.
  const current = menu
    .map(({ path }) => path)
    .filter(isWithin)
    .toSorted((a, b) => b.length - a.length)[0];
  const [shown, rest] = parted(menu.filter(({ needs }) => meets(actor, needs)));
  const entries = (items: readonly MenuItem[]) =>
    items.map(({ path, label, icon }) => (
      <li key={path}>
        <Link to={path} aria-current={path === current ? 'page' : undefined} onClick={onPick}>
          <Icon name={icon} />
          <span dir="auto">{label}</span>
        </Link>
      </li>
    ));
  return (
    <ul>
      {entries(shown)}
      {rest.length > 0 && (
        <More key={pathname} hasCurrent={rest.some(({ path }) => path === current)}>
          {entries(rest)}
        </More>
      )}
    </ul>
  );
}

function More({ hasCurrent, children }: { hasCurrent: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  return (
    <li
      className="menu-more"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
    >
      <button
        type="button"
        className={hasCurrent ? 'menu-more-button menu-more-current' : 'menu-more-button'}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {words.shell.more}
      </button>
      <ul id={list} className={isOpen ? 'menu-more-list menu-more-open' : 'menu-more-list'}>
        {children}
      </ul>
    </li>
  );
}
