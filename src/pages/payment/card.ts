import validator from 'card-validator';

// Client-side checks of card details; the gateway decides.

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, 19);

const typeOf = (digits: string) => validator.number(digits).card;

/** The brand by the number's prefix; null while unknown. */
export const brandOf = (digits: string): string | null => typeOf(digits)?.niceType ?? null;

/** Groups digits as printed on the card. */
export function grouped(digits: string): string {
  const gaps = typeOf(digits)?.gaps ?? [4, 8, 12];
  return [0, ...gaps]
    .map((start, group) => digits.slice(start, gaps[group]))
    .filter(Boolean)
    .join(' ');
}

export const isCardNumber = (digits: string): boolean => validator.number(digits).isValid;

/** Three digits, or four of an American Express card. */
export const isSecurityCode = (code: string, digits: string): boolean =>
  validator.cvv(code, typeOf(digits)?.code.size ?? [3, 4]).isValid;

/** Parses an expiry date such as `12 / 40`; null if it is not a month and year. */
export function expiryOf(text: string): { expMonth: number; expYear: number } | null {
  const match = /^(\d{1,2})\D*(\d{4}|\d{2})$/.exec(text.trim());
  if (!match?.[1] || !match[2]) return null;
  const expMonth = Number(match[1]);
  const year = Number(match[2]);
  return expMonth >= 1 && expMonth <= 12 ? { expMonth, expYear: year < 100 ? 2000 + year : year } : null;
}

/** Formats an expiry date while it is typed, autofilled or pasted: `1/30`, `12/2040`. */
export function groupedExpiry(text: string): string {
  const [month = '', year] = text.split('/').map((part) => part.replaceAll(/\D/g, ''));
  if (year !== undefined) return `${month.padStart(2, '0').slice(0, 2)} / ${year.slice(0, 4)}`;
  // No month starts with 2 to 9, so that digit is the whole month.
  const digits = /^[2-9]/.test(month) ? `0${month}` : month;
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 6)}` : digits;
}

/** The demo gateway's test cards and their outcomes. */
export const TEST_CARDS = [
  { number: '4242424242424242', outcome: 'pays' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000003220', outcome: 'confirms' },
] as const;
