import { dayNumber, minutesAhead } from '#contract/core/days.ts';

// Days in a time zone, in quarters of an hour since 1970: every zone's clock has stood a whole number of them from UTC since 1972.

const QUARTER = 900_000;
const QUARTERS_A_DAY = 96;
/** Clocks are not put forward and back again within a week. */
const LOOK_EVERY = 7 * QUARTERS_A_DAY;
/** The furthest any clock has stood from UTC, and a little more. */
const FURTHEST = 16 * 4;

/** Looking up an offset takes long, and the same weeks are asked about again and again. */
const known = new Map<string, number>();
const MOST_KNOWN = 20_000;

/** How far a zone's clock is ahead of UTC at a moment, in quarters. */
function offsetAt(zone: string, slot: number): number {
  const key = `${zone} ${slot}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const offset = Math.round(minutesAhead(zone, slot * QUARTER) / 15);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, offset);
  return offset;
}

/** The first whole number from `low` on for which `holds`, which stays true once it is. */
function firstWhere(low: number, high: number, holds: (value: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The quarter that a day begins with, which is not midnight where the clock leaps over it. */
export function startOfDay(date: string, zone: string): number {
  const day = dayNumber(date);
  const midnight = day * QUARTERS_A_DAY;
  return firstWhere(
    midnight - FURTHEST,
    midnight + FURTHEST,
    (slot) => Math.floor((slot + offsetAt(zone, slot)) / QUARTERS_A_DAY) >= day,
  );
}

export interface Stretch {
  /** The first quarter after it. */
  end: number;
  /** How far the clock is ahead of UTC all through it. */
  offset: number;
}

/** The stretches between two quarters in which the clock is not put forward or back. */
export function stretches(zone: string, from: number, to: number): Stretch[] {
  const found: Stretch[] = [];
  let offset = offsetAt(zone, from);
  for (let slot = from; slot < to;) {
    // Whole weeks since 1970, so that other periods look at the same moments.
    const next = Math.min((Math.floor(slot / LOOK_EVERY) + 1) * LOOK_EVERY, to);
    const then = offsetAt(zone, next);
    if (then !== offset) {
      const before = offset;
      found.push({ end: firstWhere(slot, next, (one) => offsetAt(zone, one) !== before), offset });
      offset = then;
    }
    slot = next;
  }
  return [...found, { end: to, offset }];
}
