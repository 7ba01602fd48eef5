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

const isBooked =
  ({ has, category, isPerson }: Scene) =>
  (noun: string) =>
    (category(noun) === 'booking' ? 1.5 : category(noun) === 'event' ? 1 : 0) +
    (has(noun, /^date/) ? 0.8 : 0) -
    (isPerson(noun) ? 1 : 0);

const WHEN = '(?:slot|time|day|date|night|period|week|evening|morning|hour|moment|weekend)s?';
const OVERLAP = new RegExp(
  [
    String.raw`double[- ]?book\w*`,
    String.raw`(?:booked|book|reserved?|rented|taken|lent|hired|assigned|scheduled) twice`,
    String.raw`overlap\w*|clash\w*|conflict(?:s|ing)?|collid\w*`,
    String.raw`(?:at|for|on|in|during) the same ${WHEN}`,
    String.raw`same (?:slot|time)`,
    'at once',
    String.raw`already (?:taken|booked|reserved|rented|used|out|lent|gone|busy|occupied)`,
    String.raw`(?:one|1|single) [^.;,]{1,30} at (?:a|any|one) time`,
    String.raw`on (?:the )?two [a-z]+`,
    String.raw`in two (?:places|rooms)`,
    String.raw`two [a-z]+ (?:at once|at the same)`,
    String.raw`twice (?:at|for|on|in) the same ${WHEN}`,
    String.raw`(?:when|while|if|unless) (?:it|they)(?:'s| is|'re| are)? (?:free|available|still out|not free|out)`,
    String.raw`only (?:if|when) (?:it is |it's )?(?:free|available)`,
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
  const { lower, pick, notebook, mentioned, category, named } = scene;
  const match = OVERLAP.exec(lower);
  if (!match || IDLE_OVERLAP.test(lower)) return false;
  const statement = statementAt(scene, match.index);
  const owner = eventOf(scene, statement) ?? pick(match.index, isBooked(scene));
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
  /\b(?:only (?:[a-z]+ ){0,2}once|once only|(?:votes?|rates?|books?|signs? up|registers?|appl(?:y|ies)|reviews?|enters?|orders?|buys?) (?:only )?once|(?:not|never|nobody|no one|cannot|cant|can't|n't)\b[^.;]{0,30}\b(?:twice|two times|again|more than once)\b(?! (?:until|after|within|before))|(?:one|1) [a-z]+ (?:per|each|for each|for every) [a-z]+|one [a-z]+ one [a-z]+|no duplicates?|no double\w*|no two|same [a-z]+ twice|just once|at most one|more than one|(?:must|should|has to|have to) be unique|is unique)\b/;
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
  const { lower, pick, notebook, category, isPerson } = scene;
  const match = ONCE.exec(lower);
  if (!match || IDLE_ONCE.test(match[0]) || readUniqueField(scene)) return;
  const isLimit =
    !/^more than one/.test(match[0]) ||
    /\b(?:not|n't|nt|never|nobody|no)\b/.test(lower.slice(0, match.index));
  if (!isLimit) return;
  const owner =
    eventOf(scene, statementAt(scene, match.index)) ??
    pick(
      match.index,
      (noun) =>
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
    String.raw`\bmore [a-z]+ than (?:the |its |there are )?[a-z]+\b`,
    String.raw`\bnever more [a-z]* ?than\b`,
    String.raw`\b(\d+) (?:${SOME}) (?:per|each|a|every|max\w*|only|at most)\b`,
    String.raw`\b(\d+) max(?:imum)?\b`,
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

function readCapacity(scene: Scene): void {
  const { lower, pick, named, notebook, has, category, isPerson, isSubject, mentioned } = scene;
  const match = CAPACITY.exec(lower);
  if (!match) return;
  const [all, number, unit = '', kind = '', many, alone] = match;
  if (MEASURE.test(unit) || MEASURE.test(kind)) return;
  if (/^only /.test(all) && !new RegExp(`^(?:${SOME})$`).test(unit)) return;
  if (/^more /.test(all) && (!NOT.test(lower) || /than (?:once|one|\d|a|an|two|three)\b/.test(all))) return;
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
  const containers = [...(rest.split(/[.;,()]/)[0] ?? '').matchAll(PER)]
    .map((per) => per[1] ?? '')
    .slice(0, 3);
  const owner =
    containers.map((words) => named(words)).find((noun) => noun !== undefined) ??
    containerMade(scene, containers, spanOf(scene, match)) ??
    (/full|left|gone|run/.test(all) ? undefined : holding(scene, match.index, unit)) ??
    pick(match.index, fits);
  if (owner === undefined || (fits(owner) <= 0 && !mentioned.some(({ noun }) => noun === owner))) return;
  const most = numberOf(number ?? many ?? alone);
  notebook.rule(
    { owner, kind: 'capacity', details: { of: owner, ...(most !== undefined && most > 1 && { most }) } },
    spanOf(scene, match),
  );
}

export function readLimits(scene: Scene): void {
  const isOverlap = readOverlap(scene);
  if (!isOverlap) readUnique(scene);
  readCapacity(scene);
}
