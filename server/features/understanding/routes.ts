import type { FastifyRequest } from 'fastify';
import { INSTRUCTIONS } from '#blueprint/understand/model/index.ts';
import type { ReadingEvents, readingEndpoints } from '#contract/builder/readings.ts';
import { MODEL } from '#contract/core/limits.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { networkOf } from '../../platform/http/network.ts';
import { bearerOf, requireSession } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { createBudget, type Reader } from './budget.ts';
import { createChat } from './chat.ts';
import { readWithModel } from './read.ts';

export function understandingRoutes({
  config,
  db,
  log,
  understander,
}: Services): Handlers<keyof typeof readingEndpoints> {
  const { model } = config;
  const host = model ? new URL(model.baseUrl).host : '';
  const set = model && { understander, chat: createChat(model), budget: createBudget(db, model) };
  const running = new Map<string, AbortController>();

  async function readerOf(request: FastifyRequest): Promise<Reader> {
    const token = bearerOf(request);
    if (token === null) return { network: networkOf(request.ip) };
    const { userId, support } = await requireSession(db, token);
    return { userId: support?.actorId ?? userId };
  }

  /** Each reader has one reading at a time: a newer one takes the place of the older. */
  function begin(reader: Reader) {
    const key = JSON.stringify(reader);
    const before = running.get(key);
    if (!before && running.size >= MODEL.atOnce)
      throw new HttpError('too_many', 'The model is busy. Try again in a moment.', { retryAfter: 10 });
    before?.abort();
    const leave = new AbortController();
    running.set(key, leave);
    const end = () => {
      if (running.get(key) === leave) running.delete(key);
    };
    return { leave, end };
  }

  return {
    'GET /api/projects/model': async () => ({
      model: model && { name: model.name, host, instructions: INSTRUCTIONS },
    }),

    'POST /api/projects/read': async ({ body, request, reply }) => {
      if (!set) throw new HttpError('not_found', 'Not found.');
      const reader = await readerOf(request);
      const { leave, end } = begin(reader);
      try {
        await set.budget.takeReading(reader);
        const { stream, write } = openEventStream(reply);
        const send = <N extends keyof ReadingEvents>(name: N, data: ReadingEvents[N]) =>
          write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
        stream.on('close', () => leave.abort());
        if (stream.destroyed) leave.abort();
        try {
          const reading = await readWithModel({
            ...set,
            reader,
            description: body.description,
            signal: leave.signal,
            onFacts: (facts) => send('facts', facts),
            onFault: ({ fault, detail }) => log.warn({ host, fault, detail }, 'the model gave no answer'),
          });
          if (reading.fault === 'unavailable' || reading.fault === 'busy')
            await set.budget.giveReadingBack(reader);
          send('done', reading);
        } catch (error) {
          if (!leave.signal.aborted) log.error(error, 'reading a description with the model');
        } finally {
          stream.end();
        }
      } finally {
        end();
      }
    },
  };
}
