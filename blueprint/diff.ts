import { minorUnits } from './currencies.ts';
import { changes, type Difference, difference, paired, reordered, same } from './diff-parts.ts';
import { sectionChanges } from './diff-sections.ts';
import { isCountedPage } from './counted.ts';
import { ACTIONS } from './kinds.ts';
import { rowsOf, titleNames } from './rows.ts';
import type { Blueprint, Entity, Field, Page, Rule } from './schema.ts';

// What differs between two apps, as data: the screen puts it into words.

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
      (old, now) => entityChanges(old, now, before, after),
    ),
    ...ruleChanges(before, after),
    ...pageChanges(before, after),
    ...rowChanges(before, after),
  ]);
}

const unlike = (all: readonly Difference[]): Difference[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

/** What a field is called; the names that a title is made of stand in it as labels. */
const labelIn = (entity: Entity | undefined, name: string | undefined) =>
  entity?.fields.find((field) => field.name === name)?.label ?? name;
const titled = (entity: Entity) => ({
  ...entity,
  title: titleNames(entity.title)
    .map((name) => labelIn(entity, name))
    .join(' + '),
});
/** Who may do something: roles as people call them, the rest by the word that all apps have for it. */
const whoIn = ({ roles }: Blueprint, names: readonly string[]) =>
  names.map((name) => roles.find((role) => role.name === name)?.label ?? name).join(', ');

function entityChanges(before: Entity, after: Entity, was: Blueprint, is: Blueprint): Difference[] {
  const of = after.label;
  return [
    ...changes('entity', before, after, ['label', 'plural', 'icon', 'title'], of, undefined, [
      titled(before),
      titled(after),
    ]),
    ...paired(
      before.fields,
      after.fields,
      ({ name }) => name,
      (kind, { label }) => [difference(kind, 'field', label, { of })],
      (old, now) => fieldChanges(old, now, of, was, is),
    ),
    ...reordered(
      before.fields,
      after.fields,
      ({ name }) => name,
      ({ label }) => label,
      (order) => difference('changed', 'entity', of, { part: 'fields', ...order }),
    ),
    ...stateChanges(before, after, was, is),
    ...ACTIONS.flatMap((action) =>
      same(before.access[action], after.access[action])
        ? []
        : [
            difference('changed', 'access', of, {
              part: action,
              from: whoIn(was, before.access[action]),
              to: whoIn(is, after.access[action]),
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
  'through',
  'self',
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
    self: field.self ?? false,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(typeof field.default === 'number' && { default: units(field.default) }),
  };
}
/** The choice that it starts with and the data that it links to, as people call them. */
const labelled = (field: Field, { entities }: Blueprint): Field => ({
  ...field,
  default: field.options?.find(({ name }) => name === field.default)?.label ?? field.default,
  entity: entities.find(({ name }) => name === field.entity)?.plural ?? field.entity,
  through: labelIn(
    entities.find(({ name }) => name === field.entity),
    field.through,
  ),
});

function fieldChanges(old: Field, now: Field, of: string, was: Blueprint, is: Blueprint): Difference[] {
  const [before, after] = [shown(old), shown(now)];
  return [
    ...changes('field', before, after, FIELD_PARTS, after.label, of, [
      labelled(before, was),
      labelled(after, is),
    ]),
    ...paired(
      before.options ?? [],
      after.options ?? [],
      ({ name }) => name,
      (kind, { label }) => [difference(kind, 'option', label, { of: after.label })],
      (old, now) => changes('option', old, now, ['label', 'colour'], now.label, after.label),
    ),
    ...reordered(
      before.options ?? [],
      after.options ?? [],
      ({ name }) => name,
      ({ label }) => label,
      (order) => difference('changed', 'field', after.label, { of, part: 'options', ...order }),
    ),
  ];
}

type Step = NonNullable<Entity['states']>['transitions'][number];
const whose = ({ label, roles }: Step, app: Blueprint) => ({ label, roles: roles && whoIn(app, roles) });

function stateChanges(before: Entity, after: Entity, was: Blueprint, is: Blueprint): Difference[] {
  const of = after.label;
  const moved = same(before.states?.field, after.states?.field)
    ? []
    : [
        difference('changed', 'state', of, {
          part: 'field',
          from: labelIn(before, before.states?.field),
          to: labelIn(after, after.states?.field),
        }),
      ];
  return [
    ...moved,
    ...paired(
      before.states?.transitions ?? [],
      after.states?.transitions ?? [],
      ({ from, to }) => `${from} ${to}`,
      (kind, { label }) => [difference(kind, 'state', label, { of })],
      (old, now) =>
        changes('state', old, now, ['label', 'roles'], now.label, of, [whose(old, was), whose(now, is)]),
    ),
  ];
}

/** Rules have no names: one that differs in anything is another. */
function ruleChanges(before: Blueprint, after: Blueprint): Difference[] {
  const ownerIn = (blueprint: Blueprint, rule: Rule) =>
    blueprint.entities.find(({ name }) => name === rule.entity)?.label ?? rule.entity;
  return paired(
    before.rules,
    after.rules,
    (rule) => JSON.stringify(rule),
    (kind, rule) => [
      {
        ...difference(kind, 'rule', rule.kind, { of: ownerIn(kind === 'added' ? after : before, rule) }),
        rule,
      },
    ],
    () => [],
  );
}

/** A detail page may share its list's path. */
const addressOf = ({ kind, path }: Page) => `${kind} ${path}`;

/** A page with what it shows as people call it. */
const named = (page: Page, app: Blueprint) => {
  const entity = app.entities.find(({ name }) => name === page.entity);
  if (!entity) return page;
  const { plural } = entity;
  return {
    ...page,
    entity: plural,
    by: labelIn(entity, page.by),
    start: labelIn(entity, page.start),
    end: labelIn(entity, page.end),
  };
};

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
        ['kind', 'title', 'path', 'icon', 'entity', 'by', 'start', 'end', 'view', 'inMenu'],
        now.title,
        undefined,
        [named(old, before), named(now, after)],
      ),
      ...sectionChanges(old, now, before, after),
    ],
  );
  const isReordered =
    moved.every(({ kind, what }) => what !== 'page' || kind === 'changed') &&
    !same(before.pages.map(addressOf), after.pages.map(keyOf));
  if (!isReordered) return moved;
  const listed = ({ pages }: Blueprint) =>
    pages
      .filter(isCountedPage)
      .map(({ title }) => title)
      .join(', ');
  const [from, to] = [listed(before), listed(after)];
  // Detail pages and forms are not among the pages that people see in a row.
  return [
    ...moved,
    difference('changed', 'app', after.name, { part: 'pages', ...(from !== to && { from, to }) }),
  ];
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
