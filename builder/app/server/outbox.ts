import type { Database } from './database.ts';
import type { Mail, Mailer } from './mail.ts';
import type { Columns } from './sqlite.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BATCH = 50;
const MAX_WAIT_MINUTES = 60;

export interface Log {
  warn(details: object, message: string): void;
  error(details: unknown, message: string): void;
}

/** Mails that outlast a restart and a mail server that is away. */
export interface Outbox {
  /** Keeps a mail with the changes of the transaction under way, and sends it once they are kept. */
  add(mail: Mail): void;
  /** Sends the mails that are due. */
  sendDue(): Promise<void>;
  /** Waits for the mail under way; the others are sent after the next start. */
  close(): Promise<void>;
}

/** Whether the mail server answered that it doesn't take this mail; otherwise it couldn't be reached at all. */
const isRejected = (error: unknown) => error instanceof Error && 'responseCode' in error;

export function createOutbox(options: {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly now: () => Date;
  readonly log: Log;
}): Outbox {
  const { database, mailer, now, log } = options;
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString();

  const remove = (id: number) =>
    database.transaction((connection) => connection.prepare('DELETE FROM "_mails" WHERE "id" = ?').run(id));

  async function postpone(id: number, mail: Columns, error: unknown): Promise<void> {
    const tries = Number(mail['tries']) + 1;
    const details = { err: error, recipient: mail['recipient'], tries };
    if (String(mail['createdAt']) <= later(-DAY)) {
      log.error(details, 'A mail could not be sent for a day and was given up');
      await remove(id);
      return;
    }
    log.warn(details, 'A mail was not sent and will be tried again');
    const wait = Math.min(2 ** tries, MAX_WAIT_MINUTES) * MINUTE;
    await database.transaction((connection) =>
      connection
        .prepare('UPDATE "_mails" SET "tries" = ?, "nextAt" = ? WHERE "id" = ?')
        .run(tries, later(wait), id),
    );
  }

  /** Whether the next mail may be sent. */
  async function send(mail: Columns): Promise<boolean> {
    const id = Number(mail['id']);
    try {
      await mailer.send({
        to: String(mail['recipient']),
        subject: String(mail['subject']),
        text: String(mail['text']),
      });
    } catch (error) {
      await postpone(id, mail, error);
      return isRejected(error);
    }
    // After a crash just here the mail is sent twice, which is better than never.
    await remove(id);
    return true;
  }

  async function sendAll(): Promise<void> {
    let isReachable = true;
    while (isReachable && !isClosed) {
      // In a transaction, which begins when those before it have ended.
      const due = await database.transaction((connection) =>
        connection
          .prepare('SELECT * FROM "_mails" WHERE "nextAt" <= ? ORDER BY "nextAt", "id" LIMIT ?')
          .all(later(0), BATCH),
      );
      if (due.length === 0) return;
      for (const mail of due) {
        isReachable = await send(mail);
        if (!isReachable || isClosed) return;
      }
    }
  }

  function sendDue(): Promise<void> {
    running = running.then(sendAll).catch((error: unknown) => log.error(error, 'Mails could not be sent'));
    return running;
  }

  return {
    add({ to, subject, text }) {
      database.writer
        .prepare(
          'INSERT INTO "_mails" ("recipient", "subject", "text", "createdAt", "nextAt") VALUES (?, ?, ?, ?, ?)',
        )
        .run(to, subject, text, later(0), later(0));
      void sendDue();
    },
    sendDue,
    async close() {
      isClosed = true;
      await running;
    },
  };
}
