import { app } from '../app.ts';

const parts = new Intl.NumberFormat(app.language).formatToParts(-1234567.5);
const partOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
const DECIMAL = partOf('decimal') || '.';
const GROUP = partOf('group');
const DIGITS = [
  ...new Intl.NumberFormat(app.language, { useGrouping: false }).format(9_876_543_210),
].toReversed();

/** A number as it is typed in the app's language, also with a plain point; null for none and undefined for no number. */
export function readNumber(text: string): number | null | undefined {
  const western = [...text.trim()].map((letter) => {
    const digit = DIGITS.indexOf(letter);
    return digit === -1 ? letter : String(digit);
  });
  if (western.length === 0) return null;
  const joined = western
    .join('')
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace('\u2212', '-');
  const plain = /^-?\d*\.\d{1,2}$/.test(joined) && DECIMAL !== '.' ? joined : localized(joined);
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

const localized = (text: string) => (GROUP ? text.replaceAll(GROUP, '') : text).replace(DECIMAL, '.');

/** A number as it stands in a box: without groups, so that it is easy to change. */
export function writeNumber(value: number, digits?: number): string {
  return new Intl.NumberFormat(app.language, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits ?? 6,
  }).format(value);
}
