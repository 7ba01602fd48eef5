import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Papa from 'papaparse';
import { IMPORT } from '#contract/core/limits.ts';
import { invalid } from '../../platform/errors.ts';
import type { Fault } from './rules.ts';
import { t } from '../../texts/index.ts';

/** How much of a file is read before others get their turn, in characters: a few milliseconds' worth. */
const CHUNK = 65_536;

export interface Sheet {
  header: string[];
  /** The lines with something in them, and the number an editor shows for where each begins. */
  rows: { line: number; cells: string[] }[];
  /** Quotation marks that do not close. */
  faults: Fault[];
}

/** A field may hold line breaks, which an editor counts too. */
const breaksIn = (cells: readonly string[]) =>
  cells.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0);

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

async function* stretches(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += CHUNK) {
    yield text.slice(at, at + CHUNK);
    await nextTurn();
  }
}

/** Guessed from lines with something in them: an empty one at the end of a short file would otherwise mislead the guess. */
const delimiterOf = (text: string): string =>
  Papa.parse<string[]>(text.slice(0, CHUNK), {
    preview: 10,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  }).meta.delimiter;

/**
 * Reads CSV with commas, semicolons or tabs, a stretch at a time.
 * @throws 422 for a file without a header, or with more lines than are imported at once
 */
export function readSheet(csv: string): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const sheet: Sheet = { header: [], rows: [], faults: [] };
    let line = 1;
    // One kind of line end, whichever the file has, or has both of.
    const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
    Papa.parse<string[], NodeJS.ReadableStream>(Readable.from(stretches(text)), {
      newline: '\n',
      delimiter: delimiterOf(text),
      chunk({ data, errors }, parser) {
        const unclosed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
        for (const [index, cells] of data.entries()) {
          if (unclosed.has(index))
            sheet.faults.push({
              line,
              field: null,
              value: cells.join(' ').slice(0, 120),
              message: 'Contains an unclosed quotation mark.',
            });
          else if (!isEmpty(cells)) {
            if (sheet.header.length === 0) sheet.header = cells.map((cell) => cell.trim());
            else sheet.rows.push({ line, cells });
          }
          line += 1 + breaksIn(cells);
        }
        if (sheet.rows.length > IMPORT.lines) {
          reject(
            invalid(
              'csv',
              t('The file has more than {count} lines. Split it and import the parts.', {
                count: IMPORT.lines,
              }),
            ),
          );
          parser.abort();
        }
      },
      complete() {
        if (sheet.header.length === 0) reject(invalid('csv', 'The file has no header row.'));
        else resolve(sheet);
      },
      error: reject,
    });
  });
}
