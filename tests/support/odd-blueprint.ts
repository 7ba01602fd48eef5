import type { Blueprint, Entity, Field, Page, Section } from '#blueprint/schema.ts';
import { EVERYONE } from './blueprints.ts';
import { sampleBlueprint } from './sample-blueprint.ts';

/** Names that the written files use, import or make of others. */
const NAMES =
  `row rows form page text state answer save paths entity entities query contact params listState entityForm saveRow useRow own
  rowOf event package order saveOrder orderForm sheep model defineEntity`.split(/\s+/);

const label = (name: string) => `A ${name}`;

/** Fields named like parts of the language, options named like numbers, and references to itself and to the next entity, both ways. */
const fieldsOf = (name: string, next: string): Field[] => [
  { name: 'class', label: 'Class', type: 'text', required: true },
  { name: 'default', label: 'Default', type: 'text' },
  {
    name: 'delete',
    label: 'Delete',
    type: 'select',
    default: '10',
    options: ['10', '2nd', '0', '007', 'in-progress'].map((option) => ({ name: option, label: option })),
  },
  { name: 'parent', label: 'Parent', type: 'reference', entity: name, onDelete: 'keep' },
  { name: 'next', label: 'Next', type: 'reference', entity: next, onDelete: 'delete' },
  { name: 'others', label: 'Others', type: 'references', entity: next },
  { name: 'answer', label: '答え', type: 'computed', value: { op: 'count', entity: name, by: 'parent' } },
];

const entityOf = (name: string, index: number): Entity => ({
  name,
  label: label(name),
  plural: name === 'order' ? 'Save order' : name === 'sheep' ? 'Sheep' : `${name}s`,
  icon: 'box',
  title: '{class} · {default}',
  fields: fieldsOf(name, NAMES[(index + 1) % NAMES.length] ?? name),
  states: {
    field: 'delete',
    transitions: [
      { from: '10', to: '2nd', label: 'On' },
      { from: '2nd', to: 'in-progress', label: 'On' },
    ],
  },
  access: EVERYONE,
});

const bare = (name: string, field: Field): Entity => ({
  name,
  label: label(name),
  plural: name,
  icon: 'box',
  title: field.name,
  fields: [field],
  access: EVERYONE,
});

const page = (title: string, path: string, sections: Section[] = []): Page => ({
  kind: path === '/' ? 'home' : 'content',
  title,
  path,
  icon: 'file',
  sections,
  inMenu: false,
});

/** A valid app that is called all that a careless generator would trip over. */
export const oddBlueprint: Blueprint = {
  ...sampleBlueprint,
  name: '2nd class / 日本語',
  entities: [
    ...NAMES.map(entityOf),
    bare('sums', { name: 'one', label: 'One', type: 'computed', value: { op: 'today' }, as: 'date' }),
    bare('links', { name: 'row', label: 'Row', type: 'reference', entity: 'row', required: true }),
  ],
  rules: [],
  rows: {},
  pages: [
    page(
      'Form',
      '/',
      ['contact', 'row', 'state', 'order'].map((entity) => ({
        kind: 'contact',
        heading: 'Write to us',
        text: '',
        entity,
      })),
    ),
    ...['Form', 'Row', 'Not found', 'Sign in', '', 'Lazy', '日本語', 'constructor', 'Order form'].map(
      (title, index) => page(title || '-', `/page-${index}`),
    ),
  ],
};
