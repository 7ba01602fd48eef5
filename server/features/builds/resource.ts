import { namesById, type Subject } from '../../platform/resource.ts';

/** A build is seen on its project's page. */
export const buildSubject: Subject<'build'> = {
  entity: 'build',
  namesOf: async (db, ids) =>
    namesById(
      await db
        .selectFrom('builds')
        .innerJoin('projects', 'projects.id', 'builds.projectId')
        .select(['builds.id', 'projects.name', 'builds.number'])
        .where('builds.id', 'in', ids)
        .execute(),
      ({ name, number }) => `${name} #${number}`,
    ),
  async shownOn(db, ids) {
    const rows = await db.selectFrom('builds').select(['id', 'projectId']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, projectId }) => [id, { entity: 'project', id: projectId }]));
  },
};
