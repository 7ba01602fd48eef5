import { z } from 'zod';
import {
  auditColumns,
  jobColumns,
  orderColumns,
  paymentColumns,
  projectColumns,
  updateColumns,
  userColumns,
} from './columns.ts';
import { endpoints, listQuery } from '../core/endpoint.ts';

/** Lists that can be taken along as CSV, each with the query its own call takes. */
export const EXPORTED = {
  users: listQuery(userColumns),
  projects: listQuery(projectColumns),
  orders: listQuery(orderColumns),
  payments: listQuery(paymentColumns),
  'recent-updates': listQuery(updateColumns),
  'audit-log': listQuery(auditColumns),
  jobs: listQuery(jobColumns),
} as const;
export type ExportedList = keyof typeof EXPORTED;
const NAMES = Object.keys(EXPORTED) as ExportedList[];

export const exportEndpoints = endpoints({
  'POST /api/admin/exports': {
    summary: 'A single-use address, good for a minute, of all rows of a list that match, as CSV.',
    caller: 'Admin',
    body: z.strictObject({
      list: z.enum(NAMES),
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
