import { escaped } from '../../escaped.ts';
import type { Manner } from '../words/manners.ts';
import { type AttributeName, fieldOf } from './attributes/index.ts';
import { USUAL_FIELDS } from './categories.ts';
import type { Category, UsualField } from './concept.ts';
import { STATES, type StateName } from './states.ts';
import { agree, inSix } from './words.ts';

// What anybody would keep of a thing that nothing is known of, by how they speak of it and by what sort of thing it is.

/** By what it is sorted, which is no choice yet: its values are the user's own. */
const CATEGORY: UsualField = {
  name: 'category',
  label: inSix(['Category', 'Categoría', 'Catégorie', 'Kategorie', '类别', 'الفئة'], (text) => text),
  type: 'text',
};

const fields = (...names: readonly (AttributeName | 'category')[]): readonly UsualField[] =>
  names.map((name, at) => {
    const field = name === 'category' ? CATEGORY : fieldOf(name);
    return at === 0 ? { ...field, required: true } : field;
  });

type ByCategory = Readonly<Partial<Record<Category, readonly UsualField[]>>>;

const LOGGED = fields('name', 'date', 'rating', 'photo', 'notes');
const TITLED_LOG = fields('title', 'date', 'rating', 'photo', 'notes');
/** What has fields of its own however somebody speaks of it isn't listed. */
const HAPPENING: ByCategory = {
  event: TITLED_LOG,
  work: fields('title', 'date', 'result', 'photo', 'notes'),
  task: fields('title', 'date', 'result', 'photo', 'notes'),
  learning: TITLED_LOG,
  place: fields('name', 'location', 'date', 'photo', 'notes'),
  health: fields('name', 'date', 'duration', 'intensity', 'notes'),
  measurement: fields('title', 'date', 'measuredValue', 'notes'),
  food: LOGGED,
  product: LOGGED,
  asset: LOGGED,
  category: LOGGED,
};
const MANAGED_THING = fields('name', 'location', 'photo', 'notes');
const MANAGED: ByCategory = {
  event: fields('title', 'starts', 'ends', 'location', 'notes'),
  place: fields('name', 'location', 'capacity', 'notes'),
  asset: fields('name', 'serialNumber', 'location', 'notes'),
  category: MANAGED_THING,
};
const STOCKED_THING = fields('name', 'quantity', 'location', 'photo', 'notes');
const STOCKED: ByCategory = {
  food: fields('name', 'quantity', 'location', 'expiryDate', 'notes'),
  product: STOCKED_THING,
  asset: STOCKED_THING,
  category: STOCKED_THING,
};
const COLLECTED_THING = fields('name', 'category', 'rating', 'photo', 'notes');
const COLLECTED: ByCategory = {
  food: COLLECTED_THING,
  product: COLLECTED_THING,
  asset: COLLECTED_THING,
  category: COLLECTED_THING,
  place: fields('name', 'location', 'rating', 'photo', 'notes'),
};
const BY_MANNER: Readonly<Record<Manner, readonly [own: ByCategory, unknown: readonly UsualField[]]>> = {
  happening: [HAPPENING, LOGGED],
  stocked: [STOCKED, STOCKED_THING],
  managed: [MANAGED, MANAGED_THING],
  collected: [COLLECTED, COLLECTED_THING],
};

const UNKNOWN = fields('name', 'date', 'photo', 'notes');

/** What is kept of anything, where nothing is said of it. */
export const PLAIN_FIELDS = fields('name', 'description', 'photo');

/** What is usually kept of a thing that no concept names, of which a line says hardly more than that it is kept. */
export function fieldsOfUnknown(
  category: Category | undefined,
  manner: Manner | undefined,
): readonly UsualField[] {
  const usual = category && USUAL_FIELDS[category];
  if (manner === undefined) return usual ?? UNKNOWN;
  const [own, unknown] = BY_MANNER[manner];
  return category === undefined ? unknown : (own[category] ?? USUAL_FIELDS[category]);
}

const life = (...names: readonly StateName[]) => names.map((name) => STATES[name].words);
const IN_USE = life('available', 'inUse', 'maintenance');
const IN_PLACE = life('available', 'occupied', 'maintenance');
const PLANNED = life('planned', 'inProgress', 'done');
const LIVES: Readonly<Partial<Record<Category, typeof IN_USE>>> = {
  place: IN_PLACE,
  asset: IN_USE,
  vehicle: IN_USE,
  event: PLANNED,
  task: PLANNED,
  work: PLANNED,
};

const OPEN = life('open', 'inProgress', 'done');
const IS_ACTIVE = life('active', 'inactive');
/** Of what a status is asked for without its values, and which has no usual life. */
const LIVES_ASKED: Readonly<Partial<Record<Category, typeof IN_USE>>> = {
  person: IS_ACTIVE,
  organisation: IS_ACTIVE,
  animal: IS_ACTIVE,
  product: IS_ACTIVE,
  food: IS_ACTIVE,
  category: IS_ACTIVE,
  money: life('pending', 'paid', 'cancelled'),
  place: IS_ACTIVE,
};

const inWords = (states: typeof IN_USE): readonly UsualField['label'][] =>
  states.map((words) => inSix(words, (text, language) => agree(text, false, language)));

const OWED = life('pending', 'paid', 'overdue');
/** "Fees", "fines": who has paid is what somebody wants to know. */
const IS_OWED = /(?:^| )(?:fee|charge|due|fine|toll)$/u;
/** What somebody owes, by an English name, goes through these. */
export const statesOfOwed = (noun: string): readonly UsualField['label'][] =>
  IS_OWED.test(noun) ? inWords(OWED) : [];

const SUBMITTED = life('submitted', 'inReview', 'accepted', 'rejected');
const REPORTED = life('reported', 'inProgress', 'resolved');
const ASKED_FOR = life('requested', 'accepted', 'declined');
/** What somebody has to decide on or to mend, by the last word of its name. */
const BY_NOUN: readonly (readonly [noun: RegExp, states: typeof IN_USE])[] = [
  [/(?:^| )(?:proposal|nomination|submission|petition|excuse|appeal)$/u, SUBMITTED],
  [/(?:^| )(?:damage|defect|breakage|leak|hazard|malfunction|pothole|near miss)$/u, REPORTED],
  [/(?:^| )swap$/u, ASKED_FOR],
  [/(?:^| )(?:offer|bid)$/u, life('sent', 'accepted', 'declined')],
  [/(?:^| )pledge$/u, life('pending', 'received', 'cancelled')],
];
const DONE_WITH: readonly (readonly [verb: string, states: typeof IN_USE])[] = [
  ['(?:submit|hand in|send in|propose|nominate)s?', SUBMITTED],
  ['reports?', REPORTED],
];
/** "Directors submit films", "tenants report leaks": so much is told of what becomes of it. */
const wayTold = (noun: string, plural: string, text: string): typeof IN_USE | undefined =>
  DONE_WITH.find(([verb]) =>
    new RegExp(
      String.raw`\b(?:who|which|that|they|we|[a-z]+s|can|may|to|(?:an?|the|every|each) [a-z]+) ${verb} (?:(?:an?|the|their|his|her|any|new|up to \d+) ){0,2}(?:${escaped(noun)}|${escaped(plural)})(?![\p{L}-])`,
      'iu',
    ).test(text),
  )?.[1];
/** What something usually goes through, by its English name or what a text says is done with it first. */
export const statesByName = (noun: string): readonly UsualField['label'][] =>
  inWords(BY_NOUN.find(([pattern]) => pattern.test(noun))?.[1] ?? []);
export const statesOfDeed = (noun: string, plural: string, text: string): readonly UsualField['label'][] =>
  inWords(wayTold(noun, plural, text) ?? []);

/** What a thing that is managed goes through, by what sort of thing it is. */
export const statesOfUnknown = (
  category: Category | undefined,
  manner: Manner | undefined,
): readonly UsualField['label'][] => {
  const states = category === undefined ? IN_USE : LIVES[category];
  return manner === 'managed' && states ? inWords(states) : [];
};

/** What a thing goes through of which somebody asks for a status without saying which there are. */
export const statesAskedFor = (category: Category | undefined): readonly UsualField['label'][] =>
  inWords(category === undefined ? IS_ACTIVE : (LIVES_ASKED[category] ?? LIVES[category] ?? OPEN));
