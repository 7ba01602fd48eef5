import type { Blueprint } from '#blueprint/schema.ts';
import type { BuildFault } from '#contract/builder/builds/calls.ts';
import type { Selection } from './outline.tsx';

// The editor opens at `?page=<path>`, `?data=<entity>&field=<name>` or `?look`: names rather than positions, which others may change.

/** The address of the editor, opened at the place of a fault. */
export function editorPath(projectId: string, { place, part }: Pick<BuildFault, 'place' | 'part'>): string {
  const params = new URLSearchParams();
  if (place) params.set(place.kind, place.key);
  if (place?.kind === 'data' && part?.kind === 'field') params.set('field', part.key);
  const query = params.toString();
  return `/manage-pages/${projectId}${query ? `?${query}` : ''}`;
}

/** What is selected at first; null when the address names nothing that is there. */
export function startSelection(blueprint: Blueprint, params: URLSearchParams): Selection | null {
  if (params.has('look')) return { kind: 'look', at: 0 };
  const page = blueprint.pages.findIndex(({ path }) => path === params.get('page'));
  if (page !== -1) return { kind: 'page', at: page };
  const data = blueprint.entities.findIndex(({ name }) => name === params.get('data'));
  return data === -1 ? null : { kind: 'data', at: data };
}
