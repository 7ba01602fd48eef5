import type { AuditEntry } from '#contract/audit.ts';
import { SEARCHED } from '../../platform/database/search.ts';
import type { AuditRow } from '../../platform/database/schema.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { iso } from '../users/store.ts';

export const auditList = {
  table: 'auditEntries',
  query: (db) => db.selectFrom('auditEntries').selectAll(),
  search: SEARCHED.auditEntries,
  newest: 'at',
} satisfies ListSource<'auditEntries', AuditRow>;

export const toAuditEntry = (row: AuditRow): AuditEntry => ({
  ...row,
  at: iso(row.at),
  before: row.before === null ? null : JSON.parse(row.before),
  after: row.after === null ? null : JSON.parse(row.after),
});
