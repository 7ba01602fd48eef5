import type { Span } from '../../facts.ts';
import { ACTORS } from '../../words/english-roles.ts';

// Where a sentence says that something is done again and again, and how often.

export interface Often extends Span {
  words: string;
  adjective: 'daily' | 'weekly' | 'monthly' | 'yearly';
}

export interface Doing extends Span {
  /** Writing something down, leaving a mark at each of many, or doing something with it. */
  way: 'noting' | 'ticking' | 'tending';
  /** Its first word in small letters. */
  verb: string;
  /** What is found out is a number. */
  isCounted: boolean;
  /** "Volunteers log hours": each time anew, of those who do it. */
  isOwn: boolean;
  /** All that follows is noted. */
  isList: boolean;
}

/** "Per month" is rather how something is counted. */
const OFTEN =
  /\b(?:each|every)(?: single| other)? (?:day|morning|afternoon|evening|night|week|month|hour|shift|season|spring|summer|autumn|fall|winter|year|(?:\d+|two|three|four|six) (?:hours|days|weeks|months)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b|\b(?:daily|weekly|monthly|nightly|hourly|yearly)\b|\b(?:once|twice|thrice|two times|three times|\d+ ?(?:x|times)) (?:an?|per|each|every) (?:day|week|month|hour|shift|year)\b|(?<=\bper [a-z]+ )per (?:day|hour|shift|night)\b|\b(?:in the )?mornings? and (?:in the )?(?:evenings?|afternoons?|nights?)\b/giu;

/** What is only shown, sent, booked or charged so often is no record. */
const OTHERWISE =
  /\b(?:reports?|charts?|graphs?|totals?|sums?|average|overview|remind\w*|mails?|e-?mails?|notify|notified|notification|invoices?|bills?|costs?|prices?|pay|pays|paid|charge\w*|at most|max\w*|up to|no more than|only|limit\w*|book|books|booked|rents?|rented|shows?|see|sees|lists?|open|opens|opening)\b[^,;:]*$/iu;

/** "A daily check (van, km)": the record has its own name, and what it lists is of it. */
const NAMED =
  /^ (?:[a-z]+ )?(?:check|report|log|inspection|count|round|form|sheet|record|review|test|audit)s?(?: of [a-z ]{2,30})? ?(?:\(|:|with\b)/iu;

/** So far from where it is said how often something is done it is rather something else. */
const FAR = 80;

/** @returns how often something is done and noted, if the sentence says so */
export function oftenIn(text: string): Often | undefined {
  const found = [...text.matchAll(OFTEN)].find(
    ({ 0: words, index }) =>
      !OTHERWISE.test(text.slice(Math.max(0, index - FAR), index)) &&
      !(words.endsWith('ly') && NAMED.test(text.slice(index + words.length))),
  );
  if (!found) return undefined;
  const words = found[0].toLowerCase();
  const adjective = /year|season|spring|summer|autumn|fall|winter/u.test(words)
    ? 'yearly'
    : /month/u.test(words)
      ? 'monthly'
      : /week|(?:mon|tues|wednes|thurs|fri|satur|sun)day/u.test(words)
        ? 'weekly'
        : 'daily';
  return { words, adjective, start: found.index, end: found.index + words.length };
}

/** Whether the time of a day has to be told. */
export const isOftenerThanDaily = ({ words }: Often): boolean =>
  /hour|shift|(?:twice|thrice|times|x) (?:an?|per|each|every) day|morning and/u.test(words);

const VERBS: Readonly<Record<Doing['way'], string>> = {
  noting: 'record log note write enter measure take count jot document fill put type send',
  ticking: 'mark tick check sign',
  tending:
    'feed water clean inspect test weigh milk treat groom service grease oil lubricate maintain calibrate wash mow prune spray fertilise fertilize disinfect vaccinate trim shear brush sweep hoover vacuum mop polish refill empty stir walk exercise',
};
/** Forms that aren't made by an ending. */
const FORMS: Readonly<Record<string, string>> = {
  write: 'writes written',
  take: 'takes taken',
  fill: 'fills filled',
  put: 'puts',
  type: 'types',
  send: 'sends sent',
  jot: 'jots jotted',
  tick: 'ticks ticked',
  feed: 'feeds fed',
  mow: 'mows mowed mown',
  trim: 'trims trimmed',
  stir: 'stirs stirred',
  mop: 'mops mopped',
  shear: 'shears sheared shorn',
  brush: 'brushes brushed',
  wash: 'washes washed',
  polish: 'polishes polished',
  empty: 'empties emptied',
};
const formsOf = (verb: string): readonly string[] => {
  const given = FORMS[verb]?.split(' ');
  if (given) return [verb, ...given];
  const stem = verb.replace(/e$/u, '');
  return [verb, `${verb}s`, `${stem}ed`];
};
const WAYS: ReadonlyMap<string, { way: Doing['way']; verb: string }> = new Map(
  (['noting', 'ticking', 'tending'] as const).flatMap((way) =>
    VERBS[way].split(' ').flatMap((verb) => formsOf(verb).map((form) => [form, { way, verb }] as const)),
  ),
);
const COUNTED: readonly string[] = ['measure', 'count'];
/** What adds up from one time to the next. */
const RUN_UP =
  /^ (?:in )?(?:their |the |every |each )?(?:[a-z]+ )?(?:hours?|miles?|mileage|kilomet(?:re|er)s|km|working times?)\b/iu;
/** Who came is told of people, whatever they came to. */
const PRESENT =
  /\b(?:who(?: is|'s| was| are| were)? (?:there|here|present|absent|missing|in|came|come|comes|attend\w*|turn\w* up|show\w* up)|present|absent)\b/iu;
export const isOfThoseWhoCame = (said: string): boolean => PRESENT.test(said);

const OF_EACH: readonly string[] = ['tick', 'weigh', 'inspect'];
/** "The staff sign off", "put in": a part of the verb. */
const PARTICLES = /^(?: (?:down|off|in|out|on|up)\b)*/iu;

const ACTING =
  /(?:^|;|\b(?:i|we|they|you|he|she|it|who|to|and|then|or|can|must|should|may|will|always|also|just|please|is|are|be|gets?|staff|crew|team|people|day|morning|afternoon|evening|night|week|month|year))\s*$/iu;

const TENDING = VERBS.tending.split(' ');
const ITS_OBJECT = /^\s+(?:the|each|every|all|my|our|an?|\d+|[a-z]+s)\b/iu;

/** "Volunteers at our animal sanctuary feed the animals": where they are stands between. */
const SOMEWHERE = /\b[a-z]+[^s]s (?:at|in|from|of|on) (?:the|our|my|their|each) (?:[a-z]+ ){1,3}$/iu;

/** A verb rather than a noun: "the log" and "temperature log" are none. */
function isVerb(text: string, start: number, end: number, form: string, verb: string): boolean {
  const before = text.slice(0, start);
  // "Milk yield per goat" begins with a noun.
  if (before.trim() === '' && TENDING.includes(verb)) return ITS_OBJECT.test(text.slice(end));
  if (ACTING.test(before)) return form === verb || !/^\s*(?:$|[,:;.)])/u.test(text.slice(end));
  const word = /([a-z]+)\s$/iu.exec(before)?.[1]?.toLowerCase();
  if (word === undefined || /^(?:an?|the|my|our|their|his|her|each|every|of|per|no)$/u.test(word))
    return false;
  if (form === verb)
    return /[^s]s$|men$|ren$/u.test(word) || (SOMEWHERE.test(before) && ITS_OBJECT.test(text.slice(end)));
  const isSomeone = ACTORS.has(word) || /(?:er|or|ist|ian|man|ant|ee|lead)$/u.test(word);
  const isDone = /^\s+(?:each|every|all|the|an?|their|his|her)\b/u.test(text.slice(end));
  return form.endsWith('s') && (isSomeone || isDone) && /^\s+\S/u.test(text.slice(end));
}

export const isDoing = (word: string): boolean => WAYS.has(word);

const gap = (one: Span, other: Span) => Math.max(one.start - other.end, other.start - one.end);

/** @param often how often the sentence says something is done; without it only what is done with each by itself is found */
export function doingIn(text: string, often: Often | undefined): Doing | undefined {
  for (const { 0: word, index } of text.matchAll(/[a-z]+/giu)) {
    const form = word.toLowerCase();
    const found = WAYS.get(form);
    const end = index + word.length;
    if (found?.verb === 'log' && /^ (?:in|into|on|out)\b/iu.test(text.slice(end))) continue;
    if (!found || !isVerb(text, index, end, form, found.verb)) continue;
    const isOfEach =
      OF_EACH.includes(found.verb) || (found.way === 'ticking' && isOfThoseWhoCame(text.slice(end)));
    const isOwn = found.way === 'noting' && RUN_UP.test(text.slice(end));
    if (often ? gap(often, { start: index, end }) > FAR : !isOfEach && !isOwn) continue;
    const particles = PARTICLES.exec(text.slice(end))?.[0].length ?? 0;
    return {
      ...found,
      isOwn,
      isList: false,
      isCounted: COUNTED.includes(found.verb),
      start: index,
      end: end + particles,
    };
  }
  return undefined;
}

/** What an instrument shows. */
const GAUGED =
  /\b(?:temperatures?|temps?|pressures?|humidity|levels?|gravity|ph|chlorine|sugar|weights?|rainfall|voltage|speed|yields?|glucose|moisture|mileage|salinity|nitrates?|oxygen|co2)\b/giu;
const READINGS = /(?: readings?)?$/iu;
/** @returns the word at the end of a label that names what an instrument shows */
export function gaugedIn(label: string): string | undefined {
  const bare = label.replace(READINGS, '');
  return [...bare.matchAll(GAUGED)].find(({ 0: word, index }) => index + word.length === bare.length)?.[0];
}
export const isGauged = (label: string): boolean => gaugedIn(label) !== undefined;
const ADJECTIVE = /^(?:daily|weekly|monthly|hourly|nightly)$/u;
const SEPARATORS = /[.;:–,(]|\s-\s/gu;

/** What is found out so often, where no verb says that somebody does it. */
const GAUGING: Omit<Doing, keyof Span> = {
  way: 'noting',
  verb: '',
  isCounted: true,
  isOwn: false,
  isList: false,
};

/** "Fridge temperature twice a day", "weekly weights": what is found out is named without saying that somebody does it. */
export function gaugingIn(text: string, often: Often): Doing | undefined {
  // "Every day per barn: eggs collected, dirty eggs": a list of what is noted.
  const list = /^ (?:per|for each|for every|in each|of each) [a-z-]+(?: [a-z-]+)? ?:/iu.exec(
    text.slice(often.end),
  );
  if (list && text.slice(0, often.start).trim() === '')
    return { ...GAUGING, isList: true, start: often.end, end: often.end + list[0].length };
  const after = /^\s+[a-z]+/iu.exec(text.slice(often.end))?.[0] ?? '';
  const isAfter = ADJECTIVE.test(often.words) && isGauged(after.trim().toLowerCase());
  const before = text.slice(0, often.start);
  const last = [...before.matchAll(SEPARATORS)].at(-1);
  const start = last ? last.index + last[0].length : 0;
  const isBefore = [...before.slice(start).matchAll(GAUGED)].length > 0;
  if (!isAfter && !isBefore) return undefined;
  const from = isAfter ? often.start : start;
  return { ...GAUGING, start: from, end: from };
}

const NEXT =
  /[;]|, (?:and |but |then |so )?(?:we|i|they|he|she|it|the [a-z]+|[a-z]+s) (?:can|may|must|should|have|has|gets?|wants?|needs?|will|are|is)\b/iu;

/** Where another clause begins that says something else of somebody, or what is gauged is told. */
export function nextClause(
  text: string,
  { verb, isList, end: from }: Doing,
  often: Often | undefined,
): number {
  if (verb === '' && often && !isList) {
    const told = Math.max(from, often.end);
    const comma = text.slice(told).search(/[,;:.(]/u);
    return comma < 0 ? text.length : told + comma;
  }
  const at = NEXT.exec(text.slice(from))?.index;
  return at === undefined ? text.length : from + at;
}
