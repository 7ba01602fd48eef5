import type { AccessFact, Span } from '../../../facts.ts';
import type { Category } from '../../../ontology/concept.ts';
import { actionsOf, deedOf, formsOf } from '../../../words/english-actions.ts';
import { EVENTS } from '../../../words/english-verbs.ts';
import { lookUp } from '../../../words/look-up.ts';
import { singular } from '../inflect.ts';
import type { NounPhrase } from '../phrases.ts';
import { readRights } from './rights.ts';
import { roleOf } from './roles.ts';
import type { Scene } from '../scene.ts';
import { readSignOffs } from './sign-offs.ts';
import { headOf } from '../sorts.ts';
import { isSeen, shownIn } from '../asked/shown.ts';
import { isInsider, isPublic, isSomeone } from './someone.ts';
import type { Statement } from '../statements.ts';

// Who may do what with which rows.

const ANYONE = /^(?:anyone|anybody|everyone|everybody)$/;
/** In an app of a team or a family these are the team or the family. */
const EVERYONE = /^every/;
/** One of many who isn't named. */
const SOMEONE = /^(?:someone|somebody|others)$/;
const STRANGERS =
  /^(?:visitor|people|person|public|guest|stranger|citizen|passer-by|beachgoer|follower|tourist|customer|client|fan|neighbour|neighbor|resident|folk|passenger|traveller|traveler|hiker|listener|attendee|shopper)$/;
const WHOEVER_COMES = /^(?:visitor|public|stranger|outsider|passer-by)$/;
/** People who come to a business, a club or an office from outside. */
const OUTSIDERS =
  /^(?:customer|client|guest|visitor|people|person|public|stranger|neighbour|neighbor|attendee|fan|tourist|passenger|parent|family|resident|citizen|trader|busker|performer|applicant|donor|buyer|tenant|patient|traveller|traveler|participant|hiker|musician|couple|shopper|bidder|supporter|candidate|reader|listener|household|artist|exhibitor|subscriber)$/;
/** Who does these in an open app puts in something of their own. */
const JOINING = new Set(
  'book buy order sign register apply submit reserve rsvp join post request donate enrol enroll fill report suggest propose pledge bid vote rate review comment subscribe ask send open raise lodge file'.split(
    ' ',
  ),
);
/** Wants that are told as such: "people who want to adopt fill out a form". */
const JOINING_TEXT =
  /^(?:fills? (?:in|out)|puts? (?:themselves|(?:their|his|her) names? down)|takes? a number|picks? (?:an?|the|their)|signs? (?:themselves )?up|asks? (?:us |me )?for|enquires?|drops? off|hands? in|makes? (?:an? |their |his |her |the )?(?:[a-z]+ )?(?:appointment|booking|reservation|request|order|enquiry|inquiry|donation|application)s?)\b/;
/** "Customers drop off a box": done at a door or a desk, unless it is done online. */
const AT_DESK = /^drops? off\b/;
/** "Passengers ring up and ask for a trip": whoever answers enters it. */
const BY_PHONE =
  /\b(?:rings? and\b|(?:rings?|phones?|calls?) (?:me|us|up|in)\b|(?:by|over the|on the) (?:phone|telephone|post|counter)\b|in person\b|on paper\b|(?:comes?|walks?) in (?:and|to)\b)/;
/** What is made by those who do these, besides what verbs usually make. */
const MADE: Readonly<Record<string, string>> = {
  ask: 'request',
  request: 'request',
  report: 'report',
  enquire: 'enquiry',
};
/** What one books is no booking. */
const PLACES = /^(?:slot|place|spot|seat|date|time|space|table|number)$/;

const ADDING = /^(?:add|create|enter|upload|write|record)$/;
const FORM =
  /\b((?:(?:public|online) )?[a-z-]+) forms?\b|\b(?:public|online) ([a-z-]+)\b|\b(booking|reservation|registration|sign-?up) (?:page|site|website)\b/g;
/** "Guests check in": they look at nothing. */
const ARRIVING = /\bcheck(?:s|ed|ing)?[ -](?:in|out|off)\b/;
/** Who signs in is no stranger. */
const SIGNED_IN =
  /\b(?:log(?:s|ged|ging)?[ -]?in(?:s|to)?|sign(?:s|ed|ing)?[ -]in|accounts?|passwords?|portal|their (?:own )?area)\b/;
const UNSIGNED = new RegExp(
  String.raw`\b(?:without|no|needn't|not|don't|doesn't)(?: [a-z]+){0,3}? (?:log[a-z]*[ -]?in|sign[a-z]*[ -]?in|logins?|accounts?|passwords?)\b`,
  'g',
);
/** Those with whom a business has to do, each for themselves. */
const SERVED = /^(?:customer|client|guest|resident|neighbou?r|passenger|attendee|shopper)$/;
const BETWEEN_US: readonly (Category | undefined)[] = [
  'money',
  'health',
  'booking',
  'measurement',
  'message',
  'work',
];
const PAPERS =
  /^(?:invoice|bill|contract|lease|receipt|quote|offer|estimate|claim|policy|record|order|file|document|drawing|certificate|agreement|statement|report)$/;
/** "Clients see the invoices": each their own, and never everyone. */
const isBetweenUs = (scene: Scene, { who }: Statement, noun: string): boolean =>
  who.length > 0 &&
  who.every((one) => SERVED.test(headOf(one.noun))) &&
  (BETWEEN_US.includes(scene.category(noun)) || PAPERS.test(headOf(noun)) || scene.isPerson(noun));
/** Papers that are called by what they are for, and need the word. */
const NAMELESS = /^(?:consent|membership|entry|referral)$/;
const FORMS =
  /^(?:enquir(?:y|ies)|inquir(?:y|ies)|application|request|registration|sign-?up|booking|order|complaint|report|feedback|consent|waiver|reservation|membership|donation|referral|claim|suggestion|entry|submission)s?$/;
/** Done from outside, by whoever has no account. */
const ONLINE =
  /\b(?:online|(?:on|from|through|via|at|over|with|by|using|in) (?:the|our|my|an?|this|their) (?:public |short |little |simple |online )?(?:web ?)?(?:site|website|page|homepage|form|link|questionnaire)|scans? (?:the|an?) (?:qr )?(?:code|poster|sticker|label)|anonymously|without (?:making |needing |having |creating )?an? (?:account|login)|no (?:login|account)|without (?:registering|signing up))\b/;
/** Money comes in from whoever owes it, and no stranger enters that. */
const PAID_ONLINE = /\bpa(?:y|ys|id|ying)(?: (?!online)[a-z]+){0,4} online\b/g;
/** What is done online besides paying. */
const TAKES_PART =
  /\b(?:regist\w+|sign(?:s|ed)? up|enrol\w*|appl(?:y|ies)|book\w*|buys?|orders?|choos\w+|chooses?|reserv\w+|join\w*|donat\w+|give money|tickets?)\b/;
/** So are these, where those who do it come from outside. */
const ON_PHONES = /\bfrom (?:their|his|her|the) (?:own )?phones?\b/;
/** Staff fill in forms too. */
const FILLS =
  /\b(?:fills?|filling|filled) (?:in|out) (?:the|our|my|an?|this) (?:[a-z]+ ){0,2}(?:form|questionnaire)\b/;
const COMES_IN =
  /\b(?:comes?|coming|arrives?|sent|come) (?:in )?(?:from [a-z]+ (?:[a-z]+ )?)?(?:from|through|via|over|by|with) (?:the |our |my |an? )?(?:web ?site|site|web|contact form|form|page|internet)\b/;
/** "A form to reserve seats", "a page where someone new can ask for a session": what is made by it. */
const FORM_FOR =
  /\b(?:form|page|link)s? (?:(?:on|at) (?:the|our|my) (?:web ?)?(?:site|page) )?(?:to|where (?:[a-z]+ ){1,3}(?:can|may|could))(?: [a-z]+ly)? (reserve|book|order|apply|register|sign up|ask|enquire|request|report|donate|join|rsvp)\b/;
/** What comes in as such, also where nothing else is said of it. */
const COMING = /^(?:lead|enquiry|inquiry|request|order|booking|application|registration|complaint|referral)$/;
/** "Guests only see the published ones": not all that there is. */
const ONLY_SEES =
  /\b(?:only|just) (?:be able to )?(?:sees?|looks?|views?|reads?|browses?)\b|\b(?:see|view|read)s? only\b/;
const THEIRS = /\b(?:their|his|her|own)\b/;

const isSent = (scene: Scene) => (noun: string) =>
  (/^(?:booking|document|message|event|task)$/.test(scene.category(noun) ?? '') ? 0.8 : 0) -
  (scene.isPerson(noun) ? 0.8 : 0);

const isAttended = (scene: Scene) => (noun: string) =>
  (/^(?:event|learning|place|vehicle|asset|product|food)$/.test(scene.category(noun) ?? '') ? 1.5 : 0) -
  (scene.isPerson(noun) ? 1 : 0);

/** "Everybody sees the fixtures, player data definitely isn't public" */
const EXCEPTED =
  /^(?: [a-z]+)?(?: (?:definitely|certainly|of course|obviously|clearly))? (?:isn't|aren't|is not|are not|not|never|stays? (?:private|hidden|secret|closed|internal))\b/;

/** The things that something is done to. */
function ownersOf(scene: Scene, { objects, text, end }: Statement): string[] {
  const { lower, start } = scene;
  const shown = objects.filter((one) => !EXCEPTED.test(lower.slice(one.end - start)));
  const named = [...new Set(shown.flatMap(({ label }) => scene.named(label) ?? []))];
  if (named.length > 0) return named.slice(0, 3);
  const isPointed = objects.length === 0 && /\b(?:it|them|these|those|this)\b/.test(text);
  const near = isPointed ? scene.hold('public-form', end - scene.start, isSent(scene)) : undefined;
  return near === undefined ? [] : [near];
}

/** What the public puts in: what the verb makes, or else what it names. */
function sentBy(scene: Scene, statement: Statement): string | undefined {
  const { who, verb, objects, start, end, text } = statement;
  // "People who want to adopt fill out a form": what they fill in is an application.
  const isWish = WISHING.test(fromVerb(statement));
  const deed = deedOf(verb.lemma) ?? verb.lemma;
  const isNamed = /\bnames? down\b/.test(text);
  const event =
    lookUp(EVENTS, isNamed ? 'sign up' : verb.lemma) ??
    lookUp(EVENTS, deed) ??
    lookUp(MADE, deed) ??
    (deed === 'comment' ? deed : isWish ? (scene.named(`${deed}ion`) ?? 'application') : undefined);
  const named = objects
    .flatMap(({ label }) => scene.named(label) ?? [])
    .filter((noun) => !scene.isPerson(noun))
    .sort((a, b) => Number(PAPER.test(headOf(a))) - Number(PAPER.test(headOf(b))))[0];
  // "Hauliers book a slot: door, date, truck": the slot is the booking.
  if (named !== undefined && PLACES.test(headOf(named)) && objects.some((one) => isDescribed(scene, one)))
    return named;
  const made = event === undefined ? undefined : scene.named(event);
  if (made !== undefined) {
    // "Visitors vote for a poster": each vote is for one.
    if (named !== undefined && named !== made && JUDGED.test(deed))
      scene.notebook.relation({ from: made, to: named, many: false }, { start, end });
    return made;
  }
  const isPlace = named !== undefined && PLACES.test(headOf(named));
  const isTaken =
    named !== undefined &&
    (isPlace
      ? scene.notebook.times(named) < 2
      : TAKEN.test(scene.category(named) ?? '') || objects.some((one) => isDescribed(scene, one)));
  const makes = event !== undefined && lookUp(MADE, deed) === undefined && !isTaken;
  const hasAim =
    named !== undefined ||
    isNamed ||
    isWish ||
    /^(?:book|reserve|order|sign up|sign|apply|enrol|enroll|rsvp)$/.test(verb.lemma) ||
    JUDGED.test(deed);
  if (makes && hasAim) {
    const noun = scene.add(event, { start, end });
    const aim = named ?? scene.pick(end - scene.start, isAttended(scene));
    for (const of of [aim, ...who.map((one) => scene.named(one.noun))])
      if (of !== undefined && of !== noun)
        scene.notebook.relation({ from: noun, to: of, many: false }, { start, end });
    return noun;
  }
  const isForm = named !== undefined && PAPER.test(headOf(named));
  const held = (fits: (noun: string) => number) => scene.hold('public-form', end - scene.start, fits);
  const filled = isForm
    ? held((noun) => isSent(scene)(noun) - (PAPER.test(headOf(noun)) ? 9 : 0))
    : undefined;
  if (filled !== undefined && !scene.isPerson(filled)) return filled;
  const near = named ?? held(isSent(scene));
  return near !== undefined && scene.isPerson(near) && !THEMSELVES.test(text) ? undefined : near;
}
const JUDGED = /^(?:vote|rate|review|like|comment)$/;
/** What is filled in, and stands for what it tells. */
const PAPER = /^(?:form|questionnaire|link|page|site|website)$/;
/** People who put themselves on a list are what is kept. */
const THEMSELVES = /\b(?:themselves|sign|register|join|apply|applies|enrol)/;
/** "Books a party: date, number of kids": it is the party that is made. */
const isDescribed = ({ units }: Scene, object: NounPhrase): boolean => {
  const next = units[units.indexOf(object) + 1];
  return next?.type === 'word' && /^[:(]$/.test(next.lower);
};
const TAKEN = /^(?:booking|document|message|task|money|work)$/;

/** What people do in a form, besides. */
const ENTERING = new Set('write fill pick choose select leave type enter scan give tell'.split(' '));
const isEntering = ({ verb }: Statement): boolean =>
  !verb.isNegated && ENTERING.has(verb.lemma.split(' ')[0] ?? '');
/** "Clients sign things off", "customers sign the contract": of what they sign, they make only a few. */
const SIGNS_OFF = /\bsign(?:s|ed)? (?:[a-z]+ ){0,3}(?:off|in|out)\b/;
const SIGNS_UP =
  /\bsign(?:s|ed|ing)?[ -](?:[a-z]+ ){0,3}?(?:up|for)\b|\b(?:waiver|consent|petition|guest ?book|form|pledge|declaration|questionnaire|list)s?\b/;
/** The words of a statement from its verb on. */
const fromVerb = ({ verb, text }: Statement): string =>
  text.slice(Math.max(0, text.indexOf(verb.lemma.split(' ')[0] ?? '')));
/** "People who want to adopt fill out a form" */
const WISHING = /^[a-z]+ (?=fills? (?:in|out)\b)/;
const isJoining = (one: Statement): boolean => {
  const { verb, text } = one;
  return (
    !verb.isNegated &&
    !SIGNS_OFF.test(text) &&
    // "A donor may donate again only after 12 weeks" lays down a rule.
    !/\b(?:may|can|must) (?:only |not )?[a-z]+ again\b/.test(text) &&
    (!verb.lemma.startsWith('sign') || SIGNS_UP.test(text)) &&
    (JOINING.has(deedOf(verb.lemma) ?? '') || JOINING_TEXT.test(fromVerb(one).replace(WISHING, '')))
  );
};
/** "Staff fill in a report form": what they work with is no form of the public. */
const isHandling = (one: Statement): boolean => isEntering(one) || isJoining(one);
/** "My neighbour" is somebody whom the writer knows. */
const isMine = ({ determiner, isPlural }: NounPhrase): boolean => determiner === 'my' && !isPlural;
const isOutside = ({ who, pronoun }: Statement): boolean =>
  ANYONE.test(pronoun) ||
  (who.length > 0 && who.every((one) => OUTSIDERS.test(headOf(one.noun)) && !isMine(one)));
const isAnyone = ({ who, pronoun }: Statement): boolean =>
  ANYONE.test(pronoun) ||
  (who.length > 0 && who.every((one) => STRANGERS.test(headOf(one.noun)) && !isMine(one)));

/** "The manager approves or rejects it": nobody else takes that step. */
function readSteps(scene: Scene, { who, verb, objects, start, end }: Statement): void {
  const { notebook } = scene;
  const deciders = who.filter((one) => isSomeone(scene, one) && !isPublic(one) && !OWNERS.test(one.noun));
  // "The owner pays" hands over money, and whoever takes it says so; "accounting pays" is a step.
  const isPaying =
    /^pays?$/.test(verb.lemma) &&
    objects.length === 0 &&
    deciders.every(({ noun }) => headOf(noun) === 'owner');
  if (verb.isNegated || isPaying || deciders.length === 0) return;
  const named = objects.flatMap(({ label }) => scene.named(label) ?? []);
  const forms = formsOf(verb.lemma).filter((form) => form.length > 2);
  const isStep = (state: string) => {
    const word = state.toLowerCase();
    return forms.some(
      (form) =>
        lookUp(DONE, form) === word || [`${form}d`, `${form}ed`, form.replace(/y$/, 'ied')].includes(word),
    );
  };
  for (const owner of named.length > 0 ? named.slice(0, 1) : notebook.entities()) {
    const state = notebook.statesOf(owner).find(isStep);
    if (state === undefined) continue;
    for (const one of deciders)
      notebook.access({ who: roleOf(one), owner, action: 'update', allowed: true, state }, { start, end });
    return;
  }
}
const DONE: Readonly<Record<string, string>> = {
  pay: 'paid',
  send: 'sent',
  sell: 'sold',
  give: 'given',
  lend: 'lent',
  take: 'taken',
  write: 'written',
};
const OWNERS = /^(?:system|app|person|other|employee|student|parent)$/;

/** "No login for visitors, they can leave a comment": the visitors. */
function withPeople({ units }: Scene, one: Statement): Statement {
  if (one.who.length > 0 || one.pronoun !== 'they') return one;
  const before = units.findLast((unit): unit is NounPhrase => unit.type === 'noun' && unit.end <= one.start);
  return before && isOutside({ ...one, who: [before] }) ? { ...one, who: [before] } : one;
}

/** "Staff on site fill in the form": of whom it is said that they are there, not where. */
const isAmongUs = ({ units }: Scene, { who, start }: Statement): boolean =>
  who.length > 0 &&
  !who.some(isPublic) &&
  units.some((unit) => unit.type === 'noun' && unit.start < start && isInsider(unit));

function readOpenness(scene: Scene): void {
  const { lower, start, notebook, hold } = scene;
  const statements = scene.statements.map((one) => withPeople(scene, one));
  const open = (owner: string | undefined, action: AccessFact['action'], span: Span) => {
    if (owner !== undefined) notebook.access({ who: 'public', owner, action, allowed: true }, span);
  };
  const spanOf = (match: RegExpExecArray | RegExpMatchArray): Span => ({
    start: start + (match.index ?? 0),
    end: start + (match.index ?? 0) + match[0].length,
  });
  const told = lower.replace(FILLS, '');
  const words = TAKES_PART.test(told) ? told : told.replace(PAID_ONLINE, '');
  const isOnline = ONLINE.test(words);
  const isFilled = FILLS.test(lower);
  const isInside = (one: Statement) => one.who.some(isInsider) || /^(?:i|we)$/.test(one.pronoun);
  // What is said on the phone or brought to a desk is entered by whoever is there.
  const elsewhere = isOnline ? statements : statements.filter((one) => !AT_DESK.test(fromVerb(one)));
  const joining = (!isOnline && BY_PHONE.test(lower) ? [] : elsewhere).filter(
    (one) =>
      (isJoining(one) ||
        ((isOnline || isFilled || ON_PHONES.test(words)) &&
          isEntering(one) &&
          (isOutside(one) || SOMEONE.test(one.pronoun)))) &&
      ((isOutside(one) && (scene.hasOutside || !EVERYONE.test(one.pronoun))) ||
        (isOnline && !isInside(one) && !isAmongUs(scene, one)) ||
        (isFilled && !one.who.some((who) => isSomeone(scene, who)) && !statements.some(isInside))),
  );
  const isOurs = joining.length === 0 && statements.some((one) => isInside(one) && isHandling(one));
  const [form] = (isOurs ? [] : [...lower.matchAll(FORM)]).flatMap((match) => {
    const word = (match[1] ?? match[2] ?? match[3] ?? '').replace(/^(?:public|online) /, '');
    // "Our staff use a booking page"
    const isStaffs = match[3] !== undefined && statements.some((one) => one.who.some(isInsider));
    return FORMS.test(word) && !isStaffs ? [{ match, word: singular(word) }] : [];
  });
  /** "Quote request form": what is asked for is the quote. */
  const asked = form && /([a-z]+) $/.exec(lower.slice(0, form.match.index))?.[1];
  const formed = () =>
    form &&
    (scene.named(form.word) ??
      (asked !== undefined && /^(?:request|enquiry|inquiry|order)$/.test(form.word)
        ? scene.named(asked)
        : undefined) ??
      scene.add(NAMELESS.test(form.word) ? `${form.word} form` : form.word, spanOf(form.match)));
  const aimed = FORM_FOR.exec(lower);
  const madeBy = () => (aimed ? madeIn(scene, aimed, spanOf(aimed)) : undefined);
  const adding = statements.filter(
    (one) =>
      isAnyone(one) &&
      (scene.hasOutside || !EVERYONE.test(one.pronoun)) &&
      !one.verb.isNegated &&
      !one.isOnly &&
      ADDING.test(deedOf(one.verb.lemma) ?? ''),
  );
  for (const one of [...joining, ...adding].slice(0, 2))
    if (isAccount(one)) notebook.page({ kind: 'account' }, one);
    else open(formed() ?? madeBy() ?? sentBy(scene, one), 'create', one);
  const looking = statements.filter(
    (one) =>
      // "Players and visitors can look at everything"
      (isAnyone(one) || one.who.some(({ noun }) => WHOEVER_COMES.test(noun))) &&
      (scene.hasOutside || !EVERYONE.test(one.pronoun)) &&
      !one.verb.isNegated &&
      !one.isOnly &&
      actionsOf(one.verb.lemma).includes('read') &&
      !THEIRS.test(one.text) &&
      !ONLY_SEES.test(one.text) &&
      !ARRIVING.test(one.text) &&
      !SIGNED_IN.test(lower.replace(UNSIGNED, '')),
  );
  for (const one of looking) {
    const named = ownersOf(scene, one);
    const owners = named.filter((noun) => !isBetweenUs(scene, one, noun));
    // Each customer sees what is theirs, which no app can be told by that alone.
    if (owners.length < named.length) notebook.unknown({ start: one.start, end: one.end });
    const all = /\beverything\b/.test(one.text)
      ? notebook.entities().filter((noun) => !scene.isPerson(noun))
      : [];
    const near = named.length + all.length > 0 ? [] : [seen(scene, one.end - start)];
    for (const owner of [...owners, ...all, ...near]) open(owner, 'read', one);
  }
  const coming = COMES_IN.exec(lower);
  if (coming) {
    const word = singular(/([a-z]+) $/.exec(lower.slice(0, coming.index))?.[1] ?? '');
    const comes =
      scene.mentioned.findLast(({ at }) => at < coming.index)?.noun ??
      (COMING.test(word) ? scene.add(word, spanOf(coming)) : undefined);
    open(comes ?? hold('public-form', coming.index, isSent(scene)), 'create', spanOf(coming));
  }
  if (form && joining.length === 0) open(formed(), 'create', spanOf(form.match));
  if (aimed && !isOurs && joining.length === 0) open(madeBy(), 'create', spanOf(aimed));
  const blank = /\b(?:public|online) form\b/.exec(lower);
  if (blank && !form && !aimed && !isOurs && joining.length === 0)
    open(hold('public-form', blank.index, isSent(scene)), 'create', spanOf(blank));
  // Who books without an account doesn't look at what others booked.
  const isOnlySent =
    (joining.length > 0 || coming !== null) &&
    !/\bpublic\b|\b(?:see|look|browse|read|view|search)\b/.test(lower);
  if (!isOnlySent) for (const { noun, span } of shownIn(scene, looking.length > 0)) open(noun, 'read', span);
}

/** What is made by a form that is told of by what one does with it. */
function madeIn(scene: Scene, match: RegExpExecArray, span: Span): string | undefined {
  const event = lookUp(EVENTS, match[1] ?? '') ?? lookUp(MADE, match[1] ?? '');
  if (event === undefined) return undefined;
  const known = scene.named(event);
  if (known !== undefined) return known;
  const aim = scene.pick(match.index, isAttended(scene));
  const noun = scene.add(event, span);
  if (aim !== undefined && aim !== noun) scene.notebook.relation({ from: noun, to: aim, many: false }, span);
  return noun;
}

/** What is shown to everyone: people only where they are named. */
function seen(scene: Scene, at: number): string | undefined {
  const noun = scene.hold('public', at, isSeen(scene));
  return noun !== undefined && scene.isPerson(noun) && !scene.mentioned.some((one) => one.noun === noun)
    ? undefined
    : noun;
}

/** "Anyone can register": for the app itself, and for nothing in it. */
const isAccount = ({ verb, objects, text }: Statement): boolean =>
  (/^(?:register|join|sign up)$/.test(verb.lemma) &&
    objects.length === 0 &&
    !/\b(?:for|to|with|on) /.test(text)) ||
  objects.some(({ noun }) => noun === 'account');

export function readAccess(scene: Scene): void {
  readRights(scene);
  for (const statement of scene.statements) readSteps(scene, statement);
  readSignOffs(scene);
  readOpenness(scene);
}
