import Papa from 'papaparse';
import { IMPORT } from '#contract/core/limits.ts';

export interface ReadFile {
  name: string;
  csv: string;
  header: string[];
  /** The first lines, for people to see what is in a column. */
  sample: string[][];
}

export type FileFault = 'empty' | 'size' | 'sheet';

/** Spreadsheets' own formats begin so: a zip, or an old compound file. */
const SHEETS = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'];

/** Spreadsheets write UTF-16 with a mark at its start, UTF-8, or still a Windows code page. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = new TextDecoder().decode(bytes);
  return utf8.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
}

/**
 * A chosen file's text and columns.
 * @returns what is wrong with it instead, where it cannot be read
 */
export async function readFile(file: File): Promise<ReadFile | { fault: FileFault }> {
  if (file.size > IMPORT.bytes) return { fault: 'size' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (SHEETS.includes(start)) return { fault: 'sheet' };
  // The line by which spreadsheets name the separator stays as an empty one, so that lines keep their numbers.
  const csv = decoded(bytes).replace(/^sep=.(?=\r?\n)/i, '');
  const { data } = Papa.parse<string[]>(csv, {
    preview: 4,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [header = [], ...sample] = data;
  const columns = header.map((cell) => cell.trim()).filter(Boolean);
  return columns.length === 0
    ? { fault: 'empty' }
    : { name: file.name, csv, header: header.map((cell) => cell.trim()), sample };
}
