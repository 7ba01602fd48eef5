import type { Facts } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { attributeIn, categoryOf } from '../../ontology/index.ts';
import { EMPTY_NOUNS } from '../../words/english-verbs.ts';
import { singular } from './inflect.ts';
import { wordAt } from './lists.ts';
import type { NounPhrase, Unit } from './phrases.ts';
import { headOf, isApp, isNever, isSetting, judgeWith, OFTEN_THINGS } from './sorts.ts';
import type { Survey } from './survey.ts';
import { verbAt } from './verbs.ts';

// What speaks for and against a noun being a thing of its own, each sign by its name.

export interface Evidence {
  noun: string;
  signs: readonly string[];
}

const few = (count: number): string => (count > 2 ? '3+' : String(count));
const OPENERS = /^(?:,|and|or|&|\+|\/|;|plus)$/;

/** Where a phrase stands: what is before and after it. */
function placeOf(units: readonly Unit[], at: number): string[] {
  const word = (index: number): string => {
    const unit = units[index];
    if (unit === undefined) return 'edge';
    if (unit.type === 'choice') return 'choice';
    if (unit.type === 'noun') return 'noun';
    if (OPENERS.test(unit.lower)) return 'comma';
    if (/^(?:has|have|having|needs?|contains?|includes?|gets?)$/.test(unit.lower)) return 'has';
    if (/^(?:with|w|including|incl)$/.test(unit.lower)) return 'with';
    if (/^(?:\(|\)|:|=|of|for|per|by|to|from|in|on|at|→|-|–)$/.test(unit.lower)) return unit.lower;
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

const categoryFor = (noun: string, lexicon: Lexicon): string =>
  lexicon.thing(noun)?.category ?? lexicon.thing(headOf(noun))?.category ?? categoryOf(noun) ?? 'none';

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
  const mentions = new Map<string, { phrase: NounPhrase; signs: string[] }[]>();
  const heads = new Map<string, number>();
  const parts = new Map<string, number>();
  const raise = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  sentences.forEach((units, row) =>
    units.forEach((unit, at) => {
      if (unit.type !== 'noun' || (isNever(unit.noun) && unit.noun !== 'person')) return;
      const words = unit.noun.split(' ');
      if (words.length > 1) raise(heads, words.at(-1) ?? '');
      for (const word of words.slice(0, -1)) raise(parts, singular(word));
      const verb = verbAt(units, at + 1);
      const signs = [
        ...placeOf(units, at),
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
      list.push({ phrase: unit, signs });
      mentions.set(unit.noun, list);
    }),
  );
  const people = [...mentions.keys()].filter((noun) => categoryFor(noun, lexicon) === 'person');
  return [...mentions].map(([noun, list]) => {
    const phrase = list[0]?.phrase;
    const head = headOf(noun);
    const type = phrase && (lexicon.attribute(phrase.label) ?? lexicon.attribute(noun));
    const exact = lexicon.thing(noun);
    const category = categoryFor(noun, lexicon);
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
      ...(facts.states.some(({ owner }) => owner === noun) ? ['life'] : []),
      `times:${few(list.length)}`,
      `times:${few(list.length)} kind:${kind}`,
      `words:${few(noun.split(' ').length)}`,
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
    return { noun, signs: [...signs] };
  });
}

const determinerOf = ({ determiner }: NounPhrase): string =>
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
