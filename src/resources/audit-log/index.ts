import { AuditOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import type { DataResource, Page } from '../resource.ts';
import { auditPaths } from './paths.ts';

const page: Page = () => import('./list.tsx');

export const auditLog: DataResource<typeof auditPaths> = {
  name: 'audit-log',
  paths: auditPaths,
  pages: { list: page, show: page },
  meta: {
    menu: { Admin: { section: 'product', label: 'audit' } },
    icon: createElement(AuditOutlined),
    order: 90,
  },
  calls: { list: 'GET /api/admin/audit-log' },
};
