import type { auditEndpoints } from '#contract/audit.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { list } from '../../platform/http/list.ts';
import type { Services } from '../../services.ts';
import { iso } from '../users/store.ts';

export function auditRoutes({ db }: Services): Handlers<keyof typeof auditEndpoints> {
  return {
    'GET /api/admin/audit-log': async ({ query, reply }) => {
      const rows = await list(reply, {
        query: db.selectFrom('auditEntries').selectAll(),
        asked: query,
        table: 'auditEntries',
        search: ['actorName', 'action', 'entityId'],
        newest: 'at',
      });
      return rows.map((row) => ({
        ...row,
        at: iso(row.at),
        before: row.before === null ? null : JSON.parse(row.before),
        after: row.after === null ? null : JSON.parse(row.after),
      }));
    },
  };
}
