import { describe, expect, test } from 'vitest';
import { differences, sideOf, undecided } from '#src/resources/merge.ts';

const base = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', role: 'User' };

describe('a row that someone else changed while it was edited', () => {
  test('differs only in what they changed', () => {
    const rows = differences(base, { ...base, role: 'Admin' }, { ...base, firstName: 'Anne' });
    expect(rows).toEqual([{ name: 'role', theirs: 'Admin', mine: 'User', touched: false }]);
  });

  test('is theirs where nothing was typed, and asks where both changed a field', () => {
    const theirs = { ...base, firstName: 'Anna', lastName: 'Li' };
    const rows = differences(base, theirs, { ...base, firstName: 'Anne' });
    expect(rows.map((row) => [row.name, sideOf(row, {})])).toEqual([
      ['firstName', undefined],
      ['lastName', 'theirs'],
    ]);
    expect(undecided(rows, {}).map(({ name }) => name)).toEqual(['firstName']);
    expect(undecided(rows, { firstName: 'mine' })).toEqual([]);
    expect(rows.map((row) => sideOf(row, { lastName: 'mine' }))).toEqual([undefined, 'mine']);
  });

  test('asks nothing where both came to the same', () => {
    const both = { ...base, lastName: 'Li' };
    expect(differences(base, both, both)).toEqual([]);
  });

  test('takes an empty field and a missing one for the same', () => {
    expect(differences({ publishAt: '' }, { publishAt: undefined }, {})).toEqual([]);
  });
});
