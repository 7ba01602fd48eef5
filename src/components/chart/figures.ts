import { csvLine } from '#contract/core/csv.ts';
import { saveText } from '../../api/save-text.ts';

/** One cell of a chart's table: the formatted text, the raw value, and a link to the rows it counts. */
export interface Cell {
  text: string;
  value: string | number | null;
  to?: string;
}

/** A chart's data as a table; the first cell of each row is its header. */
export interface Figures {
  head: string[];
  rows: Cell[][];
}

/** The table as CSV, with raw values. */
export const toCsv = ({ head, rows }: Figures): string =>
  [head, ...rows.map((cells) => cells.map(({ value }) => value))].map(csvLine).join('');

export const saveCsv = (name: string, figures: Figures) => saveText(`${name}.csv`, toCsv(figures));
