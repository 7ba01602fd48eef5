import { type Element, nameOf } from './phrases.ts';

// "Una psicóloga busca algo para pacientes": who asks for an app in its first sentence is the only one, and no thing of it.

/** What somebody does who asks for an app. */
const SEEKS =
  /^(?:busca|necesita|precisa|quiere|desea|requiere|(?:re)?cherche|veut|voudrait|souhait(?:e|erait)|aimerait|sucht|braucht|benötigt|möchte|will|[يت](?:بحث|حتاج|ريد|رغب))$/u;
/** Who uses an app that somebody else wants: "un cliente quiere reservar". */
const SERVED: readonly string[] = [
  'customer',
  'client',
  'member',
  'user',
  'guest',
  'student',
  'pupil',
  'patient',
  'parent',
  'participant',
  'passenger',
  'tenant',
  'owner',
  'resident',
  'neighbour',
  'volunteer',
  'player',
  'subscriber',
  'donor',
  'employee',
];

/** @returns the noun of whoever the first sentence says that they want the app */
export function seekerIn(opening: readonly Element[]): string | undefined {
  const [who, wants] = opening.filter((element) => nameOf(element) !== 'skip');
  if (who?.kind !== 'phrase') return undefined;
  const word = wants?.kind === 'verb' ? wants.verb : wants?.kind === 'role' ? (wants.said ?? '') : '';
  const { isPlural, determiner, category, thing, noun } = who.phrase;
  const isOne = !isPlural && /^(?:a|poss)$/u.test(determiner ?? 'a');
  const isSeeker = isOne && category === 'person' && !SERVED.includes(thing?.id ?? '') && SEEKS.test(word);
  return isSeeker ? noun : undefined;
}
