import { useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientProvider, useMe, useRow, useSignOut } from '../../builder/app/src/api/hooks.ts';
import { createHttpClient } from '../../builder/app/src/api/http.ts';
import { part } from '../../builder/app/src/entities/part/model.ts';
import { local } from '../../builder/app/src/lib/kept.ts';
import { keepLoaded } from '../../builder/app/src/lib/offline.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';

const me = { id: 'm1', email: 'ada@example.com', name: 'Ada', roles: [], isOwner: false, isBlocked: false };
const bell = { row: { id: 'p1', name: 'Bell' }, titles: {}, may: {}, nextStates: [] };
const answer = (path: string) => Response.json(path.endsWith('/me') ? me : bell);
let reply: (path: string) => Response | Promise<Response> = answer;

beforeEach(() => {
  reply = answer;
  local.write('token', 'secret');
  vi.stubGlobal('fetch', async (path: string) => reply(path));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open() {
  const client = createHttpClient({ base: '/data/v1', messages, kept: local });
  const wrapper = ({ children }: { children: ReactNode }) =>
    ClientProvider({ client, prepare: keepLoaded, children });
  const { result } = renderHook(
    () => ({ cache: useQueryClient(), row: useRow(part, 'p1'), me: useMe(), signOut: useSignOut() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.row.data?.row.name).toBe('Bell'));
  await waitFor(() => expect(result.current.me.data).toEqual(me));
  // Loaded earlier, by a page that is closed now.
  result.current.cache.setQueryData(['rows', 'part', 'row', 'p2'], bell);
  local.write('loaded', { mutations: [], queries: [] });
  return { client, result };
}

async function expectForgotten(result: Awaited<ReturnType<typeof open>>['result']) {
  expect(local.read('loaded')).toBeUndefined();
  expect(result.current.cache.getQueryData(['rows', 'part', 'row', 'p2'])).toBeUndefined();
  await waitFor(() => expect(result.current.row.data).toBeUndefined());
  await waitFor(() => expect(result.current.me.data).toBeNull());
}

test('signing out without a connection forgets all that was loaded', async () => {
  const { result } = await open();
  reply = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(async () => {
    await expect(result.current.signOut.mutateAsync()).rejects.toMatchObject({ status: 0 });
  });
  await expectForgotten(result);
});

test('a session that has expired forgets all that was loaded', async () => {
  const { client, result } = await open();
  reply = () => Response.json({ message: 'Sign in' }, { status: 401 });
  await act(async () => {
    await expect(client.get('part', 'p1')).rejects.toMatchObject({ status: 401 });
  });
  await expectForgotten(result);
});

test('a session that another tab ended forgets all that was loaded', async () => {
  const { result } = await open();
  reply = () => Response.json({ message: 'Sign in' }, { status: 401 });
  const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith(':token'));
  act(() => {
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });
  await expectForgotten(result);
});
