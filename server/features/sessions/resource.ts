import type { Subject } from '../../platform/resource.ts';
import { namesOfUsers } from '../users/resource.ts';

/** Signing in and out is done to the person's account, and entries of sessions carry its id. */
export const sessionSubject: Subject<'session'> = {
  entity: 'session',
  namesOf: namesOfUsers,
  shownOn: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, { entity: 'user', id }]))),
};
