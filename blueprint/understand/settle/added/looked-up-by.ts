import { type EntityFact, type Facts, type FieldFact, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { categoryFor } from '../../category.ts';

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

/** @param given facts of an English description */
export function withLookedUpBy(given: Facts, text: string, lexicon: Lexicon): Facts {
  const found: FieldFact[] = [];
  const verbs: number[] = [];
  for (const { 0: said, index, 1: between = '', 2: names = '' } of text.matchAll(BY)) {
    const end = index + said.length;
    const isBetween = (one: EntityFact) =>
      spansOf(one).some(({ start }) => start >= index && start < index + said.length - names.length);
    // "Visitors browse cats, filter by age": of what they look for, and not of whoever looks.
    const isLookedFor = (one: EntityFact) =>
      categoryFor(one, lexicon, 'en') !== 'person' && spansOf(one).some((span) => span.end <= index);
    const owner =
      given.entities.find(isBetween) ??
      (between.trim() === '' ? lastOf(given.entities.filter(isLookedFor), index) : undefined);
    if (!owner) continue;
    verbs.push(index);
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
  return { ...given, fields: [...given.fields.filter((field) => !isDeed(field)), ...found] };
}
