import { type Columns, commonColumns } from '../../core/columns.ts';
import type { ResourceDeclaration } from '../../core/resource.ts';
import type { Moves } from '../../core/states.ts';

export const UPDATE_CATEGORIES = ['product', 'maintenance', 'security', 'company'] as const;
export type UpdateCategory = (typeof UPDATE_CATEGORIES)[number];

/** The longest text of an update, in characters. */
export const UPDATE_BODY = { most: 20_000 } as const;

export const UPDATE_STATES = ['draft', 'scheduled', 'published'] as const;
export type UpdateState = (typeof UPDATE_STATES)[number];

export const UPDATE_MOVES: Moves<UpdateState> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'published'],
  // Unpublished first: what everyone has read cannot be waited for.
  published: ['draft'],
};

export const updateColumns = {
  ...commonColumns,
  title: { type: 'text', sort: true, filter: true },
  category: { type: 'choice', values: UPDATE_CATEGORIES, sort: true, filter: true },
  state: { type: 'choice', values: UPDATE_STATES, sort: true, filter: true },
  publishAt: { type: 'time', sort: true, filter: true },
  updatedAt: { type: 'time', sort: true, filter: true },
} as const satisfies Columns;

export const recentUpdates = {
  name: 'recent-updates',
  columns: updateColumns,
  exported: true,
  searched: true,
  audit: { entity: 'recent-update', actions: ['create', 'update', 'publish', 'delete'] },
  states: {
    kind: 'update',
    tones: { draft: 'off', scheduled: 'wait', published: 'good' },
  },
  shownBy: ['GET /api/admin/recent-updates-list', 'GET /api/admin/recent-updates-by-id/:id'],
  invalidates: {
    'POST /api/admin/create-recent-update': ['recent-updates', 'news-updates'],
    'PUT /api/admin/recent-updates/:id': ['recent-updates', 'news-updates'],
    'DELETE /api/admin/recent-updates/:id': ['recent-updates', 'news-updates'],
  },
} as const satisfies ResourceDeclaration;

/** Published updates as everyone reads them. */
export const newsUpdates = {
  name: 'news-updates',
  audience: 'all',
  shownBy: ['GET /api/news-updates'],
} as const satisfies ResourceDeclaration;

/** Pictures in the text of an update. */
export const pictures = {
  name: 'pictures',
  audit: { entity: 'picture', actions: ['create'] },
} as const satisfies ResourceDeclaration;
