import {
  addPage as addPlainPage,
  freePath,
  isHomePage,
  movePage,
  removePage,
  setSections,
  shownBy,
  updatePage,
} from '../../edits.ts';
import { countedPages } from '../../counted.ts';
import { LIMITS, type PageKind } from '../../kinds.ts';
import type { Blueprint, Page, Section } from '../../schema.ts';
import { TEXTS } from '../../understand/compile/texts.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { type Found, findPage } from '../find.ts';
import { bare, keyOf, labelOf } from '../text.ts';
import { optionsFrom, place, withField } from './fields.ts';
import { PLAIN_STATES } from './words.ts';
import { setStates } from '../../edit-access.ts';

/** Pages that show one kind of data in a way of their own. */
export type ShowingKind = Extract<PageKind, 'list' | 'board' | 'calendar' | 'gallery'>;

const DATE: Readonly<Record<Blueprint['language'], string>> = {
  en: 'Date',
  es: 'Fecha',
  fr: 'Date',
  de: 'Datum',
  zh: '日期',
  ar: 'التاريخ',
};
const PHOTO: Readonly<Record<Blueprint['language'], string>> = {
  en: 'Photo',
  es: 'Foto',
  fr: 'Photo',
  de: 'Foto',
  zh: '照片',
  ar: 'صورة',
};

/** The app with what a page of a kind shows the rows of an entity by: states for a board, a date for a calendar. */
function withGround(app: Blueprint, kind: ShowingKind, at: number): Blueprint {
  const entity = app.entities[at];
  if (!entity || entity.fields.length >= LIMITS.fields) return app;
  const { language } = app;
  if (kind === 'gallery' && !entity.fields.some(({ type }) => type === 'image'))
    return withField(app, at, { label: PHOTO[language], type: 'image' });
  if ((kind !== 'board' && kind !== 'calendar') || shownBy(kind, entity) !== null) return app;
  if (kind === 'calendar') return withField(app, at, { label: DATE[language], type: 'date' });
  const next = withField(app, at, {
    label: TEXTS[language].status,
    type: 'select',
    options: optionsFrom(PLAIN_STATES[language]),
  });
  const added = next.entities[at]?.fields.at(-1);
  return added ? setStates(next, at, added.name) : next;
}

export function addDataPage(
  context: Context,
  kind: ShowingKind,
  entityAt: number,
  title?: string,
  by?: string,
): Outcome {
  const { app } = context;
  const entity = app.entities[entityAt];
  if (!entity) return failed('unknown', '');
  if (countedPages(app.pages) >= LIMITS.pages || app.pages.length >= LIMITS.allPages)
    return failed('full', entity.plural);
  const texts = TEXTS[app.language];
  const called = { board: texts.board, calendar: texts.calendar, gallery: texts.gallery, list: '' }[kind];
  const usual =
    called === ''
      ? entity.plural
      : `${entity.plural}: ${app.language === 'de' ? called : called.toLocaleLowerCase()}`;
  const ground = withGround(app, kind, entityAt);
  const next = addPlainPage(ground, kind, labelOf(title ?? usual, LIMITS.title), entity.name);
  const at = next.pages.length - 1;
  const isSame = (page: Page) => page.kind === kind && page.entity === entity.name && page.inMenu;
  const same = title === undefined && kind === 'list' ? app.pages.find(isSame) : undefined;
  if (same) return failed('already', same.title);
  return made(
    'addPage',
    context,
    by === undefined ? next : updatePage(next, at, { by }),
    entity.plural,
    entity.name,
  );
}

/** A page of text, a dashboard or another start page, with sections of its own. */
export function addOwnPage(
  context: Context,
  kind: 'content' | 'dashboard',
  wanted: string,
  sections: readonly Section[] = [],
): Outcome {
  const { app } = context;
  const title = labelOf(bare(wanted), LIMITS.title);
  if (keyOf(title) === '') return failed('unknown', wanted);
  if (countedPages(app.pages) >= LIMITS.pages || app.pages.length >= LIMITS.allPages)
    return failed('full', title);
  if (app.pages.some((page) => keyOf(page.title) === keyOf(title) && page.kind === kind))
    return failed('already', title);
  const next = addPlainPage(app, kind, title);
  return made('addPage', context, setSections(next, next.pages.length - 1, [...sections]), title);
}

export const removeFoundPage = (context: Context, { item, at }: Found<Page>): Outcome =>
  isHomePage(item)
    ? failed('home', item.title)
    : made('removePage', context, removePage(context.app, at), item.title);

export function renamePage(context: Context, { item, at }: Found<Page>, phrase: string): Outcome {
  const title = labelOf(bare(phrase), LIMITS.title);
  return keyOf(title) === ''
    ? failed('unknown', phrase)
    : made('renamePage', context, updatePage(context.app, at, { title }), item.title);
}

const inMenu = ({ inMenu: shown }: Page) => shown;

/** Moves a page among those of the menu. */
export function movePageTo(
  context: Context,
  { item, at }: Found<Page>,
  where: 'first' | 'last' | 'before' | 'after',
  other?: string,
): Outcome {
  const { app } = context;
  const last = app.pages.findLastIndex(inMenu);
  const target = other === undefined ? undefined : findPage(context, other)?.at;
  if (other !== undefined && target === undefined) return failed('notFound', other);
  const shown = item.inMenu ? app : updatePage(app, at, { inMenu: true });
  return made(
    'movePage',
    context,
    movePage(shown, at, place(at, where, target, Math.max(last, 0))),
    item.title,
  );
}

export const showInMenu = (context: Context, { item, at }: Found<Page>, shown: boolean): Outcome =>
  made('menu', context, updatePage(context.app, at, { inMenu: shown }), item.title);

/** Opens the app with another page; the one it opened with stays under an address of its own. */
export function setHomePage(context: Context, { item, at }: Found<Page>): Outcome {
  const { app } = context;
  if (isHomePage(item)) return failed('already', item.title);
  if (item.kind === 'detail') return failed('unfit', item.title);
  const old = app.pages.findIndex(isHomePage);
  const before = app.pages[old];
  const freed = before ? updatePage(app, old, { path: freePath(app, before.title, before.kind) }) : app;
  return made('homePage', context, updatePage(freed, at, { path: '/' }), item.title);
}
