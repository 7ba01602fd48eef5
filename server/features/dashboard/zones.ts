import { dayNumber } from '#contract/periods.ts';

// Days in a time zone, in quarters of an hour since 1970: every zone's clock has stood a whole number of them from UTC since 1972.

const QUARTER = 900_000;
const QUARTERS_A_DAY = 96;
/** Clocks are not put forward and back again within a week. */
const LOOK_EVERY = 7 * QUARTERS_A_DAY;
/** The furthest any clock has stood from UTC, and a little more. */
const FURTHEST = 16 * 4;

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  clocks.set(zone, clock);
  return clock;
}

/** How far a zone's clock is ahead of UTC at a moment, in quarters. */
function offsetAt(zone: string, slot: number): number {
  if (zone === 'UTC') return 0;
  const name = clockOf(zone)
    .formatToParts(slot * QUARTER)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const quarters = Number(hours) * 4 + Math.round(Number(minutes) / 15);
  return sign === '-' ? -quarters : quarters;
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

export const today = (zone: string) =>
  new Date(Date.now() + offsetAt(zone, Date.now() / QUARTER) * QUARTER).toISOString().slice(0, 10);

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
    const next = Math.min(slot + LOOK_EVERY, to);
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
