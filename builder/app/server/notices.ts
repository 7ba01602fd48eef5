import type { Actor } from '../src/core/calls.ts';
import type { AppInfo } from '../src/core/app.ts';
import { addDays, dayOf } from '../src/core/dates.ts';
import type { Entity, Notice, Row } from '../src/core/entity.ts';
import { fieldOf } from '../src/core/fields.ts';
import { createFormat } from '../src/core/format.ts';
import { counts } from '../src/core/rules.ts';
import type { Notification } from '../src/core/service.ts';
import type { Storage } from '../src/core/storage.ts';
import { titlesFor } from '../src/core/titles.ts';
import { messages } from '../src/words/index.ts';
import type { Database } from './database.ts';
import type { Members } from './members.ts';
import type { Log, Outbox } from './outbox.ts';
import { rateLimit } from './rate-limit.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Limits the mails that a stranger can cause to one address by sending a form with it again and again. */
const MAILS_A_DAY = 20;

export interface Notices {
  /** Keeps the mails of a change, in the transaction of the change. */
  notify(notification: Notification, db: Storage): Promise<void>;
  /** Keeps the reminders that are due and weren't kept yet. */
  remind(): Promise<void>;
}

export interface NoticeOptions {
  readonly info: AppInfo;
  readonly entities: readonly Entity[];
  readonly database: Database;
  readonly storage: Storage;
  readonly members: Members;
  readonly outbox: Outbox;
  readonly now: () => Date;
  readonly log: Log;
}

type Reminder = Notice & { readonly on: { readonly event: 'before' } };

/** Mails may name every row that their text asks for. */
const OWNER: Actor = { id: null, email: '', roles: [], isOwner: true };

/** A moment as rows have it: local time to the minute. */
const dateTimeHere = (moment: Date) => `${dayOf(moment)}T${moment.toTimeString().slice(0, 5)}`;

const isReminder = (notice: Notice): notice is Reminder => notice.on.event === 'before';

/** What a reminder is remembered by; it stays the same when others are added or removed. */
const nameOf = ({ on, to }: Reminder) =>
  `${on.field} ${on.minutes} ${'role' in to ? `role ${to.role}` : to.field}`;

/** The states whose rows don't count for some rule, such as those that were cancelled. */
const exceptedStates = (entity: Entity): readonly string[] =>
  (entity.definition.rules ?? []).flatMap((rule) => ('except' in rule ? (rule.except ?? []) : []));

export function createNotices(options: NoticeOptions): Notices {
  const { info, entities, database, storage, members, outbox, now, log } = options;
  const format = createFormat({ locale: info.language, currency: info.currency, messages });
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const time = () => now().getTime();
  const waitFor = rateLimit(MAILS_A_DAY, DAY, time);
  const waitToLog = rateLimit(1, DAY, time);

  function isWithinLimit(email: string): boolean {
    if (waitFor(email) === 0) return true;
    if (waitToLog(email) === 0)
      log.warn({ recipient: email }, `No more than ${MAILS_A_DAY} notices a day go to one address`);
    return false;
  }
  /** What a field holds as an address, or what the row that it refers to does. */
  async function addressIn(entity: Entity, name: string, row: Row, db: Storage): Promise<unknown> {
    const field = fieldOf(entity, name);
    if (field?.type !== 'reference') return row[name];
    const other = byName.get(field.entity ?? '');
    const id = row[name];
    const referred = other && typeof id === 'string' ? await db.get(other, id) : null;
    const email = other?.fields.find(({ type }) => type === 'email');
    return email && referred?.[email.name];
  }
  async function recipients(
    { to }: Notice,
    entity: Entity,
    row: Row,
    db: Storage,
  ): Promise<readonly string[]> {
    if ('role' in to) return members.emailsOf(to.role);
    const email = await addressIn(entity, to.field, row, db);
    return typeof email === 'string' && email !== '' && isWithinLimit(email.toLowerCase()) ? [email] : [];
  }

  async function keepMails(entity: Entity, notice: Notice, row: Row, db: Storage): Promise<void> {
    const computing = { entities: byName, db, format, today: dayOf(now()) };
    const titles = await titlesFor(computing, OWNER, entity, [row]);
    const fill = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
        const field = fieldOf(entity, name);
        return field ? format.cell(field, row[name], titles) : placeholder;
      });
    for (const to of await recipients(notice, entity, row, db))
      outbox.add({ to, subject: fill(notice.subject), text: fill(notice.text) });
  }

  /** Remembers a reminder and keeps its mails, or neither, unless it was remembered before. */
  const keepReminder = (entity: Entity, notice: Reminder, row: Row): Promise<void> =>
    database.transaction(async (connection) => {
      const { changes } = connection
        .prepare('INSERT OR IGNORE INTO "_reminders" ("entity", "row", "notice", "date") VALUES (?, ?, ?, ?)')
        .run(entity.name, row.id, nameOf(notice), String(row[notice.on.field]));
      if (Number(changes) === 1) await keepMails(entity, notice, row, storage);
    });

  async function remindOf(entity: Entity, notice: Reminder): Promise<void> {
    const { field, minutes } = notice.on;
    const isDay = fieldOf(entity, field)?.type === 'date';
    const until = new Date(time() + minutes * MINUTE);
    // Today began at midnight, so for dates the time before begins tomorrow.
    const rows = await storage.find(entity, [
      { op: 'from', field, value: isDay ? addDays(dayOf(now()), 1) : dateTimeHere(now()) },
      { op: 'to', field, value: isDay ? dayOf(until) : dateTimeHere(until) },
    ]);
    const excepted = exceptedStates(entity);
    for (const row of rows) if (counts(entity, row, excepted)) await keepReminder(entity, notice, row);
  }

  return {
    async notify({ entity, notice, row }, db) {
      try {
        await keepMails(entity, notice, row, db);
      } catch (error) {
        // A mail that can't be written must not undo what it tells of.
        log.error(error, 'A notice could not be written');
      }
    },
    async remind() {
      for (const entity of entities)
        for (const notice of (entity.definition.notices ?? []).filter(isReminder))
          await remindOf(entity, notice);
    },
  };
}
