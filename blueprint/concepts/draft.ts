import { relativeDay } from '../dates.ts';
import type { AppKind, AppLanguage, Icon } from '../kinds.ts';
import { wordsOf } from '../names.ts';
import { titleOf } from '../fields.ts';
import type { Access, Blueprint, Entity, Field, Page, Row, Rule, Theme, Transition } from '../schema.ts';
import type { DraftField } from './fields.ts';

// An app as it is written down by hand: what follows from the rest is left out, and rows are lists of cells.

/**
 * Cells stand in the order of the fields, without computed ones, images and files. An amount is in whole units (12.5), a date in
 * days from seeding (-3), a date with time `+3 09:30`, a reference the number of the row, from 1.
 */
export type DraftCell = string | number | boolean | null | readonly number[];
/** [from, to, label, roles…] */
type Step = readonly [string, string, string, ...string[]];

interface DraftEntity {
  name: string;
  label: string;
  plural: string;
  icon: Icon;
  title?: string;
  fields: Readonly<Record<string, DraftField>>;
  states?: { field: string; steps: readonly Step[] };
  access: Access;
  rows: readonly (readonly DraftCell[])[];
}

/** The list, detail and form of an entity; `form` is the title of a form that stands in the menu. */
interface DataPages {
  data: string;
  title?: string;
  form?: string;
  menu?: boolean;
}

export interface Draft {
  name: string;
  tagline: string;
  kind: AppKind;
  language?: AppLanguage;
  /** [primary, mode, radius, font, layout] */
  theme: readonly [Theme['primary'], Theme['mode'], Theme['radius'], Theme['font'], Theme['layout']];
  roles?: Blueprint['roles'];
  signUp: Blueprint['signUp'];
  entities: readonly DraftEntity[];
  rules?: readonly Rule[];
  pages: readonly (Page | DataPages)[];
}

/** @param who names parted by spaces, for reading, creating, updating and deleting */
export function access(...who: readonly [string, string, string, string]): Access {
  const [read, create, update, remove] = who.map((names) => names.split(' ').filter(Boolean));
  return { read: read ?? [], create: create ?? [], update: update ?? [], delete: remove ?? [] };
}
/** What a team keeps for itself. */
export const TEAM = access('member', 'member', 'member', 'owner');
/** What everyone sees and the owner keeps. */
export const SHOWN = access('public', 'owner', 'owner', 'owner');

const EMPTY: readonly string[] = ['computed', 'image', 'file'];
const idOf = (entity: string, number: number) => `${entity.toLowerCase()}-${number}`;

function cellOf(cell: DraftCell, field: Field): Row[string] {
  const entity = field.entity ?? '';
  if (Array.isArray(cell)) return cell.map((number: number) => idOf(entity, number));
  if (typeof cell === 'number') {
    if (field.type === 'money') return Math.round(cell * 100);
    if (field.type === 'date') return relativeDay(cell);
    if (field.type === 'reference') return idOf(entity, cell);
  }
  if (typeof cell === 'string' && field.type === 'dateTime') {
    const [days, time] = cell.split(' ');
    return relativeDay(Number(days), `T${time}`);
  }
  return cell as Row[string];
}

function rowsOf({ name, rows }: DraftEntity, fields: readonly Field[]): Row[] {
  const filled = fields.filter(({ type }) => !EMPTY.includes(type));
  return rows.map((cells, index): Row => {
    const pairs = filled.map((field, at) => [field.name, cellOf(cells[at] ?? null, field)]);
    return { id: idOf(name, index + 1), ...Object.fromEntries(pairs) };
  });
}

function entityOf({ name, label, plural, icon, title, states, access: who, ...rest }: DraftEntity): Entity {
  const fields = Object.entries(rest.fields).map(([key, field]): Field => ({ name: key, ...field }));
  return {
    name,
    label,
    plural,
    icon,
    title: title ?? titleOf(fields),
    fields,
    ...(states && {
      states: {
        field: states.field,
        transitions: states.steps.map(([from, to, step, ...roles]): Transition => ({
          from,
          to,
          label: step,
          ...(roles.length > 0 && { roles }),
        })),
      },
    }),
    access: who,
  };
}

function pagesOf(page: Page | DataPages, entities: readonly Entity[]): Page[] {
  if (!('data' in page)) return [page];
  const entity = entities.find(({ name }) => name === page.data);
  if (!entity) return [];
  const path = `/${wordsOf(entity.plural).join('-') || entity.name.toLowerCase()}`;
  const shared = { icon: entity.icon, entity: entity.name, sections: [] };
  return [
    { kind: 'list', title: page.title ?? entity.plural, path, inMenu: page.menu ?? true, ...shared },
    { kind: 'detail', title: entity.label, path, inMenu: false, ...shared },
    {
      kind: 'form',
      title: page.form ?? entity.label,
      path: `${path}/new`,
      inMenu: page.form !== undefined,
      ...shared,
    },
  ];
}

export function blueprintOf(draft: Draft): Blueprint {
  const [primary, mode, radius, font, layout] = draft.theme;
  const entities = draft.entities.map(entityOf);
  const rows = draft.entities.map((entity, index) => [
    entity.name,
    rowsOf(entity, entities[index]?.fields ?? []),
  ]);
  return {
    version: 2,
    name: draft.name,
    tagline: draft.tagline,
    kind: draft.kind,
    language: draft.language ?? 'en',
    theme: { primary, mode, radius, font, layout },
    roles: draft.roles ?? [],
    signUp: draft.signUp,
    entities,
    pages: draft.pages.flatMap((page) => pagesOf(page, entities)),
    rules: [...(draft.rules ?? [])],
    rows: Object.fromEntries(rows),
  };
}
