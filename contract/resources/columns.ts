import { AUDIT_ACTIONS, AUDIT_ENTITIES } from './actions.ts';
import type { Columns } from '../core/endpoint.ts';
import {
  JOB_KINDS,
  JOB_STATES,
  ORDER_STATES,
  PAYMENT_STATES,
  PROJECT_STATES,
  UPDATE_STATES,
  USER_STATUSES,
} from './states.ts';
import { PLAN_NAMES } from '../builder/plans.ts';
import { ROLES } from '../core/roles.ts';

// Which columns of which list can be sorted and filtered: plain tables, because the screens offer from them too.

const common = {
  id: { type: 'id', filter: true },
  createdAt: { type: 'time', sort: true, filter: true },
} as const;

export const UPDATE_CATEGORIES = ['product', 'maintenance', 'security', 'company'] as const;

export const userColumns = {
  ...common,
  userName: { type: 'text', sort: true, filter: true },
  email: { type: 'text', sort: true, filter: true },
  firstName: { type: 'text', sort: true, filter: true },
  lastName: { type: 'text', sort: true, filter: true },
  role: { type: 'choice', values: ROLES, sort: true, filter: true },
  status: { type: 'choice', values: USER_STATUSES, sort: true, filter: true },
  lastSignInAt: { type: 'time', sort: true, filter: true },
  updatedAt: { type: 'time', sort: true, filter: true },
} as const satisfies Columns;

export const projectColumns = {
  ...common,
  name: { type: 'text', sort: true, filter: true },
  slug: { type: 'text', sort: true, filter: true },
  kind: { type: 'text', filter: true },
  state: { type: 'choice', values: PROJECT_STATES, sort: true, filter: true },
  plan: { type: 'choice', values: PLAN_NAMES, filter: true },
  published: { type: 'boolean', filter: true },
  ownerId: { type: 'id', filter: true },
  updatedAt: { type: 'time', sort: true, filter: true },
} as const satisfies Columns;

export const orderColumns = {
  ...common,
  number: { type: 'text', sort: true, filter: true },
  state: { type: 'choice', values: ORDER_STATES, sort: true, filter: true },
  plan: { type: 'choice', values: PLAN_NAMES, filter: true },
  amount: { type: 'number', sort: true, filter: true },
  paidAt: { type: 'time', sort: true, filter: true },
  userId: { type: 'id', filter: true },
  projectId: { type: 'id', filter: true },
} as const satisfies Columns;

export const paymentColumns = {
  ...common,
  /** whose order it pays */
  userId: { type: 'id', filter: true },
  projectId: { type: 'id', filter: true },
  state: { type: 'choice', values: PAYMENT_STATES, sort: true, filter: true },
  amount: { type: 'number', sort: true, filter: true },
} as const satisfies Columns;

export const notificationColumns = {
  ...common,
  unread: { type: 'boolean', filter: true },
} as const satisfies Columns;

export const updateColumns = {
  ...common,
  title: { type: 'text', sort: true, filter: true },
  category: { type: 'choice', values: UPDATE_CATEGORIES, sort: true, filter: true },
  state: { type: 'choice', values: UPDATE_STATES, sort: true, filter: true },
  publishAt: { type: 'time', sort: true, filter: true },
  updatedAt: { type: 'time', sort: true, filter: true },
} as const satisfies Columns;

export const auditColumns = {
  id: { type: 'id', filter: true },
  at: { type: 'time', sort: true, filter: true },
  action: { type: 'choice', values: AUDIT_ACTIONS, filter: true },
  entity: { type: 'choice', values: AUDIT_ENTITIES, filter: true },
  entityId: { type: 'id', filter: true },
  actorId: { type: 'id', filter: true },
} as const satisfies Columns;

export const jobColumns = {
  ...common,
  kind: { type: 'choice', values: JOB_KINDS, filter: true },
  state: { type: 'choice', values: JOB_STATES, filter: true },
  /** how often it was begun; more than once is a job that was tried again */
  attempt: { type: 'number', sort: true, filter: true },
  runAt: { type: 'time', sort: true },
  finishedAt: { type: 'time', sort: true },
} as const satisfies Columns;
