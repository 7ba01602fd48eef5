import { describe, expect, test } from 'vitest';
import { inOrder } from '#src/list-state/layout.ts';
import { viewParams, viewQuery } from '#src/list-state/views.ts';

describe('list columns', () => {
  const columns = ['email', 'role', 'status'].map((key) => ({ key }));
  test('follow the stored order; new ones come last', () => {
    expect(inOrder(columns, ['status', 'gone', 'email']).map(({ key }) => key)).toEqual([
      'status',
      'email',
      'role',
    ]);
    expect(inOrder(columns, [])).toEqual(columns);
  });
});

describe('saved view', () => {
  const query = (address: string) => viewQuery(new URLSearchParams(address));
  test('has filters and order, but not the page, an open drawer or the view itself', () => {
    expect(query('page=3&sort=-email&view=2&import=&status=blocked')).toBe('sort=-email&status=blocked');
  });
  test('does not depend on the order of the filters', () => {
    expect(query('b=2&a=1&b=3')).toBe(query('a=1&b=2&b=3'));
  });
  test('is the same after opening it again', () => {
    const params = viewParams({ id: 'v', query: 'q=a%26b&status=blocked' });
    expect(params.get('q')).toBe('a&b');
    expect(viewQuery(params)).toBe('q=a%26b&status=blocked');
  });
});
