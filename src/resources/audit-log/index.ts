import type { Resource } from '../resource.ts';

export const auditLog: Resource = {
  name: 'audit-log',
  list: '/audit-log',
  show: '/audit-log/:id',
  calls: { list: 'GET /api/admin/audit-log' },
};
