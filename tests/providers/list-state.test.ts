import { expect, test } from 'vitest';
import { projectColumns } from '#contract/builder/projects/index.ts';
import { userColumns } from '#contract/resources/users/index.ts';
import { readListState, toFilters } from '#src/list-state/url-state.ts';

const read = (address: string) => readListState(new URLSearchParams(address), userColumns);

test('a URL without parameters is the first page, newest first, unfiltered', () => {
  expect(read('')).toEqual({ page: 1, size: 25, q: '', sorts: [], filters: {} });
});

test('page, size, search, order and filters are read from the URL', () => {
  expect(read('page=3&size=50&q=ana&sort=-email&role=Admin')).toEqual({
    page: 3,
    size: 50,
    q: 'ana',
    sorts: [{ field: 'email', order: 'desc' }],
    filters: { role: ['Admin'] },
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=1e9',
  'size=7',
  'size=100000',
  'sort=password',
  'sort=constructor',
  'role=Owner',
  'id=x',
  'nonsense=1',
])('the invalid parameter “%s” is ignored', (address) => {
  expect(read(address)).toEqual(read(''));
});

test('a boolean column accepts only true and false', () => {
  const published = (value: string) =>
    readListState(new URLSearchParams({ published: value }), projectColumns).filters;
  expect(published('true')).toEqual({ published: ['true'] });
  expect(published('maybe')).toEqual({});
});

test('the search is sent as a filter', () => {
  expect(toFilters(read('q=ana&role=Admin'), userColumns)).toEqual([
    { field: 'q', operator: 'eq', value: 'ana' },
    { field: 'role', operator: 'eq', value: 'Admin' },
  ]);
});
