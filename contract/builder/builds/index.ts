import type { ResourceDeclaration } from '../../core/resource.ts';
import type { Moves } from '../../core/states.ts';

export const BUILD_STATES = ['queued', 'running', 'complete', 'error', 'cancelled'] as const;
export type BuildState = (typeof BUILD_STATES)[number];

/** Source specification, section 3: step status. */
export const STEP_STATUSES = ['complete', 'pending', 'in-progress', 'error'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];
export const STEPS = ['check', 'write', 'type-check', 'compile', 'package', 'publish'] as const;
export type StepName = (typeof STEPS)[number];

const BUILD_MOVES: Moves<BuildState> = {
  queued: ['running', 'cancelled', 'error'],
  running: ['complete', 'error', 'queued', 'cancelled'],
  complete: [],
  error: [],
  cancelled: [],
};

export const builds = {
  name: 'builds',
  audit: { entity: 'build', actions: ['start'] },
  moves: BUILD_MOVES,
  shownBy: [
    'GET /api/projects/:id/builds',
    'GET /api/projects/:id/builds/:n',
    'GET /api/progress-updates',
    'GET /api/user/stats',
    'GET /api/admin/dashboard',
  ],
  changes: {
    'POST /api/projects/:id/builds': ['builds', 'projects'],
    'POST /api/projects/:id/builds/:n/restore': ['projects'],
  },
} as const satisfies ResourceDeclaration;
