// The plain tables behind a blueprint: they run in the browser, so nothing here needs a library.

export const FIELD_TYPES = [
  'text',
  'longText',
  'number',
  'money',
  'boolean',
  'date',
  'dateTime',
  'email',
  'url',
  'phone',
  'image',
  'select',
  'reference',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** The page kinds this version builds. `board`, `calendar` and `gallery` join them when the builder can write them. */
export const PAGE_KINDS = ['home', 'content', 'list', 'detail', 'form', 'dashboard'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Page kinds that show one entity and therefore must name it. */
export const ENTITY_PAGE_KINDS: readonly PageKind[] = ['list', 'detail', 'form'];

/** Page kinds that come with an entity and are not counted as pages of their own. */
export const UNCOUNTED_PAGE_KINDS: readonly PageKind[] = ['detail', 'form'];

export const SECTION_KINDS = ['hero', 'text', 'rows', 'figures', 'chart', 'attention'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Icons a page may carry in the menu; the generator draws each one. */
export const ICONS = [
  'home',
  'list',
  'file',
  'form',
  'chart',
  'calendar',
  'cart',
  'tag',
  'user',
  'users',
  'box',
  'book',
  'wrench',
  'clock',
  'heart',
  'star',
  'map',
  'mail',
  'phone',
  'building',
  'image',
  'pen',
  'bell',
  'ticket',
  'briefcase',
  'graduation',
  'leaf',
  'truck',
  'flask',
  'coin',
] as const;
export type Icon = (typeof ICONS)[number];

export const FONTS = ['sans', 'serif', 'rounded', 'mono'] as const;
export const RADII = [0, 4, 8, 14] as const;
export const MODES = ['light', 'dark'] as const;
/** Where the menu stands. */
export const LAYOUTS = ['side', 'top'] as const;
/** Colours of an option; each theme has its own shade of them. */
export const OPTION_COLOURS = ['grey', 'blue', 'green', 'amber', 'red', 'purple'] as const;
export type OptionColour = (typeof OPTION_COLOURS)[number];
/** What becomes of a reference whose row is deleted: the row cannot be, the reference is emptied, or its row goes too. */
export const ON_DELETE = ['keep', 'clear', 'delete'] as const;
export type OnDelete = (typeof ON_DELETE)[number];

/** What kind of app a description was read as; `custom` when no template fits. */
export const APP_KINDS = [
  'shop',
  'bookings',
  'crm',
  'blog',
  'directory',
  'inventory',
  'events',
  'courses',
  'property',
  'recruiting',
  'portfolio',
  'helpdesk',
  'custom',
] as const;
export type AppKind = (typeof APP_KINDS)[number];

export const LIMITS = {
  /** Counted pages: see `isCountedPage`. */
  pages: 50,
  /** With each entity's detail and form. */
  allPages: 110,
  entities: 30,
  fields: 60,
  options: 40,
  sections: 12,
  rowsPerEntity: 200,
  name: 60,
  entityLabel: 40,
  help: 200,
  optionLabel: 40,
  title: 60,
  tagline: 200,
  text: 4000,
  value: 2000,
  /** bytes of the blueprint as JSON */
  bytes: 1_000_000,
} as const;

/** Names of fields and entities that generated code could not carry without shadowing something of the language or of ours. */
export const RESERVED_NAMES: readonly string[] = [
  'id',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'toJSON',
  'then',
];

/** The name of an entity or a field: the key in addresses, folders, tables and rows. */
export const NAME_PATTERN = /^[a-z][A-Za-z0-9]{0,39}$/;
export const OPTION_NAME_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const PATH_PATTERN = /^\/(?:[a-z0-9][a-z0-9-]{0,39}(?:\/[a-z0-9][a-z0-9-]{0,39}){0,3})?$/;
export const COLOUR_PATTERN = /^#[0-9a-fA-F]{6}$/;
export const ROW_ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Detail and form pages come with their entity: only the others count towards a plan. */
export const isCountedPage = ({ kind }: { kind: PageKind }): boolean => !UNCOUNTED_PAGE_KINDS.includes(kind);
export const countedPages = (pages: readonly { kind: PageKind }[]): number =>
  pages.filter(isCountedPage).length;

/**
 * The addresses a page answers at in the built app. A detail page answers at `path/:id`; a form at `path`
 * (a new row) and `path/:id` (an existing one).
 */
export function routesOf(page: { kind: PageKind; path: string }): string[] {
  const withId = page.path === '/' ? '/:id' : `${page.path}/:id`;
  if (page.kind === 'detail') return [withId];
  if (page.kind === 'form') return [page.path, withId];
  return [page.path];
}
