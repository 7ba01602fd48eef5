import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RowAnswer } from '../../builder/app/src/api/client.ts';
import { defineEntity, type Entity, type Notice } from '../../builder/app/src/core/entity.ts';
import { entities } from '../../builder/app/src/entities/index.ts';
import { type Mail, smtpMailer } from '../../builder/app/server/mail.ts';
import { createMembers } from '../../builder/app/server/members.ts';
import { migrations } from '../../builder/app/server/migrations/index.ts';
import { createNotices } from '../../builder/app/server/notices.ts';
import { createOutbox } from '../../builder/app/server/outbox.ts';
import { entitySql } from '../../builder/app/server/schema.ts';
import { createStorage } from '../../builder/app/server/storage.ts';
import { app as info } from '../../builder/app/src/app.ts';
import { OWNER_EMAIL, startServer, type TestServer } from '../../builder/app/tests/support/server.ts';

const notices: readonly Notice[] = [
  {
    on: { event: 'create' },
    to: { role: 'owner' },
    subject: 'New: {guest}',
    text: '{guest} comes on {at} for {price}',
  },
  { on: { event: 'create' }, to: { role: 'mechanic' }, subject: 'For mechanics', text: '{nothing}' },
  {
    on: { event: 'state', state: 'sure' },
    to: { field: 'email' },
    subject: 'Sure',
    text: 'See you, {guest}',
  },
  {
    on: { event: 'above', field: 'price', value: 100_000 },
    to: { field: 'email' },
    subject: 'Dear',
    text: '{price}',
  },
  {
    on: { event: 'before', field: 'at', minutes: 120 },
    to: { field: 'email' },
    subject: 'Soon',
    text: '{at}',
  },
];
const extraReminder: Notice = {
  on: { event: 'before', field: 'at', minutes: 180 },
  to: { field: 'email' },
  subject: 'Extra',
  text: '{at}',
};
const withNotices = (given: readonly Notice[]): Entity => ({
  ...visit,
  definition: { ...visit.definition, notices: given },
});
const visit = defineEntity(
  {
    name: 'visit',
    title: 'guest',
    icon: 'box',
    fields: {
      guest: { type: 'text', required: true },
      email: { type: 'email' },
      at: { type: 'dateTime' },
      price: { type: 'money', currency: 'EUR' },
      state: { type: 'select', options: ['open', 'sure', 'off'], required: true },
    },
    states: {
      field: 'state',
      initial: 'open',
      transitions: [
        { from: 'open', to: 'sure' },
        { from: 'open', to: 'off' },
      ],
    },
    rules: [{ kind: 'uniqueTogether', fields: ['guest', 'at', 'email', 'price'], except: ['off'] }],
    access: { read: ['public'], create: ['public'], update: ['public'], delete: ['owner'] },
    notices,
  },
  {
    label: 'Visit',
    plural: 'Visits',
    fields: {
      guest: { label: 'Guest' },
      email: { label: 'E-mail' },
      at: { label: 'At' },
      price: { label: 'Price' },
      state: { label: 'State' },
    },
  },
);
/** Its mails go to whom its visit is of. */
const stay = defineEntity(
  {
    name: 'stay',
    title: 'room',
    icon: 'box',
    fields: {
      room: { type: 'text', required: true },
      visit: { type: 'reference', entity: 'visit', onDelete: 'clear' },
      until: { type: 'dateTime' },
    },
    access: { read: ['public'], create: ['public'], update: ['public'], delete: ['owner'] },
    notices: [
      { on: { event: 'create' }, to: { field: 'visit' }, subject: 'Room {room}', text: '{visit}' },
      {
        on: { event: 'before', field: 'until', minutes: 120 },
        to: { field: 'visit' },
        subject: 'Leave soon',
        text: '{room}',
      },
    ],
  },
  {
    label: 'Stay',
    plural: 'Stays',
    fields: { room: { label: 'Room' }, visit: { label: 'Visit' }, until: { label: 'Until' } },
  },
);
const all = [...entities, visit, stay];

let server: TestServer;
afterEach(() => server.close());

const start = async (now?: () => Date) => {
  server = await startServer({
    entities: all,
    migrations: [
      ...migrations,
      { name: '0002-visit', statements: [...entitySql(visit), ...entitySql(stay)] },
    ],
    now,
  });
};
const make = async (values: object) =>
  (
    await server.call<RowAnswer>('POST', '/visit', {
      body: { guest: 'Ada', email: 'ada@example.com', ...values },
    })
  ).body.row;
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

describe('notices', () => {
  it('go to the owner and to a role when a row is made, with its values as text', async () => {
    await start();
    const owner = await server.signIn(OWNER_EMAIL);
    await server.call('POST', '/members', {
      token: owner,
      body: { email: 'mia@example.com', roles: ['mechanic'] },
    });
    await make({ guest: '<b>Ada</b>', at: '2030-05-01T09:30', price: 1250 });
    await server.settled();
    const mail = mailsTo(OWNER_EMAIL).at(-1);
    expect(mail?.subject).toBe('New: <b>Ada</b>');
    expect(mail?.text).toMatch(/^<b>Ada<\/b> comes on May 1, 2030.* for €12\.50$/);
    expect(mailsTo('mia@example.com').at(-1)).toMatchObject({ subject: 'For mechanics', text: '{nothing}' });
  });

  it('go to the row’s address when it reaches a state, once', async () => {
    await start();
    const { id } = await make({});
    await server.call('PATCH', `/visit/${id}`, { body: { state: 'sure' } });
    await server.call('PATCH', `/visit/${id}`, { body: { guest: 'Eva' } });
    await server.settled();
    expect(mailsTo('ada@example.com')).toEqual([
      { to: 'ada@example.com', subject: 'Sure', text: 'See you, Ada' },
    ]);
  });

  it('go out when a number rises above a limit, once while it stays there', async () => {
    await start();
    const { id } = await make({ price: 100_000 });
    for (const price of [100_001, 120_000]) await server.call('PATCH', `/visit/${id}`, { body: { price } });
    await server.settled();
    expect(mailsTo('ada@example.com')).toEqual([
      { to: 'ada@example.com', subject: 'Dear', text: '€1,000.01' },
    ]);
  });

  it('go to the address of the row that a reference points to, and to nobody where there is none', async () => {
    await start();
    const { id } = await make({ guest: 'Ada' });
    const { id: silent } = await make({ guest: 'Eva', email: null });
    for (const visit of [id, silent, null])
      await server.call('POST', '/stay', { body: { room: '7', visit } });
    await server.settled();
    expect(server.mails.filter(({ subject }) => subject === 'Room 7')).toEqual([
      { to: 'ada@example.com', subject: 'Room 7', text: 'Ada' },
    ]);
  });

  it('are not sent for a row that was rejected', async () => {
    await start();
    await make({ guest: '' });
    await server.settled();
    expect(server.mails).toEqual([]);
  });

  it('go to one address no more than twenty times a day', async () => {
    await start();
    for (let count = 0; count < 25; count += 1) {
      const { id } = await make({});
      await server.call('PATCH', `/visit/${id}`, { body: { state: 'sure' } });
    }
    await server.settled();
    expect(mailsTo('ada@example.com')).toHaveLength(20);
  });
});

/** The notices and reminders of the server's data, with a mail server that can be away. */
function createMails(now: () => Date, models: readonly Entity[] = all) {
  const sent: Mail[] = [];
  const logged: string[] = [];
  const state = { isDown: false };
  const { database } = server;
  const log = {
    warn: (_: object, message: string) => void logged.push(message),
    error: (_: unknown, message: string) => void logged.push(message),
  };
  const mailer = {
    isRemote: true,
    send: async (mail: Mail) => {
      if (state.isDown) throw new Error('down');
      sent.push(mail);
    },
    close: () => undefined,
  };
  const outbox = createOutbox({ database, mailer, now, log });
  const storage = createStorage(database);
  const members = createMembers(database, OWNER_EMAIL, now);
  const { remind, notify } = createNotices({
    info,
    entities: models,
    database,
    storage,
    members,
    outbox,
    now,
    log,
  });
  return { sent, logged, state, outbox, database, storage, remind, notify, sendDue: outbox.sendDue };
}

describe('reminders', () => {
  let clock = new Date();
  const now = () => clock;
  beforeEach(() => {
    clock = new Date('2030-05-01T06:00:00');
  });

  it('go out once, when their time has come, and again when the date is moved', async () => {
    await start(now);
    const { sent, remind, sendDue } = createMails(now);
    const { id } = await make({ at: '2030-05-01T09:00' });
    await make({ at: '2030-05-02T09:00' });
    await remind();
    await sendDue();
    expect(sent.filter(({ subject }) => subject === 'Soon')).toEqual([]);
    clock = new Date('2030-05-01T07:01:00');
    for (let count = 0; count < 2; count += 1) await remind();
    await sendDue();
    expect(sent.filter(({ subject }) => subject === 'Soon')).toHaveLength(1);
    await server.call('PATCH', `/visit/${id}`, { body: { at: '2030-05-01T08:30' } });
    await remind();
    await sendDue();
    expect(sent.filter(({ subject }) => subject === 'Soon')).toHaveLength(2);
    clock = new Date('2030-05-03T00:00:00');
    await remind();
    await sendDue();
    expect(sent.filter(({ subject }) => subject === 'Soon')).toHaveLength(2);
  });

  it('go to the address of the row that a reference points to', async () => {
    await start(now);
    const { id } = await make({ guest: 'Ada' });
    await server.call('POST', '/stay', { body: { room: '7', visit: id, until: '2030-05-01T07:30' } });
    const { remind, sendDue, sent } = createMails(now);
    await remind();
    await sendDue();
    expect(sent.filter(({ subject }) => subject === 'Leave soon')).toEqual([
      { to: 'ada@example.com', subject: 'Leave soon', text: '7' },
    ]);
  });

  it('are not sent again when another is added before them', async () => {
    await start(now);
    clock = new Date('2030-05-01T07:01:00');
    await make({ at: '2030-05-01T09:00' });
    const before = createMails(now);
    await before.remind();
    await before.sendDue();
    const after = createMails(now, [withNotices([extraReminder, ...notices])]);
    await after.remind();
    await after.sendDue();
    const subjects = [...before.sent, ...after.sent].map(({ subject }) => subject);
    expect(subjects.filter((subject) => /Soon|Extra/.test(subject))).toEqual(['Soon', 'Extra']);
  });

  it('are not sent for a row that was deleted or cancelled', async () => {
    await start(now);
    const owner = await server.signIn(OWNER_EMAIL);
    const gone = await make({ at: '2030-05-01T08:00' });
    const off = await make({ guest: 'Bob', at: '2030-05-01T08:00' });
    await server.call('PATCH', `/visit/${off.id}`, { body: { state: 'off' } });
    await server.call('DELETE', `/visit/${gone.id}`, { token: owner });
    const { remind, sendDue, sent } = createMails(now);
    clock = new Date('2030-05-01T07:00:00');
    await remind();
    await sendDue();
    expect(sent.filter(({ subject }) => subject === 'Soon')).toEqual([]);
  });
});

it('logs the limit of an address once a day', async () => {
  await start();
  const { notify, logged, storage, database } = createMails(() => new Date());
  const row = await make({});
  const [notice] = notices.filter(({ on }) => on.event === 'state');
  if (!notice) throw new Error('There is no notice of a state');
  for (let count = 0; count < 25; count += 1)
    await database.transaction(() => notify({ entity: visit, notice, row }, storage));
  expect(logged).toEqual(['No more than 20 notices a day go to one address']);
});

describe('a mail server that is away', () => {
  let clock = new Date('2030-05-01T06:00:00');
  const now = () => clock;
  const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Text' };
  const keep = ({ database, outbox }: ReturnType<typeof createMails>) =>
    database.transaction(() => outbox.add(mail));
  const pass = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000);
  };

  it('gets the mail later, also after a restart, and once', async () => {
    await start(now);
    const before = createMails(now);
    before.state.isDown = true;
    await keep(before);
    await before.sendDue();
    await before.outbox.close();
    const after = createMails(now);
    await after.sendDue();
    expect(after.sent).toEqual([]);
    pass(2);
    await after.sendDue();
    await after.sendDue();
    expect(after.sent).toEqual([mail]);
  });

  it('is asked less and less often, and given up after a day with a line in the log', async () => {
    await start(now);
    const mails = createMails(now);
    mails.state.isDown = true;
    await keep(mails);
    for (let minutes = 0; minutes < 26 * 60; minutes += 1) {
      await mails.sendDue();
      pass(1);
    }
    expect(mails.logged.length).toBeLessThan(40);
    expect(mails.logged.at(-1)).toBe('A mail could not be sent for a day and was given up');
    mails.state.isDown = false;
    await mails.sendDue();
    expect(mails.sent).toEqual([]);
  });

  it('gets no mail of a change that was not kept', async () => {
    await start(now);
    const mails = createMails(now);
    const failed = mails.database.transaction(() => {
      mails.outbox.add(mail);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await mails.sendDue();
    expect(mails.sent).toEqual([]);
  });
});

it('lets no text of a row add a header or an address to a mail', async () => {
  await start();
  const received: { to: string[]; raw: string }[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'app@example.com');
  await mailer.send({
    to: 'ada@example.com',
    subject: 'Hi\r\nBcc: victim@example.com\r\n\r\nBody',
    text: 'Text\r\n.\r\nRCPT TO:<victim@example.com>',
  });
  await mailer
    .send({ to: 'ada@example.com, victim@example.com', subject: 'Two', text: '' })
    .catch(() => undefined);
  mailer.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  expect(received[0]?.to).toEqual(['ada@example.com']);
  expect(received[0]?.raw).not.toMatch(/^bcc:/im);
  expect(received.flatMap(({ to }) => to)).not.toContain('victim@example.com');
});
