import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A table with a text index, which holds these columns of it. */
export interface Searched {
  table: keyof Database;
  search: readonly string[];
}

/** The shortest text that the trigram index can find. */
const TRIGRAM = 3;

/** The words of a search: all must be found, each in any column, in any order. */
export const wordsOf = (q: string): string[] => q.split(/\s+/).filter(Boolean).slice(0, 8);

export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

export const isIndexed = (text: string) => [...text].length >= TRIGRAM;

/** SQLite's LIKE folds the case of ASCII only; the text index folds that of every letter. */
export const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const phrase = (texts: readonly string[]) => `(${texts.map(quoted).join(' AND ')})`;

/** Counts the rows whose text index holds every one of `texts`. */
export function found(db: Kysely<Database>, { table }: Searched, texts: readonly string[]) {
  const index = sql.table(`${table}Search`);
  return {
    compile: () => sql`select count(*) from ${index} where ${index} match ${phrase(texts)}`.compile(db),
  };
}

/** Rows whose text index holds every one of `texts`, in `column` or in any. */
export function matching(
  { table }: Searched,
  texts: readonly string[],
  column?: string,
): RawBuilder<boolean> {
  const expression = (column ? `{"${column}"} : ` : '') + phrase(texts);
  const index = sql.table(`${table}Search`);
  return sql<boolean>`${sql.ref(`${table}.seq`)} in (select "rowid" from ${index} where ${index} match ${expression})`;
}

/** Rows that hold `word` in any of `columns`, read one by one. */
export function containing(columns: readonly RawBuilder<unknown>[], word: string): RawBuilder<boolean> {
  // LIKE folds ASCII by itself; of other letters both cases are asked for.
  const cases = isAscii(word) ? [word] : [...new Set([word, word.toLowerCase(), word.toUpperCase()])];
  return sql<boolean>`(${sql.join(
    columns.flatMap((column) =>
      cases.map((text) => sql`${column} like ${`%${escapeLike(text)}%`} escape '\\'`),
    ),
    sql` or `,
  )})`;
}

/** A search of `q` in a table of the text index: what it holds is looked up there, shorter words are read. */
export function searching(searched: Searched, q: string): RawBuilder<boolean> {
  const words = wordsOf(q);
  const indexed = words.filter(isIndexed);
  const columns = searched.search.map((column) => sql.ref(`${searched.table}.${column}`));
  return sql.join(
    [
      ...(indexed.length > 0 ? [matching(searched, indexed)] : []),
      ...words.filter((word) => !isIndexed(word)).map((word) => containing(columns, word)),
    ],
    sql` and `,
  );
}

/** How many rows a search of one or two letters reads through. */
const READ_THROUGH = 10_000;

/**
 * The newest rows that hold every word of `q`, newest first: the text index is walked from its end and left as soon as there are
 * enough, where an ordered list of all that match would first have to be sorted.
 * @returns their ids
 */
export async function newestFound(
  db: Kysely<Database>,
  { table, search }: Searched,
  q: string,
  most: number,
): Promise<string[]> {
  const words = wordsOf(q);
  const indexed = words.filter(isIndexed);
  const short = words.filter((word) => !isIndexed(word));
  const rows = sql.table(table);
  const index = sql.table(`${table}Search`);
  const seq = sql.ref(`${table}.seq`);
  const columns = search.map((column) => sql.ref(`${table}.${column}`));
  const holding = short.map((word) => containing(columns, word));
  // Without the index rows are read one by one: of a million, only the newest.
  const recent = sql`${seq} > (select max("seq") - ${READ_THROUGH} from ${rows})`;
  const from =
    indexed.length > 0
      ? sql`${index} cross join ${rows} on ${seq} = ${sql.ref(`${table}Search.rowid`)}`
      : rows;
  const conditions =
    indexed.length > 0 ? [sql`${index} match ${phrase(indexed)}`, ...holding] : [recent, ...holding];
  const order = indexed.length > 0 ? sql.ref(`${table}Search.rowid`) : seq;
  const newest = await sql<{
    id: string;
  }>`select ${sql.ref(`${table}.id`)} from ${from} where ${sql.join(conditions, sql` and `)} order by ${order} desc limit ${most}`.execute(
    db,
  );
  return newest.rows.map(({ id }) => id);
}
