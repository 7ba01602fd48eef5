import { type At, checkParts } from './check.ts';
import { ENTITY_PAGE_KINDS, routesOf, WHO } from './kinds.ts';
import { titleOf } from './fields.ts';
import { rowsOf } from './rows.ts';
import type { Access, Blueprint, Entity, Field, Page, Row, Rule, Section } from './schema.ts';

/** Each round drops what the one before left pointing at nothing: a field, then the rule over it. */
const ROUNDS = 12;

/** Drops what a change left pointing at nothing, so that what remains is a whole app again. */
export function tidy(blueprint: Blueprint): Blueprint {
  let current = withoutStrays(blueprint);
  let before = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const faults = faultsOf(current);
    // What is left is for the person to mend: two options with one label, an address that is taken.
    if (faults.places === '' || faults.places === before) break;
    before = faults.places;
    current = withoutStrays(without(current, faults));
  }
  return current;
}

/** The places where something is wrong. */
function faultsOf(blueprint: Blueprint): Faults {
  const places = new Set<string>();
  checkParts(blueprint, (at) => {
    // A fault inside a part is a fault of the part, too.
    for (let length = 1; length <= at.length; length += 1) places.add(at.slice(0, length).join('.'));
  });
  return { places: [...places].join(' '), at: (...at) => places.has(at.join('.')) };
}
interface Faults {
  /** All of them; rounds end when they stay the same. */
  places: string;
  at(...at: At): boolean;
}

function omit<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

/** Rows of data that is gone, and cells of fields that are. */
function withoutStrays(blueprint: Blueprint): Blueprint {
  const kept = (row: Row, entity: Entity): Row => {
    const cells = entity.fields.flatMap(({ name }): [string, Row[string]][] => {
      const cell = row[name];
      return cell === undefined ? [] : [[name, cell]];
    });
    return { id: row.id ?? null, ...Object.fromEntries(cells) };
  };
  const rows = blueprint.entities.map((entity) => [
    entity.name,
    rowsOf(blueprint, entity.name).map((row) => kept(row, entity)),
  ]);
  return { ...blueprint, rows: Object.fromEntries(rows) };
}

function without(blueprint: Blueprint, faults: Faults): Blueprint {
  const pages = blueprint.pages.flatMap((page, p) => keptPage(page, p, faults));
  return {
    ...blueprint,
    entities: blueprint.entities.map((entity, e) => keptEntity(entity, e, faults, blueprint)),
    pages: withStart(pages, blueprint.name),
    rules: blueprint.rules.flatMap((rule, index) => keptRule(rule, ['rules', index], faults, blueprint)),
    rows: Object.fromEntries(
      Object.entries(blueprint.rows).map(([name, rows]) => [
        name,
        rows.map((row, r) => (faults.at('rows', name, r) ? keptRow(row, ['rows', name, r], faults) : row)),
      ]),
    ),
  };
}

/** A rule loses the states that are gone; where anything else is, it goes. */
function keptRule(rule: Rule, at: At, faults: Faults, blueprint: Blueprint): Rule[] {
  if (!faults.at(...at)) return [rule];
  const isLost = Object.keys(rule).some((part) => part !== 'except' && faults.at(...at, part));
  if (isLost || !('except' in rule)) return [];
  const entity = blueprint.entities.find(({ name }) => name === rule.entity);
  const states = entity?.fields.find(({ name }) => name === entity.states?.field)?.options ?? [];
  const except = rule.except?.filter((state) => states.some(({ name }) => name === state)) ?? [];
  if (except.length > 0) return [{ ...rule, except }];
  const { except: _, ...rest } = rule;
  return [rest];
}

/** A value that no longer fits becomes an empty one. */
const keptRow = (row: Row, at: At, faults: Faults): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, cell]) => [key, key !== 'id' && faults.at(...at, key) ? null : cell]),
  );

const NAME: Field = { name: 'name', label: 'Name', type: 'text', required: true };

function keptEntity(entity: Entity, e: number, faults: Faults, blueprint: Blueprint): Entity {
  const at: At = ['entities', e];
  if (!faults.at(...at)) return entity;
  const fields = entity.fields.flatMap((field, f): Field[] => {
    const here: At = [...at, 'fields', f];
    if (!faults.at(...here)) return [field];
    if (faults.at(...here, 'entity') || faults.at(...here, 'value')) return [];
    const own = faults.at(...here, 'self') ? omit(field, 'self') : field;
    const named = faults.at(...here, 'through') ? omit(own, 'through') : own;
    const { owns: _, through: __, ...plain } = own;
    const owning = faults.at(...here, 'owns') ? plain : named;
    return [faults.at(...here, 'default') ? omit(owning, 'default') : owning];
  });
  const kept = fields.length > 0 ? fields : [NAME];
  const { states, ...rest } = entity;
  const isLost = states !== undefined && faults.at(...at, 'states', 'field');
  return {
    ...rest,
    fields: kept,
    title: faults.at(...at, 'title') ? titleOf(kept) : entity.title,
    ...(states && !isLost
      ? {
          states: {
            ...states,
            transitions: states.transitions.filter((_, t) => !faults.at(...at, 'states', 'transitions', t)),
          },
        }
      : {}),
    access: keptAccess(entity.access, blueprint),
  };
}

function keptAccess(access: Access, { roles }: Blueprint): Access {
  const known = new Set<string>([...WHO, ...roles.map(({ name }) => name)]);
  const only = (names: readonly string[]) => names.filter((name) => known.has(name));
  return {
    read: only(access.read),
    create: only(access.create),
    update: only(access.update),
    delete: only(access.delete),
  };
}

function keptPage(page: Page, p: number, faults: Faults): Page[] {
  const at: At = ['pages', p];
  if (!faults.at(...at)) return [page];
  const sections = page.sections.flatMap((section, s) =>
    keptSection(section, [...at, 'sections', s], faults),
  );
  const kept = { ...page, sections };
  if (faults.at(...at, 'end')) return [omit(kept, 'end')];
  const isBare = faults.at(...at, 'entity') && !ENTITY_PAGE_KINDS.includes(page.kind);
  if (isBare) return [omit(kept, 'entity')];
  return (['entity', 'by', 'start'] as const).some((part) => faults.at(...at, part)) ? [] : [kept];
}

function keptSection(section: Section, at: At, faults: Faults): Section[] {
  if (!faults.at(...at)) return [section];
  if (section.kind === 'hero') return [omit(section, 'action')];
  if (section.kind === 'pricing')
    return [
      {
        ...section,
        plans: section.plans.map((plan, index) =>
          faults.at(...at, 'plans', index) ? omit(plan, 'action') : plan,
        ),
      },
    ];
  const isOnlyWhere = section.kind === 'chart' && faults.at(...at, 'where');
  if (isOnlyWhere && !(['entity', 'by', 'stack', 'field'] as const).some((part) => faults.at(...at, part)))
    return [omit(section, 'where')];
  if (section.kind === 'figures') {
    const figures = section.figures.filter((_, index) => !faults.at(...at, 'figures', index));
    return figures.length > 0 ? [{ ...section, figures }] : [];
  }
  return [];
}

/** One page answers at "/": another takes its place when the one that did is gone. */
function withStart(pages: Page[], name: string): Page[] {
  if (pages.some((page) => routesOf(page).includes('/'))) return pages;
  const taken = new Set(pages.flatMap(routesOf));
  const next = pages.findIndex(
    (page) => page.kind !== 'detail' && !routesOf({ ...page, path: '/' }).some((route) => taken.has(route)),
  );
  const old = pages[next]?.path;
  if (old === undefined)
    return [{ kind: 'home', title: name, path: '/', icon: 'home', sections: [], inMenu: true }, ...pages];
  return pages.map((page, index) => followed(index === next ? { ...page, path: '/' } : page, old, '/'));
}

/** A page whose buttons follow another page from its old address to its new one. */
export function followed(page: Page, from: string, to: string): Page {
  const follow = <T extends { action?: { label: string; path: string } | undefined }>(part: T): T =>
    part.action?.path === from ? { ...part, action: { ...part.action, path: to } } : part;
  return {
    ...page,
    sections: page.sections.map((section): Section => {
      if (section.kind === 'hero') return follow(section);
      return section.kind === 'pricing' ? { ...section, plans: section.plans.map(follow) } : section;
    }),
  };
}
