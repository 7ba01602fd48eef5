import type { Period } from '#contract/core/periods.ts';
import type { PlanName } from '#contract/builder/plans.ts';
import type { ProjectState } from '#contract/builder/projects/index.ts';

// Where the rows behind each figure are: the tables take a column's first and last day in their address.

const within = (path: string, column: string, { from, to }: Period, more = '') =>
  `${path}?${more}${column}_gte=${from}&${column}_lte=${to}`;

export const usersMade = (period: Period) => within('/user-management', 'createdAt', period);
export const projectsMade = (period: Period, state?: ProjectState) =>
  within('/project-management', 'createdAt', period, state ? `state=${state}&` : '');
export const projectsIn = (state: ProjectState) => `/project-management?state=${state}`;
export const ordersPaid = (period: Period, plan?: PlanName) =>
  within('/order-management', 'paidAt', period, `state=paid&${plan ? `plan=${plan}&` : ''}`);
export const buildsStarted = (period: Period) => within('/jobs', 'createdAt', period, 'kind=build&');
