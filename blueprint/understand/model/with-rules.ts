import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isSaidIn,
  overlaps,
  type Source,
  type Span,
  spansOf,
} from '../facts.ts';
import { renamed } from '../renamed.ts';
import { keyOf } from '../lexicon.ts';

// Adds what the rules read in the description and the model left out; what the model understood stands.

/** What stands for `entity` of the rules' reading among those of the model's. */
const sameAs = (entity: EntityFact, others: readonly EntityFact[]): EntityFact | undefined => {
  const keys = [keyOf(entity.noun), keyOf(entity.plural)];
  return (
    others.find(({ noun, plural }) => keys.includes(keyOf(noun)) || keys.includes(keyOf(plural))) ??
    others.find(({ concept }) => concept !== undefined && concept === entity.concept)
  );
};

/** The model's items, each with the words that the rules found for it, and then the rules' items that have no match. */
function joined<T extends { source: Source }>(
  model: readonly T[],
  rules: readonly T[],
  isSame: (a: T, b: T) => boolean,
): T[] {
  const sourced = model.map((one) => {
    const match = isSaid(one) ? undefined : rules.find((other) => isSaid(other) && isSame(one, other));
    return match ? { ...one, source: match.source } : one;
  });
  return [...sourced, ...rules.filter((one) => isSaid(one) && !model.some((other) => isSame(one, other)))];
}

/** Of so small a share of the things that the rules found the model made nothing before it is thought to have left them out. */
const THIN = 0.5;

/** What the model made something of: places in the text, and words. */
interface Used {
  spans: readonly Span[];
  words: ReadonlySet<string>;
}

const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => keyOf(word) || []);

/** Where facts were said. */
const placesOf = ({ entities, fields, relations, states, rules, roles, access, pages }: Facts): Span[] =>
  [entities, fields, relations, states, rules, roles, access, pages].flat().flatMap(spansOf);

function usedBy(model: Facts): Used {
  const { entities, fields, states, roles } = model;
  const said = [
    ...entities.flatMap(({ noun, plural }) => [noun, plural]),
    ...fields.flatMap(({ label, options = [] }) => [label, ...options]),
    ...states.flatMap(({ values }) => values),
    ...roles.map(({ noun }) => noun),
  ];
  return {
    spans: placesOf(model),
    words: new Set(said.flatMap(wordsIn)),
  };
}

/** Whether nothing was made of a fact's place in the text, nor of its words. */
const isUnused = (fact: { source: Source }, words: readonly string[], used: Used): boolean =>
  !isSaidIn(fact, used.spans) && !words.flatMap(wordsIn).some((word) => used.words.has(word));

/** Languages whose compounds begin with the word that decides; the others end with it. */
const HEAD_FIRST: readonly Facts['language'][] = ['es', 'fr', 'ar'];

/**
 * The rules' entities that the model left out: of their main word it made nothing else. A noun with nothing said of it is only
 * missed where the answer is thin.
 */
function leftOut(model: Facts, rules: Facts, used: Used): EntityFact[] {
  const isRead = ({ start, end }: Span) => {
    const at = HEAD_FIRST.includes(rules.language) ? start : end - 1;
    return used.spans.some((span) => span.start <= at && at < span.end);
  };
  const found = rules.entities.filter(isSaid);
  const missing = found.filter((entity) => !sameAs(entity, model.entities) && !spansOf(entity).every(isRead));
  const isThin = missing.length > found.length * THIN;
  const hasMore = ({ noun }: EntityFact) =>
    rules.fields.some((one) => one.owner === noun && isSaid(one) && isUnused(one, [one.label], used));
  return missing.filter((entity) => isThin || hasMore(entity));
}

/** A label that the rules found no more often than the model did was only put elsewhere; another has to be new in every word. */
function newFields(model: readonly FieldFact[], rules: readonly FieldFact[], used: Used): FieldFact[] {
  const times = (fields: readonly FieldFact[], key: string) =>
    fields.filter(({ label }) => keyOf(label) === key).length;
  return rules.filter((field) => {
    const key = keyOf(field.label);
    if (model.some((one) => one.owner === field.owner && keyOf(one.label) === key)) return true;
    const known = times(model, key);
    return known > 0
      ? times(rules, key) > known
      : isUnused(field, [field.label, ...(field.options ?? [])], used);
  });
}

export function withRules(model: Facts, rules: Facts): Facts {
  const used = usedBy(model);
  const entities = joined(model.entities, leftOut(model, rules, used), (a, b) => a.noun === b.noun);
  const byRule = new Map(
    rules.entities.map((entity) => [entity.noun, sameAs(entity, entities)?.noun] as const),
  );
  const read = renamed(rules, (noun) => byRule.get(noun));
  const owned = (a: { owner: string }, b: { owner: string }) => a.owner === b.owner;
  const linked = (one: { from: string; to: string }, other: { from: string; to: string }) =>
    (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from);
  const whole = {
    ...model,
    name: model.name ?? rules.name,
    entities,
    fields: joined(
      model.fields,
      newFields(model.fields, read.fields, used),
      (a, b) => owned(a, b) && keyOf(a.label) === keyOf(b.label),
    ),
    relations: joined(model.relations, read.relations, linked),
    states: joined(
      model.states,
      read.states.filter(
        (one) => model.states.some((other) => owned(one, other)) || isUnused(one, one.values, used),
      ),
      owned,
    ),
    rules: joined(model.rules, read.rules, (a, b) => a.kind === b.kind),
    roles: joined(
      model.roles,
      read.roles.filter((one) => isUnused(one, [one.noun], used)),
      (a, b) => keyOf(a.noun) === keyOf(b.noun),
    ),
    access: joined(model.access, read.access, (a, b) => owned(a, b) && a.action === b.action),
    pages: joined(model.pages, read.pages, (a, b) => a.kind === b.kind && a.entity === b.entity),
  };
  const understood = placesOf(whole);
  return {
    ...whole,
    unknown: rules.unknown.filter((span) => !understood.some((one) => overlaps(span, one))),
  };
}
