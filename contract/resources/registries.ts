import type { Columns } from '../core/columns.ts';
import {
  declarations,
  type Exported,
  type ExportedList,
  type FoundKind,
  type OpenedEntity,
  type Resource,
  type Searched,
} from './index.ts';

// What is derived from the declarations for the server and for single pages, apart from what every page of the browser loads.

/** What events can name. */
export const RESOURCES: Resource[] = declarations.flatMap((one) => ('shownBy' in one ? [one.name] : []));

/** Resources whose changes everyone hears of. */
export const HEARD_BY_ALL: readonly Resource[] = declarations.flatMap((one) =>
  'audience' in one ? [one.name] : [],
);

const exported: Exported[] = declarations.flatMap((one) => ('exported' in one ? [one] : []));
export const EXPORTED_LISTS: ExportedList[] = exported.map(({ name }) => name);
/** The columns of each exported list. */
export const LISTS: ReadonlyMap<ExportedList, Columns> = new Map(
  exported.map(({ name, columns }) => [name, columns]),
);

const searched: Searched[] = declarations.flatMap((one) => ('searched' in one ? [one] : []));
/** What the command palette finds, in the order it shows it. */
export const FOUND_KINDS: FoundKind[] = searched.map(({ name }) => name);
export const OPENED_ENTITIES: OpenedEntity[] = searched.map(({ audit }) => audit.entity);

/** The list that holds what the audit log calls `entity`. */
export function listOf(entity: OpenedEntity): FoundKind {
  const found = searched.find(({ audit }) => audit.entity === entity);
  if (!found) throw new Error(`No list holds what is called ${entity}`);
  return found.name;
}
