import type { Actor } from '../../api/client.ts';
import { mayUpdate } from '../../core/access.ts';
import type { Entity, Field, OptionColour, Row } from '../../core/entity.ts';
import { nextStates } from '../../core/states.ts';
import { viewWords as words } from '../../words/index.ts';

export interface Column {
  /** The option; `''` for rows without one. */
  readonly name: string;
  readonly label: string;
  readonly colour: OptionColour;
}

/** A column for each option, and one for rows without where that can be. */
export function columnsOf(by: Field): Column[] {
  const columns = (by.options ?? []).map((name) => ({
    name,
    label: by.optionTexts[name]?.label ?? name,
    colour: by.optionTexts[name]?.colour ?? 'grey',
  }));
  return by.required ? columns : [...columns, { name: '', label: words.notSet, colour: 'grey' }];
}

export const columnOf = (row: Row, by: Field): string => {
  const cell = row[by.name];
  return typeof cell === 'string' ? cell : '';
};

/** The columns that the actor may move a row to: the next states where the board stands by them, else any other. */
export function targetsOf(entity: Entity, by: Field, actor: Actor, row: Row): readonly string[] {
  if (entity.definition.states?.field === by.name) return nextStates(entity, actor, row);
  if (!mayUpdate(entity, actor, row)) return [];
  const from = columnOf(row, by);
  return columnsOf(by)
    .map(({ name }) => name)
    .filter((name) => name !== from);
}

/** The field that the columns are added up by: the first amount. */
export const sumFieldOf = (entity: Entity): Field | undefined =>
  entity.fields.find(({ type, as }) => type === 'money' || (type === 'computed' && as === 'money'));
