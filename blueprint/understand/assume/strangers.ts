import type { Category } from '../ontology/concept.ts';
import { isStaff } from '../ontology/staff.ts';
import type { Pair } from './pairs.ts';

// Things that are no part of each other, however near a list names them: a guest has no sponsor, and a menu no student.

const conceptOf = ({ entity }: Pair['from']) => entity.concept ?? '';
const isOne = ({ category }: Pair['from'], of: readonly Category[]) =>
  category !== undefined && of.includes(category);

/** Who sells to those who keep the app, or pays for it. */
const SELLERS: readonly string[] = ['supplier', 'sponsor', 'manufacturer', 'insurer', 'subcontractor'];
/** What is the same for everybody. */
const SHARED: readonly string[] = ['menu', 'shoppingList', 'sheetMusic', 'newsletter', 'announcement'];
const MADE: readonly Category[] = ['document', 'product', 'food'];
/** What a conference offers, to all that attend it. */
const PROGRAMME: readonly string[] = ['talk', 'slot', 'room'];
const HALLS: readonly string[] = ['room', 'court', 'desk'];
const LENT: readonly string[] = ['loan', 'reservation', 'fine'];
const TRAINING: readonly string[] = ['workout', 'teamTraining'];
const PLAYED: readonly string[] = ['match', 'tournament', 'race'];

/** Whether two things of which nothing is said but their names belong to different matters. */
export function areStrangers({ from, to }: Pair): boolean {
  const [one, other] = [conceptOf(from), conceptOf(to)];
  return (
    (isOne(from, ['person']) && SELLERS.includes(other)) ||
    (SHARED.includes(one) && isOne(to, ['person', 'place', 'organisation'])) ||
    // Who works somewhere or makes something is told by the work: a parcel of a farm is no worker's.
    (isOne(from, [...MADE, 'place']) && isStaff(other)) ||
    (PROGRAMME.includes(one) && other === 'attendee') ||
    // A mechanic may have a car to mend.
    (isOne(from, ['vehicle']) && isOne(to, ['person']) && other !== 'technician') ||
    (isOne(from, ['health']) && isOne(to, ['vehicle'])) ||
    (isOne(from, ['money']) && (HALLS.includes(other) || isStaff(other))) ||
    // What is sold goes to customers.
    (one === 'sale' && (SELLERS.includes(other) || other === 'purchaseOrder')) ||
    (LENT.includes(one) && isOne(to, ['learning'])) ||
    // Who helps works a shift, and not those who are helped.
    (other === 'family' && (isOne(from, ['product', 'food']) || one === 'shift')) ||
    (TRAINING.includes(one) && PLAYED.includes(other)) ||
    (PLAYED.includes(one) && TRAINING.includes(other))
  );
}

/** Whose a vehicle may be. */
const OF_VEHICLES: readonly string[] = ['customer', 'owner', 'driver', 'resident', 'tenant'];
/** "Students, cars and lessons": who goes by a car is told by the trip, though students stand in the place of customers. */
export const isOnlyCarried = ({ from, to }: Pair): boolean =>
  isOne(from, ['vehicle']) && isOne(to, ['person']) && !OF_VEHICLES.includes(conceptOf(to));

/** To what many come at once. */
const HELD_FOR_MANY: readonly string[] = [
  'class',
  'course',
  'workshop',
  'teamTraining',
  'match',
  'tournament',
  'youthCamp',
  'meeting',
  'concert',
  'rehearsal',
];
const COMING: readonly string[] = [
  'student',
  'child',
  'member',
  'player',
  'singer',
  'attendee',
  'scout',
  'guest',
];
/** "Members, classes": a class is of many members, where it is of any. */
export const isOfMany = ({ from, to }: Pair): boolean =>
  HELD_FOR_MANY.includes(conceptOf(from)) && COMING.includes(conceptOf(to));
