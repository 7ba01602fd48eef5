import { NUMBERS } from '../../../words/english-numbers.ts';
import { isPlural, singular } from '../inflect.ts';
import type { Choice } from './choice.ts';
import { IS_LABEL } from './labels.ts';

// Values of which only the first and the last are named, "severity s1-s4", and numbers of one unit, "3, 6 or 12 months".

const TO = String.raw` ?(?:-|–|—|to|\.\.\.?|…|through) ?`;
const SCALES: readonly (readonly [says: RegExp, label: string])[] = [
  [/^grad(?:ed|e|es|ing)$/iu, 'grade'],
  [/^rat(?:ed|ing|ings)$/iu, 'rating'],
];
/** What stands before places and people, "get from A to B", and what names no sort of value. */
const NO_LABEL =
  /^(?:from|to|at|in|on|of|by|for|with|and|or|the|an?|it|is|are|be|go|goes|get|gets|page|pages|point|points|sort|sorted|order|ordered|between|only|about|listed|vitamins?|hepatitis|plan|my|our|their)$/iu;
const LABELLED = String.raw`(?<![\p{L}'-])(?<label>\p{L}[\p{L}'-]+)(?: (?:is|are|of|from|between))?(?: ?[:(=] ?| )`;
const END = String.raw`(?=[\s,;:.)!?/]|$)`;
/** "S1-s4", "P1 to P4", "P1-4" */
const NUMBERED = new RegExp(
  String.raw`(?:${LABELLED})?\b(?<sign>\p{L}{1,4})(?<from>\d)${TO}(?:\k<sign>)?(?<to>\d{1,2})${END}`,
  'giu',
);
/** "Quality A to D", "shelf A-F" */
const LETTERED = new RegExp(String.raw`${LABELLED}(?<from>[A-Z])${TO}(?<to>[A-Z])${END}`, 'gu');
/** Levels of a language. */
const LANGUAGE = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'];
const LEVELS = new RegExp(String.raw`(?:${LABELLED})?\b(?<from>[abc][12])${TO}(?<to>[abc][12])${END}`, 'giu');
/** "Size S-XL" */
const WORN = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
const SIZED = new RegExp(String.raw`(?:${LABELLED})?\b(?<from>X{0,2}S|M)${TO}(?<to>L|X{1,3}L)${END}`, 'gu');
/** "Grade them A to F" */
const GRADING =
  /\b(?<label>grad|rat|scor|mark)(?:es?|ed|ing|s)? (?:(?:each|every|the|their|an?) )?(?:\p{L}+ )(?:from )?(?<from>[A-Z])(?: ?[-–] ?| to )(?<to>[A-Z])(?=[\s,;:.)!?]|$)/gu;
/** "10x15, 13x18 or 20x30" */
const DIMENSION = String.raw`\d{1,4} ?x ?\d{1,4}(?: ?(?:cm|mm|m|in|inch))?`;
const MEASURED = new RegExp(
  String.raw`(?<before>\b(?:sizes?|formats?|dimensions?)(?: is| are|:)? )?(?<![\d.,])(?<list>${DIMENSION}(?:(?:, ?| ?/ ?)${DIMENSION}){0,9}(?:,? or |,? and |, ?| ?/ ?)${DIMENSION})(?![\p{L}\d])`,
  'giu',
);
const FEWEST = 3;
const MOST = 12;

/** What letters grade; of rooms, courts and gates they name each one. */
const GRADED =
  /^(?:grades?|ratings?|class|bands?|ranks?|scores?|marks?|scale|sections?|zones?|shelf|shelves)$/u;
const isGraded = (label: string) => IS_LABEL.test(label) || GRADED.test(label);

function labelOf(said: string | undefined): string {
  if (said === undefined || NO_LABEL.test(said)) return '';
  return SCALES.find(([says]) => says.test(said))?.[1] ?? singular(said.toLowerCase());
}

/** The values between two of them, those two included. */
const between = (all: readonly string[], from: string, to: string): string[] => {
  const [first, last] = [all.indexOf(from), all.indexOf(to)];
  return first < 0 || last < first ? [] : all.slice(first, last + 1);
};
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

function rangeOf(match: RegExpExecArray, values: readonly string[], start: number): Choice[] {
  const said = match.groups?.['label'];
  const label = labelOf(said);
  // "Visits V1-V6": so many of them there are.
  if (said !== undefined && isPlural(said) && !IS_LABEL.test(said)) return [];
  if (values.length < FEWEST || values.length > MOST) return [];
  const end = start + match.index + match[0].length;
  const from = start + match.index + (label === '' && said !== undefined ? said.length + 1 : 0);
  return [
    { label: label || 'type', values, isLife: false, start: from, end, valuesSpan: { start: from, end } },
  ];
}

/** @param text the sentence as it is written, and where it begins */
export const scaledIn = (text: string, start: number): Choice[] => [
  ...[...text.matchAll(LEVELS)].flatMap((match) => {
    const { from = '', to = '' } = match.groups ?? {};
    return rangeOf(match, between(LANGUAGE, from.toLowerCase(), to.toLowerCase()), start);
  }),
  ...[...text.matchAll(SIZED)].flatMap((match) => {
    const { from = '', to = '' } = match.groups ?? {};
    const sizes = rangeOf(match, between(WORN, from.toLowerCase(), to.toLowerCase()), start);
    return sizes.map((one) => (one.label === 'type' ? { ...one, label: 'size' } : one));
  }),
  ...[...text.matchAll(NUMBERED)].flatMap((match) => {
    const { sign = '', from = '', to = '' } = match.groups ?? {};
    const [first, last] = [Number(from), Number(to)];
    const count = Math.max(0, Math.min(MOST + 1, last - first + 1));
    const values = Array.from({ length: count }, (_, at) => `${sign.toLowerCase()}${first + at}`);
    return rangeOf(match, values, start);
  }),
  ...[...text.matchAll(LETTERED)].flatMap((match) => {
    const { label, from = '', to = '' } = match.groups ?? {};
    if (!isGraded(labelOf(label))) return [];
    return rangeOf(match, between(LETTERS, from.toLowerCase(), to.toLowerCase()), start);
  }),
  ...[...text.matchAll(GRADING)].flatMap((match): Choice[] => {
    const { from = '', to = '' } = match.groups ?? {};
    const values = between(LETTERS, from.toLowerCase(), to.toLowerCase());
    const end = start + match.index + match[0].length;
    const span = { start: end - match[0].length + match[0].lastIndexOf(from, match[0].length - 2), end };
    return values.length < FEWEST || values.length > MOST
      ? []
      : [{ label: 'grade', values, isLife: false, ...span, valuesSpan: span }];
  }),
  ...[...text.matchAll(MEASURED)].map(({ 0: said, index, groups = {} }): Choice => {
    const { before = '', list = '' } = groups;
    const valuesSpan = { start: start + index + before.length, end: start + index + said.length };
    const values = list.toLowerCase().split(/,? or |,? and |, ?| ?\/ ?/u);
    const unit = / ?(?:cm|mm|m|in|inch)$/u.exec(values.at(-1) ?? '')?.[0] ?? '';
    return {
      label: /^format/iu.test(before) ? 'format' : 'size',
      values: values.map((value) => (value.endsWith(unit) ? value : value + unit)),
      isLife: false,
      start: start + index,
      end: valuesSpan.end,
      valuesSpan,
    };
  }),
  ...countedIn(text.toLowerCase(), start),
];

const TIMES = 'days?|weeks?|months?|years?|hours?|hrs?|h|minutes?|mins?|nights?';
const SIZES = 'ml|cl|litres?|liters?|l|kg|grams?|g|cm|mm|inch(?:es)?';
const UNIT = `(?:${TIMES}|${SIZES}|km)`;
/** Numbers up to twelve are written out. */
const WORDS = Object.keys(NUMBERS).filter((word) => !/^an?$/u.test(word));
const NUMBER = String.raw`(?:\d{1,4}(?:\.\d)?|${WORDS.join('|')})`;
/** "Every 4, 8 or 12 weeks", "30/45/60 min", "1h or 2h", "30 60 or 90 minutes" */
const COUNTED = new RegExp(
  String.raw`(?<before>(?:(?<![a-z'-])[a-z'-]+ ?[:(=]? ?|[,(:=] ?)?)(?<![\d.,/-])\b(?<list>${NUMBER}(?: ?-?${UNIT})?(?:(?: ?[,/] ?| )${NUMBER}(?: ?-?${UNIT})?){0,7}(?:,? or | ?/ ?)${NUMBER})(?: ?-?)(?<unit>${UNIT})(?![\p{L}\p{N}])(?<after> ?\p{L}*)`,
  'gu',
);
/** How long is only guessed, or it is said when something happens. */
const VAGUE =
  /^(?:about|around|roughly|approx|within|in|takes|took|maybe|sometimes|usually|mostly|often|perhaps|like|past|last|next|first|over|under|than|least|most|only|wait|waits|for the|remind|reminder|warn)\b/u;
const BEFORE_OR_AFTER = /^ (?:before|ago|later|earlier|late|old|in|ahead|beforehand|notice|long)$/u;
const ASKED = /\b(how (?:often|long|big|much))(?: [a-z']+){0,4} ?\($/u;
const NAMED =
  /^(?:length|duration|term|period|interval|frequency|size|volume|weight|distance|plan|rhythm)s?$/u;
const HAS_UNIT = new RegExp(UNIT, 'u');
const TIME = new RegExp(`^(?:${TIMES})$`, 'u');
const PART = new RegExp(`(${NUMBER})(?: ?-?(${UNIT})(?![\\p{L}\\p{N}]))?`, 'gu');
const FREQUENT = /^(?:every|each)\b/u;

function countedIn(lower: string, start: number): Choice[] {
  return [...lower.matchAll(COUNTED)].flatMap((match): Choice[] => {
    const { before = '', list = '', unit = '', after = '' } = match.groups ?? {};
    const parts = [...`${list} ${unit}`.matchAll(PART)].map(({ 1: number = '', 2: own = unit }) => ({
      number: NUMBERS[number] ?? Number(number),
      unit: own,
    }));
    const numbers = parts.map(({ number }) => number);
    const isMixed = parts.some((one) => one.unit !== unit);
    const [first = 0, second = 0] = numbers;
    const isGuess =
      numbers.length === 2 &&
      !isMixed &&
      (second < first * 1.5 || (second - first === 1 && !HAS_UNIT.test(list)));
    const areRising = isMixed || numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? 0));
    if (isGuess || !areRising || VAGUE.test(before) || BEFORE_OR_AFTER.test(after)) return [];
    const word = /[a-z'-]+/u.exec(before)?.[0] ?? '';
    const isEvery = FREQUENT.test(word);
    const isTime = TIME.test(unit);
    const label = NAMED.test(word)
      ? singular(word)
      : isEvery
        ? 'frequency'
        : isTime
          ? 'duration'
          : unit === 'km'
            ? 'distance'
            : 'size';
    const values = parts.map(
      (one) => `${isEvery ? 'every ' : ''}${one.number} ${one.number === 1 ? singular(one.unit) : one.unit}`,
    );
    const end = match.index + match[0].length - after.length;
    const from = match.index + (isEvery || NAMED.test(word) ? 0 : before.length);
    const span = { start: start + from, end: start + end };
    // "How often I come (every 4 or 8 weeks)"
    const asked = ASKED.exec(lower.slice(0, from));
    if (asked && lower[end] === ')') {
      const whole = { start: start + asked.index, end: span.end + 1 };
      return [{ label: asked[1] ?? label, values, isLife: false, ...whole, valuesSpan: span }];
    }
    return [{ label, values, isLife: false, ...span, valuesSpan: span }];
  });
}
