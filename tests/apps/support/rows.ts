import { createMaker, type Maker, type Values } from '../../../builder/app/tests/support/values.ts';
import type { Cell, Entity, Field } from '../../../builder/app/src/core/entity.ts';
import { titleFields } from '../../../builder/app/src/core/format.ts';
import { writableFields } from '../../../builder/app/src/core/fields.ts';
import type { RunningApp } from './running.ts';
import { samplePicture } from './pictures.ts';

export const isReference = ({ type }: Field) => type === 'reference' || type === 'references';

let marks = 0;
/** A word that stands in no other row. */
const nextMark = () => {
  marks += 1;
  return `zq${marks}q`;
};

const hasRoom = ({ type, min, max, unique }: Field) =>
  type === 'text' && unique !== true && (max ?? 100) >= 12 && (min ?? 0) <= 12;

export interface RowMaker extends Maker {
  /** Values as a careful person would enter them: every reference that may be set, each of which fits the others. */
  full(entity: Entity, given?: Values): Promise<Values>;
}

export function createRows(app: RunningApp, entities: readonly Entity[], owner: string): RowMaker {
  const maker = createMaker(app, entities, owner);

  /** References to new rows. What two of them both point to is one and the same row. */
  async function references(entity: Entity, given: Values): Promise<Values> {
    const fields = writableFields(entity).filter(
      (field) => isReference(field) && (field.entity !== entity.name || field.required),
    );
    const isPointedTo = (field: Field) =>
      fields.some(
        (other) =>
          other !== field &&
          other.type === 'reference' &&
          maker
            .entityOf(other.entity)
            .fields.some(({ type, entity: target }) => type === 'reference' && target === field.entity),
      );
    const values: Record<string, Cell> = { ...given };
    for (const field of fields.toSorted((a, b) => Number(isPointedTo(b)) - Number(isPointedTo(a)))) {
      if (Object.hasOwn(values, field.name)) continue;
      const target = maker.entityOf(field.entity);
      const shared: Record<string, Cell> = {};
      for (const theirs of target.fields) {
        const ours = fields.find(
          ({ name, type, entity: to }) =>
            type === 'reference' &&
            name !== field.name &&
            to === theirs.entity &&
            Object.hasOwn(values, name),
        );
        if (theirs.type === 'reference' && ours) shared[theirs.name] = values[ours.name] ?? null;
      }
      const id = await maker.makeRow(target, await full(target, shared, false));
      values[field.name] = field.type === 'references' ? [id] : id;
    }
    return values;
  }

  async function full(entity: Entity, given: Values = {}, withReferences = true): Promise<Values> {
    const values: Record<string, Cell> = withReferences
      ? { ...(await references(entity, given)) }
      : { ...given };
    for (const field of writableFields(entity)) {
      if (Object.hasOwn(values, field.name)) continue;
      if (hasRoom(field)) values[field.name] = `Row ${nextMark()}`.padEnd(field.min ?? 0, 'x');
      if (field.type === 'image' || field.type === 'file')
        values[field.name] = field.required ? await app.upload(samplePicture(), 'sample.png', owner) : null;
    }
    return maker.valuesOf(entity, values);
  }

  return { ...maker, full };
}

/** Words by which a row can be searched for; empty where it has no text. */
export function searchWords(entity: Entity, values: Values): string {
  const named = titleFields(entity);
  const texts = entity.fields.filter(({ type }) => type === 'text' || type === 'email' || type === 'phone');
  const field = texts.find(({ name }) => named.includes(name)) ?? texts[0];
  const value = field === undefined ? '' : values[field.name];
  return typeof value === 'string' ? value : '';
}
