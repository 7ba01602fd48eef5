import { app } from '../app.ts';
import { local } from '../lib/kept.ts';
import { messages } from '../words/index.ts';
import type { Client } from './client.ts';
import { createHttpClient } from './http.ts';
import type { MemoryClient } from './memory.ts';

/** Where the rows are: on the app's server, or in this browser. */
export type Data =
  | { readonly kind: 'server'; readonly client: Client }
  | { readonly kind: 'memory'; readonly client: MemoryClient };

/** A server that has the rows says so in the page that it serves. */
export const hasServer = (): boolean =>
  document.querySelector('meta[name="data"][content="server"]') !== null;

export async function chooseData(): Promise<Data> {
  if (hasServer()) {
    const base = new URL('data/v1', document.baseURI).href;
    return {
      kind: 'server',
      client: createHttpClient({ base, messages, kept: local }),
    };
  }
  const [{ createMemoryClient }, { entities }, { samples }] = await Promise.all([
    import('./memory.ts'),
    import('../entities/index.ts'),
    import('../entities/seeds.ts'),
  ]);
  return { kind: 'memory', client: createMemoryClient({ app, entities, samples, messages }) };
}
