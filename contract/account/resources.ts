import { type Columns, commonColumns } from '../core/columns.ts';
import type { ResourceDeclaration } from '../core/resource.ts';

// What belongs to a person's own account.

export const profile = {
  name: 'profile',
  shownBy: ['GET /api/user/profile', 'GET /api/user/identities'],
  invalidates: {
    'POST /api/auth/verify': ['users', 'dashboard'],
    'PATCH /api/user/profile': ['users', 'profile'],
    'POST /api/user/avatar': ['users', 'profile'],
    'DELETE /api/user/avatar': ['users', 'profile'],
    'POST /api/user/email/confirm': ['users', 'profile'],
    'DELETE /api/user/identities/:provider': ['profile'],
    'DELETE /api/user': ['users', 'projects'],
  },
} as const satisfies ResourceDeclaration;

export const sessions = {
  name: 'sessions',
  audit: { entity: 'session', actions: ['start', 'end', 'revoke'] },
  shownBy: ['GET /api/user/sessions', 'GET /api/admin/users/:id/sessions'],
  invalidates: {
    'DELETE /api/user/sessions/:id': ['sessions'],
    'DELETE /api/admin/users/:id/sessions/:sessionId': ['sessions'],
    'POST /api/admin/users/:id/sign-in-as': ['sessions'],
  },
} as const satisfies ResourceDeclaration;

export const notificationColumns = {
  ...commonColumns,
  unread: { type: 'boolean', filter: true },
} as const satisfies Columns;

export const notifications = {
  name: 'notifications',
  shownBy: ['GET /api/notifications', 'GET /api/user/stats'],
} as const satisfies ResourceDeclaration;

export const savedViews = {
  name: 'saved-views',
  audit: { entity: 'saved-view', actions: ['create', 'update', 'delete'] },
  shownBy: ['GET /api/admin/views'],
  invalidates: {
    'POST /api/admin/views': ['saved-views'],
    'PUT /api/admin/views/:id': ['saved-views'],
    'PUT /api/admin/views/:id/default': ['saved-views'],
    'DELETE /api/admin/views/:id': ['saved-views'],
  },
} as const satisfies ResourceDeclaration;

export const rewards = {
  name: 'rewards',
  shownBy: ['GET /api/user/rewards', 'GET /api/user/stats'],
  invalidates: { 'POST /api/user/send-reward-emails': ['rewards'] },
} as const satisfies ResourceDeclaration;
