import { escaped } from '../../escaped.ts';
import type { AppLanguage } from '../../kinds.ts';
import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  NO_FACTS,
  overlaps,
  type RelationFact,
  type Source,
  type Span,
} from '../facts.ts';
import { type AttributeName, fieldOf } from '../ontology/attributes/index.ts';
import type { Domain } from '../ontology/domain.ts';
import { DOMAINS } from '../ontology/domains.ts';
import type { Category, ThingConcept } from '../ontology/concept.ts';
import { thingById, thingIn, thingNamed } from '../ontology/index.ts';
import { isStaff } from '../ontology/staff.ts';
import { lexiconFor } from '../lexicon.ts';
import { likenedIn } from '../prepare/likened.ts';
import { isListed, isTerse, mannerOf } from './line.ts';
import { withMediaShared } from '../read/english/media.ts';
import { withInteractions } from '../read/english/interactions.ts';
import { entityOf, tersely } from './terse.ts';
import { allStandingFor, isStoodFor, withCore } from './app-kind.ts';
import { withoutFor, withSold } from './english-apps.ts';
import { withHomesInChinese, withSoldInChinese } from './sold-chinese.ts';
import { likenedLine } from './likened-line.ts';
import { withNamedFields } from './named-fields.ts';
import { thingOfLine } from './named-line.ts';
import { isBase } from '../read/english/doing.ts';
import { wishIn } from './wish.ts';
import { sortsOf } from '../words/sorts-of.ts';
import { LOGS_FIRST } from '../words/logging.ts';
import { KEEPING_WORDS } from '../words/naming.ts';
import { ASKING, KEEPS_THINGS, TALKING, TRACKING, WANTING } from '../words/asking.ts';

// What a few words such as "yoga studio" or "CRM" ask for without saying it.

const ENDS_ASKING = /[?？؟]\s*$/u;
/** As many things as are filled up to. */
const ENOUGH = 4;
/** Whoever names so many things names what they want. */
const MANY = 3;
/** A text of so few words names what it wants. */
const FEW = 6;
const LONGEST_NAME = 3;
/** German words of so many letters are found at the start of longer ones. */
const COMPOUNDED = 6;

/** A car is a vehicle, a pet an animal and a marathon an event, which nobody keeps beside it. */
const ALIKE: readonly Category[] = ['animal', 'vehicle', 'event'];

const USUAL: Source = { from: 'knowledge', because: 'such an app usually keeps it' };

/** A trade or a sort of app that a text names, or one that it likens its own to. */
export interface NamedDomain {
  domain: Domain;
  word: string;
  start: number;
  isLikened?: boolean;
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Where a word stands by itself; Chinese has no spaces, German writes words together, and Arabic writes its article to the word. */
function placeOf(word: string, text: string, language: AppLanguage): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before =
      language === 'ar' && /(?:^|[^\p{L}])(?:[وبل]?ال|لل)$/u.test(text.slice(0, at)) ? ' ' : text[at - 1];
    const isCompound = language === 'de' && word.length >= COMPOUNDED;
    if (language === 'zh' || !(isLetter(before) || (isLetter(text[at + word.length]) && !isCompound)))
      return at;
  }
  return -1;
}

/** The trades and sorts of apps that a text names, the most special first; of two at one place only the longer name. */
function domainsIn(text: string, language: AppLanguage): NamedDomain[] {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const found = DOMAINS.flatMap((domain) =>
    domain.words[language].flatMap((word): NamedDomain[] => {
      const start = placeOf(word, lower, language);
      return start === -1 ? [] : [{ domain, word, start }];
    }),
  );
  const isInside = (one: NamedDomain, other: NamedDomain) =>
    one.word.length < other.word.length &&
    one.start < other.start + other.word.length &&
    other.start < one.start + one.word.length;
  const likened = likenedIn(text, language).map(({ domain, brand, start }) => ({
    domain,
    word: brand,
    start,
    isLikened: true,
  }));
  const named = [...likened, ...found.filter((one) => !found.some((other) => isInside(one, other)))];
  return language === 'en' ? named.map((one) => ofServices(one, text)) : named;
}

/** What people do for others is no product, and nobody rides with them: "a marketplace for tutors", "Uber for plumbers". */
const SERVICES = DOMAINS.find(({ things }) => things[0] === 'serviceProvider');
/** Who makes what they sell. */
const MAKERS: readonly string[] = ['artisan', 'goldsmith', 'luthier', 'carpenter', 'tailor', 'farmer'];
const RIDES = /\b(?:rides?|taxis?|cabs?|car ?pool\w*|commut\w+|passengers?|school runs?|airport)\b/iu;
const doesForOthers = (word: string): boolean => {
  const thing = thingNamed(word.toLowerCase(), 'en');
  return (
    thing?.category === 'person' &&
    !MAKERS.includes(thing.id) &&
    thing.fields.some(({ name }) => name === 'hourlyRate' || name === 'speciality')
  );
};
function ofServices(named: NamedDomain, text: string): NamedDomain {
  const { domain, word, start } = named;
  const [first] = domain.things;
  const rest = text.slice(start + word.length);
  const isOfRides =
    first === 'ride' && /^,? (?:but )?for (?!an? \p{L}+ing company)/iu.test(rest) && !RIDES.test(rest);
  const isOfGoods =
    first === 'product' &&
    domain.things.includes('seller') &&
    (/\bservices\b/iu.test(text) || (text.match(/\p{L}+/gu) ?? []).some(doesForOthers));
  return SERVICES && ((named.isLikened && isOfRides) || isOfGoods) ? { ...named, domain: SERVICES } : named;
}

interface Word extends Span {
  text: string;
}
const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

const ARTICLE =
  /^(?:an?|the|our|my|el|la|los|las|le|les|der|die|das|una?|une|nuestr[oa]|notre|unsere?|我们的)? ?$/iu;

/** "Coffee kitty at the office, everyone pays monthly": a trade that a text opens with is what it is about. */
const isNamedFirst = (text: string, language: AppLanguage, named: readonly NamedDomain[]): boolean =>
  !ENDS_ASKING.test(text) &&
  !TALKING[language].test(text) &&
  named.some(({ start }) => ARTICLE.test(text.slice(0, start)));

/** "What we watch", "keep track": what is done is nothing that is kept. */
const DOING =
  /\b(?:(?:i|we|they|you|he|she|who|everyone|to|can|could|will|would|should|may|might) |keep(?:s|ing)? )$/iu;
const STARTS = /(?:^|[.!?\n])\s*$/u;
const isDone = (text: string, start: number, language: AppLanguage): boolean =>
  language === 'en' &&
  (DOING.test(text.slice(0, start)) ||
    (STARTS.test(text.slice(0, start)) && LOGS_FIRST.test(text.slice(start))));

/**
 * The things that a text names word by word, where no sentence says what to do with them.
 * @param named the trade, of which no word names a thing besides: "book club"
 */
function thingsNamed(text: string, language: AppLanguage, named: NamedDomain | undefined): EntityFact[] {
  const ofTrade = named && { start: named.start, end: named.start + named.word.length };
  const words = wordsOf(text).filter(
    (word) => !(ofTrade && word.text.length < named.word.length && overlaps(word, ofTrade)),
  );
  const found = new Map<string, EntityFact>();
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) continue;
      const name = text.slice(first.start, last.end);
      const thing = thingIn(name, language);
      // "موقع لبيع الأثاث": the word for a place is one for a site as well.
      if (language === 'ar' && name === 'موقع') continue;
      if (!thing?.isWhole || isDone(text, first.start, language)) continue;
      const span = { start: first.start, end: last.end };
      if (!found.has(thing.entry.id))
        found.set(thing.entry.id, entityOf(thing.entry, language, { from: 'text', spans: [span] }));
      taken = length;
      break;
    }
    at += taken;
  }
  return [...found.values()].slice(0, ENOUGH);
}

/** The first noun that nothing is known of, or just something, where a wish names nothing else. */
function unknownThing({ unknown: [span], language }: Facts, text: string): EntityFact[] {
  const something = thingById('item');
  if (!span) return something ? [entityOf(something, language, USUAL)] : [];
  const noun = text.slice(span.start, span.end).toLowerCase();
  return [{ noun, plural: noun, source: { from: 'text', spans: [span] } }];
}

/** Whether a text may be a wish for an app: a few words that name something, or a word that asks for one. */
function isWish(text: string, language: AppLanguage): boolean {
  const count = language === 'zh' ? Math.ceil(text.length / 3) : wordsOf(text).length;
  const asks = ASKING[language].test(text) || keepsThings(text, language);
  return (count <= FEW && !TALKING[language].test(text)) || asks;
}

/** Whether few words say that somebody keeps what they name. */
const keepsThings = (text: string, language: AppLanguage): boolean =>
  wordsOf(text).length <= 2 * FEW && KEEPS_THINGS[language]?.test(text) === true;

/** Only names of things, and of those only unknown ones or a single one. */
const isThin = ({ entities, fields, relations, states }: Facts): boolean =>
  fields.length + relations.length + states.length === 0 &&
  (entities.length < 2 || entities.every(({ concept }) => concept === undefined));

/** "Flats to let in Leeds, with viewings, tenants and repairs": one sentence of things that are known, by nobody. */
const isListOfThings = ({ entities, language }: Facts, text: string): boolean =>
  entities.filter(({ concept }) => concept !== undefined).length >= MANY &&
  text.split(/[.!?。！？؟\n]+/u).filter((part) => /\p{L}/u.test(part)).length === 1 &&
  !ENDS_ASKING.test(text) &&
  !TALKING[language].test(text);

/** "Order states are new, packed and shipped": whoever says how what is known goes on wants it kept, beside another thing. */
const hasLife = ({ entities, states }: Facts): boolean =>
  states.some(isSaid) && entities.filter((one) => isSaid(one) && one.concept !== undefined).length > 1;

/** Whoever says of several what each may see or change speaks of what is kept for them. */
const isOrdered = ({ entities, roles }: Facts): boolean =>
  roles.length > 1 && entities.some(({ concept }) => concept !== undefined);

/** "Faults have a title and a photo": whoever says what all of something has wants it kept, whatever they tell of it then. */
function isDefined({ entities, fields, relations, language }: Facts, text: string): boolean {
  if (language !== 'en') return false;
  const saidOf = (noun: string) =>
    fields.filter((one) => one.owner === noun && isSaid(one)).length +
    relations.filter((one) => one.from === noun && isSaid(one)).length;
  return entities.some(
    ({ noun, plural, source }) =>
      source.from === 'text' &&
      saidOf(noun) > 1 &&
      new RegExp(
        String.raw`(?:^|[.!?;:\n]\s*)(?:(?:(?:the|all) )?${escaped(plural)} have|(?:an?|each|every) ${escaped(noun)} has)\b`,
        'iu',
      ).test(text),
  );
}

/** "The janitor checks every extinguisher": one sentence of who does what to things, by nobody who talks. */
const isTold = ({ entities, roles, language }: Facts, text: string): boolean =>
  roles.length > 0 &&
  entities.some(({ source }) => source.from === 'text') &&
  text.split(/[.!?。！？؟\n]+/u).filter((part) => /\p{L}/u.test(part)).length === 1 &&
  !TALKING[language].test(text);

/** "Which of my orchids are overdue? With a photo gallery": whoever wants them shown in two ways wants an app. */
const areShown = ({ pages }: Facts, text: string): boolean =>
  !ENDS_ASKING.test(text) && pages.filter(({ source }) => source.from === 'text').length > 1;

/** A row of words that was taken for one name. */
const isNoName = ({ noun, concept }: EntityFact): boolean =>
  concept === undefined && noun.split(' ').length > LONGEST_NAME;

/** "Driver deliver": somebody with what they do was taken for a name. */
function isClause({ noun, concept }: EntityFact): boolean {
  const [subject = '', verb, ...rest] = noun.split(' ');
  const isVerb = verb !== undefined && rest.length === 0 && isBase(verb) && sortsOf(verb).length === 0;
  return (
    isVerb &&
    concept === undefined &&
    !thingNamed(verb, 'en') &&
    thingNamed(subject, 'en')?.category === 'person'
  );
}

/** Whether a thin text says anything of a thing besides that it is there. */
const isDescribed = (noun: string, { rules, access, pages }: Facts): boolean =>
  [...rules, ...access].some(({ owner }) => owner === noun) || pages.some(({ entity }) => entity === noun);

/** With the thing that a line names an app by, where nothing that it keeps is known. */
function withThingOfLine(found: Facts, text: string): Facts | undefined {
  const { language, entities, fields, states } = found;
  const isBare = fields.length + states.length === 0 && wishIn(text, found) === 'unsaid';
  const line = isBare && !ENDS_ASKING.test(text) ? thingOfLine(text, language) : undefined;
  const [span] = line?.thing.source.from === 'text' ? line.thing.source.spans : [];
  // "A tool like Asana" is no table of tools.
  const isOfLikening = likenedIn(text, language).some((one) => span && overlaps(one, span));
  if (!line || !span || isOfLikening) return undefined;
  const isThere = entities.some(
    ({ source }) =>
      source.from === 'text' && source.spans.some(({ start, end }) => start < span.end && span.start < end),
  );
  if (isThere) return found;
  const { thing, deed } = line;
  if (!deed) return { ...found, entities: [thing] };
  const customer = thingById('customer');
  return {
    ...found,
    entities: [thing, deed, ...(customer ? [entityOf(customer, language, USUAL)] : [])],
    relations: [{ from: deed.noun, to: thing.noun, many: false, source: thing.source }],
  };
}

/** What only says that a list is kept is no trade beside the thing that the list is of. */
const isOnlyList = ({ word }: NamedDomain): boolean => KEEPING_WORDS.en.test(word);

/**
 * The facts of a text with what its trade or sort of app keeps: what stands in each of its sort, and more where the text says little.
 * @param said what its reader found
 * @param bare the text without what any software has
 * @returns null where there is nothing to build
 */
export function withDomain(said: Facts, text: string, bare: string): Facts | null {
  const likened = likenedLine(text, said.language);
  if (likened) return likened;
  const named = domainsIn(text, said.language);
  const shown = onBoard(said, text, named);
  const domains = shown === said ? named : named.filter(({ domain }) => !domain.things.includes(BOARD));
  const found = filledIn(
    withSoldInChinese(withSold(shown, text, lexiconFor('en')), text),
    text,
    bare,
    domains,
  );
  if (!found) return null;
  const whole = withOffered(withCore(withNamedFields(found), text, domains), domains);
  return said.language === 'en'
    ? withInteractions(withMediaShared(withoutFor(whole), bare, lexiconFor('en')), bare, lexiconFor('en'))
    : withHomesInChinese(whole);
}

const BOARD = 'kanbanBoard';
/** "Tasks with a title and an assignee, something like Trello": they are shown on a board, and nothing has cards besides. */
function onBoard(said: Facts, text: string, domains: readonly NamedDomain[]): Facts {
  const like = domains.find((one) => one.isLikened && one.domain.things.includes(BOARD));
  const owner =
    said.states.find(isSaid)?.owner ??
    said.entities.find((one) => said.fields.some((field) => field.owner === one.noun && isSaid(field)))?.noun;
  if (!like || owner === undefined || !said.fields.some((field) => field.owner === owner && isSaid(field)))
    return said;
  if (said.entities.some(({ concept }) => concept === BOARD)) return said;
  const start = text.toLowerCase().indexOf(like.word);
  const source: Source = { from: 'text', spans: [{ start, end: start + like.word.length }] };
  return { ...said, pages: [...said.pages, { kind: 'board', entity: owner, source }] };
}

/** What whoever offers something says of it, also where it is called a boat: what it costs, and where it is. */
const OFFERED: Readonly<Record<string, readonly AttributeName[]>> = {
  listing: ['price', 'location', 'photo'],
  product: ['price', 'photo'],
};
function withOffered(found: Facts, domains: readonly NamedDomain[]): Facts {
  const { entities, fields, relations, language } = found;
  const things = domains[0]?.domain.things ?? [];
  const id = Object.keys(OFFERED).find((one) => things.includes(one));
  if (id === undefined || entities.some(({ concept }) => concept === id)) return found;
  const core = thingById(id);
  const thing = core && allStandingFor(core, found, lexiconFor(language)).find(isSaid);
  if (!thing) return found;
  const added = (OFFERED[id] ?? []).flatMap((name): FieldFact[] => {
    const { label, type } = fieldOf(name);
    const isThere = fields.some((field) => field.owner === thing.noun && field.type === type);
    return isThere ? [] : [{ owner: thing.noun, label: label[language], type, source: USUAL }];
  });
  const offering = entities.find(({ concept = '' }) => OFFERING.includes(concept));
  const isLinked = relations.some(({ from, to }) => from === thing.noun && to === offering?.noun);
  const link =
    offering && !isLinked ? [{ from: thing.noun, to: offering.noun, many: false, source: USUAL }] : [];
  return { ...found, fields: [...fields, ...added], relations: [...relations, ...link] };
}
const OFFERING: readonly string[] = ['owner', 'seller'];

/** The facts of a text that says little, with what its trade or sort of app usually keeps. */
function filledIn(said: Facts, text: string, bare: string, all: readonly NamedDomain[]): Facts | null {
  const { language } = said;
  const lined = withThingOfLine(said, text);
  const found = lined ?? said;
  const wish = wishIn(text, found);
  const isTrade = isNamedFirst(text, language, all);
  // "I need something like Trello": what is wanted is told by the product alone.
  const isLikened = all.some((one) => one.isLikened) && WANTING[language].test(text.replaceAll('’', "'"));
  if (
    wish === 'none' &&
    !isTrade &&
    !isLikened &&
    !isListOfThings(found, text) &&
    !isOrdered(found) &&
    !hasLife(found) &&
    !isDefined(found, text)
  )
    return null;
  const isLine = isTerse(found, text);
  if (isListed(found, text) || (!isThin(found) && !isLine)) return found;
  const domains = all.filter((one) => !(lined && isOnlyList(one)));
  const [named] = domains;
  if (!isThin(found)) return withTrade(found, text, domains);
  const hasKnown = found.entities.some(({ concept }) => concept !== undefined);
  const isQuestion = ENDS_ASKING.test(text) && !ASKING[language].test(text);
  const isClear = wish === 'clear';
  const isNamed = isLine && named !== undefined && !TALKING[language].test(text);
  const isSaid =
    lined !== undefined || isClear || isNamed || isLikened || isTold(found, text) || areShown(found, text);
  if (!isSaid && (hasKnown ? isQuestion : !isWish(text, language))) return null;
  const names = found.entities.filter((one) => !isNoName(one) && !isClause(one));
  if (names.length === 0) {
    // Where only its trade speaks for a wish, the words around that are no list of things.
    const isBare = language === 'zh' || wish === 'none';
    const things = isBare ? [] : thingsNamed(bare, language, named);
    const kept = things.length > 0 || named || !isClear ? things : unknownThing(found, text);
    const facts = { ...NO_FACTS, language };
    return isLine && named
      ? withTrade({ ...facts, entities: kept }, text, domains)
      : filledUp(facts, kept, named);
  }
  const hasKnownHead = isLine && names.some(({ noun }) => thingIn(noun, language) !== undefined);
  const isKnown = isSaid || hasKnown || hasKnownHead || named !== undefined;
  const isTracked = TRACKING[language].test(text) || keepsThings(text, language);
  if (!isKnown && names.length < 2 && !isTracked) return null;
  return isLine ? withTrade({ ...found, entities: names }, text, domains) : filledUp(found, names, named);
}

/** "Migraine diary": a diary of something that is named has no moods and tags of its own. */
const isOfOtherDiary = ({ entities }: Facts, named: NamedDomain | undefined): boolean =>
  named?.domain.things[0] === DIARY && entities.every(({ concept }) => concept !== DIARY);
const DIARY = 'journalEntry';

/** "Incident log for a warehouse": what happens is kept, and not all that a warehouse has. */
const isAside = (text: string, language: AppLanguage, named: NamedDomain | undefined): boolean =>
  named !== undefined &&
  !named.isLikened &&
  mannerOf(text.slice(0, named.start), language) === 'happening' &&
  ASIDE[language]?.test(text.slice(0, named.start)) === true;
const ASIDE: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  en: /\b(?:for|at|in|on) (?:(?:the|an?|my|our) )?(?:\p{L}+ )?$/iu,
  es: /(?<!\p{L})(?:para|en|de) (?:(?:el|la|los|las|una?|mi|nuestr[oa]) )?$/iu,
  fr: /(?<!\p{L})(?:pour|dans|de) (?:(?:le|la|les|une?|mon|notre) )?$/iu,
  de: /(?<!\p{L})(?:für|in|im|am) (?:(?:d(?:as|en|ie|em|er)|ein(?:e|en|em|er)?|unser(?:e|en|em|er)?) )?$/iu,
};

/** What is done with others, or noted of them. */
const OF_OTHERS: readonly Category[] = ['measurement', 'health', 'task', 'work', 'booking', 'money'];
const OBJECTS: readonly Category[] = ['animal', 'asset', 'vehicle'];
const WITH_OTHERS: readonly Category[] = ['person', ...OBJECTS];
/** "Student attendance tracker", "equipment maintenance log": of whom or what it is, is kept beside it. */
function withReferred(facts: Facts, found: Facts, text: string): Facts {
  if (facts.language !== 'en') return facts;
  const added = found.entities.flatMap((given, at): [EntityFact, RelationFact][] => {
    const entity = facts.entities[at];
    const concept = thingById(entity?.concept ?? '');
    const [span] = given.source.from === 'text' ? given.source.spans : [];
    if (!entity || !concept || !span || facts.entities.length !== found.entities.length) return [];
    const [word] = /(\p{L}+)\s+\p{L}+$/u.exec(text.slice(0, span.end))?.slice(1) ?? [];
    const thing = word === undefined ? undefined : thingNamed(word.toLowerCase(), 'en');
    const isOfIt =
      thing !== undefined &&
      thing.names.en.one.toLowerCase() === word?.toLowerCase() &&
      (concept.refersTo?.includes(thing.id) === true ||
        (OF_OTHERS.includes(concept.category) && WITH_OTHERS.includes(thing.category)) ||
        (concept.category === 'event' && OBJECTS.includes(thing.category)));
    if (!isOfIt || facts.entities.some((one) => one.concept === thing.id)) return [];
    const other = entityOf(thing, 'en', USUAL);
    return [[other, { from: entity.noun, to: other.noun, many: false, source: USUAL }]];
  });
  return {
    ...facts,
    entities: [...facts.entities, ...added.map(([entity]) => entity)],
    relations: [...facts.relations, ...added.map(([, relation]) => relation)],
  };
}

/** Patients and pupils are no customers beside. */
const CLIENTS: readonly string[] = [
  'patient',
  'student',
  'guest',
  'member',
  'tenant',
  'child',
  'resident',
  'citizen',
];

/** A line that names an app with a few of its things: with what its trade usually keeps beside them. */
function withTrade(found: Facts, text: string, domains: readonly NamedDomain[]): Facts {
  const { language } = found;
  const usual = (domains[0]?.domain.things ?? []).flatMap((id) => thingById(id) ?? []);
  const words = [...new Set(domains.flatMap(({ word }) => [word, word.replace(/s$/u, '')]))];
  const line = tersely(found, { text, lexicon: lexiconFor(language), words, usual });
  const facts = withReferred(line, found, text);
  const known = facts.entities.flatMap(({ concept }) => thingById(concept ?? '') ?? []);
  // Of those who work in a trade one sort is enough, whatever they are called.
  const isOfTrade = ({ id }: ThingConcept) => isStaff(id) || id === 'agent';
  const hasStaff = known.some(isOfTrade);
  const isThere = ({ id, names, category }: ThingConcept) =>
    known.some((one) => one.id === id || (one.category === category && ALIKE.includes(category))) ||
    facts.entities.some(({ noun }) => noun.endsWith(names[language].one.toLowerCase()));
  const core = domains[0]?.domain.things.slice(0, domains[0].domain.core) ?? [];
  const isStandingIn = (thing: ThingConcept) =>
    core.includes(thing.id) && isStoodFor(thing, facts, lexiconFor(language));
  const isJoined = (thing: ThingConcept) =>
    known.some(({ id, refersTo = [] }) => refersTo.includes(thing.id) || thing.refersTo?.includes(id));
  const isOther = isOfOtherDiary(facts, domains[0]) || isAside(text, language, domains[0]);
  // Whoever names several things that are known means these; only what they refer to is missing.
  const hasClients = known.some(({ id }) => CLIENTS.includes(id));
  const added = usual.filter(
    (thing) =>
      !isThere(thing) &&
      !(hasClients && thing.id === 'customer') &&
      !isStandingIn(thing) &&
      !(hasStaff && isOfTrade(thing)) &&
      ((known.length < 2 && !(isOther && facts.entities.length > 0)) || isJoined(thing)),
  );
  const room = line.entities.length < MANY ? Math.max(ENOUGH, usual.length) - facts.entities.length : 0;
  const entities = [
    ...facts.entities,
    ...added.slice(0, room).map((thing) => entityOf(thing, language, USUAL)),
  ];
  return entities.length === 0 ? found : { ...facts, entities };
}

/** With what its trade or sort of app usually keeps, where hardly anything was said. */
function filledUp(found: Facts, said: readonly EntityFact[], named: NamedDomain | undefined): Facts | null {
  if (!named) return said.length === 0 ? null : { ...found, entities: said };
  // "An online shop for candles" is one shop: what it keeps is not shops.
  const kept = said.filter(
    ({ noun, concept }) =>
      isDescribed(noun, found) ||
      named.domain.things.includes(concept ?? '') ||
      !(named.word.endsWith(noun) || noun.endsWith(named.word)),
  );
  if (kept.length > 1) return { ...found, entities: said };
  // "An Airbnb for boats" has boats for its listings.
  const isKept = (id: string | undefined) => {
    const thing = thingById(id ?? '');
    return thing !== undefined && isStoodFor(thing, { ...found, entities: kept }, lexiconFor(found.language));
  };
  const added = named.domain.things
    .flatMap((id) => {
      const concept = thingById(id);
      return concept ? [entityOf(concept, found.language, USUAL)] : [];
    })
    .filter(({ concept, noun }) => !isKept(concept) && !kept.some((one) => one.noun === noun))
    .slice(0, Math.max(ENOUGH, named.domain.things.length) - kept.length);
  return { ...found, entities: [...kept, ...added] };
}
