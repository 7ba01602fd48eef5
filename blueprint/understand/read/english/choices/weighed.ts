import { likelihood, type Weights } from '../../../likelihood.ts';
import { ENGLISH_UNITS } from '../../../words/measures.ts';
import type { Sentence, Token } from '../tokens.ts';
import { type Choice, isStately, type Knows, stateliness } from './choice.ts';
import { isNamedLife, isWholeLife } from './named-life.ts';
import { isBeforeAlike, isCutShort } from './bounds.ts';
import { isFieldName } from './field-names.ts';
import { IS_CHOSEN, IS_LABEL, LIFE } from './labels.ts';
import { labelText, leadOf, lifeSignsOf, signsOf, aroundRows } from './row-signs.ts';
import { RECORDS, type Row, rowsIn } from './rows.ts';
import { type Joint, type Piece, stretchesOf, textOf } from './stretches.ts';
import { nameBefore } from './name-before.ts';
import { nameOfValues } from './names.ts';
import { plural } from '../inflect.ts';
import { asMeant } from './as-meant.ts';
import {
  areAsked,
  areEachOne,
  areOfMany,
  areOpposite,
  askedBefore,
  isDoneToIt,
  isIn,
  isMovedOn,
  isPaidBy,
} from './by-form.ts';
import { areOnlyNamed, areUnchosen } from './unchosen.ts';

// Which of the rows of a sentence are values, weighed by their signs.

export interface RowWeights {
  /** Which of several rows of the same words is meant. */
  bounds: Weights;
  /** Whether the likeliest of them is a row of values at all. */
  rows: Weights;
  /** Whether its values follow each other. */
  lives: Weights;
}
export interface ValueWeights {
  rows: RowWeights;
  /** Whose they are. */
  owners: Weights;
}
/** The whole description, as it is and in small letters. */
interface Whole {
  text: string;
  lower: string;
}
export interface Candidate {
  row: Row;
  signs: readonly string[];
  lifeSigns: () => readonly string[];
}

/** Names of fields are no values, although one or the other ends like a state. */
const STATELY = 0.5;
/** A list in which so many are names of fields is one of fields, unless it says "or". */
const FIELDS = 0.4;

/** "Last cut", "start value": one of several times or sides of something. */
const SIDED =
  /^(?:last|next|first|start|starting|end|target|current|original|opening|closing|min|max|minimum|maximum) (?!name|day|half|class|aid|come|floor|team)\p{L}+$/u;

const isPlainly = (joints: readonly (Joint | undefined)[]) =>
  joints.every((joint) => joint === undefined || joint === 'comma' || joint === 'and');
const areStately = (values: readonly string[]) => values.filter(isStately).length > STATELY * values.length;

function areFields({ values, joints }: Row, knows: Knows): boolean {
  const isField = (one: string) =>
    (knows.attribute(one) && !isStately(one)) || SIDED.test(one) || isFieldName(one);
  const known = values.filter(isField).length / values.length;
  const isPlain = isPlainly(joints);
  return (known === 1 || (isPlain && known >= FIELDS)) && !areStately(values);
}

/** "Goods in (supplier, product, temperature, ok or sent back)": fields, and then what one of them is chosen from. */
function areFieldsFirst({ values, joints }: Row, knows: Knows): boolean {
  const isField = (one: string) => knows.attribute(one) && !isStately(one);
  const isHeld = (one: string) => isField(one) || isFieldName(one) || knows.thing(one);
  const [first = ''] = values;
  if (values.length < 3 || joints.at(-1) !== 'or' || !isPlainly(joints.slice(0, -1))) return false;
  const fields = values.slice(0, -2);
  return (
    (isField(first) && values.slice(-2).every(isStately)) || (fields.some(isField) && fields.every(isHeld))
  );
}

/** "Their measurements (chest, waist, hips)": each of them is filled in. */
const OF_ALL = /^(?:measurements?|measures|details|dimensions|data|info|information|particulars|specs)$/u;
/** How few parts of a list of fields are known as such. */
const FEW = 0.2;
/** "Positions (drawing no, material, qty)": of many things so much is written down, and "full-time or part-time" may be chosen among it. */
function areInBracket({ values, joints, stretch }: Row): boolean {
  const { open, close, parts, beside } = stretch;
  const of = beside.at(-1)?.text ?? '';
  if (open !== '(' || close !== ')' || !/[^s]s$/u.test(of) || IS_LABEL.test(of)) return false;
  const named = parts.map(({ words }) => textOf(words));
  const written = named.filter(isFieldName).length;
  if (named.length < 3 || written < FEW * named.length || areStately(named)) return false;
  return isPlainly(joints) || values.some(isFieldName);
}

/** "I look at each roof and write: date, moss, holes": so much is written down, and nothing chosen. */
const WRITES_DOWN = /^(?:writes?|notes?|records?|logs?|enters?|jots?|types?)$/u;
const areWrittenDown = ({ joints, head, stretch: { open, before } }: Row): boolean => {
  const verb = before.at(/^(?:down|in)$/u.test(before.at(-1)?.text ?? '') ? -2 : -1);
  return (
    /^[:–-]$/u.test(open) &&
    head.length < 2 &&
    verb?.pos === 'VERB' &&
    WRITES_DOWN.test(verb.text) &&
    isPlainly(joints)
  );
};

const HOLDING = /^(?:with|w|has|have)$/u;
/** "A visit with date, work done, parts used, cost": so much is written down of it, and nothing chosen. */
function areBehindWith({ values, stretch: { parts }, head, start }: Row, knows: Knows): boolean {
  if (IS_LABEL.test(head.at(-1)?.text ?? '') || !values.some(isFieldName)) return false;
  const first = parts.findIndex(({ words }) => (words.at(-1)?.end ?? 0) > start);
  const from = parts.findLastIndex(
    ({ words }, at) => at < first && words.some(({ text }) => HOLDING.test(text)),
  );
  const list = from < 0 ? [] : parts.slice(from);
  const named = list.map(({ words }) =>
    textOf(words.slice(words.findLastIndex(({ text }) => HOLDING.test(text)) + 1)),
  );
  const known = named.filter((one) => isFieldName(one) || knows.attribute(one)).length;
  return isPlainly(list.map(({ joint }) => joint)) && known >= FIELDS * named.length && known > 0;
}

/** "Orders with fabric and lining", "boats (name, length, beam, draft)": in a list of fields nothing is chosen from a part of it. */
function areAmongFields(row: Row, knows: Knows): boolean {
  const { values, joints, head, stretch, start, end } = row;
  if (!isPlainly(joints) || row.isSpaced || areStately(values)) return false;
  if (/^(?:with|has|have|having)$/u.test(head.at(-1)?.text ?? '')) return true;
  if (stretch.open === '(' && OF_ALL.test(stretch.beside.at(-1)?.text ?? '')) return true;
  if (stretch.open === '' || !isPlainly(stretch.parts.map(({ joint }) => joint))) return false;
  const others = stretch.parts.filter(
    ({ words: [first] }) => first && (first.start < start || first.start >= end),
  );
  const known = others.filter(({ words }) => knows.attribute(textOf(words))).length;
  return others.length > 0 && known / others.length > 0.5;
}

/** Of so many plurals that are kept elsewhere, the others are kept too. */
const KEPT = 0.5;
/** "Members, films and votes" are what is kept, and nothing is chosen from them. */
function areThings({ values, joints, head, tail, stretch }: Row, knows: Knows): boolean {
  const known = values.filter((one) => knows.thing(one)).length / values.length;
  const isPlain = isPlainly(joints);
  // A sentence that is nothing but a list of them: "Quote, job, invoice."
  const isSentence = head.length === 0 && tail.length === 0 && stretch.open === '' && values.length > 2;
  if (isSentence && isPlain && known === 1) return true;
  return values.every((one) => /[^s]s$/u.test(one)) && (known === 1 || (isPlain && known >= KEPT));
}

const DEED =
  /^(?:\p{L}+ ){0,2}(?!(?:in|on|at|to|by|of|for|from|with|up|out|under|not|as)\b)\p{L}{3,}(?<!ed|en|aid|old|ent|ith|rom) (?:an?|the|their) \p{L}+/u;
/** "214 (38 boys, 9 adult leaders)" counts who is there, and nothing is chosen. */
const areCounts = ({ values }: Row): boolean =>
  values.length > 1 &&
  values.every((one) => /^\d+ (?:\p{L}+ ){0,2}\p{L}{3,}s$/u.test(one) && !UNITS.test(one));
const UNITS =
  /(?:days|weeks|months|years|hours|minutes|mins|nights|pages|persons|people|seats|pieces|rooms)$/u;

/** "Lessons at 9, 10, 11": bare numbers are values only of what is named right before. */
const areNumbers = ({ values, head, stretch }: Row): boolean =>
  values.every((one) => /^\d+$/u.test(one)) &&
  (stretch.open === '' ? !IS_LABEL.test(head.at(-1)?.text ?? '') : head.length > 0);
/** "Cleaner paid per job", "severity 1-5": what is written down of something, and no value beside others. */
const isNoted = (value: string): boolean => /\bper\b/u.test(value);
const RANGE = /^\d+ ?[-–] ?\d+$/u;
const isScaled = (value: string): boolean => /\p{L} \d+ ?[-–] ?\d+$/u.test(value);
/** "Litres used, sold, kept": how much, and not how it stands. */
const MEASURED = new RegExp(`(?:^| )(?:${ENGLISH_UNITS}) \\p{L}+(?:ed|en|sold|kept|sent)$`, 'u');
const areNoted = ({ values, head, joints }: Row): boolean =>
  // "Litres used, kilometres driven, driver"
  (isPlainly(joints) && isFieldName(`${head.at(-1)?.text ?? ''} ${values[0] ?? ''}`)) ||
  (isPlainly(joints) && MEASURED.test(values[0] ?? '')) ||
  values.some((value) => isNoted(value) || IS_CHOSEN.test(value)) ||
  (values.some(isScaled) && !values.every(isScaled)) ||
  (head.length > 0 && RANGE.test(values[0] ?? '') && !RANGE.test(values[1] ?? ''));

/** "Species dog cat rabbit": the first is the name of the others. */
const namesItself = ({ isSpaced, values, head, stretch }: Row, knows: Knows): boolean => {
  const [first = ''] = values;
  const isNamed = head.length > 0 || /^[:=]$/u.test(stretch.open);
  return isSpaced && !isNamed && (IS_LABEL.test(first) || (knows.attribute(first) && !isStately(first)));
};

/** "Parents search, send a request, leave a review" tells what is done. */
const areDeeds = ({ values }: Row): boolean => values.filter((one) => DEED.test(one)).length > 1;

/** What is written down or kept, and chosen from nothing. */
const areOfFields = (row: Row, knows: Knows): boolean =>
  areFields(row, knows) ||
  areFieldsFirst(row, knows) ||
  areAmongFields(row, knows) ||
  isBeforeAlike(row, knows) ||
  areBehindWith(row, knows) ||
  areWrittenDown(row) ||
  areThings(row, knows) ||
  areNoted(row);

export const candidateRows = (
  sentence: Sentence,
  tokens: readonly Token[],
  knows: Knows,
  whole: Whole,
): Candidate[] => {
  if (sentence.text.toLowerCase().length !== sentence.text.length) return [];
  const around = aroundRows(knows);
  return stretchesOf(sentence, tokens)
    .flatMap(rowsIn)
    .filter(
      (row) =>
        (isWholeLife(row, knows) || !areOfFields(row, knows)) &&
        !areInBracket(row) &&
        !isCutShort(row) &&
        !areDeeds(row) &&
        !areCounts(row) &&
        !areNumbers(row) &&
        !namesItself(row, knows) &&
        !areUnchosen(row),
    )
    .map((row) => ({
      row,
      signs: signsOf(row, knows, whole, around(row.stretch)),
      lifeSigns: () => lifeSignsOf(row, knows),
    }));
};

/** Below this nothing is worth a second look. */
const LEAST = 0.08;
const LIKELY = [0.15, 0.25, 0.4, 0.6, 0.8];
const ENOUGH = 0.3;

/** Of rows that share words the likeliest, whether it is one or not. */
export function likeliestOf<C extends Candidate>(candidates: readonly C[], bounds: Weights): C[] {
  const found: C[] = [];
  const sure = ({ row }: C): number =>
    Number(
      (row.joints.at(-1) === 'or' && isSpacedOut(row)) ||
        isPaidBy(row) ||
        areEachOne(row) ||
        isMovedOn(row) ||
        areOfMany(row) ||
        areOpposite(row) ||
        areAsked(row) ||
        isDoneToIt(row),
    );
  const sorted = candidates
    .map((candidate) => ({ candidate, value: likelihood(candidate.signs, bounds) }))
    .filter(({ candidate, value }) => value > LEAST || isNamedByForm(candidate.row))
    .sort((one, other) => sure(other.candidate) - sure(one.candidate) || other.value - one.value);
  for (const { candidate, value } of sorted) {
    const { start, end } = candidate.row;
    const signs = [...candidate.signs, `likely ${String(LIKELY.filter((least) => value >= least).length)}`];
    if (!found.some(({ row }) => start < row.end && end > row.start)) found.push({ ...candidate, signs });
  }
  return found;
}

const DETERMINER = /^(?:an?|each|every|any)$/u;
/** "We refund, exchange or reject": who decides is not what is chosen. */
const WHO = /^(?:i|we|they|you|he|she|it|who|someone|somebody|the)$/u;

/** "Orders with a pickup date: new, baking, ready" says what becomes of the orders, and no day is chosen from it. */
const isSaidBehindDay = (row: Row, knows: Knows): boolean =>
  row.values.length > 2 && stateliness(row.values) === 1 && knows.day(leadOf(row).label.at(-1)?.text ?? '');

/** "Kind of work", "method of payment": what is chosen, by which the words behind "of" are no thing. */
const SORT = /^(?:kind|type|sort|class|method|form|category|level|nature|mode|way|choice|degree|grade)$/u;
function sortBefore(name: Piece | undefined, words: readonly Piece[]): Piece | undefined {
  const at = words.findIndex(({ start }) => start === name?.start);
  const sort = words[at - 2];
  return words[at - 1]?.text === 'of' && SORT.test(sort?.text ?? '') ? sort : undefined;
}

/** "Players say yes or no", "each: wood, metal", "whether they're worn": what leads to values and is no name of them. */
const NO_NAME =
  /^(?:say|press|tick|click|answer|reply|respond|enter|choose|pick|select|record|note|write|mark|come|comes|do|does|see|get|gets|each|every|per|about|under|over|within|back|there|here|weekly|daily|monthly|seen|said|also|only|just|such|whether|if|that|that's|(?:it|he|she|they|that|there|what|who)['’]?(?:s|re))$/u;

const WHO_DOES = /\p{L}{2}(?:er|or|ist|ian|smith)$/u;
/** "The rider (junior or senior)": what is said of somebody, unless their names are listed. */
function isSaidOfSomeone({ head, stretch, start }: Row, knows: Knows, whole: Whole): boolean {
  const who = stretch.beside.at(-1)?.text ?? '';
  if (stretch.open !== '(' || head.length > 0 || IS_LABEL.test(who) || knows.attribute(who)) return false;
  const isWho = knows.person(who) || (WHO_DOES.test(who) && isWordIn(plural(who), whole.lower));
  return isWho && /\p{Ll}/u.test(whole.text[start] ?? '');
}
const isWordIn = (word: string, lower: string): boolean => lower.split(/[^\p{L}-]+/u).includes(word);

/** What is chosen, where the words before the values say it, and where that stands. */
function labelFor(row: Row, knows: Knows, isLife: boolean, whole: Whole): { label: string; start: number } {
  const lead = leadOf(row);
  if (isSaidOfSomeone(row, knows, whole)) return { label: '', start: row.start };
  const [first, ...others] = isLife ? [] : nameBefore(row, knows);
  if (first) return { label: textOf([first, ...others]), start: first.start };
  const sort = sortBefore(lead.label[0], row.head) ?? sortBefore(lead.label[0], row.stretch.before);
  if (sort) return { label: `${sort.text} of ${labelText(lead)}`, start: sort.start };
  const name = labelText(lead);
  const last = lead.label.at(-1)?.text ?? '';
  const none = { label: '', start: row.start };
  if (last === '' || WHO.test(last) || isSaidBehindDay(row, knows)) return none;
  const isLabel =
    IS_LABEL.test(last) || isNamedLife(row, knows) || knows.attribute(name) || knows.attribute(last);
  const words = row.head.some(({ start }) => start === lead.label[0]?.start) ? row.head : row.stretch.before;
  const before = words[words.findIndex(({ start }) => start === lead.label[0]?.start) - 1]?.text ?? '';
  const isPlural = /[^s]s$/u.test(last);
  const isSaidOfMany =
    isPlural &&
    (knows.thing(name) || /^(?:are|be|either|as|:|mark .*)$/u.test(lead.cue)) &&
    !IS_LABEL.test(last);
  const isThing = knows.thing(name) || knows.thing(last) || isPlural || DETERMINER.test(before);
  if (isSaidOfMany || (!isLabel && (isThing || isLife))) return none;
  const named = IS_LABEL.test(last) && !knows.attribute(name) ? lead.label.slice(-1) : lead.label;
  const label = NO_NAME.test(last) ? '' : named.map(({ text }) => text).join(' ');
  return { label, start: named[0]?.start ?? row.start };
}

const NOUN = /^(?:NOUN|PROPN)$/u;
/** "Season (summer, winter)", "gauge N, H0 or 0", "single or double room". */
function besideOf(row: Row): string | undefined {
  const { head, tail, stretch, joinedBefore, start } = row;
  const words = head.length > 0 ? head : joinedBefore === undefined ? stretch.beside : [];
  const last = words.at(-1);
  const isRight = last && (head.length === 0 ? /^[(:=]$/u.test(stretch.open) : last.end + 1 === start);
  // "A tester (pass or fail)": who finds out what is named by the values.
  const isFinder = WHO_DOES.test(last?.text ?? '') && nameOfValues(row.values) !== undefined;
  if (last && isRight && !isFinder && NOUN.test(last.pos ?? '') && !NO_NAME.test(last.text)) {
    const from = words.findLastIndex(({ pos }) => !/^(?:NOUN|PROPN|ADJ)$/u.test(pos ?? ''));
    return textOf(words.slice(from + 1).slice(-3));
  }
  const [next] = tail;
  return tail.length === 1 && next && NOUN.test(next.pos ?? '') ? next.text : undefined;
}

function choiceOf(row: Row, knows: Knows, isLikelyLife: boolean, whole: Whole): Choice {
  const lead = leadOf(row);
  const lastName = lead.label.at(-1)?.text ?? '';
  const isLikely = isLikelyLife && !NO_LIFE.test(nameOfValues(row.values) ?? '') && !areEachOne(row);
  const isLife =
    isLikely ||
    LIFE.test(lastName) ||
    isNamedLife(row, knows) ||
    isSaidBehindDay(row, knows) ||
    isInOrder(row) ||
    isMarkedAs(row) ||
    isMovedOn(row) ||
    areOfMany(row) ||
    isDoneToIt(row);
  const { label, start } = labelFor(row, knows, isLife, whole);
  const { stretch, head, tail, joinedBefore, joinedAfter } = row;
  const fills = head.length + tail.length === 0 && joinedBefore === undefined && joinedAfter === undefined;
  const isBracket = fills && stretch.open === '(' && stretch.close === ')';
  const open = isBracket ? whole.text.lastIndexOf('(', row.start) : row.start;
  const close = isBracket ? whole.text.indexOf(')', row.end) + 1 : row.end;
  const asked = isBracket && !isLife ? askedBefore(open, whole.text) : undefined;
  return {
    label: asked?.label ?? (label === '' && !isLife ? 'type' : label),
    values: [...new Set(row.values)],
    isLife,
    start: Math.min(asked?.start ?? start, open),
    end: close,
    valuesSpan: { start: row.start, end: row.end },
    beside: besideOf(row),
    isOnlyNamed: !isLife && areOnlyNamed(row, knows, whole.lower),
  };
}

/** Sorts of values that nothing goes through. */
const NO_LIFE = /^(?:payment method|frequency|size|season|side|time of day|language|colour|weekday)$/u;
/** "Stored, then notified, then collected" */
const isInOrder = ({ joints, values }: Row): boolean =>
  values.length > 2 && joints.includes('then') && stateliness(values) > STATELY;

/** "We mark visits as booked, done or cancelled" */
const isMarkedAs = ({ head, values }: Row): boolean =>
  values.length > 2 &&
  stateliness(values) === 1 &&
  !NO_LIFE.test(nameOfValues(values) ?? '') &&
  head.at(-1)?.text === 'as' &&
  head.some(({ text }) => /^(?:mark|set|flag)(?:s|ed)?$/u.test(text));

const OTHERS = /^(?:other|others|none|unknown|n\/a|mixed)$/u;
/** "Species dog cat rabbit other", "size small medium large": words of one sort behind a name. */
function isSpacedOut(row: Row): boolean {
  const { isSpaced, values, words, head, tail, stretch } = row;
  const last = head.at(-1);
  const isBehind = last ? NOUN.test(last.pos ?? '') : /^[:(=]$/u.test(stretch.open);
  const areNames = words.every(([word]) => /^(?:NOUN|PROPN|ADJ|X)$/u.test(word?.pos ?? ''));
  const name = leadOf(row).label.at(-1)?.text ?? '';
  const isListed = !last && areNames && (IS_LABEL.test(name) || /^tags?$/u.test(name));
  // "Mood happy tired or cranky"
  const isOr = row.joints.at(-1) === 'or' && IS_LABEL.test(last?.text ?? '');
  const areAlike = nameOfValues(values) !== undefined || OTHERS.test(values.at(-1) ?? '') || isListed || isOr;
  return isSpaced && values.length > 2 && isBehind && tail.length === 0 && areAlike;
}

const NOTES =
  /^(?:mark|note|tag|flag|log|record|register|enter|save|class|classify|label)(?:s|ed|ies|ified)?$/u;
const AS_MUCH = /^(?:soon|well|long|far|much|many|early|late|often|quickly)$/u;
/** "Drivers note each trip as business or private" */
const isNotedAs = (head: readonly Piece[]): boolean =>
  head.at(-1)?.text === 'as' &&
  !AS_MUCH.test(head.at(-2)?.text ?? '') &&
  head.some(({ text }) => NOTES.test(text));

/** "The vet decides keep or release" */
const DECIDES = /^decides?$/u;
/** Nothing is decided of whoever is asked: "keep or release with the owner" needs something that was named before. */
const BEFORE_IT = /[.;:\n]/u;
const PICKS = /^(?:choose|chooses|pick|picks|select|selects)$/u;
/** "The driver marks delivered or not at home", "guests pick meat, fish or veggie" */
const isRecorded = ({ head, values, joints, tail, start }: Row, whole: Whole): boolean => {
  if (isNotedAs(head) && /^(?:or|slash)$/u.test(joints.at(-1) ?? '')) return true;
  const verb = head.at(-1);
  const isPicked = PICKS.test(verb?.text ?? '') && values.length > 2;
  return (
    RECORDS.test(verb?.text ?? '') &&
    (verb?.pos === 'VERB' || isPicked) &&
    /^(?:or|slash)$/u.test(joints.at(-1) ?? '') &&
    (tail.length === 0 ||
      (DECIDES.test(verb?.text ?? '') &&
        tail[0]?.text === 'with' &&
        BEFORE_IT.test(whole.text.slice(0, start)))) &&
    (isPicked || DECIDES.test(verb?.text ?? '') || stateliness(values) === 1)
  );
};

/** What tells which words it has. */
const isNamedByForm = (row: Row): boolean =>
  isMovedOn(row) ||
  isSpacedOut(row) ||
  isPaidBy(row) ||
  isIn(row) ||
  areEachOne(row) ||
  areOfMany(row) ||
  areOpposite(row) ||
  areAsked(row);
/** What its form alone tells. */
const isSure = (row: Row, knows: Knows, whole: Whole): boolean =>
  isNamedLife(row, knows) || isRecorded(row, whole) || isNamedByForm(row);

export const weighedIn = (
  candidates: readonly Candidate[],
  { bounds, rows, lives }: RowWeights,
  knows: Knows,
  whole: Whole,
): Choice[] =>
  likeliestOf(candidates, bounds)
    .filter(({ signs, row }) => likelihood(signs, rows) >= ENOUGH || isSure(row, knows, whole))
    .map(({ row, lifeSigns }) => choiceOf(asMeant(row), knows, likelihood(lifeSigns(), lives) >= 0.5, whole));
