import type { Span } from '../../../facts.ts';
import { singular } from '../inflect.ts';
import { NUMBER, numberOf, SEVERAL, spanOf } from './numbers.ts';
import type { Scene } from '../scene.ts';
import { headOf } from '../sorts.ts';
import { MORE_THAN_THERE } from './stock.ts';
import { statementAt } from './taken.ts';

// How many of something there may be in something else.

const SOME =
  'people|persons?|participants?|children|kids|pupils|students|players|guests|visitors|members|riders|places?|spots?|seats?|pax|beds';
const MOST = String.raw`at most|no more than|not more than|never more than|up to|max\.?|maximum(?: of)?|limited to|limit(?:ed)?(?: (?:of|is|to))?|capacity(?: (?:of|is))?|capped at|a cap of|room for|space for|fits?|holds?|seats|only(?: room for)?`;
/** "Min and max players" are two fields. */
const MAX = String.raw`(?<!\bmin(?:imum)?\W{1,3}(?:(?:and|or|to)\W{1,3})?)`;
/** Where a limit may be said: `most` is how many there may be, and `unit` what is counted. */
const CAPACITY: readonly RegExp[] = [
  String.raw`\b(?:${MOST}) (?<most>${NUMBER}|that)\b(?: (?<unit>[a-z]+))?`,
  String.raw`\b(?:max\w*\.? (?:number|amount) of|maximum) (?<unit>[a-z]+)`,
  String.raw`\b${MAX}max\.? (?:${SOME})\b`,
  String.raw`\b(?:is |are |it's |they're |when |once |until |if |is already )full\b(?! of)`,
  String.raw`\b(?:fully booked|sold out|limited (?:places|seats|spots|number|space)|no (?:places|seats|spots|space) left|(?:places|seats|spots) (?:left|are gone|run out))\b`,
  String.raw`\bmore (?<unit>[a-z]+) th[ea]n (?:the |its |there are )?[a-z]+\b`,
  String.raw`\bnever more [a-z]* ?th[ea]n\b`,
  String.raw`\b(?<most>\d+) (?:${SOME}) (?:per|each|a|every|max\w*|only|at most)\b`,
  String.raw`\b(?<most>\d+) (?<unit>[a-z]+) (?:per|for each|for every|in each|in every) (?=(?<in>[a-z]+))`,
  String.raw`(?<=\b(?:has|have|got|with|and|offers?) |, )(?<most>\d+) (?:places|seats|spots)(?: each)?(?=\s*(?:[.,;!?)\n]|$|and\b))`,
  String.raw`\b(?<most>\d+) max(?:imum)?\b`,
  String.raw`\b(?<most>${SEVERAL}) (?<unit>[a-z]+)(?: [a-z]+)?,? (?:at (?:the (?:very )?)?most|max(?:imum)?|tops|or (?:fewer|less)|(?:and )?(?:never|not) (?:more|(?:${SEVERAL})\b))\b`,
  String.raw`\bmore th[ea]n (?<most>${NUMBER})(?: (?<unit>[a-z]+))?\b`,
  String.raw`\bexceed(?:s|ing)? (?<most>${NUMBER})(?: (?<unit>[a-z]+))?\b`,
  String.raw`\b${MAX}max\.? (?<unit>[a-z]+s)\b|\bhow many [a-z]+ (?:max|at most|fit)\b`,
  String.raw`\b(?:over|double)-?(?:booked|filled|full|sold)\b|\b(?:a|the) (?:cap|limit) (?:on|of|for)\b`,
  String.raw`\b(?<most>${NUMBER}) (?:per|in each|in every|for each|for every) [a-z]+ (?:at most|max(?:imum)?)\b`,
].map((source) => new RegExp(source));

/** The first limit that a sentence may speak of. */
const limitIn = (lower: string): RegExpExecArray | undefined =>
  CAPACITY.map((pattern) => pattern.exec(lower))
    .filter((match) => match !== null)
    .sort((a, b) => a.index - b.index)[0] ??
  AT_A_TIME.map((pattern) => pattern.exec(lower)).find((match) => match !== null);
/** "Members may borrow three books at a time", "time slots on exam day, 4 at a time". */
const AT_A_TIME: readonly RegExp[] = [
  String.raw`\b(?:can|may|allowed to) (?:borrow|have|take|rent|hold|keep|reserve|book) (?<most>${SEVERAL}) (?<unit>[a-z]+)(?= (?:out )?(?:at (?:a|one|any one|any) time|at once|at the same time|simultaneously))`,
  String.raw`(?<=^|[,;:.(] ?)(?<most>${SEVERAL})(?: (?<unit>[a-z]+))? at (?:a|any one) time\b`,
].map((source) => new RegExp(source));
const MEASURE =
  /^(?:hours?|minutes?|days?|weeks?|months?|years?|nights?|characters?|words?|photos?|pictures?|images?|files?|kg|kilos?|km|m|mm|cm|percent|euros?|dollars?|pounds?|mb|pages?|stars?|points?|load|length|speed|temperature|weight|size|lines?|options?|levels?|once|the|one|times?)$/;
/** Fields of a thing, unless they are kept as things themselves: "three images per round". */
const SENDABLE = /^(?:photos?|pictures?|images?|files?)$/;
const IN_EACH = /^ (?:per|each|every|for each|for every|in each) [a-z]/;
const NOT =
  /(?:\b(?:not|nt|never|no|nobody|none|isnt|arent|cant|cannot|(?:should|must|do|does|wo|may)nt|without)|n't)\b/;
const PER =
  /\b(?:per|for each|for every|each|every|for one|in (?:an?|one|each|the)|to (?:an?|one|each)|on (?:an?|one|each|the)) ([a-z]+(?: [a-z]+)?)/g;
/** What of a place is counted. */
const PART = /^(?:bed|seat|spot|place|space|slot)$/;

/** "No stylist can have two customers at the same time" lets nobody be with two, and is no number of places. */
const isOverlap = (lower: string, { 0: all, index }: RegExpExecArray, most: number | undefined): boolean =>
  most === 2 &&
  NOT.test(`${lower.slice(Math.max(0, index - 40), index)}${all}`) &&
  AT_ONCE.test(lower.slice(index + all.length));
const AT_ONCE = /^(?: [a-z]+)? (?:at (?:a|one|any one|any) time|at once|at the same time|simultaneously)\b/;

/** Whoever it is, it holds for each of them. */
const ANYBODY =
  /\b(?:nobody|no ?one|everyone|everybody|anyone|anybody|(?:per|each) (?:person|head|household))\b/;

/** "12 kids per room": the room is there to be filled. */
function containerMade(scene: Scene, containers: readonly string[], span: Span): string | undefined {
  const noun = containers
    .map((words) => singular(words.split(' ')[0] ?? ''))
    .find((word) => HOLDS.test(scene.category(word) ?? ''));
  return noun === undefined ? undefined : scene.add(noun, span);
}
const HOLDS = /^(?:place|event|vehicle|learning)$/;

/** "Members borrow up to three games": as many as each may have. */
const TAKING = /^(?:borrow|rent|hire)$/;
/** Who people are that borrow or rent. */
const TAKERS: readonly string[] = ['borrower', 'customer'];
const isKept =
  ({ notebook }: Scene) =>
  (noun: string) =>
    notebook.entities().includes(noun);

/** What the clause is about: "each lesson has up to 8 surfers", "teams of at most 6". */
function holding(scene: Scene, at: number, unit: string): string | undefined {
  const before = /([a-z]+)( [a-z]+)? (?:of|with|for|has|have|holds?|takes?|seats?) (?:an? )?$/.exec(
    scene.lower.slice(0, at),
  );
  const [, first = '', second = ''] = before ?? [];
  const near = before ? (scene.named(first + second) ?? scene.named(second.trim())) : undefined;
  if (near !== undefined) return near;
  const { who = [], verb } = statementAt(scene, at) ?? {};
  if (verb?.modal === '' && verb.kind !== 'own' && !TAKING.test(verb.lemma)) return undefined;
  return who
    .map(({ noun }) => scene.named(noun) ?? (noun === 'person' ? TAKERS.find(isKept(scene)) : undefined))
    .find((noun) => noun !== undefined && noun !== singular(unit));
}

/** Whatever fits one thing only is no matter of counting. */
const isOne = (all: string, most: number | undefined) =>
  most === 1 && /^(?:fits?|holds?|seats|space for|room for)\b/.test(all);
/** "Sold out" as something that can be said of a dish fills nothing, nor does "full, part or none". */
const isValue = ({ notebook, lower }: Scene, { 0: all, index }: RegExpExecArray) => {
  const [word = ''] = /sold out|fully booked|full$/.exec(all) ?? [];
  const before = lower.slice(Math.max(0, index - 12), index);
  const after = lower.slice(index + all.length);
  return (
    word !== '' &&
    (/\b(?:to|as|marked) $/.test(before) ||
      /^(?:,| or|\/) ?[a-z]+(?:,| or|\/)/.test(after) ||
      notebook
        .entities()
        .some((noun) => notebook.statesOf(noun).some((state) => state.toLowerCase() === word)))
  );
};
/** A limit that a figure is drawn against. */
const isDrawn = (lower: string, { 0: all, index }: RegExpExecArray) =>
  /limit/.test(all) && /\b(?:graph|chart|curve|against)\b/.test(lower.slice(0, index));
/** "More than three" limits something only where it is forbidden, and one is a matter of who has it. */
const isBarred = (lower: string, { 0: all, index }: RegExpExecArray, most: number | undefined): boolean =>
  / th[ea]n (?:once|a|an)\b/.test(all)
    ? false
    : most === undefined
      ? NOT.test(lower) && !/th[ea]n (?:two|three)\b/.test(all)
      : most > 1 && NOT.test(lower.slice(Math.max(0, index - 50), index));
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

export function readCapacity(scene: Scene): void {
  const { lower, hold, named, notebook, has, category, isPerson, isSubject } = scene;
  const match = limitIn(lower);
  if (!match || MORE_THAN_THERE.test(lower)) return;
  const [all] = match;
  const { most: number, unit = '', in: container } = match.groups ?? {};
  const most = numberOf(number);
  const isSent =
    SENDABLE.test(unit) &&
    named(singular(unit)) !== undefined &&
    IN_EACH.test(lower.slice(match.index + all.length));
  if ((MEASURE.test(unit) && !isSent) || isOne(all, most) || isValue(scene, match)) return;
  if (isDrawn(lower, match) || isOverlap(lower, match, most)) return;
  if (/^only /.test(all) && (number === 'the' || !new RegExp(`^(?:${SOME})$`).test(unit))) return;
  if (/^more /.test(all) && !isBarred(lower, match, most)) return;
  // "Two coffees per guest" tells how many there are; what is there to be filled holds no more.
  if (container !== undefined && !HOLDS.test(category(named(container) ?? singular(container)) ?? '')) return;
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
  const isEach = ANYBODY.test(lower.slice(0, match.index)) || ANYBODY.test(rest);
  // "Nobody may take more than 5 packets" limits whoever takes them, and a packet holds no packets.
  if (filling === owner && isEach && category(owner) !== 'booking') return;
  notebook.rule(
    {
      owner,
      kind: 'capacity',
      details: {
        of: owner,
        ...(most !== undefined && most > 1 && { most }),
        ...(filling !== undefined && { unit: filling }),
        // "Nobody can borrow more than 3 at once": of the loans of each, and not of those of a tool.
        ...(isEach && category(owner) === 'booking' && { per: 'anybody' }),
      },
    },
    spanOf(scene, match),
  );
}
