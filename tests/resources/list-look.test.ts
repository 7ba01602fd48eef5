// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { arranged } from '#src/list-state/shape.ts';
import { viewParams, viewQuery } from '#src/list-state/views.ts';

describe('the columns of a list', () => {
  const columns = ['email', 'role', 'status'].map((key) => ({ key }));
  test('stand in the order they were given; new ones follow', () => {
    expect(arranged(columns, ['status', 'gone', 'email']).map(({ key }) => key)).toEqual([
      'status',
      'email',
      'role',
    ]);
    expect(arranged(columns, [])).toEqual(columns);
  });
});

describe('what a view keeps of an address', () => {
  const query = (address: string) => viewQuery(new URLSearchParams(address));
  test('is how the list is narrowed and ordered, not its page, what is open, or the view itself', () => {
    expect(query('page=3&sort=-email&view=2&import=&status=blocked')).toBe('sort=-email&status=blocked');
  });
  test('is the same whichever filter was set first', () => {
    expect(query('b=2&a=1&b=3')).toBe(query('a=1&b=2&b=3'));
  });
  test('opened again is the same view', () => {
    const params = viewParams({ id: 'v', query: 'q=a%26b&status=blocked' });
    expect(params.get('q')).toBe('a&b');
    expect(viewQuery(params)).toBe('q=a%26b&status=blocked');
  });
});
