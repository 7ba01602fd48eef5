// What a card form knows by itself; the gateway decides.

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, 19);

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^6/, 'Discover'],
];
/** The brand that a number starts like, or null before that can be told. */
export const brandOf = (digits: string): string | null =>
  BRANDS.find(([start]) => start.test(digits))?.[1] ?? null;

/** Groups digits as they stand on the card. */
export function grouped(digits: string): string {
  const parts = /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/.{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** Whether the check digit fits (ISO/IEC 7812, Luhn). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}

/** `12 / 40` as typed in whatever way; null while it is no month. */
export function expiryOf(text: string): { expMonth: number; expYear: number } | null {
  const match = /^(\d{1,2})\D*(\d{4}|\d{2})$/.exec(text.trim());
  if (!match?.[1] || !match[2]) return null;
  const expMonth = Number(match[1]);
  const year = Number(match[2]);
  return expMonth >= 1 && expMonth <= 12 ? { expMonth, expYear: year < 100 ? 2000 + year : year } : null;
}

/** Puts the slash in while one types, and reads what autofill and pasting bring: `1/30`, `12/2040`. */
export function groupedExpiry(text: string): string {
  const [month = '', year] = text.split('/').map((part) => part.replaceAll(/\D/g, ''));
  if (year !== undefined) return `${month.padStart(2, '0').slice(0, 2)} / ${year.slice(0, 4)}`;
  // No month starts with 2 to 9, so its digit is the whole of it.
  const digits = /^[2-9]/.test(month) ? `0${month}` : month;
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 6)}` : digits;
}

/** The demo gateway's cards and what each does. */
export const TEST_CARDS = [
  { number: '4242424242424242', outcome: 'pays' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000003220', outcome: 'confirms' },
] as const;
