import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|html|svg|webmanifest)$/;
/** Below this a compressed answer is hardly smaller. */
const LEAST_BYTES = 1024;

const compressed = promisify(gzip);

/** Writes `<name>.gz` beside each larger text file of a folder, so that serving it compresses nothing. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        if (bytes.length >= LEAST_BYTES) await writeFile(`${file}.gz`, await compressed(bytes, { level: 9 }));
      }),
  );
}
