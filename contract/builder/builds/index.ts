import type { ResourceDeclaration } from '../../core/resource.ts';

export const BUILD_STATES = ['queued', 'running', 'complete', 'error', 'cancelled'] as const;
export type BuildState = (typeof BUILD_STATES)[number];

/** Source specification, section 3: step status. */
export const STEP_STATUSES = ['complete', 'pending', 'in-progress', 'error'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

export const builds = {
  name: 'builds',
  audit: { entity: 'build', actions: ['start', 'report'] },
  states: {
    kind: 'build',
    tones: { queued: 'wait', running: 'busy', complete: 'good', error: 'bad', cancelled: 'off' },
  },
  shownBy: [
    'GET /api/projects/:id/builds',
    'GET /api/projects/:id/builds/:n',
    'GET /api/progress-updates',
    'GET /api/user/stats',
    'GET /api/admin/dashboard',
  ],
  invalidates: {
    'POST /api/projects/:id/builds': ['builds', 'projects'],
    'POST /api/projects/:id/builds/:n/report': ['builds'],
    'POST /api/projects/:id/builds/:n/restore': ['projects'],
  },
} as const satisfies ResourceDeclaration;
