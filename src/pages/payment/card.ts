// Client-side checks of card details; the gateway decides.

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, 19);

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^6/, 'Discover'],
];
/** The brand by the number's prefix; null while unknown. */
export const brandOf = (digits: string): string | null =>
  BRANDS.find(([start]) => start.test(digits))?.[1] ?? null;

/** Groups digits as printed on the card. */
export function grouped(digits: string): string {
  const parts = /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/.{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** Luhn check (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}

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
