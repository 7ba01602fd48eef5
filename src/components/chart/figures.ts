import { csvLine } from '#contract/core/csv.ts';
import { saveText } from '../../api/save-text.ts';

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

/** A table of figures as CSV, its numbers as they are reckoned with. */
export const toCsv = ({ head, rows }: Figures): string =>
  [head, ...rows.map((cells) => cells.map(({ value }) => value))].map(csvLine).join('');

export const saveCsv = (name: string, figures: Figures) => saveText(`${name}.csv`, toCsv(figures));
