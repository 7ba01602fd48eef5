import { createParser } from 'eventsource-parser';
import type { ModelInfo, Reading, ReadingEvents } from '#contract/builder/readings.ts';
import type { Facts } from '#blueprint/understand/facts.ts';
import { apiBase, call, CallError, commonHeaders, errorOf } from '../call.ts';
import { reportFailure } from '../failures.ts';
import { tokenStore } from '../session.ts';

let asked: Promise<ModelInfo | null> | null = null;

/** The model that can read descriptions, where one is set up. */
export function modelInfo(): Promise<ModelInfo | null> {
  asked ??= call('GET /api/projects/model').then(
    ({ model }) => model,
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

interface ReadOptions {
  signal: AbortSignal;
  /** What is understood so far. */
  onFacts: (facts: Facts) => void;
}

/** Has the model read a description. @throws CallError where the server lets it not be read, or goes away */
export async function readWithModel(description: string, { signal, onFacts }: ReadOptions): Promise<Reading> {
  const token = tokenStore.get();
  const response = await fetch(`${apiBase}/api/projects/read`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...commonHeaders(token) },
    body: JSON.stringify({ description }),
    signal,
  });
  if (!response.ok || !response.body) {
    const error = errorOf(response, await response.json().catch(() => null), token);
    reportFailure(error);
    throw error;
  }
  let reading: Reading | null = null;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'facts') onFacts(JSON.parse(data) as ReadingEvents['facts']);
      if (event === 'done') reading = JSON.parse(data) as ReadingEvents['done'];
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value);
  return reading ?? Promise.reject(new CallError('The server did not answer.', { bearer: token }));
}
