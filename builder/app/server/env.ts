import { z } from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    // A name that no zone has.
    return false;
  }
}

const settings = z.object({
  PORT: z.preprocess(empty, z.coerce.number().int().min(0).max(65_535).default(3000)),
  /** 0.0.0.0 lets other machines reach the app. */
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  /** Where rows and files are kept. */
  DATA_DIR: z.preprocess(empty, z.string().default('data')),
  /** Who may do everything; without it nobody can sign in as the owner. */
  OWNER_EMAIL: z.preprocess(
    empty,
    z
      .email()
      .transform((email) => email.toLowerCase())
      .optional(),
  ),
  /** `smtp://user:password@host:587`; without it mail is printed to the console. */
  SMTP_URL: z.preprocess(empty, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.preprocess(
    empty,
    z
      .string()
      .regex(/^[^\r\n]+$/)
      .default('no-reply@localhost'),
  ),
  /** Where people find the app, in invitations: `https://app.example.com`. */
  PUBLIC_URL: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  /** The time zone of the app's days and reminders, which Node.js reads by itself: `Europe/Paris`. */
  TZ: z.preprocess(empty, z.string().refine(isTimeZone, 'is no time zone').optional()),
  /** How many reverse proxies stand in front; their X-Forwarded-* headers are believed. */
  TRUST_PROXY: z.preprocess(empty, z.coerce.number().int().min(0).max(10).default(0)),
});

export type Env = z.infer<typeof settings>;

/** Reads the settings of the environment; all faults are named in one error. */
export function readEnv(env: Readonly<Record<string, string | undefined>>): Env {
  const read = settings.safeParse(env);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The settings have faults:\n${faults.join('\n')}`);
}
