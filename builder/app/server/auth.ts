import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Member } from '../src/core/calls.ts';
import type { Database } from './database.ts';
import type { Members } from './members.ts';

const CODE_MINUTES = 10;
const CODE_TRIES = 5;
const SESSION_DAYS = 30;
const MINUTE = 60_000;

export interface Auth {
  /** A code for an address that may sign in; null for any other. */
  createCode(email: string): Promise<string | null>;
  /** Ends the code and starts a session; null where the code is wrong, used, or too old. */
  verify(email: string, code: string): Promise<{ token: string; member: Member } | null>;
  memberOf(token: string): Member | null;
  signOut(token: string): Promise<void>;
  /** Forgets codes and sessions that have ended. */
  removeExpired(): Promise<void>;
}

/** Only the hash is stored, so that a copy of the database signs nobody in. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function createAuth(options: {
  database: Database;
  members: Members;
  ownerEmail: string;
  signUp: 'open' | 'invited';
  now: () => Date;
}): Auth {
  const { database, members, ownerEmail, signUp, now } = options;
  // Six digits are few to guess, so their hash needs a key that no copy of the database holds. A restart ends open codes.
  const key = randomBytes(32);
  const hashCode = (email: string, code: string) =>
    createHmac('sha256', key).update(`${email}\n${code}`).digest('hex');
  const later = (minutes: number) => new Date(now().getTime() + minutes * MINUTE).toISOString();
  const isEqual = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

  function maySignIn(email: string): boolean {
    if (email === ownerEmail) return true;
    const member = members.findByEmail(email);
    return member ? !member.isBlocked : signUp === 'open';
  }

  return {
    async createCode(email) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const isAllowed = maySignIn(email);
      await database.transaction((connection) => {
        connection.prepare('DELETE FROM "_codes" WHERE "email" = ?').run(email);
        // A row for an unknown address too: the answer takes as long, and the tries are counted alike.
        connection
          .prepare('INSERT INTO "_codes" ("email", "hash", "tries", "expiresAt") VALUES (?, ?, 0, ?)')
          .run(email, isAllowed ? hashCode(email, code) : '', later(CODE_MINUTES));
      });
      return isAllowed ? code : null;
    },

    verify: (email, code) =>
      database.transaction((connection) => {
        const known = connection
          .prepare('SELECT "hash", "tries", "expiresAt" FROM "_codes" WHERE "email" = ?')
          .get(email);
        if (!known || Number(known.tries) >= CODE_TRIES || String(known.expiresAt) <= now().toISOString())
          return null;
        if (!isEqual(String(known.hash), hashCode(email, code)) || !maySignIn(email)) {
          connection.prepare('UPDATE "_codes" SET "tries" = "tries" + 1 WHERE "email" = ?').run(email);
          return null;
        }
        connection.prepare('DELETE FROM "_codes" WHERE "email" = ?').run(email);
        const member = members.ensure(connection, email, []);
        const token = randomBytes(32).toString('base64url');
        connection
          .prepare('INSERT INTO "_sessions" ("hash", "member", "expiresAt") VALUES (?, ?, ?)')
          .run(hashOf(token), member.id, later(SESSION_DAYS * 24 * 60));
        return { token, member };
      }),

    memberOf(token) {
      const session = database.reader
        .prepare('SELECT "member" FROM "_sessions" WHERE "hash" = ? AND "expiresAt" > ?')
        .get(hashOf(token), now().toISOString());
      const member = session ? members.find(String(session.member)) : null;
      return member?.isBlocked ? null : member;
    },

    async signOut(token) {
      await database.transaction((connection) =>
        connection.prepare('DELETE FROM "_sessions" WHERE "hash" = ?').run(hashOf(token)),
      );
    },

    async removeExpired() {
      await database.transaction((connection) => {
        for (const table of ['_sessions', '_codes']) {
          connection.prepare(`DELETE FROM "${table}" WHERE "expiresAt" <= ?`).run(now().toISOString());
        }
      });
    },
  };
}
