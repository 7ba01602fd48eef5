import { auditEntry } from '#contract/resources/audit-log/calls.ts';
import { exportOf } from '../../platform/resource.ts';
import { auditList, toAuditEntry } from './store.ts';

export const auditLog = {
  exported: exportOf(auditEntry.omit({ opens: true, names: true }), auditList, toAuditEntry),
};
