// List calls a second over 100 000 users at 32 connections, beside the least such a call can cost on this machine (`floor.mjs`), in
// turns so that both meet the same machine: `node bench/throughput.mjs`, after `npm start` has built everything once.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

const USERS = 100_000;
const CONNECTIONS = 32;
const SECONDS = 5;
const TURNS = 3;
/** One session may make 600 calls a minute. */
const SESSIONS = 1200;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-throughput-'));
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
};
const seeded = spawnSync(
  process.execPath,
  ['scripts/seed.mjs', '--users', String(USERS), '--projects', '1000', '--orders', '1000'],
  { env, stdio: 'ignore' },
);
if (seeded.status !== 0) throw new Error('The database could not be filled');

const file = path.join(dataDir, 'selvedge.db');
const tokens = Array.from({ length: SESSIONS }, () => randomBytes(32).toString('base64url'));
const database = new DatabaseSync(file);
const { id: admin } = database.prepare(`select id from users where email = 'admin@example.com'`).get();
const insert = database.prepare(
  'insert into sessions (id, userId, createdAt, seenAt, ip, device) values (?, ?, ?, ?, ?, ?)',
);
database.exec('begin');
for (const token of tokens)
  insert.run(
    createHash('sha256').update(token).digest('hex'),
    admin,
    Date.now(),
    Date.now(),
    '127.0.0.1',
    'bench',
  );
database.exec('commit');
database.close();

function start(args) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /running at (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve({ child, url: found });
    });
  });
}

let used = 0;
/** Calls as fast as they are answered. @returns calls a second, and the 99th percentile in ms */
async function load(address) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times = [];
  const end = performance.now() + SECONDS * 1000;
  const one = () =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const token = tokens[(used += 1) % SESSIONS];
      const page = (used % 40) * 25;
      http
        .get(
          `${address}_start=${page}&_end=${page + 25}`,
          { agent, headers: { authorization: `Bearer ${token}` } },
          (reply) => {
            if (reply.statusCode !== 200 || reply.headers['x-total-count'] === undefined)
              reject(new Error(`${reply.statusCode}`));
            reply.resume().once('end', () => {
              times.push(performance.now() - began);
              resolve();
            });
          },
        )
        .once('error', reject);
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) await one();
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  return { rate: times.length / SECONDS, p99: times[Math.floor(times.length * 0.99)] };
}

const [product, floor] = await Promise.all([
  start(['dist/server/main.js']),
  start(['bench/floor.mjs', file]),
]);
const addresses = { product: `${product.url}/api/admin/users?`, floor: `${floor.url}/users?` };
for (const address of Object.values(addresses)) await load(address);
const best = { product: { rate: 0 }, floor: { rate: 0 } };
for (let turn = 0; turn < TURNS; turn += 1) {
  for (const name of ['floor', 'product']) {
    const measured = await load(addresses[name]);
    if (measured.rate > best[name].rate) best[name] = measured;
  }
}
console.table(
  Object.fromEntries(
    Object.entries(best).map(([name, { rate, p99 }]) => [
      name,
      { 'calls a second': Math.round(rate), 'p99 ms': p99.toFixed(1) },
    ]),
  ),
);
process.stdout.write(`ratio ${(best.product.rate / best.floor.rate).toFixed(2)} (budget 0.70)\n`);
product.child.kill('SIGTERM');
floor.child.kill('SIGTERM');
await rm(dataDir, { recursive: true, force: true });
