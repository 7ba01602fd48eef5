import type { Facts } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { attributeIn } from '../../ontology/index.ts';
import { stemsOf } from '../../words/english-stems.ts';
import { EMPTY_NOUNS, EVENTS, KEEPING, MAKING } from '../../words/english-verbs.ts';
import { lookUp } from '../../words/look-up.ts';
import { sortsOf } from '../../words/sorts-of.ts';
import { isSum } from './asked/figures.ts';
import { singular } from './inflect.ts';
import { wordAt } from './lists.ts';
import type { NounPhrase, Unit } from './phrases.ts';
import { categoryFor, headOf, isApp, isNever, isSetting, judgeWith, OFTEN_THINGS } from './sorts.ts';
import type { Survey } from './survey.ts';
import { verbAt } from './verbs.ts';
import { few } from '../../likelihood.ts';

// What speaks for and against a noun being a thing of its own, each sign by its name.

export interface Evidence {
  noun: string;
  signs: readonly string[];
  /** "The number of attempts": a number of what it is said of, and nothing that is kept. */
  isOnlyCounted: boolean;
  /** "An end date": what something else has, and nothing that is kept by itself. */
  isOnlyPart: boolean;
}

const OPENERS = /^(?:,|and|or|&|\+|\/|;|plus)$/;

/** Where a phrase stands: what is before and after it. */
export function placeOf(units: readonly Unit[], at: number): string[] {
  const word = (index: number): string => {
    const unit = units[index];
    if (unit === undefined) return 'edge';
    if (unit.type === 'choice') return 'choice';
    if (unit.type === 'noun') return 'noun';
    if (OPENERS.test(unit.lower)) return 'comma';
    if (/^(?:has|have|having|needs?|contains?|includes?|gets?)$/.test(unit.lower)) return 'has';
    if (/^(?:with|w|including|incl)$/.test(unit.lower)) return 'with';
    if (/^(?:\(|\)|:|=|of|for|per|by|to|from|in|on|at|→|-|–)$/.test(unit.lower)) return unit.lower;
    if (unit.pos === 'NUM') return 'number';
    if (unit.pos === 'VERB') return 'verb';
    if (unit.pos === 'AUX') return 'aux';
    if (unit.pos === 'PRON') return 'pronoun';
    return 'other';
  };
  return [`before:${word(at - 1)}`, `after:${word(at + 1)}`];
}

/** The part of a sentence that a phrase stands in, between brackets, colons and ends. */
function isInBrackets(units: readonly Unit[], at: number): boolean {
  let depth = 0;
  for (let index = 0; index < at; index += 1) {
    const lower = wordAt(units, index)?.lower;
    if (lower === '(') depth += 1;
    if (lower === ')') depth = Math.max(0, depth - 1);
  }
  return depth > 0;
}
const isAfterColon = (units: readonly Unit[], at: number): boolean =>
  units.slice(0, at).some((unit) => unit.type === 'word' && /^[:=]$/.test(unit.lower));

const lowerAt = (units: readonly Unit[], at: number): string => wordAt(units, at)?.lower ?? '';
const KNOWN_VERBS: readonly (readonly [sort: string, has: (verb: string) => boolean])[] = [
  ['event', (verb) => lookUp(EVENTS, verb) !== undefined],
  ['keeping', (verb) => KEEPING.has(verb)],
  ['making', (verb) => MAKING.has(verb)],
];

/** What a phrase is the object of, or where it says that something is. */
function standingOf(units: readonly Unit[], at: number): string[] {
  const unit = units[at];
  const before = wordAt(units, at - 1);
  if (unit?.type !== 'noun' || !before) return [];
  const determined = determinerOf(unit);
  if (/^(?:in|on|at|into|from|by|with|for|of|to)$/.test(before.lower))
    return [`${before.lower} ${determined}`, `${before.lower} ${unit.isPlural ? 'many' : 'one'}`];
  if (before.pos !== 'VERB') return [];
  const stems = stemsOf(before.lower);
  const sort = KNOWN_VERBS.find(([, has]) => stems.some(has))?.[0] ?? 'other';
  return [`object:${sort}`, `object:${sort} ${determined}`];
}

/** How a sentence is told. */
function tellingOf(units: readonly Unit[]) {
  const words = units.flatMap((unit) => (unit.type === 'word' ? [unit.lower] : []));
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  return {
    by: [
      ...(has(/^(?:i|i'm|me)$/) ? ['told by one'] : []),
      ...(has(/^(?:we|us)$/) ? ['told by many'] : []),
      ...(has(/^(?:he|she|you)$/) ? ['told of one'] : []),
      ...(has(PAST) ? ['past'] : []),
    ],
    size:
      units.length < 4
        ? 'sentence short'
        : units.length < 12
          ? 'sentence some'
          : units.length < 25
            ? 'sentence long'
            : 'sentence endless',
  };
}

/** How the clause around a phrase is told. */
function clauseSigns(units: readonly Unit[], at: number): string[] {
  const clause: string[] = [];
  for (let index = at - 1; index >= 0 && !CLAUSE.test(lowerAt(units, index)); index -= 1)
    clause.push(lowerAt(units, index));
  const start = lowerAt(units, at - clause.length - 1);
  return [
    ...(/^(?:if|when|because|since|so|but|while|until|after|before|that)$/.test(start)
      ? [`after ${start}`]
      : []),
    ...(clause.some((word) => /^(?:i|we|you|it|they|he|she)$/.test(word)) ? ['clause of somebody'] : []),
  ];
}
const CLAUSE = /^(?:,|;|:|\(|\)|and|or|if|when|because|since|so|but|while|until|after|before|that|-|–)$/;
const PAST = /^(?:was|were|had|did|went|said|got|came|took|gave|told|made|saw|lost|found)$/;

const PRICE = /^(?:rate|price|cost|fee|rent|pay|wage|charge)$/;
/** By these something is counted, rather than kept. */
const UNIT = /^(?:word|page|line|character|piece|portion|head|unit|copy|serving)$/;
/** "Number of beds", "how many beds", "revenue per month", "rate per word". */
function isCounted(units: readonly Unit[], at: number): boolean {
  const [number, of, noun] = [units[at - 2], wordAt(units, at - 1)?.lower ?? '', units[at]];
  if (of === 'how' && noun?.type === 'noun') return /^(?:many|much)$/.test(noun.determiner);
  if (isSum(units, at)) return true;
  if (of === 'per' && number?.type === 'noun' && noun?.type === 'noun' && !noun.isPlural)
    return PRICE.test(headOf(number.noun)) && UNIT.test(noun.noun);
  return (
    of === 'of' && number?.type === 'noun' && /^(?:number|amount|count|no|nr)$/.test(headOf(number.noun))
  );
}

/** How much of the list around a phrase is attributes. */
function companyOf(units: readonly Unit[], at: number, isAttribute: (phrase: NounPhrase) => boolean): string {
  const beside: NounPhrase[] = [];
  for (const step of [-1, 1])
    for (let index = at + step; ; index += step) {
      const unit = units[index];
      if (unit?.type === 'noun') beside.push(unit);
      else if (unit?.type === 'word' && OPENERS.test(unit.lower)) continue;
      else break;
    }
  if (beside.length === 0) return 'alone';
  const share = beside.filter(isAttribute).length / beside.length;
  return share > 0.6 ? 'attributes' : share > 0.2 ? 'mixed' : 'others';
}

/** Types of what is never kept by itself. */
const PART = /^(?:date|dateTime|time|money|duration|email|phone|url)$/;
const isPartOf = (noun: string, isField: boolean, { relations }: Facts): boolean =>
  isField || relations.some(({ to, label }) => to === noun && label === noun);
/** "Each inspection has a number of frames": whatever is said of the frames later. */
const isCountOf = (noun: string, { fields }: Facts): boolean =>
  fields.some(
    ({ label, computed }) =>
      computed === undefined &&
      singular(/^(?:how many|how much|number of) (.+)$/.exec(label)?.[1] ?? '') === noun,
  );

/** @param facts what was read at first, clause by clause */
export function evidenceOf(
  sentences: readonly (readonly Unit[])[],
  facts: Facts,
  lexicon: Lexicon,
  survey: Survey,
): Evidence[] {
  const judge = judgeWith(lexicon, survey.things);
  const isAttribute = (phrase: NounPhrase) =>
    (lexicon.attribute(phrase.label) ?? lexicon.attribute(phrase.noun)) !== undefined;
  const mentions = new Map<string, { phrase: NounPhrase; signs: string[]; isCounted: boolean }[]>();
  const heads = new Map<string, number>();
  const parts = new Map<string, number>();
  const raise = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  sentences.forEach((units, row) => {
    const telling = tellingOf(units);
    units.forEach((unit, at) => {
      if (unit.type !== 'noun' || (isNever(unit.noun) && unit.noun !== 'person')) return;
      const words = unit.noun.split(' ');
      if (words.length > 1) raise(heads, words.at(-1) ?? '');
      for (const word of words.slice(0, -1)) raise(parts, singular(word));
      const verb = verbAt(units, at + 1);
      const signs = [
        ...placeOf(units, at),
        ...standingOf(units, at),
        ...telling.by,
        ...clauseSigns(units, at),
        telling.size,
        `sentence:${row === 0 ? 'first' : row === sentences.length - 1 ? 'last' : 'inner'}`,
        ...(verb?.modal ? [`modal:${verb.modal}`] : []),
        ...(verb?.isNegated ? ['negated'] : []),
        `company:${companyOf(units, at, isAttribute)}`,
        isInBrackets(units, at) ? 'bracketed' : isAfterColon(units, at) ? 'listed' : 'open',
        ...(at === 0 ? ['first'] : []),
        ...(row === 0 ? ['opening'] : []),
        ...(row === 0 && at === 0 && (units.length === 1 || wordAt(units, 1)?.lower === ':')
          ? ['title']
          : []),
        ...(unit.determiner === '' ? [] : [`determiner:${determinerOf(unit)}`]),
        ...(verb ? [`verb:${verb.kind}${verb.isPassive ? ' passive' : ''}`] : []),
      ];
      const list = mentions.get(unit.noun) ?? [];
      list.push({ phrase: unit, signs, isCounted: isCounted(units, at) });
      mentions.set(unit.noun, list);
    });
  });
  /** How many things are said to have several fields: the more, the less likely is another that has none. */
  const described = facts.entities.filter(
    ({ noun }) => facts.fields.filter(({ owner }) => owner === noun).length > 2,
  ).length;
  const size = mentions.size < 8 ? 'few' : mentions.size < 16 ? 'some' : 'many';
  const people = [...mentions.keys()].filter((noun) => categoryFor(noun, lexicon) === 'person');
  return [...mentions].map(([noun, list]) => {
    const phrase = list[0]?.phrase;
    const head = headOf(noun);
    const type = phrase && (lexicon.attribute(phrase.label) ?? lexicon.attribute(noun));
    const exact = lexicon.thing(noun);
    const category = categoryFor(noun, lexicon) ?? 'none';
    const kind =
      type === undefined
        ? exact
          ? 'thing'
          : lexicon.thing(head)
            ? 'head'
            : 'new'
        : exact
          ? 'both'
          : 'attribute';
    const key = keyOf(noun);
    const found = facts.entities.find((one) => keyOf(one.noun) === key);
    const merged = facts.entities.some((one) => keyOf(one.noun).endsWith(` ${key}`));
    const fields = facts.fields.filter(({ owner }) => owner === noun).length;
    const isField = facts.fields.some(({ label }) => keyOf(singular(label)) === key);
    const said = found ? 'entity' : isField ? 'field' : merged ? 'merged' : 'nothing';
    const isMany = list.some((one) => one.phrase.isPlural);
    const links = facts.relations.filter(({ from, to }) => from === noun || to === noun).length;
    const isBare = fields === 0 && links === 0;
    const amount = isMany ? 'many' : 'one';
    const others = list.length === 0 ? 0 : people.filter((one) => one !== noun).length;
    const signs = new Set([
      ...(isNever(noun) ? [`never, ${few(others)} people`] : []),
      ...(attributeIn(noun, 'en')?.isWhole ? ['usual field', `usual field kind:${kind}`] : []),
      `said:${said}`,
      `kind:${kind}`,
      `said:${said} kind:${kind}`,
      `said:${said} ${isMany ? 'many' : 'one'}`,
      `kind:${kind} ${isMany ? 'many' : 'one'}`,
      `category:${category}`,
      ...(phrase ? [`sort:${judge(phrase)}`, `sort:${judge(phrase)} kind:${kind}`] : []),
      ...(type === undefined ? [] : [`type:${type}`]),
      ...(found ? [`fields:${few(fields)}`, `links:${few(links)}`] : []),
      `${isBare ? 'bare' : 'described'} times:${few(list.length)}`,
      `${isBare ? 'bare' : 'described'} category:${category}`,
      `fields:${few(fields)} among:${few(described)}`,
      `links:${few(links)} fields:${few(fields)}`,
      `category:${category} ${amount}`,
      `category:${category} said:${said}`,
      `times:${few(list.length)} ${amount}`,
      `size:${size} times:${few(list.length)}`,
      `size:${size} said:${said}`,
      ...(facts.roles.some((role) => role.noun === noun)
        ? ['role', `role ${isBare ? 'bare' : 'described'}`]
        : []),
      ...(facts.states.some(({ owner }) => owner === noun) ? ['life'] : []),
      `times:${few(list.length)}`,
      `times:${few(list.length)} kind:${kind}`,
      `words:${few(noun.split(' ').length)}`,
      `head:${head}`,
      ...sortsOf(head).map((sort) => `is:${sort}`),
      ...(OFTEN_THINGS.has(head) ? [`often ${isMany ? 'many' : 'one'}`] : []),
      ...(EMPTY_NOUNS.has(noun) ? ['empty'] : []),
      ...(isNever(noun) ? ['never'] : []),
      ...(phrase && isApp(phrase) ? ['app'] : []),
      ...(phrase && isSetting(phrase) ? ['setting'] : []),
      ...(survey.things.has(noun) ? ['acts', `acts kind:${kind}`] : []),
      ...(survey.possessing.has(noun) ? ['possesses'] : []),
      ...((heads.get(head) ?? 0) > (noun === head ? 0 : 1) ? ['head elsewhere'] : []),
      ...(parts.has(noun) ? ['part elsewhere'] : []),
      ...(noun !== head && mentions.has(head) ? ['head alone'] : []),
      ...(/(?:er|or|ist|ee|ian|ant)$/.test(head) ? ['doer'] : []),
      ...list.flatMap((one) => one.signs),
    ]);
    const isOnlyCounted =
      list.every((one) => one.isCounted) ||
      (fields === 0 && (list[0]?.isCounted === true || (category !== 'person' && isCountOf(noun, facts))));
    const isOnlyPart =
      fields === 0 && kind === 'attribute' && PART.test(type ?? '') && isPartOf(noun, isField, facts);
    return { noun, signs: [...signs], isOnlyCounted, isOnlyPart };
  });
}

export const determinerOf = ({ determiner }: NounPhrase): string =>
  /^(?:each|every)$/.test(determiner)
    ? 'each'
    : /^(?:an?|one)$/.test(determiner)
      ? 'a'
      : /^(?:their|its|his|her)$/.test(determiner)
        ? 'their'
        : /^(?:my|our|your)$/.test(determiner)
          ? 'our'
          : /^(?:the|this|that|these|those)$/.test(determiner)
            ? 'the'
            : determiner === 'no'
              ? 'no'
              : 'some';
