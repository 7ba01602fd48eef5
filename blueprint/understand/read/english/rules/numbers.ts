import type { Span } from '../../../facts.ts';
import { MINUTES, NUMBERS } from '../../../words/english-numbers.ts';
import { lookUp } from '../../../words/look-up.ts';
import type { Scene } from '../scene.ts';

// Numbers and times in words.

const IN_SENTENCES = {
  ...NUMBERS,
  the: 1,
  eleven: 11,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const UNITS = {
  ...MINUTES,
  min: 1,
  hr: 60,
  night: 1440,
  evening: 1440,
  morning: 1440,
  wk: 10_080,
  year: 525_600,
  yr: 525_600,
};

/** Several, in figures or as a word. */
export const SEVERAL = String.raw`\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety`;
export const NUMBER = `an?|the|one|${SEVERAL}`;
export const UNIT = 'minute|min|hour|hr|day|night|evening|morning|week|wk|month|year|yr';

export const numberOf = (text: string | undefined): number | undefined =>
  text === undefined
    ? undefined
    : (lookUp(IN_SENTENCES, text) ?? (Number.isFinite(Number(text)) ? Number(text) : undefined));
export const minutesOf = (count: string | undefined, unit: string | undefined): number =>
  (numberOf(count) ?? 1) * (lookUp(UNITS, unit ?? 'day') ?? 1440);

export const spanOf = ({ start }: Scene, match: RegExpMatchArray): Span => ({
  start: start + (match.index ?? 0),
  end: start + (match.index ?? 0) + match[0].length,
});
