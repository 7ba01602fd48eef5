import { createArrayStorage } from '../../builder/app/src/core/arrays.ts';
import type { Tables } from '../../builder/app/src/core/arrays.ts';
import type { Actor, RowAnswer, Values } from '../../builder/app/src/core/calls.ts';
import { ApiError, VISITOR } from '../../builder/app/src/core/calls.ts';
import type { Access, Definition, Entity, FieldDefinition, Row } from '../../builder/app/src/core/entity.ts';
import { defineEntity } from '../../builder/app/src/core/entity.ts';
import { createFormat } from '../../builder/app/src/core/format.ts';
import type { Notification, Service } from '../../builder/app/src/core/service.ts';
import { createService } from '../../builder/app/src/core/service.ts';
import type { Storage } from '../../builder/app/src/core/storage.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';

export const NOW = new Date('2026-03-10T12:00:00Z');
export const format = createFormat({ locale: 'en', currency: 'USD', messages });
export const texts = { messages, format };

export const owner: Actor = { id: 'owner', email: 'owner@example.com', roles: [], isOwner: true };
export const ann: Actor = { id: 'ann', email: 'ann@example.com', roles: [], isOwner: false };
export const ben: Actor = { id: 'ben', email: 'ben@example.com', roles: [], isOwner: false };
export const staff: Actor = { id: 'sam', email: 'sam@example.com', roles: ['staff'], isOwner: false };
export const visitor = VISITOR;

const OPEN: Access = { read: ['public'], create: ['public'], update: ['public'], delete: ['public'] };

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** An entity that everyone may do everything with, labelled by the names of its fields. */
export function entity(
  name: string,
  fields: Record<string, FieldDefinition>,
  more: Partial<Omit<Definition, 'name' | 'fields'>> = {},
): Entity {
  const label = (text: string) => ({ label: capital(text), colour: 'grey' as const });
  return defineEntity(
    { name, title: 'name', icon: 'box', access: OPEN, ...more, fields },
    {
      label: capital(name),
      plural: `${capital(name)}s`,
      fields: Object.fromEntries(
        Object.entries(fields).map(([key, { options = [] }]) => [
          key,
          {
            label: capital(key),
            options: Object.fromEntries(options.map((option) => [option, label(option)])),
          },
        ]),
      ),
    },
  );
}

export interface World {
  readonly service: Service;
  readonly storage: Storage;
  readonly notifications: Notification[];
  /** All rows of an entity as they are stored. */
  rows(entity: string): Row[];
  /** Creates a row as the owner and answers its id. */
  add(entity: string, values: Values): Promise<string>;
  /** Creates a row and answers what came back. */
  create(entity: string, values: Values, actor?: Actor): Promise<RowAnswer>;
  update(entity: string, id: string, values: Values, actor?: Actor): Promise<RowAnswer>;
  remove(entity: string, id: string, actor?: Actor): Promise<void>;
}

export function worldOf(
  entities: readonly Entity[],
  sampleIds: Readonly<Record<string, readonly string[]>> = {},
): World {
  let tables: Tables = new Map();
  let count = 0;
  const notifications: Notification[] = [];
  const storage = createArrayStorage({
    read: () => tables,
    commit: (after) => (tables = after),
    locale: 'en',
  });
  const service = createService({
    entities,
    storage,
    messages,
    locale: 'en',
    currency: 'USD',
    now: () => new Date(NOW.getTime() + count * 1000),
    newId: () => `r${(count += 1)}`,
    notify: (notification) => void notifications.push(notification),
    sampleIds,
  });
  const create = (name: string, values: Values, actor = owner) => service.create(actor, name, values);
  return {
    service,
    storage,
    notifications,
    rows: (name) => [...(tables.get(name)?.values() ?? [])],
    add: async (name, values) => (await create(name, values)).row.id,
    create,
    update: (name, id, values, actor = owner) => service.update(actor, name, id, values),
    remove: (name, id, actor = owner) => service.remove(actor, name, id),
  };
}

/** How a call failed. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call was expected to fail');
}

/** The messages at the fields of a call that is expected to fail with 422. */
export async function fieldErrors(call: Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  const error = await failure(call);
  if (error.status !== 422) throw error;
  return error.fields;
}
