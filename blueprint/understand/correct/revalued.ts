import { type Facts, type FieldFact, type Source, type StatesFact } from '../facts.ts';
import { isStatus } from '../compile/labels.ts';
import { keyOf } from '../lexicon.ts';

// What follows when a person renames, moves, adds or removes the states of a thing or the choices of a field.

/** A value as it shall be called, and what it was called before; a new one had no name. */
export interface Value {
  was?: string;
  name: string;
}

type NewName = (value: string) => string | undefined;

/** The names that are given, each once. */
function namesOf(values: readonly Value[]): string[] {
  const seen = new Set<string>();
  return values
    .map(({ name }) => name.trim())
    .filter((name) => name !== '' && !seen.has(keyOf(name)) && Boolean(seen.add(keyOf(name))));
}

/** What a value is called now: nothing where it was removed, and itself where it was none of them. */
function newNames(before: readonly string[], values: readonly Value[]): NewName {
  const kept = new Map(
    values.flatMap(({ was, name }) =>
      was !== undefined && name.trim() !== '' ? [[keyOf(was), name.trim()]] : [],
    ),
  );
  const known = new Set(before.map(keyOf));
  // What is named again stays, whoever typed it anew.
  const again = new Map(values.map(({ name }) => [keyOf(name), name.trim()]));
  return (value) =>
    kept.get(keyOf(value)) ?? again.get(keyOf(value)) ?? (known.has(keyOf(value)) ? undefined : value);
}

/**
 * Pasted cells of the column that holds these values, by their new names.
 * @param label of their field; states stand in a column of any name that is no other field's
 * @param description the text in which the names of the columns stand
 */
function repasted(
  facts: Facts,
  before: readonly string[],
  newName: NewName,
  description: string,
  label?: string,
): Pick<Facts, 'pasted'> {
  if (!facts.pasted) return {};
  const known = new Set(before.map(keyOf));
  const isOther = (header: string) =>
    facts.fields.some((one) => keyOf(one.label) === header && !isSame(one.options, before));
  return {
    pasted: facts.pasted.map((table) => {
      const isOfThese = table.columns.map(({ start, end }, at) => {
        const header = keyOf(description.slice(start, end));
        if (label === undefined ? isOther(header) : header !== keyOf(label)) return false;
        const cells = table.rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
        return cells.length > 0 && cells.every((cell) => known.has(keyOf(cell)));
      });
      return {
        ...table,
        rows: table.rows.map((row) =>
          row.map((cell, at) => (isOfThese[at] && cell.trim() !== '' ? (newName(cell) ?? '') : cell)),
        ),
      };
    }),
  };
}

const isSame = (one: readonly string[] | undefined, other: readonly string[]) =>
  one?.map(keyOf).join('\n') === other.map(keyOf).join('\n');

/** What a field is, apart from what only its type had, such as a unit. */
export const withoutType = ({
  owner,
  label,
  source,
  required,
  unique,
}: FieldFact): Omit<FieldFact, 'type'> => ({
  owner,
  label,
  source,
  ...(required && { required }),
  ...(unique && { unique }),
});

/** The choices of a field, which becomes a choice if it was none. */
export function withChoices(
  facts: Facts,
  isField: (field: FieldFact) => boolean,
  values: readonly Value[],
  description: string,
): Facts {
  const options = namesOf(values);
  const field = facts.fields.find(isField);
  if (!field || options.length === 0) return facts;
  const before = field.options ?? [];
  return {
    ...facts,
    ...repasted(facts, before, newNames(before, values), description, field.label),
    fields: facts.fields.map((one) =>
      one === field ? { ...withoutType(one), type: 'select', options } : one,
    ),
  };
}

/** The states of a thing, and all that was said of them; a thing without any gets them. */
export function withStates(
  facts: Facts,
  owner: string,
  values: readonly Value[],
  byHand: Source,
  description: string,
): Facts {
  const names = namesOf(values);
  const old = facts.states.find((one) => one.owner === owner);
  const before = old?.values ?? [];
  const newName = newNames(before, values);
  const states: StatesFact = {
    owner,
    values: names,
    source: old?.source.from === 'text' ? old.source : byHand,
  };
  const others = facts.states.filter((one) => one.owner !== owner);
  return {
    ...facts,
    ...repasted(facts, before, newName, description),
    states: names.length === 0 ? others : [...others, states],
    fields: facts.fields.flatMap((one) => {
      if (!old || one.owner !== owner || one.type !== 'select' || !isSame(one.options, before)) return [one];
      if (names.length > 0) return [{ ...one, options: names }];
      return isStatus(one.label, facts.language) ? [] : [one];
    }),
    access: facts.access.flatMap((one) => {
      if (one.owner !== owner || one.state === undefined) return [one];
      const state = newName(one.state);
      const { step } = one;
      const ends = step?.ends === undefined ? undefined : newName(step.ends);
      // A step out of a state that is gone leads nowhere.
      if (state === undefined || (step?.ends !== undefined && ends === undefined)) return [];
      return [{ ...one, state, ...(step && { step: { ...step, ...(ends !== undefined && { ends }) } }) }];
    }),
    rules: facts.rules.flatMap((rule) => {
      if (rule.owner !== owner || typeof rule.details.state !== 'string') return [rule];
      const state = newName(rule.details.state);
      return state === undefined ? [] : [{ ...rule, details: { ...rule.details, state } }];
    }),
    pages: facts.pages.flatMap((page) => {
      const field = page.attention?.field;
      if (page.entity !== owner || page.attention === undefined || field === undefined) return [page];
      const now = newName(field);
      return now === undefined ? [] : [{ ...page, attention: { ...page.attention, field: now } }];
    }),
  };
}
