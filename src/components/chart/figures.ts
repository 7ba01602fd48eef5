/** One figure of a chart's table: as it is read, as it is reckoned with, and where the rows behind it are. */
export interface Cell {
  text: string;
  value: string | number | null;
  to?: string;
}

/** The same figures a chart draws; the first cell of a row says what the row is. */
export interface Figures {
  head: string[];
  rows: Cell[][];
}

/** A spreadsheet takes text that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** As a file that spreadsheets open as it is: with the mark that says it is UTF-8, and text that cannot become a formula. */
export function toCsv({ head, rows }: Figures): string {
  const lines = [head, ...rows.map((cells) => cells.map(({ value }) => value))];
  return `\uFEFF${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`;
}

export function saveCsv(name: string, figures: Figures): void {
  const url = URL.createObjectURL(new Blob([toCsv(figures)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
