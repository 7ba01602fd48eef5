import { z } from 'zod';
import { endpoints, text } from '../core/endpoint.ts';
import { FOUND_KINDS } from './registries.ts';

export const foundRecord = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.string(),
  title: z.string(),
  /** What distinguishes it from others of the same title: an e-mail address, an owner, a state. */
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
