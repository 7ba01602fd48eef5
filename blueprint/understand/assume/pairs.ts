import type { EntityFact, Facts } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { ELSEWHERE, meetingsOf, type Named } from './meetings.ts';
import { mentionsOf } from '../mentions.ts';
import { headOf } from '../read/english/sorts.ts';
import type { Category } from '../ontology/concept.ts';
import { factSigns, meetingSigns } from './pair-signs.ts';
import { alsoRefersTo } from './usual-links.ts';

// What speaks for two things belonging together: what they are, and how a text speaks of both.

/** What happens to others stands before what they happen to, and that before who owns it. */
const ORDER: readonly (readonly Category[])[] = [
  ['booking', 'message', 'measurement', 'money', 'health'],
  ['document', 'task'],
  ['event', 'work', 'learning'],
  ['product', 'food', 'asset', 'vehicle'],
  ['animal'],
  ['category'],
  ['place'],
  ['person'],
  ['organisation'],
];
const UNKNOWN_RANK = 3;

interface Known extends Named {
  entity: EntityFact;
  category: Category | undefined;
  rank: number;
}
export interface Pair {
  /** Each row of it refers to one of the other. */
  from: Known;
  to: Known;
  signs: readonly string[];
  isSaid: boolean;
}

function knownOf(
  facts: Facts,
  text: string,
  categoryOf: (entity: EntityFact) => Category | undefined,
): Known[] {
  const mentions = mentionsOf(facts.entities, text);
  return facts.entities.map((entity, at): Known => {
    const category = categoryOf(entity);
    const rank = ORDER.findIndex((sorts) => category !== undefined && sorts.includes(category));
    return {
      entity,
      category,
      rank: rank < 0 ? UNKNOWN_RANK : rank,
      at,
      mentions: mentions.filter(({ noun }) => noun === entity.noun),
    };
  });
}

/** Who or what stands in the place of another: a pet's owner in that of a customer, a dentist in that of an employee. */
const STAND_FOR: Readonly<Record<string, string>> = {
  customer:
    'owner patient guest overnightGuest member student tenant traveller borrower legalClient beneficiary subscriber',
  employee:
    'doctor nurse therapist teacher coach groomer technician driver guide lawyer consultant photographer walker veterinarian inspector cleaner tradesperson translator developer nutritionist tailor volunteer',
  teacher: 'coach guide',
  student: 'child member',
  doctor: 'therapist nurse veterinarian',
  patient: 'pet animal dog cat horse',
  class: 'course schoolClass group lesson',
  room: 'classroom hotelRoom operatingRoom',
  property: 'building apartment house rentalUnit',
  item: 'tool equipment device toy book costume musicalInstrument bike car',
  vehicle: 'car bike motorcycle truck bus boat kayak',
  event: 'wedding concert workshop conference party festival',
  product: 'item',
  member: 'player singer',
};
const STANDS_FOR = new Map<string, string[]>();
for (const [general, special] of Object.entries(STAND_FOR))
  for (const id of special.split(' ')) STANDS_FOR.set(id, [...(STANDS_FOR.get(id) ?? []), general]);

/** Links of an enquiry are as likely as those of a request, which it was one of when the weights were fitted. */
const weighedAs = ({ concept = '?' }: EntityFact): string => (concept === 'enquiry' ? 'request' : concept);

/** Whether a thing is known to refer to another: a pet to a customer, or to whoever is called its owner. */
export function usuallyRefers(from: EntityFact, { concept = '-' }: EntityFact, lexicon: Lexicon): boolean {
  // "Meal orders" and "driving lessons" refer to what orders and lessons do.
  const known = lexicon.byId(from.concept ?? '') ?? lexicon.thing(headOf(from.noun));
  const usual = known?.refersTo ?? [];
  const also = alsoRefersTo(known?.id ?? '');
  return (
    also.includes(concept) || [concept, ...(STANDS_FOR.get(concept) ?? [])].some((one) => usual.includes(one))
  );
}

/** Who of two refers to the other. */
const inOrder = (a: Known, b: Known): [from: Known, to: Known] =>
  a.rank < b.rank || (a.rank === b.rank && a.at > b.at) ? [a, b] : [b, a];

const GROUPS: readonly (readonly [group: string, of: readonly Category[]])[] = [
  ['person', ['person', 'organisation']],
  [
    'happening',
    ['event', 'booking', 'money', 'document', 'task', 'message', 'work', 'health', 'measurement', 'learning'],
  ],
  ['object', ['product', 'food', 'asset', 'vehicle', 'animal']],
  ['place', ['place']],
  ['sort', ['category']],
];
const groupOf = ({ category }: Known) =>
  GROUPS.find(([, of]) => category !== undefined && of.includes(category))?.[0] ?? 'unknown';

export function pairsOf(
  facts: Facts,
  text: string,
  lexicon: Lexicon,
  categoryOf: (entity: EntityFact) => Category | undefined,
): Pair[] {
  const known = knownOf(facts, text, categoryOf);
  const all = known.flatMap(({ mentions }) => mentions);
  const linked = (a: Known, b: Known) =>
    facts.relations.find(
      ({ from, to }) =>
        (from === a.entity.noun && to === b.entity.noun) || (from === b.entity.noun && to === a.entity.noun),
    );
  const partnersOf = (one: Known) => known.filter((other) => other !== one && linked(one, other));
  const partners = new Map(known.map((one) => [one, partnersOf(one)]));
  const size = known.length < 4 ? 'few' : known.length < 7 ? 'some' : 'many';
  const refers = (from: Known, to: Known) => usuallyRefers(from.entity, to.entity, lexicon);

  const meetingOf = meetingsOf(known, text);
  const gapOf = (a: Known, b: Known) => meetingOf(a, b)?.gap ?? 10 * ELSEWHERE;
  /** Of the things of each group the one that most is said of. */
  const main = new Map<string, Known>();
  const counts = new Map<string, number>();
  for (const one of known) {
    const group = groupOf(one);
    counts.set(group, (counts.get(group) ?? 0) + 1);
    const best = main.get(group);
    if (!best || one.mentions.length > best.mentions.length) main.set(group, one);
  }

  return known.flatMap((a, index) =>
    known.slice(index + 1).map((b): Pair => {
      const [from, to] = inOrder(a, b);
      const [fromGroup, toGroup] = [groupOf(from), groupOf(to)];
      const kind = `${fromGroup}>${toGroup}`;
      const signs = [`kind ${kind}`, `sorts ${from.category ?? '?'}>${to.category ?? '?'}`, `size ${size}`];
      signs.push(`from ${weighedAs(from.entity)}`, `to ${weighedAs(to.entity)}`);
      if (refers(from, to) || refers(to, from)) signs.push('usual');
      const said = linked(from, to);
      if (said) signs.push('said', `said ${kind}`);
      const [mine, theirs] = [partners.get(from) ?? [], partners.get(to) ?? []];
      const others = mine.filter((one) => one !== to);
      signs.push(`from has ${Math.min(others.length, 3)}`);
      signs.push(`to has ${Math.min(theirs.filter((one) => one !== from).length, 3)}`);
      const isTaken = others.some((one) => groupOf(one) === toGroup);
      signs.push(isTaken ? `from has ${toGroup}` : `${kind} lacking`);
      const isMain = main.get(toGroup) === to;
      const isOnly = counts.get(toGroup) === 1;
      const rivals = known.filter((one) => one !== to && one !== from && groupOf(one) === toGroup);
      const isNearest = rivals.every((one) => gapOf(from, one) >= gapOf(from, to));
      if (isMain) signs.push(`${kind} main`);
      if (isOnly) signs.push(`${kind} only`);
      if (isNearest && !isOnly) signs.push(`${kind} nearest`);
      if (!isTaken)
        signs.push(`lacking${isOnly ? ' only' : isMain ? ' main' : ''}${isNearest ? ' nearest' : ''}`);
      if (main.get(fromGroup) === from) signs.push(`main ${kind}`);
      if (counts.get(fromGroup) === 1) signs.push(`only ${kind}`);
      if (to.at === 0) signs.push('to is first', `${kind} first`);
      if (from.at === 0) signs.push('from is first', `first ${kind}`);
      signs.push(from.at < to.at ? `${kind} before` : `${kind} after`);
      if (others.some((one) => theirs.includes(one))) signs.push('shared partner');
      if (` ${from.entity.noun} `.includes(` ${to.entity.noun} `)) signs.push('named in from');
      if (` ${to.entity.noun} `.includes(` ${from.entity.noun} `)) signs.push('named in to');
      const sentences = new Set(from.mentions.map(({ sentence }) => sentence));
      const together = new Set(
        to.mentions.map(({ sentence }) => sentence).filter((one) => sentences.has(one)),
      );
      signs.push(`together ${Math.min(together.size, 3)}`);
      signs.push(...meetingSigns(text, meetingOf(from, to), { noun: from.entity.noun, kind }, all));
      signs.push(...factSigns(facts, from.entity.noun, to.entity.noun, said));
      const usual = lexicon.byId(from.entity.concept ?? '')?.refersTo;
      if (usual)
        signs.push(
          usual.some((id) => lexicon.byId(id)?.category === to.category) ? 'usual sort' : 'unusual sort',
        );
      for (const one of [from, to]) {
        const side = one === from ? 'from' : 'to';
        if (one.mentions.length === 0) signs.push(`${side} unnamed`, `${side} unnamed ${kind}`);
        signs.push(`${side} named ${Math.min(one.mentions.length, 4)}`);
      }
      return { from, to, signs, isSaid: said !== undefined };
    }),
  );
}
