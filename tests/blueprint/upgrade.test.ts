import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blueprintSchema, type Blueprint, type Row, type Section } from '#blueprint/schema.ts';
import { fromVersion1, upgraded } from '#blueprint/upgrade.ts';
import type { BlueprintV1, FieldTypeV1, PageKindV1, RowV1, SectionV1 } from '#blueprint/version-1.ts';
import { arbitraryBlueprint } from '../support/blueprints.ts';

const faultsOf = (blueprint: unknown) => blueprintSchema.safeParse(blueprint).error?.issues ?? [];

const OLD: BlueprintV1 = {
  version: 1,
  name: 'Corner Bikes',
  tagline: 'Repairs while you wait',
  kind: 'bookings',
  theme: { primary: '#0b7a4b', mode: 'light', radius: 8, font: 'sans' },
  entities: [
    { name: 'Repair job', plural: 'Repair jobs', fields: [{ name: 'title', label: 'Title', type: 'text' }] },
    {
      name: 'خدمة',
      plural: 'خدمات',
      fields: [
        { name: 'when', label: 'When', type: 'dateTime' },
        { name: 'day', label: 'Day', type: 'date' },
        { name: 'state', label: 'State', type: 'select', options: ['New', 'In progress', '完成'] },
        { name: 'job', label: 'Job', type: 'reference', entity: 'Repair job' },
      ],
    },
  ],
  pages: [
    {
      kind: 'home',
      title: 'Home',
      path: '/',
      icon: 'home',
      inMenu: true,
      sections: [
        { kind: 'rows', heading: 'Jobs', entity: 'Repair job', limit: 3 },
        {
          kind: 'figures',
          heading: 'Numbers',
          figures: [{ label: 'Jobs', entity: 'Repair job', measure: 'count' }],
        },
        { kind: 'chart', heading: 'By state', entity: 'خدمة', field: 'state' },
      ],
    },
    {
      kind: 'list',
      title: 'Jobs',
      path: '/jobs',
      icon: 'wrench',
      entity: 'Repair job',
      inMenu: true,
      sections: [],
    },
  ],
  rows: {
    'Repair job': [{ id: 'row-1', title: 'Flat tyre' }],
    خدمة: [{ id: 'row-1', when: '2026-06-16T09:30', day: '2026-06-12', state: '完成', job: 'row-1' }],
  },
};

describe('a blueprint of version 1', () => {
  const app = fromVersion1(OLD);

  test('becomes one that the schema admits', () => {
    expect(faultsOf(app)).toEqual([]);
  });

  test('keeps its names as labels, under names that can stand in addresses', () => {
    expect(app.entities.map(({ name, label, icon, title }) => ({ name, label, icon, title }))).toEqual([
      { name: 'repairJob', label: 'Repair job', icon: 'wrench', title: 'title' },
      { name: 'data', label: 'خدمة', icon: 'list', title: 'when' },
    ]);
    expect(app.entities[1]?.fields.find(({ name }) => name === 'job')).toMatchObject({ entity: 'repairJob' });
    expect(app.pages[0]?.sections).toMatchObject([
      { entity: 'repairJob' },
      { figures: [{ entity: 'repairJob' }] },
      { entity: 'data' },
    ]);
  });

  test('keeps its rows: choices by the name of their option, days as offsets from the day of seeding', () => {
    expect(app.rows['data']).toEqual([
      { id: 'row-1', when: 'today+1T09:30', day: 'today-3', state: 'option', job: 'row-1' },
    ]);
    expect(app.entities[1]?.fields[2]?.options?.map(({ name, label }) => [name, label])).toEqual([
      ['new', 'New'],
      ['in-progress', 'In progress'],
      ['option', '完成'],
    ]);
  });

  test('gets the list, detail and form that its data lacked, and keeps the pages that it had', () => {
    expect(app.pages.slice(0, 2).map(({ path }) => path)).toEqual(['/', '/jobs']);
    for (const { name } of app.entities) {
      const kinds = app.pages.filter(({ entity }) => entity === name).map(({ kind }) => kind);
      expect(kinds.sort()).toEqual(['detail', 'form', 'list']);
    }
  });
});

test('anything else than version 1 is left to the schema', () => {
  for (const value of [null, 1, 'text', [], {}, { version: 3 }]) expect(upgraded(value)).toBe(value);
});

/** The same app as version 1 would have said it. */
function downgraded(blueprint: Blueprint): BlueprintV1 {
  const labels = new Map(
    blueprint.entities.map(({ name, label }, at) => [name, `${label.slice(0, 36)}${at}`]),
  );
  const to = (name: string) => labels.get(name) ?? name;
  const { layout: _layout, ...theme } = blueprint.theme;
  const rowOf = (row: Row, entity: string): RowV1 =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => {
        const value = Array.isArray(cell) ? null : cell;
        const field = blueprint.entities
          .find((one) => one.name === entity)
          ?.fields.find((one) => one.name === name);
        const option = field?.options?.find((one) => one.name === value);
        return [name, option && field?.type === 'select' ? option.label : value];
      }),
    );
  return {
    version: 1,
    name: blueprint.name,
    tagline: blueprint.tagline,
    kind: blueprint.kind,
    theme,
    entities: blueprint.entities.map(({ name, plural, fields }) => ({
      name: to(name),
      plural,
      fields: fields.map(({ name, label, type, required, unique, min, max, options, entity }) => ({
        name,
        label,
        type: type as FieldTypeV1,
        ...(required === undefined ? {} : { required }),
        ...(unique === undefined ? {} : { unique }),
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
        ...(options ? { options: options.map(({ label }) => label) } : {}),
        ...(entity === undefined ? {} : { entity: to(entity) }),
      })),
    })),
    pages: blueprint.pages.map((page) => ({
      ...page,
      kind: page.kind as PageKindV1,
      ...(page.entity === undefined ? {} : { entity: to(page.entity) }),
      sections: page.sections.flatMap((section) => sectionOf(section, to)),
    })),
    rows: Object.fromEntries(
      Object.entries(blueprint.rows).map(([name, rows]) => [to(name), rows.map((row) => rowOf(row, name))]),
    ),
  };
}

function sectionOf(section: Section, to: (name: string) => string): SectionV1[] {
  switch (section.kind) {
    case 'hero':
    case 'text':
      return [section];
    case 'figures':
      return [{ ...section, figures: section.figures.map((one) => ({ ...one, entity: to(one.entity) })) }];
    case 'list':
      return [{ ...section, kind: 'rows', entity: to(section.entity) }];
    case 'chart':
      return [{ kind: 'chart', heading: section.heading, entity: to(section.entity), field: section.by }];
    case 'attention': {
      const { kind, heading, entity, when } = section;
      if (when.op !== 'below' && when.op !== 'above') return [];
      return [{ kind, heading, entity: to(entity), ...when }];
    }
    default:
      return [];
  }
}

test('any app of version 1 becomes one that the schema admits, with as many rows', () => {
  fc.assert(
    fc.property(arbitraryBlueprint, (blueprint) => {
      const old = downgraded(blueprint);
      const app = upgraded(structuredClone(old));
      expect(faultsOf(app)).toEqual([]);
      expect(Object.values((app as Blueprint).rows).map((rows) => rows.length)).toEqual(
        Object.values(blueprint.rows).map((rows) => rows.length),
      );
    }),
  );
});
