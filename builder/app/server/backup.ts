import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { connect } from './sqlite.ts';

/** Writes a copy of the rows and files, also while the server runs. Returns its folder. */
export function backUp(folder: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const connection = connect(path.join(folder, 'app.sqlite'));
  try {
    connection.prepare('VACUUM INTO ?').run(path.join(target, 'app.sqlite'));
  } finally {
    connection.close();
  }
  // After the rows: a file that they name is there, unless it was removed meanwhile.
  const files = path.join(folder, 'files');
  if (existsSync(files)) cpSync(files, path.join(target, 'files'), { recursive: true });
  return target;
}
