// Types, lint, format, dead code, then unit and API tests, then journeys in a real browser. `npm test -- name` runs only matching tests.
// `npm run test:full` runs what is long and rarely breaks (`*.full.test.ts`) instead, and `npm run test:apps` every reference app
// (`*.apps.test.ts`): `npm run test:apps -- -t dentist` for one of them.
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from './chromium.mjs';
import { buildChanged, install, requireNode, ROOT, tool, toolOutput } from './prepare.mjs';

requireNode();
await install();
const browser = await chromium();
const full = process.argv.includes('--full');
const apps = process.argv.includes('--apps');
const filters = process.argv.slice(2).filter((word) => word !== '--full' && word !== '--apps');
const results = [];
const tests = { passed: 0, failed: 0 };
/** What failed, told again at the end: a log is often kept by its last lines only. */
const failures = [];

async function stage(name, work) {
  const started = Date.now();
  process.stdout.write(`\n— ${name}\n`);
  const ok = await work();
  results.push({ name, ok, seconds: ((Date.now() - started) / 1000).toFixed(1) });
  return ok;
}

async function vitest(...projects) {
  const report = path.join(ROOT, `.cache/tests-${projects[0]}.json`);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ];
  const code = await tool('vitest/vitest.mjs', args, { CHROMIUM_PATH: browser });
  const counted = JSON.parse(
    await readFile(report, 'utf8').catch(() => '{"numPassedTests":0,"numFailedTests":1,"testResults":[]}'),
  );
  tests.passed += counted.numPassedTests;
  for (const { name, message, assertionResults } of counted.testResults) {
    const file = path.relative(ROOT, name);
    if (message) failures.push(`${file}\n${message}`);
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') failures.push(`${file} › ${fullName}\n${failureMessages.join('\n')}`);
  }
  // A file that fails before its first test counts too, so that it can't pass unseen.
  tests.failed += counted.numFailedTests + (code !== 0 && counted.numFailedTests === 0 ? 1 : 0);
  return code === 0;
}

/** Checks run side by side; what each printed is shown when it ends, so that they don't write into one another. */
const CHECKS = {
  types: ['typescript/bin/tsc', '-b', '--singleThreaded'],
  lint: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  format: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  'dead code': [
    'knip/bin/knip.js',
    '--include',
    'files,dependencies,unlisted,unresolved',
    '--no-config-hints',
  ],
};

async function check() {
  process.stdout.write(`\n— ${Object.keys(CHECKS).join(', ')}\n`);
  await Promise.all(
    Object.entries(CHECKS).map(async ([name, [script, ...args]]) => {
      const started = Date.now();
      const { code, output } = await toolOutput(script, args);
      process.stdout.write(output);
      results.push({ name, ok: code === 0, seconds: ((Date.now() - started) / 1000).toFixed(1) });
    }),
  );
}

if (apps) {
  await stage('tests of reference apps', () => vitest('apps'));
} else {
  // The bundler waits for its plugins much of the time, and the checks use it.
  const [built] = await Promise.all([
    stage('build', buildChanged),
    ...(filters.length === 0 && !full ? [check()] : []),
  ]);
  await stage('unit and API tests', () =>
    full ? vitest('node-full') : vitest('node', 'isolated', 'views', 'screens', 'isolated-screens'),
  );
  if (built) await stage('browser tests', () => vitest(full ? 'browser-full' : 'browser'));
}

/** Enough of a message to tell what went wrong, without what a long difference would add. */
const MESSAGE_LENGTH = 1500;
for (const failure of failures)
  process.stdout.write(`\nFAILED  ${failure.slice(0, MESSAGE_LENGTH).trimEnd()}\n`);

process.stdout.write(
  `\n${results.map(({ name, ok, seconds }) => `${ok ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}`).join('\n')}\n`,
);
const stagesFailed = results.filter(({ name, ok }) => !ok && !name.includes('tests')).length;
process.stdout.write(`${tests.passed} passed, ${tests.failed + stagesFailed} failed\n`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
