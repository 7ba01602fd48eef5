import type { TIME_UNITS } from '../../../../kinds.ts';
import { singular } from '../inflect.ts';
import type { Scene } from '../scene.ts';
import { numberOf, SEVERAL, spanOf } from './numbers.ts';
import { statementAt } from './taken.ts';

// How many of something there may be in a day, a week, a month or a year.

const MOST = String.raw`(?:at (?:the )?most|no more than|not more than|never more than|more than|up to|max\.?|maximum(?: of)?|a max(?:imum)? of|limited to|limit(?:ed)?(?: (?:of|is|to))?|capped at|a cap of|only|exceed(?:s|ing)?|over)`;
const PERIOD =
  '(?<period>days?|nights?|evenings?|mornings?|afternoons?|weeks?|weekends?|months?|(?:calendar )?years?|daily|weekly|monthly|yearly|wk|yr)';
/** "For a week" is how long, and no limit of each week. */
const EACH = String.raw`(?:(?<!\bfor )an?|per|each|every|in (?:an?|one|any|the same|any one|a single|each)|on (?:an?|one|any|the same|any one|a single|each)|for (?:one|any|each)|/)`;
/** Where a limit with a period may be said: how many, of what, and in which time. */
const PATTERNS: readonly RegExp[] = [
  String.raw`\b${MOST} (?:about |around )?(?<most>${SEVERAL})(?<unit>(?: [a-z'-]+){0,4}?) ?${EACH} ?(?:given |single )?${PERIOD}\b`,
  String.raw`\b(?<most>${SEVERAL})(?<unit>(?: [a-z'-]+){0,3}?) ${EACH} ?${PERIOD},? (?:each |per person |per head )?(?:at (?:the )?most|max(?:imum)?|tops|is (?:the|our) (?:limit|max(?:imum)?)|no more)\b`,
  String.raw`\b(?<period>daily|weekly|monthly|yearly) (?:limit|max(?:imum)?|cap|quota) (?:of |is |: ?)?(?<most>${SEVERAL})(?<unit>(?: [a-z'-]+){0,2})`,
  String.raw`\b(?:can|may|allowed to|entitled to)(?: only)?(?: [a-z]+)? (?<most>${SEVERAL})(?<unit>(?: [a-z'-]+){0,3}) ${EACH} ?${PERIOD}\b`,
].map((source) => new RegExp(source, 'g'));

const UNITS: Readonly<Record<string, (typeof TIME_UNITS)[number]>> = {
  day: 'day',
  night: 'day',
  evening: 'day',
  morning: 'day',
  afternoon: 'day',
  daily: 'day',
  week: 'week',
  wk: 'week',
  weekend: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  year: 'year',
  yr: 'year',
  'calendar year': 'year',
  yearly: 'year',
};
/** "More than" and "only" limit something only where it is forbidden, or said of what may be done. */
const OPEN = /^(?:more than|over|exceed)/;
const BARRED =
  /(?:\b(?:not|nt|never|no|nobody|no ?one|none|isnt|arent|cant|cannot|without|neither|nor|(?:do|does|should|must|wo)nt|refuse|block|stop|reject|prevent)\b|n't)/;
const ONLY = /^only/;
const MAY =
  /\b(?:can|may|take|takes|do|does|book|borrow|allowed?|accept|get|gets|have|has|make|bake)\b[^.;]{0,24}$/;
/** What tells of what is, and asks for nothing: "we bake up to 30 cakes a day" is a limit, "over 200 orders a day" isn't. */
const TELLS =
  /\b(?:we (?:get|have|see|receive|handle|process|serve|ship)|currently|roughly|about|around|averag\w+|some ?times|i get|there are|comes? in)\b[^.;]{0,30}$/;
const EVERYONE =
  /\b(?:nobody|no ?one|each|everyone|everybody|per (?:person|head|guest|customer|user|member)|any ?one|a person|one person|people|an? (?:user|member|customer|person|guest|player|student|pupil|employee))\b/;

interface PeriodLimit {
  match: RegExpExecArray;
  most: number;
  unit: string;
  /** Of whom or what it is said: "six lessons per instructor per day". */
  who?: string;
  each: (typeof TIME_UNITS)[number];
}

/** The limits of a sentence that hold for a period, in their order. */
function periodLimitsIn(lower: string): PeriodLimit[] {
  const found: PeriodLimit[] = [];
  for (const match of PATTERNS.flatMap((pattern) => [...lower.matchAll(pattern)])) {
    const { most, unit = '', period = '' } = match.groups ?? {};
    const each = UNITS[period] ?? UNITS[period.replace(/s$/, '')];
    const count = numberOf(most);
    const end = match.index + match[0].length;
    const isThere = found.some(
      ({ match: one }) => one.index < end && match.index < one.index + one[0].length,
    );
    if (each === undefined || count === undefined || isThere) continue;
    const before = lower.slice(0, match.index);
    if (OPEN.test(match[0]) && !BARRED.test(before.slice(-60))) continue;
    if (ONLY.test(match[0]) && !MAY.test(before) && !/^\s*$/.test(before)) continue;
    if (TELLS.test(before)) continue;
    const [what = '', who] = unit.trim().split(/ ?\b(?:per|for each|for every|each|by) /);
    found.push({ match, most: count, unit: what, ...(who !== undefined && { who }), each });
  }
  return found.sort((one, other) => one.match.index - other.match.index);
}

/** Time that is counted itself: "25 days a year", "two hours a day". */
const TIME = /^(?:hours?|hrs?|days?|nights?|minutes?|mins?)$/;
/** What is counted is no thing of its own. */
const ROWS = /^(?:|times?|of (?:them|these|those)|more|people|one)$/;

/** @returns whether there was one */
export function readPeriodLimits(scene: Scene): boolean {
  const found = periodLimitsIn(scene.lower);
  for (const limit of found) readLimit(scene, limit);
  return found.length > 0;
}

function readLimit(scene: Scene, found: PeriodLimit): void {
  const { lower, hold, named, notebook, category, isPerson, has } = scene;
  const { match, most, unit, who: of, each } = found;
  const head = unit.split(' ').at(-1) ?? '';
  const counted =
    ROWS.test(unit) || TIME.test(head)
      ? undefined
      : (named(unit.replace(/^[a-z]+ (?=[a-z]+ )/, '')) ?? named(unit));
  const isDone = (noun: string) =>
    /^(?:booking|event|work|task|document|money|message)$/.test(category(noun) ?? '');
  const kind = (noun: string) => category(noun) ?? '';
  const held = hold(
    'capacity',
    match.index,
    (noun) =>
      (noun === counted && !isPerson(noun) ? 1 : 0) +
      (kind(noun) === 'booking' ? 1.2 : isDone(noun) ? 0.8 : 0) +
      (has(noun, /^date/) ? 0.8 : 0) -
      (isPerson(noun) ? 2 : 0) -
      (/^(?:place|product|vehicle)$/.test(kind(noun)) ? 0.6 : 0),
  );
  const isCounted =
    counted !== undefined && (isDone(counted) || (category(counted) === undefined && has(counted, /^date/)));
  const owner = isCounted ? counted : held;
  if (owner === undefined) return;
  const { who = [] } = statementAt(scene, match.index) ?? {};
  const rest = lower.slice(match.index + match[0].length);
  const after = /^,? ?(?:per|each|every|for each|for every|for one|by) ([a-z]+(?: [a-z]+)?)/.exec(rest)?.[1];
  const before = [...lower.slice(0, match.index).matchAll(/\b(?:no|each|every|any|per) ([a-z]+)/g)].at(
    -1,
  )?.[1];
  const person = [of, after, ...who.map(({ noun }) => noun), before]
    .map((words) => (words === undefined ? undefined : named(words)))
    .find((noun) => noun !== undefined && isPerson(noun));
  // "A pony shouldn't do more than three lessons a day": each of them, as no other may stand for it.
  const one = [
    of,
    after,
    /\b(?:an?|no|each|every|any) ([a-z]+)(?= [a-z']+ )/.exec(lower.slice(0, match.index))?.[1],
  ]
    .map((words) => (words === undefined ? undefined : named(words)))
    .find((noun) => noun !== undefined && noun !== owner && noun !== counted);
  const whose = person ?? one;
  const isEach =
    whose !== undefined ||
    EVERYONE.test(lower.slice(0, match.index)) ||
    /^,? ?(?:each|per person|per head)\b/.test(rest);
  notebook.rule(
    {
      owner,
      kind: 'capacity',
      details: {
        most,
        // What stays over night counts in each of its nights.
        each: /^night/.test(match.groups?.['period'] ?? '') ? 'night' : each,
        ...(counted !== undefined && counted !== owner && { unit: counted }),
        ...(TIME.test(head) && { count: singular(head) }),
        ...(whose === undefined ? isEach && { per: 'person' } : { per: whose }),
      },
    },
    spanOf(scene, match),
  );
}
