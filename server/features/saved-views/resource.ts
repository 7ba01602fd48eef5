import { namesById, type Subject } from '../../platform/resource.ts';

export const savedViewSubject: Subject<'saved-view'> = {
  entity: 'saved-view',
  nameIn: (field) => field('name'),
  namesOf: async (db, ids) =>
    namesById(
      await db.selectFrom('savedViews').select(['id', 'name']).where('id', 'in', ids).execute(),
      ({ name }) => name,
    ),
};
