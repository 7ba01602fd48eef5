import { sql } from 'kysely';
import { recentUpdate } from '#contract/resources/recent-updates/calls.ts';
import { containing, wordsOf } from '../../platform/database/search.ts';
import { exportOf, type Find, namesById, type Subject } from '../../platform/resource.ts';
import { toUpdate, updateList } from './store.ts';

// Updates are few: no index of their texts is kept.
const find: Find = async (q, { db }, most) => {
  const rows = await db
    .selectFrom('recentUpdates')
    .select(['id', 'title', 'authorName'])
    .where((eb) => eb.and(wordsOf(q).map((word) => containing([sql.ref('title')], word))))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, title, authorName }) => ({ id, title, detail: authorName, texts: [title] }));
};

const subject: Subject<'recent-update'> = {
  entity: 'recent-update',
  nameIn: (field) => field('title'),
  namesOf: async (db, ids) =>
    namesById(
      await db.selectFrom('recentUpdates').select(['id', 'title']).where('id', 'in', ids).execute(),
      ({ title }) => title,
    ),
};

export const recentUpdates = { exported: exportOf(recentUpdate, updateList, toUpdate), find, subject };
