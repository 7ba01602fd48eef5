import { AuditOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import type { DataResource } from '../resource.ts';

export const auditLog: DataResource = {
  name: 'audit-log',
  list: '/audit-log',
  show: '/audit-log/:id',
  meta: {
    menu: { Admin: { section: 'product', label: 'audit' } },
    icon: createElement(AuditOutlined),
    order: 90,
  },
  calls: { list: 'GET /api/admin/audit-log' },
};
