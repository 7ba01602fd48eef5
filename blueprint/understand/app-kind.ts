import type { AppLanguage } from '../kinds.ts';
import { withNoun, withoutEntity } from './correct.ts';
import type { NamedDomain } from './domain.ts';
import {
  type EntityFact,
  type Facts,
  isSaid,
  type RelationFact,
  type Source,
  type Span,
  spansOf,
} from './facts.ts';
import { type Lexicon, lexiconFor } from './lexicon.ts';
import { categoryFor } from './merge.ts';
import type { Category, ThingConcept } from './ontology/concept.ts';
import { thingById } from './ontology/index.ts';
import { singular } from './read/english/inflect.ts';
import { entityOf } from './terse.ts';
import { NAMING } from './words/looks.ts';

// "A blog with comments and tags" is none without posts: what stands in every app of the sort that a text asks for.

const WHY: Source = { from: 'knowledge', because: 'no such app is without it' };
const TOGETHER: Source = { from: 'knowledge', because: 'they usually belong together' };

/** What stands for a thing of such an app where it is called otherwise: dishes are the products of their shop. */
const STAND_INS: Readonly<Record<string, { categories?: readonly Category[]; things?: readonly string[] }>> =
  {
    product: { categories: ['product', 'food', 'asset', 'vehicle', 'animal'] },
    listing: { categories: ['product', 'asset', 'vehicle', 'place'], things: ['room', 'job'] },
    seller: { categories: ['person', 'organisation'] },
    customer: { categories: ['person'] },
    user: { categories: ['person'] },
    profile: { categories: ['person'] },
    friend: { categories: ['person'] },
    guest: { categories: ['person'] },
    doctor: { categories: ['person'] },
    student: { categories: ['person'] },
    donor: { categories: ['person'] },
    candidate: { categories: ['person'] },
    member: { categories: ['person'] },
    player: { categories: ['person'], things: ['team'] },
    order: { categories: ['booking'], things: ['foodOrder', 'purchase', 'sale'] },
    foodOrder: { things: ['order', 'reservation'] },
    orderItem: { things: ['foodOrder', 'booking', 'reservation'] },
    dish: { categories: ['food', 'product'] },
    post: {
      things: [
        'article',
        'photo',
        'video',
        'recipe',
        'topic',
        'review',
        'artwork',
        'socialPost',
        'journalEntry',
        'design',
      ],
    },
    topic: { things: ['post', 'question', 'chatRoom'] },
    comment: { things: ['response', 'message', 'review'] },
    chatRoom: { things: ['room', 'group'] },
    event: { categories: ['event'] },
    eventTicket: { things: ['booking', 'registration', 'reservation'] },
    appointment: { categories: ['booking'] },
    booking: { categories: ['booking'] },
    loan: { categories: ['booking'] },
    course: { things: ['class'] },
    lesson: { things: ['module', 'video'] },
    company: { categories: ['organisation'] },
    question: { things: ['flashcard'] },
    quizAttempt: { things: ['submission', 'result', 'response', 'gameScore', 'raceResult'] },
    idea: { things: ['feedback', 'request', 'feature', 'complaint', 'issue'] },
    place: { categories: ['place', 'product', 'organisation'] },
    workExperience: { things: ['job'] },
    task: { categories: ['task'] },
    contact: { categories: ['person', 'organisation'] },
    property: { categories: ['place'] },
    transaction: { categories: ['money'] },
    ticket: { things: ['request', 'issue', 'bug', 'complaint', 'maintenanceRequest'] },
    trip: { things: ['tour', 'travelPackage', 'destination'] },
    employee: { categories: ['person'] },
  };

const OF_ANYTHING: readonly string[] = ['item', 'journalEntry'];
const ABOUT_OTHERS: readonly string[] = ['mood', 'tag', 'category'];
/** Lines of an order are no products, whatever sort they are of. */
const PARTS: readonly string[] = ['orderItem', 'invoiceItem', 'cart'];

/** How things of such apps hang together, each with what it may be of: the first of them that is there. */
const LINKS: readonly (readonly [from: string, ...to: readonly string[]])[] = [
  ['comment', 'post', 'topic', 'photo', 'video', 'recipe', 'article', 'idea', 'event'],
  ['like', 'post', 'photo', 'video', 'song', 'recipe', 'profile'],
  ['message', 'chatRoom', 'listing', 'property'],
  ['orderItem', 'order'],
  ['orderItem', 'product'],
  ['order', 'customer'],
  ['order', 'product'],
  ['product', 'seller'],
  ['listing', 'seller'],
  ['application', 'job'],
  ['job', 'company'],
  ['question', 'quiz'],
  ['quizAttempt', 'quiz'],
  ['pollOption', 'poll'],
  ['vote', 'pollOption', 'idea', 'poll'],
  ['lesson', 'course'],
  ['enrolment', 'course'],
  ['enrolment', 'student'],
  ['eventTicket', 'event'],
  ['dish', 'restaurant'],
  ['foodOrder', 'restaurant', 'dish'],
  ['ride', 'driver'],
  ['ride', 'customer'],
  ['booking', 'listing'],
  ['booking', 'guest'],
  ['donation', 'campaign'],
  ['expense', 'group'],
  ['expense', 'friend'],
  ['boardList', 'kanbanBoard'],
  ['boardCard', 'boardList'],
  ['song', 'artist'],
  ['review', 'place', 'listing', 'product', 'recipe'],
  ['bookmark', 'profile'],
  ['workExperience', 'resume'],
  ['education', 'resume'],
  ['invoice', 'customer'],
  ['invoiceItem', 'invoice'],
  ['habitEntry', 'habit'],
  ['bid', 'lot'],
  ['loan', 'book'],
  ['loan', 'member'],
  ['appointment', 'patient'],
  ['appointment', 'doctor'],
  ['gameScore', 'player'],
  ['gameScore', 'game'],
];

/** Parts of a site that are called after what they show. */
const SECTIONS: readonly (readonly [section: RegExp, thing: string])[] = [
  [/\bblog(?: posts?| section| page)?\b/iu, 'post'],
  [/\b(?:careers?(?: page| section)?|job openings|vacancies)\b/iu, 'job'],
  [/\b(?:news(?: section| page)?)\b/iu, 'article'],
  [/\b(?:discussion )?forum\b/iu, 'topic'],
];
const LISTED = String.raw`(?<=(?:[,:]|\b(?:with|and|plus|including|has|have)) (?:an? |the )?)`;
const GOES_ON = String.raw`(?=\s*(?:[,.;\n]|$|and\b|pages?\b|for\b))`;

/** "With services, a blog and careers": what these parts show is kept, and they are nothing else. */
function withSections(facts: Facts, text: string): Facts {
  if (facts.language !== 'en') return facts;
  return SECTIONS.reduce((some, [section, id]) => {
    const match = new RegExp(LISTED + section.source + GOES_ON, 'iu').exec(text);
    const thing = thingById(id);
    if (!match || !thing) return some;
    const span: Span = { start: match.index, end: match.index + match[0].length };
    const isHere = (one: { source: Source }) =>
      spansOf(one).length > 0 && spansOf(one).every(({ start, end }) => start < span.end && span.start < end);
    const others = some.entities
      .filter((one) => isHere(one) && one.concept !== id)
      .reduce((left, { noun }) => withoutEntity(left, noun), some);
    const left = { ...others, fields: others.fields.filter((field) => !isHere(field)) };
    const isKept = left.entities.some(({ concept }) => concept === id);
    return isKept ? left : { ...left, entities: [...left.entities, entityOf(thing, 'en', textSource(span))] };
  }, facts);
}

const DOING = / (?:sharing|tracking|ordering|lending|selling|trading)$/u;

/** "A photo sharing app" keeps photos. */
const withoutDoings = (facts: Facts, lexicon: Lexicon): Facts =>
  facts.language !== 'en'
    ? facts
    : facts.entities.reduce((left, { noun }) => {
        const rest = noun.replace(DOING, '');
        return rest !== noun && lexicon.thing(rest) ? withNoun(left, noun, rest) : left;
      }, facts);

/** "Photographers create a profile with pricing": what stands in it is theirs. */
function withoutProfiles(facts: Facts, lexicon: Lexicon): Facts {
  const profile = facts.entities.find(({ noun }) => noun === 'profile');
  const people = facts.relations
    .filter(({ from, source }) => from === 'profile' && source.from === 'text')
    .flatMap(({ to }) => facts.entities.filter(({ noun }) => noun === to))
    .filter((one) => categoryFor(one, lexicon, facts.language) === 'person');
  const [owner, other] = people;
  if (!profile || !owner || other) return facts;
  const fields = facts.fields.map((field) =>
    field.owner === 'profile' ? { ...field, owner: owner.noun } : field,
  );
  return { ...withoutEntity({ ...facts, fields }, 'profile'), fields };
}

/** Where the words end that name the app. */
function openingOf(text: string, language: AppLanguage): number {
  const { lead, stop } = NAMING[language];
  const said = text.length - text.trimStart().length + (lead.exec(text.trimStart())?.[0].length ?? 0);
  const end = stop.exec(text.slice(said));
  return end ? said + end.index : text.length;
}

const names = ({ names: all }: ThingConcept, language: AppLanguage) => [
  all[language].one.toLowerCase(),
  all[language].many.toLowerCase(),
];

/** What is kept as a thing of such an app, whatever it is called. */
function allStandingFor(core: ThingConcept, facts: Facts, lexicon: Lexicon): EntityFact[] {
  const { categories = [], things = [] } = STAND_INS[core.id] ?? {};
  const own = facts.entities.filter(({ concept }) => concept === core.id);
  if (own.length > 0) return own;
  // Whatever is named is what an inventory, or a diary, is of.
  if (OF_ANYTHING.includes(core.id))
    return facts.entities.filter((one) => isSaid(one) && !ABOUT_OTHERS.includes(one.concept ?? ''));
  return facts.entities.filter((entity) => {
    if (PARTS.includes(entity.concept ?? '')) return false;
    const category = categoryFor(entity, lexicon, facts.language);
    const isNamed = names(core, facts.language).some(
      (name) => entity.noun === name || entity.plural === name || entity.noun.endsWith(` ${name}`),
    );
    return (
      isNamed ||
      things.includes(entity.concept ?? '') ||
      (category !== undefined && categories.includes(category))
    );
  });
}
export const isStoodFor = (core: ThingConcept, facts: Facts, lexicon: Lexicon): boolean =>
  allStandingFor(core, facts, lexicon).length > 0;

/** A sort of app is nothing that it keeps: "a social network for gardeners" keeps no networks. */
function isItself(entity: EntityFact, facts: Facts, { start, word }: NamedDomain): boolean {
  const span: Span = { start, end: start + word.length };
  const said = spansOf(entity);
  // A gym member is more than a gym.
  const isWhole = (one: Span) => one.end <= span.end || facts.language !== 'en';
  const isOnlyThere =
    said.length > 0 && said.every((one) => one.start < span.end && span.start < one.end && isWhole(one));
  // "A forum for growers with topics" is the forum itself, whatever was taken for its fields.
  const isNamedSo = entity.noun.toLowerCase().startsWith(`${word.toLowerCase()} `);
  return (
    isOnlyThere &&
    entity.concept === undefined &&
    (isNamedSo || !facts.fields.some((field) => field.owner === entity.noun && isSaid(field)))
  );
}

/** "A store selling sneakers": what it sells is what it keeps as its products. */
const SOLD =
  /\b(?:sell(?:s|ing)?|sale of) ((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}s)\b(?=\s*(?:$|[,.;:!?\n]|(?:with|and|where|that|online|to|in|on|for|from)\b))/iu;

/** The facts with the products of an app by their own name, where its description says what it sells. */
export function withSold(facts: Facts, text: string): Facts {
  const said = facts.language === 'en' ? SOLD.exec(text) : undefined;
  const [all = '', name = ''] = said ?? [];
  if (!said || name === '') return facts;
  const end = said.index + all.length;
  const start = end - name.length;
  const isIt = (entity: EntityFact) => spansOf(entity).some((span) => span.start < end && start < span.end);
  // "Manage products" speaks of the same.
  const isSame = ({ noun }: EntityFact) =>
    /^(?:product|item)$/u.test(noun) && !facts.fields.some((field) => field.owner === noun && isSaid(field));
  const others = facts.entities.filter(isSame).reduce((left, { noun }) => withoutEntity(left, noun), facts);
  if (others.entities.some(isIt))
    return {
      ...others,
      entities: others.entities.map((one) =>
        isIt(one) && !one.concept ? { ...one, concept: 'product' } : one,
      ),
    };
  const plural = name.toLowerCase();
  const sold = { noun: singular(plural), plural, concept: 'product', source: textSource({ start, end }) };
  return { ...others, entities: [sold, ...others.entities] };
}
const textSource = (span: Span): Source => ({ from: 'text', spans: [span] });

/** "A forum for gardeners", "dating for dog owners": whom it is for are its users. */
const FOR = /\bfor (?:(?:all|the|my|our|local|other|young|busy|new) )*$/iu;
function isAudience(entity: EntityFact, text: string, end: number, facts: Facts, lexicon: Lexicon): boolean {
  const spans = spansOf(entity);
  return (
    facts.language === 'en' &&
    spans.length > 0 &&
    spans.every(({ start }) => start < end && FOR.test(text.slice(0, start))) &&
    categoryFor(entity, lexicon, 'en') === 'person' &&
    [...facts.fields, ...facts.states, ...facts.rules].every(({ owner }) => owner !== entity.noun) &&
    facts.relations.every(
      ({ from, to, source }) => source.from !== 'text' || (from !== entity.noun && to !== entity.noun),
    )
  );
}

/**
 * The facts with what stands in every app of the sort that the text asks for.
 * @param domains the sorts and trades that it names, the most special first
 */
export function withCore(given: Facts, text: string, domains: readonly NamedDomain[]): Facts {
  const { language } = given;
  const lexicon = lexiconFor(language);
  const facts = withoutDoings(withoutProfiles(withSections(given, text), lexicon), lexicon);
  const end = openingOf(text, language);
  const named = domains.find(({ start, isLikened }) => isLikened || start < end);
  if (!named) return facts;
  const opening = domains.filter(({ start }) => start < end);
  const left = facts.entities
    .filter(
      (entity) =>
        opening.some((one) => isItself(entity, facts, one)) || isAudience(entity, text, end, facts, lexicon),
    )
    .reduce((some, { noun }) => withoutEntity(some, noun), facts);
  const core = named.domain.things.slice(0, named.domain.core).flatMap((id) => thingById(id) ?? []);
  const kept = { ...left, entities: left.entities.map((entity) => inItsSense(entity, core, language)) };
  const missing = core.filter((thing) => !isStoodFor(thing, kept, lexicon));
  const whole = {
    ...kept,
    entities: [...kept.entities, ...missing.map((thing) => entityOf(thing, language, WHY))],
  };
  return core.length > 0 ? withLinks(whole, named.domain.things, lexicon) : whole;
}

/** What other words are called in an app of one sort: the rooms of a chat are no places. */
const ALSO: Readonly<Partial<Record<string, RegExp>>> = {
  chatRoom: /^(?:room|channel|server|group)$/u,
  boardList: /^(?:list|column)$/u,
  resume: /^(?:resume|cv)$/u,
};

/** A thing as what it is in such an app, where its name means another thing elsewhere. */
function inItsSense(entity: EntityFact, core: readonly ThingConcept[], language: AppLanguage): EntityFact {
  const meant = core.find(
    (thing) => names(thing, language).includes(entity.noun) || ALSO[thing.id]?.test(entity.noun) === true,
  );
  return meant ? { ...entity, concept: meant.id } : entity;
}

/** With what each thing of such an app refers to, where nothing said it. */
function withLinks(facts: Facts, things: readonly string[], lexicon: Lexicon): Facts {
  const kept = (id: string): EntityFact | undefined => {
    const concept = thingById(id);
    const isUsual = things.includes(id) || facts.entities.some((entity) => entity.concept === id);
    const [one, other] = concept && isUsual ? allStandingFor(concept, facts, lexicon) : [];
    // Of two sorts of products nobody knows which is ordered.
    return other ? undefined : one;
  };
  const links = LINKS.flatMap(([id, ...ids]): RelationFact[] => {
    const from = kept(id);
    const to = ids.map(kept).find((one) => one !== undefined && one !== from);
    if (!from || !to) return [];
    return [{ from: from.noun, to: to.noun, many: false, source: TOGETHER }];
  });
  const hasLines =
    things.includes('orderItem') || facts.entities.some(({ concept }) => concept === 'orderItem');
  const isFirst = (link: RelationFact, at: number) =>
    links.findIndex(({ from, to }) => from === link.from && to === link.to) === at;
  const isNew = (link: RelationFact) =>
    !(hasLines && link.from === kept('order')?.noun && link.to === kept('product')?.noun) &&
    !facts.relations.some(
      ({ from, to }) => (from === link.from && to === link.to) || (from === link.to && to === link.from),
    );
  return { ...facts, relations: [...facts.relations, ...links.filter(isFirst).filter(isNew)] };
}
