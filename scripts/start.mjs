import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildChanged, fail, install, requireNode, ROOT } from './prepare.mjs';

requireNode();
await install();
if (!(await buildChanged())) fail('The build failed; the messages above say where.');

const server = spawn(process.execPath, [path.join(ROOT, 'dist/server/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
