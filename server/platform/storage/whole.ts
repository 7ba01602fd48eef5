import { rename, writeFile } from 'node:fs/promises';

/** Writes a file whole or not at all, whatever ends the server meanwhile and whoever reads it then. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, data);
  await rename(`${file}.part`, file);
}
