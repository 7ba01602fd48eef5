import { type Kysely, sql } from 'kysely';

// What lists over a million rows stand on: a text index and counters, both kept by triggers. The names are written out rather than
// imported, because a migration must do tomorrow what it did today.

const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  users: ['userName', 'email', 'firstName', 'lastName'],
  projects: ['name', 'slug', 'description'],
  orders: ['number', 'userName', 'userEmail', 'projectName'],
  auditEntries: ['actorName', 'action', 'entityId'],
};
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  users: ['status', 'role'],
  projects: ['state', 'plan', 'published'],
  orders: ['state', 'plan'],
  auditEntries: [],
  recentUpdates: ['state', 'category'],
};

/** The statements that make a table's triggers; filling it by the million goes without them and makes up for it after. */
export function triggersOf(table: string): string[] {
  const statements: string[] = [];
  const columns = SEARCHED[table];
  if (columns) {
    const names = columns.map((name) => `"${name}"`).join(', ');
    const values = columns.map((name) => `new."${name}"`).join(', ');
    statements.push(
      `create trigger "${table}_search_in" after insert on "${table}" begin insert into "${table}Search" ("rowid", ${names}) values (new."seq", ${values}); end`,
      `create trigger "${table}_search_out" after delete on "${table}" begin delete from "${table}Search" where "rowid" = old."seq"; end`,
      `create trigger "${table}_search_on" after update of ${names} on "${table}" begin update "${table}Search" set ${columns.map((name) => `"${name}" = new."${name}"`).join(', ')} where "rowid" = new."seq"; end`,
    );
  }
  const counted = COUNTED[table];
  if (counted) {
    const add = (row: 'new' | 'old', by: 1 | -1, columnNames: readonly string[], whole: boolean) => {
      const counters = [
        ...(whole ? [`'${table}:'`] : []),
        ...columnNames.map((name) => `'${table}:${name}=' || coalesce(${row}."${name}", '')`),
      ];
      return counters
        .map(
          (counter) =>
            `insert into "rowCounts" ("name", "value") values (${counter}, ${by}) on conflict ("name") do update set "value" = "value" + ${by};`,
        )
        .join(' ');
    };
    statements.push(
      `create trigger "${table}_count_in" after insert on "${table}" begin ${add('new', 1, counted, true)} end`,
      `create trigger "${table}_count_out" after delete on "${table}" begin ${add('old', -1, counted, true)} end`,
      ...counted.map(
        (name) =>
          `create trigger "${table}_count_${name}" after update of "${name}" on "${table}" when new."${name}" is not old."${name}" begin ${add('old', -1, [name], false)} ${add('new', 1, [name], false)} end`,
      ),
    );
  }
  return statements;
}

/** The statements that bring a table's text index and counters in line with its rows. */
export function recountOf(table: string): string[] {
  const columns = SEARCHED[table];
  const names = columns?.map((name) => `"${name}"`).join(', ');
  return [
    ...(names
      ? [
          `insert into "${table}Search" ("rowid", ${names}) select "seq", ${names} from "${table}" order by "seq"`,
        ]
      : []),
    `insert or replace into "rowCounts" ("name", "value") select '${table}:', count(*) from "${table}"`,
    ...(COUNTED[table] ?? []).map(
      (name) =>
        `insert or replace into "rowCounts" ("name", "value") select '${table}:${name}=' || coalesce("${name}", ''), count(*) from "${table}" group by "${name}"`,
    ),
  ];
}

/** Filters that come with the newest-first order, each with its index; what is sorted by has its own since the start. */
export const FILTER_INDEXES: Readonly<Record<string, readonly string[]>> = {
  users: ['"status", "createdAt", "id"', '"role", "status", "createdAt", "id"'],
  projects: [
    '"state", "createdAt", "id"',
    '"plan", "createdAt", "id"',
    '"published", "state", "createdAt", "id"',
  ],
  orders: [
    '"state", "createdAt", "id"',
    '"plan", "state", "createdAt", "id"',
    '"userId", "createdAt", "id"',
    '"number", "id"',
  ],
  auditEntries: [
    '"actorId", "at", "id"',
    '"action", "at", "id"',
    '"entity", "action", "at", "id"',
    '"entityId", "at", "id"',
  ],
};

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('create table "rowCounts" ("name" text not null primary key, "value" bigint not null)');
  for (const [table, columns] of Object.entries(SEARCHED)) {
    await run(
      `create virtual table "${table}Search" using fts5(${columns.map((name) => `"${name}"`).join(', ')}, content='', contentless_delete=1, tokenize='trigram')`,
    );
  }
  for (const [table, indexes] of Object.entries(FILTER_INDEXES)) {
    for (const columns of indexes)
      await run(
        `create index "${table}_by_${columns.replaceAll(/[^A-Za-z]+/g, '_').replaceAll(/^_|_$/g, '')}" on "${table}" (${columns})`,
      );
  }
  for (const table of Object.keys({ ...SEARCHED, ...COUNTED })) {
    for (const statement of [...triggersOf(table), ...recountOf(table)]) await run(statement);
  }
}
