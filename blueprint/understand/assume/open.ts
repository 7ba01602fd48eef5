import {
  type AccessFact,
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isWithin,
  type RoleFact,
  type Source,
  type Span,
  spansOf,
} from '../facts.ts';
import { keyOf, type Lexicon, lexiconFor } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { Category } from '../ontology/concept.ts';
import { attributeNamed, OFFERED } from '../ontology/index.ts';
import { OPEN_TEXTS } from '../words/questions.ts';

/** The nouns of what the public may add. */
export const openNouns = (facts: Facts): string[] =>
  facts.access
    .filter(({ who, action, allowed }) => who === 'public' && action === 'create' && allowed)
    .map(({ owner }) => owner);

/** What a form lets its senders choose from. */
const CHOOSABLE: readonly Category[] = [...OFFERED, 'category'];
/** Of these sorts only what is named where the form is told of: not all animals of a shelter are there to be adopted. */
const CHOSEN_BY_NAME: readonly (Category | undefined)[] = ['animal', undefined];
const TIMES: readonly string[] = ['slot', 'shift'];
/** Sorts that a business keeps for itself. */
const KEPT_BACK: readonly string[] = [
  'key',
  'chemical',
  'sample',
  'lostItem',
  'computer',
  'ingredient',
  'material',
  'batch',
  'delivery',
];
/** Never shown for the sake of a form. */
const PRIVATE: readonly Category[] = ['person', 'money', 'message', 'health', 'measurement', 'booking'];
const KEPT: readonly Category[] = [...PRIVATE, 'document'];
const JUDGING: readonly string[] = ['vote', 'rating', 'review', 'like'];
/** "Guests book places": what they book is what has the places. */
const ANY_PLACE = /^(?:place|spot|seat|space)$/u;
/** What is sold or attended, where whoever takes it is told of without its name. */
const TAKEN_UNNAMED: readonly Category[] = ['product', 'food', 'event', 'learning'];
/** The same, where they have a price. */
const TAKEN_IF_PRICED: readonly Category[] = ['place', 'vehicle', 'asset', 'animal'];
/** Animals that are looked for by those who take them. */
const ADOPTING =
  /adop|foster|rehom|acog|accueil|vermittl|vermittel|pflegestelle|领养|认养|收养|送养|认领|助养|تبن|كفال/iu;
const isDay = ({ type }: FieldFact) => type === 'date' || type === 'dateTime';
const isPrice = ({ type }: FieldFact) => type === 'money';

/**
 * The nouns of what the public has to see because it chooses from it: what was said to be part of what it sends in, is named where
 * that is said, or fills up. Whatever else belongs together stays closed, and so do money, papers, messages, health and people.
 */
export function chosenNouns(facts: Facts, lexicon: Lexicon): string[] {
  const { entities, fields, relations, rules, access, language } = facts;
  const open = openNouns(facts);
  const sending = access
    .filter(({ who, action, allowed }) => who === 'public' && action === 'create' && allowed)
    .flatMap(spansOf);
  const linksTo = ({ noun }: EntityFact) =>
    relations.filter(({ from, to }) => open.includes(from) && to === noun && from !== noun);
  const isLimited = ({ noun }: EntityFact) =>
    access.some(
      ({ owner, action, who, allowed }) =>
        owner === noun && action === 'read' && (who !== 'public' || !allowed),
    );
  const isNamed = (entity: EntityFact) =>
    spansOf(entity).some((own) => sending.some((span) => isWithin(own, span)));
  const isFilled = ({ noun }: EntityFact) =>
    rules.some(({ kind, owner, source }) => kind === 'capacity' && owner === noun && source.from === 'text');
  const isJudged = (entity: EntityFact) =>
    linksTo(entity).some(({ from }) =>
      JUDGING.includes(entities.find(({ noun }) => noun === from)?.concept ?? ''),
    );
  const isAdopting = [
    ...entities.map(({ noun }) => noun),
    ...facts.states.flatMap(({ values }) => values),
    ...fields.flatMap(({ label, options }) => [label, ...(options ?? [])]),
  ].some((word) => ADOPTING.test(word));
  const sortOf = (entity: EntityFact) => categoryFor(entity, lexicon, language);
  // "Owners have pets and book appointments": nobody is shown whose pets there are.
  const isSomebodys = (entity: EntityFact) =>
    !isAdopting &&
    sortOf(entity) === 'animal' &&
    relations.some(
      ({ from, to }) =>
        from === entity.noun && entities.some((one) => one.noun === to && sortOf(one) === 'person'),
    );
  const candidates = entities.filter(
    (entity) =>
      linksTo(entity).length > 0 &&
      !isLimited(entity) &&
      !isSomebodys(entity) &&
      !KEPT_BACK.includes(entity.concept ?? ''),
  );
  const chosen = candidates.filter((entity) => {
    const category = sortOf(entity);
    const isSaid = linksTo(entity).some(({ source }) => source.from !== 'knowledge');
    // Whoever votes for something sees what there is to vote for.
    if (isJudged(entity) && isNamed(entity) && !PRIVATE.includes(category ?? 'event')) return true;
    if (isFilled(entity) && !KEPT.includes(category ?? 'event')) return true;
    if (category !== undefined && CHOOSABLE.includes(category))
      return isSaid || (isNamed(entity) && !ANY_PLACE.test(entity.noun));
    return (CHOSEN_BY_NAME.includes(category) || TIMES.includes(entity.concept ?? '')) && isNamed(entity);
  });
  if (chosen.length > 0) return chosen.map(({ noun }) => noun);
  // "Uniforms: size, price. Parents reserve online": there is one thing that they can mean.
  const unnamed = candidates.filter((entity) => {
    const category = sortOf(entity);
    const said = fields.filter(({ owner, source }) => owner === entity.noun && source.from === 'text');
    // "Anyone can comment and rate": what there is to judge.
    if (isJudged(entity) && !PRIVATE.includes(category ?? 'event')) return true;
    if (category === undefined) return false;
    if (TAKEN_UNNAMED.includes(category)) return said.some((one) => isPrice(one) || isDay(one));
    return (
      (TAKEN_IF_PRICED.includes(category) && said.some(isPrice)) || (isAdopting && category === 'animal')
    );
  });
  return unnamed.length === 1 ? unnamed.map(({ noun }) => noun) : [];
}

const VISITORS =
  /^(?:user|visitor|guest|public|customer|client|member|usuario|visitante|visiteur|besucher|kunde|用户|访客|زائر|عميل)$/iu;

/** Those for whom others work: what somebody sees only of their own, these don't see whole. */
const SERVED =
  /^(?:student|pupil|applicant|candidate|patient|parent|tenant|resident|player|participant|estudiante|alumn[oa]|étudiante?|élève|studentin|schüler(?:in)?|bewerber(?:in)?|学生|申请人|患者|طالب|مريض)$/iu;

/** The nouns of the roles that look after an open app: not those of people who are kept in it, or come to it. */
export const keepersOf = (facts: Facts): string[] => {
  const { roles, entities } = facts;
  const limited = limitedOf(facts);
  return roles
    .filter(({ isActor }) => isActor !== true)
    .map(({ noun }) => noun)
    .filter(
      (noun) =>
        !VISITORS.test(noun) &&
        !limited.includes(noun) &&
        !entities.some((entity) => keyOf(entity.noun) === keyOf(noun)),
    );
};

/** The nouns of the roles of which it is said that they see a part only. */
const limitedOf = ({ roles, access }: Facts): string[] => {
  const limits = access.filter(({ who, allowed }) => who === 'own' || !allowed).flatMap(spansOf);
  return roles
    .filter((role) =>
      spansOf(role).some(({ start, end }) =>
        limits.some((limit) => limit.start <= start && end <= limit.end),
      ),
    )
    .map(({ noun }) => noun);
};
/** The nouns of the others: where some see their own rows, these see all. */
export const overseersOf = (facts: Facts): string[] => {
  const limited = limitedOf(facts);
  return facts.roles
    .filter(
      ({ noun, ...role }) =>
        spansOf(role).length > 0 && !limited.includes(noun) && !VISITORS.test(noun) && !SERVED.test(noun),
    )
    .map(({ noun }) => noun);
};

interface Ownership {
  /** The noun of what belongs to somebody. */
  owner: string;
  /** The noun of whoever it belongs to. */
  who: string;
}

/** Of whom it is said that rows of their own are open to them. */
export function ownershipsIn({ access, roles, entities, language }: Facts, lexicon: Lexicon): Ownership[] {
  const people = [...roles, ...entities.filter((one) => categoryFor(one, lexicon, language) === 'person')];
  return access
    .filter(({ who, allowed }) => who === 'own' && allowed)
    .flatMap((one) => {
      const said = spansOf(one);
      const named = people.filter(
        (person) =>
          person.noun !== one.owner &&
          spansOf(person).some((span) => said.some((around) => isWithin(span, around))),
      );
      return [...new Set(named.map(({ noun }) => noun))].map((who) => ({ owner: one.owner, who }));
    });
}

/** Those who come from outside although they have a role: what they do lets them see nothing of others. */
const OUTSIDE =
  /^(?:donor|buyer|seller|author|writer|artist|borrower|adopter|fosterer|bidder|speaker|exhibitor|sponsor|passenger|rider|relative|family|neighbou?r|attendee|supporter|subscriber|vendor|musician|performer|photographer|donante|comprador|vendedor|autor|donateur|acheteur|vendeur|auteur|spender|käufer|verkäufer|autor|angehörige[rn]?|捐赠者|买家|卖家|作者|家长|متبرع|مشتر|بائع|مؤلف)$/iu;
/** How far behind somebody stands what they do something with, in letters. */
const NEAR = 80;
/**
 * The things that those who work in an open app are told to work on: what is named right behind them, and what belongs to them, or else what
 * is named before: "tenants send in requests, plumbers get assigned". Of nobody from outside anything is said.
 */
export function worksOf(facts: Facts): ReadonlyMap<string, readonly string[]> {
  const { language, roles, entities, relations } = facts;
  const working = overseersOf(facts).filter((noun) => !OUTSIDE.test(noun));
  const isNobody = (entity: EntityFact) => categoryFor(entity, lexiconFor(language), language) !== 'person';
  const namedBefore = (role: RoleFact, others: readonly EntityFact[]): EntityFact[] => {
    const start = Math.min(...spansOf(role).map((span) => span.start));
    const gapOf = (entity: EntityFact) =>
      Math.min(...spansOf(entity).flatMap(({ end }) => (end <= start ? [start - end] : [])));
    const [nearest] = others.filter((one) => gapOf(one) <= NEAR).sort((a, b) => gapOf(a) - gapOf(b));
    return others.filter(
      (one) =>
        one === nearest ||
        relations.some((link) => isSaid(link) && link.from === nearest?.noun && link.to === one.noun),
    );
  };
  return new Map(
    roles
      .filter(({ noun }) => working.includes(noun))
      .map((role) => {
        const behind = (span: Span) =>
          spansOf(role).some(({ end }) => span.start >= end && span.start <= end + NEAR);
        const isItself = (noun: string) => keyOf(noun) === keyOf(role.noun);
        const others = entities.filter(({ noun }) => !isItself(noun));
        const things = others.filter(
          (entity) =>
            spansOf(entity).some(behind) ||
            relations.some(({ from, to }) => from === entity.noun && isItself(to)),
        );
        const told = things.length > 0 ? things : namedBefore(role, others.filter(isNobody));
        return [role.noun, told.map(({ noun }) => noun)];
      }),
  );
}

const KNOWN: Source = { from: 'knowledge', because: 'their address says which rows are theirs' };
const PARTED: Source = { from: 'knowledge', because: 'somebody looks after all rows' };
const WHY: Source = { from: 'knowledge', because: 'the public takes part' };

const CHOSEN: readonly Category[] = ['person', ...OFFERED];
const ORDERED: readonly string[] = ['order', 'foodOrder', 'request', 'application', 'formApplication'];
const TAKEN: readonly Category[] = ['booking', 'document', 'task', 'money'];

/** "Customers order cakes": what they add is an order, and the cakes are what they choose from. */
function meantOf(access: AccessFact, facts: Facts): AccessFact[] {
  const { language, entities, relations } = facts;
  const categoryOf = (noun: string) => {
    const entity = entities.find((one) => one.noun === noun);
    return entity && categoryFor(entity, lexiconFor(language), language);
  };
  const isIn = (list: readonly Category[], noun: string) => list.some((one) => one === categoryOf(noun));
  if (access.who !== 'public' || access.action !== 'create' || !access.allowed) return [access];
  if (!isIn(CHOSEN, access.owner)) return [access];
  // Who sends in a lead makes no contract, whatever belongs together later.
  const isPerson = isIn(['person'], access.owner);
  const isSaid = (from: string, source: Source) =>
    !isPerson ||
    source.from !== 'knowledge' ||
    isIn(['booking'], from) ||
    ORDERED.includes(entities.find(({ noun }) => noun === from)?.concept ?? '');
  const taken = relations.find(
    ({ from, to, source }) => to === access.owner && isIn(TAKEN, from) && isSaid(from, source),
  )?.from;
  return taken === undefined
    ? [access]
    : [
        { ...access, owner: taken },
        // People who sign up stay unseen by others.
        ...(isPerson ? [] : [{ ...access, action: 'read' as const }]),
      ];
}

/** "Relatives mustn't see the records": somebody is there who may, whom nobody named. */
function isLeftToNobody({ roles, access }: Facts): boolean {
  const denied = access.filter(
    // Who deletes is the owner, whom nobody has to name.
    ({ allowed, state, who, action }) =>
      !allowed && state === undefined && action !== 'delete' && !WHOEVER.test(who),
  );
  return denied.some(({ owner, action }) => {
    const about = access.filter((one) => one.owner === owner && one.action === action);
    const isNamed = about.some(({ allowed }) => allowed);
    return !isNamed && roles.every(({ noun }) => about.some(({ who, allowed }) => who === noun && !allowed));
  });
}
/** "Clients can search by style": that shows nobody the clients. */
const isOfVisitors = ({ who, owner, action, allowed }: AccessFact): boolean =>
  who === 'public' && action === 'read' && allowed && VISITORS.test(owner) && !/^member$/iu.test(owner);
/** Who lives somewhere or belongs there is known by name. */
const KNOWN_BY_NAME =
  /^(?:tenant|resident|household|neighbou?r|parent|family|student|pupil|member|trader|exhibitor|performer|artist|musician|volunteer|teacher)$/u;
/** "Tenants report faults … tenants only see their own": they have accounts, so no stranger has to report any. */
function byAccount(access: AccessFact, { roles, access: all }: Facts, text: string): AccessFact {
  const { who, action, allowed, owner } = access;
  if (who !== 'public' || action !== 'create' || !allowed) return access;
  const isWithTheirs = all.some((one) => one.who === 'own' && one.owner === owner && one.action === 'read');
  const sender = roles.find(
    (role) =>
      KNOWN_BY_NAME.test(role.noun) &&
      spansOf(role).some((span) => spansOf(access).some((said) => isWithin(span, said))),
  );
  const isOutside = spansOf(access).some(({ start, end }) => FROM_OUTSIDE.test(text.slice(start, end)));
  return isWithTheirs && sender && !isOutside ? { ...access, who: sender.noun } : access;
}
/** Whoever joins, or needs no account, has none yet. */
const FROM_OUTSIDE =
  /\b(?:without|anonymous\w*|appl(?:y|ies)|registers?|sign(?:s)? up|enrols?|join|joins|online|website|form)\b/iu;
const WHOEVER = /^(?:public|member|own|owner)$/;

/** Whoever owns rows is known by an address. */
function addressesOf(facts: Facts): FieldFact[] {
  const { entities, fields, relations, language } = facts;
  const owners = ownershipsIn(facts, lexiconFor(language))
    .filter((one) => relations.some(({ from, to }) => from === one.owner && to === one.who))
    .map(({ who }) => who);
  const hasNone = (noun: string) => !fields.some(({ owner, type }) => owner === noun && type === 'email');
  return entities
    .filter(({ noun }) => owners.includes(noun) && hasNone(noun))
    .map(({ noun }) => ({ owner: noun, label: OPEN_TEXTS[language].email, type: 'email', source: KNOWN }));
}

/**
 * Where the public adds rows, these say whose they are, and a team looks after the rest.
 * @param text the description, where it is known
 */
export function withOpenness(given: Facts, source: Source = WHY, text = ''): Facts {
  const facts = {
    ...given,
    fields: [...given.fields, ...addressesOf(given)],
    access: given.access
      .filter((one) => !isOfVisitors(one))
      .flatMap((one) => meantOf(one, given))
      .map((one) => byAccount(one, given, text)),
  };
  const open = openNouns(facts);
  const { language } = facts;
  const texts = OPEN_TEXTS[language];
  if (open.length === 0) {
    const isParted = facts.access.some(({ who, allowed }) => who === 'own' && allowed);
    const isOverseen = [...overseersOf(facts), ...keepersOf(facts)].length > 0;
    return (isParted && !isOverseen) || isLeftToNobody(facts)
      ? { ...facts, roles: [...facts.roles, { noun: texts.team, source: PARTED }] }
      : facts;
  }
  const fields = [...new Set(open)].flatMap((owner): FieldFact[] => {
    const own = facts.fields.filter((field) => field.owner === owner);
    const entity = facts.entities.find(({ noun }) => noun === owner);
    const category = entity && categoryFor(entity, lexiconFor(language), language);
    const isPerson = category === 'person';
    // The name on a booking is whose it is.
    const isBooked = category === 'booking' || category === 'message';
    const isNamed = own.some(
      ({ label, type, source: from }) =>
        (isPerson && type === 'text') ||
        (isBooked && from.from === 'text' && attributeNamed(label, language)?.name === 'name') ||
        keyOf(label) === keyOf(texts.name) ||
        attributeNamed(label, language)?.name === 'personName',
    );
    return [
      ...(isNamed ? [] : [{ owner, label: texts.name, type: 'text' as const, required: true, source }]),
      ...(own.some(({ type }) => type === 'email')
        ? []
        : [{ owner, label: texts.email, type: 'email' as const, required: true, source }]),
    ];
  });
  // A visitor can't know the number that a team would give it.
  const isFiledAs = (field: FieldFact) =>
    field.source.from === 'knowledge' &&
    open.includes(field.owner) &&
    /number$/iu.test(attributeNamed(field.label, language)?.name ?? '') &&
    field.type === 'text';
  const messages = new Set(
    facts.entities
      .filter((one) => categoryFor(one, lexiconFor(language), language) === 'message')
      .map(({ noun }) => noun),
  );
  const isOfMessage = ({ owner, source: { from } }: FieldFact) =>
    from === 'knowledge' && open.includes(owner) && messages.has(owner);
  // When it was sent is known, and one without a text says nothing.
  const isSentOn = (field: FieldFact) => isOfMessage(field) && /^date/u.test(field.type);
  const asSent = (field: FieldFact): FieldFact =>
    isOfMessage(field) && field.type === 'longText' ? { ...field, required: true } : field;
  return {
    ...facts,
    fields: [...facts.fields.filter((field) => !isFiledAs(field) && !isSentOn(field)).map(asSent), ...fields],
    rules: [
      ...facts.rules,
      ...[...new Set(open)]
        .filter((owner) => !facts.rules.some((rule) => rule.kind === 'notify' && rule.owner === owner))
        .map((owner) => ({ owner, kind: 'notify' as const, details: { to: 'us' }, source })),
    ],
    roles: keepersOf(facts).length > 0 ? facts.roles : [...facts.roles, { noun: texts.team, source }],
  };
}
