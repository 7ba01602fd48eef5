import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** What this product keeps in DATA_DIR; anything else there is somebody else's. */
const OURS =
  /^(selvedge\.db(-wal|-shm|-journal)?|secret\.key|artefacts|avatars|outbox|pictures|previews|tmp)$/;
const OTHERS = 0o077;
const STICKY = 0o1000;

/** Whatever this process and its children write is for its own user only. To be called before anything is written. */
export const writePrivately = () => process.umask(OTHERS);

/** Takes from everybody else what files of an earlier version let them do. A folder that is closed already holds nothing open. */
export async function closeToOthers(dataDir: string, log: FastifyBaseLogger): Promise<void> {
  // Windows keeps access in lists that these modes say nothing about.
  if (process.platform === 'win32') return;
  await closeFolder(dataDir, log);
  const names = (await readdir(dataDir)).filter((name) => OURS.test(name));
  for (const name of names) {
    await close(path.join(dataDir, name)).catch((error: unknown) =>
      log.warn(error, 'the access of others to DATA_DIR could not be taken away'),
    );
  }
}

/** A folder that is somebody else's, or shared like /tmp, stays as it is. */
async function closeFolder(dataDir: string, log: FastifyBaseLogger): Promise<void> {
  const { mode, uid } = await stat(dataDir);
  if ((mode & OTHERS) === 0) return;
  if (uid === process.getuid?.() && (mode & STICKY) === 0) await chmod(dataDir, 0o700);
  else
    log.warn(
      `Other users of this machine can open DATA_DIR (${dataDir}). Give it to the server's own user with mode 700.`,
    );
}

async function close(name: string): Promise<void> {
  const info = await stat(name);
  if ((info.mode & OTHERS) === 0) return;
  // The folder itself comes last: cut short, the next start finds it open and goes through it again.
  if (info.isDirectory()) {
    for (const entry of await readdir(name, { withFileTypes: true }))
      if (entry.isDirectory() || entry.isFile()) await close(path.join(name, entry.name));
  }
  await chmod(name, info.mode & 0o7777 & ~OTHERS);
}
