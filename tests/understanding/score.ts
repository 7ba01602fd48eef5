import type { Blueprint, Entity, Field } from '#blueprint/schema.ts';
import type { Facts } from '#blueprint/understand/facts.ts';
import { type Assumed, assumedBy } from './assumed.ts';
import type { Description, Gold } from './gold.ts';
import { inOrder, isValue, isWhole, mentions, pair } from './match.ts';
import { countPages } from './score-pages.ts';

/** States stand with choices, rules with roles. */
export const KINDS = ['entities', 'fields', 'relations', 'states', 'rules', 'pages'] as const;
export type Kind = (typeof KINDS)[number];

/** Recall is found / wanted, precision right / made. */
export interface Count {
  wanted: number;
  found: number;
  made: number;
  right: number;
}
export interface Score {
  id: string;
  language: string;
  nothing: boolean;
  built: boolean;
  /** Whether the app speaks the language of its description. */
  speaks: boolean;
  counts: Record<Kind, Count>;
  missed: string[];
  unlisted: string[];
}

const noCount = (): Count => ({ wanted: 0, found: 0, made: 0, right: 0 });
export const noCounts = (): Record<Kind, Count> => ({
  entities: noCount(),
  fields: noCount(),
  relations: noCount(),
  states: noCount(),
  rules: noCount(),
  pages: noCount(),
});

/** What is compared, and which entity of the blueprint stands for which of the gold. */
export interface Reading {
  gold: Gold;
  blueprint: Blueprint;
  assumed: Assumed;
  /** Whether this entity is what the gold calls `names` (`Loan|Item`: any of them). */
  is: (entity: string | undefined, names: string) => boolean;
  /** Whether an entity is one that may be there or not: nothing of it counts. */
  neutral: (entity: string | undefined) => boolean;
  note: (kind: Kind, result: Result) => void;
}
interface Result {
  missed: readonly string[];
  found: number;
  unlisted: readonly string[];
  right: number;
}

export function score(description: Description, blueprint: Blueprint | null, facts?: Facts): Score {
  const { id, language, nothing } = description;
  const result: Score = {
    id,
    language,
    nothing,
    built: blueprint !== null,
    speaks: blueprint?.language === language,
    counts: noCounts(),
    missed: [],
    unlisted: [],
  };
  if (description.nothing) return result;
  const read = blueprint ?? NOTHING;
  const gold: Gold = description;
  const named = pair(
    Object.entries(gold.entities),
    read.entities,
    ([, pattern], { label, plural }) => isWhole(pattern, label, plural),
    ([name], entity) => sharedFields(gold, name, entity),
  );
  const goldOf = new Map([...named].map(([[name], entity]) => [entity.name, name]));
  const reading: Reading = {
    gold,
    blueprint: read,
    assumed: assumedBy(facts),
    is: (entity, names) => {
      const name = goldOf.get(entity ?? '');
      return name !== undefined && names.split('|').includes(name);
    },
    neutral: (name) => {
      const entity = read.entities.find((one) => one.name === name);
      if (!entity || goldOf.has(entity.name)) return false;
      return gold.may.some((pattern) => isWhole(pattern, entity.label, entity.plural));
    },
    note: (kind, { missed, found, unlisted, right }) => {
      result.counts[kind].wanted += found + missed.length;
      result.counts[kind].found += found;
      result.counts[kind].made += right + unlisted.length;
      result.counts[kind].right += right;
      result.missed.push(...missed.map((one) => `${kind}: ${one}`));
      result.unlisted.push(...unlisted.map((one) => `${kind}: ${one}`));
    },
  };
  countEntities(reading, goldOf);
  const selects = countStates(reading);
  countFields(reading, selects);
  countRelations(reading, goldOf);
  countRules(reading);
  countPages(reading);
  return result;
}

/** Where a stamp and a lot are both called what the gold knows as a lot, the one is meant that has its fields. */
const sharedFields = (gold: Gold, name: string, { fields }: Entity): number =>
  gold.fields.filter(
    ({ entity, label }) =>
      entity.split('|').includes(name) && fields.some((field) => mentions(label, field.label)),
  ).length;

const NOTHING: Blueprint = {
  version: 2,
  name: '',
  tagline: '',
  kind: 'custom',
  language: 'en',
  theme: { primary: '#000000', mode: 'light', radius: 0, font: 'sans', layout: 'side' },
  roles: [],
  signUp: 'invited',
  entities: [],
  pages: [],
  rules: [],
  rows: {},
};

function countEntities({ gold, blueprint, assumed, neutral, note }: Reading, goldOf: Map<string, string>) {
  const found = new Set(goldOf.values());
  const unlisted = blueprint.entities.filter((entity) => {
    if (goldOf.has(entity.name) || neutral(entity.name)) return false;
    const forbidden = gold.not.some((pattern) => isWhole(pattern, entity.label, entity.plural));
    return forbidden || !assumed.entity(entity);
  });
  note('entities', {
    missed: Object.keys(gold.entities).filter((name) => !found.has(name)),
    found: found.size,
    unlisted: unlisted.map(({ label }) => label),
    right: goldOf.size,
  });
}

interface Owned {
  entity: Entity;
  field: Field;
}
const ownedFields = (blueprint: Blueprint): Owned[] =>
  blueprint.entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
const labelsOf = (field: Field) => field.options?.map(({ label }) => label) ?? [];

/** Returns the selects that were asked for as states or choices, by entity and field. */
function countStates({ gold, blueprint, assumed, is, neutral, note }: Reading): Set<Field> {
  const selects = ownedFields(blueprint).filter(({ field }) => field.type === 'select');
  const taken = new Set<Field>();
  const wanted = [
    ...gold.states.map((one) => ({ ...one, label: '', ordered: true })),
    ...gold.choices.map((one) => ({ ...one, ordered: false })),
  ];
  for (const { entity: owner, values, label, ordered } of wanted) {
    const held = ({ field }: Owned) =>
      ordered
        ? inOrder(values, labelsOf(field))
        : values.filter((value) => labelsOf(field).some((one) => isValue(value, one))).length;
    const fit = (one: Owned) =>
      held(one) +
      (ordered && one.entity.states?.field === one.field.name ? 0.5 : 0) +
      (label !== '' && mentions(label, one.field.label) ? 0.5 : 0);
    const best = selects
      .filter(({ entity, field }) => is(entity.name, owner) && !taken.has(field))
      .sort((one, other) => fit(other) - fit(one))[0];
    const found = best ? held(best) : 0;
    const name = `${owner}${label && ` ${label}`}`;
    if (!best || found === 0) {
      note('states', { missed: values.map((one) => `${name} ${one}`), found: 0, unlisted: [], right: 0 });
      continue;
    }
    taken.add(best.field);
    const others = labelsOf(best.field).filter((one) => !values.some((value) => isValue(value, one)));
    const known =
      assumed.states(best.entity) ||
      assumed.field(best.entity, best.field) ||
      assumed.options(best.entity, best.field);
    note('states', {
      missed: values
        .filter((value) => !labelsOf(best.field).some((one) => isValue(value, one)))
        .map((one) => `${name} ${one}`)
        .concat(Array.from({ length: misplaced(values, best.field, found) }, () => `${name} order`)),
      found,
      unlisted: known ? [] : others.map((one) => `${name} ${one}`),
      right: labelsOf(best.field).length - others.length,
    });
  }
  for (const { entity, field } of selects) {
    const asked =
      taken.has(field) ||
      gold.fields.some((one) => is(entity.name, one.entity) && mentions(one.label, field.label));
    if (asked || neutral(entity.name) || assumed.field(entity, field)) continue;
    if (assumed.options(entity, field)) continue;
    if (assumed.entity(entity)) continue;
    if (entity.states?.field === field.name && assumed.states(entity)) continue;
    const unlisted = labelsOf(field).map((one) => `${entity.label} ${field.label} ${one}`);
    note('states', { missed: [], found: 0, unlisted, right: 0 });
  }
  return taken;
}

const misplaced = (values: readonly string[], field: Field, found: number) =>
  values.filter((value) => labelsOf(field).some((one) => isValue(value, one))).length - found;

function countFields({ gold, blueprint, assumed, is, neutral, note }: Reading, selects: Set<Field>) {
  const all = ownedFields(blueprint);
  const labelOf = (name: string | undefined) =>
    blueprint.entities.find((entity) => entity.name === name)?.label ?? '';
  const isReference = ({ type }: Field) => type === 'reference' || type === 'references';
  const found = pair(
    gold.fields,
    all,
    (wanted, { entity, field }) =>
      is(entity.name, wanted.entity) &&
      (mentions(wanted.label, field.label) ||
        (isReference(field) && mentions(wanted.label, labelOf(field.entity)))),
  );
  const right = new Set([...found.values()].map(({ field }) => field));
  const unlisted = all.filter(
    ({ entity, field }) =>
      !right.has(field) &&
      !selects.has(field) &&
      !isReference(field) &&
      // An unlisted choice counts by its options.
      field.type !== 'select' &&
      !neutral(entity.name) &&
      !assumed.entity(entity) &&
      !assumed.field(entity, field),
  );
  note('fields', {
    missed: gold.fields.filter((one) => !found.has(one)).map((one) => `${one.entity} ${one.label}`),
    found: found.size,
    unlisted: unlisted.map(({ entity, field }) => `${entity.label} ${field.label}`),
    right: right.size,
  });
}

function countRelations(
  { gold, blueprint, assumed, is, neutral, note }: Reading,
  goldOf: Map<string, string>,
) {
  const byName = new Map(blueprint.entities.map((entity) => [entity.name, entity]));
  const pairs = new Map<string, [Entity, Entity]>();
  for (const { entity, field } of ownedFields(blueprint)) {
    const to = byName.get(field.entity ?? '');
    if (!to) continue;
    pairs.set([entity.name, to.name].sort().join(' '), [entity, to]);
  }
  const made = [...pairs.values()];
  const joins = ([one, other]: [Entity, Entity], [left, right]: readonly [string, string]) =>
    (is(one.name, left) && is(other.name, right)) || (is(one.name, right) && is(other.name, left));
  const right = new Set<[Entity, Entity]>();
  const missed: string[] = [];
  for (const { between } of gold.relations) {
    const direct = made.filter((one) => joins(one, between));
    const used = direct.length > 0 ? direct : through(made, between);
    for (const one of used) right.add(one);
    if (used.length === 0) missed.push(between.join(' – '));
  }
  /** An entity that the gold doesn't list may stand between two, as a line between an order and a product. */
  function through(all: typeof made, [left, rightName]: readonly [string, string]) {
    const middles = blueprint.entities.filter(({ name }) => !goldOf.has(name));
    for (const middle of middles) {
      const ends = all.filter(([from]) => from === middle);
      const one = ends.find(([, to]) => is(to.name, left));
      const other = ends.find(([, to]) => is(to.name, rightName));
      if (one && other) return [one, other];
    }
    return [];
  }
  const unlisted = made.filter(
    (one) =>
      !right.has(one) &&
      !one.some(({ name }) => neutral(name)) &&
      !one.some((entity) => assumed.entity(entity)) &&
      !assumed.relation(...one),
  );
  note('relations', {
    missed,
    found: gold.relations.length - missed.length,
    unlisted: unlisted.map((one) => one.map(({ label }) => label).join(' – ')),
    right: right.size,
  });
}

function countRules({ gold, blueprint, assumed, is, neutral, note }: Reading) {
  const rules = pair(
    gold.rules,
    blueprint.rules,
    (wanted, rule) => wanted.kind.split('|').includes(rule.kind) && is(rule.entity, wanted.entity),
  );
  const roles = pair(gold.roles, blueprint.roles, (pattern, { label }) => isWhole(pattern, label));
  const rightRules = new Set(rules.values());
  const rightRoles = new Set(roles.values());
  const entityOf = (name: string) => blueprint.entities.find((entity) => entity.name === name);
  note('rules', {
    missed: [
      ...gold.rules.filter((one) => !rules.has(one)).map(({ kind, entity }) => `${kind} ${entity}`),
      ...gold.roles.filter((one) => !roles.has(one)).map((one) => `role ${one}`),
    ],
    found: rules.size + roles.size,
    unlisted: [
      ...blueprint.rules
        .filter((rule) => {
          const entity = entityOf(rule.entity);
          const known = entity && (assumed.entity(entity) || assumed.rule(entity, rule.kind));
          return !rightRules.has(rule) && !neutral(rule.entity) && !known;
        })
        .map(({ kind, entity }) => `${kind} ${entity}`),
      ...blueprint.roles
        .filter((role) => !rightRoles.has(role) && !assumed.role(role.label))
        .map(({ label }) => `role ${label}`),
    ],
    right: rules.size + roles.size,
  });
}
