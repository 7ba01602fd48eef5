// Stands in for the builder where a test is about what happens around builds: it speaks the protocol of builder/compile/build-child.ts and
// writes an app of one page at once. While the data folder holds a file named `hold`, it stays at the type check.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';

const MTIME = new Date(2026, 0, 1);

process.on('disconnect', () => process.exit(1));
process.once('message', (input) => {
  void build(input).then((result) => process.send?.({ type: 'end', result }, () => process.exit(0)));
});

async function build({ blueprint, folder }) {
  const hold = path.resolve(folder, '../../hold');
  const tell = (step, status, log = '') =>
    process.send?.({ type: 'step', report: { step, status, log, at: Date.now() } });
  const source = path.join(folder, 'source');
  const app = path.join(folder, 'app');
  let bytes = 0;
  for (const step of ['check', 'write', 'type-check', 'compile', 'package']) {
    tell(step, 'in-progress');
    if (step === 'check' && !blueprint.pages?.length) {
      const log = 'The app cannot be built as it is described. pages: too few';
      tell(step, 'error', log);
      return { ok: false, step, log };
    }
    while (step === 'type-check' && existsSync(hold)) await pause(10);
    if (step === 'write') {
      await mkdir(source, { recursive: true });
      await writeFile(path.join(source, 'package.json'), JSON.stringify({ name: 'app', scripts: {} }));
    }
    if (step === 'compile') {
      await mkdir(path.join(app, 'assets'), { recursive: true });
      const page = `<!doctype html><title>${blueprint.name}</title><script type="module" src="./assets/app.js"></script>`;
      await writeFile(path.join(app, 'index.html'), page);
      await writeFile(path.join(app, 'assets/app.js'), 'document.body.append("It runs")');
      bytes = page.length;
    }
    if (step === 'package') {
      const zip = zipSync({ 'app/package.json': strToU8('{}') }, { mtime: MTIME });
      await writeFile(path.join(folder, 'source.zip'), zip);
      await writeFile(path.join(folder, 'home.webp'), 'a picture');
      tell(step, 'complete');
      const sha256 = createHash('sha256').update(zip).digest('hex');
      return { ok: true, zip: { bytes: zip.length, sha256 }, app: { bytes, files: 2 }, picture: true };
    }
    tell(step, 'complete');
  }
  throw new Error('A build ends with its package');
}
