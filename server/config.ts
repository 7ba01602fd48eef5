import path from 'node:path';
import { z } from 'zod';
import type { Provider } from '#contract/account/oauth-names.ts';
import { hasDemoAccess } from './platform/demo-access.ts';
import { parseTrustedProxies, type TrustedProxies } from './platform/http/proxies.ts';

/** Everything the server reads from its environment, checked once at the start. */
export interface OauthClient {
  id: string;
  secret: string;
  /** The provider's address, where it is not the public one. */
  baseUrl: string | null;
}

/** An OpenAI-compatible server that reads descriptions, and how much of it people may use in a day. */
export interface ModelConfig {
  baseUrl: string;
  apiKey: string | null;
  name: string;
  /** Milliseconds without a word of its answer after which it is given up. */
  patience: number;
  perUser: number;
  /** By IP address. */
  perVisitor: number;
  /** Of everyone together, what is sent and what is answered. */
  tokens: number;
}

export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** The address in mails; the address listened on when not set. */
  publicUrl: string | null;
  demoData: boolean;
  demoPayments: boolean;
  adminEmail: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  secretKey: string | null;
  /** Where people can sign in besides here. */
  oauth: Record<Provider, OauthClient | null>;
  /** Null where descriptions are read by the rules alone. */
  model: ModelConfig | null;
  metricsToken: string | null;
  trustProxy: TrustedProxies;
  logLevel: LogLevel;
  /** Where the built browser app and the built child entries lie. */
  webDir: string;
  serverDir: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A variable of a later capability: setting it today would do nothing, so it is rejected rather than ignored. */
const notYet = z.never({ error: 'is set, but this version cannot use it yet; remove it.' }).optional();

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: ({ input }) => `is "${String(input)}"; write one of ${values.join(', ')}.` });
const flag = oneOf(['0', '1'])
  .transform((value) => value === '1')
  .optional();
const text = z.string().optional();
const address = (example: string, ...protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}, such as ${example}.`,
    })
    .transform((value) => value.replace(/\/$/, ''))
    .optional();
const webAddress = (example: string) => address(example, 'http:', 'https:');

const wholeNumber = (what: string, least: number, most: number, usual: number) => {
  const error = `must be a whole number of ${what} from ${least} to ${most}, such as ${usual}.`;
  return z.coerce
    .number({ error })
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, { error })
    .default(usual);
};

const provider = (name: 'GITHUB' | 'GOOGLE') => ({
  path: [`${name}_CLIENT_ID`],
  error: `and ${name}_CLIENT_SECRET belong together; set both or neither.`,
  // Told beside the faults of single variables instead of after them.
  when: () => true,
});

const environment = z
  .object({
    NODE_ENV: text,
    PORT: z.coerce
      .number({ error: 'must be a whole number from 0 to 65535, such as 3000.' })
      .refine((port) => Number.isInteger(port) && port >= 0 && port <= 65_535, {
        error: 'must be a whole number from 0 to 65535, such as 3000.',
      })
      .default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('data'),
    PUBLIC_URL: webAddress('https://apps.example.com'),
    DEMO_DATA: flag,
    DEMO_PAYMENTS: flag,
    ADMIN_EMAIL: z
      .string()
      .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address, such as ana@example.com.')
      .optional(),
    SMTP_URL: address('smtp://user:password@mail.example.com:587', 'smtp:', 'smtps:'),
    MAIL_FROM: z.string().default('Selvedge <selvedge@localhost>'),
    SECRET_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, such as `openssl rand -hex 32` prints.')
      .optional(),
    GITHUB_CLIENT_ID: text,
    GITHUB_CLIENT_SECRET: text,
    GITHUB_BASE_URL: webAddress('https://github.example.com'),
    GOOGLE_CLIENT_ID: text,
    GOOGLE_CLIENT_SECRET: text,
    GOOGLE_BASE_URL: webAddress('https://accounts.example.com'),
    METRICS_TOKEN: text,
    TRUST_PROXY: z
      .string()
      .default('0')
      .transform((value, context) => {
        const trusted = parseTrustedProxies(value);
        if (trusted !== undefined) return trusted;
        context.addIssue(
          'must be the number of proxies in front of the server (1 for one), or their addresses and CIDR ranges separated by commas, such as "10.0.0.0/8, ::1". Ranges that together hold every address would let callers choose theirs.',
        );
        return z.NEVER;
      }),
    LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
    DATABASE_URL: notYet,
    APPS_ORIGIN: notYet,
    STRIPE_SECRET_KEY: notYet,
    S3_ENDPOINT: notYet,
    AI_BASE_URL: webAddress('http://127.0.0.1:11434/v1').refine(
      (value) => value === undefined || (!new URL(value).username && !new URL(value).password),
      { error: 'must hold no user name or password; a key belongs in AI_API_KEY.' },
    ),
    AI_API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII characters without spaces.')
      .optional(),
    AI_MODEL: z.string().max(200).optional(),
    AI_TIMEOUT: wholeNumber('seconds', 1, 600, 20),
    AI_USER_READINGS: wholeNumber('readings', 0, 10_000, 50),
    AI_VISITOR_READINGS: wholeNumber('readings', 0, 10_000, 5),
    AI_DAILY_TOKENS: wholeNumber('tokens', 0, 1_000_000_000, 2_000_000),
  })
  .refine((env) => !env.GITHUB_CLIENT_ID === !env.GITHUB_CLIENT_SECRET, provider('GITHUB'))
  .refine((env) => !env.GOOGLE_CLIENT_ID === !env.GOOGLE_CLIENT_SECRET, provider('GOOGLE'))
  .refine((env) => !env.AI_BASE_URL === !env.AI_MODEL, {
    path: ['AI_BASE_URL'],
    error: 'and AI_MODEL belong together; set both or neither.',
    when: () => true,
  })
  .refine((env) => !env.AI_API_KEY || env.AI_BASE_URL, {
    path: ['AI_API_KEY'],
    error: 'is set without AI_BASE_URL, the server that it is for; set both or remove it.',
    when: () => true,
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.DEMO_DATA !== true, {
    path: ['DEMO_DATA'],
    error: 'is 1, which would put accounts with a public password on a production server; remove it.',
    when: () => true,
  });

const client = (id = '', secret = '', baseUrl: string | null = null): OauthClient | null =>
  id && secret ? { id, secret, baseUrl } : null;

/**
 * @param variables the process's environment
 * @param root the folder that holds `dist` and, by default, `data`
 * @throws an error whose message names every variable with a bad value, and what to write instead
 */
export function readConfig(variables: Record<string, string | undefined>, root: string): Config {
  // An empty variable counts as one that is not set.
  const set = Object.entries(variables).flatMap(([name, value]) => {
    const trimmed = value?.trim();
    return trimmed ? [[name, trimmed] as const] : [];
  });
  const { data: env, error } = environment.safeParse(Object.fromEntries(set));
  if (error) {
    const faults = error.issues.map(({ path: [name], message }) => `- ${String(name)} ${message}`);
    throw new Error(`The server cannot start:\n${faults.join('\n')}`);
  }
  const production = env.NODE_ENV === 'production';
  const demo = hasDemoAccess({ production, host: env.HOST });
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(root, env.DATA_DIR),
    publicUrl: env.PUBLIC_URL ?? null,
    demoData: demo && env.DEMO_DATA !== false,
    demoPayments: env.DEMO_PAYMENTS === true || !production,
    adminEmail: env.ADMIN_EMAIL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    secretKey: env.SECRET_KEY ?? null,
    oauth: {
      github: client(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET, env.GITHUB_BASE_URL),
      google: client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_BASE_URL),
    },
    model:
      env.AI_BASE_URL && env.AI_MODEL
        ? {
            baseUrl: env.AI_BASE_URL,
            apiKey: env.AI_API_KEY ?? null,
            name: env.AI_MODEL,
            patience: env.AI_TIMEOUT * 1000,
            perUser: env.AI_USER_READINGS,
            perVisitor: env.AI_VISITOR_READINGS,
            tokens: env.AI_DAILY_TOKENS,
          }
        : null,
    metricsToken: env.METRICS_TOKEN ?? null,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    webDir: path.join(root, 'dist/web'),
    serverDir: path.join(root, 'dist/server'),
  };
}
