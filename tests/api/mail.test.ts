import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { createMailer } from '#server/platform/mail/index.ts';
import { composeMail } from '#server/platform/mail/template.ts';

let stop: (() => Promise<void>) | null = null;
afterEach(async () => {
  await stop?.();
  stop = null;
});

/** A mail server that keeps what it is sent. */
async function listen(): Promise<{ url: string; received: Promise<string> }> {
  let keep: (text: string) => void = () => undefined;
  const received = new Promise<string>((resolve) => {
    keep = resolve;
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        keep(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}

describe('mail', () => {
  test('is whole in the mailbox, whenever that is read', async () => {
    const outbox = await mkdtemp(path.join(tmpdir(), 'selvedge-outbox-'));
    onTestFinished(() => rm(outbox, { recursive: true }));
    const mailer = createMailer({ smtpUrl: null, from: 'selvedge@example.com', outbox });
    const mail = { to: 'ada@example.com', subject: 'Hello', text: 'x'.repeat(4_000_000), html: '' };
    let sent = false;
    const sending = Promise.all(Array.from({ length: 8 }, () => mailer.send(mail))).then(() => {
      sent = true;
    });
    while (!sent) expect((await mailer.kept()).filter(({ text }) => text !== mail.text)).toEqual([]);
    await sending;
    expect(await mailer.kept()).toHaveLength(8);
  });

  test('goes over SMTP where it is set, with its plain-text twin, and is not kept here', async () => {
    const { url, received } = await listen();
    const mailer = createMailer({
      smtpUrl: url,
      from: 'Selvedge <selvedge@example.com>',
      outbox: '/nowhere',
    });
    await mailer.send(
      composeMail('ana@example.com', 'en', {
        subject: { stored: 'A word' },
        lines: [{ stored: 'Hello there.' }],
      }),
    );
    const raw = await received;
    expect(raw).toMatch(/^To: ana@example\.com/m);
    expect(raw).toMatch(/^Subject: A word/m);
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
    expect(await mailer.kept()).toEqual([]);
    mailer.close();
  });

  test('carries what people typed as text, never as HTML or as a header', async () => {
    const { url, received } = await listen();
    const mailer = createMailer({
      smtpUrl: url,
      from: 'Selvedge <selvedge@example.com>',
      outbox: '/nowhere',
    });
    const hostile = '<script>alert(1)</script>\r\nBcc: everyone@example.com';
    await mailer.send(
      composeMail('ana@example.com', 'en', { subject: { stored: hostile }, lines: [{ stored: hostile }] }),
    );
    const raw = await received;
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/m);
    expect(raw.slice(raw.indexOf('text/html'))).not.toContain('<script>');
    mailer.close();
  });
});
