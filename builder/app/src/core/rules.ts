import { addDays, dateTimeOf, minutesOf, type Period, periodOf } from './dates.ts';
import type { Entities } from './compute.ts';
import type { Entity, Row, Rule } from './entity.ts';
import { fieldOf } from './fields.ts';
import type { Format } from './format.ts';
import { isEmpty } from './format.ts';
import type { Messages } from './messages.ts';
import type { FieldErrors } from './schema.ts';
import type { Condition, Storage } from './storage.ts';

// What rows must keep between them. Each rule looks at a row as it would be written and answers with messages at its fields.

export interface RuleContext {
  readonly entities: Entities;
  readonly db: Storage;
  readonly messages: Messages;
  readonly format: Format;
}
/** A row as it was (null for a new one) and as it would be. */
export interface Change {
  readonly entity: Entity;
  readonly before: Row | null;
  readonly after: Row;
}
type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>;
type Check<R> = (rule: R, change: Change, context: RuleContext) => Promise<FieldErrors>;

const NONE: FieldErrors = {};
const labelOf = (entity: Entity, name: string) => fieldOf(entity, name)?.label ?? name;

/** Whether a row counts for a rule: it doesn't while it is in an excepted state. */
export function counts(entity: Entity, row: Row, except: readonly string[] = []): boolean {
  const state = row[entity.definition.states?.field ?? ''];
  return typeof state !== 'string' || !except.includes(state);
}

function differs({ entity, before, after }: Change, names: readonly (string | undefined)[]): boolean {
  if (before === null) return true;
  const all = [...names, entity.definition.states?.field];
  return all.some(
    (name) => name !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

const DAY = 24 * 60;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The minutes that a row occupies: up to but not including the end of a time, and the whole of the last day. */
function spanOf(entity: Entity, rule: RuleOf<'noOverlap'>, row: Row): Span | null {
  const start = row[rule.start];
  if (typeof start !== 'string' || start === '') return null;
  const from = minutesOf(start);
  const end = row[rule.end];
  const isDays = fieldOf(entity, rule.start)?.type === 'date';
  // What has no end yet still occupies its first minute or day.
  const least = from + (isDays ? DAY : 1);
  if (typeof end === 'number') return { from, to: Math.max(from + end, from + 1) };
  if (typeof end !== 'string' || end === '') return { from, to: least };
  return { from, to: Math.max(end.length === 10 ? minutesOf(addDays(end, 1)) : minutesOf(end), least) };
}

function taken(
  entity: Entity,
  rule: RuleOf<'noOverlap'>,
  span: Span,
  { messages, format }: RuleContext,
): string {
  const from = dateTimeOf(span.from);
  if (fieldOf(entity, rule.start)?.type === 'date' && fieldOf(entity, rule.end)?.type !== 'duration')
    return messages.taken(format.date(from.slice(0, 10)), format.date(dateTimeOf(span.to - 1).slice(0, 10)));
  const to = dateTimeOf(span.to);
  const show = from.slice(0, 10) === to.slice(0, 10) ? format.time : format.dateTime;
  return messages.taken(show(from), show(to));
}

/** A moment as the cells of a field are written. */
const cellAt = (entity: Entity, name: string, minutes: number) =>
  dateTimeOf(minutes).slice(0, fieldOf(entity, name)?.type === 'date' ? 10 : 16);

/** Conditions that narrow the rows to those that may overlap a span, so that past rows aren't all read. */
async function nearby(
  rule: RuleOf<'noOverlap'>,
  entity: Entity,
  span: Span,
  alike: readonly Condition[],
  { db }: RuleContext,
): Promise<readonly (readonly Condition[])[]> {
  const { start, end } = rule;
  const from = (field: string, minutes: number): Condition => ({
    op: 'from',
    field,
    value: cellAt(entity, field, minutes),
  });
  const begun: readonly Condition[] = [
    ...alike,
    { op: 'to', field: start, value: cellAt(entity, start, span.to) },
  ];
  if (fieldOf(entity, end)?.type === 'duration') {
    const sort = { field: end, descending: true };
    const [longest] = (await db.list(entity, { where: alike, sort, offset: 0, limit: 1 })).rows;
    const minutes = longest?.[end];
    return [[...begun, from(start, span.from - Math.max(typeof minutes === 'number' ? minutes : 0, DAY))]];
  }
  return [
    [...begun, from(end, span.from)],
    // What has no end takes its first minute or day.
    [...begun, { op: 'empty', field: end, isEmpty: true }, from(start, span.from - DAY)],
  ];
}

const noOverlap: Check<RuleOf<'noOverlap'>> = async (rule, change, context) => {
  const { entity, after } = change;
  if (!differs(change, [rule.start, rule.end, rule.per])) return NONE;
  const start = after[rule.start];
  const end = after[rule.end];
  if (typeof start === 'string' && typeof end === 'string' && end !== '' && minutesOf(end) < minutesOf(start))
    return { [rule.end]: context.messages.notBefore(labelOf(entity, rule.start)) };
  const span = spanOf(entity, rule, after);
  if (!span || !counts(entity, after, rule.except)) return NONE;

  const alike: Condition[] = [];
  if (rule.per !== undefined) {
    const cell = after[rule.per];
    if (isEmpty(cell)) return NONE;
    alike.push({ op: 'is', field: rule.per, values: typeof cell === 'object' ? cell : [cell] });
  }
  const rows = await Promise.all(
    (await nearby(rule, entity, span, alike, context)).map((where) => context.db.find(entity, where)),
  );
  const other = rows
    .flat()
    .filter((row) => row.id !== after.id && counts(entity, row, rule.except))
    .map((row) => spanOf(entity, rule, row))
    .find((candidate) => candidate && candidate.from < span.to && span.from < candidate.to);
  return other ? { [rule.start]: taken(entity, rule, other, context) } : NONE;
};

const amountOf = (row: Row, name: string | undefined): number => {
  const cell = name === undefined ? 1 : row[name];
  return typeof cell === 'number' ? cell : 1;
};

/** Which rows are counted together with a row: of what it refers to, in each of the periods from its first to its last day. */
interface Shared {
  readonly target?: string;
  readonly days?: { readonly first: string; readonly last: string };
}

/** Nothing where the row doesn't say yet what it is counted with, or doesn't count. */
function sharedBy(entity: Entity, rule: RuleOf<'capacity'>, row: Row): Shared | null {
  const { reference, date, end } = rule;
  if (!counts(entity, row, rule.except)) return null;
  const target = reference === undefined ? undefined : row[reference];
  const first = date === undefined ? undefined : row[date];
  if ((reference !== undefined && typeof target !== 'string') || (date !== undefined && isEmpty(first)))
    return null;
  const until = end === undefined ? undefined : row[end];
  return {
    ...(typeof target === 'string' && { target }),
    ...(typeof first === 'string' && {
      days: {
        first: first.slice(0, 10),
        // What leaves on a day makes room for what comes on it.
        last:
          typeof until === 'string' && until.slice(0, 10) > first.slice(0, 10)
            ? addDays(until, -1)
            : first.slice(0, 10),
      },
    }),
  };
}

/** A row that lasts longer than so many periods is looked at in the first of them. */
const MOST_PERIODS = 400;
function periodsOf({ unit }: RuleOf<'capacity'>, { days }: Shared): readonly Period[] {
  const periods: Period[] = [];
  let next = days?.first;
  while (days && next !== undefined && next <= days.last && periods.length < MOST_PERIODS) {
    const period = periodOf(next, unit);
    periods.push(period);
    next = addDays(period.last, 1);
  }
  return periods;
}

/** Conditions for the rows that may share a period. */
function sharing(entity: Entity, rule: RuleOf<'capacity'>, shared: Shared): readonly Condition[][] {
  const { reference, date, end } = rule;
  const of: Condition[] =
    reference !== undefined && shared.target !== undefined
      ? [{ op: 'is', field: reference, values: [shared.target] }]
      : [];
  const periods = periodsOf(rule, shared);
  const [first] = periods;
  const last = periods.at(-1);
  if (date === undefined || !first || !last) return [of];
  const begun: Condition[] = [
    ...of,
    { op: 'to', field: date, value: cellAt(entity, date, minutesOf(last.last) + DAY - 1) },
  ];
  const inside: Condition = { op: 'from', field: date, value: first.first };
  return end === undefined
    ? [[...begun, inside]]
    : [
        [...begun, { op: 'from', field: end, value: first.first }],
        [...begun, { op: 'empty', field: end, isEmpty: true }, inside],
      ];
}

/** How much is taken, by the first day of each period; by nothing where no date counts. */
async function usedBy(
  { db }: RuleContext,
  entity: Entity,
  rule: RuleOf<'capacity'>,
  shared: Shared,
  except?: string,
): Promise<ReadonlyMap<string, number>> {
  const found = await Promise.all(sharing(entity, rule, shared).map((where) => db.find(entity, where)));
  const used = new Map<string, number>();
  for (const row of found.flat()) {
    const theirs = row.id === except ? null : sharedBy(entity, rule, row);
    if (!theirs) continue;
    const keys = rule.date === undefined ? [''] : periodsOf(rule, theirs).map(({ first }) => first);
    for (const key of keys) used.set(key, (used.get(key) ?? 0) + amountOf(row, rule.count));
  }
  return used;
}

/** The row that a rule's reference points to, with its entity. */
async function targetOf(
  { entities, db }: RuleContext,
  entity: Entity,
  reference: string,
  row: Row,
): Promise<{ target: Entity; row: Row } | null> {
  const target = entities.get(fieldOf(entity, reference)?.entity ?? '');
  const id = row[reference];
  if (!target || typeof id !== 'string') return null;
  const found = await db.get(target, id);
  return found && { target, row: found };
}

const capacity: Check<RuleOf<'capacity'>> = async (rule, change, context) => {
  const { entity, after } = change;
  const { messages, format } = context;
  const { reference, count, date } = rule;
  const shared = sharedBy(entity, rule, after);
  const at = date ?? reference;
  if (!shared || at === undefined) return NONE;
  const amount = amountOf(after, count);
  if (amount < 0 && count !== undefined) return { [count]: messages.atLeast(format.number(0)) };
  const old = change.before && sharedBy(entity, rule, change.before);
  const isWithin =
    old?.target === shared.target &&
    (old?.days?.first ?? '') <= (shared.days?.first ?? '') &&
    (old?.days?.last ?? '') >= (shared.days?.last ?? '');
  // What a row has it keeps, even where the limit was lowered since.
  if (change.before && old && isWithin && amount <= amountOf(change.before, count)) return NONE;
  const most = await mostOf(rule, change, context);
  if (most === null) return NONE;
  const used = await usedBy(context, entity, rule, shared, after.id);
  const periods = date === undefined ? [undefined] : periodsOf(rule, shared);
  for (const period of periods) {
    const left = most - (used.get(period?.first ?? '') ?? 0);
    if (amount <= left) continue;
    if (left > 0) return { [count ?? at]: messages.placesLeft(left) };
    const days = period && format.days(period.first, period.last);
    return { [at]: days === undefined ? messages.full : messages.fullThen(days, format.number(most)) };
  }
  return NONE;
};

/** How many there may be; nothing where what the row refers to sets no limit. */
async function mostOf(
  { most, reference, limit }: RuleOf<'capacity'>,
  { entity, after }: Change,
  context: RuleContext,
): Promise<number | null> {
  if (most !== undefined) return most;
  if (reference === undefined || limit === undefined) return null;
  const cell = (await targetOf(context, entity, reference, after))?.row[limit];
  return typeof cell === 'number' ? cell : null;
}

const uniqueTogether: Check<RuleOf<'uniqueTogether'>> = async (rule, change, context) => {
  const { entity, after } = change;
  const cells = rule.fields.map((name) => after[name]);
  if (!differs(change, rule.fields) || !counts(entity, after, rule.except) || cells.some(isEmpty))
    return NONE;
  const rows = await context.db.find(
    entity,
    rule.fields.flatMap((name) => sameAs(name, after)),
  );
  if (!rows.some((row) => row.id !== after.id && counts(entity, row, rule.except))) return NONE;
  const labels = rule.fields.map((name) => `“${labelOf(entity, name)}”`);
  return { [rule.fields.at(-1) ?? '']: context.messages.uniqueTogether(context.format.list(labels)) };
};

function sameAs(field: string, row: Row): Condition[] {
  const cell = row[field];
  if (isEmpty(cell) || typeof cell === 'object') return [];
  return [typeof cell === 'string' ? { op: 'same', field, text: cell } : { op: 'is', field, values: [cell] }];
}

const before: Check<RuleOf<'before'>> = (rule, { entity, after }, { messages }) => {
  const first = after[rule.first];
  const second = after[rule.second];
  if (typeof first !== 'string' || typeof second !== 'string' || first === '' || second === '')
    return Promise.resolve(NONE);
  const label = labelOf(entity, rule.first);
  // Start and end may be the same day, but not the same time.
  if (first.length === 10 || second.length === 10)
    return Promise.resolve(
      second.slice(0, 10) < first.slice(0, 10) ? { [rule.second]: messages.notBefore(label) } : NONE,
    );
  return Promise.resolve(second <= first ? { [rule.second]: messages.after(label) } : NONE);
};

function check(rule: Rule, change: Change, context: RuleContext): Promise<FieldErrors> {
  switch (rule.kind) {
    case 'noOverlap':
      return noOverlap(rule, change, context);
    case 'capacity':
      return capacity(rule, change, context);
    case 'uniqueTogether':
      return uniqueTogether(rule, change, context);
    case 'before':
      return differs(change, [rule.first, rule.second])
        ? before(rule, change, context)
        : Promise.resolve(NONE);
    case 'stock':
      return Promise.resolve(NONE);
  }
}

async function unique(change: Change, { db, messages }: RuleContext): Promise<FieldErrors> {
  const { entity, before: old, after } = change;
  const errors: Record<string, string> = {};
  for (const { name } of entity.fields.filter((field) => field.unique)) {
    const same = sameAs(name, after);
    if (same.length === 0 || (old && old[name] === after[name])) continue;
    const rows = await db.find(entity, same);
    if (rows.some(({ id }) => id !== after.id)) errors[name] = messages.unique;
  }
  return errors;
}

/** Numbers of this row that other rows count on: a stock isn't negative, and a limit isn't below what is taken. */
async function countedOn(change: Change, context: RuleContext): Promise<FieldErrors> {
  const { entity, before: old, after } = change;
  const errors: Record<string, string> = {};
  for (const other of context.entities.values()) {
    for (const rule of other.definition.rules ?? []) {
      if (rule.kind !== 'stock' && rule.kind !== 'capacity') continue;
      if (fieldOf(other, rule.reference ?? '')?.entity !== entity.name) continue;
      const name = rule.kind === 'stock' ? rule.stock : rule.limit;
      if (name === undefined) continue;
      const value = after[name];
      if (typeof value !== 'number' || old?.[name] === value) continue;
      if (value < 0) errors[name] = context.messages.atLeast(context.format.number(0));
      else if (rule.kind === 'capacity' && old) {
        const used = await usedBy(context, other, rule, { target: after.id });
        const sum = Math.max(0, ...used.values());
        if (sum > value) errors[name] = context.messages.alreadyTaken(sum);
      }
    }
  }
  return errors;
}

/** All that is wrong between a row and the others, by field. */
export async function checkRules(change: Change, context: RuleContext): Promise<FieldErrors> {
  const found: FieldErrors[] = [await unique(change, context), await countedOn(change, context)];
  for (const rule of change.entity.definition.rules ?? []) found.push(await check(rule, change, context));
  return Object.assign({}, ...found.toReversed());
}

interface Taking {
  readonly rule: RuleOf<'stock'>;
  readonly target: string;
  readonly amount: number;
}

function takingOf(entity: Entity, rule: RuleOf<'stock'>, row: Row | null): Taking | null {
  const target = row?.[rule.reference];
  if (!row || typeof target !== 'string' || !counts(entity, row, rule.except)) return null;
  return { rule, target, amount: amountOf(row, rule.quantity) };
}

/** Whether deleting a row returns what it took from stock: only while its state can still be left for one that doesn't count. */
function givesBack(entity: Entity, rule: RuleOf<'stock'>, row: Row | null): boolean {
  const { states } = entity.definition;
  const state = row?.[states?.field ?? ''];
  if (!states || typeof state !== 'string') return true;
  return states.transitions.some(({ from, to }) => from === state && (rule.except?.includes(to) ?? true));
}

interface StockMoves {
  readonly errors: FieldErrors;
  /** The rows whose stock it changed. */
  readonly changes: readonly Change[];
}

/** Moves stock by what a write takes or gives back; `after` is null for a row that is deleted. */
export async function moveStock(
  entity: Entity,
  old: Row | null,
  after: Row | null,
  { entities, db, messages, format }: RuleContext,
  now: string,
): Promise<StockMoves> {
  const errors: Record<string, string> = {};
  const moved: Change[] = [];
  for (const rule of entity.definition.rules ?? []) {
    if (rule.kind !== 'stock') continue;
    const target = entities.get(fieldOf(entity, rule.reference)?.entity ?? '');
    if (!target) continue;
    if (after === null && !givesBack(entity, rule, old)) continue;
    const given = takingOf(entity, rule, old);
    const taking = takingOf(entity, rule, after);
    const at = rule.quantity ?? rule.reference;
    if (taking && taking.amount < 0) errors[at] = messages.atLeast(format.number(0));
    const changes = new Map<string, number>();
    if (given) changes.set(given.target, given.amount);
    if (taking) changes.set(taking.target, (changes.get(taking.target) ?? 0) - taking.amount);
    for (const [id, change] of changes) {
      const row = change === 0 ? null : await db.get(target, id);
      const stock = row?.[rule.stock];
      // A row without a number has no stock to keep.
      if (!row || typeof stock !== 'number') continue;
      const left = Number((stock + change).toPrecision(14));
      if (left < 0 && change < 0) {
        const available = stock + (given?.target === id ? given.amount : 0);
        errors[at] = available > 0 ? messages.stockLeft(available) : messages.outOfStock;
      } else {
        const changed = { ...row, [rule.stock]: left, version: row.version + 1, updatedAt: now };
        await db.update(target, changed);
        moved.push({ entity: target, before: row, after: changed });
      }
    }
  }
  return { errors, changes: moved };
}
