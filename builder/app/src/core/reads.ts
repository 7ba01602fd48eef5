import { mayDelete, mayRead, mayUpdate } from './access.ts';
import type { Actor, ListAnswer, ListQuery, RowAnswer, SummaryAnswer, SummaryQuery } from './calls.ts';
import { ApiError } from './calls.ts';
import type { Computing } from './compute.ts';
import { withComputed } from './compute.ts';
import { dayOf } from './dates.ts';
import type { Entity, Row } from './entity.ts';
import { cleanRow } from './fields.ts';
import { createFormat } from './format.ts';
import type { Messages } from './messages.ts';
import { selfFields } from './own.ts';
import { readList, readSummary } from './reading.ts';
import { nextStates } from './states.ts';
import type { Storage } from './storage.ts';
import { titlesFor } from './titles.ts';

// The calls that only read. They stand apart from those that write, so that a browser loads schemas and rules when it first needs them.

export interface ReadOptions {
  readonly entities: readonly Entity[];
  readonly storage: Storage;
  readonly messages: Messages;
  readonly locale: string;
  /** ISO 4217; of amounts whose field names none. */
  readonly currency: string;
  readonly now?: () => Date;
}

/** All methods throw `ApiError`. */
export interface Reads {
  list(actor: Actor, entity: string, query: ListQuery): Promise<ListAnswer>;
  get(actor: Actor, entity: string, id: string): Promise<RowAnswer>;
  summary(actor: Actor, entity: string, query: SummaryQuery): Promise<SummaryAnswer>;
}

/** What the steps of one call share. */
export interface Call extends Computing {
  readonly actor: Actor;
  readonly messages: Messages;
  readonly now: string;
}

/** Begins calls: who asks, when, and of which entity. */
export function createCalls(options: ReadOptions) {
  const { messages, locale, currency } = options;
  const entities = new Map(options.entities.map((entity) => [entity.name, entity]));
  const format = createFormat({ locale, currency, messages });
  const now = options.now ?? (() => new Date());
  return {
    entities,
    now,
    callOf(actor: Actor, db: Storage): Call {
      const moment = now();
      return { actor, db, entities, messages, format, today: dayOf(moment), now: moment.toISOString() };
    },
    entityOf(name: string): Entity {
      const entity = entities.get(name);
      if (!entity) throw new ApiError(404, messages.notFound);
      return entity;
    },
  };
}

export async function readable(call: Call, entity: Entity, id: string): Promise<Row> {
  const row = await call.db.get(entity, id);
  if (!row || !mayRead(entity, call.actor, row)) throw new ApiError(404, call.messages.notFound);
  return row;
}

export async function answer(call: Call, entity: Entity, row: Row): Promise<RowAnswer> {
  const [whole = row] = await withComputed(call, entity, [row]);
  const isOpen = mayUpdate(entity, call.actor, row);
  const fields = isOpen ? [] : selfFields(entity, call.actor, row);
  return {
    row: cleanRow(entity, whole),
    titles: await titlesFor(call, call.actor, entity, [row]),
    may: { update: isOpen || fields.length > 0, delete: mayDelete(entity, call.actor, row) },
    ...(fields.length > 0 && { fields }),
    nextStates: nextStates(entity, call.actor, row),
  };
}

export function createReads(options: ReadOptions): Reads {
  const { callOf, entityOf } = createCalls(options);
  const { storage } = options;
  return {
    list: async (actor, name, query) => readList(callOf(actor, storage), actor, entityOf(name), query),
    summary: async (actor, name, query) => readSummary(callOf(actor, storage), actor, entityOf(name), query),
    async get(actor, name, id) {
      const call = callOf(actor, storage);
      const entity = entityOf(name);
      return answer(call, entity, await readable(call, entity, id));
    },
  };
}
