import type { Span } from '../../../facts.ts';
import { bareParts } from './bare-parts.ts';
import { isStately } from './choice.ts';
import { nameOfValues } from './names.ts';
import { type Joint, type Part, type Piece, type Stretch, textOf } from './stretches.ts';

// Everything that may be a row of values, taken liberally; which of them are is weighed by their signs.

export interface Row extends Span {
  values: readonly string[];
  /** The words that each value was taken from. */
  words: readonly (readonly Piece[])[];
  joints: readonly Joint[];
  /** Words before the first value in its part, and after the last one in its part. */
  head: readonly Piece[];
  tail: readonly Piece[];
  /** How the first part is joined to what stands before it, and the last one to what follows. */
  joinedBefore: Joint | undefined;
  joinedAfter: Joint | undefined;
  /** Values with nothing but spaces between them: "S M L". */
  isSpaced: boolean;
  stretch: Stretch;
}

const MOST_VALUES = 12;
const MOST_WORDS = 4;
const LEADING =
  /^(?:then|unless|finally|still|already|maybe|sometimes|perhaps|possibly|eventually|later|in the end|at the end|lastly|optionally|either|also|to be|an?|the|it|they|who'?s|is|are|gets?|becomes?|be|as(?! (?:built|new))|say|one of|e\.?g|such as|like|through|to(?= \S+(?:ed|en|ing)(?: |$))|(?:ends?|ending) up) /u;
const LEADING_FIRST = /^(?:first|now|always|usually|currently|next) /u;
const TRAILING =
  / (?:first|finally|then|maybe|etc|eventually|again|at first|at last|too|after|afterwards)$|(?<=(?:ed|en|ght)(?: (?:up|out|off|in|on|back|away|down|over))?) (?:with (?:an? |the )?(?:reason|note|comment)s?|by (?:the|an?|our|their) [a-z-]+)$/u;

/** A value without the words that only say when or how sure it is. */
export function valueOf(text: string, isFirst: boolean): string {
  let value = text.replace(/\s+/gu, ' ').trim();
  for (let next = ''; next !== value;) {
    next = value;
    value = value.replace(LEADING, '').replace(TRAILING, '');
    if (isFirst) value = value.replace(LEADING_FIRST, '');
  }
  return value;
}

/** Says when something comes, and not what: "in the end it is sent". */
const ONLY_WHEN = /^(?:(?:in|at) the end|at last|lastly|finally|then|after that|afterwards)$/u;

/** Read with the fields, as what they answer. */
const YES_NO = /^(?:yes|no|y|n)$/u;
const UNDECIDED =
  /^(?:may ?be|perhaps|possibly|tentative|not (?:sure|yet|applicable)|un(?:sure|known|decided)|pending|partly|sometimes|later|n\/a|na|don'?t know|no answer|declined|abstain(?:s|ed|ing)?|abstention|blank)$/u;
/** Words of a clause, of which no value is made; "this week", "can wait" and "not there" are values now and then. */
const CLAUSAL =
  /(?<!-)\b(?:it|they|we|i|you|he|she|who|which|what|when|where|how|if|that|so|is|are|have|may|must|should|will|was|were|do|does|my|our|their|its|his|your|(?:each|(?<!^)every|every(?! (?:\d|two|three|four|other|second|day|week|month|quarter|year)))|through(?= ))\b(?!-)|^(?:this|there|can|has|gets?)$|^but /u;
/** In brackets that hold nothing else a value may say more: "changed my mind", "looking into it". */
const CLAUSAL_INSIDE =
  /^(?:it|they|we|i|you|he|she|so|do|does|my|our|their|its|his|your)\b(?!-)|\b(?:who|which|what|when|where|how|if|that|is|are|have|may|must|should|was|were|each|every)\b|^(?:this|there|can|has|gets?)$/u;
/** "Open, then done, and it has parts with a price": what it has is no value. */
const HOLDS =
  /^(?:it|they) (?:also )?(?:has|have|belongs?|contains?|includes?|consists?|carr(?:y|ies)|keeps?|holds?|shows?|lists?|costs?|refers?|gets? an?)\b|^(?:has|have) (?:an?|the|its|their|several|many|\p{L}+s)\b|^(?:gets?|receives?) (?:an?|the|its|their)\b|^belongs? to\b/u;
const BEGINS =
  /^(?:(?:is|are|can be|may be) |(?:is |are )?(?:marked|flagged) (?:as )?|(?:status|state|stage|phase|statuses|states) )./u;
/** "Gets checked, is approved and is paid" */
const BECOMES = /^(?:gets?|becomes?) \p{L}+(?:ed|en|t)(?: |$)/u;
/** A word that only joins others is no value, and "pitched them to" is none, where "asked for" is one. */
const JOINING =
  /(?:^| (?:them|it|him|her) )(?:for|with|to|of|by|from|at|than|into|onto|about)$|^(?:everyone|everybody|anyone|someone|nobody)$/u;
/** "First thing in the morning": of words with nothing between them none is a little one. */
const LITTLE = /^(?:the|an|of|my|our|your|their|its|this|that|these|those|at|with|by|from)$/u;
const PLACING = /^(?:on|in|to|for|as|into|onto|like)$/u;
/** "Two days for cleaning before going out again" goes on, and lists nothing. */
const GOING_ON = /^(?:before|after|until|unless|till|while|going|being|having|during|without)$/u;
const MODAL = /^(?:can|may|must|should|will|could)$/u;
/** Nobody chooses between persons that are only pointed at. */
const POINTING = /\b(?:him|her|them|us|me)$/u;
const ENDS_OPEN =
  / (?:with|of|from|by|than|into|as|at|under|without|during|before|after|while|until|till|when|if|once|per|because|since|via)$/u;
/** "Before things run out or expire": the verb of the first is no head of the others. */
const PARTICLE = /^(?:out|off|up|down|over|away)$/u;
const IS = /^(?:is|are|be|was|were|gets?|either|as|status|go|goes)$/u;
/** Where something goes to is what it is then: "orders go to design, then to printing". */
const GOES = /^(?:go|goes|moves?|pass|passes|sent|comes?)$/u;
const AS_GONE = /^(?:on |over )?(?:to|into) (?:the )?(?=\p{L})/u;
const isEvery = (joints: readonly (Joint | undefined)[], ...some: Joint[]) =>
  joints.every((joint) => joint !== undefined && some.includes(joint));

/** "Goes from draft to sent": two states, where "assigned to a concert" is none. */
const isMoving = (part: Part | undefined) =>
  part?.words.some(({ text }) => /^(?:from|goes|go|moves?|turns?)$/u.test(text)) === true;
const isTo = (joint: Joint | undefined) => joint === 'to';

/** What goes on after a list with words of its own: "received, decided, and if granted …". */
const GOES_ON =
  /^(?:must|may|can|cannot|should|will|if|when|once|after|before|we|i|it|they|you|he|she|the|who|which|with|plus|also|so|but|because|until|each|every|my|our|their|its)$/u;

const isAnswer = (part: Part | undefined) => {
  const said = part ? textOf(part.words) : '';
  return /(?:^| )(?:yes|no)$/u.test(said) || UNDECIDED.test(said);
};

/** "Small or large, colour is red, blue or white": the row that is named begins with the value behind "is". */
const isBehindIs = ({ words }: Part): boolean => {
  const is = words.findIndex(({ text }) => /^(?:is|are)$/u.test(text));
  return is > 0 && is < 3 && /^(?:NOUN|PROPN)$/u.test(words[is - 1]?.pos ?? '') && words.length - is < 4;
};

/** From which part to which values may go. */
function rangesOf(parts: readonly Part[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  const last = parts.length - 1;
  const jointAt = (at: number) => parts[at]?.joint;
  for (let to = 1; to <= last; to += 1)
    for (let from = to - 1; from >= 0 && to - from < MOST_VALUES; from -= 1) {
      const joints = parts.slice(from, to).map(({ joint }) => joint);
      const [before, after] = [jointAt(from - 1), jointAt(to)];
      const final = joints.at(-1);
      // "Temper calm or aggressive, brood good, patchy or none" are two of them.
      const isTwo =
        joints.includes('or') &&
        joints.indexOf('or') <
          Math.max(joints.lastIndexOf('comma'), final === 'or' ? joints.lastIndexOf('and') : -1);
      // "A single or family room with a number, a price": what it has is no value.
      const isHolding = parts
        .slice(from, to)
        .some(({ words }) => words.some(({ text }, at) => text === 'with' && words[at + 1]?.pos === 'DET'));
      const isListed =
        !(isTwo && (final === 'or' || isHolding)) &&
        isEvery(joints, 'comma', 'or', 'and', 'then') &&
        (final !== 'comma' || to === last || GOES_ON.test(parts[to + 1]?.words[0]?.text ?? '')) &&
        after !== 'or' &&
        before !== 'or';
      // "Cost, yard, reported/scheduled/finished": the fields before them are no values.
      const isLastSlashed =
        joints.indexOf('slash') > 0 && isEvery(joints.slice(joints.indexOf('slash')), 'slash');
      const isOwnRow = isLastSlashed && joints.length - joints.indexOf('slash') > 1;
      const isWhole =
        from === 0 && to === last && !isOwnRow && joints.includes('slash') && joints.includes('comma');
      // "Age juvenile/adult, sex m/f" are two rows.
      const slashed = joints.filter((joint, at) => joint === 'slash' && joints[at - 1] !== 'slash').length;
      const isMixed = isWhole && slashed < 2 && isEvery(joints, 'comma', 'or', 'and', 'then', 'slash');
      const isSlashed = isEvery(joints, 'slash', 'or') && joints[0] === 'slash' && before !== 'slash';
      const isArrowed =
        joints[0] === 'arrow' &&
        isEvery(joints, 'arrow', 'slash', 'or', 'comma') &&
        before !== 'arrow' &&
        after !== 'arrow' &&
        after !== 'slash';
      const isPiped =
        joints[0] === 'pipe' &&
        isEvery(joints, 'pipe', 'slash', 'or') &&
        before !== 'pipe' &&
        !isEvery([after], 'pipe', 'slash', 'or');
      const isMoved =
        joints[0] === 'to' &&
        // "Want to read, reading, finished" moves nothing.
        (joints.filter(isTo).length > 1 || isMoving(parts[from])) &&
        isEvery(joints, 'to', 'comma', 'then', 'and', 'or') &&
        (before !== 'to' || isMoving(parts[from])) &&
        after !== 'to';
      // "RSVP yes, no, maybe, meal choice, table": the answers end before what isn't one.
      const isAnswered =
        isEvery(joints, 'comma', 'or', 'and') &&
        parts.slice(from, to + 1).every(isAnswer) &&
        to - from > 1 &&
        !(parts[to + 1] && isAnswer(parts[to + 1]));
      // "Want to read, reading": what is wanted begins no row.
      if (before === 'to' && WISHING.test(parts[from - 1]?.words.at(-1)?.text ?? '')) continue;
      if (
        isListed ||
        isMixed ||
        (isSlashed && after !== 'slash') ||
        isArrowed ||
        isPiped ||
        isMoved ||
        isAnswered
      )
        found.push([from, to]);
    }
  return found;
}

const CLOSED = /^(?:ADP|SCONJ|CCONJ|PRON|AUX|PART|ADV|DET|NUM|VERB)$/u;
/** "Stage lead, qualified, won": the first value stands right behind what is chosen. */
const CHOSEN =
  /^(?:status|stages?|states?|phases?|priority|type|kind|category|severity|condition|level|style|species|breed|sex|gender|mood|urgency|difficulty|colou?r|weather|meal|diet|outcome)$/u;
const MOST_BEHIND = 2;
/** How many words stand behind the name of what is chosen; 0 where it isn't named. */
function behindName(words: readonly Piece[]): number {
  const behind = words.length - 1 - words.findLastIndex(({ text }) => CHOSEN.test(text));
  const first = words[words.length - behind];
  const isPlaced = behind === 2 && /^(?:in|on|out|under|at|not|up)$/u.test(first?.text ?? '');
  const isValue = isPlaced || !CLOSED.test(first?.pos ?? 'ADP') || behind === 0;
  return isValue && behind <= MOST_BEHIND && behind < words.length ? behind : 0;
}

/** "Status: quote sent / accepted": all that stands behind the mark is the first value. */
const isNamedBefore = ({ open, before }: Stretch, first: readonly Piece[]): boolean =>
  /^[:=(–-]$/u.test(open) &&
  CHOSEN.test(
    before.at(/^(?:flow|order|values|options)$/u.test(before.at(-1)?.text ?? '') ? -2 : -1)?.text ?? '',
  ) &&
  first.length <= MOST_WORDS &&
  !CLOSED.test(first[0]?.pos ?? 'ADP') &&
  first.every(({ pos }) => !/^(?:AUX|PRON|DET)$/u.test(pos ?? ''));

/** The last words of a part, from one to four. */
const endsOf = (words: readonly Piece[]): (readonly Piece[])[] =>
  Array.from({ length: Math.min(MOST_WORDS, words.length) }, (_, at) =>
    words.slice(words.length - at - 1),
  ).filter(({ length }) => !isWishBefore(words, words.length - length));
/** "Status is want to read": what is wanted belongs to the wish. */
const isWishBefore = (words: readonly Piece[], at: number): boolean =>
  (words[at - 1]?.text === 'to' && WISHING.test(words[at - 2]?.text ?? '')) ||
  (words[at]?.text === 'to' && WISHING.test(words[at - 1]?.text ?? ''));
const WISHING = /^(?:want|need|waiting|ready|due|yet|nothing|still|about)$/u;
/** "Left or right ear": the last word is no value but what they are values of. */
const isNamedAfter = (words: readonly Piece[], length: number): boolean =>
  length < 3 && words.length === length + 1 && words[length]?.pos === 'NOUN';
/** "Picked up so I can see", "did not attend": words that belong to the one before them. */
const isPartOfLast = (words: readonly Piece[], at: number): boolean =>
  /^(?:not|n't)$/u.test(words[at]?.text ?? '') ||
  // "Out for delivery"
  (words[at]?.text === 'for' && /^(?:out|up|ready|waiting)$/u.test(words[at - 1]?.text ?? '')) ||
  (/^(?:up|out|off|back|away|down|aside)$/u.test(words[at]?.text ?? '') &&
    !/^(?:DET|NUM)$/u.test(words[at + 1]?.pos ?? ''));
/** The first words of a part, as far as another phrase may begin. */
const startsOf = (words: readonly Piece[]): (readonly Piece[])[] =>
  Array.from({ length: Math.min(MOST_WORDS + 1, words.length) }, (_, at) => words.slice(0, at + 1)).filter(
    ({ length }) =>
      length === words.length ||
      (CLOSED.test(words[length]?.pos ?? 'ADP') && !isPartOfLast(words, length)) ||
      isNamedAfter(words, length),
  );

/** "Says yes", "marks delivered" */
export const RECORDS =
  /^(?:says?|said|marks?|records|writes|presses|ticks|taps|chooses?|picks|decides?|enters|answers|replies|reply|gets?|gives|rates?|selects?)(?= |$)/u;
const NOUN = /^(?:NOUN|PROPN)$/u;
const isListing = (joint: Joint) => /^(?:comma|or|and|slash)$/u.test(joint);

/** "Signed, ended, with a value and a notice period": what it has behind its states is no state; it may be "with the customer". */
function endsHolding(
  words: readonly (readonly Piece[])[],
  values: readonly string[],
  joints: readonly Joint[],
): boolean {
  const at = words.findIndex(([first, next]) => first?.text === 'with' && !WITH_WHOM.test(next?.text ?? ''));
  return (
    at > 1 &&
    joints[at - 1] === 'comma' &&
    values.slice(0, at).some(isStately) &&
    !values.slice(at).some(isStately)
  );
}
const WITH_WHOM = /^(?:the|our|us|me|him|her|them|it|customs|customers?|clients?|supplier|support|legal)$/u;

function rowOf(
  words: readonly (readonly Piece[])[],
  given: Pick<Row, 'joints' | 'joinedBefore' | 'joinedAfter' | 'isSpaced' | 'stretch'>,
  first: readonly Piece[],
  last: readonly Piece[],
): Row[] {
  // "First visit, check-up": a sort of visit, and not what comes first.
  const [one, two] = words[0]?.filter(({ text }) => !/^an?$/u.test(text)) ?? [];
  const isSort = one?.text === 'first' && NOUN.test(two?.pos ?? '') && given.joints.every(isListing);
  const before = first.at(-1 - (words[0]?.length ?? 0));
  const isGone = GOES.test(before?.text ?? '') && AS_GONE.test(textOf(words[0] ?? []));
  const values = words.map((one, at) => {
    const value = valueOf(textOf(one), at === 0 && !isSort);
    return isGone ? value.replace(AS_GONE, '') : value;
  });
  const isRest =
    before?.pos === 'VERB' &&
    !IS.test(before.text) &&
    PARTICLE.test(values[0] ?? '') &&
    !values.slice(1).some((value) => PARTICLE.test(value) || /^(?:in|on|at) /u.test(value));
  if (isRest) return [];
  const isBracket =
    given.stretch.open === '(' &&
    given.stretch.close === ')' &&
    first.length === words[0]?.length &&
    last.length === words.at(-1)?.length &&
    given.joinedBefore === undefined &&
    given.joinedAfter === undefined;
  // "Has a cost and a yard and is open, done or late", "cost, yard, status open/done": a row begins there.
  const begins = words.findIndex((one) => BEGINS.test(textOf(one)));
  if (begins > 0 && words.some((one) => !BEGINS.test(textOf(one)) && !BECOMES.test(textOf(one)))) return [];
  if (endsHolding(words, values, given.joints)) return [];
  const clausal = isBracket ? CLAUSAL_INSIDE : CLAUSAL;
  const fits = values.every(
    (value, at) =>
      value !== '' &&
      (isBracket || !POINTING.test(value)) &&
      !ONLY_WHEN.test(value) &&
      (isBracket || !HOLDS.test(textOf(words[at] ?? []))) &&
      !JOINING.test(value) &&
      (value === 'to do' || words[at]?.every(({ isName }) => isName) || !clausal.test(value)) &&
      value.split(' ').length <= MOST_WORDS + 1,
  );
  // "Passed, failed or passed with remarks" isn't cut before "with".
  if (first.length + last.length > (words[0]?.length ?? 0) + (words.at(-1)?.length ?? 0))
    if (new Set(values).size < values.length) return [];
  // "Published on a public page" says where.
  const isPlaced = values.some((value, at) => value === 'a' && PLACING.test(values[at - 1] ?? ''));
  if (
    given.isSpaced &&
    (isPlaced || values.some((value) => /^[&+]$/u.test(value) || GOING_ON.test(value) || LITTLE.test(value)))
  )
    return [];
  if (values.length === 2 && values.every((value) => YES_NO.test(value))) return [];
  // "RSVP yes, no, maybe, meal choice": what isn't between yes and no is no answer.
  const isAnswered =
    /(?:^| )yes$/u.test(values[0] ?? '') && values[1] === 'no' && given.joints[0] === 'comma';
  if (isAnswered && !values.slice(2).every((value) => UNDECIDED.test(value))) return [];
  // "Rent paid or not" is answered by yes or no.
  if (values.includes('not')) return [];
  // Who can do something is its subject.
  const next = last[words.at(-1)?.length ?? 0]?.text ?? '';
  if (MODAL.test(next)) return [];
  const start = words[0]?.[0]?.start;
  const end = words.at(-1)?.at(-1)?.end;
  if (!fits || start === undefined || end === undefined) return [];
  const head = first.slice(0, first.length - (words[0]?.length ?? 0));
  const tail = last.slice(words.at(-1)?.length ?? 0);
  // "In small or large, in red or blue" are two rows.
  const second = values.findIndex((value, at) => at > 0 && value.startsWith('in '));
  const ofSecond = values.slice(second).map((value) => value.replace(/^in /u, ''));
  if (second > 0 && ofSecond.length > 1 && nameOfValues(ofSecond) !== undefined) return [];
  // "Passed with remarks" isn't cut behind "with".
  if (tail.length > 0 && ENDS_OPEN.test(values.at(-1) ?? '')) return [];
  // "In the end it is sent" isn't cut behind "in".
  if (/^(?:in|at)$/u.test(values.at(-1) ?? '') && tail[0]?.text === 'the') return [];
  // "Red white or rosé": two words of one sort are two values.
  const areTwo = (value: string) => / /u.test(value) && nameOfValues(value.split(' ')) !== undefined;
  if (!given.isSpaced && values.some(areTwo)) return [];
  // "Marks delivered or not at home": the first value stands behind what is done.
  if (/ /u.test(values[0] ?? '') && RECORDS.test(values[0] ?? '')) return [];
  // "Can add, edit and remove" says what is done.
  if (MODAL.test(head.at(-1)?.text ?? '') && words[0]?.[0]?.pos === 'VERB') return [];
  return [{ ...given, values, words, head, tail, start, end }];
}

/** "Size S M L XL", "matt satin or gloss". */
function spacedIn(stretch: Stretch): Row[] {
  return stretch.parts.flatMap(({ words, joint }, at) => {
    const next = joint === 'or' ? stretch.parts[at + 1] : undefined;
    const least = next ? 2 : 3;
    const after = next?.words.slice(0, 1) ?? [];
    const counts = Array.from(
      { length: Math.max(0, Math.min(9, words.length) - least + 1) },
      (_, n) => n + least,
    );
    return counts.flatMap((count) =>
      rowOf(
        [...words.slice(words.length - count), ...after].map((one) => [one]),
        {
          joints: next ? ['or'] : [],
          joinedBefore: stretch.parts[at - 1]?.joint,
          joinedAfter: next ? next.joint : joint,
          isSpaced: true,
          stretch,
        },
        words.slice(0, words.length - count + 1),
        next ? next.words : words.slice(-1),
      ),
    );
  });
}

const LONGEST = 3;
/** "With type home, car, life or travel": what begins behind the first values leaves them out. */
function isInside(parts: readonly Part[], from: number, joints: readonly Joint[]): boolean {
  if (joints.at(-1) !== 'or') return false;
  for (let at = from - 1; at >= 0 && parts[at]?.joint === 'comma'; at -= 1) {
    const words = parts[at]?.words ?? [];
    if (behindName(words) > 0) return true;
    if (words.length > LONGEST) return false;
  }
  return false;
}

export const rowsIn = (stretch: Stretch): Row[] => rowsOf({ ...stretch, parts: bareParts(stretch.parts) });

const rowsOf = (stretch: Stretch): Row[] => [
  ...rangesOf(stretch.parts).flatMap(([from, to]) => {
    const parts = stretch.parts.slice(from, to + 1);
    const [first, last] = [parts[0]?.words ?? [], parts.at(-1)?.words ?? []];
    const middle = parts.slice(1, -1).map(({ words }) => words);
    const given = {
      joints: parts.slice(0, -1).flatMap(({ joint }) => joint ?? []),
      joinedBefore: stretch.parts[from - 1]?.joint,
      joinedAfter: stretch.parts[to]?.joint,
      isSpaced: false,
      stretch,
    };
    if (middle.some(({ length }) => length > MOST_WORDS + 2)) return [];
    // A row begins with the value behind its name, and not with that name.
    const goesOn = given.joinedBefore === 'comma' && given.joints.includes('comma');
    const partBefore = stretch.parts[from - 1];
    if (goesOn && behindName(partBefore?.words ?? []) > 0) return [];
    if (goesOn && given.joints.at(-1) === 'or' && from > 1 && partBefore && isBehindIs(partBefore)) return [];
    if (isInside(stretch.parts, from, given.joints)) return [];
    const behind = behindName(first);
    const heads = isNamedBefore(stretch, first)
      ? [first]
      : behind > 0
        ? endsOf(first).filter(({ length }) => length === behind)
        : endsOf(first);
    return heads.flatMap((head) =>
      startsOf(last).flatMap((tail) => rowOf([head, ...middle, tail], given, first, last)),
    );
  }),
  ...spacedIn(stretch),
];
