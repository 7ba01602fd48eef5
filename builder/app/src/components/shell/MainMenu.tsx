import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useActor } from '../../api/hooks.ts';
import { app } from '../../app.ts';
import { isCreatePath } from '../../lib/paths.ts';
import { menu, views } from '../../routes.tsx';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import type { MenuItem } from './menu.ts';
import { meets } from './useMay.ts';

/** What a menu on top has room for: before it is measured, as much as anybody has. */
interface Line {
  /** Its width, in pixels. */
  readonly width: number;
  /** How its entries are written, as CSS has it; the page that is open is written boldest. */
  readonly font: string;
}
const UNMEASURED: Line = { width: 560, font: '600 15px sans-serif' };

/** What "More" and the space around an entry take, in pixels; and an average letter, where nothing can be measured. */
const MORE = 90;
const MARGINS = 23;
const LETTER = 8;

let canvas: CanvasRenderingContext2D | null | undefined;

function widthOf(label: string, font: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return LETTER * label.length + MARGINS;
  canvas.font = font;
  return Math.ceil(canvas.measureText(label).width) + MARGINS;
}

/** The entries that have room beside each other on a line, and those behind "More". */
function parted(items: readonly MenuItem[], line: Line): [readonly MenuItem[], readonly MenuItem[]] {
  if (app.layout === 'side') return [items, []];
  let end = 0;
  const ends = items.map(({ label }) => (end += widthOf(label, line.font)));
  if (end <= line.width) return [items, []];
  const last = ends.findIndex((one) => one > line.width - MORE);
  return [items.slice(0, last), items.slice(last)];
}

/** The line that the list has, measured again whenever its room or its fonts change. */
function useLine() {
  const list = useRef<HTMLUListElement>(null);
  const [line, setLine] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = list.current;
    const link = element?.querySelector('a');
    if (!element || !link) return undefined;
    const observer = new ResizeObserver(() => {
      // Nothing is as wide as nothing: a menu that is folded away, or not drawn at all.
      if (element.clientWidth === 0) return;
      const { fontSize, fontFamily } = getComputedStyle(link);
      setLine({ width: element.clientWidth, font: `600 ${fontSize} ${fontFamily}` });
    });
    observer.observe(element);
    // A font that arrives late changes what is written in it.
    observer.observe(link);
    return () => observer.disconnect();
  }, []);
  return { list, line };
}

/** The pages that the reader may see. */
export function MainMenu({ onPick }: { onPick: () => void }) {
  const actor = useActor();
  const { pathname } = useLocation();
  // The form of a new booking lies within the bookings, and is an entry of its own; that of an old one is none.
  const isWithin = (path: string) =>
    path === pathname || (path !== '/' && !isCreatePath(path) && pathname.startsWith(`${path}/`));
  const found = menu
    .map(({ path }) => path)
    .filter(isWithin)
    .toSorted((a, b) => b.length - a.length)[0];
  // A view that is no entry of the menu belongs to the entry of its list.
  const group = views.find((one) => one.some(({ path }) => path === pathname));
  const current = found ?? group?.find(({ path }) => menu.some((item) => item.path === path))?.path;
  const { list, line } = useLine();
  const [shown, rest] = parted(
    menu.filter(({ needs }) => meets(actor, needs)),
    line,
  );
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
    <ul ref={list}>
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
