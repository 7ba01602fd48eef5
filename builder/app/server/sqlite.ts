import { DatabaseSync } from '@photostructure/sqlite';

// The interface of node:sqlite, as far as it is used here. Where Node.js 20 isn't needed any more, node:sqlite can take its place.

export type Value = string | number | null;
export type Columns = Readonly<Record<string, Value>>;

export interface Statement {
  run(...values: readonly Value[]): { readonly changes: number | bigint };
  get(...values: readonly Value[]): Columns | undefined;
  all(...values: readonly Value[]): readonly Columns[];
}
export interface Connection {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): Statement;
  function(name: string, options: { deterministic: boolean }, work: (value: unknown) => Value): void;
  close(): void;
}

/** Waits up to five seconds while another process writes. */
export const connect = (file: string, options: { readOnly?: boolean } = {}): Connection =>
  new DatabaseSync(file, { timeout: 5000, ...options });
