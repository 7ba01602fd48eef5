import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../database/ids.ts';
import { writeWhole } from '../storage/whole.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
export interface KeptMail extends Mail {
  at: string;
}
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Mails of the outbox, newest first; empty where SMTP sends them. */
  kept(to?: string): Promise<KeptMail[]>;
  close(): void;
}

/** Sends over SMTP where it is set, and keeps mails as .eml files in the outbox otherwise. */
export function createMailer(options: { smtpUrl: string | null; from: string; outbox: string }): Mailer {
  return options.smtpUrl === null
    ? outboxMailer(options.outbox, options.from)
    : smtpMailer(options.smtpUrl, options.from);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    send: async (mail) => void (await transport.sendMail(mail)),
    kept: () => Promise.resolve([]),
    close: () => transport.close(),
  };
}

function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const { message } = await transport.sendMail(mail);
      const name = path.join(folder, newId());
      await writeFile(`${name}.eml`, message);
      // The mailbox may be read at any moment.
      await writeWhole(
        `${name}.json`,
        JSON.stringify({ ...mail, at: new Date().toISOString() } satisfies KeptMail),
      );
    },
    async kept(to) {
      await mkdir(folder, { recursive: true });
      const names = (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse();
      const mails: KeptMail[] = [];
      for (const name of names.slice(0, 500)) {
        const mail: KeptMail = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
        if (to === undefined || mail.to.toLowerCase() === to.toLowerCase()) mails.push(mail);
      }
      return mails;
    },
    close: () => transport.close(),
  };
}
