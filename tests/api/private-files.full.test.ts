import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../support/api-process.ts';
import { until } from '../support/server.ts';

async function folder(): Promise<string> {
  const name = await mkdtemp(path.join(os.tmpdir(), 'selvedge-test-'));
  onTestFinished(() => rm(name, { recursive: true, force: true }));
  return name;
}

/** What below `root` lets anybody but its owner do anything, by path. */
async function openToOthers(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const open = await Promise.all(
    entries.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const { mode } = await stat(file);
      return (mode & 0o077) === 0 ? [] : [path.relative(root, file)];
    }),
  );
  return open.flat();
}

test.skipIf(process.platform === 'win32')(
  'database, key, mails and folders are for the server’s own user only, whatever the umask it was started with',
  async () => {
    const before = process.umask(0o022);
    onTestFinished(() => void process.umask(before));
    const dataDir = path.join(await folder(), 'data');
    const server = await startProcess(dataDir);
    onTestFinished(() => server.kill());
    await fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'private@example.com',
        password: 'correct horse battery',
        firstName: 'Pri',
        lastName: 'Vate',
      }),
    });
    const outbox = path.join(dataDir, 'outbox');
    await until(async () => (await readdir(outbox).catch(() => [])).length >= 2, 'the mail');
    expect(await openToOthers(dataDir)).toEqual([]);
    expect((await stat(dataDir)).mode & 0o077).toBe(0);
  },
);

test.skipIf(process.platform === 'win32')(
  'files of an earlier version are closed to others at the start, and files of others are left alone',
  async () => {
    const dataDir = await folder();
    const build = path.join(dataDir, 'artefacts/project/1/source');
    await mkdir(build, { recursive: true });
    await mkdir(path.join(dataDir, 'outbox'));
    const files = ['artefacts/project/1/source/package.json', 'outbox/mail.eml', 'secret.key', 'notes.txt'];
    for (const name of files) await writeFile(path.join(dataDir, name), '0'.repeat(64));
    for (const name of await readdir(dataDir, { recursive: true }))
      await chmod(path.join(dataDir, name), name.includes('.') ? 0o644 : 0o755);
    await chmod(dataDir, 0o755);
    const server = await startProcess(dataDir);
    await server.stop();
    expect(await openToOthers(dataDir)).toEqual(['notes.txt']);
    expect((await stat(build)).mode & 0o777).toBe(0o700);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  },
);

test.skipIf(process.platform === 'win32')(
  'a DATA_DIR that is shared stays open, and the start warns about it',
  async () => {
    const dataDir = await folder();
    await chmod(dataDir, 0o1777);
    const server = await startProcess(dataDir);
    await server.stop();
    expect((await stat(dataDir)).mode & 0o7777).toBe(0o1777);
    expect(server.output()).toContain('mode 700');
  },
);

test.skipIf(process.getuid?.() !== 0)(
  'a DATA_DIR of another user stays open, and the start warns about it',
  async () => {
    const dataDir = await folder();
    await chown(dataDir, 12_345, 12_345);
    await chmod(dataDir, 0o755);
    const server = await startProcess(dataDir);
    await server.stop();
    expect((await stat(dataDir)).mode & 0o7777).toBe(0o755);
    expect(server.output()).toContain('mode 700');
  },
);
