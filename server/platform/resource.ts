import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { ListQuery } from '#contract/core/endpoint.ts';
import type { AuditEntity, OpenedEntity } from '#contract/resources/index.ts';
import type { Reader } from './database/reader.ts';
import type { Database } from './database/schema.ts';
import { listAll, type ListSource } from './http/list.ts';

// What a feature says of its resource, for the export, the search and the audit log.

interface Connections {
  db: Kysely<Database>;
  reader: Reader;
}

/** A list as CSV. */
export interface ExportSource {
  columns: readonly string[];
  /** Columns in minor units, which are written as people write money. */
  money: readonly string[];
  rows(asked: ListQuery, connections: Connections): AsyncIterable<object>;
}

async function* mapped<A, B>(rows: AsyncIterable<A>, to: (row: A) => B): AsyncGenerator<B> {
  for await (const row of rows) yield to(row);
}

/** The export of a list, with the columns that its rows have in the contract. */
export const exportOf = <TB extends keyof Database, Row>(
  schema: z.ZodObject,
  source: ListSource<TB, Row>,
  toRow: (row: Row) => object,
  money: readonly string[] = [],
): ExportSource => ({
  columns: Object.keys(schema.shape),
  money,
  rows: (asked, connections) => mapped(listAll(source, asked, connections), toRow),
});

/** A row that fits a search. */
interface Found {
  id: string;
  title: string;
  /** What distinguishes it from others of the same title. */
  detail: string;
  /** What it can be found by. */
  texts: string[];
}

/** Finds the newest `most` rows that fit, newest first. */
export type Find = (q: string, connections: Connections, most: number) => Promise<Found[]>;

/** How the audit log names the things of one kind. */
export interface Subject<Entity extends AuditEntity = AuditEntity> {
  entity: Entity;
  /** The name that a version of a thing carries itself, without a look at the database; empty where it carries none. */
  nameIn?: (field: (name: string) => string) => string;
  /** What things are called now, by their ids; what is gone is absent. */
  namesOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>>;
  /** What is opened to see things that have no page of their own, by their ids. */
  shownOn?: (db: Kysely<Database>, ids: readonly string[]) => Promise<Map<string, Opened>>;
}

export interface Opened {
  entity: OpenedEntity;
  id: string;
}

export type Subjects = ReadonlyMap<AuditEntity, Subject>;

/** `rows` as a table from their ids to their names. */
export const namesById = <Row extends { id: string }>(
  rows: readonly Row[],
  name: (row: Row) => string,
): Map<string, string> => new Map(rows.map((row) => [row.id, name(row)]));
