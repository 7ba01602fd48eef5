import type { FieldType } from '../../../../kinds.ts';
import type { Lexicon } from '../../../lexicon.ts';
import type { Column } from '../../sheets/sheet.ts';
import { stateliness } from '../choices/choice.ts';
import { isNamedRow } from '../choices/named-row.ts';
import { nameOfValues } from '../choices/names.ts';
import { scaledIn } from '../choices/scaled.ts';
import { untilIn } from '../choices/until.ts';
import { COSTS } from '../loose.ts';

// What one column of a table is, as English names it.

const YES_NO = /[\s(]*\b(?:y\s*\/\s*n|yes\s*(?:\/|or)?\s*no|yn)\b\)?\??$/u;
const UNIT =
  /^(.*\S)\s+\(?(?:in )?(kg|g|mg|l|ml|cl|cm|mm|km|m|m2|m3|ha|min|mins|h|hrs?|%|€|£|\$|°c|°|yd|ft|mbar|bar|psi|v|w|kwh|(?:mm|cm|m|km|mg|g|kg|t|l|ml)\/(?:s|h|min|day|m2|ha|l|t|kg|100 ?km))\)?$/u;
/** What looks like two values is measured per something. */
const RATIO = /\s\(?(?:mm|cm|m|km|mg|g|kg|t|l|ml)\/(?:s|h|min|day|m2|ha|l|t|kg)\)?$/u;
const SCALE = /^(.*\S)\s+\(?(?:from )?\d+\s*(?:-|–|to)\s*\d+\)?$/u;
const ASKING = /^(?:who|whose|what|when|where|how|which|why)\b/u;
const ENDS_OPEN = /\b(?:to|by|for|with|of|at|in|on|from)$/u;
const DONE = String.raw`(?:\p{L}+(?:ed|en|wn|ght)|sent|sold|lent|spent|made|put|shod|cut|kept|dug|left|met|paid|built|shot|hung|held|told|found|done|won|read|set|out|in|on|back|off|up|down|over)`;
/** Who did it. */
const DONE_BY = new RegExp(`^(?:.* )?${DONE} by$`, 'u');
/** Until when it has to be done. */
const DUE_BY = / by$/u;
const WANTED = /^(?:needed|wanted|required|expected) by$/u;

const TYPES: readonly (readonly [says: RegExp, type: FieldType])[] = [
  [/^(?:date|day)\b|\b(?:date|day)$/u, 'date'],
  [/^time\b|\btime$/u, 'dateTime'],
  [/^(?:last|next|first) (?!(?:of|names?)\b)\p{L}+/u, 'date'],
  [
    new RegExp(
      `^due\\b|\\b${DONE} on$|\\b(?:when|since|until|till)$|^(?:when|since|until|till|from|to|by when)\\b`,
      'u',
    ),
    'date',
  ],
  [new RegExp(`\\b${DONE} at$`, 'u'), 'dateTime'],
  [/^how long\b/u, 'duration'],
  [
    /^(?:how (?:many|often|big|old|heavy|far)|(?:number|no|amount|count) of)\b|\bcount$|\bhow many$/u,
    'number',
  ],
  // "How much left" is no amount of money.
  [
    /^how much\b(?=.* (?:left|remains?|remaining|in stock|on hand|used|needed|eaten|drunk|water|feed|food|fuel)\b)/u,
    'number',
  ],
  [/^how much\b/u, 'money'],
  [COSTS, 'money'],
];

/** What something has become. */
const STATELY =
  /(?:ed|en|nt|pt|ld|aid)(?: \p{L}+)?$|^(?:open|new|to ?do|doing|waiting|pending|done|draft|ready|in \p{L}+)$/u;

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** What "room or place", "colour/size" lists are names, and no values. */
const areNames = (pieces: readonly string[], lexicon: Lexicon) =>
  pieces.every((one) => lexicon.isAttribute(one) || lexicon.thing(one) !== undefined);

const RANGES = /^(?:from|in|out|start|on|up|lat|drop(?:ped)?)(?: \p{L}+)?$/u;

/** The words before the first value, where they say what is chosen. */
function splitLabel(
  first: string,
  others: readonly string[],
  lexicon: Lexicon,
): { label: string; value: string } {
  const words = first.split(' ');
  if (words.length === 1) return { label: '', value: first };
  const isShort = others.every((one) => !one.includes(' '));
  const known = words.findIndex((_, at) => at > 0 && lexicon.isAttribute(words.slice(0, at).join(' ')));
  const at = known > 0 ? Math.max(known, isShort ? words.length - 1 : known) : isShort ? words.length - 1 : 0;
  return { label: words.slice(0, at).join(' '), value: words.slice(at).join(' ') };
}

function chosen(label: string, values: readonly string[]): Column {
  const isLife =
    /^(?:status|state|stage|progress)$/u.test(label) ||
    (label === '' &&
      values.length > 2 &&
      values.filter((one) => STATELY.test(one)).length * 2 > values.length);
  return { label, type: 'select', options: [...new Set(values)], isLife };
}

const PER_UNIT = /(?:[€£$¥]|\b(?:eur|usd|gbp|chf|km|kg|g|l|ml|kwh)) ?\/ ?\p{L}+\)?$/iu;
/** "Pitch low/ok/sharp", "wedding / fete / funeral", "condition (mint, good, poor)". */
function choiceIn(said: string, lexicon: Lexicon): Column[] | undefined {
  const text = said.toLowerCase();
  const [until] = untilIn(text, 0);
  if (until?.end === text.length) return [{ label: '', type: 'select', options: until.values, isLife: true }];
  const [scaled] = scaledIn(said, 0);
  if (scaled?.end === said.length)
    return [chosen(scaled.label === 'type' ? '' : scaled.label, scaled.values)];
  const bracket = /^(.*\S)?\s*\(([^)]*(?:[,/|]| or )[^)]*)\)$/u.exec(text);
  if (bracket) {
    const values = (bracket[2] ?? '')
      .split(/[,/|]|\bor\b/u)
      .map(tidy)
      .filter((one) => one !== '' && one !== 'etc');
    return (bracket[1] ?? '').split(/ (?:\+|&|and) /u).map((label) => chosen(tidy(label), values));
  }
  const [name = '', ...listed] = text.split(' ');
  // "Condition new good worn broken"
  if (isNamedRow(name, listed)) return [chosen(name, listed)];
  // "Rate €/h" is what an hour costs.
  if (PER_UNIT.test(text)) return undefined;
  const isOr = !text.includes('/');
  const pieces = text
    .split(isOr ? /,? or |, /u : /\s*\/\s*/u)
    .map(tidy)
    .filter((one) => one !== '');
  const [first = '', ...others] = pieces;
  const [second = ''] = others;
  if (others.length === 0 || pieces.some((one) => one.split(' ').length > 3)) return undefined;
  // "Hot warm or cold"
  const each = [...first.split(' '), ...others];
  const areAlike = nameOfValues(each) !== undefined || stateliness(each) === 1;
  if (isOr && each.length === others.length + 2 && areAlike) return [chosen('', each)];
  // "High medium or low prio"
  const [noun = '', ...rest] = (others.at(-1) ?? '').split(' ').reverse();
  const qualities = [...first.split(' '), ...others.slice(0, -1), ...rest.reverse()];
  if (isOr && rest.length === 1 && nameOfValues(qualities) !== undefined) return [chosen(noun, qualities)];
  const { label, value } = splitLabel(first, others, lexicon);
  if (others.length === 1) {
    if (second === 'not') return [{ label: first, type: 'boolean' }];
    if (second === `un${value}` || second === `not ${value}`)
      return [{ label: tidy(`${label} ${value}`), type: 'boolean' }];
    if (!isOr && RANGES.test(value))
      return [value, second].map((one) => columnOf(tidy(`${label} ${one}`), lexicon));
    const areTwo = areNames([label === '' ? first : value, second], lexicon);
    if (areTwo && !isOr) return [first, second].map((one) => columnOf(one, lexicon));
    // "Bay/berth" may be two words for one thing.
    if (areTwo || (!isOr && label === '')) return undefined;
  }
  return [chosen(label, [value, ...others])];
}

/** "Whether it's paid": the rest of it, by yes or no. */
const WHETHER =
  /^(?:whether|if) (?:(?:it|they|he|she)(?:'s| is| are| was| were| has been| have been)? )?(.+)$/u;

export function columnOf(said: string, lexicon: Lexicon): Column {
  const text = tidy(said.replace(/\([^)]*\)/gu, ' ')) || said;
  const bare = text.replace(/\?+$/u, '').trim();
  if (YES_NO.test(said)) return { label: tidy(said.replace(YES_NO, '')), type: 'boolean' };
  if (bare !== text && !ASKING.test(bare) && !ENDS_OPEN.test(bare)) return { label: bare, type: 'boolean' };
  const scaled = SCALE.exec(bare)?.[1];
  if (scaled !== undefined) return { label: scaled, type: 'number' };
  const unit = UNIT.exec(tidy(said.replace(/\?+$/u, '')));
  if (unit?.[1] !== undefined && unit[2] !== undefined)
    return {
      label: tidy(unit[1].replace(/[()]/gu, '')),
      type: /[€£$]/u.test(unit[2]) ? 'money' : 'number',
      unit: unit[2],
    };
  const isWhole = lexicon.isAttribute(bare);
  const known = lexicon.attribute(bare);
  // A site is a place in more sheets than it is a page.
  if (known === 'url' && lexicon.thing(bare) !== undefined) return { label: bare, type: 'text' };
  if (isWhole && known) return { label: bare, type: known };
  if (DUE_BY.test(bare))
    return { label: bare, type: DONE_BY.test(bare) && !WANTED.test(bare) ? 'text' : 'date' };
  const either = WHETHER.exec(bare)?.[1];
  if (either !== undefined) return { label: either, type: 'boolean' };
  const dated = TYPES.find(([says]) => says.test(bare))?.[1];
  const asked = /^(?:\p{L}+ (?:to|at|in|with|for) )?which (.+)$/u.exec(bare)?.[1];
  if (asked !== undefined) return { label: asked, type: 'text', isAsked: true };
  return { label: bare, type: dated ?? known ?? 'text' };
}

/** What a part of a table stands for; more than one where it joins them: "photo and notes". */
export function columnsOf(part: string, lexicon: Lexicon): Column[] {
  const said = tidy(part.replace(/^(?:and|plus|also|&|the|a|an)\s+/iu, '').replace(/[.!\s]+$/u, ''));
  const text = said.toLowerCase();
  if (/^(?:etc|\.+|…)?$/u.test(text)) return [];
  if (YES_NO.test(text) || RATIO.test(text)) return [columnOf(text, lexicon)];
  const choice = choiceIn(said, lexicon);
  if (choice) return choice;
  const joined = text.split(/ (?:and|&|\+|n) /u);
  const isJoined =
    joined.length > 1 && joined.every((one) => lexicon.attribute(one) !== undefined || lexicon.thing(one));
  return (isJoined ? joined : [text]).map((one) => columnOf(one, lexicon));
}

/** Whether a part is a column wherever it stands. */
export const looksLikeColumn = (part: string, lexicon: Lexicon): boolean =>
  ASKING.test(part.toLowerCase()) ||
  columnsOf(part, lexicon).some(
    ({ label, type }) =>
      type !== 'text' ||
      lexicon.attribute(label) !== undefined ||
      / by$|^(?:who|what|which|where|when|how)\b/u.test(label),
  );
