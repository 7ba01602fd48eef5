import type { AttentionFact, Span } from '../../facts.ts';
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
    const entity = scene.pick(match.index ?? 0, fits(scene));
    if (entity !== undefined) scene.notebook.page({ kind, entity }, span);
  };

/** What is counted stands before "by" and "per", and what it is counted by after it. */
const chart: Ask[1] = (match, { pick, named, has, isPerson, category, notebook }, span) => {
  const title = (match[1] ?? match[0]).trim();
  const [what = title] = title.split(/ (?:by|per|over|each|for each|for every|a|every) /);
  const isTime = /\b(?:day|week|month|year|time|daily|weekly|monthly)\b/.test(title);
  const measured = (noun: string) => has(noun, /^(?:number|money|duration)$/);
  const spoken = notebook
    .entities()
    .find((noun) =>
      notebook
        .fieldsOf(noun)
        .some(
          ({ label, type }) =>
            /^(?:number|money|duration|computed)$/.test(type) &&
            label.length > 2 &&
            what.includes(label.toLowerCase()),
        ),
    );
  const entity =
    named(what) ??
    spoken ??
    pick(
      match.index ?? 0,
      (noun) =>
        (isTime && has(noun, /^date/) ? 0.6 : 0) +
        (measured(noun) ? 0.4 : 0) +
        (/^(?:booking|event|money|measurement|document|task)$/.test(category(noun) ?? '') ? 0.5 : 0) -
        (isPerson(noun) ? 0.6 : 0),
    );
  notebook.page({ kind: 'dashboard', title, ...(entity !== undefined && { entity }) }, span);
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
    /\b(?:calendar|schedule view|(?:weekly|monthly|daily|week|month|day) (?:view|plan|planner|schedule|overview)|agenda|timetables?|rotas?|rosters?|gantt|planner view|what(?:'s| is) (?:on|coming up)|when is what|whose turn)\b/g,
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
  [
    /\b(?:charts?|graphs?|plots?|diagrams?|curves?|histograms?|trends?)(?: (?:of|for|showing|with|about|over)|:) ((?:the |my |our |each )?[^.,;]{2,60})/g,
    chart,
  ],
  [/\b((?:[a-z]+ ){1,5}(?:by|per|over|each|a) [a-z]+) (?:as (?:a )?)?(?:chart|graph|diagram)\b/g, chart],
  [
    /\b(?:reports?|statistics|stats|dashboard|overview|summary)(?: (?:of|for|on|showing|with|about)|:) ((?:the |my |our |total )?[^.,;]{2,60})/g,
    chart,
  ],
  [
    /\b((?:total|revenue|income|sales|spending|turnover|hours|number of|average|how many|how much|most|top) [^.,;]{0,40}?\b(?:by|per|each|over|a|every) (?:month|week|day|year|time|category|type|status|stage|[a-z]+))\b/g,
    chart,
  ],
  [/\b([a-z]+ (?:per|by) (?:month|week|day|year))\b/g, chart],
  [
    /\b(?:dashboard|statistics|stats|analytics|figures at a glance|key figures)\b/g,
    (_match, { notebook }, span) => notebook.page({ kind: 'dashboard' }, span),
  ],
];

const SHOWING =
  /\b(?:show|shows|list|lists|see|sees|know|want|need|like|which|who|whose|what|everything|highlight\w*|find|top|view|tell me|red)\b/;
const CONDITIONS: readonly (readonly [says: RegExp, fact: (match: RegExpExecArray) => AttentionFact])[] = [
  [
    /\b(?:overdue|too late|past due|late|not (?:back|returned)|still (?:out|owed?)|what'?s out)\b/,
    () => ({ when: 'past' }),
  ],
  [
    /\b(?:expir\w+|runs? out|due|ends?|lapse\w*|renew\w*|upcoming|coming up)\b[^.;]{0,30}?\b(?:in|within|under|next|this|less than|soon)\b ?(\d+)?/,
    (match) => ({ when: 'within', ...(match[1] !== undefined && { value: Number(match[1]) }) }),
  ],
  [/\b(?:is|are|be|was) due\b|\bexpiring\b|\bdue (?:for|soon|this|today)\b/, () => ({ when: 'within' })],
  [
    /\b(?:hasn'?t|haven'?t|has not|have not|not|isn'?t|aren'?t|never)(?: yet)?(?: been)? ([a-z]+(?:ed|en|id|ne|ght|rned|ck))\b|\b(un)(paid|answered|assigned|confirmed|returned|read|shipped|approved)\b/,
    (match) => ({ when: 'isNot', field: match[1] ?? match[3] ?? '' }),
  ],
  [
    /\bstill (?:owes?|owing|to pay|outstanding)\b|\bwho owes\b|\bunpaid\b/,
    () => ({ when: 'isNot', field: 'paid' }),
  ],
  [
    /\bstill (?:in )?([a-z]+)\b|\b(?:waiting|pending|open|missing)\b/,
    (match) => ({ when: 'is', field: match[1] ?? match[0] }),
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
  for (const [pattern, note] of ASKS)
    for (const match of lower.matchAll(pattern))
      note(match, scene, { start: start + match.index, end: start + match.index + match[0].length });
  readAttention(scene);
}
