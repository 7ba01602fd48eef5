import type { AttentionFact } from '../../../facts.ts';
import { likelihood, type Weights } from '../../../likelihood.ts';
import { ATTENTION_WEIGHTS } from '../../../words/attention-weights.ts';
import { isDenied } from './charts.ts';
import { minutesOf } from '../rules/numbers.ts';
import type { Scene } from '../scene.ts';

// Rows that someone has to look after: "who hasn't paid", "what is overdue", "which batches are ready?"

/** Something said of rows that could ask to see them, with the signs by which that is judged. */
export interface Watched {
  at: number;
  words: string;
  attention: AttentionFact;
  signs: readonly string[];
  /** Where its clause begins. */
  from: number;
  /** The things that its clause names. */
  nouns: readonly string[];
  /** Whether its clause opens with a list, or with a day: "and a list of unpaid invoices", "show this week's deadlines". */
  isListOf: boolean;
}
const LIST_OF =
  /^(?:(?:show|see|print|give|get|have|with|i|we|me|us|want|need) )*(?:an?|the|my|our) (?:(?:short|simple|printable|printed|separate|full|daily|weekly|quick|clear|little|small) )?(?:list|overview|table) (?:of|with) |^(?:list|overview) of |^(?:(?:each|every|the|our|my) )?[a-z]+ (?:sees?|needs?|gets?) (?:the |his |her |their )?(?:today|tomorrow|this week|this month)['’]?s |^(?:show|see|list)(?: me| us)? (?:the )?(?:today|tomorrow|this week|this month)['’]?s /;

const COUNT = String.raw`(\d+|an?|one|two|three|four|five|six|ten|twelve|few|couple of)`;
const UNIT = String.raw`(working days?|days?|weeks?|months?|years?|hours?|minutes?)`;

/** "Within two weeks", "this month" */
export const daysOf = (count: string | undefined, unit: string | undefined): { value?: number } =>
  unit === undefined
    ? {}
    : {
        value: Math.max(
          1,
          Math.round(minutesOf(count === '' ? '1' : (count ?? '1'), unit.replace(/s$/, '')) / 1440),
        ),
      };

/** How many days a word looks ahead. */
const nearIn = (said: string): { value?: number } =>
  /today/.test(said)
    ? { value: 1 }
    : /tomorrow/.test(said)
      ? { value: 2 }
      : /this week/.test(said)
        ? { value: 7 }
        : /this month/.test(said)
          ? { value: 30 }
          : {};

const past = (): AttentionFact => ({ when: 'past' });
type Condition = readonly [name: string, says: RegExp, fact: (match: RegExpMatchArray) => AttentionFact];
const CONDITIONS: readonly Condition[] = [
  [
    'overdue',
    /\b(?:overdue|over ?due|too late|past (?:due|(?:its|their|the) [a-z]+(?: date)?)|past [a-z]+ date|not (?:back|returned)|still out|(?:what|who)(?:'?s| is) (?:still )?out|must go back|late|behind(?: with| on)?|should (?:have|be) (?:been )?back|slipp\w+|expired|(?:ran|(?:has|have) run) out|lapsed|out of date|(?:has|have|is|are|was) (?:already )?(?:passed|gone by|in the past))\b/g,
    past,
  ],
  [
    'elapsed',
    new RegExp(
      String.raw`\b(?:older|longer|more|over|since|after|last|untouched)(?: than| for)? (?:than )?${COUNT} ${UNIT}\b|\b${COUNT} ${UNIT} (?:ago|or (?:more|longer|older)|old|overdue|late)\b`,
      'g',
    ),
    ([, count = '', unit, before = '', after]) => ({
      when: 'past',
      ...daysOf(count || before, unit ?? after),
    }),
  ],
  [
    // "Haven't been checked in 9 months"
    'elapsed',
    new RegExp(
      String.raw`\b(?:has|have|is|was|were|are)(?:n'?t| not)[^.;,]{1,30}? (?:in|for) (?:(?:more than|over|at least) )?${COUNT} ${UNIT}\b`,
      'g',
    ),
    ([, count = '', unit]) => ({ when: 'past', ...daysOf(count, unit) }),
  ],
  [
    'soon',
    /\b(?:expir\w+|runs? out|due|ends?|ending|lapse\w*|renew\w*|upcoming|coming up|birthdays?)\b[^.;]{0,30}?\b(?:in|within|under|next|this|less than|soon)\b(?: (?:the )?(?:next )?(\d+|an?|one|two|three|four|six)? ?(days?|weeks?|months?|years?))?/g,
    ([, count, unit]) => ({ when: 'within', ...daysOf(count, unit) }),
  ],
  [
    // "Which courses start in the next two weeks"
    'soon',
    new RegExp(
      String.raw`(?<=\b(?:which|what|that|who|[a-z]{2,}s) )(?:starts?|begins?|arrives?|departs?|leaves?|takes? place)(?: (?:with)?in(?: the)?)? (?:next|this|coming)(?: ${COUNT})? ${UNIT}\b`,
      'g',
    ),
    ([, count = '', unit]) => ({ when: 'within', ...daysOf(count, unit) }),
  ],
  [
    // "Whose due date is in the next 14 days"
    'soon',
    new RegExp(
      String.raw`\b(?:date|day|deadline|due|time|start|end|expiry|return|whose [a-z]+) (?:is|lies|falls|comes|are|lie|fall) (?:due )?(?:with)?in (?:the )?(?:next |coming )?${COUNT} ${UNIT}\b`,
      'g',
    ),
    ([, count = '', unit]) => ({ when: 'within', ...daysOf(count, unit) }),
  ],
  [
    'due',
    /\b(?:is|are|be|was|comes?|falls?) due\b(?! (?:date|after))|\bexpiring\b|\bupcoming\b|\b(?:about to|going to|soon) (?:run out|expire|end|lapse)|\bdue (?:back )?(?:for|soon|this|today|tomorrow|next)\b|\b(?:runs? out|expires?|needs? (?:renewing|doing|a service|servic\w+))\b|\b(?:today|tomorrow|this week|of this month|this month['’]s)\b/g,
    ({ 0: said }) => ({ when: 'within', ...nearIn(said) }),
  ],
  [
    'undone',
    /\b(?:hasn'?t|haven'?t|has not|have not|not|isn'?t|aren'?t|never|nobody|no ?one|without|no)(?: yet)?(?: been| has| have| got)? (?!need|bed)([a-z]+(?:ed|en|id|ne|ght|rned|ck|ut|ok|ot|de)|come|sold|told|held|kept|met|left|begun)\b|\bun(paid|answered|assigned|confirmed|returned|read|shipped|approved|checked|signed|used|sold|claimed|collected|delivered)\b/g,
    ([, done = '', undone = '']) => ({ when: 'isNot', field: done === 'come' ? 'arrived' : done || undone }),
  ],
  [
    // "Which shifts still need people"
    'undone',
    /\bstill (?:needs?|lacks?|(?:is|are) (?:missing|short of)) (?:people|somebody|someone|volunteers?|helpers?|staff|an? (?:volunteer|helper|driver|leader|coach|trainer|teacher|cleaner))\b/g,
    () => ({ when: 'isNot', field: 'assigned' }),
  ],
  [
    'owing',
    /\b(?:still (?:owes?|owing|(?:(?:has|have|needs?) )?to pay|outstanding)|owes?|owed|owing|outstanding)\b/g,
    () => ({ when: 'isNot', field: 'paid' }),
  ],
  [
    // "Which orders still have to be shipped"
    'undone',
    /\b(?:still|yet)(?: (?:has|have|needs?))? to (?:be|get) ([a-z]+(?:ed|en|id|ne|ght|ck|ut|ok|ot|de|ld|pt|nt))\b/g,
    ([, done = '']) => ({ when: 'isNot', field: done }),
  ],
  [
    'still',
    /\bstill (?:in )?(?!(?:has|have|needs?|to|be|being|not|an?|the)\b)([a-z]+)\b/g,
    (match) => ({ when: 'is', field: match[1] ?? '' }),
  ],
  [
    'waiting',
    /\b(waiting|pending|open|missing|incomplete|ready|left|short|free|available|empty|broken|out of service|failed|rejected|faulty|damaged|lost|(?<!\b(?:nearly|almost) )sold out|fully booked)\b/g,
    (match) => ({ when: 'is', field: match[1] ?? '' }),
  ],
  [
    // "Nearly empty", "running low"
    'limit',
    /\b(?:runs?|running|gets?|getting|are|is|low) low\b|\blow (?:on|stock)\b|\b(?:nearly|almost|close to) (?:empty|gone|finished|used up|out|sold out)\b/g,
    () => ({ when: 'below' }),
  ],
  [
    'limit',
    /\b(under|below|less than|fewer than|lower than|above|over|more than|at least|exceeds?|reaches|hits) (?:the |its |their )?(?:(\d+)(?:k|%)?|min\w*|max\w*|limit|target|threshold)\b(?! ?(?:working |days?|weeks?|months?|years?|hours?|minutes?))(?: (?!(?:and|or|should|must|can|are|is|please|list|stand|in|on|to|at|we|they|turn|show|the)\b)([a-z]{3,}))?|\bover(?:booked|loaded|drawn)\b/g,
    ([, word = '', count, of]) => ({
      when: /^(?:under|below|less|fewer|lower)/.test(word) ? 'below' : 'above',
      ...(count !== undefined && { value: Number(count) }),
      ...(of !== undefined && { field: of }),
    }),
  ],
];

/** A list of what is to be shown, of which each part asks for rows. */
const LISTS =
  /\b(?:lists?|views?|pages|overviews?|reports?|dashboard|start page|home ?page|first page|screens?|filters?|alerts?|warnings?|(?:want|need|like|love)(?: to (?:see|know))?(?: at a glance)?|show(?: me| us)?|see)(?: (?:we|i) (?:need|want))? ?:/;
/** "So a list of those", "show me them": what stands before is asked for. */
const THOSE =
  /\b(?:show|list|flag|highlight|see|warn|tell|know|mark|colou?r|red|top)\b[^.;]{0,20}\b(?:those|them|these|it|that)\b|\b(?:in red|on top|(?:a )?list)\b/;

/** How rows are asked for. */
const ASKING: readonly (readonly [name: string, says: RegExp])[] = [
  ['show', /\b(?:show|shows|showing|display|give me|list|lists|listed|find|pull up)\b/],
  ['see', /\b(?:see|view|look at|spot|watch|overview|at a glance|one glance)\b/],
  ['know', /\b(?:know|remember|forget|lose track|keep track|tell)\b/],
  ['want', /\b(?:want|need|like|wish|would be (?:nice|great|good|useful))\b/],
  ['which', /\b(?:which|who|whose|whom)\b/],
  ['what', /\b(?:what|what's|whats|everything|anything|all those|those|ones|stuff|things)\b/],
  [
    'warn',
    /\b(?:warn\w*|alert\w*|flag\w*|highlight\w*|tell me|shout|ping|nag\w*|remind\w*|notify|let me know|alarm)\b/,
  ],
  ['colour', /\b(?:in red|red|bold|orange|stands? out|jumps? out|top of|on top|first page|start page)\b/],
  ['list', /\b(?:list|report|dashboard|overview|section|page|reorder|shopping)\b/],
  ['count', /\b(?:how many|how much|number of|count|total|sum)\b/],
];
const OTHERS: readonly (readonly [name: string, says: RegExp])[] = [
  ['forbids', /\b(?:must|may|cannot|can't|can|never|only|nobody|no ?one|not allowed|allowed)\b/],
  ['if', /\b(?:if|when|once|as soon as|until|unless|before|after)\b/],
  ['mails', /\b(?:e-?mail\w*|mails?|sms|text|texts|message|reminder|reminds?)\b/],
  ['public', /\b(?:public|website|anyone|everyone|visitors?|customers?|clients?)\b/],
  ['they', /\b(?:they|their|he|she|his|her)\b/],
  ['i', /\b(?:i|we|me|us|my|our)\b/],
  ['listed', /^[a-z' -]{1,24}$/],
];

const EDGE = /[.;:()?!]|, |\b(?:and|but|so|then|plus|also)\b| [–-] /g;

export interface Clause {
  from: number;
  clause: string;
}
/** The clause around a place, and where it begins. */
export function clauseAt(lower: string, at: number, end: number): Clause {
  const edges = [...lower.matchAll(EDGE)].map(({ index, 0: edge }) => ({ index, end: index + edge.length }));
  const from = edges.filter((edge) => edge.end <= at).at(-1)?.end ?? 0;
  const to = edges.find(({ index }) => index >= end)?.index ?? lower.length;
  return { from, clause: lower.slice(from, to).trim() };
}

const namesIn = (list: readonly (readonly [name: string, says: RegExp])[], text: string): string[] =>
  list.filter(([, says]) => says.test(text)).map(([name]) => name);
const wordOf = (text: string | undefined) => (text ?? '').replace(/\d+/, '#');

function signsOf(
  scene: Scene,
  name: string,
  match: RegExpMatchArray,
  { from, clause }: Clause,
  nouns: readonly string[],
): string[] {
  const { lower, has, isPerson, category, notebook } = scene;
  const at = match.index ?? 0;
  const end = at + match[0].length;
  const asking = namesIn(ASKING, clause);
  const before = namesIn(ASKING, lower.slice(0, from));
  const others = [
    ...namesIn(OTHERS, clause),
    ...(LISTS.test(lower.slice(0, from)) ? ['a list'] : []),
    ...(THOSE.test(lower.slice(end)) ? ['those'] : []),
  ];
  const left = wordOf(/([a-z']+|\d+)[^a-z\d']*$/.exec(lower.slice(0, at))?.[1]);
  const right = wordOf(/^[^a-z\d']*([a-z']+|\d+)/.exec(lower.slice(end))?.[1]);
  const isField = notebook
    .entities()
    .some((noun) => has(noun, /./, new RegExp(`^${match[0].replaceAll(/[^a-z ]/g, '.')}`, 'i')));
  const done = match[1] ?? '';
  const isState = notebook
    .entities()
    .some((noun) =>
      notebook.statesOf(noun).some((state) => done.length > 2 && state.toLowerCase().includes(done)),
    );
  const own = [
    ...asking.map((one) => `asks ${one}`),
    ...others.map((one) => `with ${one}`),
    ...(asking.length === 0 ? ['asks nothing'] : []),
    ...(asking.length > 1 ? ['asks twice'] : []),
    ...(isField ? ['is a field'] : []),
    ...(isState ? ['is a state'] : []),
    ...(nouns.length > 0 ? ['named'] : []),
    ...(nouns.some((noun) => isPerson(noun)) ? ['someone'] : []),
    ...(nouns.some((noun) => has(noun, /^date/)) ? ['has date'] : []),
  ];
  return [
    `is ${name}`,
    ...own,
    ...own.map((sign) => `${name}: ${sign}`),
    ...before.map((one) => `before ${one}`),
    ...(before.length === 0 ? ['before nothing'] : []),
    ...nouns.map((noun) => `sort ${category(noun) ?? 'unknown'}`),
    `starts ${wordOf(clause.split(' ')[0])}`,
    `left ${left}`,
    `right ${right === '' ? 'end' : right}`,
    `said ${wordOf(match[0])}`,
    ...(clause.length > 90 ? ['long'] : clause.length < 25 ? ['short'] : []),
    ...(from === 0 ? ['opens'] : []),
    ...(isDenied(lower, at) ? ['denied'] : []),
  ];
}

const FORBIDS = /^ (?:may|can|could|must|should|shall|will|is (?:allowed|to)|gets?) /;

const FREE_TIME =
  /\bwhich (?:weekends|days|dates|evenings|nights|weeks|times|hours) are (?:still )?(?:free|open|available)$/;
const FORBIDDEN =
  /\b(?:nobody|no ?one|none|no [a-z]+|can(?:'t|not|t)?|may|must|should)(?: ?n[o']?t)? (?:[a-z]+ ){1,3}$/;

/** "Blocked vans in red": values that rows have are asked for by their names, where not all of them are told. */
function valuesIn({ lower, notebook }: Scene): Condition[] {
  const rows = notebook.entities().map((noun) => notebook.statesOf(noun).map((value) => value.toLowerCase()));
  const values = rows.flatMap((row) => {
    const said = [...new Set(row)].filter((value) => value.length > 3 && lower.includes(value));
    return said.length === 1 ? said.filter((value) => /^[a-z][a-z ]+$/.test(value)) : [];
  });
  return [...new Set(values)].map((value) => [
    'waiting',
    new RegExp(String.raw`\b(?:${value})\b`, 'g'),
    () => ({ when: 'is', field: value }),
  ]);
}

const SOMEONE =
  /\b(?:who|people|persons|kids|he|she|i|we|you|somebody|someone|everybody|everyone|nobody|no ?one)(?: (?:that|still))? ?$/;
/** "People who have not come to the meeting": only what is sent or ordered arrives. */
const isSomeoneComing = (
  { lower, mentioned, isPerson }: Scene,
  from: number,
  match: RegExpMatchArray,
): boolean => {
  const at = match.index ?? 0;
  const subject = mentioned.findLast((one) => one.at >= from && one.at < at)?.noun;
  return (
    /^no(?:body| ?one)/.test(match[0]) ||
    SOMEONE.test(lower.slice(from, at)) ||
    (subject !== undefined && isPerson(subject))
  );
};

/** Everything a sentence says of rows that could ask to see them. */
export function watchedIn(scene: Scene): Watched[] {
  const { lower, mentioned } = scene;
  const found: Watched[] = [];
  for (const condition of [...CONDITIONS, ...valuesIn(scene)]) {
    const [name, says, read] = condition;
    for (const match of lower.matchAll(says)) {
      const at = match.index;
      const end = at + match[0].length;
      // "No spot may be given twice" forbids something, and asks for no list of what has no spot.
      if (/^no /.test(match[0]) && FORBIDS.test(lower.slice(end))) continue;
      // "Which weekends are still free" asks for a calendar.
      if (FREE_TIME.test(lower.slice(0, end))) continue;
      // "Nobody may take more than 5 packets" does as little.
      if (/^(?:more|over|less|fewer)/.test(match[0]) && FORBIDDEN.test(lower.slice(0, at))) continue;
      const around = clauseAt(lower, at, end);
      const { from, clause } = around;
      if (match[1] === 'come' && isSomeoneComing(scene, from, match)) continue;
      const nouns = [
        ...new Set(
          mentioned
            .filter((one) => one.at >= from && one.at < from + clause.length + 1)
            .map((one) => one.noun),
        ),
      ];
      found.push({
        at,
        from,
        words: match[0],
        attention: read(match),
        signs: signsOf(scene, name, match, around, nouns),
        nouns,
        isListOf: CONDITIONS.includes(condition) && name !== 'limit' && LIST_OF.test(clause),
      });
    }
  }
  return found;
}

/** From how likely on rows are shown. */
const ENOUGH = 0.3;

/** What a sentence asks to be shown, the likeliest first. */
export function attentionIn(watched: readonly Watched[], weights: Weights): Watched[] {
  const likely = watched
    .map((one) => ({ one, value: Math.max(likelihood(one.signs, weights), one.isListOf ? ENOUGH : 0) }))
    .filter(({ value }) => value >= ENOUGH)
    .sort((a, b) => b.value - a.value)
    .map(({ one }) => one);
  // One of each clause, and one of a day beside one of a number: "expiring within 60 days or with less than 20 doses".
  const isNumber = ({ attention }: Watched) => /^(?:above|below)$/.test(attention.when);
  const isSame = (one: Watched, other: Watched) =>
    one.from === other.from && isNumber(one) === isNumber(other);
  return likely.filter((one, rank) => likely.findIndex((other) => isSame(one, other)) === rank);
}

/** Notes what a sentence asks to be shown. @returns all that it says of rows that could ask so */
export function readAttention(scene: Scene, weights: Weights = ATTENTION_WEIGHTS): Watched[] {
  const { start, hold, notebook, has, isPerson, category } = scene;
  const watched = watchedIn(scene);
  for (const { at, words, attention: said } of attentionIn(watched, weights)) {
    const isDated = /^(?:past|within)$/.test(said.when);
    const field = said.field ?? '';
    const isState = (noun: string) =>
      field !== '' && notebook.statesOf(noun).some((state) => state.toLowerCase().includes(field));
    const isField = (noun: string) =>
      field !== '' && has(noun, /./, new RegExp(field.replace(/[^a-z]/g, ''), 'i'));
    const entity = hold(
      'attention',
      at,
      (noun) =>
        (isField(noun) ? 1.5 : 0) +
        (isState(noun) ? 1.5 : 0) +
        (isDated && has(noun, /^date/) ? 1 : 0) +
        (/^(?:booking|money|task|document|event)$/.test(category(noun) ?? '') ? 0.4 : 0) -
        (isPerson(noun) ? 0.3 : 0),
    );
    if (entity !== undefined)
      notebook.page(
        { kind: 'home', entity, title: words, attention: said },
        { start: start + at, end: start + at + words.length },
      );
  }
  return watched;
}
