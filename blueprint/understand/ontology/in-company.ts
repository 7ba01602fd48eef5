import { type AttributeName, fieldOf } from './attributes/index.ts';
import type { AppLanguage } from '../../kinds.ts';
import type { ThingConcept, UsualField } from './concept.ts';
import type { StateName } from './states.ts';
import { statesNamed } from './thing.ts';

// What a thing usually has beside some others and not beside all: whoever books a table says for how many, whoever books a haircut doesn't.

interface Adapted {
  /** The concept. */
  of: string;
  /** Concepts of which one is kept beside it. */
  beside?: readonly string[];
  /** Concepts of which none is kept beside it. */
  unless?: readonly string[];
  /** All fields that it then has, the first of which names its rows. */
  fields?: readonly [AttributeName, ...AttributeName[]];
  /** It then goes through no states. */
  isLifeless?: true;
  /** It then goes through these instead of its usual states. */
  states?: readonly [StateName, ...StateName[]];
  /** Where its name is feminine. */
  feminine?: readonly AppLanguage[];
}

/** What people come to in company. */
const FOR_SEVERAL: readonly string[] = [
  'table',
  'restaurant',
  'hotel',
  'hotelRoom',
  'house',
  'apartment',
  'cabin',
  'tentPitch',
  'campsite',
  'listing',
  'boat',
  'tour',
  'event',
  'party',
  'show',
  'venue',
  'escapeRoom',
  'game',
  'lane',
  'travelPackage',
];
/** Where somebody else says whether money may be spent. */
const IN_FIRMS: readonly string[] = [
  'employee',
  'manager',
  'department',
  'expenseReport',
  'project',
  'team',
  'member',
];
/** Where somebody writes down what they spent themselves. */
const AT_HOME: readonly string[] = [
  'budget',
  'subscription',
  'debt',
  'vehicle',
  'car',
  'trip',
  'friend',
  'housemate',
  'familyMember',
  'person',
  'group',
  'wedding',
  'fuelLog',
];
/** A course of lessons that are read or watched. */
const ONLINE: readonly string[] = ['enrolment', 'module', 'quiz', 'video'];
const PUPILS: readonly string[] = ['student', 'customer', 'child'];
const PLAYING: readonly string[] = ['team', 'coach'];
/** Where two of them play each other. */
const LEAGUES: readonly string[] = ['league', 'tournament', 'ranking', 'division', 'referee'];

/** Where plants are grown to be harvested. */
const GROWING: readonly string[] = [
  'garden',
  'gardenBed',
  'crop',
  'field',
  'farm',
  'seed',
  'planting',
  'allotmentPlot',
  'orchard',
  'vegetable',
  'greenhouse',
];

/** Where people live or work. */
const HOUSED: readonly string[] = [
  'property',
  'apartment',
  'house',
  'building',
  'rentalUnit',
  'tenant',
  'landlord',
  'lease',
  'rent',
  'room',
  'cabin',
  'resident',
  'school',
  'office',
];

/** The first that fits holds. */
const ADAPTED: readonly Adapted[] = [
  { of: 'car', beside: ['sale', 'lead'], fields: ['name', 'model', 'year', 'mileage', 'price', 'photo'] },
  { of: 'booking', unless: FOR_SEVERAL, fields: ['title', 'starts', 'ends', 'notes'] },
  {
    of: 'plant',
    unless: GROWING,
    fields: ['name', 'plantSpecies', 'location', 'purchaseDate', 'photo', 'notes'],
    isLifeless: true,
  },
  { of: 'expense', beside: AT_HOME, unless: IN_FIRMS, isLifeless: true },
  { of: 'lesson', beside: ONLINE, fields: ['title', 'duration', 'body'], isLifeless: true },
  {
    of: 'lesson',
    beside: PUPILS,
    unless: ['class', 'schoolClass', 'school', 'course', 'curriculum'],
    fields: ['title', 'starts', 'duration', 'price', 'notes'],
  },
  { of: 'teacher', beside: ['booking'], fields: ['personName', 'email', 'phone', 'hourlyRate', 'biography'] },
  {
    of: 'author',
    beside: ['submission', 'manuscript', 'abstract', 'reviewer', 'conference'],
    fields: ['personName', 'email', 'biography'],
  },
  {
    of: 'match',
    beside: PLAYING,
    unless: LEAGUES,
    fields: ['title', 'starts', 'opponent', 'location', 'result'],
  },
  {
    of: 'room',
    beside: ['plant', 'asset', 'device', 'snag'],
    fields: ['name', 'floor', 'notes'],
    isLifeless: true,
  },
  { of: 'child', beside: ['chore', 'pocketMoney'], fields: ['personName', 'birthDate', 'photo'] },
  {
    of: 'measurement',
    beside: ['workout', 'sportExercise', 'diet', 'weighIn'],
    fields: ['title', 'date', 'weight', 'bodyFat', 'waist', 'notes'],
  },
  {
    of: 'hotel',
    beside: ['trip', 'flight'],
    unless: ['room', 'hotelRoom', 'booking', 'reservation'],
    fields: ['name', 'address', 'checkIn', 'checkOut', 'price', 'reference'],
  },
  {
    of: 'flight',
    beside: ['trip', 'hotel'],
    fields: ['number', 'departureTime', 'arrivalTime', 'price', 'reference'],
  },
  // A landlord's tenants report what is broken; a workshop takes it in and gives it back.
  {
    of: 'repair',
    beside: HOUSED,
    unless: ['customer', 'vehicle', 'car', 'bike', 'device'],
    states: ['reported', 'inProgress', 'done'],
    feminine: ['es', 'fr'],
  },
  { of: 'activity', beside: ['trip'], fields: ['title', 'starts', 'location', 'price', 'notes'] },
];

const fits = (
  { of, beside, unless }: Adapted,
  id: string,
  others: ReadonlySet<string | undefined>,
): boolean =>
  of === id &&
  (beside?.some((one) => others.has(one)) ?? true) &&
  (unless?.every((one) => !others.has(one)) ?? true);

/**
 * A thing with the fields and states that it has beside others.
 * @param others the concepts of everything that is kept
 */
export function inCompany(concept: ThingConcept, others: ReadonlySet<string | undefined>): ThingConcept {
  const adapted = ADAPTED.find((one) => fits(one, concept.id, others));
  if (!adapted) return concept;
  const { states, ...rest } = concept;
  const fields =
    adapted.fields?.map((name, at): UsualField =>
      at === 0 ? { ...fieldOf(name), required: true } : fieldOf(name),
    ) ?? concept.fields;
  const own = adapted.states;
  const life = own ? statesNamed(own, (language) => adapted.feminine?.includes(language) === true) : states;
  return { ...rest, fields, ...(life && !adapted.isLifeless && { states: life }) };
}
