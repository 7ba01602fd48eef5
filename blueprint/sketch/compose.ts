import type { Concept } from '../concepts/concept.ts';
import { blueprintOf } from '../concepts/draft.ts';
import { LIMITS } from '../kinds.ts';
import { entityNameFor, wordsOf } from '../names.ts';
import { rowsOf } from '../rows.ts';
import type { Blueprint, Entity, Row } from '../schema.ts';
import { guessField } from './fields.ts';
import { listed, soldNoun } from './read.ts';
import { plainCell, rowName, street } from './rows.ts';
import { article, cut, entityName, nameKey, plural, singular } from './words.ts';

interface Swap {
  entity: Entity;
  name: string;
  label: string;
  plural: string;
}

/** Places where people book something else than what the sentence says. */
const IMPLIED: readonly [RegExp, string][] = [
  [/\bdent(?:ist|al)/, 'treatment'],
  [/\b(?:gym|yoga|fitness)\b/, 'class'],
];

/** The concept's app under the words of a sentence. */
export function compose(concept: Concept, text: string, name: string, tagline: string): Blueprint {
  const whole = blueprintOf(concept.app);
  const swaps: Swap[] = [];
  const plain = new Set(concept.about && !concept.about.words.test(text) ? concept.about.entities : []);
  for (const entity of whole.entities) {
    const same = concept.synonyms[entity.name]?.exec(text)?.[0];
    const other = same === undefined ? otherNoun(concept, entity, text) : undefined;
    const noun = same === undefined ? other : singular(same);
    if (noun === undefined) continue;
    if (other !== undefined && nameKey(other) !== nameKey(entity.label)) plain.add(entity.name);
    const swap = swapFor(entity, noun, whole, swaps);
    if (swap) swaps.push(swap);
  }
  const renamed = renamedBy(withPlainRows(whole, plain, swaps), swaps);
  return withListedFields({ ...renamed, name, tagline, pages: headed(renamed, name, tagline) }, text);
}

function otherNoun({ kind, variants }: Concept, entity: Entity, text: string): string | undefined {
  if (kind === 'shop' && entity.name === 'product') return soldNoun(text);
  const found = variants[entity.name]?.exec(text)?.[0];
  if (found !== undefined) return singular(found);
  if (kind !== 'bookings' || entity.name !== 'service') return undefined;
  return IMPLIED.find(([pattern]) => pattern.test(text))?.[1];
}

function swapFor(entity: Entity, noun: string, { entities }: Blueprint, swaps: readonly Swap[]): Swap | null {
  const label = entityName(noun);
  const others = entities.map((one) => swaps.find((swap) => swap.entity === one) ?? one);
  const taken = others.filter((one) => one !== entity);
  if (label === '' || nameKey(label) === nameKey(entity.label)) return null;
  if (taken.some((one) => nameKey(one.label) === nameKey(label))) return null;
  const name = entityNameFor(
    label,
    [...others.map((one) => one.name), ...entities.map((one) => one.name)],
    entity.name,
  );
  return { entity, name, label, plural: cut(plural(label), LIMITS.entityLabel) };
}

const headed = ({ pages }: Blueprint, heading: string, text: string): Blueprint['pages'] =>
  pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.kind === 'hero' ? { ...section, heading, text } : section,
    ),
  }));

/** Rows that tell of something else get plain names, and no texts. */
function withPlainRows(blueprint: Blueprint, plain: ReadonlySet<string>, swaps: readonly Swap[]): Blueprint {
  const rows = blueprint.entities.map((entity): [string, Row[]] => {
    const old = rowsOf(blueprint, entity.name);
    if (!plain.has(entity.name)) return [entity.name, old];
    const label = swaps.find((swap) => swap.entity === entity)?.label ?? entity.label;
    const isSomeone = entity.fields.some(({ type }) => type === 'email');
    return [
      entity.name,
      old.map((row, index) => plainRow(entity, row, isSomeone ? null : rowName(label, index), index)),
    ];
  });
  return { ...blueprint, rows: Object.fromEntries(rows) };
}

function plainRow(entity: Entity, row: Row, name: string | null, index: number): Row {
  const cells = entity.fields.map(({ name: key, type, required, unique }): [string, Row[string]] => {
    const cell = row[key] ?? null;
    if (key === 'name' || key === 'title') return [key, name ?? cell];
    if (key === 'address') return [key, street(index)];
    const isText = type === 'longText' || (type === 'text' && !required && !unique);
    return [key, isText ? null : cell];
  });
  return { ...row, ...Object.fromEntries(cells) };
}

const LABELS: readonly string[] = ['title', 'label', 'heading', 'plural'];

/** Everything under its new name: keys, addresses, and the words that people read. */
function renamedBy(blueprint: Blueprint, swaps: readonly Swap[]): Blueprint {
  if (swaps.length === 0) return blueprint;
  const words = new Map(
    swaps.flatMap((swap): [string, string][] => [
      [swap.entity.plural.toLowerCase(), swap.plural],
      [swap.entity.label.toLowerCase(), swap.label],
    ]),
  );
  const pattern = new RegExp(`\\b(?:(an?) )?(${[...words.keys()].join('|')})\\b`, 'giu');
  const read = (text: string) =>
    text.replace(pattern, (all: string, before: string | undefined, word: string) => {
      const found = words.get(word.toLowerCase());
      if (found === undefined) return all;
      const cased = /^\p{Lu}/u.test(word) ? found : found.toLowerCase();
      return before === undefined ? cased : `${article(cased)} ${cased}`;
    });
  const keys = new Map(swaps.map(({ entity, name }) => [entity.name, name]));
  const paths = swaps.map((swap) => {
    const slug = wordsOf(swap.plural).join('-').slice(0, 30).replace(/-$/, '');
    const wanted = `/${slug || swap.name.toLowerCase()}`;
    const isTaken = blueprint.pages.some((page) => page.path === wanted);
    return [`/${wordsOf(swap.entity.plural).join('-')}`, isTaken ? `${wanted}-list` : wanted];
  });
  const path = (old: string) => {
    const [from = '', to = ''] = paths.find(([start]) => old === start || old.startsWith(`${start}/`)) ?? [];
    return to + old.slice(from.length);
  };
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, ''));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, name)]));
    if (typeof value !== 'string') return value;
    if (key === 'entity') return keys.get(value) ?? value;
    if (key === 'path') return path(value);
    return LABELS.includes(key) ? read(value) : value;
  };
  const entities = blueprint.entities.map((entity) => {
    const swap = swaps.find((one) => one.entity === entity);
    const { title, ...rest } = walk(entity, '') as Entity;
    return { ...rest, title: entity.title, name: swap?.name ?? entity.name };
  });
  return {
    ...blueprint,
    entities,
    pages: walk(blueprint.pages, '') as Blueprint['pages'],
    rules: walk(blueprint.rules, '') as Blueprint['rules'],
    rows: Object.fromEntries(
      blueprint.entities.map(({ name }) => [keys.get(name) ?? name, rowsOf(blueprint, name)]),
    ),
  };
}

/** Attributes that the sentence lists become fields of what the app is about, unless a part has them already. */
function withListedFields(blueprint: Blueprint, text: string): Blueprint {
  const [main, ...others] = blueprint.entities;
  if (!main) return blueprint;
  const known = new Set(
    blueprint.entities
      .flatMap(({ label, fields }) => [label, ...fields.map((field) => field.label)])
      .map(nameKey),
  );
  const fields = [...main.fields];
  for (const phrase of listed(text).slice(0, 8)) {
    const field = guessField(phrase, fields);
    if (!field || known.has(nameKey(field.label))) continue;
    known.add(nameKey(field.label));
    fields.push(field);
  }
  const added = fields.slice(main.fields.length);
  const rows = rowsOf(blueprint, main.name).map((row, index) => ({
    ...row,
    ...Object.fromEntries(added.map((field) => [field.name, plainCell(field, index, '')])),
  }));
  return {
    ...blueprint,
    entities: [{ ...main, fields }, ...others],
    rows: { ...blueprint.rows, [main.name]: rows },
  };
}
