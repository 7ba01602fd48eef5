import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
export interface Mailer {
  /** Whether mail leaves this machine; otherwise it is printed to the console. */
  readonly isRemote: boolean;
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Removes line breaks, so that a value of a row can't add a header to the mail. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);

export function smtpMailer(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    isRemote: true,
    async send({ to, subject, text }) {
      // An object is one address; a text could hold a list of them.
      await transport.sendMail({ to: { name: '', address: oneLine(to) }, subject: oneLine(subject), text });
    },
    close: () => transport.close(),
  };
}

export function consoleMailer(print: (text: string) => void): Mailer {
  return {
    isRemote: false,
    send({ to, subject, text }) {
      print(`Mail to ${oneLine(to)}: ${oneLine(subject)}\n${text}`);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}
