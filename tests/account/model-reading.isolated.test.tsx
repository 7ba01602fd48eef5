import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import type { Reading } from '#contract/builder/readings.ts';
import { understandingOf } from '#src/api/understanding/index.ts';
import { keepModelFacts, modelFactsOf } from '#src/api/understanding/model-facts.ts';
import { ModelReading } from '#src/components/facts/model-reading.tsx';
import { startLocales } from '#src/locales/index.ts';

const worker = vi.hoisted(() => ({ facts: [] as unknown[] }));
vi.mock(import('#src/api/understanding/client.ts'), () => ({
  startWorker: () => {},
  readInWorker: async (description, _corrections, facts) => {
    worker.facts.push(facts);
    return understand(description);
  },
}));

const DESCRIPTION = 'A library of tools with members and loans';
const { facts, ...rest } = understand(DESCRIPTION);
const byModel: Reading = {
  ...rest,
  facts: { ...facts, name: 'Read by the model' },
  by: 'model',
  fault: null,
};

/** A server whose stream the test holds in its hand. */
function serve(status = 200) {
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const asked: string[] = [];
  let isLeft = false;
  vi.stubGlobal('fetch', async (url: string, { body, signal }: RequestInit) => {
    if (url.endsWith('/api/projects/model'))
      return Response.json({ model: { name: 'tiny-1b', host: 'localhost:11434', instructions: 'Read it.' } });
    asked.push(`${url} ${typeof body === 'string' ? body : ''}`);
    if (status !== 200)
      return Response.json({ error: 'The limit of the day.', code: 'too_many', requestId: 'x' }, { status });
    signal?.addEventListener('abort', () => {
      isLeft = true;
      stream?.error(signal.reason);
    });
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
        },
      }),
    );
  });
  return {
    asked,
    isLeft: () => isLeft,
    send: (event: string, data: unknown) =>
      stream?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => stream?.close(),
  };
}

async function open() {
  await startLocales(['common', 'facts']);
  const user = userEvent.setup();
  const view = render(<ModelReading description={DESCRIPTION} />);
  const button = await screen.findByRole('button', { name: 'Read again with tiny-1b' });
  return { user, button, ...view };
}
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  sessionStorage.clear();
  keepModelFacts(DESCRIPTION, null);
  worker.facts.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('reading again with the server’s model', () => {
  test('says what is sent, and where, before anything is sent', async () => {
    const { asked } = serve();
    await open();
    expect(screen.getByText(/tiny-1b at localhost:11434 gets your description/)).toBeDefined();
    expect(screen.getByText('Read it.')).toBeDefined();
    expect(asked).toEqual([]);
  });

  test('shows what comes, and keeps the facts for this description until it is taken back', async () => {
    const server = serve();
    const { user, button } = await open();
    await user.click(button);
    expect(server.asked).toEqual([`/api/projects/read ${JSON.stringify({ description: DESCRIPTION })}`]);
    expect(status()).toBe('tiny-1b is reading…');
    server.send('facts', { ...facts, entities: facts.entities.slice(0, 2) });
    await screen.findByText('tools and members');
    server.send('done', byModel);
    server.end();
    await waitFor(() => expect(status()).toBe('Read by tiny-1b.'));
    expect(document.activeElement).toBe(button);
    await understandingOf(DESCRIPTION);
    await understandingOf('Something else');
    expect(worker.facts).toEqual([byModel.facts, null]);
    await user.click(screen.getByRole('button', { name: 'Back to the first reading' }));
    expect(modelFactsOf(DESCRIPTION)).toBeNull();
  });

  test('can be cancelled, and ends with the screen', async () => {
    const server = serve();
    const { user, button, unmount } = await open();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.isLeft()).toBe(true);
    expect(button.textContent).toBe('Read again with tiny-1b');
    const second = serve();
    await user.click(button);
    await waitFor(() => expect(second.asked).toHaveLength(1));
    unmount();
    expect(second.isLeft()).toBe(true);
    expect(modelFactsOf(DESCRIPTION)).toBeNull();
  });

  test('says why the first reading stays', async () => {
    const server = serve();
    const { user, button } = await open();
    await user.click(button);
    server.send('done', { ...byModel, by: 'rules', fault: 'slow' });
    server.end();
    await screen.findByText('tiny-1b didn’t answer in time, so the first reading stays.');
    expect(modelFactsOf(DESCRIPTION)).toBeNull();
  });

  test('says what the server says where it may not be asked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    serve(429);
    const { user, button } = await open();
    await user.click(button);
    await screen.findByText('The limit of the day.');
  });
});
