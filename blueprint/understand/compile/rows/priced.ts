import type { AppLanguage } from '../../../kinds.ts';
import type { Entity, Field, Row } from '../../../schema.ts';
import { attributeNamed } from '../../ontology/index.ts';

// What a row takes over from what it refers to: an appointment costs and lasts what its service does.

/** What is told of a thing once, and of each row that is about it. */
const TAKEN_OVER: readonly string[] = ['price', 'duration'];

export function takenOver(
  row: Row,
  entity: Entity,
  entities: readonly Entity[],
  tables: Readonly<Record<string, readonly Row[]>>,
  language: AppLanguage,
): Row {
  const nameOf = ({ label }: Field) => attributeNamed(label, language)?.name ?? '';
  const cells = entity.fields.flatMap((field): [string, Row[string]][] => {
    const name = nameOf(field);
    if (field.type === 'computed' || !TAKEN_OVER.includes(name)) return [];
    for (const link of entity.fields) {
      const target = entities.find((one) => link.type === 'reference' && one.name === link.entity);
      if (!target) continue;
      const theirs = target.fields.find((one) => one.type === field.type && nameOf(one) === name);
      const cell = tables[target.name]?.find(({ id }) => id === row[link.name])?.[theirs?.name ?? ''];
      if (theirs && typeof cell === 'number') return [[field.name, cell]];
    }
    return [];
  });
  return { ...row, ...Object.fromEntries(cells) };
}
