// CSV (RFC 4180) for every list and report, on either side. Papa's `escapeFormulae` misses a formula with a line break in it.

/** What a spreadsheet would run as a formula; a quote before it makes it text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** One value as a CSV field (RFC 4180). Only text can be a formula: `-5` stays a number. */
export function csvField(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values: readonly unknown[]) => `${values.map(csvField).join(',')}\r\n`;
