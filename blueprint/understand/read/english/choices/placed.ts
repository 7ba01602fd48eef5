import type { Notebook, NotedValues } from '../../../notebook.ts';
import { singular } from '../inflect.ts';
import type { Unit } from '../phrases.ts';
import { nameOfValues } from './names.ts';
import type { Owner } from './owners.ts';

// Rows of values at the thing that has them, under the name of what is chosen.

/** A row of values with what speaks for each thing having it. */
export interface Owned {
  row: NotedValues;
  owners: readonly Owner[];
  /** What stands right before the values, as their name would. */
  beside: string | undefined;
}

/** What stands beside the values that begin at a place. */
export const besidesIn = (units: readonly Unit[]): ReadonlyMap<number, string> =>
  new Map(
    units.flatMap((unit) =>
      unit.type === 'choice' && unit.choice.beside !== undefined
        ? [[unit.choice.start, singular(unit.choice.beside)] as const]
        : [],
    ),
  );

/** Gives values to their owner; what was taken for a thing and only names what is chosen is their label. */
export function placeValues(notebook: Notebook, { row, owner, owners, beside }: Owned & { owner: string }) {
  const label = owners.find(({ noun, isLabel }) => isLabel && noun !== owner)?.noun;
  const isFree = beside !== undefined && notebook.known(beside) === undefined;
  const name = label ?? (isFree ? beside : nameOfValues(row.values));
  notebook.giveValues(row.label === 'type' && name !== undefined ? { ...row, label: name } : row, owner);
  if (label !== undefined) notebook.forget(label);
}
