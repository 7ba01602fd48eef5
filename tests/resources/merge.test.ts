import { describe, expect, test } from 'vitest';
import { differences, sideOf, undecided } from '#src/resources/merge.ts';

const base = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', role: 'User' };

describe('merging a concurrent change', () => {
  test('reports only fields changed by the other user', () => {
    const rows = differences(base, { ...base, role: 'Admin' }, { ...base, firstName: 'Anne' });
    expect(rows).toEqual([{ name: 'role', theirs: 'Admin', mine: 'User', touched: false }]);
  });

  test('takes their value for untouched fields and asks for fields changed on both sides', () => {
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

  test('asks nothing if both made the same change', () => {
    const both = { ...base, lastName: 'Li' };
    expect(differences(base, both, both)).toEqual([]);
  });

  test('treats empty and missing fields as equal', () => {
    expect(differences({ publishAt: '' }, { publishAt: undefined }, {})).toEqual([]);
  });
});
