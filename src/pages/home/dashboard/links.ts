import type { Period } from '#contract/core/periods.ts';
import type { PlanName } from '#contract/builder/plans.ts';
import type { ProjectState } from '#contract/builder/projects/index.ts';

// Links from each figure to its rows: a list filtered by the period.

const filteredUrl = (path: string, column: string, { from, to }: Period, more = '') =>
  `${path}?${more}${column}_gte=${from}&${column}_lte=${to}`;

export const usersCreated = (period: Period) => filteredUrl('/user-management', 'createdAt', period);
export const projectsCreated = (period: Period, state?: ProjectState) =>
  filteredUrl('/project-management', 'createdAt', period, state ? `state=${state}&` : '');
export const projectsInState = (state: ProjectState) => `/project-management?state=${state}`;
export const ordersPaid = (period: Period, plan?: PlanName) =>
  filteredUrl('/order-management', 'paidAt', period, `state=paid&${plan ? `plan=${plan}&` : ''}`);
export const buildsStarted = (period: Period) => filteredUrl('/jobs', 'createdAt', period, 'kind=build&');
