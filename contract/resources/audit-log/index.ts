import type { Columns } from '../../core/columns.ts';
import type { ResourceDeclaration } from '../../core/resource.ts';

/** The audit log's own declaration, whose columns are made of the actions and entities of all the others. */
export const auditLogOf = <Action extends string, Entity extends string>(
  actions: readonly Action[],
  entities: readonly Entity[],
) =>
  ({
    name: 'audit-log',
    columns: {
      id: { type: 'id', filter: true },
      at: { type: 'time', sort: true, filter: true },
      action: { type: 'choice', values: actions, filter: true },
      entity: { type: 'choice', values: entities, filter: true },
      entityId: { type: 'id', filter: true },
      actorId: { type: 'id', filter: true },
    } satisfies Columns,
    exported: true,
    shownBy: ['GET /api/admin/audit-log'],
  }) as const satisfies ResourceDeclaration;
