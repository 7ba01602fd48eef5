import type { ProjectState } from '#contract/builder/projects/index.ts';
import type { ProjectRow } from '../../platform/database/schema.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { stale } from '../../platform/errors.ts';
import type { CallChange } from '../../platform/http/bind.ts';
import { queueMoved } from '../builds/store.ts';
import { closeOrder, openOrderOf } from '../orders/store.ts';
import { requireMove } from './rules.ts';

// What owners and administrators alike change of a project.

/** What an audit entry shows of a project. */
export const publicPart = ({ name, slug, description, state, published }: ProjectRow) => ({
  name,
  slug,
  description,
  state,
  published: published === 1,
});

/** Changes what a person edits of a project, guarded by the time it was read at. */
export async function editProject(
  change: CallChange,
  before: ProjectRow,
  readAt: string,
  patch: Partial<ProjectRow>,
): Promise<ProjectRow> {
  if (before.updatedAt !== Date.parse(readAt)) throw stale('project');
  const after = { ...before, ...patch, updatedAt: nextUpdatedAt(before) };
  await change.trx
    .updateTable('projects')
    .set({ ...patch, updatedAt: after.updatedAt })
    .where('id', '=', before.id)
    .execute();
  return after;
}

/** Takes a project out of use, or puts it back where it was. */
export async function setAside(
  change: CallChange,
  project: ProjectRow,
  to: 'archived' | 'suspended',
  aside: boolean,
): Promise<Partial<ProjectRow>> {
  if (!aside) {
    if (project.state !== to) return {};
    const state = project.resumeState ?? 'draft';
    requireMove(project.state, state);
    return { state, resumeState: null };
  }
  if (project.state === to) return {};
  requireMove(project.state, to);
  if (to === 'archived') {
    await change.trx
      .updateTable('builds')
      .set({ state: 'cancelled', finishedAt: Date.now() })
      .where('projectId', '=', project.id)
      .where('state', '=', 'queued')
      .execute();
    await queueMoved(change);
  }
  return { state: to, resumeState: resting(project), ...(to === 'archived' ? { published: 0 } : {}) };
}

export async function removeProject(change: CallChange, project: ProjectRow): Promise<void> {
  const open = await openOrderOf(change.trx, project.id);
  if (open) await closeOrder(change, open, 'cancelled');
  await change.trx.deleteFrom('projects').where('id', '=', project.id).execute();
  await queueMoved(change);
  await change.record(project.id, publicPart(project), null, project.ownerId);
}

/** Where a project set aside returns to: work that was under way does not go on by itself. */
function resting(project: ProjectRow): ProjectState {
  if (project.state === 'queued' || project.state === 'building')
    return project.servedBuild === null ? 'failed' : 'ready';
  return project.state === 'archived' || project.state === 'suspended'
    ? (project.resumeState ?? 'draft')
    : project.state;
}
