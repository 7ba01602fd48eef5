import { randomUUID } from 'node:crypto';
import type { Columns, Connection } from './sqlite.ts';
import { type Actor, type Member, VISITOR } from '../src/core/calls.ts';
import type { Database } from './database.ts';

export interface Members {
  find(id: string): Member | null;
  findByEmail(email: string): Member | null;
  list(): readonly Member[];
  /** The member with this address, made where there is none. */
  ensure(connection: Connection, email: string, roles: readonly string[]): Member;
  change(
    id: string,
    change: { name?: string; roles?: readonly string[]; isBlocked?: boolean },
  ): Promise<Member | null>;
  /** The addresses of everyone with a role who isn't blocked. */
  emailsOf(role: string): readonly string[];
}

export const actorOf = (member: Member | null): Actor =>
  member === null || member.isBlocked
    ? VISITOR
    : { id: member.id, email: member.email, roles: member.roles, isOwner: member.isOwner };

const COLUMNS = '"id", "email", "name", "roles", "isBlocked"';

export function createMembers(database: Database, ownerEmail: string | null, now: () => Date): Members {
  function memberOf(row: Columns | undefined): Member | null {
    if (row === undefined) return null;
    const email = String(row.email);
    const isOwner = email === ownerEmail;
    const roles: readonly string[] = JSON.parse(String(row.roles));
    // The owner is never blocked, even if OWNER_EMAIL was changed to a blocked member.
    return {
      id: String(row.id),
      email,
      name: String(row.name),
      roles,
      isOwner,
      isBlocked: row.isBlocked === 1 && !isOwner,
    };
  }
  const findBy = (connection: Connection, column: 'id' | 'email', value: string) =>
    memberOf(connection.prepare(`SELECT ${COLUMNS} FROM "_members" WHERE "${column}" = ?`).get(value));
  const list = () =>
    database.reader
      .prepare(`SELECT ${COLUMNS} FROM "_members" ORDER BY "email" LIMIT 10000`)
      .all()
      .flatMap((row) => memberOf(row) ?? []);

  return {
    find: (id) => findBy(database.reader, 'id', id),
    findByEmail: (email) => findBy(database.reader, 'email', email),
    list,
    ensure(connection, email, roles) {
      const known = findBy(connection, 'email', email);
      if (known) return known;
      const id = randomUUID();
      connection
        .prepare(
          'INSERT INTO "_members" ("id", "email", "name", "roles", "createdAt") VALUES (?, ?, ?, ?, ?)',
        )
        .run(id, email, '', JSON.stringify(roles), now().toISOString());
      const isOwner = email === ownerEmail;
      return { id, email, name: '', roles, isOwner, isBlocked: false };
    },
    change: (id, { name, roles, isBlocked }) =>
      database.transaction((connection) => {
        const known = findBy(connection, 'id', id);
        if (!known) return null;
        const next = {
          ...known,
          name: name ?? known.name,
          roles: roles ?? known.roles,
          isBlocked: isBlocked ?? known.isBlocked,
        };
        connection
          .prepare('UPDATE "_members" SET "name" = ?, "roles" = ?, "isBlocked" = ? WHERE "id" = ?')
          .run(next.name, JSON.stringify(next.roles), Number(next.isBlocked), id);
        if (next.isBlocked) connection.prepare('DELETE FROM "_sessions" WHERE "member" = ?').run(id);
        return next;
      }),
    emailsOf: (role) =>
      role === 'owner'
        ? [ownerEmail ?? []].flat()
        : list().flatMap(({ roles, isBlocked, email }) => (roles.includes(role) && !isBlocked ? email : [])),
  };
}
