import type { Actor } from '../src/core/calls.ts';
import type { AppInfo } from '../src/core/app.ts';
import { addDays, dayOf } from '../src/core/dates.ts';
import type { Entity, Notice, Row } from '../src/core/entity.ts';
import { createFormat } from '../src/core/format.ts';
import type { Notification } from '../src/core/service.ts';
import type { Storage } from '../src/core/storage.ts';
import { titlesFor } from '../src/core/titles.ts';
import { messages } from '../src/words/index.ts';
import type { Database } from './database.ts';
import type { Mailer } from './mail.ts';
import type { Members } from './members.ts';
import { rateLimit } from './rate-limit.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What a stranger can set off for one address, by filling in a form with it again and again. */
const MAILS_A_DAY = 20;

export interface Notices {
  notify(notification: Notification): void;
  /** Sends the reminders that are due and weren't sent yet. */
  sendReminders(): Promise<void>;
  /** Waits for the mails under way. */
  sent(): Promise<void>;
}

export interface NoticeOptions {
  readonly info: AppInfo;
  readonly entities: readonly Entity[];
  readonly database: Database;
  readonly storage: Storage;
  readonly members: Members;
  readonly mailer: Mailer;
  readonly now: () => Date;
  readonly log: { error(error: unknown, message: string): void };
}

/** Mails may name every row that their text asks for. */
const OWNER: Actor = { id: null, email: '', roles: [], isOwner: true };

/** A moment as rows have it: local time to the minute. */
const dateTimeHere = (moment: Date) => `${dayOf(moment)}T${moment.toTimeString().slice(0, 5)}`;

export function createNotices(options: NoticeOptions): Notices {
  const { info, entities, database, storage, members, mailer, now, log } = options;
  const format = createFormat({ locale: info.language, currency: info.currency, messages });
  const waitFor = rateLimit(MAILS_A_DAY, DAY, () => now().getTime());
  const underWay = new Set<Promise<void>>();

  function recipients({ to }: Notice, row: Row): readonly string[] {
    if ('role' in to) return members.emailsOf(to.role);
    const email = row[to.field];
    return typeof email === 'string' && email !== '' && waitFor(email.toLowerCase()) === 0 ? [email] : [];
  }

  async function send(entity: Entity, notice: Notice, row: Row): Promise<void> {
    const computing = {
      entities: new Map(entities.map((each) => [each.name, each])),
      db: storage,
      format,
      today: dayOf(now()),
    };
    const titles = await titlesFor(computing, OWNER, entity, [row]);
    const fill = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
        const field = entity.fields.find((candidate) => candidate.name === name);
        return field ? format.cell(field, row[name], titles) : placeholder;
      });
    for (const to of recipients(notice, row))
      await mailer.send({ to, subject: fill(notice.subject), text: fill(notice.text) });
  }

  /** Marks a reminder as sent, unless it was. */
  const claim = (key: readonly [string, string, number, string]): Promise<boolean> =>
    database.transaction((connection) => {
      const insert = connection.prepare(
        'INSERT OR IGNORE INTO "_reminders" ("entity", "row", "notice", "date") VALUES (?, ?, ?, ?)',
      );
      return Number(insert.run(...key).changes) === 1;
    });
  const release = (key: readonly [string, string, number, string]) =>
    database.transaction((connection) =>
      connection
        .prepare('DELETE FROM "_reminders" WHERE "entity" = ? AND "row" = ? AND "notice" = ? AND "date" = ?')
        .run(...key),
    );

  async function remind(entity: Entity, notice: Notice, index: number): Promise<void> {
    if (notice.on.event !== 'before') return;
    const { field, minutes } = notice.on;
    const isDay = entity.fields.find(({ name }) => name === field)?.type === 'date';
    const until = new Date(now().getTime() + minutes * MINUTE);
    // A day begins at midnight, so the days that are still ahead begin tomorrow.
    const rows = await storage.find(entity, [
      { op: 'from', field, value: isDay ? addDays(dayOf(now()), 1) : dateTimeHere(now()) },
      { op: 'to', field, value: isDay ? dayOf(until) : dateTimeHere(until) },
    ]);
    for (const row of rows) {
      const key = [entity.name, row.id, index, String(row[field])] as const;
      if (!(await claim(key))) continue;
      try {
        await send(entity, notice, row);
      } catch (error) {
        log.error(error, 'A reminder was not sent; the next minute tries again');
        await release(key);
      }
    }
  }

  return {
    notify({ entity, notice, row }) {
      const mail = send(entity, notice, row)
        .catch((error: unknown) => log.error(error, 'A notice was not sent'))
        .finally(() => underWay.delete(mail));
      underWay.add(mail);
    },
    async sendReminders() {
      for (const entity of entities) {
        const notices = entity.definition.notices ?? [];
        for (const [index, notice] of notices.entries()) await remind(entity, notice, index);
      }
    },
    async sent() {
      await Promise.all(underWay);
    },
  };
}
