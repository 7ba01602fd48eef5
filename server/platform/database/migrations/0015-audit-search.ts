import { type Kysely, sql } from 'kysely';

const COLUMNS = ['actorName', 'action', 'entityId', 'entityName'];

/** Makes the text index of the audit log anew, with the names of what its entries are about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const names = COLUMNS.map((name) => `"${name}"`).join(', ');
  const values = COLUMNS.map((name) => `new."${name}"`).join(', ');
  for (const trigger of ['in', 'out', 'on'])
    await run(`drop trigger if exists "auditEntries_search_${trigger}"`);
  await run('drop table "auditEntriesSearch"');
  await run(
    `create virtual table "auditEntriesSearch" using fts5(${names}, content='', contentless_delete=1, tokenize='trigram')`,
  );
  await run(
    `create trigger "auditEntries_search_in" after insert on "auditEntries" begin insert into "auditEntriesSearch" ("rowid", ${names}) values (new."seq", ${values}); end`,
  );
  await run(
    `create trigger "auditEntries_search_out" after delete on "auditEntries" begin delete from "auditEntriesSearch" where "rowid" = old."seq"; end`,
  );
  await run(
    `create trigger "auditEntries_search_on" after update of ${names} on "auditEntries" begin update "auditEntriesSearch" set ${COLUMNS.map((name) => `"${name}" = new."${name}"`).join(', ')} where "rowid" = new."seq"; end`,
  );
  await run(
    `insert into "auditEntriesSearch" ("rowid", ${names}) select "seq", ${names} from "auditEntries" order by "seq"`,
  );
}
