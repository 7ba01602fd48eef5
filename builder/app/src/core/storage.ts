import type { SummaryAnswer, SummaryQuery } from './calls.ts';
import type { Entity, Row } from './entity.ts';

/** A condition on rows; several are joined by "and". `field` may be `id`, `createdAt`, `updatedAt` or `createdBy`, never a computed field. */
export type Condition =
  /** Equal to one of the values; a list of references holds one of them. A boolean that is missing is false. */
  | { readonly op: 'is'; readonly field: string; readonly values: readonly (string | number | boolean)[] }
  /** Equal but for case and outer spaces, as `fold` in query.ts has it. */
  | { readonly op: 'same'; readonly field: string; readonly text: string }
  /** An e-mail address, equal but for case. */
  | { readonly op: 'address'; readonly field: string; readonly text: string }
  | { readonly op: 'from' | 'to'; readonly field: string; readonly value: string | number }
  | { readonly op: 'contains'; readonly field: string; readonly text: string }
  | { readonly op: 'empty'; readonly field: string; readonly isEmpty: boolean }
  /** All conditions of one of the lists. */
  | { readonly op: 'either'; readonly of: readonly (readonly Condition[])[] }
  /** Stands in one of the text fields, or one of the other fields has one of the values. */
  | {
      readonly op: 'word';
      readonly text: string;
      readonly fields: readonly string[];
      readonly among: Readonly<Record<string, readonly string[]>>;
    };

export interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

export interface StorageQuery {
  readonly where: readonly Condition[];
  /** Empty cells come last either way; rows that are equal come in the order of their ids. */
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
}

export interface StorageSummary extends Omit<SummaryQuery, 'filters'> {
  readonly where: readonly Condition[];
}
export type Groups = SummaryAnswer['groups'];

/**
 * Where rows are kept. It knows nothing of access and rules: the service asks for what it may show. SQL answers `list`, `find`
 * and `summary` by queries, arrays by query.ts and summary.ts.
 */
export interface Storage {
  get(entity: Entity, id: string): Promise<Row | null>;
  list(
    entity: Entity,
    query: StorageQuery,
  ): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
  /** All rows that meet the conditions. */
  find(entity: Entity, where: readonly Condition[]): Promise<readonly Row[]>;
  insert(entity: Entity, row: Row): Promise<void>;
  update(entity: Entity, row: Row): Promise<void>;
  delete(entity: Entity, id: string): Promise<void>;
  summary(entity: Entity, query: StorageSummary): Promise<Groups>;
  /** Runs one at a time; what it wrote is undone when it throws. Constraints between rows are checked at its end. */
  transaction<T>(work: (storage: Storage) => Promise<T>): Promise<T>;
}
