import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  ClientProvider,
  useActor,
  useDeleteRow,
  useRow,
  useRows,
  useSaveRow,
  useSignOut,
  useSummary,
} from '../../builder/app/src/api/hooks.ts';
import type { MemoryClient } from '../../builder/app/src/api/memory.ts';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { app } from '../../builder/app/src/app.ts';
import { part } from '../../builder/app/src/entities/part/model.ts';
import { entities } from '../../builder/app/src/entities/index.ts';
import { samples } from '../../builder/app/src/entities/seeds.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';

const openClient = () => createMemoryClient({ app, entities, samples, messages, area: null });

function render<T>(hook: () => T, client: MemoryClient = openClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => ClientProvider({ client, children });
  return renderHook(hook, { wrapper }).result;
}

test('a write refreshes every list and figure that is shown', async () => {
  const result = render(() => ({
    rows: useRows(part, { sort: 'number', limit: 200 }),
    sum: useSummary(part, { measure: 'count' }),
    save: useSaveRow(part),
    remove: useDeleteRow(part),
  }));
  const shown = () => [result.current.rows.data?.total, result.current.sum.data?.groups[0]?.value];
  await waitFor(() => expect(shown()).toEqual([samples['part']?.length, samples['part']?.length]));
  const before = samples['part']?.length ?? 0;

  const { row } = await act(async () =>
    result.current.save.mutateAsync({ values: { name: 'Bell', number: 'BELL-1', price: 1500 } }),
  );
  expect(row.price).toBe(1500);
  await waitFor(() => expect(shown()).toEqual([before + 1, before + 1]));

  await act(async () => result.current.save.mutateAsync({ row, values: { number: 'AAA' } }));
  await waitFor(() => expect(result.current.rows.data?.rows[0]?.number).toBe('AAA'));

  await act(async () => result.current.remove.mutateAsync(row.id));
  await waitFor(() => expect(shown()).toEqual([before, before]));
});

test('a save of an old version fails, and the row is read again', async () => {
  const client = openClient();
  const result = render(() => ({ answer: useRow(part, 'part-1'), save: useSaveRow(part) }), client);
  await waitFor(() => expect(result.current.answer.data).toBeDefined());
  const row = result.current.answer.data?.row;
  await client.update('part', 'part-1', { name: 'Changed elsewhere' }, 1);
  await act(async () => {
    await expect(result.current.save.mutateAsync({ row, values: { name: 'Mine' } })).rejects.toMatchObject({
      status: 409,
    });
  });
  await waitFor(() => expect(result.current.answer.data?.row.name).toBe('Changed elsewhere'));
});

test('nothing is asked for without an id or a query', async () => {
  const result = render(() => [useRow(part, undefined), useRows(part, undefined)] as const);
  expect(result.current.map(({ fetchStatus }) => fetchStatus)).toEqual(['idle', 'idle']);
});

test('whoever signs out sees what a visitor may see', async () => {
  const client = openClient();
  const result = render(
    () => ({ actor: useActor(), rows: useRows(part, {}), signOut: useSignOut() }),
    client,
  );
  await waitFor(() => expect(result.current.actor.isOwner).toBe(true));
  await act(async () => result.current.signOut.mutateAsync());
  await waitFor(() => expect(result.current.actor.id).toBeNull());
  act(() => client.actAs('mechanic'));
  await waitFor(() => expect(result.current.actor.roles).toEqual(['mechanic']));
});
