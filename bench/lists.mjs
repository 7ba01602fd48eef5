// p50 and p99 of every list, sort, filter, search, export and dashboard call over a filled database, and the longest the server's event
// loop was held meanwhile: `npm run seed -- --users 1000000 --projects 300000 --orders 500000` first, then `node bench/lists.mjs <its DATA_DIR>`.
import { spawn } from 'node:child_process';

const dataDir = process.argv[2] ?? 'data';
const only = process.argv[3];
const TIMES = 60;
const child = spawn(process.execPath, ['dist/server/main.js'], {
  env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', METRICS_TOKEN: 'bench' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
const began = performance.now();
const base = await new Promise((resolve) => {
  child.stdout.on('data', (chunk) => {
    output += chunk;
    const found = /running at (http:\/\/\S+)/.exec(output)?.[1];
    if (found) resolve(found);
  });
});
process.stdout.write(`started in ${Math.round(performance.now() - began)} ms\n`);
/** A session for each call measured: one may make 600 calls a minute. */
async function signIn() {
  const signedIn = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'Selvedge!demo1' }),
  });
  const { token } = await signedIn.json();
  return { authorization: `Bearer ${token}` };
}

const metric = async (name) => {
  const text = await (await fetch(`${base}/metrics`, { headers: { authorization: 'Bearer bench' } })).text();
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
};
const at = (values, part) => values[Math.min(values.length - 1, Math.floor(values.length * part))];
const random = (() => {
  let state = 7;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
})();
const some = (items) => items[Math.floor(random() * items.length)];
const page = (most) => {
  const start = Math.floor(random() * most) * 25;
  return `_start=${start}&_end=${start + 25}`;
};
const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const names = ['Bauer', 'Tanaka', 'Okafor', 'García', 'Novak', 'Rossi', 'Xu', 'Zhang'];

const users = '/api/admin/users?';
const calls = {
  'counter-backed': {
    'users, pages 1 to 40': () => users + page(40),
    'users, one status': () => `${users}status=${some(['active', 'pending', 'blocked'])}&${page(40)}`,
    'users, by e-mail': () => `${users}_sort=email&_order=${some(['asc', 'desc'])}&${page(40)}`,
    'users, by last sign-in': () => `${users}_sort=lastSignInAt&_order=desc&${page(40)}`,
    'projects, pages 1 to 40': () => `/api/admin/projects?${page(40)}`,
    'projects, one state': () =>
      `/api/admin/projects?state=${some(['ready', 'draft', 'failed'])}&${page(40)}`,
    'orders, pages 1 to 40': () => `/api/admin/orders?${page(40)}`,
    'orders, one state': () => `/api/admin/orders?state=${some(['paid', 'expired'])}&${page(40)}`,
    'audit log': () => `/api/admin/audit-log?${page(1)}`,
  },
  other: {
    'users, deep pages': () => users + page(39_000),
    'users, two filters': () => `${users}status=active&role=Admin&${page(4)}`,
    'users, several statuses': () => `${users}status=pending&status=blocked&${page(40)}`,
    'users, filter and other sort': () => `${users}status=blocked&_sort=lastName&_order=asc&${page(40)}`,
    'users, two sorts': () => `${users}_sort=lastName,createdAt&_order=asc,desc&${page(40)}`,
    'users, status then name': () => `${users}_sort=status,lastName&_order=asc,asc&${page(40)}`,
    'users, a month': () => `${users}createdAt_gte=${day(200)}&createdAt_lte=${day(170)}&${page(40)}`,
    'users, a year and a status': () => `${users}createdAt_gte=${day(400)}&status=active&${page(40)}`,
    'users, e-mail contains': () => `${users}email_like=${some(['bauer', 'tan', 'xu.1'])}&${page(4)}`,
    'users, not a status': () => `${users}status_ne=active&${page(40)}`,
    'users, search a name': () => `${users}q=${some(names)}&${page(10)}`,
    'users, search first and last name': () =>
      `${users}q=${some(['ana', 'zoe', 'sven'])}+${some(names)}&${page(2)}`,
    'users, search an e-mail': () => `${users}q=${Math.floor(random() * 1e6)}@example.net&_start=0&_end=25`,
    'users, search for nothing there': () => `${users}q=nobody${Math.floor(random() * 1e6)}&_start=0&_end=25`,
    'users, search what all have': () => `${users}q=example.net&${page(4)}`,
    'users, search two letters': () => `${users}q=${some(['xu', 'li', 'zo'])}&${page(4)}`,
    'users, search by name, sorted': () => `${users}q=${some(names)}&_sort=email&_order=asc&${page(10)}`,
    'projects, search': () => `/api/admin/projects?q=${some(['bike', 'recipes', 'soap'])}&${page(10)}`,
    'projects, state and published': () => `/api/admin/projects?state=ready&published=true&${page(40)}`,
    'projects, deep pages': () => `/api/admin/projects?${page(11_000)}`,
    'orders, search a number': () =>
      `/api/admin/orders?q=S-2025-${String(Math.floor(random() * 90_000)).padStart(6, '0')}`,
    'orders, search a customer': () => `/api/admin/orders?q=${some(names)}&${page(10)}`,
    'orders, by amount': () => `/api/admin/orders?_sort=amount&_order=desc&${page(40)}`,
    'orders, plan and state': () => `/api/admin/orders?plan=growth&state=paid&${page(40)}`,
    'orders, amount from': () => `/api/admin/orders?amount_gte=4900&state=paid&${page(40)}`,
  },
  dashboard: {
    'figures, 30 days': () => '/api/admin/dashboard',
    'figures, a year': () => `/api/admin/dashboard?from=${day(364)}&to=${day(0)}`,
    'multi-line-chart, 30 days': () => `/api/admin/dashboard/multi-line-chart?from=${day(29)}&to=${day(0)}`,
    'multi-line-chart, a year': () => `/api/admin/dashboard/multi-line-chart?from=${day(364)}&to=${day(0)}`,
    chart2: () => '/api/admin/dashboard/chart2',
    'chart3, a year': () => `/api/admin/dashboard/chart3?from=${day(364)}&to=${day(0)}`,
  },
};

calls['command palette'] = {
  'a name': () => `/api/admin/search?q=${some(names)}`,
  'two words': () => `/api/admin/search?q=${some(['an', 'zo', 'sve'])}+${some(names)}`,
  'an e-mail address': () => `/api/admin/search?q=${Math.floor(random() * 1e6)}@example.net`,
  'an order number': () =>
    `/api/admin/search?q=S-2025-${String(Math.floor(random() * 90_000)).padStart(6, '0')}`,
  'two letters': () => `/api/admin/search?q=${some(['xu', 'li', 'zq'])}`,
};

const budgets = { 'counter-backed': 25, other: 100, dashboard: 100, 'command palette': 100 };
const rows = [];
for (const [group, table] of Object.entries(calls)) {
  for (const [name, address] of Object.entries(table)) {
    if (only && !name.includes(only)) continue;
    const times = [];
    const headers = await signIn();
    for (let warm = 0; warm < 3; warm += 1) await (await fetch(base + address(), { headers })).arrayBuffer();
    await metric('nodejs_eventloop_lag_max_seconds');
    let status = 200;
    for (let count = 0; count < TIMES; count += 1) {
      const start = performance.now();
      const reply = await fetch(base + address(), { headers });
      await reply.arrayBuffer();
      if (!reply.ok) status = reply.status;
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const held = (await metric('nodejs_eventloop_lag_max_seconds')) * 1000;
    rows.push({
      group,
      call: name,
      'p50 ms': at(times, 0.5).toFixed(1),
      'p99 ms': at(times, 0.99).toFixed(1),
      budget: budgets[group],
      'loop held ms': held.toFixed(1),
      ...(status === 200 ? {} : { status }),
    });
    process.stdout.write('.');
  }
}
process.stdout.write('\n');
console.table(rows);

/** Takes a whole list along, and watches the server's memory and its event loop meanwhile. */
async function measureExport(list, query) {
  const headers = { ...(await signIn()), 'content-type': 'application/json' };
  const asked = await fetch(`${base}/api/admin/exports`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ list, query }),
  });
  const { url } = await asked.json();
  await metric('nodejs_eventloop_lag_max_seconds');
  const before = await metric('process_resident_memory_bytes');
  let most = before;
  const watch = setInterval(() => {
    void metric('process_resident_memory_bytes').then((now) => (most = Math.max(most, now)));
  }, 200);
  const start = performance.now();
  let bytes = 0;
  let lines = 0;
  for await (const chunk of (await fetch(base + url)).body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(watch);
  return {
    list,
    rows: lines - 1,
    MB: (bytes / 1e6).toFixed(1),
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    'memory before MB': Math.round(before / 1e6),
    'at most MB': Math.round(most / 1e6),
    'loop held ms': ((await metric('nodejs_eventloop_lag_max_seconds')) * 1000).toFixed(1),
  };
}
if (!only || only === 'export') {
  const exports = [];
  for (const [list, query] of [
    ['users', { createdAt_gte: new Date(Date.now() - 40 * 86_400_000).toISOString() }],
    ['users', {}],
    ['orders', {}],
  ])
    exports.push(await measureExport(list, query));
  console.table(exports);
}
process.stdout.write(`memory ${Math.round((await metric('process_resident_memory_bytes')) / 1e6)} MB\n`);
child.kill('SIGTERM');
