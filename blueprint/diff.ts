import { minorUnits } from './currencies.ts';
import { ACTIONS } from './kinds.ts';
import { rowsOf } from './rows.ts';
import type { Blueprint, Entity, Field, Page, Rule, Section } from './schema.ts';

// What differs between two apps, as data: the screen puts it into words.

export const DIFFERENCE_PARTS = [
  'app',
  'look',
  'role',
  'entity',
  'field',
  'option',
  'state',
  'access',
  'rule',
  'page',
  'section',
  'rows',
] as const;
export type DifferencePart = (typeof DIFFERENCE_PARTS)[number];
export interface Difference {
  kind: 'added' | 'removed' | 'changed';
  what: DifferencePart;
  /** What people call it; of a rule its kind. */
  label: string;
  /** What it belongs to. */
  of?: string;
  /** Which property of it changed. */
  part?: string;
  from?: string | number | boolean;
  to?: string | number | boolean;
}

type Plain = string | number | boolean | undefined;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** A value that can be shown as it is; others only differ. */
const plain = (value: unknown): Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : Array.isArray(value) && value.every((item) => typeof item === 'string')
      ? value.join(', ')
      : undefined;

const difference = (
  kind: Difference['kind'],
  what: DifferencePart,
  label: string,
  more: { of?: string | undefined; part?: string; from?: Plain; to?: Plain } = {},
): Difference => ({
  kind,
  what,
  label,
  ...(more.of === undefined ? {} : { of: more.of }),
  ...(more.part === undefined ? {} : { part: more.part }),
  ...(more.from === undefined ? {} : { from: more.from }),
  ...(more.to === undefined ? {} : { to: more.to }),
});

/** One difference for each property that is not the same. */
function changes<T extends object>(
  what: DifferencePart,
  before: T,
  after: T,
  parts: readonly (keyof T & string)[],
  label: string,
  of?: string,
): Difference[] {
  return parts
    .filter((part) => !same(before[part], after[part]))
    .map((part) =>
      difference('changed', what, label, { of, part, from: plain(before[part]), to: plain(after[part]) }),
    );
}

/** Pairs what is the same thing in both, and reports what stands in one only. */
function paired<T>(
  before: readonly T[],
  after: readonly T[],
  key: (item: T) => string,
  alone: (kind: 'added' | 'removed', item: T) => Difference[],
  both: (before: T, after: T) => Difference[],
): Difference[] {
  const old = new Map(before.map((item) => [key(item), item]));
  const still = new Set(after.map(key));
  return [
    ...before.flatMap((item) => (still.has(key(item)) ? [] : alone('removed', item))),
    ...after.flatMap((item) => {
      const match = old.get(key(item));
      return match === undefined ? alone('added', item) : both(match, item);
    }),
  ];
}

/** What differs from `before` to `after`, the app first and its sample rows last; nothing where they are the same. */
export function differences(before: Blueprint, after: Blueprint): Difference[] {
  // A form and a detail page of one name would stand there twice.
  return unlike([
    ...changes('app', before, after, ['name', 'tagline', 'language', 'signUp'], after.name),
    ...changes(
      'look',
      before.theme,
      after.theme,
      ['primary', 'mode', 'radius', 'font', 'layout'],
      after.name,
    ),
    ...paired(
      before.roles,
      after.roles,
      ({ name }) => name,
      (kind, { label }) => [difference(kind, 'role', label)],
      (old, now) => changes('role', old, now, ['label'], now.label),
    ),
    ...paired(
      before.entities,
      after.entities,
      ({ name }) => name,
      (kind, { label }) => [difference(kind, 'entity', label)],
      entityChanges,
    ),
    ...ruleChanges(before, after),
    ...pageChanges(before, after),
    ...rowChanges(before, after),
  ]);
}

const unlike = (all: readonly Difference[]): Difference[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

function entityChanges(before: Entity, after: Entity): Difference[] {
  const of = after.label;
  return [
    ...changes('entity', before, after, ['label', 'plural', 'icon', 'title'], of),
    ...paired(
      before.fields,
      after.fields,
      ({ name }) => name,
      (kind, { label }) => [difference(kind, 'field', label, { of })],
      (old, now) => fieldChanges(old, now, of),
    ),
    ...stateChanges(before, after),
    ...ACTIONS.flatMap((action) =>
      same(before.access[action], after.access[action])
        ? []
        : [
            difference('changed', 'access', of, {
              part: action,
              from: before.access[action].join(', '),
              to: after.access[action].join(', '),
            }),
          ],
    ),
  ];
}

const FIELD_PARTS = [
  'label',
  'type',
  'required',
  'unique',
  'min',
  'max',
  'default',
  'unit',
  'currency',
  'entity',
  'onDelete',
  'owns',
  'help',
  'inList',
  'indexed',
  'value',
  'as',
] as const;

/** The field as people read it: amounts in whole units, and what isn't so is not so. */
function shown(field: Field): Field {
  const units = (amount: number | undefined) =>
    field.type === 'money' && amount !== undefined ? amount / minorUnits(field.currency) : amount;
  const [min, max] = [units(field.min), units(field.max)];
  return {
    ...field,
    required: field.required ?? false,
    unique: field.unique ?? false,
    owns: field.owns ?? false,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(typeof field.default === 'number' && { default: units(field.default) }),
  };
}

function fieldChanges(before: Field, after: Field, of: string): Difference[] {
  return [
    ...changes('field', shown(before), shown(after), FIELD_PARTS, after.label, of),
    ...paired(
      before.options ?? [],
      after.options ?? [],
      ({ name }) => name,
      (kind, { label }) => [difference(kind, 'option', label, { of: after.label })],
      (old, now) => changes('option', old, now, ['label', 'colour'], now.label, after.label),
    ),
  ];
}

function stateChanges(before: Entity, after: Entity): Difference[] {
  const of = after.label;
  const moved = same(before.states?.field, after.states?.field)
    ? []
    : [
        difference('changed', 'state', of, {
          part: 'field',
          from: before.states?.field,
          to: after.states?.field,
        }),
      ];
  return [
    ...moved,
    ...paired(
      before.states?.transitions ?? [],
      after.states?.transitions ?? [],
      ({ from, to }) => `${from} ${to}`,
      (kind, { label }) => [difference(kind, 'state', label, { of })],
      (old, now) => changes('state', old, now, ['label', 'roles'], now.label, of),
    ),
  ];
}

/** Rules have no names: one that differs in anything is another. */
function ruleChanges(before: Blueprint, after: Blueprint): Difference[] {
  const labelIn = (blueprint: Blueprint, rule: Rule) =>
    blueprint.entities.find(({ name }) => name === rule.entity)?.label ?? rule.entity;
  return paired(
    before.rules,
    after.rules,
    (rule) => JSON.stringify(rule),
    (kind, rule) => [
      difference(kind, 'rule', rule.kind, { of: labelIn(kind === 'added' ? after : before, rule) }),
    ],
    () => [],
  );
}

const keyOfSection = ({ kind, heading }: Section) => `${kind} ${heading}`;

function sectionChanges(before: Page, after: Page): Difference[] {
  const of = after.title;
  const old = new Set(before.sections.map(keyOfSection));
  const now = new Set(after.sections.map(keyOfSection));
  const isSameCount = before.sections.length === after.sections.length;
  // A section under another heading is the same one where it stands at the same place.
  const oldKey = new Map<Section, string>();
  after.sections.forEach((section, at) => {
    const was = before.sections[at];
    if (!was || !isSameCount || was.kind !== section.kind) return;
    if (!old.has(keyOfSection(section)) && !now.has(keyOfSection(was)))
      oldKey.set(section, keyOfSection(was));
  });
  return paired(
    before.sections,
    after.sections,
    (section) => oldKey.get(section) ?? keyOfSection(section),
    (kind, { heading }) => [difference(kind, 'section', heading, { of })],
    (was, is) => {
      if (same(was, is)) return [];
      const renamed = { of, part: 'heading', from: was.heading, to: is.heading };
      return [difference('changed', 'section', is.heading, was.heading === is.heading ? { of } : renamed)];
    },
  );
}

/** A detail page may share its list's path. */
const addressOf = ({ kind, path }: Page) => `${kind} ${path}`;

function pageChanges(before: Blueprint, after: Blueprint): Difference[] {
  const stays = (page: Page, others: readonly Page[]) =>
    others.some((other) => addressOf(other) === addressOf(page));
  const gone = before.pages.filter((page) => !stays(page, after.pages));
  const oldAddress = new Map<Page, string>();
  // A page under another path is the same one where the rest of it is.
  for (const page of after.pages.filter((one) => !stays(one, before.pages))) {
    const at = gone.findIndex(
      ({ kind, entity, title }) => kind === page.kind && entity === page.entity && title === page.title,
    );
    const [match] = at < 0 ? [] : gone.splice(at, 1);
    if (match) oldAddress.set(page, addressOf(match));
  }
  const keyOf = (page: Page) => oldAddress.get(page) ?? addressOf(page);
  const moved = paired(
    before.pages,
    after.pages,
    keyOf,
    (kind, { title }) => [difference(kind, 'page', title)],
    (old, now) => [
      ...changes(
        'page',
        old,
        now,
        ['kind', 'title', 'path', 'icon', 'entity', 'by', 'start', 'end', 'inMenu'],
        now.title,
      ),
      ...sectionChanges(old, now),
    ],
  );
  const isReordered =
    moved.every(({ kind, what }) => what !== 'page' || kind === 'changed') &&
    !same(before.pages.map(addressOf), after.pages.map(keyOf));
  return isReordered ? [...moved, difference('changed', 'app', after.name, { part: 'pages' })] : moved;
}

function rowChanges(before: Blueprint, after: Blueprint): Difference[] {
  return after.entities.flatMap(({ name, label }) => {
    if (!before.entities.some((entity) => entity.name === name)) return [];
    const [old, now] = [rowsOf(before, name), rowsOf(after, name)];
    if (same(old, now)) return [];
    const count = old.length === now.length ? {} : { from: old.length, to: now.length };
    return [difference('changed', 'rows', label, count)];
  });
}
