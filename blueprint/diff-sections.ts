import { minorUnits } from './currencies.ts';
import { changes, type Difference, difference, paired, reordered } from './diff-parts.ts';
import type { Blueprint, Field, Page, Section } from './schema.ts';

// What differs between the sections of a page, with the app's own names for what they show.

const keyOf = ({ kind, heading }: Section) => `${kind} ${heading}`;

/** The sections of a page and what they show, as properties that a person would name. */
export function sectionChanges(before: Page, after: Page, was: Blueprint, is: Blueprint): Difference[] {
  const of = after.title;
  const renamed = renamedIn(before.sections, after.sections, keyOf, (old, now) => old.kind === now.kind);
  const key = (section: Section) => renamed.get(section) ?? keyOf(section);
  return [
    ...paired(
      before.sections,
      after.sections,
      key,
      (kind, { heading }) => [difference(kind, 'section', heading, { of })],
      (old, now) => [
        ...changes('section', shown(old, BARE), shown(now, BARE), SECTION_PARTS, now.heading, of, [
          shown(old, was),
          shown(now, is),
        ]),
        ...partChanges(old, now, was, is),
      ],
    ),
    ...reordered(
      before.sections,
      after.sections,
      key,
      ({ heading }) => heading,
      (order) => difference('changed', 'page', of, { part: 'sections', ...order }),
    ),
  ];
}

/** What got another name is the same thing where it stands at the same place, by the key that it had. */
function renamedIn<T>(
  before: readonly T[],
  after: readonly T[],
  key: (item: T) => string,
  alike: (was: T, is: T) => boolean = () => true,
): Map<T, string> {
  const [old, now] = [new Set(before.map(key)), new Set(after.map(key))];
  const found = new Map<T, string>();
  if (before.length !== after.length) return found;
  after.forEach((item, at) => {
    const was = before[at];
    if (was !== undefined && alike(was, item) && !old.has(key(item)) && !now.has(key(was)))
      found.set(item, key(was));
  });
  return found;
}

/** What sections refer to. */
type Named = Pick<Blueprint, 'entities' | 'pages'>;
/** Here all are called by the names that they are kept by, which is how they are compared: a label that changed is no change of a section. */
const BARE: Named = { entities: [], pages: [] };

/** What a section is made of, flat and in words of the app; the parts of a condition stand side by side. */
interface Shown {
  heading: string;
  text?: string | undefined;
  button?: string | undefined;
  leadsTo?: string | undefined;
  shows?: string | undefined;
  by?: string | undefined;
  unit?: string | undefined;
  stack?: string | undefined;
  measure?: string | undefined;
  field?: string | undefined;
  where?: string | undefined;
  rows?: number | undefined;
  when?: string | undefined;
  value?: string | number | boolean | undefined;
  days?: number | undefined;
}
const SECTION_PARTS = [
  'heading',
  'text',
  'button',
  'leadsTo',
  'shows',
  'by',
  'unit',
  'stack',
  'measure',
  'when',
  'field',
  'value',
  'days',
  'where',
  'rows',
] as const satisfies (keyof Shown)[];

function shown(section: Section, app: Named): Shown {
  const { heading } = section;
  switch (section.kind) {
    case 'hero':
      return { heading, text: section.text, ...buttonOf(section.action, app) };
    case 'text':
      return { heading, text: section.text };
    case 'contact':
      return { heading, text: section.text, shows: pluralOf(app, section.entity) };
    case 'list':
    case 'gallery':
      return { heading, shows: pluralOf(app, section.entity), rows: section.limit };
    case 'chart': {
      const { by, unit, stack } = section;
      const labels = { by: labelOf(app, section.entity, by), stack: labelOf(app, section.entity, stack) };
      return { heading, unit, ...labels, ...measured(section, app), where: whereOf(section, app) };
    }
    case 'attention':
      return { heading, shows: pluralOf(app, section.entity), ...condition(section, app) };
    case 'figures':
    case 'pricing':
    case 'questions':
      return { heading };
  }
}

const entityNamed = ({ entities }: Named, name: string) => entities.find((entity) => entity.name === name);
const pluralOf = (app: Named, name: string) => entityNamed(app, name)?.plural ?? name;
const fieldNamed = (app: Named, entity: string, name: string | undefined) =>
  entityNamed(app, entity)?.fields.find((field) => field.name === name);
const labelOf = (app: Named, entity: string, name: string | undefined) =>
  fieldNamed(app, entity, name)?.label ?? name;
const optionOf = (app: Named, entity: string, field: string, name: string) =>
  fieldNamed(app, entity, field)?.options?.find((option) => option.name === name)?.label ?? name;

type Action = Extract<Section, { kind: 'hero' }>['action'];
const buttonOf = (action: Action, { pages }: Named) => ({
  button: action?.label,
  leadsTo: action && (pages.find(({ path }) => path === action.path)?.title ?? action.path),
});

type Figure = Extract<Section, { kind: 'figures' }>['figures'][number];
const measured = (
  { entity, measure, field }: Pick<Figure, 'entity' | 'measure' | 'field'>,
  app: Named,
): Partial<Shown> => ({ shows: pluralOf(app, entity), measure, field: labelOf(app, entity, field) });

function condition({ entity, when }: Extract<Section, { kind: 'attention' }>, app: Named): Partial<Shown> {
  const shared = { when: when.op, field: labelOf(app, entity, when.field) };
  switch (when.op) {
    case 'past':
    case 'within':
      return { ...shared, days: when.days };
    case 'is':
      return {
        ...shared,
        value: typeof when.value === 'boolean' ? when.value : optionOf(app, entity, when.field, when.value),
      };
    case 'below':
    case 'above':
      return { ...shared, value: limitOf(when.value, fieldNamed(app, entity, when.field), entity, app) };
  }
}

/** A number as people read it, or the field that is the limit. */
function limitOf(value: number | string, of: Field | undefined, entity: string, app: Named) {
  if (typeof value === 'string') return labelOf(app, entity, value);
  return of?.type === 'money' ? value / minorUnits(of.currency) : value;
}

/** A figure, a price or a question of a section. */
interface Part {
  label: string;
  shows?: string | undefined;
  measure?: string | undefined;
  field?: string | undefined;
  where?: string | undefined;
  price?: string | undefined;
  text?: string | undefined;
  features?: readonly string[] | undefined;
  button?: string | undefined;
  leadsTo?: string | undefined;
  answer?: string | undefined;
}
const PART_PARTS = [
  'label',
  'shows',
  'measure',
  'field',
  'where',
  'price',
  'text',
  'features',
  'button',
  'leadsTo',
  'answer',
] as const satisfies (keyof Part)[];
const PART_KINDS: Readonly<Partial<Record<Section['kind'], 'figure' | 'plan' | 'question'>>> = {
  figures: 'figure',
  pricing: 'plan',
  questions: 'question',
};

function partsOf(section: Section, app: Named): Part[] {
  switch (section.kind) {
    case 'figures':
      return section.figures.map((figure) => ({
        label: figure.label,
        ...measured(figure, app),
        where: whereOf(figure, app),
      }));
    case 'pricing':
      return section.plans.map(({ name, price, text, features, action }) => ({
        label: name,
        price,
        text,
        features,
        ...buttonOf(action, app),
      }));
    case 'questions':
      return section.questions.map(({ question, answer }) => ({ label: question, answer }));
    default:
      return [];
  }
}

function whereOf({ entity, where }: Pick<Figure, 'entity' | 'where'>, app: Named): string | undefined {
  if (!where) return undefined;
  const { field, is } = where;
  const value = typeof is === 'boolean' ? (is ? '✓' : '✗') : optionOf(app, entity, field, is);
  return `${labelOf(app, entity, field)}: ${value}`;
}

/** The parts of a section, each by itself. */
function partChanges(old: Section, now: Section, was: Named, is: Named): Difference[] {
  const what = PART_KINDS[now.kind];
  if (!what) return [];
  const of = now.heading;
  const before = partsOf(old, BARE);
  const after = partsOf(now, BARE);
  const labelled = new Map<Part, Part | undefined>([
    ...before.map((part, at) => [part, partsOf(old, was)[at]] as const),
    ...after.map((part, at) => [part, partsOf(now, is)[at]] as const),
  ]);
  const told = (part: Part) => labelled.get(part) ?? part;
  const renamed = renamedIn(before, after, ({ label }) => label);
  const key = (part: Part) => renamed.get(part) ?? part.label;
  return [
    ...paired(
      before,
      after,
      key,
      (kind, { label }) => [difference(kind, what, label, { of })],
      (one, other) => changes(what, one, other, PART_PARTS, other.label, of, [told(one), told(other)]),
    ),
    ...reordered(
      before,
      after,
      key,
      ({ label }) => label,
      (order) => difference('changed', 'section', of, { part: now.kind, ...order }),
    ),
  ];
}
