import { DatabaseSync } from '@photostructure/sqlite';
import { countedPages } from '#blueprint/counted.ts';
import { tidy } from '#blueprint/tidy.ts';
import { CURRENCY, amountDue, planFor, type PlanName } from '#contract/builder/plans.ts';
import type { BuildState } from '#contract/builder/builds/index.ts';
import type { OrderState } from '#contract/resources/orders/index.ts';
import type { ProjectState } from '#contract/builder/projects/index.ts';
import type { UserStatus } from '#contract/resources/users/index.ts';
import { blueprintColumns, slugOf } from '../features/projects/rules.ts';
import { newId } from '../platform/database/ids.ts';
import { recountOf, triggersOf } from '../platform/database/migrations/0002-lists.ts';
import { tallyAgain, tallyTriggers } from '../platform/database/migrations/0003-tallies.ts';
import type { BuildRow, OrderRow, PaymentRow, ProjectRow, UserRow } from '../platform/database/schema.ts';
import { appFor, descriptionOf } from './apps.ts';
import { FIRST_NAMES, IDEAS, LAST_NAMES } from './people.ts';
import { pickFrom, randomFrom } from './random.ts';
import { seedBuild } from './seed.ts';

export interface Amounts {
  users: number;
  projects: number;
  orders: number;
}

const DAY = 86_400_000;
const YEARS = 3 * 365 * DAY;
const CHUNK = 20_000;
const TABLES = ['users', 'projects', 'orders', 'payments', 'builds'] as const;

/** Kinds of project as they come, in parts of a hundred; what is not paid for has no build. */
const STATES: readonly { state: ProjectState; part: number; build: BuildState | null }[] = [
  { state: 'ready', part: 58, build: 'complete' },
  { state: 'draft', part: 30, build: null },
  { state: 'archived', part: 6, build: 'complete' },
  { state: 'failed', part: 4, build: 'error' },
  { state: 'suspended', part: 2, build: 'complete' },
];

/** The app each idea becomes, cut to its first kind of thing and without sample rows: these are many, and few will be opened. */
const APPS = IDEAS.map((idea) => {
  const whole = appFor(idea);
  const blueprint = { ...tidy({ ...whole, entities: whole.entities.slice(0, 1), rows: {} }), rows: {} };
  return {
    description: descriptionOf(idea),
    name: blueprint.name,
    plan: planFor(countedPages(blueprint.pages))?.name ?? ('scale' satisfies PlanName),
    ...blueprintColumns(blueprint),
  };
});

/**
 * Adds people, projects and orders by the hundred thousand to a migrated database, for trying out how it feels when it is full.
 * Triggers and indexes are made anew after the rows, which is what makes it quick.
 * @param file the database's path; no server may be running on it
 * @param log gets a line for each step
 */
export function fill(file: string, amounts: Amounts, log: (line: string) => void): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(
    'PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -400000;',
  );
  const random = randomFrom(1_000_003);
  const pick = <T>(items: readonly T[]): T => pickFrom(random, items);
  const now = Date.now();
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;

  function inserter<Row extends object>(table: string) {
    let statement: { run(...values: (string | number | null)[]): unknown } | undefined;
    let names: string[] = [];
    return (row: Row) => {
      if (!statement) {
        names = Object.keys(row);
        statement = database.prepare(
          `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map(() => '?').join(', ')})`,
        );
      }
      const values = new Map<string, string | number | null>(Object.entries(row));
      statement.run(...names.map((name) => values.get(name) ?? null));
    };
  }
  const run = (statements: readonly string[]) => {
    for (const statement of statements) database.exec(statement);
  };
  const textOf = (sql: string): string[] =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row ?? {})[0]));

  const tables = TABLES.map((table) => `'${table}'`).join(', ');
  const triggers = textOf(
    `select name from sqlite_master where type = 'trigger' and tbl_name in (${tables})`,
  );
  const indexes = `from sqlite_master where type = 'index' and sql is not null and tbl_name in (${tables})`;
  const indexNames = textOf(`select name ${indexes}`);
  const indexTexts = textOf(`select sql ${indexes}`);
  const first = Number(textOf('select coalesce(max("seq"), 0) from "users"')[0]);

  database.exec('begin immediate');
  run(triggers.map((name) => `drop trigger "${name}"`));
  run(indexNames.map((name) => `drop index "${name}"`));
  let pending = 0;
  const written = () => {
    pending += 1;
    if (pending % CHUNK === 0) database.exec('commit; begin immediate');
  };

  const people: Pick<UserRow, 'id' | 'createdAt' | 'email' | 'firstName' | 'lastName'>[] = [];
  const insertUser = inserter<UserRow>('users');
  for (let index = 0; index < amounts.users; index += 1) {
    const createdAt = Math.floor(now - YEARS + (YEARS * index) / amounts.users);
    const firstName = pick(FIRST_NAMES);
    const lastName = pick(LAST_NAMES);
    const number = first + index;
    const chance = random();
    const status: UserStatus = chance < 0.9 ? 'active' : chance < 0.97 ? 'pending' : 'blocked';
    const user: UserRow = {
      id: newId(createdAt),
      userName: `${firstName} ${lastName}`,
      email: `${slugOf(firstName).slice(0, 3)}.${slugOf(lastName).replace('-app', '')}.${number}@example.net`,
      firstName,
      lastName,
      avatar: '',
      passwordHash: null,
      role: random() < 0.0002 ? 'Admin' : 'User',
      status,
      locale: 'en',
      referralCode: `B${number.toString(36).toUpperCase().padStart(7, '0')}`,
      credit: 0,
      sketch: null,
      createdAt,
      updatedAt: createdAt,
      deletesAt: null,
      invitedBy: null,
      lastSignInAt: status === 'pending' ? null : Math.floor(createdAt + (now - createdAt) * random()),
    };
    insertUser(user);
    written();
    if (user.role === 'User' && status === 'active') people.push(user);
  }
  log(`${amounts.users} users after ${seconds()}`);

  const insertProject = inserter<ProjectRow>('projects');
  const insertBuild = inserter<BuildRow>('builds');
  const bought: { project: ProjectRow; owner: (typeof people)[number]; paid: boolean }[] = [];
  const made = Number(textOf('select coalesce(max("seq"), 0) from "projects"')[0]);
  const kinds = STATES.flatMap((kind) => Array.from({ length: kind.part }, () => kind));
  for (let index = 0; index < amounts.projects; index += 1) {
    // Most recent people first in line: newer accounts are the busier ones.
    const owner = people[Math.floor((1 - random() ** 2) * people.length)];
    if (!owner) break;
    const { description, name, plan, ...columns } = pick(APPS);
    const { state, build } = pick(kinds);
    const createdAt = Math.floor(owner.createdAt + (now - DAY - owner.createdAt) * random());
    const published = state === 'ready' && random() < 0.6 ? 1 : 0;
    const project: ProjectRow = {
      id: newId(createdAt),
      ownerId: owner.id,
      name,
      slug: `${slugOf(name)}-${(made + index).toString(36)}`,
      description,
      repoUrl: null,
      ...columns,
      plan: build === null ? null : plan,
      state,
      resumeState: state === 'archived' || state === 'suspended' ? 'ready' : null,
      published,
      slugFixed: published,
      servedBuild: build === 'complete' ? 1 : null,
      lastBuild: build === null ? null : 1,
      picture: null,
      createdAt,
      updatedAt: createdAt,
    };
    insertProject(project);
    if (build !== null) insertBuild(seedBuild(project, build, createdAt + 61_000));
    bought.push({ project, owner, paid: build !== null });
    written();
  }
  log(`${amounts.projects} projects after ${seconds()}`);

  const insertOrder = inserter<OrderRow>('orders');
  const insertPayment = inserter<PaymentRow>('payments');
  const numbers = new Map<number, number>();
  for (const row of database
    .prepare(`select "name", "value" from "counters" where "name" like 'orders-%'`)
    .all())
    numbers.set(Number(String(Object.values(row ?? {})[0]).slice(7)), Number(Object.values(row ?? {})[1]));
  for (let index = 0; index < amounts.orders; index += 1) {
    const about = bought[index % bought.length];
    if (!about) break;
    const { project, owner } = about;
    // The first round pays for what is built; what comes after was given up.
    const state: OrderState =
      about.paid && index < bought.length ? 'paid' : random() < 0.7 ? 'expired' : 'cancelled';
    const plan = project.plan ?? 'starter';
    const createdAt = project.createdAt + Math.floor(random() * 3_600_000);
    const year = new Date(createdAt).getUTCFullYear();
    const count = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, count);
    const order: OrderRow = {
      id: newId(createdAt),
      number: `S-${year}-${String(count).padStart(6, '0')}`,
      userId: owner.id,
      userName: `${owner.firstName} ${owner.lastName}`,
      userEmail: owner.email,
      projectId: project.id,
      projectName: project.name,
      plan,
      amount: amountDue(plan, null),
      currency: CURRENCY,
      creditUsed: 0,
      refunded: 0,
      state,
      expiresAt: createdAt + DAY,
      paidAt: state === 'paid' ? createdAt + 60_000 : null,
      createdAt,
      updatedAt: createdAt,
    };
    insertOrder(order);
    if (state === 'paid') {
      insertPayment({
        id: newId(createdAt + 60_000),
        orderId: order.id,
        gateway: 'demo',
        amount: order.amount,
        currency: CURRENCY,
        state: 'succeeded',
        reference: `demo_${order.number}`,
        brand: 'Visa',
        last4: '4242',
        reason: null,
        createdAt: createdAt + 60_000,
      });
    }
    written();
  }
  for (const [year, value] of numbers)
    database
      .prepare('insert or replace into "counters" ("name", "value") values (?, ?)')
      .run(`orders-${year}`, value);
  log(`${amounts.orders} orders after ${seconds()}`);

  run(indexTexts);
  log(`indexes after ${seconds()}`);
  for (const table of TABLES) {
    const searched = triggers.includes(`${table}_search_in`);
    if (searched) database.exec(`delete from "${table}Search"`);
    if (triggers.includes(`${table}_count_in`)) run(recountOf(table));
    run([...triggersOf(table), ...tallyAgain(table), ...tallyTriggers(table)]);
  }
  database.exec('commit');
  log(`text index and counters after ${seconds()}`);
  // Nothing has been forced to the disk so far; this commit forces the whole file.
  database.exec('PRAGMA synchronous = FULL; analyze; PRAGMA journal_mode = WAL');
  database.close();
  log(`done after ${seconds()}`);
}
