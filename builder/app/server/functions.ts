import type { Connection } from './sqlite.ts';
import { addressKey, fold } from '../src/core/query.ts';

/** Numbers in a text count as numbers: "Bay 2" stands before "Bay 10". */
const sortKey = (text: string) => fold(text).replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'));

/** The functions that the statements of sql.ts use. */
export function addFunctions(connection: Connection): void {
  const text =
    (work: (value: string) => string) =>
    (value: unknown): string | null =>
      typeof value === 'string' ? work(value) : null;
  connection.function('fold', { deterministic: true }, text(fold));
  connection.function('address_key', { deterministic: true }, text(addressKey));
  connection.function('sort_key', { deterministic: true }, text(sortKey));
}
