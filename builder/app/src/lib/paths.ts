import type { Values } from '../api/client.ts';
import type { Entity } from '../core/entity.ts';
import { paths } from '../paths.ts';

export interface EntityPaths {
  readonly list: string;
  readonly create: string;
  readonly detail: string;
  readonly edit: string;
}

const byEntity: Readonly<Record<string, EntityPaths>> = paths;

function pathsOf({ name }: Entity): EntityPaths {
  const found = byEntity[name];
  if (!found) throw new Error(`paths.ts has no pages of ${name}`);
  return found;
}

export const listPath = (entity: Entity): string => pathsOf(entity).list;
export const rowPath = (entity: Entity, id: string): string =>
  pathsOf(entity).detail.replace(':id', encodeURIComponent(id));
export const editPath = (entity: Entity, id: string): string =>
  pathsOf(entity).edit.replace(':id', encodeURIComponent(id));

export const isCreatePath = (path: string): boolean =>
  Object.values(byEntity).some(({ create }) => create === path);

/** The form of a new row, with what it begins with in the address. */
export function createPath(entity: Entity, start: Values = {}): string {
  const values = new URLSearchParams();
  for (const [name, cell] of Object.entries(start)) if (cell !== null) values.set(name, String(cell));
  return values.size > 0 ? `${pathsOf(entity).create}?${values}` : pathsOf(entity).create;
}
