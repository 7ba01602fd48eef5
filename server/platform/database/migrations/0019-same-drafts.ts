import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';

/** Drafts were once stored in another order than what was built of them: those that are the same are stored as the same text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; draft: string; built: string }>`
    select "projects"."id", "projects"."blueprint" as "draft", "builds"."blueprint" as "built"
    from "projects" join "builds" on "builds"."projectId" = "projects"."id" and "builds"."number" = "projects"."servedBuild"
    where "builds"."blueprint" != "projects"."blueprint"`.execute(db);
  for (const { id, draft, built } of rows)
    if (isDeepStrictEqual(JSON.parse(draft), JSON.parse(built)))
      await sql`update "projects" set "blueprint" = ${built} where "id" = ${id}`.execute(db);
}
