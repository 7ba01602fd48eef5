import type { FieldType } from '../../../../kinds.ts';
import type { FieldFact, Span } from '../../../facts.ts';
import { keyOf } from '../../../lexicon.ts';
import { isPlural } from '../inflect.ts';
import type { Scene } from '../scene.ts';
import type { Sentence } from '../tokens.ts';

// One number made of two: "the bill is calculated from nights times price", "score = likelihood x impact".

const WORD = "(?!(?:x|times)\\b)[a-z][a-z'-]*";
const WORDS = `${WORD}(?: (?:per )?${WORD}){0,2}?`;
const IS =
  '(?:(?:is|are|equals|will be|should be|must be|gets?)(?: (?:always|then|simply|automatically|just))?(?: (?:calculated?|computed?|worked out|made up|derived|counted))?(?: (?:from|as|by|out of))?|=|:)';
/** "Three times a day" is how often, and no product. */
const OFTEN = '(?!(?:an?|per|each|every) (?:day|night|week|month|quarter|season|year|hour|shift)s?\\b)';
const TIMES = `(?: (?:times|x|multiplied by) | ?[×*] ?)${OFTEN}`;
const END =
  '(?=$|[.,;:!?)+\\n-]| (?:and|or|for|so|which|that|then|with|plus|minus|on|in|if|when|but|divided)\\b)';
const PRODUCT = new RegExp(
  `\\b([a-z]+(?: [a-z]+)?)(?: |(?=[=:]))${IS} ?(?:the |our |its |their )?(${WORDS})${TIMES}(?:the |its |their )?(${WORDS})${END}`,
  'gi',
);
const LOOSE = /^(?:the|an?|each|every|its|their|our|my|and|where|whose|then|this|that|of|has|with)$/;
const MONEY = /price|cost|rate|fee|charge|wage|amount|salary/;

interface Product extends Span {
  label: string;
  factors: readonly [string, string];
  /** Where the calculation begins, after what it is called. */
  from: number;
}

/** "Skeins = base x colourway, price": what there are of a thing, and no number. */
const isListed = (all: string, name: string, rest: string) =>
  all.includes('=') && isPlural(name.split(' ').at(-1) ?? '') && rest.startsWith(',');

const productsIn = (text: string): Product[] =>
  [...text.matchAll(PRODUCT)]
    .filter(({ 0: all, 1: name = '', index }) => !isListed(all, name, text.slice(index + all.length)))
    .map(({ 0: all, 1: name = '', 2: a = '', 3: b = '', index }) => ({
      label: name
        .toLowerCase()
        .split(' ')
        .filter((word) => !LOOSE.test(word))
        .join(' '),
      factors: [a.toLowerCase(), b.toLowerCase()],
      start: index,
      from: index + name.length,
      end: index + all.length,
    }));

/** How something is worked out names no things and no fields by itself; everything keeps its place. */
export const withoutProducts = (sentence: Sentence): Sentence => ({
  ...sentence,
  text: productsIn(sentence.text).reduce(
    (text, { from, end }) => text.slice(0, from) + ' '.repeat(end - from) + text.slice(end),
    sentence.text,
  ),
});

const NUMERIC = /^(?:number|money|duration|computed)$/;
/** By its name or the end of it, and a price for one of something by what it is. */
const isNamed = (factor: string) => (field: FieldFact) =>
  [field.label, field.label.replace(/ per .*/, '')].some(
    (label) => keyOf(label) === keyOf(factor) || keyOf(label).endsWith(` ${keyOf(factor)}`),
  );

/** Whose number it is: of what has both factors, of what is itself called so, or of what has one of them. */
function ownerOf(
  { notebook, named, pick, isPerson, mentioned }: Scene,
  { label, factors, start }: Product,
): string | undefined {
  const owners = notebook.entities();
  const hasAll = (count: number) => (noun: string) =>
    factors.filter((factor) => notebook.fieldsOf(noun).some(isNamed(factor))).length === count;
  const chosen = owners.find((noun) =>
    notebook.fieldsOf(noun).some(({ options = [] }) => factors.every((factor) => options.includes(factor))),
  );
  const called = label === '' ? undefined : named(label);
  const both = owners.find(hasAll(2)) ?? chosen ?? called;
  if (both !== undefined) return both;
  const near = pick(
    start,
    (noun) => Number(noun === mentioned[0]?.noun) + Number(hasAll(1)(noun)) - 2 * Number(isPerson(noun)),
  );
  const { relations } = notebook.facts('en', undefined);
  const isNear = (noun: string) =>
    noun === near || relations.some(({ from, to }) => from === near && to === noun);
  // A job has the days, and its crane the rate.
  return owners.filter(hasAll(1)).some(isNear) ? near : (owners.find(hasAll(1)) ?? near);
}

/** Notes what is worked out of two numbers, and makes numbers of both. */
export function readProducts(scene: Scene): void {
  const { notebook, lower, start } = scene;
  for (const product of productsIn(lower)) {
    const owner = ownerOf(scene, product);
    if (owner === undefined) continue;
    const { factors } = product;
    const span = { start: start + product.start, end: start + product.end };
    const label = product.label === '' || notebook.known(product.label) === owner ? 'total' : product.label;
    const isFactor = (field: FieldFact) => factors.some((factor) => isNamed(factor)(field));
    const isTaken = ({ options = [] }: FieldFact) => factors.some((factor) => options.includes(factor));
    notebook.refield((fields) =>
      fields
        .filter((field) => field.owner !== owner || !(isTaken(field) || keyOf(field.label) === keyOf(label)))
        .map((field) =>
          field.owner === owner && isFactor(field) && !NUMERIC.test(field.type)
            ? { ...field, type: numberOf(field.label) }
            : field,
        ),
    );
    const near = (factor: string) => notebook.fieldsOf(owner).find(isNamed(factor))?.label;
    const linked = (factor: string) => notebook.ownerOf((field) => isNamed(factor)(field)) !== undefined;
    for (const factor of factors)
      if (near(factor) === undefined && !linked(factor))
        notebook.field({ owner, label: factor, type: numberOf(factor) }, span);
    const [a, b] = [near(factors[0]) ?? factors[0], near(factors[1]) ?? factors[1]];
    notebook.field({ owner, label, type: 'computed', computed: { of: 'product', fields: [a, b] } }, span);
  }
}
const numberOf = (label: string): FieldType => (MONEY.test(label.toLowerCase()) ? 'money' : 'number');
