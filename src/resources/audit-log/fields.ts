import { PROVIDER_NAMES } from '#contract/account/oauth-names.ts';
import { LANGUAGES } from '#contract/core/languages.ts';
import type { ExportedList } from '#contract/resources/index.ts';

/** How a recorded field is shown: the key of its label, and what its values are where they are more than text. */
export interface Field {
  label: string;
  /** The values are words of this group of texts. */
  words?: string;
  /** The values are keys of names that are no texts. */
  names?: Readonly<Record<string, string>>;
  type?: 'state' | 'money' | 'bytes' | 'time' | 'file' | 'list' | 'query';
}

const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map(({ code, name }) => [code, name]));

/** The fields that entries record and that lists are narrowed by; a name after a kind of item or a list goes before the name alone. */
const FIELDS: Readonly<Record<string, Field>> = {
  // Users
  firstName: { label: 'users.firstName' },
  lastName: { label: 'users.lastName' },
  userName: { label: 'users.userName' },
  email: { label: 'users.email' },
  role: { label: 'users.role', words: 'role' },
  status: { label: 'users.status', type: 'state' },
  locale: { label: 'user:facts.language', names: LANGUAGE_NAMES },
  password: { label: 'users.password' },
  avatar: { label: 'audit.fields.avatar', type: 'file' },
  provider: { label: 'audit.fields.provider', names: PROVIDER_NAMES },
  signedIn: { label: 'audit.fields.signedIn' },
  credit: { label: 'user:facts.credit', type: 'money' },
  invited: { label: 'audit.fields.invited' },
  administratorId: { label: 'role.Admin' },
  lastSignInAt: { label: 'users.lastSignIn', type: 'time' },
  'users.createdAt': { label: 'users.since', type: 'time' },

  // Notification settings
  'build-ready': { label: 'you:notificationSettings.kinds.build-ready' },
  'build-failed': { label: 'you:notificationSettings.kinds.build-failed' },
  'user.payment': { label: 'you:notificationSettings.kinds.payment' },
  'user.order': { label: 'you:notificationSettings.kinds.order' },
  inApp: { label: 'you:notificationSettings.inApp' },
  mail: { label: 'you:notificationSettings.mail' },

  // Imports and demo data
  lines: { label: 'audit.fields.lines' },
  created: { label: 'audit.fields.created' },
  invite: { label: 'audit.fields.invite' },
  users: { label: 'users.title' },

  // Projects and builds
  name: { label: 'projects.name' },
  slug: { label: 'details:rename.slug' },
  description: { label: 'projects.description' },
  state: { label: 'projects.state', type: 'state' },
  plan: { label: 'projects.plan', words: 'plan' },
  published: { label: 'projects.published', words: 'yesNo' },
  pages: { label: 'projects.pages' },
  entities: { label: 'audit.fields.entities' },
  blueprint: { label: 'audit.fields.blueprint' },
  restored: { label: 'audit.fields.restored' },
  project: { label: 'audit.entities.project' },
  projectId: { label: 'audit.entities.project' },
  owner: { label: 'projects.owner' },
  ownerId: { label: 'projects.owner' },
  'build.number': { label: 'details:facts.version' },
  step: { label: 'audit.fields.step', words: 'details:steps' },
  log: { label: 'audit.fields.log' },

  // Orders and payments
  number: { label: 'orders.number' },
  userId: { label: 'audit.entities.user' },
  'orders.userId': { label: 'orders.user' },
  amount: { label: 'orders.amount', type: 'money' },
  creditUsed: { label: 'orders.credit', type: 'money' },
  refunded: { label: 'orders.refunded', type: 'money' },
  payment: { label: 'audit.entities.payment', words: 'shell:state.payment' },
  reason: { label: 'orders.reason' },
  paidAt: { label: 'orders.paid', type: 'time' },
  'orders.createdAt': { label: 'orders.created', type: 'time' },

  // Recent updates and pictures
  title: { label: 'updates.name' },
  category: { label: 'updates.category', words: 'category' },
  publishAt: { label: 'updates.publishAt', type: 'time' },
  body: { label: 'updates.body' },
  width: { label: 'audit.fields.width' },
  height: { label: 'audit.fields.height' },
  bytes: { label: 'audit.fields.bytes', type: 'bytes' },

  // Saved views and exports
  list: { label: 'audit.fields.list', type: 'list' },
  resource: { label: 'audit.fields.list', type: 'list' },
  query: { label: 'shell:table.filters', type: 'query' },
  shared: { label: 'audit.fields.shared' },

  // Columns that only lists have
  createdAt: { label: 'projects.created', type: 'time' },
  updatedAt: { label: 'details:facts.updated', type: 'time' },
  kind: { label: 'jobs.kind' },
  'jobs.kind': { label: 'jobs.kind', words: 'jobs.kinds' },
  'jobs.createdAt': { label: 'jobs.queued', type: 'time' },
  attempt: { label: 'jobs.attempt' },
  runAt: { label: 'jobs.due', type: 'time' },
  finishedAt: { label: 'jobs.finished', type: 'time' },
  at: { label: 'audit.when', type: 'time' },
  action: { label: 'audit.action', words: 'audit.actions' },
  entity: { label: 'audit.what', words: 'audit.entities' },
  entityId: { label: 'audit.what' },
  actorId: { label: 'audit.who' },
};

/** @param scope a kind of item of the audit log, or a list */
export const fieldOf = (scope: string, name: string): Field | undefined =>
  [`${scope}.${name}`, name].flatMap((key) => (Object.hasOwn(FIELDS, key) ? [FIELDS[key]] : []))[0];

export const LIST_TITLES: Readonly<Record<ExportedList, string>> = {
  users: 'users.title',
  projects: 'projects.title',
  orders: 'orders.title',
  payments: 'orders.payments',
  'recent-updates': 'updates.title',
  jobs: 'jobs.title',
  'audit-log': 'audit.title',
};

/** A field's name in words: `publishAt` is "publish at". */
export const inWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
