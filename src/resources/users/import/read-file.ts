import Papa from 'papaparse';
import { IMPORT } from '#contract/core/limits.ts';

export interface ReadFile {
  name: string;
  csv: string;
  header: string[];
  /** The first rows, as examples of each column's values. */
  sample: string[][];
}

export type FileProblem = 'empty' | 'size' | 'sheet';

/** Magic bytes of spreadsheet formats: ZIP (xlsx, ods) and OLE (xls). */
const SHEETS = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'];

/** Spreadsheets export UTF-16 with a BOM, UTF-8, or Windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = new TextDecoder().decode(bytes);
  return utf8.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
}

/**
 * Reads a CSV file's text and columns.
 * @returns the problem instead, if it can't be read
 */
export async function readFile(file: File): Promise<ReadFile | { problem: FileProblem }> {
  if (file.size > IMPORT.bytes) return { problem: 'size' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (SHEETS.includes(start)) return { problem: 'sheet' };
  // A `sep=` line becomes an empty line, so that line numbers stay the same.
  const csv = decode(bytes).replace(/^sep=.(?=\r?\n)/i, '');
  const { data } = Papa.parse<string[]>(csv, {
    preview: 4,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [header = [], ...sample] = data;
  const columns = header.map((cell) => cell.trim()).filter(Boolean);
  return columns.length === 0
    ? { problem: 'empty' }
    : { name: file.name, csv, header: header.map((cell) => cell.trim()), sample };
}
