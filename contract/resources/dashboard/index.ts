import type { ResourceDeclaration } from '../../core/resource.ts';

export const dashboard = {
  name: 'dashboard',
  shownBy: [
    'GET /api/admin/dashboard',
    'GET /api/admin/dashboard/multi-line-chart',
    'GET /api/admin/dashboard/chart2',
    'GET /api/admin/dashboard/chart3',
  ],
} as const satisfies ResourceDeclaration;
