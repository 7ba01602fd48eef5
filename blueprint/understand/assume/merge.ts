import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  type PageFact,
  type RelationFact,
  spansOf,
  type StatesFact,
} from '../facts.ts';
import type { AppLanguage } from '../../kinds.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import type { Category, ThingConcept, UsualField } from '../ontology/concept.ts';
import { isStatus } from '../compile/labels.ts';
import { TEXTS } from '../compile/texts.ts';
import { HOURS } from '../words/measures.ts';
import { categoryFor } from '../category.ts';
import { impliedLinks, isAway } from './links.ts';
import { neededBy } from './needs.ts';
import { isNumberOf } from '../read/sheets/record.ts';
import { isTerse, mannerOf } from './line.ts';
import { headOf } from '../read/english/sorts.ts';
import { plain } from '../ontology/lookup.ts';
import {
  attributeIn,
  attributeNamed,
  FIELDS_OF_DEEDS,
  isNamedPerson,
  isNobody,
  USUAL_FIELDS,
} from '../ontology/index.ts';
import { inCompany } from '../ontology/in-company.ts';
import { isMoment } from '../settle/values/moments.ts';
import { isSomebodySaid } from './somebody.ts';
import {
  fieldsOfUnknown,
  PLAIN_FIELDS,
  statesAskedFor,
  statesByName,
  statesOfDeed,
  statesOfOwed,
  statesOfUnknown,
} from '../ontology/unknown-things.ts';
import type { Manner } from '../words/manners.ts';
import { lookUp } from '../words/look-up.ts';
import { isInbox } from './written-pages.ts';
import { usualRules } from './usual-rules.ts';

// Adds beneath what was said what such an app needs; nothing that was said is replaced.

const because = (text: string) => ({ source: { from: 'knowledge' as const, because: text } });
/** As many fields as are filled up to. */
const ENOUGH = 6;
const DATED: readonly Category[] = ['event', 'booking'];

/** Days of what is still to come, in English. */
const PLANNED =
  /\b(?:delivery|event|pick-?up|appointment|departure|moving|wedding|party|shooting|installation|fitting|travel|planned|scheduled)\b(?: (?:date|day|time))?$/iu;
/** A task has its day ahead, and so have these, which are of no known sort. */
const isPlan = (noun: string, category: Category | undefined): boolean =>
  category === 'task' || (category === undefined && AHEAD.test(noun));
const AHEAD =
  /(?:^| )(?:shoot|photo ?shoot|move|removal|house move|departure|sailing|pick-?up|fitting|handover|changeover|clean-?up|installation|rehearsal|outing|meet-?up)$/u;

/** A menu of calendars helps nobody; more are there where they are asked for. */
const MOST_CALENDARS = 2;

/** What is kept of others: each of them is of one. */
const OF_OTHERS: readonly Category[] = ['booking', 'measurement', 'message', 'document', 'money', 'health'];
/** What is there before anything is done with it, and what is done: a shift says whose it is, not the volunteer which shift. */
const LASTING: readonly Category[] = ['person', 'animal', 'asset'];
/** What can't come to anything by itself: trips of boats are of a boat each. */
const OBJECTS: readonly Category[] = ['animal', 'asset', 'vehicle', 'place'];
const DONE: readonly Category[] = [...OF_OTHERS, 'event', 'task', 'work'];

/** By what rows are called: of these one is enough. */
const NAMING: readonly string[] = ['name', 'title', 'subject', 'personName'];
/** By what they are told apart, as "order no" does it. */
const NUMBERS: readonly string[] = ['number', 'orderNumber', 'invoiceNumber', 'code', 'reference'];
/** How many there are, by either name. */
const HELD: readonly string[] = ['stock', 'quantity'];
/** How well something went, by any name. */
const OUTCOMES: readonly string[] = ['grade', 'score', 'result', 'rating'];
/** What is measured, by whatever name a number of it was said. */
const MEASURED: readonly string[] = ['quantity', 'measuredValue', 'unitName'];
/** "Home and away", "Gegner": who plays against whom. */
const AGAINST =
  /opponent|\bhome\b|\baway\b|teams?\b|gegner|rival|advers|équipe|equipo|mannschaft|对手|球队|فريق|منافس/iu;
/** What is given by weight is no money. */
const WEIGHED =
  /(?<!\p{L})(?:kilos?|kgs?|kilograms?|weight|peso|poids|gewicht)(?!\p{L})|公斤|重量|كيلو|الوزن/iu;
/** Types of which a second one is rarely meant. */
const ONCE: readonly string[] = ['email', 'phone', 'image', 'date', 'dateTime', 'money', 'boolean'];

/** The day on which something begins, and those by which it ends. */
const OPENING: readonly string[] = ['startDate', 'starts'];
const CLOSING: readonly string[] = ['endDate', 'ends', 'dueDate', 'returnDate'];

/** A description by its language and, where it is but a line, by how that speaks of what it keeps. */
interface Described {
  language: AppLanguage;
  /** Where the facts still have their places in it. */
  text: string | undefined;
  line?: { manner: Manner | undefined };
}

/** What sort of thing it is; "waivers" and "starters" end like people, and of these it is said whether they are. */
function sortOf(
  entity: EntityFact,
  own: readonly FieldFact[],
  lexicon: Lexicon,
  { language, text }: Described,
): Category | undefined {
  const category = categoryFor(entity, lexicon, language);
  const { noun, concept } = entity;
  const isAnyone = language !== 'en' || category !== 'person' || concept !== undefined || isNamedPerson(noun);
  const isNone = !isAnyone && (isNobody(noun) || (text !== undefined && !isSomebodySaid(noun, own, text)));
  return isNone ? undefined : category;
}

const isNamedAs = (label: string, name: string, language: AppLanguage): boolean => {
  const named = attributeIn(label, language);
  return named?.isWhole === true && named.entry.name === name;
};

/** The day of what is on a calendar; what is booked may have that of its slot. */
const dayOf = (concept: ThingConcept | undefined, category: Category | undefined): UsualField | undefined =>
  concept?.pages?.includes('calendar') &&
  category !== undefined &&
  DATED.includes(category) &&
  !RESERVING.test(concept.id)
    ? concept.fields.find(({ type }) => /^date/.test(type))
    : undefined;
const RESERVING = /^(?:booking|reservation|registration|signUp)$/;

function usualFields(
  entity: EntityFact,
  concept: ThingConcept | undefined,
  said: readonly FieldFact[],
  lexicon: Lexicon,
  described: Described,
): FieldFact[] {
  const { language, line } = described;
  const category = sortOf(entity, said, lexicon, described);
  const unknown =
    line === undefined ? category && USUAL_FIELDS[category] : fieldsOfUnknown(category, line.manner);
  const usual: readonly UsualField[] =
    concept?.fields ??
    lookUp(FIELDS_OF_DEEDS, entity.noun) ??
    unknown ??
    (said.length === 0 ? PLAIN_FIELDS : []);
  const added: FieldFact[] = [];
  const isOfGoods = category === 'money' && said.some(({ label }) => WEIGHED.test(label));
  for (const field of usual) {
    // A ride has a day, however much else is said of it.
    const isItsDay = field === dayOf(concept, category) && !said.some(({ type }) => /^date/.test(type));
    if (said.length + added.length >= ENOUGH && !isItsDay) continue;
    const label = field.label[language];
    const isThere = said.some((one) => {
      // Whoever types "ubicacion" means "ubicación".
      const [a, b] = [plain(keyOf(one.label)), plain(keyOf(label))];
      // "Loans with a return date": they began on another day.
      const isOtherEnd =
        OPENING.includes(field.name) && CLOSING.includes(attributeNamed(one.label, language)?.name ?? '');
      const isSameDay = /^date/.test(one.type) && /^date/.test(field.type) && !isOtherEnd;
      return (
        a === b ||
        a === `${b}s` ||
        a.endsWith(` ${b}`) ||
        b.endsWith(` ${a}`) ||
        isSameDay ||
        // "Aforo" is a capacity.
        (language !== 'en' && isNamedAs(one.label, field.name, language)) ||
        (ONCE.includes(field.type) && one.type === field.type && !isOtherEnd) ||
        (field.type === 'duration' && one.type === 'number' && HOURS.test(one.label)) ||
        (MEASURED.includes(field.name) && one.type === 'number' && category === 'measurement') ||
        (field.name === 'opponent' && AGAINST.test(one.label)) ||
        // "Grades with a mark": what is measured was said by another name.
        (OUTCOMES.includes(field.name) &&
          OUTCOMES.includes(attributeNamed(one.label, language)?.name ?? '') &&
          category === 'measurement') ||
        (isOfGoods && field.type === 'money') ||
        (HELD.includes(field.name) && HELD.includes(attributeNamed(one.label, language)?.name ?? '')) ||
        // "Present, absent or late" says whether somebody was present.
        (field.type === 'boolean' && one.options?.some((option) => keyOf(option) === b) === true)
      );
    });
    const isSecondNumber =
      NUMBERS.includes(field.name) && said.some((one) => isNumberOf(one.label, language));
    const isSecondName =
      NAMING.includes(field.name) &&
      said.some((one) => NAMING.includes(attributeNamed(one.label, language)?.name ?? ''));
    if (isThere || isSecondName || isSecondNumber || field.type === 'select') continue;
    added.push({
      owner: entity.noun,
      label,
      type: field.type,
      ...(field.required && { required: true }),
      ...(field.unit !== undefined && { unit: field.unit }),
      ...because(`a ${category ?? 'thing'} usually has it`),
    });
  }
  return added;
}

/** Who alone may enter results is named with them, and is no part of them. */
const isOfAccess = ({ from, to }: RelationFact, { access, roles }: Facts): boolean =>
  access.some(
    ({ who, owner, state }) =>
      state === undefined && roles.some(({ noun }) => noun === who) && who === to && owner === from,
  );

/** "Tree: species, height": one of each, which is called the same as several. */
const INVARIANT = /(?:^| )(?:species|series)$/;
/** "Weddings have guests with name and diet": each of them is at one wedding. */
const AT_ONE: readonly string[] = ['guest', 'overnightGuest', 'attendee'];
const isToldOf = (field: FieldFact, { noun }: EntityFact): boolean => field.owner === noun && isSaid(field);

/**
 * Whether a thing goes through its usual life beside these: nothing is rented or lent where no loans or rentals are kept,
 * and no animal with an owner waits for one.
 */
const isLived = (concept: ThingConcept, all: readonly (ThingConcept | undefined)[]): boolean =>
  isAdopted(concept)
    ? !all.some((one) => one?.id === 'owner') || all.some((one) => one?.id === 'adoption')
    : !isAway(concept) || all.some((one) => one?.category === 'booking' && isAway(one));
const isAdopted = ({ category, states }: ThingConcept): boolean =>
  category === 'animal' && states?.some(({ name }) => name === 'adopted') === true;

/** What happens or is written is kept alike, whatever it is of. */
const KEPT_ALIKE: readonly Category[] = [
  'booking',
  'event',
  'work',
  'money',
  'document',
  'learning',
  'health',
];
/** "Tuning appointments", "league matches": appointments and matches, of which no more is known. */
function ofItsKind(noun: string, lexicon: Lexicon): ThingConcept | undefined {
  const head = headOf(noun);
  const concept = head === noun ? undefined : lexicon.thing(head);
  return concept && KEPT_ALIKE.includes(concept.category) ? concept : undefined;
}

/** As many things as a line speaks of in one manner. */
const OF_ONE_MANNER = 2;

/** How a line speaks of what it keeps; where it tells how several things hang together it speaks of each in another way. */
const mannerIn = ({ entities, language }: Facts, line: string): Manner | undefined =>
  entities.filter(({ source }) => source.from === 'text').length <= OF_ONE_MANNER
    ? mannerOf(line, language)
    : undefined;

/** "Swap requests", "observing proposals": as the last word tells it. */
function livesByName(
  { noun, concept }: EntityFact,
  own: readonly FieldFact[],
  lexicon: Lexicon,
): readonly UsualField['label'][] {
  // "Damages with a photo and whether it is repaired" tells how far it is.
  if (own.some((field) => isSaid(field) && field.type === 'boolean')) return [];
  const named = statesByName(noun);
  if (named.length > 0 || concept !== undefined) return named;
  const head = headOf(noun);
  const { category, states = [] } = (head === noun ? undefined : lexicon.thing(head)) ?? {};
  return category === 'task' || category === 'message' ? states.map(({ label }) => label) : [];
}

/** What has not begun is planned by somebody; what is handed in, reported or proposed by others is decided on. */
const BEGINS_SO: readonly string[] = [
  'submitted',
  'reported',
  'requested',
  'applied',
  'new',
  'draft',
  'open',
  'pending',
  'received',
];
const isDoneWith = (concept: ThingConcept | undefined): boolean =>
  concept === undefined ||
  (concept.category !== 'person' && !BEGINS_SO.includes(concept.states?.[0]?.name ?? ''));

/** The states that a thing usually goes through. */
function livesOf(
  entity: EntityFact,
  concept: ThingConcept | undefined,
  all: readonly (ThingConcept | undefined)[],
  lexicon: Lexicon,
  described: Described,
  own: readonly FieldFact[],
  isStatusSaid: boolean,
): string[] {
  const { language, line } = described;
  const usual = concept?.states ?? [];
  const deed =
    language === 'en' && isDoneWith(concept)
      ? statesOfDeed(entity.noun, entity.plural, described.text ?? '')
      : [];
  if (deed.length > 0) return deed.map((label) => label[language]);
  if (concept && (usual.length > 0 || !isStatusSaid))
    return isLived(concept, all) || isStatusSaid ? usual.map(({ label }) => label[language]) : [];
  const owed = language === 'en' ? [...statesOfOwed(entity.noun), ...livesByName(entity, own, lexicon)] : [];
  const sort = sortOf(entity, [], lexicon, described);
  const known = isStatusSaid ? statesAskedFor(sort) : statesOfUnknown(sort, line?.manner);
  return (owed.length > 0 ? owed : known).map((label) => label[language]);
}

/** "Rooms (free, occupied, cleaning)": a choice without a name, one of whose values is a state that such a thing goes through. */
const isLifeUnnamed = (
  { type, label, options = [] }: FieldFact,
  usual: readonly string[],
  language: AppLanguage,
): boolean =>
  type === 'select' &&
  attributeNamed(label, language)?.name === 'type' &&
  options.some((option) => usual.some((state) => keyOf(state) === keyOf(option)));

/** The size of a shirt and the rank of a scout are words, the size of a plot and the rank of a player are numbers. */
const IN_WORDS: readonly (readonly [label: RegExp, of: readonly (Category | undefined)[]])[] = [
  [/^size$/, ['product', 'asset', 'document']],
  [/^rank$/, ['person']],
];
const RANKED = /(?:^| )(?:player|team|runner|rider|driver|contestant|competitor|candidate|applicant)$/;
function isInWords(
  { owner, label, type, min }: FieldFact,
  { entities, language }: Facts,
  lexicon: Lexicon,
): boolean {
  const entity = entities.find(({ noun }) => noun === owner);
  if (language !== 'en' || type !== 'number' || min !== undefined || !entity || RANKED.test(owner))
    return false;
  const category = categoryFor(entity, lexicon, language);
  return IN_WORDS.some(([said, of]) => said.test(keyOf(label)) && of.includes(category));
}

/** Of what the values are as usual that others of the same name haven't: the level of a course, and not that of a tank. */
const USUAL_VALUES_OF: Readonly<Record<string, readonly (Category | undefined)[]>> = {
  gender: ['person', 'animal'],
  level: ['learning'],
  condition: ['asset', 'product', 'vehicle'],
  fuel: ['vehicle'],
};
/** "Priority 1 to 5", "priority as a number": what it is was said. */
const IS_NUMBERED = /^[ :(]*(?:\d|as a number|als zahl|como número|en (?:nombre|chiffres))/iu;
/** "Tasks with a priority": a choice whose values nobody said has those that it usually has. */
function usualValues(field: FieldFact, { entities, language }: Facts, text: string, lexicon: Lexicon) {
  const { owner, label, type, min, isTyped, computed, options = [] } = field;
  const known = attributeIn(label, language);
  // "Paid by" may be somebody.
  const isNamed =
    type === 'select' || (known?.isWhole && min === undefined && !computed && !/ by$/u.test(label));
  if (!known?.entry.options || !isNamed || isTyped || options.length > 0) return options;
  if (spansOf(field).some(({ end }) => IS_NUMBERED.test(text.slice(end)))) return [];
  const entity = entities.find(({ noun }) => noun === owner);
  const category = entity && categoryFor(entity, lexicon, language);
  const of = USUAL_VALUES_OF[known.entry.name];
  const isUsual = of === undefined || of.includes(category) || entity?.concept === 'student';
  return isUsual
    ? known.entry.options
        .filter(({ name }) => category !== 'animal' || name !== 'other')
        .map((option) => option.label[language])
    : [];
}

/** A contract starts on a day, as such things usually do, and not at a time. */
function asUsual(field: FieldFact, facts: Facts, text: string, lexicon: Lexicon): FieldFact {
  const { entities, language } = facts;
  if (isInWords(field, facts, lexicon)) return { ...field, type: 'text' };
  const options = usualValues(field, facts, text, lexicon);
  if (options !== field.options && options.length > 0)
    return { ...field, type: 'select', options, hasUsualOptions: true };
  if (field.type !== 'dateTime' || field.source.from !== 'text' || isMoment(field, language)) return field;
  if (/\btime$/iu.test(field.label)) return field;
  if (!/^(?:starts|ends)$/u.test(attributeNamed(field.label, language)?.name ?? '')) return field;
  const concept = lexicon.byId(entities.find(({ noun }) => noun === field.owner)?.concept ?? '');
  const types = concept?.fields.map(({ type }) => type) ?? [];
  return types.includes('date') && !types.includes('dateTime') ? { ...field, type: 'date' } : field;
}

/** @param text the description, where the facts still have their places in it */
export function withKnowledge(facts: Facts, text: string | undefined, lexicon: Lexicon): Facts {
  const { language } = facts;
  const fields: FieldFact[] = facts.fields.map((field) => asUsual(field, facts, text ?? '', lexicon));
  const entityOf = (noun: string) => facts.entities.find((entity) => entity.noun === noun);
  const relations: RelationFact[] = facts.relations.map((one) => {
    const [from, to] = [entityOf(one.from), entityOf(one.to)];
    const [category, other] = [from, to].map((entity) => entity && categoryFor(entity, lexicon, language));
    if (facts.language === 'en' && INVARIANT.test(one.from) && one.label === undefined && isSaid(one))
      return { ...one, from: one.to, to: one.from };
    // "At most 12 singers a trip": each of them takes a place of it.
    const isFilling = facts.rules.some(
      ({ kind, owner, details }) =>
        kind === 'capacity' && owner === one.to && details.unit === one.from && details.each === undefined,
    );
    if (isFilling) return one;
    if (!from || !to || !other || !DONE.includes(other) || !category || OF_OTHERS.includes(category))
      return one;
    const isAtOne = AT_ONE.includes(from.concept ?? '') || category === 'asset';
    if (isAtOne && facts.fields.some((field) => isToldOf(field, from))) return one;
    // "Animals with vet visits", "appointments with three barbers": a visit is of one animal, not the other way round.
    const isList = one.label !== undefined && keyOf(one.label) === keyOf(to.plural);
    const { label: _label, ...rest } = one;
    const isOfOne = isList
      ? OF_OTHERS.includes(other) || OBJECTS.includes(category)
      : one.label === undefined && LASTING.includes(category);
    return isOfOne ? { ...rest, from: one.to, to: one.from, many: false } : one;
  });
  const states: StatesFact[] = [...facts.states];
  const pages: PageFact[] = [...facts.pages];
  const ids = new Set(facts.entities.map(({ concept }) => concept));
  const conceptOf = ({ concept: id, noun }: EntityFact) => {
    const concept = lexicon.byId(id ?? '') ?? (language === 'en' ? ofItsKind(noun, lexicon) : undefined);
    return concept && inCompany(concept, ids);
  };
  const concepts = facts.entities.map(conceptOf);
  const manner = text === undefined ? undefined : mannerIn(facts, text);
  // A line that only lists several things says nothing of how each of them is kept.
  const isLine =
    text !== undefined && isTerse(facts, text) && (manner !== undefined || facts.entities.length < 2);
  const described = { language, text, ...(isLine && { line: { manner } }) };

  for (const entity of facts.entities) {
    const concept = conceptOf(entity);
    const own = facts.fields.filter(({ owner }) => owner === entity.noun);
    const values = facts.states.flatMap((one) => (one.owner === entity.noun ? one.values.map(keyOf) : []));
    const isBetweenTwo =
      facts.relations.filter(({ from, to }) => from === entity.noun && entityOf(to)?.concept === 'team')
        .length > 1;
    // "For every car I record mileage with date": it is in the records, and not once at the car.
    const isRecorded = (label: string) =>
      facts.fields.some(
        (field) =>
          isSaid(field) &&
          field.type === 'number' &&
          keyOf(field.label) === keyOf(label) &&
          facts.relations.some(({ from, to }) => from === field.owner && to === entity.noun),
      );
    const usual = usualFields(entity, concept, own, lexicon, described).filter(
      ({ type, label }) =>
        !(type === 'number' && isRecorded(label)) &&
        (type !== 'boolean' || !values.includes(keyOf(label))) &&
        !(isBetweenTwo && attributeNamed(label, language)?.name === 'opponent'),
    );
    fields.push(...usual);
    // A reading, or a run, is called by its day.
    const isCalledByDay = /^date/.test(concept?.fields[0]?.type ?? '');
    if (!isCalledByDay && ![...own, ...usual].some(({ type }) => type === 'text'))
      fields.push({
        owner: entity.noun,
        label: TEXTS[language].name,
        type: 'text',
        required: true,
        ...because('its rows need a name'),
      });
    // An invoice with a payment status has no other; an order has.
    const hasLife =
      states.some(({ owner }) => owner === entity.noun) ||
      own.some(({ label, options = [] }) => options.length > 0 && isStatus(label, language)) ||
      ((concept?.category === 'money' || concept?.id === 'invoice') &&
        own.some(({ label }) => attributeNamed(label, language)?.name === 'paymentStatus'));
    const isStatusSaid = own.some(({ label }) => isStatus(label, language));
    const life = livesOf(entity, concept, concepts, lexicon, described, own, isStatusSaid);
    if (life.length > 0 && !hasLife) {
      const said = own.find((field) => isLifeUnnamed(field, life, language));
      if (said) fields.splice(fields.indexOf(said), 1);
      states.push({
        owner: entity.noun,
        values: said?.options ?? life,
        ...(said ? { source: said.source } : because('it usually goes through these')),
      });
    }
  }
  const inboxes = new Set(facts.entities.filter(isInbox).map(({ noun }) => noun));
  relations.push(
    ...impliedLinks(facts, text ?? '', lexicon, (entity) => categoryFor(entity, lexicon, language)).filter(
      (link) => !isOfAccess(link, facts) && !inboxes.has(link.from) && !inboxes.has(link.to),
    ),
  );
  const rules = [
    ...facts.rules,
    ...usualRules({ ...facts, fields, relations }, (entity) => categoryFor(entity, lexicon, language)),
  ];
  fields.push(...neededBy({ ...facts, fields, relations, rules, states }));

  const isTimed = (noun: string) => rules.some(({ kind, owner }) => kind === 'noOverlap' && owner === noun);
  const page = (kind: PageFact['kind'], entity: string) => {
    if (!pages.some((one) => one.kind === kind && one.entity === entity))
      pages.push({ kind, entity, ...because('it suits what is kept') });
  };
  for (const entity of facts.entities) {
    const own = fields.filter(({ owner }) => owner === entity.noun);
    const category = categoryFor(entity, lexicon, language);
    const suits = conceptOf(entity)?.pages ?? [];
    if (facts.states.some(({ owner }) => owner === entity.noun) || suits.includes('board'))
      page('board', entity.noun);
    if (
      pages.filter(({ kind }) => kind === 'calendar').length < MOST_CALENDARS &&
      own.some(({ type }) => type === 'dateTime' || type === 'date') &&
      (suits.includes('calendar') ||
        (category && DATED.includes(category)) ||
        isTimed(entity.noun) ||
        own.some(({ type }) => type === 'dateTime'))
    )
      page('calendar', entity.noun);
    if (
      own.some(({ type }) => type === 'image') &&
      (suits.includes('gallery') ||
        facts.fields.some(({ owner, type }) => owner === entity.noun && type === 'image'))
    )
      page('gallery', entity.noun);
  }
  for (const entity of facts.entities) {
    const category = categoryFor(entity, lexicon, language);
    // "Shoots with date and location", "orders with a delivery date": days that are planned ahead.
    const isPlanned = fields.some(
      (field) =>
        field.owner === entity.noun &&
        isSaid(field) &&
        /^date/.test(field.type) &&
        (PLANNED.test(field.label) ||
          (isPlan(entity.noun, category) && attributeNamed(field.label, language)?.name === 'date')),
    );
    if (isPlanned && pages.filter(({ kind }) => kind === 'calendar').length < MOST_CALENDARS)
      page('calendar', entity.noun);
  }
  if (!pages.some(({ kind }) => kind === 'dashboard'))
    pages.push({ kind: 'dashboard', ...because('figures at a glance') });
  return { ...facts, fields, relations, states, rules, pages };
}
