import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Member } from '../src/core/calls.ts';
import type { Database } from './database.ts';
import type { Members } from './members.ts';

const CODE_MINUTES = 15;
/** A code is sent again while it is valid for as long as its mail promises. */
const PROMISED_MINUTES = 10;
const SESSION_DAYS = 30;
const MINUTE = 60_000;

export interface Auth {
  /** A code for an address that may sign in; null for any other. It leaves the codes before it valid. */
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
  ownerEmail: string | null;
  signUp: 'open' | 'invited';
  now: () => Date;
}): Auth {
  const { database, members, ownerEmail, signUp, now } = options;
  // Codes are derived from what is stored with a key that no copy of the database holds. A restart ends open codes.
  const key = randomBytes(32);
  const codeOf = (email: string, nonce: string) => {
    const digest = createHmac('sha256', key).update(`${email}\n${nonce}`).digest();
    return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  };
  const later = (minutes: number) => new Date(now().getTime() + minutes * MINUTE).toISOString();
  const isEqual = (expected: string, given: string) =>
    expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));

  function maySignIn(email: string): boolean {
    if (email === ownerEmail) return true;
    const member = members.findByEmail(email);
    return member ? !member.isBlocked : signUp === 'open';
  }

  return {
    async createCode(email) {
      const nonce = await database.transaction((connection) => {
        const known = connection
          .prepare('SELECT "nonce" FROM "_codes" WHERE "email" = ? AND "expiresAt" > ?')
          .get(email, later(PROMISED_MINUTES));
        if (known) return String(known.nonce);
        const fresh = randomBytes(16).toString('hex');
        // A row for an unknown address too, so that the answer takes as long.
        connection
          .prepare('INSERT INTO "_codes" ("nonce", "email", "expiresAt") VALUES (?, ?, ?)')
          .run(fresh, email, later(CODE_MINUTES));
        return fresh;
      });
      return maySignIn(email) ? codeOf(email, nonce) : null;
    },

    verify: (email, code) =>
      database.transaction((connection) => {
        const codes = connection
          .prepare('SELECT "nonce" FROM "_codes" WHERE "email" = ? AND "expiresAt" > ?')
          .all(email, now().toISOString())
          .map(({ nonce }) => codeOf(email, String(nonce)));
        if (!codes.some((valid) => isEqual(valid, code)) || !maySignIn(email)) return null;
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
