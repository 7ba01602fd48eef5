import Papa from 'papaparse';
import { IMPORT } from '#contract/limits.ts';

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

/**
 * A chosen file's text and columns. What is not UTF-8 is read as the Windows code page that spreadsheets still write.
 * @returns what is wrong with it instead, where it cannot be read
 */
export async function readFile(file: File): Promise<ReadFile | { fault: FileFault }> {
  if (file.size > IMPORT.bytes) return { fault: 'size' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (SHEETS.includes(start)) return { fault: 'sheet' };
  const utf8 = new TextDecoder().decode(bytes);
  const csv = utf8.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
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
