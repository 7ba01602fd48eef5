/** Values of antd form fields. */
export type Values = Record<string, string | boolean | undefined>;

/** A field that someone else changed while it was being edited here. */
export interface Difference {
  name: string;
  theirs: string | boolean | undefined;
  mine: string | boolean | undefined;
  /** Whether it was also changed here, so that the user must choose. */
  touched: boolean;
}

/** An empty field equals a missing one. */
export const same = (one: unknown, other: unknown) => (one ?? '') === (other ?? '');

/**
 * The fields that someone else changed since `base`.
 * @param theirs the row's current version
 * @param mine the form's values
 */
export function differences(base: Values, theirs: Values, mine: Values): Difference[] {
  return Object.keys(theirs)
    .filter((name) => !same(theirs[name], base[name]) && !same(theirs[name], mine[name]))
    .map((name) => ({
      name,
      theirs: theirs[name],
      mine: mine[name],
      touched: !same(mine[name], base[name]),
    }));
}

export type Side = 'theirs' | 'mine';
/** The side chosen for each field. A field not changed here defaults to theirs. */
export type Chosen = Readonly<Record<string, Side>>;

export const sideOf = ({ name, touched }: Difference, chosen: Chosen): Side | undefined =>
  chosen[name] ?? (touched ? undefined : 'theirs');

export const undecided = (rows: readonly Difference[], chosen: Chosen): Difference[] =>
  rows.filter((row) => sideOf(row, chosen) === undefined);
