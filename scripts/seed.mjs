import path from 'node:path';
import { buildChanged, fail, install, requireNode, ROOT, run } from './prepare.mjs';

requireNode();
await install();
if (!(await buildChanged())) fail('The build failed; the messages above say where.');
process.exit(await run(process.execPath, [path.join(ROOT, 'dist/server/seed.js'), ...process.argv.slice(2)]));
