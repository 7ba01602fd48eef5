import type { FieldType } from '../../../../kinds.ts';
import type { FieldFact, Span } from '../../../facts.ts';
import { keyOf } from '../../../lexicon.ts';
import type { Weights } from '../../../likelihood.ts';

// Which candidates are fields, and of which thing: each of one, and nothing twice.

/** From how likely on something is taken for a field. */
const ENOUGH = 0.45;
/** The same for what the clauses were read to say. */
const STILL = 0.3;
/** The same for what names a thing, which the other would refer to. */
const SURE = 0.7;
/** Where no field was read, one alone is none either: "see what it costs". */
const FEW = 2;
/** How much those of one list pull each other to one owner, and over how many parts. */
const PULL = 0.5;
const REACH = 4;
/** So likely anything of a pair of brackets is of another thing than the rest. */
const UNLIKELY = 0.02;
/** What one counts for beside its list. */
const ITSELF = 0.5;

/** What could be a field, in any language. */
interface Candidate extends Span {
  label: string;
  type: FieldType;
  /** Its sentence, and where it stands in it. */
  row: number;
  part: { at: number; depth: number };
  /** In which pair of brackets of its sentence it stands, with nothing beside it but its separators. */
  bracket?: number;
  read: readonly FieldFact[];
}
export interface Weighed {
  candidate: Candidate;
  isThing: boolean;
  /** What speaks for anything having it. */
  common: readonly string[];
  /** What else speaks for each of the things having it, in their order. */
  signs: readonly (readonly string[])[];
  /** "Both have a name": the two that were spoken of. */
  both?: readonly string[];
}
interface Shared {
  candidate: Candidate;
  isThing: boolean;
  /** How likely each thing has it; what is left up to 1 is for none. */
  shares: readonly number[];
}
interface Taken {
  candidate: Candidate;
  owner: string;
  value: number;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

export function sharesOf(
  { common, signs }: Pick<Weighed, 'common' | 'signs'>,
  { base, signs: weights }: Weights,
): number[] {
  const weigh = (list: readonly string[], from: number) =>
    list.reduce((sum, sign) => sum + (weights[sign] ?? 0), from);
  const start = weigh(common, base);
  const sums = signs.map((list) => weigh(list, start));
  const most = Math.max(0, ...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const whole = sumOf(powers) + Math.exp(-most);
  return powers.map((power) => power / whole);
}

/** The same, with what the others of a list say of its owner. */
function inLists(shared: readonly Shared[]): Shared[] {
  return shared.map(({ candidate, isThing, shares }) => {
    const { row, part } = candidate;
    const whole = sumOf(shares);
    const votes = shares.map((share) => (ITSELF * share) / Math.max(whole, 1e-9));
    let count = ITSELF;
    for (const { candidate: other, shares: theirs } of shared) {
      const distance = Math.abs(other.part.at - part.at);
      if (other.row !== row || other.part.depth !== part.depth || distance === 0 || distance > REACH)
        continue;
      theirs.forEach((share, at) => (votes[at] = (votes[at] ?? 0) + share / distance));
      count += sumOf(theirs) / distance;
    }
    const pulled = shares.map((share, at) => share * ((votes[at] ?? 0) / count + 1e-3) ** PULL);
    const scale = whole / Math.max(sumOf(pulled), 1e-12);
    return { candidate, isThing, shares: pulled.map((share) => share * scale) };
  });
}

/** What stands in one pair of brackets is all of one thing. */
function inBrackets(shared: readonly Shared[]): Shared[] {
  return shared.map((one) => {
    const { row, bracket, read } = one.candidate;
    if (one.isThing || bracket === undefined) return one;
    const together = shared.filter(
      ({ candidate, isThing }) => !isThing && candidate.row === row && candidate.bracket === bracket,
    );
    const sums = one.shares.map((_, at) =>
      sumOf(
        together.map(({ shares }) => {
          const whole = sumOf(shares);
          return whole * Math.log((shares[at] ?? 0) / Math.max(whole, 1e-9) + UNLIKELY);
        }),
      ),
    );
    const owner = sums.indexOf(Math.max(...sums));
    // That it is none of anything stays as likely as it was.
    const share = read.length > 0 ? sumOf(one.shares) : Math.max(0, ...one.shares);
    return { ...one, shares: one.shares.map((_, at) => (at === owner ? share : 0)) };
  });
}

function takenOf(shared: readonly Shared[], owners: readonly string[]): Taken[] {
  const likely = shared.flatMap(({ candidate, isThing, shares }): Taken[] => {
    const value = Math.max(...shares);
    const owner = owners[shares.indexOf(value)];
    const enough = candidate.read.length > 0 ? STILL : ENOUGH;
    const isItself = isThing && owner !== undefined && keyOf(candidate.label).startsWith(keyOf(owner));
    return owner !== undefined && !isItself && value >= (isThing ? SURE : enough)
      ? [{ candidate, owner, value }]
      : [];
  });
  const taken: Taken[] = [];
  for (const one of likely.sort((a, b) => b.value - a.value)) {
    const { start, end, label } = one.candidate;
    const isThere = taken.some(
      ({ candidate, owner }) =>
        (candidate.start < end && candidate.end > start) ||
        (owner === one.owner && keyOf(candidate.label) === keyOf(label)),
    );
    if (!isThere) taken.push(one);
  }
  return taken.sort((a, b) => a.candidate.start - b.candidate.start);
}

/** The fields that were read, moved to those they suit better, without those that are none, and with those that were missed. */
export function settledFields(
  read: readonly FieldFact[],
  weighed: readonly Weighed[],
  owners: readonly string[],
  weights: Weights,
): FieldFact[] {
  const judged = new Set(weighed.flatMap(({ candidate }) => candidate.read));
  const ofBoth = weighed.flatMap(({ candidate, both = [] }) =>
    candidate.read.slice(0, 1).flatMap((field) => both.map((owner) => ({ ...field, owner }))),
  );
  const isOfBoth = ({ start, end }: Candidate) =>
    weighed.some(
      ({ both = [], candidate }) =>
        both.length > 0 && candidate.read.length > 0 && candidate.start < end && candidate.end > start,
    );
  const kept = [...read.filter((field) => !judged.has(field)), ...ofBoth];
  const single = weighed.filter(({ candidate }) => !isOfBoth(candidate));
  const shared = single.map(({ candidate, isThing: names, common, signs }) => {
    const isThing = names && candidate.read.length === 0;
    // "Members, films, screenings": of two things of one list neither is a field of the other.
    const isPeer = (at: number) => isThing && signs[at]?.includes('peer only') === true;
    const shares = sharesOf({ common, signs }, weights).map((share, at) => (isPeer(at) ? 0 : share));
    return { candidate, isThing, shares };
  });
  const settled = takenOf(inBrackets(inLists(shared)), owners).flatMap(
    ({ candidate, owner }): FieldFact[] => {
      const { label, type, start, end } = candidate;
      // "Mentors and mentees have a city": of both, where it was read so.
      const isRead = candidate.read.some((field) => field.owner === owner);
      if (isRead && candidate.read.length > 1) return [...candidate.read];
      const [before] = candidate.read;
      // "Deposit paid", read as a deposit, is of the type that all of its words say.
      const isTyped = before?.label === label && before.type !== 'text';
      if (before) return [{ ...before, owner, label, type: isTyped ? before.type : type }];
      return [{ owner, label, type, source: { from: 'text', spans: [{ start, end }] } }];
    },
  );
  // What is answered by yes or no is asked for outright.
  const isOne = settled.some(({ type }) => type === 'boolean');
  if (read.length === 0 && settled.length < FEW && !isOne) return [];
  const isKept = ({ owner, label }: FieldFact) =>
    kept.some((field) => field.owner === owner && keyOf(field.label) === keyOf(label));
  return [...kept, ...settled.filter((field) => !isKept(field))];
}
