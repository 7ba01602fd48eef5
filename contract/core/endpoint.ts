import { z } from 'zod';
import type { AuditAction } from '../resources/index.ts';
import { type Column, type Columns, filtersOf, type Operator, partsOf } from './columns.ts';
import { UNSTORABLE } from './limits.ts';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint. `owner` and `owner-or-admin` only require a session; the handler's SQL query
 * finds no row of other users; `reset-token` takes a single-use token as Bearer instead of a session's.
 */
export type Caller = 'public' | 'signed-in' | Role | 'owner' | 'owner-or-admin' | 'reset-token';

export interface Endpoint {
  summary: string;
  caller: Caller;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The media types of a body that is a file rather than JSON; `body` is then `file`. */
  consumes?: readonly string[];
  /** The schema of the success response by its status code; `z.null()` stands for an empty body. */
  replies: Partial<Record<200 | 201 | 202, z.ZodType>>;
  /** The media type of a response that is not JSON; `replies` is then empty. */
  streams?: string;
  /**
   * The audit action; of several, one for each outcome, the handler picks which applies. Absent where a call changes nothing.
   */
  audit?: AuditAction | readonly AuditAction[];
  /** A stricter rate limit than the one of each session. */
  limit?: 'sign-in' | 'oauth' | 'sketch' | 'model';
  /**
   * Whether an administrator who is signed in as a user for support may call this. By default only reads that answer JSON: `true` also
   * allows a harmless call, `false` blocks a read that reveals more than a screen shows.
   */
  support?: boolean;
  /** Whether `Idempotency-Key` is honoured. */
  idempotent?: boolean;
  /** Largest body in bytes, where the common 1 MiB is not right. */
  bodyLimit?: number;
}

export type EndpointKey = `${Method} /${string}`;

/** Whether an administrator who is signed in as a user for support may make a call. */
export const allowedInSupportSession = (key: string, { support, streams }: Endpoint): boolean =>
  support ?? (key.startsWith('GET ') && !streams);

/** Keeps the literal types of a table of endpoints while checking it against `Endpoint`. */
export function endpoints<const T extends Record<EndpointKey, Endpoint>>(table: T): T {
  return table;
}

/** Text a person enters. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !UNSTORABLE.test(value), 'Contains a character that can’t be stored.');
export const requiredText = (max: number) => text(max).trim().min(1);

export const id = z.uuid();
export const time = z.iso.datetime();
export const idParams = z.object({ id });
export const message = z.object({ message: z.string() });
/** Optimistic locking: the `updatedAt` that the client last saw; a change of a newer row is rejected as stale. */
export const expectedVersion = { updatedAt: time };

/** The body of a call that takes a file. */
export const file = z.instanceof(Uint8Array);

/** The result of a bulk call for each row. */
export const bulkReply = z.object({
  results: z.array(
    z.object({ id: z.string(), ok: z.boolean(), code: z.string().optional(), error: z.string().optional() }),
  ),
});

export interface ListQuery {
  _start: number;
  _end: number;
  _sort: string[];
  _order: ('asc' | 'desc')[];
  q?: string;
  id?: string[];
  /** The filters asked for, in the order of their columns. */
  filters: { column: string; operator: Operator; values: (string | number)[] }[];
}

const many = <T extends z.ZodType>(item: T) =>
  z
    .union([z.array(item).max(200), item])
    .transform((value): z.output<T>[] => (Array.isArray(value) ? value : [value]));

function valueSchema(column: Column): z.ZodType<string | number> {
  switch (column.type) {
    case 'choice':
      return z.enum([...(column.values ?? [])]);
    case 'number':
      return z.coerce.number();
    case 'time':
      return z.iso
        .datetime({ offset: true })
        .or(z.iso.date())
        .transform((value) => Date.parse(value));
    case 'boolean':
      return z.enum(['true', 'false']).transform((value) => (value === 'true' ? 1 : 0));
    case 'id':
      return z.string().max(64);
    case 'text':
      return text(200);
  }
}

/**
 * The query of a list over `columns`: paging, sorting, search and filters. A column that is not
 * declared sortable or filterable is rejected.
 */
export function listQuery(columns: Columns) {
  const sortable = Object.keys(columns).filter((name) => columns[name]?.sort);
  const shape: Record<string, z.ZodType> = {};
  for (const { name, column } of filtersOf(columns)) {
    const found = columns[column];
    if (found) shape[name] = many(valueSchema(found)).optional();
  }
  const list = (allowed: readonly string[]) =>
    z
      .string()
      .max(200)
      .transform((value) => value.split(',').filter(Boolean))
      .pipe(z.array(z.enum([...allowed])).max(5));
  return z
    .strictObject({
      _start: z.coerce.number().int().min(0).max(10_000_000).default(0),
      _end: z.coerce.number().int().min(0).max(10_000_200).optional(),
      _sort: list(sortable).optional(),
      _order: list(['asc', 'desc']).optional(),
      q: text(200).optional(),
      id: many(z.string().max(64)).optional(),
      ...shape,
    })
    .transform((query): ListQuery => {
      const { _start, _end, _sort, _order, q, id: ids, ...rest } = query;
      const filters: ListQuery['filters'] = [];
      for (const [key, values] of Object.entries(rest)) {
        if (!Array.isArray(values)) continue;
        filters.push({ ...partsOf(key), values });
      }
      const start = _start;
      return {
        _start: start,
        _end: Math.min(Math.max(_end ?? start + 25, start), start + 200),
        _sort: _sort ?? [],
        _order: (_order ?? []).map((order) => (order === 'asc' ? 'asc' : 'desc')),
        ...(q?.trim() ? { q: q.trim() } : {}),
        ...(ids ? { id: ids } : {}),
        filters,
      };
    });
}
