import type { Connection } from './sqlite.ts';
import type { AnySample } from '../src/core/app.ts';
import type { Entity } from '../src/core/entity.ts';
import { sampleRows } from '../src/core/samples.ts';
import type { Storage } from '../src/core/storage.ts';
import type { Database } from './database.ts';
import { quote } from './schema.ts';

type Samples = Readonly<Record<string, readonly AnySample[]>>;

/** Adds the sample rows that aren't there. Returns how many. */
export async function seed(
  storage: Storage,
  entities: readonly Entity[],
  samples: Samples,
  now: Date,
): Promise<number> {
  return storage.transaction(async (tables) => {
    let count = 0;
    for (const entity of entities) {
      for (const row of sampleRows(entity, samples[entity.name] ?? [], now)) {
        if (await tables.get(entity, row.id)) continue;
        await tables.insert(entity, row);
        count += 1;
      }
    }
    return count;
  });
}

const isEmpty = (connection: Connection, entity: Entity) =>
  connection.prepare(`SELECT 1 FROM ${quote(entity.name)} LIMIT 1`).get() === undefined;

/** Adds the sample rows on the first start only: samples that were cleared don't come back. */
export async function seedOnce(
  database: Database,
  storage: Storage,
  entities: readonly Entity[],
  samples: Samples,
  now: Date,
): Promise<void> {
  const key = 'seededAt';
  if (database.reader.prepare('SELECT 1 FROM "_settings" WHERE "key" = ?').get(key)) return;
  if (entities.every((entity) => isEmpty(database.reader, entity)))
    await seed(storage, entities, samples, now);
  await database.transaction((connection) =>
    connection
      .prepare('INSERT OR IGNORE INTO "_settings" ("key", "value") VALUES (?, ?)')
      .run(key, now.toISOString()),
  );
}
