import { type Kysely, sql } from 'kysely';

const AT_ONCE = 500;

/** Detail and form pages come with their data and no longer count towards a plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['projects', 'builds'] as const) {
    let after = '';
    for (;;) {
      const { rows } = await sql<{ id: string; blueprint: string; pages: number }>`
        select "id", "blueprint", "pages" from ${sql.table(table)} where "id" > ${after} order by "id" limit ${AT_ONCE}`.execute(
        db,
      );
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
      for (const { id, blueprint, pages } of rows) {
        const counted = countedIn(blueprint);
        if (counted !== null && counted !== pages)
          await sql`update ${sql.table(table)} set "pages" = ${counted} where "id" = ${id}`.execute(db);
      }
    }
  }
}

function countedIn(stored: string): number | null {
  const blueprint: unknown = JSON.parse(stored);
  if (typeof blueprint !== 'object' || blueprint === null || !('pages' in blueprint)) return null;
  const { pages } = blueprint;
  if (!Array.isArray(pages)) return null;
  return pages.filter(({ kind }: { kind?: unknown }) => kind !== 'detail' && kind !== 'form').length;
}
