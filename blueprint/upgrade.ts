import { usualAccess } from './access.ts';
import { toRelativeDay } from './dates.ts';
import type { Icon, OptionColour } from './kinds.ts';
import { entityNameFor, optionNameFor } from './names.ts';
import { withAllPages } from './pages.ts';
import { titleOf } from './fields.ts';
import { rowsOf } from './rows.ts';
import type { Blueprint, Entity, Field, Option, Page, Row, Section } from './schema.ts';
import type { BlueprintV1, FieldV1, RowV1, SectionV1 } from './version-1.ts';

/** The day that sample dates of version 1 stood around. */
const DAY_OF_V1 = '2026-06-15';

const isVersion1 = (value: unknown): value is BlueprintV1 =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 1;

/** Version 2 before it had languages, roles, access and rules. */
type EarlyVersion2 = Omit<Blueprint, 'language' | 'roles' | 'signUp' | 'rules' | 'entities' | 'pages'> & {
  entities: Omit<Entity, 'access'>[];
  pages: (Omit<Page, 'sections'> & { sections: SectionV1[] })[];
};
const isEarlyVersion2 = (value: unknown): value is EarlyVersion2 =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 2 &&
  !('language' in value);

/**
 * A stored blueprint in today's version. What is of no version we know is answered as it is, for the schema to reject.
 * @throws where a blueprint says that it is of an older version and is not
 */
export function upgraded(value: unknown): unknown {
  if (isVersion1(value)) return fromVersion1(value);
  return isEarlyVersion2(value) ? completed(value) : value;
}

/** Gives an app who may do what, as such apps usually have it. */
function completed(early: EarlyVersion2): Blueprint {
  const pages = early.pages.map((page): Page => ({
    ...page,
    sections: page.sections.map(sectionOf),
  }));
  const entities = early.entities.map((entity): Entity => ({
    ...entity,
    access: usualAccess(early.kind, entity, pages),
  }));
  const isOpen = entities.some(({ access }) => access.create.includes('public'));
  return {
    ...early,
    language: 'en',
    roles: [],
    signUp: isOpen ? 'open' : 'invited',
    entities,
    pages,
    rules: [],
  };
}

/** Colours of the usual states, so that a list tells them apart at a glance. */
const COLOURS: readonly [RegExp, OptionColour][] = [
  [/^(done|won|paid|ready|solved|hired|active|available|confirmed|yes|free|delivered|complete)/i, 'green'],
  [/^(lost|declined|cancelled|overdue|urgent|failed|blocked|rejected|no$)/i, 'red'],
  [/^(in progress|talking|interview|waiting|booked|reserved|high|maybe|offer)/i, 'amber'],
  [/^(new|open|asked|planned|received|low|draft)/i, 'blue'],
];
const colourOf = (label: string): OptionColour =>
  COLOURS.find(([pattern]) => pattern.test(label))?.[1] ?? 'grey';

function optionsOf(labels: readonly string[]): Option[] {
  const options: Option[] = [];
  for (const label of labels)
    options.push({ name: optionNameFor(label, options), label, colour: colourOf(label) });
  return options;
}

/** Version 1 in the words of version 2: nothing is lost, and every entity gets the pages that it lacks. */
export function fromVersion1(old: BlueprintV1): Blueprint {
  const names = new Map<string, string>();
  for (const { name } of old.entities) names.set(name, entityNameFor(name, names.values()));
  const to = (name: string) => names.get(name) ?? name;
  const iconOf = (name: string): Icon =>
    old.pages.find(({ kind, entity }) => kind === 'list' && entity === name)?.icon ??
    old.pages.find(({ entity }) => entity === name)?.icon ??
    'list';

  const entities = old.entities.map(({ name, plural, fields }): Omit<Entity, 'access'> => ({
    name: to(name),
    label: name,
    plural,
    icon: iconOf(name),
    title: titleOf(fields),
    fields: fields.map(({ options, entity, ...field }): Field => ({
      ...field,
      ...(options ? { options: optionsOf(options) } : {}),
      ...(entity === undefined ? {} : { entity: to(entity) }),
    })),
  }));
  const rows = old.entities.map(({ name, fields }) => {
    const newFields = entities.find((entity) => entity.name === to(name))?.fields ?? [];
    return [to(name), rowsOf(old, name).map((row) => rowOf(row, fields, newFields))] as const;
  });
  const early: EarlyVersion2 = {
    version: 2,
    name: old.name,
    tagline: old.tagline,
    kind: old.kind,
    theme: { ...old.theme, layout: 'top' },
    entities,
    pages: old.pages.map((page) => ({
      ...page,
      ...(page.entity === undefined ? {} : { entity: to(page.entity) }),
      sections: page.sections.map((section) => renamed(section, to)),
    })),
    rows: Object.fromEntries(rows),
  };
  return withAllPages(completed(early));
}

/** A section with today's names of the data it shows. */
function renamed(section: SectionV1, to: (name: string) => string): SectionV1 {
  if (section.kind === 'figures')
    return {
      ...section,
      figures: section.figures.map((figure) => ({ ...figure, entity: to(figure.entity) })),
    };
  return 'entity' in section ? { ...section, entity: to(section.entity) } : section;
}

function sectionOf(section: SectionV1): Section {
  switch (section.kind) {
    case 'rows':
      return { ...section, kind: 'list' };
    case 'chart': {
      const { field, ...rest } = section;
      return { ...rest, by: field, measure: 'count' };
    }
    case 'attention': {
      const { kind, heading, entity, ...when } = section;
      return { kind, heading, entity, when };
    }
    default:
      return section;
  }
}

function rowOf(row: RowV1, fields: readonly FieldV1[], newFields: readonly Field[]): Row {
  const cells = Object.entries(row).map(([name, value]) => {
    const type = fields.find((field) => field.name === name)?.type;
    if (typeof value !== 'string') return [name, value];
    if (type === 'date' || type === 'dateTime') return [name, toRelativeDay(value, DAY_OF_V1)];
    if (type === 'select') {
      const options = newFields.find((field) => field.name === name)?.options;
      return [name, options?.find(({ label }) => label === value)?.name ?? null];
    }
    return [name, value];
  });
  return Object.fromEntries(cells);
}
