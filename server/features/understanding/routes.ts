import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHANGE_INSTRUCTIONS } from '#blueprint/change/model/index.ts';
import { differences } from '#blueprint/diff.ts';
import { INSTRUCTIONS } from '#blueprint/understand/model/index.ts';
import type { changeEndpoints } from '#contract/builder/changes.ts';
import type { ReadingEvents, ReadingFault, readingEndpoints } from '#contract/builder/readings.ts';
import { MODEL } from '#contract/core/limits.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { networkOf } from '../../platform/http/network.ts';
import { bearerOf, requireSession } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { ownProject } from '../projects/store.ts';
import { readBlueprint } from '../projects/stored-blueprint.ts';
import { createBudget, type Reader } from './budget.ts';
import { type ChangeOptions, type ReadChange, readChangeWithModel } from './change.ts';
import { createChat, type ModelError } from './chat.ts';
import { readWithModel } from './read.ts';

type Key =
  keyof typeof readingEndpoints | Extract<keyof typeof changeEndpoints, 'POST /api/projects/:id/change'>;

/** What people write is read here, by the rules and by the model where one is set up. */
export function understandingRoutes({ config, db, log, understander }: Services): Handlers<Key> {
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

  const onFault = ({ fault, detail }: ModelError) =>
    log.warn({ host, fault, detail }, 'the model gave no answer');

  /** What the model's server failed is not counted. */
  const countAgain = async (reader: Reader, fault: ReadingFault | null) => {
    if (fault === 'unavailable' || fault === 'busy') await set?.budget.giveReadingBack(reader);
  };

  /** Each reader has one reading at a time: a newer one takes the place of the older. Null while too many others have theirs. */
  function begin(reader: Reader) {
    const key = JSON.stringify(reader);
    const before = running.get(key);
    if (!before && running.size >= MODEL.atOnce) return null;
    before?.abort();
    const leave = new AbortController();
    running.set(key, leave);
    const end = () => {
      if (running.get(key) === leave) running.delete(key);
    };
    return { leave, end };
  }

  /** Has the model look at a request that the rules don't understand; their reading stands where it can't. */
  async function askAboutChange(
    { text, blueprint, byRules }: Pick<ChangeOptions, 'text' | 'blueprint' | 'byRules'>,
    reader: Reader,
    reply: FastifyReply,
  ): Promise<ReadChange> {
    const without = (fault: ReadingFault | null): ReadChange => ({ change: byRules, by: 'rules', fault });
    if (!set || byRules.notUnderstood.length === 0) return without(null);
    const turn = begin(reader);
    if (!turn) return without('busy');
    const { leave, end } = turn;
    const left = () => leave.abort();
    reply.raw.once('close', left);
    try {
      if ((await set.budget.takeReading(reader)) !== null) return without('limit');
      const { signal } = leave;
      const read = await readChangeWithModel({ ...set, reader, signal, text, blueprint, byRules, onFault });
      await countAgain(reader, read.fault);
      return read;
    } catch (error) {
      // A newer request took its place.
      if (leave.signal.aborted) return without('busy');
      throw error;
    } finally {
      reply.raw.off('close', left);
      end();
    }
  }

  return {
    'GET /api/projects/model': async () => ({
      model: model && {
        name: model.name,
        host,
        instructions: INSTRUCTIONS,
        changeInstructions: CHANGE_INSTRUCTIONS,
      },
    }),

    'POST /api/projects/read': async ({ body, request, reply }) => {
      if (!set) throw new HttpError('not_found', 'Not found.');
      const reader = await readerOf(request);
      const turn = begin(reader);
      if (!turn)
        throw new HttpError('too_many', 'The model is busy. Try again in a moment.', { retryAfter: 10 });
      const { leave, end } = turn;
      try {
        const wait = await set.budget.takeReading(reader);
        if (wait !== null)
          throw new HttpError(
            'too_many',
            'You’ve reached the daily limit for the model. Try again tomorrow.',
            { retryAfter: wait },
          );
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
            onFault,
          });
          await countAgain(reader, reading.fault);
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

    'POST /api/projects/:id/change': async ({ session, params, body, reply }) => {
      const project = await ownProject(db, session, params.id);
      const blueprint = body.blueprint ?? readBlueprint(project.blueprint);
      const byRules = await understander.readChange(body.text, blueprint);
      const { change, by, fault } = await askAboutChange(
        { text: body.text, blueprint, byRules },
        { userId: session.userId },
        reply,
      );
      return { ...change, changes: differences(blueprint, change.blueprint), by, fault };
    },
  };
}
