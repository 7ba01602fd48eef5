import { lookUp } from '../../words/look-up.ts';
import type { AccessFact, Span } from '../../facts.ts';
import { ROLE_WORDS } from '../../words/english-roles.ts';
import { singular } from './inflect.ts';
import { readPages } from './pages.ts';
import { readRoles } from './roles.ts';
import { readRules } from './rules.ts';
import type { Scene } from './scene.ts';

// What a sentence asks of the things that are known: pages, rules, who may do what, and what is worked out.

type Ask = readonly [pattern: RegExp, note: (match: RegExpMatchArray, scene: Scene, span: Span) => void];

const ASKS: readonly Ask[] = [
  [
    /\b(?:total|subtotal|amount|sum|value|cost) (?:is |= |being |should be )?(?:the )?([a-z]+(?: [a-z]+)?) (?:times|x|\*|×|multiplied by) (?:the )?([a-z]+(?: [a-z]+)?)/g,
    (match, { pick, notebook }, span) => {
      const owner = pick(match.index ?? 0);
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
    (match, { pick, named, notebook }, span) => {
      const child = named(singular(match[2] ?? '')) ?? named(match[2] ?? '');
      const word = match[1] ?? match[0].split(' ')[0] ?? '';
      const owner = pick(match.index ?? 0, (noun) => (noun === child ? -9 : 0));
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

function readAccess({ lower, start, notebook, pick, named, category, isPerson }: Scene): void {
  for (const match of lower.matchAll(CAN)) {
    const [all, only, who = '', extra = '', verb = '', rest = ''] = match;
    const words = who.replace(/^(?:the|an?|our|my|and|or|only|so|that|where|then|but) /g, '').trim();
    const actions = lookUp(ACTIONS, verb);
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
    const owner = named(rest) ?? pick(match.index + all.length);
    if (owner === undefined) continue;
    const isNot = extra.trim() === 'not' || extra.trim() === "n't";
    const isOwn = ONLY_OWN.test(all);
    const isRole = only !== undefined || isOwn;
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
  const note = (found: RegExpExecArray | null, action: 'create' | 'read', fits: (noun: string) => number) => {
    if (!found) return;
    const owner = pick(found.index + found[0].length / 2, fits);
    const span = { start: start + found.index, end: start + found.index + found[0].length };
    if (owner !== undefined) notebook.access({ who: 'public', owner, action, allowed: true }, span);
  };
  note(
    JOINS.test(lower) ? OPEN.exec(lower) : null,
    'create',
    (noun) =>
      (/^(?:booking|document|message|event|task)$/.test(category(noun) ?? '') ? 0.8 : 0) -
      (isPerson(noun) ? 0.4 : 0),
  );
  note(
    SHOWN.exec(lower),
    'read',
    (noun) => (isPerson(noun) ? -0.6 : 0) + (noun === notebook.entities()[0] ? 0.3 : 0),
  );
}

/** What is looked for first, because it is quick. */
const JOINS =
  /book|buy|order|sign|regist|appl|submit|reserv|rsvp|join|post|request|ask|donate|enrol|fill|number|report|suggest|propose|enquir|pick|form|account|login|add|put/;
/** People of the public doing something that makes a row. */
const OPEN =
  /\b(?:customers?|clients?|guests?|visitors?|people|anyone|anybody|the public|everyone|strangers?|neighbours?|attendees?|fans?|tourists?|passengers?|parents?|families|residents?|citizens?|traders?|buskers?|performers?|applicants?|donors?|buyers?|tenants?|patients?|travellers?|participants?|hikers?|musicians?|couples|shoppers|who want to [a-z]+)\b(?: (?:can|may|should|could|to|just|also|then|must|will|are able to|be able to|want to|who [a-z]+ [a-z]+))*(?: [a-z]+)? (?:book|buy|order|sign up|sign themselves up|register|apply|applies|submit|reserve|rsvp|join|post|request|ask|donate|enrol|fill (?:in|out)|put themselves|take a number|report|suggest|propose|enquire|order|pick a)(?:s|es)?\b|\b(?:anyone|people|visitors|everyone) (?:can|may) add\b|\b(?:public|online) (?:booking|sign-?up|form|registration|order|application|enquir)|\b(?:contact|enquiry|inquiry|request|application|booking|sign-?up|registration) form\b|\b(?:book|apply|register|order|enrol|sign up|buy|report)(?:ed|ing|s|es)?(?: [a-z]+){0,3} (?:online|(?:on|from|through|via|at) (?:the|our|my) (?:web ?)?(?:site|website|page))\b|\bwithout (?:making |needing |having )?an? (?:account|login)\b/;
const SHOWN =
  /\b(?:public (?:page|site|website|list|listing|catalogue|catalog|gallery|view|calendar|schedule|line-?up|map|timetable|overview|search)|publicly (?:visible|available)|(?:anyone|anybody|everyone|the public|visitors|people|beachgoers|citizens|strangers|guests) (?:can |may |should |could |to )?(?:just |also |only )?(?:see|view|browse|read|look|search|find|check|look up|look at|look)|without (?:a )?(?:login|logging in|signing in|sign-?in|password)|on (?:the|our|my|a) (?:public )?(?:website|web ?site|web ?page|page|homepage)|visible to (?:everyone|anyone|all|the public)|open to the public|(?:page|list|screen) for everyone|public screen|everyone reads|on (?:our|the) (?:page|site)|able to look at)\b/;

const ROLES = /\b(?:roles?|user types?|users?)\s*(?::|are|=|include|including|\()\s*([a-z][^.;)]{3,80})/;

/** Reads what a sentence asks for, when all things are known. */
export function readAsked(scene: Scene): void {
  const { lower, start, notebook } = scene;
  for (const [pattern, note] of ASKS)
    for (const match of lower.matchAll(pattern))
      note(match, scene, { start: start + match.index, end: start + match.index + match[0].length });
  readPages(scene);
  readRules(scene);
  readRoles(scene);
  readAccess(scene);
  const roles = ROLES.exec(lower);
  if (roles?.[1] === undefined) return;
  const span = { start: start + roles.index, end: start + roles.index + roles[0].length };
  for (const role of roles[1].split(/\s*,\s*(?:and )?|\s+and\s+|\s*\/\s*/))
    if (role.split(' ').length < 3 && role !== '')
      notebook.role({ noun: singular(role.replace(/^(?:an?|the) /, '')) }, span);
}
