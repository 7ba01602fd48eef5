import type { Span } from '../../../facts.ts';
import { deedOf } from '../../../words/english-actions.ts';
import { EVENTS } from '../../../words/english-verbs.ts';
import { lookUp } from '../../../words/look-up.ts';
import { spanOf } from './numbers.ts';
import { DENIED } from '../negation.ts';
import type { NounPhrase } from '../phrases.ts';
import { headOf } from '../sorts.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statements.ts';

// What only one may have: at a time, or once and for all.

const COUNTED = /\b(?:no two|two|one|1|a single|another|double) ([a-z]+(?: [a-z]+)?)/g;
/** What of there may be one only: "there's ever one flock in a barn at once", "no two sessions". */
function countedIn({ lower, named, isPerson }: Scene, match: RegExpExecArray): readonly string[] {
  const until = match.index + match[0].length + 12;
  return [...lower.slice(0, until).matchAll(COUNTED)]
    .filter(({ index }) => index > match.index - 40)
    .flatMap(([, words = '']) => named(words) ?? named(words.split(' ').at(-1) ?? '') ?? [])
    .filter((noun) => !isPerson(noun));
}

const isBooked =
  ({ has, category, isPerson }: Scene, counted: readonly string[]) =>
  (noun: string) =>
    (counted.includes(noun) ? 1 : 0) +
    (category(noun) === 'booking' ? 1.5 : category(noun) === 'event' ? 1 : 0) +
    (has(noun, /^date/) ? 0.8 : 0) -
    (isPerson(noun) ? 1 : 0);

const WHEN = '(?:slot|time|day|date|night|period|week|evening|morning|hour|moment|weekend)s?';
const WHEN_ONE =
  '(?:night|evening|morning|afternoon|day|slot|time slot|hour|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const NO = "(?:no|never|not|nobody|dont|cant|cannot|mustnt|[a-z]+n't)";
const OUT = '(?:taken|booked|reserved|rented|used|out|lent|let|hired|gone|busy|occupied)';
/** What is done with something that somebody has for a while. */
const TAKING = String.raw`(?:book|reserv|rent|lend|lent|hir|assign|schedul|licen[cs]|allocat)\w*|take[ns]?|let|given?`;
const TWICE = '(?:twice|two times|a second time)';
const NOBODY_ELSE = '(?:nobody|no ?one|no other [a-z]+)(?: else)?';
const OVERLAP = new RegExp(
  [
    String.raw`double[- ]?book\w*`,
    String.raw`(?<=\b${NO}\b[^.;]{0,30})\b(?:${TAKING})(?: [a-z]+){0,5}? ${TWICE}(?! (?:a|per|every|each)\b)`,
    String.raw`(?:booked|book|reserved?|rented|lent|hired|assigned|scheduled) ${TWICE}(?! (?:a|per|every|each)\b)`,
    String.raw`overlap\w*|clash\w*|conflict(?:s|ing)?|collid\w*`,
    String.raw`(?:at|for|on|in|during) the same ${WHEN}`,
    String.raw`same (?:slot|time)`,
    String.raw`(?<=\b(?:${NO}|one|two|both|only)\b[^.;]{0,40})(?<!\bmore than [a-z\d]+ [^.;]{0,40})\bat once`,
    `already ${OUT}`,
    String.raw`(?<=\b${NO}\b[^.;]{0,40}\b(?:again|lent|rented|hired|booked)\b[^.;]{0,20})(?:before|until|till) (?:it|they|that|the [a-z]+)(?:'s|'re| is| are| has| have| comes?)(?: been)? (?:back|returned|free)\b`,
    String.raw`(?:one|1|single) [^.;,]{1,30} at (?:a|any|one|any one) time`,
    String.raw`(?<=\b${NO}\b[^.;,]{0,30}\b)(?:two|both|another|more than one) [^.;,]{1,30}\b(?:the same|one|a single) [a-z]+`,
    String.raw`(?<=\b${NO}\b[^.;,]{1,30}\b)(?:in|on|at) two (?!days|weeks|hours|months|minutes|years)[a-z]+`,
    String.raw`on (?:the )?two [a-z]+`,
    String.raw`in two (?:places|rooms)`,
    String.raw`two [a-z]+ (?:at once|at the same)`,
    String.raw`twice (?:at|for|on|in) the same ${WHEN}`,
    String.raw`(?:when|while|if|unless) (?:it|they)(?:'s| is|'re| are)? (?:free|available|still out|not free|out)`,
    String.raw`only (?:if|when) (?:it is |it's )?(?:free|available)`,
    String.raw`\bone at a time`,
    String.raw`(?<=(?:^|[.,;:(] ?|\b(?:only|just|exactly|most|max|maximum|than) ))(?:one|1) (?:[a-z]+ ){1,2}(?:(?:per|for each|for every|in each|on each) [a-z]+ )?(?:per|each|every|for each|for every) ${WHEN_ONE}\b`,
    String.raw`(?<=\b${NO}\b[^.;]{0,30})\bdouble\b`,
    String.raw`${NOBODY_ELSE} (?:gets?|(?:can|may|should|must) (?:get|book|take|reserve|rent|borrow|hire|use|have|licen[cs]e)) (?:it|them|that|one|the same)`,
    String.raw`\b(?:nobody|no ?one) else (?:on|at|in|for) (?:the )?(?:same|that|this) `,
    String.raw`two (?:things|jobs|places|duties|tasks|shifts) (?:in|at|on|for) the same`,
    String.raw`to two (?:people|customers|clients|guests|teams|groups)`,
    String.raw`(?:rented|lent|booked|given|checked|hired) out (?:can't|cannot|can not|may not|must not)`,
    String.raw`(?:two|both|another|other|more than one) [^.;,]{1,40}same (?:room|court|table|car|bike|machine|boat|field|lane|place)`,
  ].join('|'),
);
/** Words for a number of people or things where nothing is taken up. */
const IDLE_OVERLAP =
  /\b(?:see|show|edit|select|add|upload|print|send|several|many|multiple|all)\b[^.;,]{0,30}\bat once\b/;
/** "A maximum of two at the same time" is a limit. */
const LIMITED =
  /\b(?:at most|max\w*\.?(?: of)?|no more than|not more than|more than|up to) (?:\d+|two|three|four|five|six|ten)\b[^.;,]{0,40}\b(?:at the same time|at once|simultaneously)\b/;
/** What can be busy: rather the room than who is in it. */
const BUSY: readonly RegExp[] = [/^(?:place|asset|vehicle|animal)$/, /^(?:person|organisation)$/];

export const statementAt = ({ statements, start }: Scene, at: number): Statement | undefined =>
  statements.find((one) => one.start - start <= at && one.end - start >= at) ??
  statements.findLast((one) => one.start - start <= at);

/** What verbs make of who does them: "sign up twice" is about sign-ups. */
function eventOf(scene: Scene, statement: Statement | undefined): string | undefined {
  if (!statement) return undefined;
  const event = lookUp(EVENTS, statement.verb.lemma) ?? lookUp(EVENTS, deedOf(statement.verb.lemma) ?? '');
  return event === undefined ? undefined : scene.named(event);
}

/** The rule about what is taken at a time, for each of those who or which can be in one place only. */
function noteOverlap(scene: Scene, owner: string, match: RegExpExecArray, taken: readonly string[]): void {
  const pers: readonly (string | undefined)[] = taken.length > 0 ? taken.slice(0, 3) : [undefined];
  for (const per of pers)
    scene.notebook.rule(
      { owner, kind: 'noOverlap', details: per === undefined ? {} : { per } },
      spanOf(scene, match),
    );
}

/** "Nobody can book the same class twice": the class has room for others, so that only the same person is meant. */
const SAME_TWICE = new RegExp(String.raw`\bthe same ([a-z]+(?: [a-z]+)?) ${TWICE}`);
const SHARED = /^(?:event|learning)$/;
function isShared({ lower, named, category, isPerson, mentioned }: Scene): boolean {
  const [, words = ''] = SAME_TWICE.exec(lower) ?? [];
  const noun = named(words);
  const hasSomebody = NO_ONE.test(lower) || mentioned.some((one) => isPerson(one.noun));
  return noun !== undefined && hasSomebody && SHARED.test(category(noun) ?? '');
}
const NO_ONE = /\b(?:nobody|no ?one|you)\b/;

/** What a statement is about: what is booked by somebody, or who or what is somewhere. */
const takenIn = (statement: Statement | undefined): readonly NounPhrase[] =>
  (statement?.verb.isPassive ? statement.objects : statement?.who) ?? [];

const TWICE_FOR = new RegExp(
  String.raw`\b(?:${TAKING}|made|used) ${TWICE} (?:for|in|on|at|with|by) the same (?!${WHEN}\b)([a-z]+(?: [a-z]+)?)`,
);
/** "A stay can't be booked twice for the same cabin": of each cabin one stay at a time. */
function readTwiceFor(scene: Scene, statement: Statement | undefined): boolean {
  const { lower, named, category, has, notebook } = scene;
  const match = TWICE_FOR.exec(lower);
  const [, words = ''] = match ?? [];
  const per = named(words) ?? named(words.split(' ')[0] ?? '');
  const owner = takenIn(statement)
    .flatMap((one) => named(one.noun) ?? [])
    .find((noun) => noun !== per && (/^(?:booking|event)$/.test(category(noun) ?? '') || has(noun, /^date/)));
  if (!match || per === undefined || owner === undefined) return false;
  notebook.relation({ from: owner, to: per, many: false }, spanOf(scene, match));
  noteOverlap(scene, owner, match, [per]);
  return true;
}

const SAME_ONE = new RegExp(
  String.raw`\b(?:two|no two|both|another|other|more than one|different) [^.;,]{1,40}\bthe same (?!${WHEN}\b)([a-z]+)`,
);
/** "Nobody may be in two groups": a child has one group, at whatever time. */
function isBelonging({ named, category, has }: Scene, owner: string, match: RegExpExecArray): boolean {
  const [, words = ''] = /^(?:in|on|at) two (?!places|rooms)([a-z]+)$/.exec(match[0]) ?? [];
  const noun = named(words);
  return (
    noun === owner &&
    !has(noun, /^date/) &&
    !/^(?:booking|event|learning|work|task)$/.test(category(noun) ?? '')
  );
}

function readOverlap(scene: Scene): boolean {
  const { lower, hold, mentioned, category, named } = scene;
  const match = OVERLAP.exec(lower);
  if (!match || IDLE_OVERLAP.test(lower) || LIMITED.test(lower) || isShared(scene)) return false;
  const statement = statementAt(scene, match.index);
  if (readTwiceFor(scene, statement)) return true;
  const owner =
    eventOf(scene, statement) ?? hold('noOverlap', match.index, isBooked(scene, countedIn(scene, match)));
  if (owner === undefined) return false;
  if (isBelonging(scene, owner, match)) return true;
  const isBusy = (sort: RegExp) => (noun: string) => noun !== owner && sort.test(category(noun) ?? '');
  const subjects = takenIn(statement).flatMap((one) => named(one.noun) ?? []);
  const all = mentioned.map(({ noun }) => noun);
  const busy = BUSY.map((sort) => {
    const first = all.find(isBusy(sort));
    return first === undefined ? [] : [first];
  }).find((found) => found.length > 0);
  // What can't be booked by two is busy whatever it is, and so is what is named beside somebody: "a pilot and a balloon".
  const isTaken =
    statement?.verb.isPassive === true || subjects.some((noun) => BUSY.some((sort) => isBusy(sort)(noun)));
  const taken = isTaken ? [...new Set(subjects)].filter((noun) => noun !== owner) : [];
  // "Two clubs can't book the same hall": it is the hall that only one of them has.
  const [, alike = ''] = SAME_ONE.exec(lower) ?? [];
  const shared = named(alike);
  if (shared !== undefined && shared !== owner && HANDED.test(category(shared) ?? '')) {
    noteOverlap(scene, owner, match, [shared]);
    return true;
  }
  const isNobody =
    /^(?:no|neither)$/.test(takenIn(statement)[0]?.determiner ?? '') || statement?.verb.isNegated === true;
  noteOverlap(scene, owner, match, isNobody && taken.length > 0 ? taken : (busy ?? []));
  return true;
}

/** Said of a field, or else of nothing that is known. */
const THEIRS_ALONE =
  'that (?:nobody|no ?one|no other [a-z]+)(?: else)? (?:may have|can have|has)|(?:issued|used|assigned|given) again';
const ONCE = new RegExp(
  String.raw`\b(?:${[
    'only (?:[a-z]+ ){0,2}once|once only|just once|once each',
    '(?:votes?|rates?|books?|signs? up|registers?|appl(?:y|ies)|reviews?|enters?|orders?|buys?) (?:only )?once',
    String.raw`(?:votes?|rates?|reviews?|appl(?:y|ies)|bids?) (?:[a-z\d]+ ){1,6}?(?:only |just )?once(?=\s*(?:$|[.,;)]))`,
    String.raw`(?:${DENIED}|nobody\b|no one\b)[^.;]{0,30}\b(?:${TWICE}|again|more than once)\b(?! (?:until|after|within|before))`,
    String.raw`no [a-z]+(?: [a-z]+){0,3} ${TWICE}`,
    '(?:one|1) (?:[a-z]+ ){1,2}(?:per|each|for each|for every) [a-z]+|one [a-z]+ one [a-z]+',
    'no duplicates?|no double\\w*|no two|same [a-z]+ (?:twice|a second time)',
    'at most one|more than one',
    '(?:must|should|has to|have to|needs? to) be unique|(?:is|are) unique|unique (?:per|within|in each)',
    'holds? (?:only |just |exactly )?(?:one|1|a single) [a-z]+',
    'only (?:one|1|a single) [a-z]+ (?:on|in|at|per|to) (?:an?|one|each|every|the|that)',
    THEIRS_ALONE,
  ].join('|')})\b`,
);
/** "One price per hour" limits nothing. */
const IDLE_ONCE =
  /\b(?:one|1) (?:price|page|line|row|photo|picture|minute|hour|day|week|month|year|euro|dollar)\b|\bper (?:hour|minute|kg|km|litre|piece|metre|person per)\b|\bone [a-z]+ (?:per|each|for each|for every) (?:page|screen)\b/;
const SAME =
  /\b(?:unique|twice|no duplicates?|no two|the same|again|a second time|nobody else|holds? (?:only )?one)\b/;
/** Within what something is told apart: "no start number twice in a trial". */
const WITHIN =
  /\b(?:for|in|on|at|per|within) (?:the same |one |each |any |a single |an? |every |the )?([a-z]+(?: [a-z]+)?)/g;
const PERIOD = /^(?:day|week|month|year|season|term)$/;

/** Whether a text says that something isn't alike in two rows, by its whole name or by the last word of it. */
const isAlike = (lower: string, label: string): boolean =>
  [label, ...(label.includes(' ') ? [headOf(label)] : [])]
    .map((name) => name.toLowerCase())
    .filter((name) => name === label.toLowerCase() || !/^(?:number|name|date|time|type)$/.test(name))
    .some((name) =>
      new RegExp(
        String.raw`\b(?:unique|duplicate|same|two) (?:[a-z]+ )?${name}s?\b|\b${name}s? [^.;,]{0,25}\b(?:unique|twice|again|a second time|nobody else|holds? (?:only )?one)\b`,
      ).test(lower),
    );

/** A field that no two rows have alike, or no two of those that belong together: "team names can't be used twice". */
function readUniqueField(
  { lower, notebook, named }: Scene,
  match: RegExpExecArray,
  span: Span,
  isOpen: (owner: string) => boolean = () => true,
): boolean {
  if (!SAME.test(lower)) return false;
  const { relations } = notebook.facts('en', undefined);
  const isReference = (owner: string, label: string) =>
    relations.some((one) => one.from === owner && one.label?.toLowerCase() === label.toLowerCase());
  const spoken = notebook
    .entities()
    .flatMap((noun) => notebook.fieldsOf(noun))
    .find(
      ({ owner, label, type }) =>
        /^(?:text|number|email|phone|url)$/.test(type) &&
        label.length > 2 &&
        !isReference(owner, label) &&
        isOpen(owner) &&
        isAlike(lower, label),
    );
  if (!spoken) return false;
  const { owner, label } = spoken;
  // "One position in a box holds one sample" tells within what before it tells what.
  const scopes = [...lower.slice(/^holds?\b/.test(match[0]) ? 0 : match.index).matchAll(WITHIN)].map(
    ([, words = '']) => words,
  );
  // A number that begins anew each year isn't unique, and no rule says so.
  if (scopes.some((words) => PERIOD.test(words.split(' ')[0] ?? ''))) return true;
  const of = scopes.map(named).find((noun) => noun !== undefined && noun !== owner);
  const isApart = of !== undefined && relations.some(({ from, to }) => from === owner && to === of);
  if (isApart) notebook.rule({ owner, kind: 'uniqueTogether', details: { field: label, of } }, span);
  else notebook.setUnique(owner, label);
  return true;
}

/** "Each visitor may vote only once": of the votes, which nobody named. */
function judgedBy(scene: Scene, statement: Statement | undefined): string | undefined {
  const event =
    statement && JUDGING.test(statement.verb.lemma) ? lookUp(EVENTS, statement.verb.lemma) : undefined;
  if (!statement || event === undefined) return undefined;
  const noun = scene.add(event, statement);
  for (const { noun: other } of [...statement.who, ...statement.objects]) {
    const to = scene.named(other);
    if (to !== undefined && to !== noun) scene.notebook.relation({ from: noun, to, many: false }, statement);
  }
  return noun;
}
const JUDGING = /^(?:vote|rate|review)\b/;

const FORBIDDEN = new RegExp(String.raw`${DENIED}|\b(?:nt|nobody|no)\b`);

function readUnique(scene: Scene): void {
  const { lower, hold, category, isPerson, mentioned, has, notebook } = scene;
  const match = ONCE.exec(lower);
  if (!match || IDLE_ONCE.test(match[0])) return;
  const span = spanOf(scene, match);
  if (readUniqueField(scene, match, span) || new RegExp(THEIRS_ALONE).test(lower)) return;
  const isLimit = !/^more than one/.test(match[0]) || FORBIDDEN.test(lower.slice(0, match.index));
  if (!isLimit) return;
  const counted = countedIn(scene, match);
  const [only, another] = counted;
  const owner =
    (another === undefined ? only : undefined) ??
    eventOf(scene, statementAt(scene, match.index)) ??
    judgedBy(scene, statementAt(scene, match.index)) ??
    hold(
      'uniqueTogether',
      match.index,
      (noun) =>
        (counted.includes(noun) ? 1 : 0) +
        (/^(?:booking|message|measurement|event|document)$/.test(category(noun) ?? '') ? 1 : 0) -
        (isPerson(noun) ? 1 : 0),
    );
  if (owner === undefined) return;
  const doubled = mentioned
    .filter(({ at }) => at < match.index + match[0].length)
    .sort(
      (one, other) => Number(other.at >= match.index) - Number(one.at >= match.index) || other.at - one.at,
    )
    .map(({ noun }) => noun)
    .filter((noun) => noun !== owner && HANDED.test(category(noun) ?? ''));
  // "No bed twice", "each toy can only be out once" mean at a time, where it is taken for a time.
  const isTaken = has(owner, /^date/) || category(owner) === 'booking';
  const isTwice =
    /\b(?:twice|second time)$/.test(match[0]) || new RegExp(String.raw`\b${OUT} once\b`).test(match[0]);
  if (isTwice && doubled.length > 0 && isTaken) noteOverlap(scene, owner, match, doubled.slice(0, 1));
  else {
    const others = [...new Set(mentioned.map(({ noun }) => noun))].filter((noun) => noun !== owner);
    const details = {
      ...(others.length > 0 && { of: others.join(', ') }),
      ...(IN_A_PERIOD.test(lower) && { each: 'day' }),
    };
    notebook.rule({ owner, kind: 'uniqueTogether', details }, span);
  }
}
/** "Once a day", "one job per slot": the same again on another day is another. */
const IN_A_PERIOD = new RegExp(
  String.raw`\b(?:an?|per|each|every|one|any|the same|for each|for every) (?:single )?${WHEN_ONE}\b`,
);

/** What somebody has for a while. */
const HANDED = /^(?:place|asset|vehicle|animal|product)$/;

/** "No two samples in the same position": what has no time is never in one place only for a while. */
function readPlaces(scene: Scene): boolean {
  const match = /\b(?:no|never|not) two\b/.exec(scene.lower);
  return (
    match !== null && readUniqueField(scene, match, spanOf(scene, match), (noun) => !scene.has(noun, /^date/))
  );
}

/** What only one may have. */
export function readTaken(scene: Scene): void {
  if (!readPlaces(scene) && !readOverlap(scene)) readUnique(scene);
}
