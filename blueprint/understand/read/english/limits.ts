import type { Span } from '../../facts.ts';
import { deedOf } from '../../words/english-actions.ts';
import { EVENTS } from '../../words/english-verbs.ts';
import { lookUp } from '../../words/look-up.ts';
import { singular } from './inflect.ts';
import { NUMBER, numberOf, spanOf } from './numbers.ts';
import type { Scene } from './scene.ts';
import { headOf } from './sorts.ts';
import type { Statement } from './statements.ts';

// How much of something there may be: at one time, together, or once only.

const COUNTED = /\b(?:no two|two|one|1|a single|another|double) ([a-z]+(?: [a-z]+)?)/g;
/** What of there may be one only: "there's ever one flock in a barn at once", "no two sessions". */
function countedIn({ lower, named, isPerson }: Scene, match: RegExpExecArray): readonly string[] {
  const until = match.index + match[0].length + 12;
  return [...lower.slice(0, until).matchAll(COUNTED)]
    .filter(({ index }) => index > match.index - 40)
    .flatMap(([, words = '']) => named(words) ?? [])
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
const NO = "(?:no|never|not|nobody|dont|cant|cannot|mustnt|[a-z]+n't)";
const OVERLAP = new RegExp(
  [
    String.raw`double[- ]?book\w*`,
    String.raw`(?:booked|book|reserved?|rented|taken|lent|hired|assigned|scheduled) twice`,
    String.raw`overlap\w*|clash\w*|conflict(?:s|ing)?|collid\w*`,
    String.raw`(?:at|for|on|in|during) the same ${WHEN}`,
    String.raw`same (?:slot|time)`,
    'at once',
    String.raw`already (?:taken|booked|reserved|rented|used|out|lent|gone|busy|occupied)`,
    String.raw`(?:one|1|single) [^.;,]{1,30} at (?:a|any|one|any one) time`,
    String.raw`(?<=\b${NO}\b[^.;,]{0,30}\b)(?:two|both|another|more than one) [^.;,]{1,30}\b(?:the same|one|a single) [a-z]+`,
    String.raw`(?<=\b${NO}\b[^.;,]{1,30}\b)(?:in|on|at) two [a-z]+`,
    String.raw`on (?:the )?two [a-z]+`,
    String.raw`in two (?:places|rooms)`,
    String.raw`two [a-z]+ (?:at once|at the same)`,
    String.raw`twice (?:at|for|on|in) the same ${WHEN}`,
    String.raw`(?:when|while|if|unless) (?:it|they)(?:'s| is|'re| are)? (?:free|available|still out|not free|out)`,
    String.raw`only (?:if|when) (?:it is |it's )?(?:free|available)`,
    String.raw`\bone at a time`,
    String.raw`(?:nobody|no ?one|no other [a-z]+)(?: else)? (?:gets?|(?:can|may|should|must) (?:get|book|take|reserve|rent|borrow)) (?:it|them|that|one|the same)`,
    String.raw`two (?:things|jobs|places|duties|tasks|shifts) (?:in|at|on|for) the same`,
    String.raw`to two (?:people|customers|clients|guests|teams|groups)`,
    String.raw`(?:rented|lent|booked|given|checked|hired) out (?:can't|cannot|can not|may not|must not)`,
    String.raw`(?:two|both|another|other|more than one) [^.;,]{1,40}same (?:room|court|table|car|bike|machine|boat|field|lane|place)`,
  ].join('|'),
);
/** Words for a number of people or things where nothing is taken up. */
const IDLE_OVERLAP =
  /\b(?:see|show|edit|select|add|upload|print|send|several|many|multiple|all)\b[^.;,]{0,30}\bat once\b/;
/** What can be busy: rather the room than who is in it. */
const BUSY: readonly RegExp[] = [/^(?:place|asset|vehicle|animal)$/, /^(?:person|organisation)$/];

const statementAt = ({ statements, start }: Scene, at: number): Statement | undefined =>
  statements.find((one) => one.start - start <= at && one.end - start >= at) ??
  statements.findLast((one) => one.start - start <= at);

/** What verbs make of who does them: "sign up twice" is about sign-ups. */
function eventOf(scene: Scene, statement: Statement | undefined): string | undefined {
  if (!statement) return undefined;
  const event = lookUp(EVENTS, statement.verb.lemma) ?? lookUp(EVENTS, deedOf(statement.verb.lemma) ?? '');
  return event === undefined ? undefined : scene.named(event);
}

function readOverlap(scene: Scene): boolean {
  const { lower, hold, notebook, mentioned, category, named } = scene;
  const match = OVERLAP.exec(lower);
  if (!match || IDLE_OVERLAP.test(lower)) return false;
  const statement = statementAt(scene, match.index);
  const owner =
    eventOf(scene, statement) ?? hold('noOverlap', match.index, isBooked(scene, countedIn(scene, match)));
  if (owner === undefined) return false;
  const isBusy = (sort: RegExp) => (noun: string) => noun !== owner && sort.test(category(noun) ?? '');
  const subjects = (statement?.who ?? []).flatMap((one) => named(one.noun) ?? []);
  const all = mentioned.map(({ noun }) => noun);
  const busy = BUSY.map((sort) => {
    const first = all.find(isBusy(sort));
    return first === undefined ? [] : [first];
  }).find((found) => found.length > 0);
  const taken = subjects.filter((noun) => BUSY.some((sort) => isBusy(sort)(noun)));
  const isNobody =
    /^(?:no|neither)$/.test(statement?.who[0]?.determiner ?? '') || statement?.verb.isNegated === true;
  const pers = isNobody && taken.length > 0 ? taken : (busy ?? []);
  for (const per of pers.length > 0 ? pers.slice(0, 3) : [undefined])
    notebook.rule(
      { owner, kind: 'noOverlap', details: per === undefined ? {} : { per } },
      spanOf(scene, match),
    );
  return true;
}

const ONCE =
  /\b(?:only (?:[a-z]+ ){0,2}once|once only|(?:votes?|rates?|books?|signs? up|registers?|appl(?:y|ies)|reviews?|enters?|orders?|buys?) (?:only )?once|(?:not|never|nobody|no one|cannot|cant|can't|n't)\b[^.;]{0,30}\b(?:twice|two times|again|more than once)\b(?! (?:until|after|within|before))|(?:one|1) [a-z]+ (?:per|each|for each|for every) [a-z]+|one [a-z]+ one [a-z]+|no duplicates?|no double\w*|no two|same [a-z]+ twice|just once|at most one|more than one|(?:must|should|has to|have to) be unique|is unique|unique (?:per|within|in each)|holds? (?:only |just |exactly )?(?:one|1|a single) [a-z]+|only (?:one|1|a single) [a-z]+ (?:on|in|at|per|to) (?:an?|one|each|every|the|that))\b/;
/** "One price per hour" limits nothing. */
const IDLE_ONCE =
  /\b(?:one|1) (?:price|page|line|row|photo|picture|hour|euro|dollar)\b|\bper (?:hour|minute|kg|km|litre|piece|metre|person per)\b|\bone [a-z]+ (?:per|each|for each|for every) (?:page|screen)\b/;
const SAME = /\b(?:unique|twice|no duplicates?|no two|the same)\b/;

/** A field that no two rows have alike: "team names can't be used twice". */
function readUniqueField({ lower, notebook }: Scene): boolean {
  if (!SAME.test(lower)) return false;
  const spoken = notebook
    .entities()
    .flatMap((noun) => notebook.fieldsOf(noun))
    .find(
      ({ label, type }) =>
        /^(?:text|number|email|phone|url)$/.test(type) &&
        label.length > 2 &&
        new RegExp(
          String.raw`\b(?:unique|duplicate|same|two) (?:[a-z]+ )?${label.toLowerCase()}s?\b|\b${label.toLowerCase()}s? [^.;,]{0,25}\b(?:unique|twice)\b`,
        ).test(lower),
    );
  if (spoken) notebook.setUnique(spoken.owner, spoken.label);
  return spoken !== undefined;
}

function readUnique(scene: Scene): void {
  const { lower, hold, notebook, category, isPerson } = scene;
  const match = ONCE.exec(lower);
  if (!match || IDLE_ONCE.test(match[0]) || readUniqueField(scene)) return;
  const isLimit =
    !/^more than one/.test(match[0]) ||
    /\b(?:not|n't|nt|never|nobody|no)\b/.test(lower.slice(0, match.index));
  if (!isLimit) return;
  const counted = countedIn(scene, match);
  const owner =
    eventOf(scene, statementAt(scene, match.index)) ??
    hold(
      'uniqueTogether',
      match.index,
      (noun) =>
        (counted.includes(noun) ? 1 : 0) +
        (/^(?:booking|message|measurement|event|document)$/.test(category(noun) ?? '') ? 1 : 0) -
        (isPerson(noun) ? 1 : 0),
    );
  if (owner !== undefined)
    notebook.rule({ owner, kind: 'uniqueTogether', details: {} }, spanOf(scene, match));
}

const SOME =
  'people|persons?|participants?|children|kids|pupils|students|players|guests|visitors|members|riders|places?|spots?|seats?|pax|beds';
const MOST = String.raw`at most|no more than|not more than|never more than|up to|max\.?|maximum(?: of)?|limited to|limit(?:ed)?(?: (?:of|is|to))?|capacity(?: (?:of|is))?|capped at|a cap of|room for|space for|fits?|holds?|seats|only(?: room for)?`;
const CAPACITY = new RegExp(
  [
    String.raw`\b(?:${MOST}) (${NUMBER}|that)\b(?: ([a-z]+))?`,
    String.raw`\b(?:max\w*\.? (?:number|amount) of|maximum) ([a-z]+)`,
    String.raw`\b(?<!min(?:imum)?\W{1,5})max\.? (?:${SOME})\b`,
    String.raw`\b(?:is |are |it's |they're |when |once |until |if |is already )full\b`,
    String.raw`\b(?:fully booked|sold out|limited (?:places|seats|spots|number|space)|no (?:places|seats|spots|space) left|(?:places|seats|spots) (?:left|are gone|run out))\b`,
    String.raw`\bmore [a-z]+ th[ea]n (?:the |its |there are )?[a-z]+\b`,
    String.raw`\bnever more [a-z]* ?th[ea]n\b`,
    String.raw`\b(\d+) (?:${SOME}) (?:per|each|a|every|max\w*|only|at most)\b`,
    String.raw`\b(\d+) max(?:imum)?\b`,
    String.raw`\b(?:${NUMBER}) [a-z]+ (?:at most|max(?:imum)?|tops)\b`,
    String.raw`\bmore th[ea]n (?:${NUMBER})(?: [a-z]+)? (?:a|an|per|each|every|at|on|in|off)\b`,
    String.raw`\bmax\.? [a-z]+s\b|\bhow many [a-z]+ (?:max|at most|fit)\b`,
    String.raw`\b(?:over|double)-?(?:booked|filled|full|sold)\b|\b(?:a|the) (?:cap|limit) (?:on|of|for)\b`,
    String.raw`\b(${NUMBER}) (?:per|in each|in every|for each|for every) [a-z]+ (?:at most|max(?:imum)?)\b`,
  ].join('|'),
);
const MEASURE =
  /^(?:hours?|minutes?|days?|weeks?|months?|years?|nights?|characters?|words?|photos?|pictures?|images?|files?|kg|kilos?|km|m|mm|cm|percent|euros?|dollars?|pounds?|mb|pages?|stars?|points?|load|length|speed|temperature|weight|size|lines?|options?|levels?|once|the|one|times?)$/;
const NOT = /(?:\b(?:not|nt|never|no|isnt|arent|cant|cannot|without)|n't)\b/;
const PER =
  /\b(?:per|for each|for every|each|every|for one|in (?:an?|one|each|the)|to (?:an?|one|each)|on (?:an?|one|each|the)) ([a-z]+(?: [a-z]+)?)/g;
/** What of a place is counted. */
const PART = /^(?:bed|seat|spot|place|space|slot)$/;

/** "12 kids per room": the room is there to be filled. */
function containerMade(scene: Scene, containers: readonly string[], span: Span): string | undefined {
  const noun = containers
    .map((words) => singular(words.split(' ')[0] ?? ''))
    .find((word) => HOLDS.test(scene.category(word) ?? ''));
  return noun === undefined ? undefined : scene.add(noun, span);
}
const HOLDS = /^(?:place|event|vehicle|learning)$/;

/** What the clause is about: "each lesson has up to 8 surfers", "teams of at most 6". */
function holding(scene: Scene, at: number, unit: string): string | undefined {
  const before = /([a-z]+(?: [a-z]+)?) (?:of|with|for|has|have|holds?|takes?|seats?) $/.exec(
    scene.lower.slice(0, at),
  );
  const near = before?.[1] === undefined ? undefined : scene.named(before[1]);
  if (near !== undefined) return near;
  const { who = [], verb } = statementAt(scene, at) ?? {};
  if (verb?.modal === '' && verb.kind !== 'own') return undefined;
  return who
    .map((one) => scene.named(one.noun))
    .find((noun) => noun !== undefined && noun !== singular(unit));
}

/** Whatever fits one thing only is no matter of counting. */
const isOne = (all: string, most: number | undefined) =>
  most === 1 && /^(?:fits?|holds?|seats|space for|room for)\b/.test(all);
/** "Sold out" as something that can be said of a dish fills nothing. */
const isValue = ({ notebook }: Scene, all: string) =>
  /^(?:sold out|fully booked)$/.test(all) &&
  notebook.entities().some((noun) => notebook.statesOf(noun).some((state) => state.toLowerCase() === all));
const TIMES =
  /^(?:time|day|date|night|evening|morning|week|weekend|month|year|season|hour|household|slot)s?$/;

/** What is said to be full, or to have no places left. */
function fullOf({ lower, named }: Scene, at: number): string | undefined {
  const before = /([a-z-]+) (?:is |are |gets? |has )?(?:already )?$/.exec(lower.slice(0, at));
  return before?.[1] === undefined ? undefined : named(before[1]);
}

/** "Foster homes: address, how many cats max": whose field it is. */
function limitedBy({ lower, notebook }: Scene, match: RegExpExecArray): string | undefined {
  const around = lower.slice(Math.max(0, match.index - 12), match.index + match[0].length + 12);
  return notebook
    .entities()
    .find((noun) =>
      notebook
        .fieldsOf(noun)
        .some(
          ({ label, type }) => type === 'number' && LIMIT.test(label) && around.includes(label.toLowerCase()),
        ),
    );
}
const LIMIT = /max|capacity|seats|places|spots|limit/i;

function readCapacity(scene: Scene): void {
  const { lower, hold, named, notebook, has, category, isPerson, isSubject } = scene;
  const match = CAPACITY.exec(lower);
  if (!match) return;
  const [all, number, counted = '', kind = '', many, alone, last] = match;
  const unit = counted || kind || (/^more ([a-z]+) th[ea]n/.exec(all)?.[1] ?? '');
  const most = numberOf(number ?? many ?? alone ?? last);
  if (MEASURE.test(unit) || isOne(all, most) || isValue(scene, all)) return;
  if (/^only /.test(all) && !new RegExp(`^(?:${SOME})$`).test(unit)) return;
  if (/^more /.test(all) && (!NOT.test(lower) || /th[ea]n (?:once|one|\d|a|an|two|three)\b/.test(all)))
    return;
  const fits = (noun: string) =>
    (has(noun, /^number$/, /capacity|seats|places|spots|max|number|people|beds|size/i) ? 1 : 0) +
    (/^(?:event|learning)$/.test(category(noun) ?? '')
      ? 1.2
      : /^(?:place|vehicle)$/.test(category(noun) ?? '')
        ? 0.8
        : category(noun) === 'booking'
          ? 0.6
          : 0) -
    (isPerson(noun) ? 1 : 0) +
    (isSubject(noun) ? 0.5 : 0) -
    (PART.test(headOf(noun)) ? 0.8 : 0);
  const rest = lower.slice(match.index + all.length - (/ (?:per|each|a|every)$/.test(all) ? 6 : 0));
  const containers = [...`${all} ${rest.split(/[.;,()]/)[0] ?? ''}`.matchAll(PER)]
    .map((per) => per[1] ?? '')
    .filter((words) => !TIMES.test(words.split(' ')[0] ?? ''))
    .slice(0, 3);
  const isFull = /full|left|gone|run/.test(all);
  const held = hold('capacity', match.index, fits);
  const owner =
    limitedBy(scene, match) ??
    containers.map((words) => named(words)).find((noun) => noun !== undefined) ??
    containerMade(scene, containers, spanOf(scene, match)) ??
    (isFull ? fullOf(scene, match.index) : holding(scene, match.index, unit)) ??
    held;
  if (held === undefined || owner === undefined) return;
  const filling =
    unit === '' ? named(all.replace(/\b(?:over|full|max|more|limit|cap)\w*/g, '')) : named(singular(unit));
  notebook.rule(
    {
      owner,
      kind: 'capacity',
      details: {
        of: owner,
        ...(most !== undefined && most > 1 && { most }),
        ...(filling !== undefined && { unit: filling }),
      },
    },
    spanOf(scene, match),
  );
}

export function readLimits(scene: Scene): void {
  const isOverlap = readOverlap(scene);
  if (!isOverlap) readUnique(scene);
  readCapacity(scene);
}
