import { type Kysely, sql } from 'kysely';

/** What the demo gateway knows of payments that their customer has to confirm with a bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table "demoConfirmations" (
        "reference" text not null primary key,
        "brand" text not null,
        "last4" text not null,
        "state" text not null check ("state" in ('waiting', 'accepted', 'rejected')),
        "createdAt" bigint not null
      )`,
    )
    .execute(db);
}
