import type { Span } from '../../../facts.ts';
import { isDenied, readCharts } from './charts.ts';
import type { Scene } from '../scene.ts';

// Pages that a sentence asks for.

type Ask = readonly [pattern: RegExp, note: (match: RegExpMatchArray, scene: Scene, span: Span) => void];

const isDated =
  ({ has, category, isPerson }: Scene) =>
  (noun: string) =>
    (has(noun, /^date/) ? 1 : 0) +
    (/^(?:event|booking)$/.test(category(noun) ?? '') ? 1 : 0) -
    (isPerson(noun) ? 0.5 : 0);

const LIST =
  /^ (?:of|for|with|showing|where i see) (?:the |all |our |my )*[a-z' -]{3,40}?(?:, [a-z' -]{3,30}){0,2},? (?:and|&) (?:the |all |our |my )*[a-z'-]+(?: [a-z'-]+)?/;
/** "A calendar of rehearsals and concerts": all that are named right behind it. */
function listedAt({ lower, mentioned }: Scene, end: number): string[] {
  const list = LIST.exec(lower.slice(end))?.[0];
  return list === undefined
    ? []
    : [...new Set(mentioned.filter(({ at }) => at >= end && at < end + list.length).map(({ noun }) => noun))];
}

/** "Calendar of shifts": what it is said to be of. */
function namedBehind(
  { lower, named, isPerson }: Scene,
  end: number,
  kind: 'board' | 'calendar' | 'gallery',
): string | undefined {
  const [, words] =
    /^ of (?:the |all |our |my |these |upcoming )*([a-z-]+(?: [a-z-]+)?)/.exec(lower.slice(end)) ?? [];
  const noun = words === undefined ? undefined : named(words);
  return noun === undefined || (isPerson(noun) && kind !== 'gallery') ? undefined : noun;
}

/** "All deadlines in one calendar", "garments shown on a board": what stands before it. */
function namedBefore({ lower, named, isPerson }: Scene, at: number): string | undefined {
  const [, words] =
    /\b(?:all|the|our|my|see|show|put|have) ([a-z-]+s) (?:(?:shown|displayed|together|all) )?(?:in|on|as) (?:an?|one|the) $/.exec(
      lower.slice(0, at),
    ) ?? [];
  const noun = words === undefined ? undefined : named(words);
  return noun === undefined || isPerson(noun) ? undefined : noun;
}

const page =
  (kind: 'board' | 'calendar' | 'gallery', fits: (scene: Scene) => (noun: string) => number): Ask[1] =>
  (match, scene, span) => {
    const word = match[0].split(' ').at(-1) ?? '';
    // Where boards are rented, "a board" is one of them.
    if ((kind === 'board' && scene.named(word) !== undefined) || isDenied(scene.lower, match.index ?? 0))
      return;
    const held = scene.hold(kind, match.index ?? 0, fits(scene));
    const entity =
      namedBehind(scene, (match.index ?? 0) + match[0].length, kind) ??
      namedBefore(scene, match.index ?? 0) ??
      held;
    const others = listedAt(scene, (match.index ?? 0) + match[0].length).filter(
      (noun) => noun !== entity && fits(scene)(noun) > 0,
    );
    for (const noun of [...(entity === undefined ? [] : [entity]), ...others])
      scene.notebook.page({ kind, entity: noun }, span);
  };

/** "See the week", "my own week at a glance": days are looked at, and nothing of them. */
const LOOKED_AT = String.raw`(?:see|view|look at|plan|show)(?: me| us)? (?:my|our|his|her|their|the)(?: own| whole| entire| coming| next| full)? (?:week|month)(?: ahead)?(?= at (?:a|one) glance| on one (?:page|screen)|\s*(?:$|[.,;!?)])| per | by )`;
/** "Who is working when", "which flat is taken when" */
const WHEN = String.raw`(?<=\b(?:sees?|shows?|showing|view|overview of)(?: me| us)?(?: at (?:a|one) glance)? )(?:who|what|which [a-z]+) (?:is|are|has|works?|does|sits?|plays?|drives?|visits?|covers?|cleans?|teaches|comes?|uses)(?: [a-z]+){0,2} (?<!\bsince )when(?=\s*(?:$|[.,;!?)]|and\b|at (?:a|one) glance|today\b|this week))|(?<=\b(?:see|shows?|showing|know|view)(?: me| us)? )when (?:the |a |an |each |our |my )?[a-z]+(?: [a-z]+)? (?:is|are) (?:free|taken|available|booked|occupied|in use)`;
const PLANS = String.raw`(?:weekly|monthly|daily) (?:menu|food|training|shift|staff|class|lesson|room|duty|cleaning|teaching) (?:plan|planner|schedule|overview|timetable)s?|(?:room|occupancy) plan(?!s)|(?:today|tomorrow|this week|next week|the week)['’]?s (?:schedule|plan|programme|agenda)`;
const FREE = String.raw`(?<=\b(?:see|show|shows|check|view|display|know|overview of)(?: me| us)? (?:the |all |our )*)availability(?= (?:of|per|by)\b| at a glance)|(?:see|show|view)(?: me| us)? (?:a|the|our|my) diary (?:of|for)|(?:programme|schedule|menu|plan) of the (?:week|month)|(?:weekly|monthly|daily|week|month|day) (?:grid|sheet)(?! of)|cleaning plan|which (?:weekends|days|dates|evenings|nights|weeks) are (?:still )?(?:free|open|available|taken|booked)|availability (?:should|must) be|(?:overview|view) of (?:the|my|our|this)(?: whole| coming)? (?:week|month)\b`;

const ASKS: readonly Ask[] = [
  [
    /\b(?:kanban|columns (?:where|that|to)|drag(?:ging)? (?:the |my |our )?cards|(?:see|show|shows|view|want|need|like)(?: me| us)? (?:the|a|an|our|my) (?:[a-z]+ )?pipeline|(?:drag|push|move|slide) (?:[a-z]+ ){0,4}(?:between|through|across|from) (?:the )?columns?|cards? (?:to|that we) (?:drag|push|move)|boards?(?= (?:of|by|for|with|showing|where|view)\b)|(?:drag|pipeline|task|status|bed|job) board|as a board|a board|on a board|pipeline view|cards? in (?:[a-z]+ )?columns|columns by (?:status|state|stage)|swim ?lanes?|trello[- ]?(?:like|style)?)\b/g,
    page(
      'board',
      ({ notebook, isPerson }) =>
        (noun) =>
          (notebook.statesOf(noun).length > 2 ? 2 : 0) - (isPerson(noun) ? 0.5 : 0),
    ),
  ],
  [
    new RegExp(
      String.raw`\b(?:calendar|schedule view|(?:weekly|monthly|daily|week|month|day) (?:view|plan|planner|schedule|overview)|agenda view|timetables?|rotas?|rosters?|gantt|planner view|day by day|week by week|at a glance for the week|(?:when|what day) (?:the )?[a-z]+ (?:is|are) and|what(?:'s| is) (?:on|coming up)|when is what|whose turn(?= (?:it|is|to|this|next)\b)|${LOOKED_AT}|${WHEN}|${PLANS}|${FREE})\b`,
      'g',
    ),
    page('calendar', isDated),
  ],
  [
    /\b(?:gallery|photo (?:grid|wall|album)|picture wall|pictures? grid|as cards(?! in (?:[a-z]+ )?columns)|portfolio page|lookbook|with pictures to browse|(?<=\b(?:see|sees|show|shows|browse|look at)\b[^.;]{0,60})as (?:pictures|photos)|(?:pictures?|pics?|photos?|images?) (?:as|in|on) (?:an? )?(?:wall|grid|cards|tiles)|wall of (?:pictures?|pics|photos))\b/g,
    page(
      'gallery',
      ({ has, isPerson }) =>
        (noun) =>
          (has(noun, /^image$/) ? 1.5 : 0) - (isPerson(noun) ? 0.5 : 0),
    ),
  ],
];

export function readPages(scene: Scene): void {
  const { lower, start } = scene;
  readCharts(scene);
  for (const [pattern, note] of ASKS)
    for (const match of lower.matchAll(pattern))
      note(match, scene, { start: start + match.index, end: start + match.index + match[0].length });
}
