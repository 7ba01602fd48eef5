import type { AttentionFact, Span } from '../../facts.ts';
import { isDenied, readCharts } from './charts.ts';
import type { Scene } from './scene.ts';

// Pages that a sentence asks for.

type Ask = readonly [pattern: RegExp, note: (match: RegExpMatchArray, scene: Scene, span: Span) => void];

const isDated =
  ({ has, category, isPerson }: Scene) =>
  (noun: string) =>
    (has(noun, /^date/) ? 1 : 0) +
    (/^(?:event|booking)$/.test(category(noun) ?? '') ? 1 : 0) -
    (isPerson(noun) ? 0.5 : 0);

const page =
  (kind: 'board' | 'calendar' | 'gallery', fits: (scene: Scene) => (noun: string) => number): Ask[1] =>
  (match, scene, span) => {
    const word = match[0].split(' ').at(-1) ?? '';
    // Where boards are rented, "a board" is one of them.
    if ((kind === 'board' && scene.named(word) !== undefined) || isDenied(scene.lower, match.index ?? 0))
      return;
    const entity = scene.pick(match.index ?? 0, fits(scene));
    if (entity !== undefined) scene.notebook.page({ kind, entity }, span);
  };

const ASKS: readonly Ask[] = [
  [
    /\b(?:kanban|boards?(?= (?:of|by|for|with|showing|where|view)\b)|(?:drag|pipeline|task|status|bed|job) board|as a board|a board|on a board|pipeline view|swim ?lanes?|trello[- ]?(?:like|style)?)\b/g,
    page(
      'board',
      ({ notebook, isPerson }) =>
        (noun) =>
          (notebook.statesOf(noun).length > 2 ? 2 : 0) - (isPerson(noun) ? 0.5 : 0),
    ),
  ],
  [
    /\b(?:calendar|schedule view|(?:weekly|monthly|daily|week|month|day) (?:view|plan|planner|schedule|overview)|agenda view|timetables?|rotas?|rosters?|gantt|planner view|what(?:'s| is) (?:on|coming up)|when is what|whose turn)\b/g,
    page('calendar', isDated),
  ],
  [
    /\b(?:gallery|photo (?:grid|wall|album)|picture wall|pictures? grid|as cards|portfolio page|lookbook|with pictures to browse)\b/g,
    page(
      'gallery',
      ({ has, isPerson }) =>
        (noun) =>
          (has(noun, /^image$/) ? 1.5 : 0) - (isPerson(noun) ? 0.5 : 0),
    ),
  ],
];

const SHOWING =
  /\b(?:show|shows|list|lists|see|sees|know|want|need|like|which|who|whose|what|everything|highlight\w*|find|top|view|tell me|red)\b/;
const CONDITIONS: readonly (readonly [says: RegExp, fact: (match: RegExpExecArray) => AttentionFact])[] = [
  [
    /\b(?:overdue|too late|past due|not (?:back|returned)|still (?:out|owed?)|what'?s out)\b|\b(?:who|which|what|show|list|see)\b[^.;,]{0,30}\blate\b/,
    () => ({ when: 'past' }),
  ],
  [
    /\b(?:expir\w+|runs? out|due|ends?|lapse\w*|renew\w*|upcoming|coming up)\b[^.;]{0,30}?\b(?:in|within|under|next|this|less than|soon)\b ?(\d+)?/,
    (match) => ({ when: 'within', ...(match[1] !== undefined && { value: Number(match[1]) }) }),
  ],
  [
    /\b(?:is|are|be|was) due\b(?! (?:date|after|back))|\bexpiring\b|\bdue (?:for|soon|this|today)\b/,
    () => ({ when: 'within' }),
  ],
  [
    /\b(?:hasn'?t|haven'?t|has not|have not|not|isn'?t|aren'?t|never)(?: yet)?(?: been)? (?!need|bed)([a-z]+(?:ed|en|id|ne|ght|rned|ck))\b|\b(un)(paid|answered|assigned|confirmed|returned|read|shipped|approved)\b/,
    (match) => ({ when: 'isNot', field: match[1] ?? match[3] ?? '' }),
  ],
  [
    /\bstill (?:owes?|owing|to pay|outstanding)\b|\bwho owes\b|\bunpaid\b/,
    () => ({ when: 'isNot', field: 'paid' }),
  ],
  [
    /\bstill (?:in )?([a-z]+)\b|\b(?:show|shows|see|list|which|what|who|how many|find)\b[^.;,]{0,40}?\b(waiting|pending|open|missing)\b(?! (?:list|from|until|hours|to))/,
    (match) => ({ when: 'is', field: match[1] ?? match[2] ?? '' }),
  ],
];

/** "Who hasn't paid", "what is overdue": rows that someone has to look after. */
function readAttention(scene: Scene): void {
  const { lower, start, pick, notebook, has, isPerson, category } = scene;
  if (!SHOWING.test(lower) || /\b(?:must not|may not|cannot|can't|below|under the|never)\b/.test(lower))
    return;
  for (const [says, read] of CONDITIONS) {
    const match = says.exec(lower);
    if (!match) continue;
    const attention = read(match);
    const isState = (noun: string) =>
      attention.field !== undefined &&
      notebook.statesOf(noun).some((state) => state.toLowerCase().includes(attention.field ?? '-'));
    const entity = pick(
      match.index,
      (noun) =>
        (attention.field !== undefined &&
        has(noun, /./, new RegExp(attention.field.replace(/[^a-z]/g, ''), 'i'))
          ? 1.5
          : 0) +
        (isState(noun) ? 1.5 : 0) +
        (/^(?:past|within)$/.test(attention.when) && has(noun, /^date/) ? 1 : 0) +
        (/^(?:booking|money|task|document|event)$/.test(category(noun) ?? '') ? 0.4 : 0) -
        (isPerson(noun) ? 0.3 : 0),
    );
    if (entity === undefined) return;
    notebook.page(
      { kind: 'dashboard', entity, title: match[0], attention },
      { start: start + match.index, end: start + match.index + match[0].length },
    );
    return;
  }
}

export function readPages(scene: Scene): void {
  const { lower, start } = scene;
  readCharts(scene);
  for (const [pattern, note] of ASKS)
    for (const match of lower.matchAll(pattern))
      note(match, scene, { start: start + match.index, end: start + match.index + match[0].length });
  readAttention(scene);
}
