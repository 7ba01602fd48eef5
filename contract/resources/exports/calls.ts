import { z } from 'zod';
import { endpoints } from '../../core/endpoint.ts';
import { EXPORTED_LISTS } from '../registries.ts';

export const exportEndpoints = endpoints({
  'POST /api/admin/exports': {
    summary: 'A single-use address, good for a minute, of all rows of a list that match, as CSV.',
    caller: 'Admin',
    body: z.strictObject({
      list: z.enum(EXPORTED_LISTS),
      /** as the list's own call takes it; paging aside */
      query: z.record(
        z.string().max(40),
        z.union([z.string().max(200), z.array(z.string().max(200)).max(200)]),
      ),
    }),
    replies: { 201: z.object({ url: z.string() }) },
    audit: 'export.create',
  },
});
