import { NUMBER, numberOf, spanOf } from './numbers.ts';
import type { Scene } from './scene.ts';
import { headOf } from './sorts.ts';

// How much of something there may be: at one time, together, or once only.

const isBooked =
  ({ has, category, isPerson }: Scene) =>
  (noun: string) =>
    (category(noun) === 'booking' ? 1.5 : category(noun) === 'event' ? 1 : 0) +
    (has(noun, /^date/) ? 0.8 : 0) -
    (isPerson(noun) ? 1 : 0);

const OVERLAP =
  /\b(?:double[- ]?book\w*|booked twice|book twice|overlap\w*|clash\w*|at the same (?:time|moment|hour)|same (?:slot|time)|conflicts?|at once|already (?:taken|booked|reserved|rented|used|out|lent|gone)|(?:one|1) [^.;,]{1,30} at a time|one thing at a time|on (?:the )?two [a-z]+|in two (?:places|rooms)|two [a-z]+ (?:at once|on the same (?:day|date)|at the same)|taken twice|twice (?:at|for|on) the same|not be on two|(?:when|while|if|unless) (?:it|they)(?:'s| is|'re| are)? (?:free|available|still out|not free)|only (?:if|when) (?:it is |it's )?(?:free|available)|to two (?:people|customers|clients|guests|teams|groups))\b/;
/** Words for a number of people or things where nothing is taken up. */
const IDLE_OVERLAP =
  /\b(?:see|show|edit|select|add|upload|print|send|several|many|multiple|all)\b[^.;,]{0,30}\bat once\b/;
const BUSY = /^(?:person|organisation|place|asset|vehicle|animal)$/;

function readOverlap(scene: Scene): boolean {
  const { lower, pick, notebook, mentioned, category } = scene;
  const match = OVERLAP.exec(lower);
  if (!match || IDLE_OVERLAP.test(lower)) return false;
  const owner = pick(match.index, isBooked(scene));
  if (owner === undefined) return false;
  const per = mentioned.find(({ noun }) => noun !== owner && BUSY.test(category(noun) ?? ''))?.noun;
  notebook.rule(
    { owner, kind: 'noOverlap', details: per === undefined ? {} : { per } },
    spanOf(scene, match),
  );
  return true;
}

const ONCE =
  /\b(?:only (?:[a-z]+ ){0,2}once|once only|(?:not|n't|never|nobody|no one|cannot|cant)\b[^.;]{0,30}\b(?:twice|two times|again|more than once)\b(?! (?:until|after|within|before))|(?:one|1) [a-z]+ (?:per|each|for each|for every) [a-z]+|one [a-z]+ one [a-z]+|no duplicates?|no double\w*|no two|same [a-z]+ twice|just once|at most one|more than one|must be unique)\b/;
/** "One price per hour" limits nothing. */
const IDLE_ONCE =
  /\b(?:one|1) (?:price|page|line|row|photo|picture|hour|euro|dollar)\b|\bper (?:hour|minute|kg|km|litre|piece|metre|person per)\b|\bone [a-z]+ (?:per|each|for each|for every) (?:page|screen)\b/;
function readUnique(scene: Scene): void {
  const { lower, pick, notebook, category, isPerson } = scene;
  const match = ONCE.exec(lower);
  if (!match || IDLE_ONCE.test(match[0])) return;
  const isLimit =
    !/^more than one/.test(match[0]) ||
    /\b(?:not|n't|nt|never|nobody|no)\b/.test(lower.slice(0, match.index));
  if (!isLimit) return;
  const owner = pick(
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
    String.raw`\b(?:${MOST}) (${NUMBER})\b(?: ([a-z]+))?`,
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
const NOT = /\b(?:not|n't|nt|never|no|isn'?t|aren'?t|can'?t|cannot|without)\b/;
const PER =
  /\b(?:per|for each|for every|each|every|for one|in (?:an?|one|each)|to (?:an?|one|each)|on (?:an?|one|each)) ([a-z]+(?: [a-z]+)?)/g;
/** What of a place is counted. */
const PART = /^(?:bed|seat|spot|place|space|slot)$/;

function readCapacity(scene: Scene): void {
  const { lower, pick, named, notebook, has, category, isPerson, isSubject } = scene;
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
  const container = [...(rest.split(/[.;,()]/)[0] ?? '').matchAll(PER)]
    .slice(0, 3)
    .map((per) => named(per[1] ?? ''))
    .find((noun) => noun !== undefined);
  const owner = container ?? pick(match.index, fits);
  const most = numberOf(number ?? many ?? alone);
  if (owner !== undefined)
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
