import { type Columns, commonColumns } from '../../core/columns.ts';
import type { ResourceDeclaration } from '../../core/resource.ts';
import type { Moves } from '../../core/states.ts';
import { PLAN_NAMES } from '../plans.ts';

export const PROJECT_STATES = [
  'draft',
  'awaiting-payment',
  'queued',
  'building',
  'ready',
  'failed',
  'archived',
  'suspended',
] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

export const PROJECT_MOVES: Moves<ProjectState> = {
  draft: ['awaiting-payment', 'archived', 'suspended'],
  'awaiting-payment': ['draft', 'queued', 'archived', 'suspended'],
  queued: ['building', 'ready', 'failed', 'archived', 'suspended'],
  building: ['ready', 'failed', 'archived', 'suspended'],
  ready: ['queued', 'awaiting-payment', 'archived', 'suspended'],
  failed: ['queued', 'awaiting-payment', 'archived', 'suspended'],
  // Restoring and lifting a suspension return to the state kept beside it.
  archived: ['draft', 'awaiting-payment', 'ready', 'failed', 'suspended'],
  suspended: ['draft', 'awaiting-payment', 'ready', 'failed', 'archived'],
};

export const projectColumns = {
  ...commonColumns,
  name: { type: 'text', sort: true, filter: true },
  slug: { type: 'text', sort: true, filter: true },
  kind: { type: 'text', filter: true },
  state: { type: 'choice', values: PROJECT_STATES, sort: true, filter: true },
  plan: { type: 'choice', values: PLAN_NAMES, filter: true },
  published: { type: 'boolean', filter: true },
  ownerId: { type: 'id', filter: true },
  updatedAt: { type: 'time', sort: true, filter: true },
} as const satisfies Columns;

export const projects = {
  name: 'projects',
  columns: projectColumns,
  exported: true,
  searched: true,
  audit: {
    entity: 'project',
    actions: ['create', 'duplicate', 'update', 'blueprint', 'restore', 'publish', 'unpublish', 'delete'],
  },
  states: {
    kind: 'project',
    tones: {
      draft: 'off',
      'awaiting-payment': 'wait',
      queued: 'busy',
      building: 'busy',
      ready: 'good',
      failed: 'bad',
      archived: 'off',
      suspended: 'bad',
    },
  },
  // A draft's blueprint is not among them: a refetch would undo what is being typed.
  shownBy: [
    'GET /api/projects',
    'GET /api/projects/:id',
    'GET /api/admin/projects',
    'GET /api/admin/projects/:id',
    'GET /api/user/stats',
  ],
  invalidates: {
    'POST /api/projects': ['projects', 'dashboard'],
    'PATCH /api/projects/:id': ['projects'],
    'DELETE /api/projects/:id': ['projects', 'dashboard'],
    'POST /api/projects/:id/duplicate': ['projects', 'dashboard'],
    'PUT /api/projects/:id/blueprint': ['projects'],
    'POST /api/projects/:id/publish': ['projects'],
    'PUT /api/admin/projects/update': ['projects'],
    'POST /api/admin/projects/delete': ['projects', 'dashboard'],
  },
} as const satisfies ResourceDeclaration;
