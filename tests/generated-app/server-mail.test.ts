import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { RowAnswer } from '../../builder/app/src/api/client.ts';
import { defineEntity, type Notice } from '../../builder/app/src/core/entity.ts';
import { entities } from '../../builder/app/src/entities/index.ts';
import { smtpMailer } from '../../builder/app/server/mail.ts';
import { createMembers } from '../../builder/app/server/members.ts';
import { migrations } from '../../builder/app/server/migrations/index.ts';
import { createNotices } from '../../builder/app/server/notices.ts';
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
    on: { event: 'before', field: 'at', minutes: 120 },
    to: { field: 'email' },
    subject: 'Soon',
    text: '{at}',
  },
];
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
      state: { type: 'select', options: ['open', 'sure'], required: true },
    },
    states: { field: 'state', initial: 'open', transitions: [{ from: 'open', to: 'sure' }] },
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
const all = [...entities, visit];

let server: TestServer;
afterEach(() => server.close());

const start = async (now?: () => Date) => {
  server = await startServer({
    entities: all,
    migrations: [...migrations, { name: '0002-visit', statements: entitySql(visit) }],
    now,
  });
};
const make = async (values: object) =>
  (
    await server.call<RowAnswer>('POST', '/visit', {
      body: { guest: 'Ada', email: 'ada@example.com', ...values },
    })
  ).body.row;
const settled = () => new Promise(setImmediate);
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
    await settled();
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
    await settled();
    expect(mailsTo('ada@example.com')).toEqual([
      { to: 'ada@example.com', subject: 'Sure', text: 'See you, Ada' },
    ]);
  });

  it('are not sent for a row that was rejected', async () => {
    await start();
    await make({ guest: '' });
    await settled();
    expect(server.mails).toEqual([]);
  });

  it('go to one address no more than twenty times a day', async () => {
    await start();
    for (let count = 0; count < 25; count += 1) {
      const { id } = await make({});
      await server.call('PATCH', `/visit/${id}`, { body: { state: 'sure' } });
    }
    await settled();
    expect(mailsTo('ada@example.com')).toHaveLength(20);
  });
});

describe('reminders', () => {
  it('go out once, when their time has come, and again when the date is moved', async () => {
    let clock = new Date('2030-05-01T06:00:00');
    const now = () => clock;
    await start(now);
    const sent: string[] = [];
    let isDown = true;
    const reminders = createNotices({
      info,
      entities: all,
      database: server.database,
      storage: createStorage(server.database),
      members: createMembers(server.database, OWNER_EMAIL, now),
      mailer: {
        isRemote: true,
        send: ({ text }) =>
          isDown ? Promise.reject(new Error('down')) : Promise.resolve(void sent.push(text)),
        close: () => undefined,
      },
      now,
      log: { error: () => undefined },
    });
    const { id } = await make({ at: '2030-05-01T09:00' });
    await make({ at: '2030-05-02T09:00' });
    await reminders.sendReminders();
    expect(sent).toEqual([]);
    clock = new Date('2030-05-01T07:01:00');
    await reminders.sendReminders();
    isDown = false;
    await reminders.sendReminders();
    await reminders.sendReminders();
    expect(sent).toHaveLength(1);
    await server.call('PATCH', `/visit/${id}`, { body: { at: '2030-05-01T08:30' } });
    await reminders.sendReminders();
    expect(sent).toHaveLength(2);
    clock = new Date('2030-05-03T00:00:00');
    await reminders.sendReminders();
    expect(sent).toHaveLength(2);
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
