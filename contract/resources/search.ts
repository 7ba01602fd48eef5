import { z } from 'zod';
import { endpoints, text } from '../core/endpoint.ts';

/** What the command palette finds among records, in the order it shows them. */
export const FOUND_KINDS = ['users', 'projects', 'orders', 'recent-updates'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export const foundRecord = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.string(),
  title: z.string(),
  /** What tells it from others of the same title: an e-mail address, an owner, a state. */
  detail: z.string(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

export const searchEndpoints = endpoints({
  'GET /api/admin/search': {
    summary: 'Records by name, e-mail address or number, the nearest of each kind first.',
    caller: 'Admin',
    query: z.strictObject({ q: text(200) }),
    replies: { 200: z.array(foundRecord) },
  },
});
