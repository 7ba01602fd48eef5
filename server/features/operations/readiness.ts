import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/** For how long one answer is good: whoever asks more often costs no more writes. */
const GOOD_FOR = 2000;
/** More than one page of the database and one block of the disk, so that both have to grow. */
const DATABASE_BYTES = 16_384;
const FILE_BYTES = 65_536;

/**
 * Whether the server can write, tried by writing: on a full disk reads go on, and so may writes that need no new space.
 * @returns asks; answers null, or why not
 */
export function createReadiness({ db, log, config }: Pick<Services, 'db' | 'log' | 'config'>) {
  let asked: { at: number; answer: Promise<string | null> } | undefined;
  let failing = false;

  async function tryDatabase(): Promise<void> {
    const id = randomUUID();
    await sql`insert into "writeProbes" ("id", "filler") values (${id}, zeroblob(${DATABASE_BYTES}))`.execute(
      db,
    );
    await db.deleteFrom('writeProbes').execute();
  }

  async function tryFiles(): Promise<void> {
    const name = path.join(config.dataDir, 'tmp', `probe-${randomUUID()}`);
    try {
      const file = await open(name, 'wx');
      try {
        await file.writeFile(Buffer.alloc(FILE_BYTES));
        await file.sync();
      } finally {
        await file.close();
      }
    } finally {
      await rm(name, { force: true });
    }
  }

  async function probe(): Promise<string | null> {
    for (const [what, attempt] of [
      ['the database', tryDatabase],
      ['DATA_DIR', tryFiles],
    ] as const) {
      try {
        await attempt();
      } catch (error) {
        if (!failing) log.error(error, `${what} cannot be written`);
        failing = true;
        return `${what} cannot be written: ${reasonOf(error)}`;
      }
    }
    failing = false;
    return null;
  }

  return (): Promise<string | null> => {
    if (!asked || asked.at < Date.now() - GOOD_FOR) asked = { at: Date.now(), answer: probe() };
    return asked.answer;
  };
}

/** Without the path that a file's error has in its message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'errstr' in error ? String(error.errstr) : 'code' in error ? String(error.code) : error.message;
}
