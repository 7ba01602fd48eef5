import type { ProjectState, StepName, StepStatus } from '../resources/states.ts';

/** Resources whose rows other screens show; an event names the one that changed. */
export const RESOURCES = [
  'users',
  'projects',
  'builds',
  'orders',
  'payments',
  'notifications',
  'recent-updates',
  'news-updates',
  'audit-log',
  'jobs',
  'dashboard',
  'profile',
  'sessions',
  'saved-views',
  'rewards',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** What `GET /api/events` sends, by the event's name; the data is JSON. */
export interface ServerEvents {
  /** Rows of a resource changed; without ids, any of them may have. */
  changed: { resource: Resource; ids?: string[] };
  notification: { id: string; kind: string; title: string; body: string; link: string | null };
  step: { projectId: string; build: number; step: StepName; status: StepStatus; state: ProjectState };
}
export type ServerEventName = keyof ServerEvents;
