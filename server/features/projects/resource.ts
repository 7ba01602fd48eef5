import { project } from '#contract/builder/projects/calls.ts';
import { newestFound } from '../../platform/database/search.ts';
import { fullName } from '../../platform/http/session.ts';
import { exportOf, type Find, namesById, type Subject } from '../../platform/resource.ts';
import { projectList, toProject } from './store.ts';

const find: Find = async (q, { db, reader }, most) => {
  const rows = await db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.ownerId')
    .select(['projects.id', 'projects.name', 'projects.slug', 'users.firstName', 'users.lastName'])
    .where('projects.id', 'in', await newestFound(reader.db, projectList, q, most))
    .orderBy('projects.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: fullName(row),
    texts: [row.name, row.slug],
  }));
};

const subject: Subject<'project'> = {
  entity: 'project',
  nameIn: (field) => field('name'),
  namesOf: async (db, ids) =>
    namesById(
      await db.selectFrom('projects').select(['id', 'name']).where('id', 'in', ids).execute(),
      ({ name }) => name,
    ),
};

export const projects = { exported: exportOf(project, projectList, toProject), find, subject };
