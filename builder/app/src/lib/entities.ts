import type { Entity, Field } from '../core/entity.ts';
import { fieldOf } from '../core/fields.ts';
import { entities } from '../entities/index.ts';
import { words } from '../words/index.ts';
import { format } from './format.ts';

export const entityOf = (name: string | undefined): Entity | undefined =>
  entities.find((entity) => entity.name === name);

/** A field that the app's own source names. */
export function knownField(entity: Entity, name: string): Field {
  const field = fieldOf(entity, name);
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return field;
}

/** "3 bookings and 1 part" */
export const countsText = (counts: Readonly<Record<string, number>>): string =>
  format.list(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => {
        const { label = name, plural = name } = entityOf(name)?.text ?? {};
        return words.counted(format.number(count), count === 1 ? label : plural);
      }),
  );
