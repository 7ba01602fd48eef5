import { z } from 'zod';
import { auditColumns } from '../index.ts';
import { OPENED_ENTITIES } from '../registries.ts';
import { endpoints, id, listQuery, time } from '../../core/endpoint.ts';

/** Fields that never reach an audit entry's before and after, whatever the entity. */
export const REDACTED: readonly string[] = [
  'password',
  'passwordHash',
  'token',
  'code',
  'card',
  'cvc',
  'clientSecret',
  'blueprint',
  'sketch',
];

export const auditEntry = z.object({
  id,
  at: time,
  actorId: id.nullable(),
  actorName: z.string(),
  /** The user an administrator was signed in as when they did it. */
  onBehalfOfId: id.nullable(),
  onBehalfOfName: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** What the thing was called then; null for what has no name, or whose person was erased. */
  entityName: z.string().nullable(),
  /** What can be opened to see the thing, while it is there. */
  opens: z.object({ entity: z.enum(OPENED_ENTITIES), id }).nullable(),
  /** The names of users, projects and orders that `before` and `after` hold by their id. */
  names: z.record(z.string(), z.string()),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  ip: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditEndpoints = endpoints({
  'GET /api/admin/audit-log': {
    summary: 'Who did what to what, when and from where.',
    caller: 'Admin',
    query: listQuery(auditColumns),
    replies: { 200: z.array(auditEntry) },
  },
});
