import type { auditEndpoints } from '#contract/resources/audit-log/calls.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { list } from '../../platform/http/list.ts';
import type { Services } from '../../services.ts';
import { auditList, toAuditEntries } from './store.ts';

export function auditRoutes({ db, reader, subjects }: Services): Handlers<keyof typeof auditEndpoints> {
  return {
    'GET /api/admin/audit-log': async ({ query, reply }) => {
      const rows = await list(reply, auditList, query, { db, reader });
      return toAuditEntries(db, rows, subjects);
    },
  };
}
