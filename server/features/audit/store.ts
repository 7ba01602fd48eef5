import type { Kysely } from 'kysely';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import type { AuditRow, Database } from '../../platform/database/schema.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { iso } from '../../platform/times.ts';
import type { Subjects } from '../../platform/resource.ts';
import { mentionedIn } from './subjects.ts';

export const auditList = {
  table: 'auditEntries',
  query: (db) => db.selectFrom('auditEntries').selectAll(),
  search: ['actorName', 'action', 'entityId', 'entityName'],
  textIndex: true,
  counted: [],
  newest: 'at',
} satisfies ListSource<'auditEntries', AuditRow>;

export const toAuditEntry = (row: AuditRow): Omit<AuditEntry, 'opens' | 'names'> => ({
  ...row,
  at: iso(row.at),
  before: row.before === null ? null : JSON.parse(row.before),
  after: row.after === null ? null : JSON.parse(row.after),
});

/** Entries as a screen shows them, with names for ids and with what can be opened. */
export async function toAuditEntries(
  db: Kysely<Database>,
  rows: readonly AuditRow[],
  subjects: Subjects,
): Promise<AuditEntry[]> {
  const { opens, names } = await mentionedIn(db, rows, subjects);
  return rows.map((row) => ({ ...toAuditEntry(row), opens: opens(row), names: names(row) }));
}
