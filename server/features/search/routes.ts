import { sql } from 'kysely';
import type { FoundKind, FoundRecord, searchEndpoints } from '#contract/resources/search.ts';
import { containing, newestFound, wordsOf } from '../../platform/database/search.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { fullName } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { userByEmail } from '../accounts/store.ts';
import { nearness } from './rules.ts';

/** How many of a kind are shown, and how many of the newest are looked at to find the nearest. */
const SHOWN = 5;
const LOOKED_AT = 40;
/** A single letter is in almost every name. */
const SHORTEST = 2;

/** A record, and the texts it can be found by. */
interface Found {
  record: FoundRecord;
  texts: string[];
}

export function searchRoutes({ db, reader }: Services): Handlers<keyof typeof searchEndpoints> {
  const finders: Record<FoundKind, (q: string) => Promise<Found[]>> = {
    async users(q) {
      const exact = q.includes('@') ? await userByEmail(db, q.trim()) : undefined;
      const ids = await newestFound(reader.db, 'users', q, LOOKED_AT);
      const rows = await db
        .selectFrom('users')
        .select(['id', 'userName', 'email', 'firstName', 'lastName'])
        .where('id', 'in', exact ? [exact.id, ...ids] : ids)
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({
        record: { kind: 'users', id: row.id, title: fullName(row) || row.userName, detail: row.email },
        texts: [fullName(row), row.email, row.userName],
      }));
    },
    async projects(q) {
      const rows = await db
        .selectFrom('projects')
        .innerJoin('users', 'users.id', 'projects.ownerId')
        .select(['projects.id', 'projects.name', 'projects.slug', 'users.firstName', 'users.lastName'])
        .where('projects.id', 'in', await newestFound(reader.db, 'projects', q, LOOKED_AT))
        .orderBy('projects.id', 'desc')
        .execute();
      return rows.map((row) => ({
        record: { kind: 'projects', id: row.id, title: row.name, detail: fullName(row) },
        texts: [row.name, row.slug],
      }));
    },
    async orders(q) {
      const rows = await db
        .selectFrom('orders')
        .select(['id', 'number', 'userName', 'userEmail', 'projectName'])
        .where('id', 'in', await newestFound(reader.db, 'orders', q, LOOKED_AT))
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({
        record: {
          kind: 'orders',
          id: row.id,
          title: row.number,
          detail: [row.userName, row.projectName].filter(Boolean).join(', '),
        },
        texts: [row.number, row.userName, row.userEmail, row.projectName],
      }));
    },
    // Updates are few: no index of their texts is kept.
    async 'recent-updates'(q) {
      const rows = await db
        .selectFrom('recentUpdates')
        .select(['id', 'title', 'authorName'])
        .where((eb) => eb.and(wordsOf(q).map((word) => containing([sql.ref('title')], word))))
        .orderBy('id', 'desc')
        .limit(LOOKED_AT)
        .execute();
      return rows.map((row) => ({
        record: { kind: 'recent-updates', id: row.id, title: row.title, detail: row.authorName },
        texts: [row.title],
      }));
    },
  };

  return {
    'GET /api/admin/search': async ({ query: { q } }) => {
      if (wordsOf(q).join('').length < SHORTEST) return [];
      const found = await Promise.all(Object.values(finders).map((find) => find(q)));
      return found.flatMap((rows) =>
        rows
          // Sorting keeps the order of equals, and these come newest first.
          .toSorted((one, other) => nearness(other.texts, q) - nearness(one.texts, q))
          .slice(0, SHOWN)
          .map(({ record }) => record),
      );
    },
  };
}
