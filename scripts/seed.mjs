import path from 'node:path';
import { buildChanged, fail, install, requireNode, ROOT, run } from './prepare.mjs';

requireNode();
await install();
if (!(await buildChanged())) fail('The build failed; the messages above say where.');
const seed = (...args) =>
  run(process.execPath, [path.join(ROOT, 'dist/server/seed.js'), ...args, ...process.argv.slice(2)]);
process.exit((await seed('--prepare')) || (await seed()));
