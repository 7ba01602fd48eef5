import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

// Builds the app where that wasn't done since its source changed, and runs it.

const SOURCES = ['src', 'server', 'public', 'index.html', 'vite.config.ts', 'package.json'];
const BUILT = 'dist/server/main.js';

const changedAt = (file) =>
  !existsSync(file)
    ? 0
    : statSync(file).isDirectory()
      ? Math.max(0, ...readdirSync(file).map((name) => changedAt(path.join(file, name))))
      : statSync(file).mtimeMs;

if (Math.max(...SOURCES.map(changedAt)) > changedAt(BUILT) && existsSync('src')) {
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import(`../${BUILT}`);
