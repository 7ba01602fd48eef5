import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useListState } from '../../builder/app/src/components/list/useListState.ts';

const waiting = { status: { is: ['asked'] } };

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => useListState({ sort: 'slot', filters: waiting }), { wrapper }).result;
}

test('a fixed filter holds through searches, other filters and clearing, and is no chip', () => {
  const list = open('/waiting');
  expect(list.current.query).toEqual({ sort: 'slot', filters: waiting });
  expect(list.current.chosen.filters).toEqual({});
  act(() => list.current.change({ q: 'ada' }));
  act(() => list.current.filterBy('paid', { is: ['true'] }));
  expect(list.current.query).toMatchObject({ q: 'ada', filters: { ...waiting, paid: { is: ['true'] } } });
  expect(list.current.chosen.filters).toEqual({ paid: { is: ['true'] } });
  act(() => list.current.change({ q: undefined, filters: {} }));
  expect(list.current.query.filters).toEqual(waiting);
});

test('an address cannot take a fixed filter away', () => {
  expect(open('/waiting?status=done&paid=true').current.query.filters).toEqual({
    ...waiting,
    paid: { is: ['true'] },
  });
});
