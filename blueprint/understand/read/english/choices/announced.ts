import { type Choice, cleaned, isPlainValue, type Knows, stateliness } from './choice.ts';
import { IS_LABEL, LIFE } from './patterns.ts';

// Lists that end in "or", wherever they are announced: "a hull of wood, steel or fibreglass", "rooms are single, double or suite".

const WORD = "(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}][\\p{L}\\p{N}'’+&-]{0,24}";
const STOP =
  '(?!(?:or|and|then|has|have|which|that|who|when|where|if|it|they|we|i|you|the|is|are|can|each|every)\\b)';
const VALUE = `${STOP}${WORD}(?: ${STOP}${WORD}){0,3}`;
const AND = '(?: *, *| ?/ ?| \\| )(?:(?:and )?then |finally )?';
const OR = ' *,? (?:or|and|and finally|and then|then) (?:finally )?';
const VERB =
  '(?:is|are|be|being|gets?|becomes?|stays?)' +
  '(?: (?:always|usually|either|currently|now|then|first))?(?: (?:marked|flagged|tagged|labell?ed)(?: (?:as|to))?| set (?:as|to)\\b)?';
const CUE = `(?:(?: (?:${VERB}|of|as|either)|'(?:s|re))(?: one of)?:? +(?:either )?|(?::| -| –) (?:(?:can be|one of|either|e\\.?g\\.?|is|are),? )?)`;
const ENDS = '(?=\\s*(?:[.,;:)!?\\n]|$)|\\s+(?:and|with|for|by|in|at|on|which|who|plus)\\b|\\s+[-–]\\s)';
const ENDING_IN_OR = new RegExp(
  `((?:${WORD} ){0,3}${WORD})(${CUE})(${VALUE}(?:${AND}${VALUE})*${OR}${VALUE})${ENDS}`,
  'gu',
);
const SPLIT = new RegExp(`${OR}|${AND}`, 'u');
/** Words before a cue that don't say what is chosen. */
const LEADING =
  /^.*\b(?:the|a|an|its|their|his|her|my|our|by|and|with|has|of|have|or|is|for|each|every|in|into|as|on|from|which|that|who|it|they|can|may|could|will|must|should|one)(?: |$)/u;
/** "Has a course": what stands so is a part of something, whatever it is elsewhere. */
const PART = new RegExp(
  `\\b(?:has|have|with|and|plus|give|gives|gets|by) (?:an?|its|their|one|the) (${WORD}(?: ${WORD})?)$`,
  'u',
);
const NEVER_CHOSEN = /^(?:list|number|lot|kind|couple|pair|set|out|one|some|all|most|instead|because|copy)$/u;

/** What is chosen, where a word before the list says it: an attribute, or a word for nothing that is kept. */
function labelBefore(words: string, knows: Knows, cue: string): string {
  const sort = /\b(\p{L}+) of (?:an? |the )?\p{L}+$/u.exec(words)?.[1];
  if (sort !== undefined && IS_LABEL.test(sort)) return sort;
  const part = PART.exec(words)?.[1];
  if (part !== undefined && /[:–-]/u.test(cue) && !/[^s]s$/u.test(part)) return part;
  const named = words.replace(LEADING, '').trim();
  const last = named.split(' ').at(-1) ?? '';
  if (named === '' || NEVER_CHOSEN.test(last)) return '';
  if (/[^s]s$/u.test(last) && / (?:is|are|be)\b/u.test(cue)) return '';
  if (knows.attribute(named)) return named;
  if (knows.attribute(last) || IS_LABEL.test(last)) return last;
  const isKnown = knows.thing(named) || knows.thing(last) || /[^s]s$/u.test(last);
  // A verb may stand before "as", and anything before "is".
  return isKnown || / (?:as|either|is|are|be|gets?)/u.test(cue) ? '' : last;
}

/** "Entries are income or expense." */
const isLoneCopula = (cue: string, rest: string) => / (?:is|are)\b/u.test(cue) && /^(?:[.;)!]|$)/u.test(rest);
const isNoun = (value: string, knows: Knows) =>
  !value.includes(' ') && !/[^s]s$|ly$/u.test(value) && !(knows.attribute(value) && knows.thing(value));

/** "Quoted booked done": states that were said without a comma. */
const spread = (value: string): string[] => {
  const words = value.split(' ');
  return words.length > 2 && stateliness(words) === 1 && !/^(?:being|not|in|out|to)\b/u.test(value)
    ? words
    : [value];
};

/** What none of these lists can do without, looked for first because it is quick. */
const HAS_JOINT = /\b(?:or|and|then|finally)\b/u;

export function announcedIn(lower: string, start: number, knows: Knows): Choice[] {
  if (!HAS_JOINT.test(lower)) return [];
  return [...lower.matchAll(ENDING_IN_OR)].flatMap((match): Choice[] => {
    const [all, before = '', cue = '', listed = ''] = match;
    const values = listed.split(SPLIT).map(cleaned).flatMap(spread);
    const fields = values.filter((value) => knows.attribute(value) && stateliness([value]) < 1).length;
    const label = labelBefore(before, knows, cue);
    const isEither = /\beither\b/u.test(cue);
    if (!values.every(isPlainValue) || (fields * 2 >= values.length && !isEither)) return [];
    const isListed = /[:–-]/u.test(cue);
    const rest = lower.slice(match.index + all.length).trimStart();
    const isOpen = /^(?:,|and|with)/u.test(rest) && !PART.test(before);
    if (isListed && (isOpen || (label === '' && values.some((value) => knows.thing(value))))) return [];
    const isOf = /^ of /u.test(cue);
    const stately = stateliness(values);
    const isShort = values.length === 2;
    if (isOf && label === '') return [];
    const isSorted = isShort && isLoneCopula(cue, rest) && values.every((value) => isNoun(value, knows));
    const isAlike = values.every((value) => /^(?:for|in|by|on|at|with) /u.test(value));
    if (isShort && (isOf || label === '') && stately < 1 && !isEither && !isAlike && !isSorted) return [];
    const isAnd = !/\b(?:or|then|finally)\b/u.test(listed);
    if (isAnd && (isShort || isListed || isOf || stately < 0.7)) return [];
    if (!/\bor\b/u.test(listed) && stately < 0.5) return [];
    const isLife = label === '' ? stately >= 0.5 : LIFE.test(label);
    const valuesStart = start + match.index + all.length - listed.length;
    const span = { start: valuesStart, end: valuesStart + listed.length };
    const labelStart = start + match.index + before.lastIndexOf(label);
    const isVerbal = /^ (?:is|are|be|being|gets?|becomes?|stays?|as|either)\b/u.test(cue);
    return [
      {
        label: label === '' && !isLife ? 'type' : label,
        values: [...new Set(values)],
        isLife,
        start:
          label === '' || (isVerbal && label !== before.replace(LEADING, '').trim())
            ? span.start
            : labelStart,
        end: span.end,
        valuesSpan: span,
      },
    ];
  });
}

const COLON_LIST = new RegExp(
  `(?:^|[,;(]|\\b(?:and|with|has|have|an?|its|their|the|plus|into|of|in))(?: (?:the|\\p{L}+|\\d+))?? ?(${WORD}(?: ${WORD})?): ?(${VALUE}(?:(?:, and |, or |, | and )${VALUE}){2,})(?=\\s*(?:[.;)\\n]|$| and an? ))`,
  'gu',
);
const SORTS = /^(?:kind|type|sort|categor(?:y|ie)|level|size|class|colour|color|grade)(?:e?s)?$/u;

/** "Plate and fuel: petrol, diesel, electric": what a name in a list may be; "three kinds of ticket: adult, child". */
export function listedIn(lower: string, start: number, knows: Knows): Choice[] {
  if (!lower.includes(':')) return [];
  return [...lower.matchAll(COLON_LIST)].flatMap((match): Choice[] => {
    const [all, whole = '', listed = ''] = match;
    const name = whole.replace(/^(?:an?|the|its|their|and|with|has|have) /u, '');
    const values = listed.split(/, and |, or |, | and /u).map(cleaned);
    const words = name.split(' ');
    const last = words.at(-1) ?? name;
    const isSort =
      SORTS.test(last) ||
      /\b(?:kinds|types|sorts|categories|sizes|levels) of [a-z ]+$/u.test(
        lower.slice(0, match.index + all.length - listed.length - 1).replace(/: ?$/u, ''),
      );
    if (!values.every(isPlainValue) || match.index === 0 || /^(?:go|goes|are|is|through|as)$/u.test(last))
      return [];
    const fields = values.filter((value) => knows.attribute(value) && stateliness([value]) < 1).length;
    if (fields > 1 || (fields === 1 && values.length < 4)) return [];
    const isPart = PART.test(lower.slice(0, match.index + all.indexOf(name) + name.length));
    if (!isSort && !isPart && (knows.thing(name) || knows.thing(last) || /[^s]s$/u.test(last))) return [];
    const isAsked = /\b(?:where|what|how) (?:they|it|we|i|he|she|people) \p{L}+(?: \p{L}+)?:? *$/u.test(
      lower.slice(0, match.index + all.length - listed.length),
    );
    if (!isSort && !isPart && !isAsked && values.some((value) => knows.thing(value))) return [];
    const label = isSort && !SORTS.test(last) ? 'type' : knows.attribute(name) ? name : last;
    const from = start + match.index + all.length - listed.length;
    const span = { start: from, end: from + listed.length };
    const labelStart =
      start +
      match.index +
      all.length -
      listed.length -
      (lower.slice(0, match.index + all.length - listed.length).length -
        lower.lastIndexOf(label, match.index + all.length - listed.length));
    return [
      {
        label,
        values: [...new Set(values)],
        isLife: LIFE.test(label),
        start: SORTS.test(last) || !isSort ? labelStart : from,
        end: span.end,
        valuesSpan: span,
      },
    ];
  });
}

const LABELLED_OR = new RegExp(
  `(?:^|[,;(:] ?|\\b(?:and|with|has|have|an?|its|their) )(${WORD}(?: ${WORD})?) (${WORD}(?: (?=[a-z]+ or )${WORD})*(?:, ${VALUE})*,? or ${VALUE})${ENDS}`,
  'gu',
);
/** "Urgency routine, urgent or stat", "colour red white or rosé". */
export function namedIn(lower: string, start: number, knows: Knows): Choice[] {
  if (!HAS_JOINT.test(lower)) return [];
  return [...lower.matchAll(LABELLED_OR)].flatMap((match): Choice[] => {
    const [all, label = '', listed = ''] = match;
    const last = label.split(' ').at(-1) ?? label;
    const values = listed
      .split(SPLIT)
      .flatMap((value, at) => (at === 0 ? value.split(' ') : [value]))
      .map(cleaned);
    const isNamed = IS_LABEL.test(last) || knows.attribute(label);
    if (!isNamed || values.length < 3 || !values.every(isPlainValue)) return [];
    if (values.some((value) => knows.attribute(value) && stateliness([value]) < 1)) return [];
    const from = start + match.index + all.length - listed.length;
    const span = { start: from, end: from + listed.length };
    return [
      {
        label,
        values,
        isLife: LIFE.test(label),
        start: from - label.length - 1,
        end: span.end,
        valuesSpan: span,
      },
    ];
  });
}

const PAYING = new RegExp(
  `\\bpa(?:y|ys|id|ying|yment|yments)\\b(?: [a-z]+){0,5}? (?:by|in|with|via) (${VALUE}(?:, ${VALUE})*,? or ${VALUE})${ENDS}`,
  'gu',
);
/** "Pay by cash, card or transfer". */
export function paymentsIn(lower: string, start: number): Choice[] {
  return [...lower.matchAll(PAYING)].flatMap((match): Choice[] => {
    const listed = match[1] ?? '';
    const values = listed.split(SPLIT).map(cleaned);
    if (!values.every(isPlainValue)) return [];
    const from = start + match.index + match[0].length - listed.length;
    const span = { start: from, end: from + listed.length };
    return [{ label: 'payment method', values, isLife: false, ...span, valuesSpan: span }];
  });
}
