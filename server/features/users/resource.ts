import { user } from '#contract/resources/users/calls.ts';
import { newestFound } from '../../platform/database/search.ts';
import { fullName } from '../../platform/http/session.ts';
import { exportOf, type Find, namesById, type Subject } from '../../platform/resource.ts';
import { userByEmail } from '../accounts/store.ts';
import { toUser, userList } from './store.ts';

const find: Find = async (q, { db, reader }, most) => {
  const exact = q.includes('@') ? await userByEmail(db, q.trim()) : undefined;
  const ids = await newestFound(reader.db, userList, q, most);
  const rows = await db
    .selectFrom('users')
    .select(['id', 'userName', 'email', 'firstName', 'lastName'])
    .where('id', 'in', exact ? [exact.id, ...ids] : ids)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: fullName(row) || row.userName,
    detail: row.email,
    texts: [fullName(row), row.email, row.userName],
  }));
};

/** What users are called. */
export const namesOfUsers: Subject['namesOf'] = async (db, ids) =>
  namesById(
    await db.selectFrom('users').select(['id', 'firstName', 'lastName']).where('id', 'in', ids).execute(),
    fullName,
  );

const subject: Subject<'user'> = {
  entity: 'user',
  nameIn: (field) => fullName({ firstName: field('firstName'), lastName: field('lastName') }),
  namesOf: namesOfUsers,
};

export const users = { exported: exportOf(user, userList, toUser, ['credit']), find, subject };
