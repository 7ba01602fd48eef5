import { mayCreate, mayCreateAll, mayDelete, mayRead, mayUpdate } from './access.ts';
import type { Actor, DeletionAnswer, RowAnswer, Values } from './calls.ts';
import { ApiError } from './calls.ts';
import type { DeletionPlan } from './deletion.ts';
import { deletionAnswer, planClearing, planDeletion } from './deletion.ts';
import type { Entity, Limit, Notice, Row } from './entity.ts';
import { defaultsOf } from './fields.ts';
import { newId } from './id.ts';
import { plural } from './messages.ts';
import { givenAway, isOwn, selfFields } from './own.ts';
import type { Call, ReadOptions, Reads } from './reads.ts';
import { answer, createCalls, createReads, readable } from './reads.ts';
import { type Change, checkRules, moveStock } from './rules.ts';
import type { FieldErrors } from './schema.ts';
import { readValues } from './schema.ts';
import { nextStates, stateError } from './states.ts';
import type { Storage } from './storage.ts';

/** A notice that a write sets off, with the row as it was saved. */
export interface Notification {
  readonly entity: Entity;
  readonly notice: Notice;
  readonly row: Row;
}

export interface ServiceOptions extends ReadOptions {
  readonly newId?: () => string;
  /** Called inside the transaction of the write, with the rows as they are in it. */
  readonly notify?: (notification: Notification, db: Storage) => void | Promise<void>;
  /** The ids of the sample rows by entity. */
  readonly sampleIds?: Readonly<Record<string, readonly string[]>>;
}

/** Every call on the data, with its access and its rules. All methods throw `ApiError`. */
export interface Service extends Reads {
  create(actor: Actor, entity: string, values: Values): Promise<RowAnswer>;
  /** Without a version, whatever the row has become is overwritten. */
  update(actor: Actor, entity: string, id: string, values: Values, version?: number): Promise<RowAnswer>;
  remove(actor: Actor, entity: string, id: string, version?: number): Promise<void>;
  deletion(actor: Actor, entity: string, id: string): Promise<DeletionAnswer>;
  clearSamples(actor: Actor): Promise<void>;
}

function denied({ actor, messages }: Call): ApiError {
  return actor.id === null && !actor.isOwner
    ? new ApiError(401, messages.signIn)
    : new ApiError(403, messages.forbidden);
}

function checkErrors(errors: FieldErrors, { messages }: Call): void {
  if (Object.keys(errors).length > 0) throw new ApiError(422, messages.checkFields, errors);
}

function checkVersion(row: Row, version: number | undefined, { messages }: Call): void {
  if (version !== undefined && row.version !== version) throw new ApiError(409, messages.stale);
}

/** Rows that a reference newly points to must be there and be readable by whoever sets it. */
async function referenceErrors(
  call: Call,
  entity: Entity,
  before: Row | null,
  after: Row,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  for (const { name, type, entity: target } of entity.fields) {
    if (type !== 'reference' && type !== 'references') continue;
    const idsIn = (row: Row | null) => [row?.[name] ?? []].flat().map(String);
    const known = new Set(idsIn(before));
    const fresh = idsIn(after).filter((id) => !known.has(id));
    const other = call.entities.get(target ?? '');
    if (fresh.length === 0) continue;
    const rows = other ? await call.db.find(other, [{ op: 'is', field: 'id', values: fresh }]) : [];
    const isThere = (id: string) =>
      rows.some((row) => row.id === id && other && mayRead(other, call.actor, row));
    if (!fresh.every(isThere)) errors[name] = call.messages.missingRow;
  }
  return errors;
}

function stateErrors(call: Call, entity: Entity, before: Row | null, after: Row): FieldErrors {
  const error = stateError(entity, call.actor, before, after, call.messages);
  return error === null ? {} : { [entity.definition.states?.field ?? '']: error };
}

/** Whoever may change only rows of their own can't give one away. */
const keptErrors = ({ messages }: Call, entity: Entity, before: Row, after: Row): FieldErrors =>
  Object.fromEntries(givenAway(entity, before, after).map((name) => [name, messages.staysTheirs]));

/** Checks a row as it would be written. What is wrong with it alone comes before what is wrong between rows. */
async function checkRow(call: Call, entity: Entity, before: Row | null, after: Row): Promise<void> {
  checkErrors(
    { ...stateErrors(call, entity, before, after), ...(await referenceErrors(call, entity, before, after)) },
    call,
  );
  checkErrors(await checkRules({ entity, before, after }, call), call);
}

/** Whether a change only takes a step that is open to the actor, who may do so without being able to update the row. */
function isStep(call: Call, entity: Entity, row: Row, values: Values): boolean {
  const { field = '' } = entity.definition.states ?? {};
  if (Object.keys(values).some((name) => name !== field)) return false;
  return nextStates(entity, call.actor, row).some((next) => next === values[field]);
}

/** Whether a change only sets what people may change in the row that is theirs. */
function isOfSelf({ actor }: Call, entity: Entity, row: Row, values: Values): boolean {
  const fields = selfFields(entity, actor, row);
  return fields.length > 0 && Object.keys(values).every((name) => fields.includes(name));
}

/** Answers the rows that got back what the deleted ones had taken from their stock. */
async function applyDeletion(call: Call, plan: DeletionPlan): Promise<readonly Change[]> {
  const changes: Change[] = [];
  for (const { entity, row } of plan.cleared)
    await call.db.update(entity, { ...row, version: row.version + 1, updatedAt: call.now });
  for (const { entity, row } of plan.deleted.toReversed()) await call.db.delete(entity, row.id);
  for (const { entity, row } of plan.deleted)
    changes.push(...(await moveStock(entity, row, null, call, call.now)).changes);
  return changes;
}

function keptMessage(call: Call, plan: DeletionPlan): string {
  const { locale, list } = call.format;
  // German writes every noun with a capital; elsewhere a label loses its own inside a sentence.
  const inside = (label: string) => (locale.startsWith('de') ? label : label.toLocaleLowerCase(locale));
  const counts = Object.entries(deletionAnswer(plan).kept).map(([name, count]) => {
    const { label = name, plural: many = name } = call.entities.get(name)?.text ?? {};
    return plural(locale, { one: `# ${inside(label)}`, other: `# ${inside(many)}` })(count);
  });
  return call.messages.kept(list(counts));
}

/** Whether a number of a row lies beyond a limit; an empty one never does. */
function isBeyond(row: Row, { event, field, value }: Limit): boolean {
  const cell = row[field];
  const limit = typeof value === 'string' ? row[value] : value;
  if (typeof cell !== 'number' || typeof limit !== 'number') return false;
  return event === 'below' ? cell < limit : cell > limit;
}

function noticesOf({ entity, before, after }: Change): readonly Notice[] {
  const field = entity.definition.states?.field ?? '';
  return (entity.definition.notices ?? []).filter(({ on }) => {
    switch (on.event) {
      case 'create':
        return before === null;
      case 'state':
        return after[field] === on.state && before?.[field] !== on.state;
      case 'below':
      case 'above':
        return isBeyond(after, on) && !(before && isBeyond(before, on));
      case 'before':
        return false;
    }
  });
}

export function createService(options: ServiceOptions): Service {
  const { storage } = options;
  const { entities, now, callOf, entityOf } = createCalls(options);

  const write = <T>(actor: Actor, work: (call: Call) => Promise<T>): Promise<T> =>
    storage.transaction((db) => work(callOf(actor, db)));

  async function notify(call: Call, changes: readonly Change[]): Promise<void> {
    for (const change of changes)
      for (const notice of noticesOf(change))
        await options.notify?.({ entity: change.entity, notice, row: change.after }, call.db);
  }

  function valuesOf(entity: Entity, values: Readonly<Record<string, unknown>>, call: Call): Values {
    const reading = readValues(entity, values, call);
    if ('errors' in reading) checkErrors(reading.errors, call);
    return 'values' in reading ? reading.values : {};
  }

  async function create(actor: Actor, name: string, values: Values): Promise<RowAnswer> {
    const entity = entityOf(name);
    return write(actor, async (call) => {
      if (!mayCreate(entity, actor)) throw denied(call);
      // A field that isn't given gets its default; one that is given as null is empty.
      const row: Row = {
        ...valuesOf(entity, { ...defaultsOf(entity, now()), ...values }, call),
        id: (options.newId ?? newId)(),
        version: 1,
        createdAt: call.now,
        updatedAt: call.now,
        createdBy: actor.id,
      };
      if (!mayCreateAll(entity, actor) && !isOwn(entity, actor, row, true)) {
        const empty = entity.fields.map(({ name, type }) => [name, type === 'references' ? [] : null]);
        checkErrors(keptErrors(call, entity, { ...row, ...Object.fromEntries(empty) }, row), call);
      }
      await checkRow(call, entity, null, row);
      const stock = await moveStock(entity, null, row, call, call.now);
      checkErrors(stock.errors, call);
      await call.db.insert(entity, row);
      await notify(call, [{ entity, before: null, after: row }, ...stock.changes]);
      return answer(call, entity, row);
    });
  }

  async function update(
    actor: Actor,
    name: string,
    id: string,
    values: Values,
    version?: number,
  ): Promise<RowAnswer> {
    const entity = entityOf(name);
    return write(actor, async (call) => {
      const before = await readable(call, entity, id);
      const isTheirs = () => isOfSelf(call, entity, before, values);
      if (!mayUpdate(entity, actor, before) && !isStep(call, entity, before, values) && !isTheirs())
        throw denied(call);
      checkVersion(before, version, call);
      const row: Row = {
        ...before,
        ...valuesOf(entity, values, call),
        id,
        version: before.version + 1,
        createdAt: before.createdAt,
        updatedAt: call.now,
        createdBy: before.createdBy,
      };
      if (mayUpdate(entity, actor, before) && !mayUpdate(entity, actor, row))
        checkErrors(keptErrors(call, entity, before, row), call);
      await checkRow(call, entity, before, row);
      const stock = await moveStock(entity, before, row, call, call.now);
      checkErrors(stock.errors, call);
      await call.db.update(entity, row);
      await notify(call, [{ entity, before, after: row }, ...stock.changes]);
      return answer(call, entity, row);
    });
  }

  return {
    ...createReads(options),
    create,
    update,
    async remove(actor, name, id, version) {
      const entity = entityOf(name);
      await write(actor, async (call) => {
        const row = await readable(call, entity, id);
        if (!mayDelete(entity, actor, row)) throw denied(call);
        checkVersion(row, version, call);
        const plan = await planDeletion(entities, call.db, entity, row);
        if (plan.kept.length > 0) throw new ApiError(409, keptMessage(call, plan));
        await notify(call, await applyDeletion(call, plan));
      });
    },
    async deletion(actor, name, id) {
      const call = callOf(actor, storage);
      const entity = entityOf(name);
      const row = await readable(call, entity, id);
      if (!mayDelete(entity, actor, row)) throw denied(call);
      return deletionAnswer(await planDeletion(entities, storage, entity, row));
    },
    async clearSamples(actor) {
      await write(actor, async (call) => {
        if (!actor.isOwner) throw denied(call);
        const parts = [];
        for (const [name, ids] of Object.entries(options.sampleIds ?? {})) {
          const entity = entityOf(name);
          const rows = await call.db.find(entity, [{ op: 'is', field: 'id', values: ids }]);
          parts.push(...rows.map((row) => ({ entity, row })));
        }
        await applyDeletion(call, await planClearing(entities, call.db, parts));
      });
    },
  };
}
