import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isWithin,
  type Span,
  spansOf,
} from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { categoryFor } from '../../category.ts';
import type { Category } from '../../ontology/concept.ts';

// "Visitors filter events by category and date": whatever is looked through by something has it.

const NAME = String.raw`(?:(?:the|their|its|an?) )?[a-z-]+(?: (?!and\b|or\b|so\b|to\b|in\b|on\b|for\b|with\b|when\b|which\b|that\b|from\b)[a-z-]+)?`;
const BY = new RegExp(
  String.raw`\b(?:filter|search|look up|browse|find)(?:ed|ing|able|s)?(?: (?:for|through))?((?: (?!by\b)[a-z-]+){0,4}) by (${NAME}(?:(?:, | and | or |, and |, or )${NAME}){0,5})(?=[.,;)!\n]|$| (?:so|to|in|on|for|with|when|from)\b)`,
  'giu',
);
/** Who looks, and how: nothing that a row has. */
const NO_FIELD =
  /^(?:anyone|everyone|anybody|everybody|phone|hand|name|keyword|keywords|text|me|us|them|it|anything|everything|typing|clicking|default|status|state)$/iu;

/** The thing that is named last before a place. */
const lastOf = (things: readonly EntityFact[], at: number): EntityFact | undefined =>
  [...things].sort((one, other) => lastBefore(one, at) - lastBefore(other, at)).at(-1);
const lastBefore = (thing: EntityFact, at: number): number =>
  Math.max(...spansOf(thing).map(({ end }) => (end <= at ? end : -1)));

/** So many letters are at most between who searches and that they do: "pupils can search". */
const NEAR = 18;
const LISTED: readonly Category[] = ['product', 'asset', 'food', 'vehicle', 'animal', 'place'];
const HAPPENS: readonly Category[] = ['booking', 'money', 'event', 'task', 'message'];
/** How many of the names a thing has: those that are said of it, or that such things usually have. */
function fitOf(entity: EntityFact, labels: readonly string[], facts: Facts, lexicon: Lexicon): number {
  const own = facts.fields.filter(({ owner, source }) => owner === entity.noun && source.from === 'text');
  const usual = entity.concept === undefined ? [] : (lexicon.byId(entity.concept)?.fields ?? []);
  const all = [...own.map(({ label }) => label), ...usual.map(({ label }) => label.en)].map(keyOf);
  const category = categoryFor(entity, lexicon, 'en');
  const isOf = (sorts: readonly Category[]) => category !== undefined && sorts.includes(category);
  const had = labels.filter((label) => label !== 'name' && all.some((one) => one.includes(label))).length;
  return had + (isOf(LISTED) ? 0.6 : 0) - (isOf(HAPPENS) ? 1 : 0);
}

/** @param given facts of an English description */
export function withLookedUpBy(given: Facts, text: string, lexicon: Lexicon): Facts {
  const found: FieldFact[] = [];
  const verbs: number[] = [];
  const moved: { owner: string; span: Span }[] = [];
  const isSomeone = (one: EntityFact) => categoryFor(one, lexicon, 'en') === 'person';
  for (const { 0: said, index, 1: between = '', 2: names = '' } of text.matchAll(BY)) {
    const end = index + said.length;
    const isBetween = (one: EntityFact) =>
      spansOf(one).some(({ start }) => start >= index && start < index + said.length - names.length);
    // "Visitors browse cats, filter by age": of what they look for, and not of whoever looks.
    const isLookedFor = (one: EntityFact) =>
      categoryFor(one, lexicon, 'en') !== 'person' && spansOf(one).some((span) => span.end <= index);
    const labels = names
      .split(/(?:,? (?:and|or) |, )/iu)
      .map((part) => keyOf(part.replace(/^(?:the|their|its|an?) /iu, '')));
    // "Pupils can search by title and shelf": who searches is named right before.
    const before = given.entities.filter(
      (one) =>
        spansOf(one).some((span) => span.end <= index) &&
        !spansOf(one).some((span) => span.end <= index && index - span.end < NEAR && isSomeone(one)),
    );
    const fitting = [...before].sort(
      (one, other) => fitOf(other, labels, given, lexicon) - fitOf(one, labels, given, lexicon),
    )[0];
    const owner =
      given.entities.find(isBetween) ??
      (between.trim() !== ''
        ? undefined
        : fitting && fitOf(fitting, labels, given, lexicon) > 0
          ? fitting
          : lastOf(given.entities.filter(isLookedFor), index));
    if (!owner) continue;
    verbs.push(index);
    // What else the sentence says may be of something else.
    if (owner === fitting && /^\s*(?:[.!;\n]|$)/.test(text.slice(end)))
      moved.push({ owner: owner.noun, span: { start: index, end } });
    let at = end - names.length;
    for (const part of names.split(/(?:,? (?:and|or) |, )/iu)) {
      const start = text.indexOf(part, at);
      at = start + part.length;
      const label = part.replace(/^(?:the|their|its|an?) /iu, '').toLowerCase();
      const key = keyOf(label);
      const isThere =
        [...given.fields, ...found].some(
          (one) => one.owner === owner.noun && keyOf(one.label).includes(key),
        ) ||
        given.entities.some(({ noun }) => noun === key || noun.endsWith(` ${key}`)) ||
        given.states.some((one) => one.owner === owner.noun && one.values.map(keyOf).includes(key));
      if (isThere || NO_FIELD.test(label)) continue;
      const span = { start: at - label.length, end: at };
      found.push({
        owner: owner.noun,
        label,
        type: lexicon.attribute(label) ?? 'text',
        source: { from: 'text', spans: [span] },
      });
    }
  }
  // "Visitors filter": what they do, and no field of what they look through.
  const isDeed = (field: FieldFact) =>
    spansOf(field).some(({ start, end }) => verbs.some((verb) => start < verb && verb < end));
  // "Search by brand": of what is searched, and of nothing else that has no such field of its own.
  const isOfAnother = (field: FieldFact) =>
    isSaid(field) &&
    moved.some(
      ({ owner, span }) => owner !== field.owner && spansOf(field).every((own) => isWithin(own, span)),
    );
  const kept = given.fields.filter((field) => !isDeed(field) && !isOfAnother(field));
  return { ...given, fields: [...kept, ...found] };
}
