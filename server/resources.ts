import type { AuditEntity, Declared, ExportedList, FoundKind } from '#contract/resources/index.ts';
import { auditLog } from './features/audit/resource.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { buildSubject } from './features/builds/resource.ts';
import { jobs } from './features/jobs/resource.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { orders } from './features/orders/resource.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { payments } from './features/payments/resource.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { projects } from './features/projects/resource.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { recentUpdates } from './features/recent-updates/resource.ts';
import { recentUpdateRoutes } from './features/recent-updates/routes.ts';
import { savedViewSubject } from './features/saved-views/resource.ts';
import { sessionSubject } from './features/sessions/resource.ts';
import { users } from './features/users/resource.ts';
import { userRoutes } from './features/users/routes.ts';
import type { ExportSource, Find, Subject } from './platform/resource.ts';
import type { Services } from './services.ts';

type EntityOf<N extends FoundKind> = Extract<Declared, { name: N; audit: object }>['audit']['entity'];
type Found<N extends FoundKind> = { find: Find; subject: Subject<EntityOf<N>> };

/** What the server adds to each declared list. The compiler asks an export of all that are exported, and a search where one is declared. */
const resources = {
  users,
  projects,
  orders,
  'recent-updates': recentUpdates,
  payments,
  jobs,
  'audit-log': auditLog,
} satisfies { [N in ExportedList]: { exported: ExportSource } } & { [N in FoundKind]: Found<N> };

export const exportSources: Readonly<Record<ExportedList, { exported: ExportSource }>> = resources;
export const finders: Readonly<Record<FoundKind, { find: Find }>> = resources;

/** The calls of the resources. */
export const resourceRoutes = (services: Services) => ({
  ...userRoutes(services),
  ...projectRoutes(services),
  ...orderRoutes(services),
  ...paymentRoutes(services),
  ...recentUpdateRoutes(services),
  ...auditRoutes(services),
  ...jobRoutes(services),
});

/** How the audit log names what it speaks of. */
export const subjects: ReadonlyMap<AuditEntity, Subject> = new Map(
  [
    ...Object.values(resources).flatMap((one) => ('subject' in one ? [one.subject] : [])),
    sessionSubject,
    buildSubject,
    savedViewSubject,
  ].map((subject: Subject) => [subject.entity, subject]),
);
