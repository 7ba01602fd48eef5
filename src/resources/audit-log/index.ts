import type { Resource } from '../resource.ts';

export const auditLog: Resource = {
  name: 'audit-log',
  list: '/audit-log',
  calls: { list: 'GET /api/admin/audit-log' },
};
