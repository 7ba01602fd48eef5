import { ScheduleOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { eachOf } from '../each.ts';
import type { DataResource, Page } from '../resource.ts';
import { jobPaths } from './paths.ts';

const page: Page = () => import('./list.tsx');

export const jobs: DataResource<typeof jobPaths> = {
  name: 'jobs',
  paths: jobPaths,
  pages: { list: page, show: page },
  meta: {
    menu: { Admin: { section: 'product', label: 'jobs' } },
    icon: createElement(ScheduleOutlined),
    order: 100,
  },
  calls: {
    list: 'GET /api/admin/jobs',
    /** Queues dead jobs again; a job has nothing else to change. */
    updateMany: (ids) => eachOf(ids, (id) => call('POST /api/admin/jobs/:id/replay', { params: { id } })),
  },
};
