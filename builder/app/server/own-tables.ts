// The tables of the server itself; an underscore sets their names apart from the app's.

const members = [
  `CREATE TABLE "_members" (
    "id" TEXT PRIMARY KEY,
    "email" TEXT NOT NULL COLLATE NOCASE UNIQUE,
    "name" TEXT NOT NULL,
    "roles" TEXT NOT NULL,
    "isBlocked" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE "_sessions" (
    "hash" TEXT PRIMARY KEY,
    "member" TEXT NOT NULL REFERENCES "_members" ("id") ON DELETE CASCADE,
    "expiresAt" TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX "_sessions_member_index" ON "_sessions" ("member")`,
  `CREATE TABLE "_codes" (
    "nonce" TEXT PRIMARY KEY,
    "email" TEXT NOT NULL,
    "expiresAt" TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX "_codes_email_index" ON "_codes" ("email")`,
];

const files = [
  `CREATE TABLE "_files" (
    "id" TEXT PRIMARY KEY,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "createdBy" TEXT REFERENCES "_members" ("id") ON DELETE SET NULL,
    "createdAt" TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX "_files_createdAt_index" ON "_files" ("createdAt")`,
];

const settings = [`CREATE TABLE "_settings" ("key" TEXT PRIMARY KEY, "value" TEXT NOT NULL) STRICT`];

/** Which reminders were sent, so that each is sent once. */
const reminders = [
  `CREATE TABLE "_reminders" (
    "entity" TEXT NOT NULL,
    "row" TEXT NOT NULL,
    "notice" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    PRIMARY KEY ("entity", "row", "notice", "date")
  ) STRICT`,
];

/** Mails that are still to be sent. */
const mails = [
  `CREATE TABLE "_mails" (
    "id" INTEGER PRIMARY KEY,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TEXT NOT NULL,
    "nextAt" TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX "_mails_nextAt_index" ON "_mails" ("nextAt")`,
];

export const ownTables: readonly string[] = [...members, ...files, ...settings, ...reminders, ...mails];
