import type { Span } from '../../../facts.ts';
import { ENGLISH_UNITS } from '../../../words/measures.ts';
import { isPlural, singular } from '../inflect.ts';
import type { Scene } from '../scene.ts';
import { countedIn as countsIn, type Drawing, drawingsIn, SHOWN_BY_PRONOUN } from './drawings.ts';
import { MONEY, SPLIT, TIME } from './figures.ts';

// What is to be counted, summed and drawn: by time, by a choice, or for each of something.

const DRAWN =
  'charts?|graphs?|plots?|diagrams?|curves?|histograms?|trends?|statistics?|stats|reports?|overview|summary|analytics|leader ?boards?|rankings?|dashboard';
const DRAWN_NOUN = new RegExp(String.raw`\b(?:${DRAWN})\b`);
const PERIODS: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'month',
  yearly: 'year',
  annual: 'year',
};
const SORTS =
  /^(?:sort|kind|type|category|status|state|stage|class|group|gender|age|region|country|source|person)\b/;
const SUMMED = 'total|totals|sum|sums|average|mean|numbers?|count|how many|how much|amount';
/** What is said of a price or a limit, and asks for no figures. */
const PRICED =
  /(?:\b(?:max\w*|most|limit\w*|up to|more than|price|fee|rent|rate|costs?|pays?|salary|\d+(?:[.,]\d+)?|once|twice|times|one|two|three|four|five|six|a|an|only|€|\$|£|eur|euros?|usd|dollars?) ?){1,3}$/;

const AFTER = new RegExp(
  String.raw`\b(?:${DRAWN})(?: (?:of|for|on|showing|with|about|over|(?:that )?shows?)|:)? ((?:the |my |our |each |total )?[^.,;:()!?]{2,60})`,
  'g',
);
const BEFORE = new RegExp(
  String.raw`\b((?:[a-z%-]+ ){0,7}[a-z%-]+) (?:(?:as|in|on) (?:an? )?)?(?:(?:line|bar|pie) )?(?:charts?|graphs?|diagrams?|statistics?|leader ?boards?|rankings?)\b`,
  'g',
);
const OVER_TIME = new RegExp(
  String.raw`\b((?:[a-z%-]+ ){0,4}?[a-z%-]+(?: (?:per|by|for each|of each) [a-z]+)?) (?:per|by|each|every|over|a) (?:${TIME})\b`,
  'g',
);
const PERIODICAL = new RegExp(
  String.raw`\b(daily|weekly|monthly|quarterly|yearly|annual) ((?:total )?(?:revenue|income|sales|turnover|totals?|hours|spending|costs|expenses|figures|numbers|earnings|takings|results|visits|visitors|attendance)(?: (?:chart|graph|report|overview|summary|statistics?|stats))?|(?:total )?[a-z]+ (?:chart|graph|report|overview|summary|statistics?|stats|totals?))\b`,
  'g',
);
const SUMS = new RegExp(
  String.raw`\b(${SUMMED}) ((?:of )?[^.,;:()!?]{0,40}?)\b(?:by|per|each|for each|for every|of each|for all|every|of every) ((?:[a-z]+ )?[a-z]+)`,
  'g',
);
/** "Revenue by customer", "hours per project", "top products by sales" */
const FIGURES =
  /\b((?<=\b(?:plus|also|see|show|shows|want|need|chart of|graph of|total|the) )(?:km|kilomet(?:re|er)s|miles|kilos|tonnes|litres|pages|laps) (?:per|by|for each) [a-z]+|(?:revenues?|income|sales|turnover|earnings|takings|profits?|spending|expenses|hours|top|best|most|least) (?:[a-z]+ ){0,3}?(?:by|per|for each|for every|of each|over) [a-z]+(?: [a-z]+)?)/g;
const PLAIN = new RegExp(
  String.raw`\b(?:dashboard|statistics|stats|analytics|figures at a glance|key figures)\b`,
);
/** "See the acceptance rate": how many rows came to which end. */
const RATE =
  /(?<=\b(?:see|show|shows|know|what is|what's)(?: me| us)? (?:the |our |my )?)(?:acceptance|success|win|conversion|completion|cancellation|no-show|response|closing) rates?\b|\band (?:the|our|my) (?:acceptance|success|win|conversion|completion|cancellation|no-show|response|closing) rates?\b/;
/** What an overview of days or tasks shows is no figure. */
const LISTED = /^(?:all |the |my |our |each )*(?:bugs?|problems?|damages?|faults?|issues?|defects?|it)\b/;

/** Rows that an overview lists. */
const ROWS_OF =
  /^(?:who|whose|which|what|where|when|whether|whatever|everything|everyone)\b|\b(?:of (?:this|the|next)|this|next|today's|tomorrow's) ?(?:day|week|month|year)?\b/;

/** "A chart over time" says before it what is drawn. */
const ONLY_TIME = new RegExp(
  `^(?:the )?(?:(?:last|past) )?(?:(?:few|\\d+|three|six|twelve) )?(?:${TIME})s?\\b`,
);

const isMeasured = (scene: Scene, noun: string) => scene.has(noun, /^(?:number|money|duration|computed)$/);

/** A drawing that is named by itself, wherever in its clause it stands: "as a graph", "in a chart". */
const DRAWN_ALONE = /\b(?:charts?|graphs?|diagrams?|histograms?|as (?:an? )?(?:lines?|bars?))\b/g;
const PER_TIME = new RegExp(
  String.raw`\b(?:per|by|an?|each|every|over) (?:the )?(?:(?:last|past) )?(?:(?:few|\d+|three|six|twelve) )?(?:${TIME}|years)s?\b|\b(?:daily|weekly|monthly|quarterly|yearly|history|trend)\b`,
);
const CLAUSE = /[.;:!?()\n]|, (?:and|but|so)\b|\bbut\b/g;
/** The clause around a place, and where it begins. */
function clauseAround(lower: string, at: number): { from: number; clause: string } {
  const edges = [...lower.matchAll(CLAUSE)];
  const from = edges.filter(({ index }) => index < at).at(-1);
  const start = from ? from.index + from[0].length : 0;
  return { from: start, clause: lower.slice(start, edges.find(({ index }) => index > at)?.index) };
}
/** What is drawn over time: the words before the time that say what is counted. */
const titleIn = (clause: string, time: string): string => {
  const before = clause.slice(0, clause.indexOf(time)).split(',').at(-1) ?? '';
  const words = before
    .replace(DRAWN_ALONE, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(-4);
  return [...words, time].join(' ');
};

const EARNED = /\b(?:revenues?|income|turnover|earnings|takings)\b/;

/** The thing whose rows are counted or summed. */
function countedIn(scene: Scene, what: string, by: string, at: number): string | undefined {
  const { notebook, named, isPerson, has, pick, category } = scene;
  const words = what.split(' ');
  const ends = words.map((_, index) => words.slice(words.length - 1 - index).join(' '));
  const last = words.at(-1) ?? '';
  // "New members per month" counts them; "owner wants washes" counts no owners.
  const head = named(words.slice(-2).join(' ')) ?? named(last);
  if (head !== undefined && (!isPerson(head) || isPlural(last))) return head;
  const direct = ends.map((end) => named(end)).find((noun) => noun !== undefined && !isPerson(noun));
  if (direct !== undefined) return direct;
  const hasField = (text: string, types: RegExp) =>
    notebook.ownerOf(
      ({ label, type }) =>
        types.test(type) && label.length > 1 && ` ${text} `.includes(` ${label.toLowerCase()} `),
    );
  const isTime = new RegExp(`^(?:${TIME})$`).test(by);
  const byField = by === '' || isTime ? undefined : hasField(by, /./);
  const byEntity = by === '' ? undefined : named(by);
  return (
    hasField(what, /^(?:number|money|duration|computed)$/) ??
    (MONEY.test(what)
      ? notebook
          .entities()
          .find(
            (noun) =>
              !isPerson(noun) && has(noun, /^money$/) && (has(noun, /^date/) || category(noun) === 'money'),
          )
      : undefined) ??
    // What an invoice comes to goes without saying.
    (EARNED.test(what) ? notebook.entities().find((noun) => category(noun) === 'money') : undefined) ??
    byField ??
    named(what) ??
    pick(
      at,
      (noun) =>
        (isTime ? (has(noun, /^date/) ? 1.5 : -0.5) : 0) +
        (isMeasured(scene, noun) ? 0.4 : 0) +
        (/^(?:booking|event|money|measurement|document|task)$/.test(category(noun) ?? '') ? 0.5 : 0) -
        (isPerson(noun) ? 0.6 : 0) -
        (noun === byEntity ? 0.8 : 0),
    )
  );
}

const plainly = (text: string) =>
  text
    .replace(
      /^(?:of|the|my|our|all|each|please|want|need|needs|i|we|see|show|me|and|also|a|an|with|would|like|to|know) /g,
      '',
    )
    .trim();

const TIMED = new RegExp(`\\b(?:${TIME})\\b|curve|trend|history`);
/** More than any nearness says. */
const SURELY = 4;

/** Notes the charts of what is said. */
function drawAll(scene: Scene, said: string, at: number, span: Span): void {
  const counts = countsIn(said);
  for (const { title } of counts.length > 1 ? counts : [{ title: said }]) draw(scene, title, at, span);
}

/** "… would be great" says nothing of what is drawn, and "a chart of" is the drawing itself. */
const WISHED =
  /,? (?:(?:would|will|could|might)(?: also| really)? (?:be|help)\b|(?:if|when) (?:possible|you can)\b|please\b).*$/;
const DRAWING_OF =
  /^.*\b(?:chart|graph|diagram|plot)s? (?:of|with|for|showing|that shows?) (?:the |all |our |my )?(?=.* (?:by|per|over|each|every) )/;

/** "I'd like a line chart over the last months" says nothing of what is drawn. */
const ONLY_DRAWN =
  /^(?:(?:i|we)(?:'d| would)? (?:like|want|need|love)(?: to see)? )?(?:an? )?(?:(?:line|bar|pie|simple|nice) ?)*over (?:the )?(?:last|past)\b/;
/** Notes a chart of what is said, with its words as the title. */
function draw(scene: Scene, said: string, at: number, span: Span): void {
  let title = said.replaceAll(/\s+/g, ' ').replace(WISHED, '').replace(DRAWING_OF, '');
  for (let shorter = plainly(title); shorter !== title; shorter = plainly(title)) title = shorter;
  title = title.replace(
    /^(?:[a-z]+ ){1,4}(?:wants?|needs?|sees?) (?:to (?:see|know) )?(?=.* (?:by|per|over|each|every) )/,
    '',
  );
  title = title.replace(
    / (?:as|in) (?:an? )?(?:bar|line|pie|column)s?$| on (?:the|a|our) (?:(?:front|home|start|first) ?page|(?:big |large )?(?:screen|tv|monitor))$/,
    '',
  );
  title = title.replace(
    / (?:(?:and |as |in |on )an?|as|pls|please|for|and|is|in|on|so|oh|um|to|who|that|which)$/,
    '',
  );
  if (SHOWN_BY_PRONOUN.test(title) || ONLY_DRAWN.test(title)) title = 'over time';
  const [what = title, ...bys] = title.split(SPLIT);
  const by = bys.at(-1) ?? '';
  const counted = countedIn(scene, what, by, at);
  const ask = TIMED.test(title) ? 'time-chart' : 'chart';
  const entity = scene.hold(ask, at, (noun) => (noun === counted ? SURELY : 0)) ?? counted;
  scene.notebook.page({ kind: 'dashboard', title, ...(entity !== undefined && { entity }) }, span);
}

/** Whether what was asked for is a drawing, or a figure of what is known by something that is known. */
function isFigureOf(scene: Scene, { title, isFigure, isListed }: Drawing): boolean {
  const { named, notebook } = scene;
  const [what = '', ...bys] = title.split(SPLIT);
  const by = bys[0] ?? '';
  const hasField = (words: string) =>
    notebook.ownerOf(({ label }) => label.length > 2 && ` ${words} `.includes(` ${label.toLowerCase()} `)) !==
    undefined;
  const isSorted = bys.every((one) => ONLY_TIME.test(one) || SORTS.test(one) || hasField(one));
  if (!isFigure) return isSorted || named(by) !== undefined;
  const words = what.split(' ');
  const last = words.findLast((word) => isPlural(word)) ?? words.at(-1) ?? '';
  const isNumber = notebook.ownerOf(
    ({ label, type }) =>
      /^(?:number|money|duration)$/.test(type) &&
      words.some((word) => word.length > 2 && label.split(' ').includes(word)),
  );
  const isKnown = MONEY.test(what) || isNumber !== undefined || named(last) !== undefined || UNITS.test(what);
  return (
    isKnown && (isSorted || ((isListed || bys.some((one) => ONLY_TIME.test(one))) && named(by) !== undefined))
  );
}
const UNITS = new RegExp(`\\b(?:hours|${ENGLISH_UNITS})\\b`);

/** "I don't need a calendar", "we already have a board" */
export const isDenied = (lower: string, at: number): boolean =>
  /(?:\b(?:no need|without|instead of|not?)|n't|\bdont)\b[^.;,]{0,25}$|\b(?:i've|we've|i have|we have|already)(?: got| have)? an? $/.test(
    lower.slice(0, at),
  );

const FOR_SOMEBODY =
  /^(?:stat(?:istic)?s|reports?|overview|summary|analytics|charts?|graphs?) for (?:the|my|our) /;
const isForSomebody = ({ named, isPerson, notebook }: Scene, said: string): boolean => {
  const noun = named(said);
  const isField = notebook.ownerOf(
    ({ label }) => label.length > 2 && ` ${said} `.includes(` ${label.toLowerCase()} `),
  );
  return noun === undefined ? isField === undefined : isPerson(noun);
};

export function readCharts(scene: Scene): void {
  const { lower, start, named, notebook } = scene;
  const taken: Span[] = [];
  const spanOf = (match: RegExpMatchArray): Span => ({
    start: start + (match.index ?? 0),
    end: start + (match.index ?? 0) + match[0].length,
  });
  const isFree = (span: Span, words: string) => {
    // A plot of land is no diagram, and what isn't needed isn't asked for.
    const [drawn] = DRAWN_NOUN.exec(words) ?? [];
    if (drawn !== undefined && /^plots?$/.test(drawn) && named(drawn) !== undefined) return false;
    if (isDenied(lower, span.start - start)) return false;
    if (taken.some((one) => one.start < span.end && span.start < one.end)) return false;
    taken.push(span);
    return true;
  };
  for (const match of lower.matchAll(BEFORE)) {
    const said = match[1] ?? '';
    // "I'd like a bar chart with the hours per employee": what is drawn follows.
    if (
      SPLIT.test(said) &&
      !/(?:^| )(?:an?|the|one|another|some)$/.test(said) &&
      isFree(spanOf(match), match[0])
    )
      drawAll(scene, said, match.index, spanOf(match));
  }
  for (const drawing of drawingsIn(lower)) {
    const span = { start: start + drawing.at, end: start + drawing.end };
    if (isFigureOf(scene, drawing) && isFree(span, lower.slice(drawing.at, drawing.end)))
      drawAll(scene, drawing.title, drawing.at, span);
  }
  for (const match of lower.matchAll(AFTER)) {
    const alone = match[1] ?? '';
    // "A pie chart by category" counts rows.
    const said = /^(?:chart|graph|diagram|histogram|stat)/.test(match[0])
      ? alone.replace(/^(?:by|per|for each|for every) /, 'number per ')
      : alone;
    if (/^reports?\b/.test(match[0]) && named('report') !== undefined) continue;
    // "Annual statistics for the council": who reads them is no figure.
    if (FOR_SOMEBODY.test(match[0]) && !SPLIT.test(said) && isForSomebody(scene, said)) {
      if (isFree(spanOf(match), match[0])) notebook.page({ kind: 'dashboard' }, spanOf(match));
      continue;
    }
    // "An overview of who has not paid" and "of the shoots of this month" are rows, and no figures of them.
    if (/^(?:overview|summary)/.test(match[0]) && ROWS_OF.test(said) && !SPLIT.test(said)) {
      if (isFree(spanOf(match), match[0])) notebook.page({ kind: 'dashboard' }, spanOf(match));
      continue;
    }
    const isLinked = / (?:of|for|on|showing|with|about|over|(?:that )?shows?) |: /.test(
      match[0].slice(0, match[0].length - alone.length),
    );
    const isDrawn =
      /^(?:chart|graph|plot|diagram|curve|histogram|trend|stat|overview|summary|analytics|ranking|leader)/.test(
        match[0],
      );
    if (
      (isLinked || (isDrawn && SPLIT.test(said))) &&
      !LISTED.test(said) &&
      !ONLY_TIME.test(said) &&
      (isDrawn || SPLIT.test(said) || /\b(?:number|total|average|how m)/.test(said)) &&
      isFree(spanOf(match), match[0])
    )
      drawAll(scene, said, match.index, spanOf(match));
  }
  for (const match of lower.matchAll(SUMS)) {
    const [, word = '', what = '', by = ''] = match;
    const isTime = new RegExp(`^(?:${TIME})\\b`).test(by);
    const owner = named(singular(by)) ?? named(by);
    if (PRICED.test(lower.slice(0, match.index).trimEnd()) && /^(?:number|amount)/.test(word)) continue;
    if (isTime || owner === undefined) {
      if (
        (isTime ||
          /^(?:category|type|status|kind|stage|class|group|gender|age|region|country|source)/.test(by)) &&
        isFree(spanOf(match), match[0])
      )
        draw(scene, `${word} ${what.trim()} per ${by}`.replace(/\s+/g, ' '), match.index, spanOf(match));
      // A field of each of them, which is no chart.
    } else isFree(spanOf(match), match[0]);
  }
  for (const match of lower.matchAll(FIGURES)) {
    if (PRICED.test(lower.slice(0, match.index).trimEnd())) continue;
    // "At most two sessions per week" is a limit.
    if (/\bat $/.test(lower.slice(0, match.index)) && match[0].startsWith('most ')) continue;
    if (!/^most \d/.test(match[0]) && isFree(spanOf(match), match[0]))
      draw(scene, match[1] ?? '', match.index, spanOf(match));
  }
  for (const match of lower.matchAll(OVER_TIME)) {
    const said = match[1] ?? '';
    const isPlain = / (?:a|each|every) [a-z]+$/.test(match[0]);
    // "He gets pocket money every week" tells what happens.
    const isMoney =
      MONEY.test(said) && !(isPlain && /\b(?:he|she|they|it|who|gets?|pays?|gives?|receives?)\b/.test(said));
    const words = said.split(' ');
    const last = words.at(-1) ?? '';
    const isKnown =
      (named(last) !== undefined && /s$/.test(last)) ||
      notebook
        .entities()
        .some((noun) =>
          notebook.fieldsOf(noun).some(({ label, type }) => type !== 'text' && label.toLowerCase() === last),
        );
    const isSaid =
      /\b(?:hours|visits|visitors|km|kg|tonnes|litres|churn|absences|attendance|occupancy|usage|utili[sz]ation|consumption)\b/.test(
        said,
      );
    const counted = new RegExp(`\\b(?:${SUMMED})\\b`).test(said);
    if (
      PRICED.test(said) ||
      PRICED.test(lower.slice(0, match.index).trimEnd()) ||
      /\b(?:\d+|max\w*|at most|limit|once|twice|price|fee|rent)\b/.test(said)
    )
      continue;
    if ((isMoney || counted || (!isPlain && (isKnown || isSaid))) && isFree(spanOf(match), match[0]))
      draw(scene, plainly(match[0]), match.index, spanOf(match));
  }
  for (const match of lower.matchAll(PERIODICAL)) {
    const period = PERIODS[match[1] ?? ''] ?? 'month';
    const what = (match[2] ?? '').replace(/ (?:chart|graph|report|overview|summary|statistics?|stats)$/, '');
    if (isFree(spanOf(match), match[0])) draw(scene, `${what} per ${period}`, match.index, spanOf(match));
  }
  for (const match of lower.matchAll(DRAWN_ALONE)) {
    const { from, clause } = clauseAround(lower, match.index);
    const time = PER_TIME.exec(clause)?.[0];
    if (time !== undefined && isFree(spanOf(match), match[0]))
      draw(scene, titleIn(clause, time), from + clause.indexOf(time), spanOf(match));
  }
  const rate = RATE.exec(lower);
  if (rate && isFree(spanOf(rate), rate[0])) notebook.page({ kind: 'dashboard' }, spanOf(rate));
  const plain = PLAIN.exec(lower);
  if (plain && !isDenied(lower, plain.index)) notebook.page({ kind: 'dashboard' }, spanOf(plain));
}
