/** What antd fields hold here. */
export type Values = Record<string, string | boolean | undefined>;

/** A field that someone else changed while it was being edited here. */
export interface Difference {
  name: string;
  theirs: string | boolean | undefined;
  mine: string | boolean | undefined;
  /** Whether it was changed here too, so that a person must choose. */
  touched: boolean;
}

/** An empty field and a missing one are the same. */
export const same = (one: unknown, other: unknown) => (one ?? '') === (other ?? '');

/**
 * What someone else changed, of a row that both read as `base`.
 * @param theirs the row as it is now
 * @param mine what the form holds
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
/** What was chosen of each field; a field that was not touched here is theirs unless said otherwise. */
export type Chosen = Readonly<Record<string, Side>>;

export const sideOf = ({ name, touched }: Difference, chosen: Chosen): Side | undefined =>
  chosen[name] ?? (touched ? undefined : 'theirs');

export const undecided = (rows: readonly Difference[], chosen: Chosen): Difference[] =>
  rows.filter((row) => sideOf(row, chosen) === undefined);
