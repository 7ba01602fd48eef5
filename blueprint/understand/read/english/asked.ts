import type { AccessFact, Span } from '../../facts.ts';
import type { Notebook } from '../../notebook.ts';
import { ROLE_WORDS } from '../../words/english-roles.ts';
import { singular } from './inflect.ts';
import type { Sentence } from './tokens.ts';

// Pages and rules that a sentence asks for, who may do what, and what is worked out.

interface Scene {
  lower: string;
  start: number;
  notebook: Notebook;
  /** The thing named nearest to a place in the sentence; what was spoken of before where none is. */
  near(at: number, fits?: (noun: string) => boolean): string | undefined;
  /** The thing that words name. */
  named(words: string): string | undefined;
}
type Ask = readonly [pattern: RegExp, note: (match: RegExpMatchArray, scene: Scene, span: Span) => void];

const MINUTES: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
  month: 43_200,
};
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  the: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  twelve: 12,
  twice: 2,
  once: 1,
};
const numberOf = (text: string | undefined) =>
  text === undefined
    ? undefined
    : (NUMBERS[text] ?? (Number.isFinite(Number(text)) ? Number(text) : undefined));

const page =
  (kind: 'board' | 'calendar' | 'gallery'): Ask[1] =>
  (match, { near, notebook }, span) => {
    const entity = near(match.index ?? 0);
    if (entity !== undefined) notebook.page({ kind, entity }, span);
  };

const chart: Ask[1] = (match, { near, named, notebook }, span) => {
  const title = (match[1] ?? match[0]).trim();
  const entity = named(title) ?? near(match.index ?? 0);
  notebook.page({ kind: 'dashboard', title, ...(entity !== undefined && { entity }) }, span);
};
const rule =
  (kind: 'noOverlap' | 'uniqueTogether' | 'before'): Ask[1] =>
  (match, { near, notebook }, span) => {
    const owner = near(match.index ?? 0);
    if (owner !== undefined) notebook.rule({ owner, kind, details: {} }, span);
  };
const capacity: Ask[1] = (match, { near, notebook }, span) => {
  const owner = near(match.index ?? 0);
  const most = numberOf(match[1]);
  if (owner !== undefined)
    notebook.rule(
      { owner, kind: 'capacity', details: { of: owner, ...(most !== undefined && { most }) } },
      span,
    );
};

const ASKS: readonly Ask[] = [
  [
    /\b(?:kanban|board (?:of|by|for|with|showing|where)|(?:drag|pipeline|task|status) board|a board|pipeline view|by (?:state|status|stage) board)\b/g,
    page('board'),
  ],
  [
    /\b(?:calendar|schedule view|weekly view|month view|week view|agenda|timetable view|see .{0,30} by day|diary|planner view)\b/g,
    page('calendar'),
  ],
  [
    /\b(?:gallery|photo grid|picture wall|pictures? grid|as cards|portfolio page|lookbook)\b/g,
    page('gallery'),
  ],
  [
    /\b(?:charts?|graphs?|plots?|diagrams?|bar chart|pie chart|line chart) (?:of|for|showing|with|about) ((?:the |my |our )?[^.,;]{2,60})/g,
    chart,
  ],
  [
    /\b(?:reports?|statistics|stats|dashboard|overview|summary) (?:of|for|on|showing|with|about) ((?:the |my |our |total )?[^.,;]{2,60})/g,
    chart,
  ],
  [
    /\b((?:total|revenue|income|sales|spending|hours|number of|average|how many|how much) [^.,;]{0,40}?\b(?:by|per|each|over) (?:month|week|day|year|time|category|type|status|stage|[a-z]+))\b/g,
    chart,
  ],
  [
    /\b(?:dashboard|statistics|stats|analytics|figures at a glance)\b/g,
    (_match, { notebook }, span) => notebook.page({ kind: 'dashboard' }, span),
  ],
  [
    /\b(?:double[- ]book\w*|booked twice|overlap\w*|clash\w*|at the same time|same slot|conflicts?\b|twice (?:at|for) the same|only (?:one|1) .{0,30} at a time)/g,
    rule('noOverlap'),
  ],
  [
    /\b(?:only (?:vote|review|apply|sign up|register|book|rate|join|borrow)?\s*once|(?:not|n't|never|nobody|no one).{0,30}\btwice\b|one (?:vote|review|application|entry) (?:per|each)|no duplicates?|same .{2,30} twice)\b/g,
    rule('uniqueTogether'),
  ],
  [
    /\b(?:at most|no more than|up to|maximum(?: of)?|max\.?|never more than|limited to|not more than|limit of) (\d+|one|two|three|four|five|six|ten|twelve|the|its|their)\b/g,
    capacity,
  ],
  [
    /\b(?:once (?:it's|it is|they are|a \w+ is) full|fully booked|when (?:it's |it is )?full|until full|sold out|limited (?:places|seats|spots|number)|waiting list when)\b/g,
    capacity,
  ],
  [
    /\b(?:warn|alert|notify|tell|flag|highlight|show|remind|see|low stock|running low|runs? (?:out|low)|reorder)\b[^.;]{0,60}?\b(?:below|under|less than|fewer than|low|runs? out|reorder (?:level|point)|minimum)\b(?: (?:the )?(\d+))?/g,
    (match, { near, notebook }, span) => {
      const owner = near(match.index ?? 0);
      if (owner !== undefined)
        notebook.rule({ owner, kind: 'notify', details: { below: numberOf(match[1]) ?? 'minimum' } }, span);
    },
  ],
  [
    /\b(?:decreas\w+|reduc\w+|lower\w*|deduct\w*|subtract\w*|tak(?:e|es|en) (?:out )?from|comes? off|count\w* down|goes? down|update\w*|increas\w+)\b[^.;]{0,30}\b(?:stock|inventory|quantity|amount left)\b|\b(?:stock|inventory|quantity) (?:goes|go) down\b/g,
    (match, { near, notebook }, span) => {
      const owner = near(match.index ?? 0, (noun) =>
        /order|sale|withdrawal|movement|use|usage|line|item|delivery|loan/.test(noun),
      );
      if (owner !== undefined) notebook.rule({ owner, kind: 'stock', details: {} }, span);
    },
  ],
  [
    /\b(?:remind\w*|warn\w*|alert\w*|notif\w+|e-?mails?|sends?|gets?)\b[^.;]{0,60}?\b(\d+|an?|the|one|two|three|seven|ten) (minute|hour|day|week|month)s? (?:before|ahead|earlier|in advance|prior)(?: (?:the |its |their |his )?([a-z]+(?: [a-z]+)?))?/g,
    (match, { near, notebook }, span) => {
      const owner = near(match.index ?? 0);
      const minutes = (numberOf(match[1]) ?? 1) * (MINUTES[match[2] ?? 'day'] ?? 1440);
      if (owner !== undefined)
        notebook.rule(
          {
            owner,
            kind: 'reminder',
            details: {
              minutes: Math.min(minutes, 525_600),
              ...(match[3] !== undefined && { field: match[3] }),
            },
          },
          span,
        );
    },
  ],
  [
    /\b(?:remind(?:s|er|ers)?|warn|alert)\b(?! .{0,60}\b(?:before|below|under|less|low|when)\b)[^.;]{0,40}?\b(?:due|overdue|expir\w+|upcoming|is near|is coming|to renew|service)\b/g,
    (match, { near, notebook }, span) => {
      const owner = near(match.index ?? 0);
      if (owner !== undefined) notebook.rule({ owner, kind: 'reminder', details: { minutes: 1440 } }, span);
    },
  ],
  [
    /\b(?:(?:gets?|receives?|sends?|sent|be) (?:an? )?(?:e-?mail|mail|notification|message|alert|notified|emailed|text)|(?:notif(?:y|ies)|e-?mails?|inform|tell)s? (?:me|us|the|them|customers?|members?|everyone)|(?:is|are) (?:notified|e-?mailed|informed))\b[^.;]{0,40}?\b(?:when|once|after|as soon as|if|every time)\b(?:[^.;]{0,40}?\b(?:is|are|becomes?|gets?|been|has been|have been) ([a-z]+))?(?: ([a-z]+)$)?/g,
    (match, { near, notebook }, span) => {
      const owner = near((match.index ?? 0) + match[0].length);
      const state = match[1] ?? match[2];
      if (owner !== undefined && !/\b(?:below|low|full)\b/.test(match[0]))
        notebook.rule({ owner, kind: 'notify', details: state === undefined ? {} : { state } }, span);
    },
  ],
  [
    /\b(?:end|return|checkout|check-out)\w* (?:date|time)? ?(?:must|has to|should|cannot|can't|may not) (?:be |come )?(?:after|before)\b|\b(?:must|has to|should) (?:be |come )?(?:after|before) (?:the )?(?:start|end)\b/g,
    rule('before'),
  ],
  [
    /\b(?:total|subtotal|amount|sum|value|cost) (?:is |= |being |should be )?(?:the )?([a-z]+(?: [a-z]+)?) (?:times|x|\*|×|multiplied by) (?:the )?([a-z]+(?: [a-z]+)?)/g,
    (match, { near, notebook }, span) => {
      const owner = near(match.index ?? 0);
      if (owner !== undefined && match[1] && match[2])
        notebook.field(
          {
            owner,
            label: match[0].split(' ')[0] ?? 'total',
            type: 'computed',
            computed: { of: 'product', fields: [match[1], match[2]] },
          },
          span,
        );
    },
  ],
  [
    /\b(?:total|sum|average|number|count) (?:is |= )?(?:the )?(?:(sum|average|total|number|count) )?(?:of )?(?:the |all |its |their )?([a-z]+(?: [a-z]+)?)/g,
    (match, { near, named, notebook }, span) => {
      const child = named(singular(match[2] ?? '')) ?? named(match[2] ?? '');
      const word = match[1] ?? match[0].split(' ')[0] ?? '';
      const owner = near(match.index ?? 0, (noun) => noun !== child);
      if (child === undefined || owner === undefined) return;
      const of = word === 'average' ? 'average' : /number|count/.test(word) ? 'count' : 'sum';
      notebook.field(
        {
          owner,
          label: of === 'count' ? `number of ${match[2] ?? ''}` : of === 'average' ? 'average' : 'total',
          type: 'computed',
          computed: { of, entity: child },
        },
        span,
      );
    },
  ],
];

const ACTIONS: Readonly<Record<string, readonly AccessFact['action'][]>> = {
  see: ['read'],
  view: ['read'],
  read: ['read'],
  browse: ['read'],
  access: ['read'],
  look: ['read'],
  search: ['read'],
  find: ['read'],
  add: ['create'],
  create: ['create'],
  enter: ['create'],
  book: ['create'],
  order: ['create'],
  submit: ['create'],
  post: ['create'],
  register: ['create'],
  apply: ['create'],
  sign: ['create'],
  reserve: ['create'],
  request: ['create'],
  join: ['create'],
  record: ['create'],
  buy: ['create'],
  list: ['create'],
  report: ['create'],
  donate: ['create'],
  upload: ['create'],
  propose: ['create'],
  rsvp: ['create'],
  vote: ['create'],
  rate: ['create'],
  write: ['create'],
  comment: ['create'],
  review: ['create'],
  edit: ['update'],
  change: ['update'],
  update: ['update'],
  approve: ['update'],
  cancel: ['update'],
  confirm: ['update'],
  close: ['update'],
  accept: ['update'],
  reject: ['update'],
  assign: ['update'],
  mark: ['update'],
  publish: ['update'],
  decide: ['update'],
  delete: ['delete'],
  remove: ['delete'],
  manage: ['create', 'update', 'delete'],
};
const PUBLIC =
  /^(?:customer|client|guest|visitor|people|anyone|everyone|public|user|anybody|student|parent|volunteer|resident|applicant|neighbour|neighbor|buyer|attendee|participant|player|fan|citizen|tenant|patient|candidate|musician|traveller|traveler|stranger|musicians|the public)$/;
const CAN =
  /\b(only )?((?:the |an? |our |my )?(?:[a-z]+ )?[a-z]+) (?:can|may|could|are able to|is able to|should be able to|is allowed to|are allowed to)( only|not|n't| just| also)? (?:also |only |just |then )?([a-z]+)(?: (?:up|for|in))*([^.;]*)/g;
const ONLY_OWN =
  /\b(?:only|just) (?:see|view|edit|change|access|manage)?\s*(?:their|his|her|its) own\b|\b(?:see|view|edit|change|access) (?:only |just )?(?:their|his|her) own\b/;

function readAccess({ lower, start, notebook, near, named }: Scene): void {
  for (const match of lower.matchAll(CAN)) {
    const [all, only, who = '', extra = '', verb = '', rest = ''] = match;
    const words = who.replace(/^(?:the|an?|our|my|and|or|only|so|that|where|then|but) /g, '').trim();
    const actions = ACTIONS[verb];
    const span = { start: start + match.index, end: start + match.index + all.length };
    const noun = singular(
      words.split(' ').length > 1 &&
        named(words) === undefined &&
        !ROLE_WORDS.has(singular(words.split(' ').at(-1) ?? ''))
        ? words
        : words,
    );
    const head = singular(words.split(' ').at(-1) ?? '');
    if (!actions || /^(?:it|that|this|which|one|they|i|we|you)$/.test(head)) continue;
    const owner = named(rest) ?? near(match.index + all.length);
    if (owner === undefined) continue;
    const isNot = extra.trim() === 'not' || extra.trim() === "n't";
    const isOwn = ONLY_OWN.test(all);
    const isRole = only !== undefined || ROLE_WORDS.has(head) || isNot || isOwn;
    const isPublic = PUBLIC.test(head) && only === undefined;
    if (isRole && !/^(?:anyone|everyone|people|nobody|public|user|person|member|visitor|guest)$/.test(head))
      notebook.role({ noun }, span);
    for (const action of actions) {
      if (isNot) continue;
      if (isOwn) notebook.access({ who: 'own', owner, action, allowed: true }, span);
      else if (isPublic && action !== 'update' && action !== 'delete')
        notebook.access({ who: 'public', owner, action, allowed: true }, span);
      else if (only !== undefined) notebook.access({ who: noun, owner, action, allowed: true }, span);
    }
  }
  const open =
    /\b(?:customers|clients|guests|visitors|people|anyone|the public|everyone|strangers|neighbours|attendees|fans) (?:can |may )?(book|buy|order|sign up|register|apply|submit|reserve|rsvp|join|post|request|donate)s?\b/.exec(
      lower,
    ) ?? /\b(?:public|online) (?:booking|sign-?up|form|registration|order|application)/.exec(lower);
  const owner = open ? near(open.index + open[0].length) : undefined;
  if (open && owner !== undefined)
    notebook.access(
      { who: 'public', owner, action: 'create', allowed: true },
      { start: start + open.index, end: start + open.index + open[0].length },
    );
  const shown =
    /\b(?:public (?:page|site|website|list|catalogue|catalog|gallery|view|calendar)|publicly (?:visible|available)|(?:anyone|everyone|the public|visitors|people) (?:can |may )?(?:see|view|browse|read|look|search)|without (?:login|logging in|an account|signing in)|on (?:the|our|my) (?:public )?website)\b/.exec(
      lower,
    );
  const what = shown ? near(shown.index + shown[0].length) : undefined;
  if (shown && what !== undefined)
    notebook.access(
      { who: 'public', owner: what, action: 'read', allowed: true },
      { start: start + shown.index, end: start + shown.index + shown[0].length },
    );
}

const ROLES = /\b(?:roles?|user types?|users?)\s*(?::|are|=|include|including|\()\s*([a-z][^.;)]{3,80})/;

/** Reads what a sentence asks for, when all things are known. @param before what was spoken of when it began */
export function readAsked(
  sentence: Sentence,
  notebook: Notebook,
  forms: ReadonlyMap<string, string>,
  before: string | undefined,
): string | undefined {
  const lower = sentence.text.toLowerCase();
  const places: { at: number; noun: string }[] = [];
  for (const { 0: word, index } of lower.matchAll(/[\p{L}][\p{L}'-]*(?: [\p{L}][\p{L}'-]*)?/gu)) {
    const [first = '', second] = word.split(' ');
    const noun = forms.get(word) ?? forms.get(first);
    if (noun !== undefined) places.push({ at: index, noun });
    const other = second === undefined ? undefined : forms.get(second);
    if (other !== undefined && other !== noun) places.push({ at: index + first.length + 1, noun: other });
  }
  const scene: Scene = {
    lower,
    start: sentence.start,
    notebook,
    near(at, fits = () => true) {
      const sorted = places
        .filter(({ noun }) => fits(noun))
        .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
      if (sorted[0]) return sorted[0].noun;
      return before !== undefined && fits(before) ? before : undefined;
    },
    named: (words) =>
      words
        .split(/[^\p{L}'-]+/u)
        .map((word) => forms.get(word))
        .find((noun) => noun !== undefined),
  };
  for (const [pattern, note] of ASKS)
    for (const match of lower.matchAll(pattern))
      note(match, scene, {
        start: sentence.start + match.index,
        end: sentence.start + match.index + match[0].length,
      });
  readAccess(scene);
  const roles = ROLES.exec(lower);
  if (roles?.[1] !== undefined)
    for (const role of roles[1].split(/\s*,\s*(?:and )?|\s+and\s+|\s*\/\s*/))
      if (role.split(' ').length < 3 && role !== '')
        notebook.role(
          { noun: singular(role.replace(/^(?:an?|the) /, '')) },
          { start: sentence.start + roles.index, end: sentence.start + roles.index + roles[0].length },
        );
  return places.at(-1)?.noun ?? before;
}
