import { type Kysely, sql } from 'kysely';

// What the dashboard counts, summed up by the quarter of an hour as rows come and go: a day begins on a quarter of an hour in every
// time zone, so days, weeks and months anywhere are sums of these, and a year of a million rows is read in milliseconds.

const QUARTER = 900_000;
/** A time with a fraction, which SQLite would keep, is still within one quarter. */
const slotOf = (time: string) => `cast(${time} / ${QUARTER} as integer)`;

interface Tally {
  /** What tells the rows of one quarter apart. */
  part: (row: string) => string;
  at: string;
  value: (row: string) => string;
  counts: (row: string) => string;
  /** Columns whose change moves a row to another tally. */
  on: readonly string[];
}

const made = (part: Tally['part'], on: readonly string[] = []): Tally => ({
  part,
  at: 'createdAt',
  value: () => '0',
  counts: () => '1',
  on: ['createdAt', ...on],
});

const TALLIES: Readonly<Record<string, Tally>> = {
  users: made(() => `''`),
  projects: made((row) => `${row}."state"`, ['state']),
  builds: made(() => `''`),
  orders: {
    part: (row) => `${row}."plan"`,
    at: 'paidAt',
    value: (row) => `${row}."amount" - ${row}."refunded"`,
    counts: (row) => `${row}."state" = 'paid' and ${row}."paidAt" is not null`,
    on: ['state', 'plan', 'paidAt', 'amount', 'refunded'],
  },
};

/** The statements that make a table's triggers; filling it by the million goes without them and makes up for it after. */
export function tallyTriggers(table: string): string[] {
  const tally = TALLIES[table];
  if (!tally) return [];
  const add = (row: 'new' | 'old', sign: '' | '-') =>
    `insert into "tallies" ("kind", "slot", "part", "count", "value")
      values ('${table}', ${slotOf(`${row}."${tally.at}"`)}, ${tally.part(row)}, ${sign}1, ${sign}(${tally.value(row)}))
      on conflict ("kind", "slot", "part") do update set "count" = "count" + excluded."count", "value" = "value" + excluded."value";`;
  const columns = tally.on.map((name) => `"${name}"`).join(', ');
  const trigger = (name: string, when: string, row: 'new' | 'old') =>
    `create trigger "${table}_tally_${name}" after ${when} on "${table}" when ${tally.counts(row)} begin ${add(row, row === 'new' ? '' : '-')} end`;
  return [
    trigger('in', 'insert', 'new'),
    trigger('out', 'delete', 'old'),
    trigger('off', `update of ${columns}`, 'old'),
    trigger('on', `update of ${columns}`, 'new'),
  ];
}

/** The statements that bring a table's tallies in line with its rows. */
export function tallyAgain(table: string): string[] {
  const tally = TALLIES[table];
  if (!tally) return [];
  return [
    `delete from "tallies" where "kind" = '${table}'`,
    `insert into "tallies" ("kind", "slot", "part", "count", "value")
      select '${table}', ${slotOf(`"${tally.at}"`)} as "slot", ${tally.part('t')} as "part", count(*), sum(${tally.value('t')})
      from "${table}" as t where ${tally.counts('t')} group by 2, 3`,
  ];
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table "tallies" ("kind" text not null, "slot" bigint not null, "part" text not null, "count" bigint not null,
    "value" bigint not null, primary key ("kind", "slot", "part")) without rowid`);
  for (const table of Object.keys(TALLIES))
    for (const statement of [...tallyTriggers(table), ...tallyAgain(table)]) await run(statement);
}
