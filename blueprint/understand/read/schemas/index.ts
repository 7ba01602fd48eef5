import { overlaps } from '../../facts.ts';
import { bracedIn } from './braced.ts';
import { linesIn } from './lines.ts';
import type { Schema } from './schema.ts';
import { tablesIn } from './sql.ts';
import { tabledIn } from './tabled.ts';

export type { Schema, SchemaField } from './schema.ts';

/** What an English text defines with its fields, as programmers write it or in lines such as "Hive: location, queen age"; in its order, none of it twice. */
export function schemasIn(text: string): Schema[] {
  const all = [...tablesIn(text), ...bracedIn(text), ...tabledIn(text), ...linesIn(text)];
  return all
    .filter((one, at) => !all.slice(0, at).some((other) => overlaps(one, other)))
    .sort((one, other) => one.start - other.start);
}
