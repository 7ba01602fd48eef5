import type { AnySample } from './app.ts';
import { dayOf, resolveDay } from './dates.ts';
import type { Cell, Entity, Row } from './entity.ts';
import { writableFields } from './fields.ts';

/** Sample rows as they are on the day of seeding; the first of them are the newest. */
export function sampleRows(entity: Entity, samples: readonly AnySample[], now: Date): readonly Row[] {
  const today = dayOf(now);
  return samples.map((sample, index) => {
    const moment = new Date(now.getTime() - index * 60_000).toISOString();
    const cells = writableFields(entity).map(({ name, type }): [string, Cell] => {
      const cell = sample[name] ?? null;
      if (type === 'boolean') return [name, cell ?? false];
      if (type === 'references') return [name, cell ?? []];
      const isDay = (type === 'date' || type === 'dateTime') && typeof cell === 'string';
      return [name, isDay ? resolveDay(cell, today) : cell];
    });
    return {
      ...Object.fromEntries(cells),
      id: sample.id,
      version: 1,
      createdAt: moment,
      updatedAt: moment,
      createdBy: null,
    };
  });
}

/** The ids of the sample rows by entity. */
export const sampleIds = (
  samples: Readonly<Record<string, readonly AnySample[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(samples).map(([name, rows]) => [name, rows.map(({ id }) => id)]));
