// The plain tables behind a blueprint: they run in the browser, so nothing here needs a library.

export const FIELD_TYPES = [
  'text',
  'longText',
  'number',
  'money',
  'boolean',
  'date',
  'dateTime',
  'duration',
  'email',
  'url',
  'phone',
  'image',
  'file',
  'select',
  'reference',
  'references',
  'computed',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const PAGE_KINDS = [
  'home',
  'content',
  'list',
  'detail',
  'form',
  'board',
  'calendar',
  'gallery',
  'dashboard',
  'account',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Page kinds that show one entity and therefore must name it. */
export const ENTITY_PAGE_KINDS: readonly PageKind[] = [
  'list',
  'detail',
  'form',
  'board',
  'calendar',
  'gallery',
];

export const SECTION_KINDS = [
  'hero',
  'text',
  'figures',
  'chart',
  'list',
  'attention',
  'gallery',
  'pricing',
  'questions',
  'contact',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Pages that tell visitors something, in words that their owner changes. */
export const WRITTEN_PAGES = ['about', 'pricing', 'questions', 'contact'] as const;
export type WrittenPage = (typeof WRITTEN_PAGES)[number];

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

/** The languages an app may speak: those of the product. */
export const APP_LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ar'] as const;
export type AppLanguage = (typeof APP_LANGUAGES)[number];
/** Who becomes a member: whoever signs in, or only who was invited. */
export const SIGN_UPS = ['open', 'invited'] as const;
export const ACTIONS = ['read', 'create', 'update', 'delete'] as const;
export type Action = (typeof ACTIONS)[number];
/** Who may do something, besides the roles of an app: everyone, whoever signed in, they with rows of their own, the owner. */
/** What whoever a row points to may do with it as their own: see it, or change it too. */
export const OWNED = ['see', 'change'] as const;
export const WHO = ['public', 'member', 'own', 'owner'] as const;
/** How a computed value is shown. */
export const COMPUTED_AS = ['number', 'money', 'duration', 'text', 'date'] as const;
export const MEASURES = ['count', 'sum', 'average'] as const;
/** As many choices of a mark fit beside a name, where everybody of a group is marked on one page. */
export const MOST_MARKS = 5;
/** What a calendar opens with; on a phone it is a list of days all the same. */
export const CALENDAR_VIEWS = ['month', 'week'] as const;
export const TIME_UNITS = ['day', 'week', 'month', 'year'] as const;
export const RULE_KINDS = [
  'noOverlap',
  'capacity',
  'stock',
  'uniqueTogether',
  'before',
  'notify',
  'reminder',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

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
  /** Fields that a list filters and sorts by. */
  indexed: 8,
  roles: 8,
  rules: 60,
  transitions: 80,
  /** Parts of an expression, and how deep they stand in each other. */
  expression: 40,
  depth: 6,
  references: 100,
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
  'version',
  'createdAt',
  'updatedAt',
  'createdBy',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'toJSON',
  'then',
];

/** Names of entities that the calls of an app use for themselves. */
export const RESERVED_ENTITY_NAMES: readonly string[] = ['files', 'me', 'members', 'samples'];

/** Whether a name is one of those kept, in any case: the columns of a table ignore it, and so do files on some systems. */
export const isOneOf = (kept: readonly string[], name: string): boolean =>
  kept.some((one) => one.toLowerCase() === name.toLowerCase());

/** The name of an entity or a field: the key in addresses, folders, tables and rows. */
export const NAME_PATTERN = /^[a-z][A-Za-z0-9]{0,39}$/;
export const OPTION_NAME_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const CURRENCY_PATTERN = /^[A-Z]{3}$/;
export const PATH_PATTERN = /^\/(?:[a-z0-9][a-z0-9-]{0,39}(?:\/[a-z0-9][a-z0-9-]{0,39}){0,3})?$/;
export const COLOUR_PATTERN = /^#[0-9a-fA-F]{6}$/;
export const ROW_ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/;

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
