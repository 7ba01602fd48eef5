import { notifications, profile, rewards, savedViews, sessions } from '../account/resources.ts';
import { builds } from '../builder/builds/index.ts';
import { projects } from '../builder/projects/index.ts';
import type { ResourceDeclaration } from '../core/resource.ts';
import { auditLogOf } from './audit-log/index.ts';
import { dashboard } from './dashboard/index.ts';
import { exportedFiles } from './exports/index.ts';
import { jobs } from './jobs/index.ts';
import { orders } from './orders/index.ts';
import { payments } from './payments/index.ts';
import { newsUpdates, pictures, recentUpdates } from './recent-updates/index.ts';
import { users } from './users/index.ts';

// The one list of resources. What lists, exports, search, the audit log and events know of them is derived from it. The browser reads
// it too: no zod.

/** The demo data, which is put in at once. */
const demo = {
  name: 'demo',
  audit: { entity: 'demo', actions: ['seed'] },
} as const satisfies ResourceDeclaration;

/** In the order in which search shows what it finds; the audit log, which is made of the others, is added below. */
const audited = [
  users,
  projects,
  orders,
  recentUpdates,
  payments,
  jobs,
  builds,
  newsUpdates,
  pictures,
  dashboard,
  notifications,
  profile,
  sessions,
  savedViews,
  rewards,
  exportedFiles,
  demo,
] as const;

type ActionOf<D> = D extends {
  audit: { entity: infer E extends string; actions: readonly (infer A extends string)[] };
}
  ? `${E}.${A}`
  : never;
export type AuditAction = ActionOf<(typeof audited)[number]>;
export type AuditEntity = Extract<(typeof audited)[number], { audit: object }>['audit']['entity'];

export const AUDIT_ENTITIES: AuditEntity[] = audited.flatMap((one) =>
  'audit' in one ? [one.audit.entity] : [],
);
export const AUDIT_ACTIONS = audited.flatMap((one) =>
  'audit' in one ? one.audit.actions.map((verb) => `${one.audit.entity}.${verb}` as AuditAction) : [],
);

/** The kind of thing an action is done to. */
export function entityOf(action: AuditAction): AuditEntity {
  const found = AUDIT_ENTITIES.find((entity) => action.startsWith(`${entity}.`));
  if (!found) throw new Error(`${action} is done to nothing known`);
  return found;
}

const auditLog = auditLogOf(AUDIT_ACTIONS, AUDIT_ENTITIES);
export const auditColumns = auditLog.columns;

export const declarations = [...audited, auditLog] as const;
export type Declared = (typeof declarations)[number];

/** Resources that some call shows the rows of; an event names the one that changed. */
export type Resource = Extract<Declared, { shownBy: readonly string[] }>['name'];
type Stateful = Extract<Declared, { states: object }>['states'];
export type StateKind = Stateful['kind'];
export type StateOf<K extends StateKind> = keyof Extract<Stateful, { kind: K }>['tones'];
export type Exported = Extract<Declared, { exported: true }>;
/** Lists of administrators, which can be exported and have saved views. */
export type ExportedList = Exported['name'];
export type Searched = Extract<Declared, { searched: true }>;
/** What the command palette finds among records. */
export type FoundKind = Searched['name'];
/** What the audit log calls that which can be found, and so be opened. */
export type OpenedEntity = Searched['audit']['entity'];

/** The resources whose readers look again after a call. */
export const CHANGES: ReadonlyMap<string, readonly Resource[]> = new Map(
  declarations.flatMap((one) =>
    'invalidates' in one ? Object.entries<readonly Resource[]>(one.invalidates) : [],
  ),
);
