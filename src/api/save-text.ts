import { saveFile } from './save-file.ts';

/** Has the browser save a text that was made here as a CSV file. */
export function saveText(name: string, text: string): void {
  // Spreadsheets take a file for UTF-8 only with this mark.
  saveFile(name, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
}
