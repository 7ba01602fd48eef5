import type { Span } from '../../facts.ts';
import { lookUp } from '../../words/look-up.ts';
import type { Scene } from './scene.ts';

// Numbers and times in words.

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  the: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const MINUTES: Readonly<Record<string, number>> = {
  minute: 1,
  min: 1,
  hour: 60,
  hr: 60,
  day: 1440,
  night: 1440,
  evening: 1440,
  morning: 1440,
  week: 10_080,
  wk: 10_080,
  month: 43_200,
  year: 525_600,
  yr: 525_600,
};

export const NUMBER = String.raw`\d+|an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty`;
export const UNIT = 'minute|min|hour|hr|day|night|evening|morning|week|wk|month|year|yr';

export const numberOf = (text: string | undefined): number | undefined =>
  text === undefined
    ? undefined
    : (lookUp(NUMBERS, text) ?? (Number.isFinite(Number(text)) ? Number(text) : undefined));
export const minutesOf = (count: string | undefined, unit: string | undefined): number =>
  (numberOf(count) ?? 1) * (lookUp(MINUTES, unit ?? 'day') ?? 1440);

export const spanOf = ({ start }: Scene, match: RegExpMatchArray): Span => ({
  start: start + (match.index ?? 0),
  end: start + (match.index ?? 0) + match[0].length,
});
