import type { Span } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { ACTORS } from '../../words/english-roles.ts';
import { EMPTY_NOUNS, VERBS } from '../../words/english-verbs.ts';
import { partedAt } from './dictated.ts';
import { isPlural, singular } from './inflect.ts';
import type { Choice } from './choices/choice.ts';
import type { Token } from './tokens.ts';

// Tagged words put together: noun phrases, values that are chosen from, and the words between them.

export interface NounPhrase extends Span {
  type: 'noun';
  determiner: string;
  /** With the adjectives that stood before it, in small letters. */
  label: string;
  /** Its nouns, singular. */
  noun: string;
  isPlural: boolean;
  /** Whose it is said to be: "the customer's pile". */
  of?: string;
  /** Whether it is said to go through a life, as only things do. */
  lives?: boolean;
}
export interface Word extends Span {
  type: 'word';
  lower: string;
  pos: Token['pos'];
}
export interface Chosen extends Span {
  type: 'choice';
  choice: Choice;
}
export type Unit = NounPhrase | Word | Chosen;

/** A word in small letters; nothing of a phrase, or where none stands. */
export const lowerOf = (unit: Unit | undefined): string => (unit?.type === 'word' ? unit.lower : '');

const DETERMINERS = new Set(
  'a an the each every all some any no many several multiple various different my our their its his her your this that these those both few more most other another new existing own up-to'.split(
    ' ',
  ),
);
const POSSESSIVE = new Set(['their', 'its', 'his', 'her']);
const NOUNS: readonly string[] = ['NOUN', 'PROPN', 'X'];
const ARTICLE = /^(?:the|an?)$/;
/** Adjectives that make another thing of a noun: medical records are not any records. */
const RELATIONAL = /(?:ical|inal|onal|gal|tal|ual|cial|ic|ary)$/;
const LOOSE =
  /^(?:typical|several|special|basic|public|annual|electronic|specific|digital|actual|additional|individual|virtual|final|personal|regional|optional|weekly|monthly|total)$/;

/** Whether a word can stand in a noun phrase, given the words around it. */
function isNounish(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  const token = tokens[index];
  if (!token || !/^\p{L}/u.test(token.lower) || ARTICLE.test(token.lower)) return false;
  if (NOUNS.includes(token.pos)) return true;
  // "Nurses work shifts": a work shift is known, and here it is said what nurses do.
  const before = tokens[index - 1];
  if (token.pos === 'VERB' && before?.pos === 'NOUN' && isPlural(before.lower)) return false;
  const after = tokens[index + 1];
  // "Open days", "found items": what is known by such a name.
  return (
    after !== undefined &&
    NOUNS.includes(after.pos) &&
    lexicon.thing(`${token.lower} ${singular(after.lower)}`) !== undefined
  );
}

const isModifier = (token: Token | undefined) =>
  token !== undefined &&
  /^\p{L}/u.test(token.lower) &&
  (token.pos === 'ADJ' ||
    token.pos === 'NUM' ||
    (token.pos === 'VERB' && !VERBS.has(token.lower) && /(?:ed|ing|en)$/.test(token.lower)));

/** "Remind members one day before": how long is no part of whom. */
const isTime = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.pos === 'NUM' &&
  /^(?:minute|hour|day|night|week|month|quarter|year)s?$/.test(tokens[index + 1]?.lower ?? '');

const LENGTH = /^(?:minute|hour|day|night|week|month|year|mile|metre|meter|min|hr)$/;
const TIMES =
  /^(?:day|morning|afternoon|evening|night|week|month|year|shift|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** "Every morning staff …": who does something each morning, and nobody of the morning. */
function isAfterTime(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  const [determiner, time, next] = [tokens[index - 2], tokens[index - 1], tokens[index]];
  if (!next || !/^(?:each|every)$/.test(determiner?.lower ?? '') || !TIMES.test(time?.lower ?? ''))
    return false;
  return isPlural(next.lower) || ACTORS.has(next.lower) || lexicon.thing(next.lower)?.category === 'person';
}

/** "Judges give each pair points": of one thing several are spoken of, which is another. */
const ONE = /^(?:each|every)$/;
const GIVES =
  /^(?:give|gives|gave|award|awards|awarded|send|sends|sent|pay|pays|paid|offer|offers|assign|assigns)$/;
const isSeveral = (word: string): boolean => singular(word) !== word;

/** Words that would be a phrase of their own: they end a compound. */
const isBreak = (token: Token) => EMPTY_NOUNS.has(token.lower) && token.lower === 'etc';

function phraseAt(
  tokens: readonly Token[],
  from: number,
  lexicon: Lexicon,
): [NounPhrase, number] | undefined {
  let index = from;
  let determiner = '';
  while (
    DETERMINERS.has(tokens[index]?.lower ?? '') ||
    tokens[index]?.pos === 'DET' ||
    (tokens[index]?.pos === 'NUM' && index > from - 1)
  ) {
    const lower = tokens[index]?.lower ?? '';
    if (tokens[index]?.pos === 'NOUN' && lower !== 'own') break;
    if (determiner === '' || POSSESSIVE.has(lower)) determiner = lower;
    index += 1;
  }
  // "A 15 minute slot": how long it is, is no part of its name.
  if (
    tokens[index - 1]?.pos === 'NUM' &&
    LENGTH.test(tokens[index]?.lower ?? '') &&
    isNounish(tokens, index + 1, lexicon)
  )
    index += 1;
  const first = index;
  // "An away team", "an upstairs room", "home team, away team".
  if (
    (ARTICLE.test(determiner) || tokens[index]?.lower === 'away') &&
    tokens[index]?.pos === 'ADV' &&
    NOUNS.includes(tokens[index + 1]?.pos ?? '')
  )
    index += 1;
  while (isModifier(tokens[index]) && !isNounish(tokens, index, lexicon)) index += 1;
  const nounsFrom = index;
  const isGiven = ONE.test(determiner) && GIVES.test(tokens[from - 1]?.lower ?? '');
  while (
    isNounish(tokens, index, lexicon) ||
    (index > first &&
      isModifier(tokens[index]) &&
      !isTime(tokens, index) &&
      NOUNS.includes(tokens[index + 1]?.pos ?? '') &&
      NOUNS.includes(tokens[index - 1]?.pos ?? ''))
  ) {
    const token = tokens[index];
    if (!token || isBreak(token) || (index > nounsFrom && isAfterTime(tokens, index, lexicon))) break;
    const isLast = !NOUNS.includes(tokens[index + 1]?.pos ?? '');
    if (index > nounsFrom && isLast && isGiven && isSeveral(token.lower)) break;
    index += 1;
  }
  if (index === nounsFrom) return undefined;
  const adjectives = tokens.slice(first, nounsFrom).map(({ lower }) => lower);
  const nouns = tokens.slice(nounsFrom, index).map(({ lower }) => lower);
  const kept: string[] = [];
  for (const adjective of [...adjectives].reverse()) {
    const whole = singular([adjective, ...kept, ...nouns].join(' '));
    const isMade = RELATIONAL.test(adjective) && !LOOSE.test(adjective);
    if (lexicon.thing(whole) === undefined && !isMade) break;
    kept.unshift(adjective);
  }
  const start = tokens[first]?.start ?? 0;
  const phrase: NounPhrase = {
    type: 'noun',
    determiner,
    label: [...adjectives, ...nouns].join(' '),
    noun: singular([...kept, ...nouns].join(' ')),
    isPlural: isPlural(nouns.at(-1) ?? ''),
    start,
    end: tokens[index - 1]?.end ?? start,
  };
  return [phrase, index];
}

const PAIRED =
  /^(?:min|max|minimum|maximum|start|end|first|last|before|after|pick-?up|drop-?off|arrival|departure|opening|closing|estimated|actual|planned|buying|selling|source|target|gross|net|old|new|home|away|birth|death|sender|recipient|from|to)$/;

/** "Min and max temperature" are two: the first takes the noun of the second. */
function pairedAt(
  tokens: readonly Token[],
  from: number,
  lexicon: Lexicon,
): [NounPhrase, NounPhrase, number] | undefined {
  let at = from;
  while (DETERMINERS.has(tokens[at]?.lower ?? '')) at += 1;
  const first = tokens[at];
  const other = ARTICLE.test(tokens[at + 2]?.lower ?? '') ? at + 3 : at + 2;
  const second = tokens[other];
  if (!first || !second || !PAIRED.test(first.lower) || !PAIRED.test(second.lower)) return undefined;
  if (!/^(?:and|or|&|\/|\+)$/.test(tokens[at + 1]?.lower ?? '')) return undefined;
  let heads = other + 1;
  while (isNounish(tokens, heads, lexicon) || isModifier(tokens[heads])) heads += 1;
  const shared = tokens.slice(other + 1, heads);
  const last = shared.at(-1);
  if (!last || !NOUNS.includes(last.pos)) return undefined;
  const phrase = (token: Token, span: Span): NounPhrase => {
    const label = [token.lower, ...shared.map(({ lower }) => lower)].join(' ');
    return {
      type: 'noun',
      determiner: '',
      label,
      // The least of them is a number, and no kind of them.
      noun: /^m(?:in|ax)/.test(token.lower) ? 'number' : singular(label),
      isPlural: isPlural(last.lower),
      ...span,
    };
  };
  return [
    phrase(first, { start: first.start, end: first.end }),
    phrase(second, { start: second.start, end: last.end }),
    heads,
  ];
}

const PRICE = /^(?:rate|price|cost|fee|charge)$/;

/** "A price per kilo" is one of its values, by the name it is given. */
const pricePer = (price: Unit | undefined, { label, isPlural: isMany, end }: NounPhrase) =>
  price?.type === 'noun' && PRICE.test(price.noun) && !isMany
    ? { ...price, label: `${price.label} per ${label}`, end }
    : undefined;

/**
 * @param choices stand in the place of the words that they were read from
 * @param named nouns that the description uses elsewhere
 */
export function unitsOf(
  tokens: readonly Token[],
  choices: readonly Choice[],
  lexicon: Lexicon,
  named: ReadonlySet<string> = new Set(),
): Unit[] {
  const units: Unit[] = [];
  const given = new Set<Choice>();
  const left: (Token | Choice)[] = [];
  for (const token of tokens) {
    const choice = choices.find(({ start, end }) => token.start >= start && token.end <= end);
    if (choice === undefined) left.push(token);
    else if (!given.has(choice)) {
      given.add(choice);
      left.push(choice);
    }
  }
  let run: Token[] = [];
  const flush = () => {
    for (let index = 0; index < run.length;) {
      const token = run[index];
      const pair = pairedAt(run, index, lexicon);
      if (pair && token) {
        units.push(pair[0], { ...token, type: 'word', lower: 'and', pos: 'CCONJ' }, pair[1]);
        index = pair[2];
        continue;
      }
      const found = phraseAt(run, index, lexicon);
      const before = units.at(-1);
      const owner = units.at(-2);
      const isOwned = before?.type === 'word' && /^(?:'s|')$/.test(before.lower) && owner?.type === 'noun';
      const price =
        found && before?.type === 'word' && before.lower === 'per' ? pricePer(owner, found[0]) : undefined;
      if (found && price && !named.has(found[0].noun) && !lexicon.thing(found[0].noun)) {
        units.splice(-2, 2, price);
        index = found[1];
        continue;
      }
      if (found && isOwned) {
        units.splice(-2);
        const phrase = {
          ...found[0],
          determiner: owner.determiner === '' ? 'the' : owner.determiner,
        };
        units.push(
          ...partedAt(phrase, run.slice(index, found[1]), lexicon, named).map((unit) =>
            unit.type === 'noun' ? { ...unit, of: owner.noun } : unit,
          ),
        );
        index = found[1];
        continue;
      }
      if (found) {
        units.push(...partedAt(found[0], run.slice(index, found[1]), lexicon, named));
        index = found[1];
      } else {
        if (token)
          units.push({
            type: 'word',
            lower: token.lower,
            pos: token.pos,
            start: token.start,
            end: token.end,
          });
        index += 1;
      }
    }
    run = [];
  };
  for (const part of left) {
    if ('values' in part) {
      flush();
      units.push({ type: 'choice', choice: part, start: part.start, end: part.end });
    } else run.push(part);
  }
  flush();
  return units;
}
