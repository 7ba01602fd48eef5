import { type Columns, commonColumns } from '../../core/columns.ts';
import type { ResourceDeclaration } from '../../core/resource.ts';
import { ROLES } from '../../core/roles.ts';

export const USER_STATUSES = ['pending', 'active', 'blocked', 'deleting'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const userColumns = {
  ...commonColumns,
  userName: { type: 'text', sort: true, filter: true },
  email: { type: 'text', sort: true, filter: true },
  firstName: { type: 'text', sort: true, filter: true },
  lastName: { type: 'text', sort: true, filter: true },
  role: { type: 'choice', values: ROLES, sort: true, filter: true },
  status: { type: 'choice', values: USER_STATUSES, sort: true, filter: true },
  lastSignInAt: { type: 'time', sort: true, filter: true },
  updatedAt: { type: 'time', sort: true, filter: true },
} as const satisfies Columns;

export const users = {
  name: 'users',
  columns: userColumns,
  exported: true,
  searched: true,
  audit: {
    entity: 'user',
    actions: [
      'register',
      'verify',
      'create',
      'import',
      'update',
      'block',
      'unblock',
      'avatar',
      'notifications',
      'email-ask',
      'email',
      'deletion-ask',
      'deletion-undo',
      'invite-friends',
      'reward',
      'identity-remove',
      'delete',
      'password-set',
      'password-change',
      'password-reset',
      'support-start',
      'support-end',
    ],
  },
  states: {
    kind: 'user',
    tones: { pending: 'wait', active: 'good', blocked: 'bad', deleting: 'off' },
  },
  shownBy: ['GET /api/admin/users', 'GET /api/admin/users/:id'],
  invalidates: {
    'POST /api/admin/create/users': ['users', 'dashboard'],
    'POST /api/admin/users/import': ['users', 'dashboard'],
    'PUT /api/admin/users/update': ['users'],
    'PUT /api/admin/users/status': ['users'],
    'POST /api/admin/users/delete': ['users', 'projects', 'orders', 'dashboard'],
  },
} as const satisfies ResourceDeclaration;
