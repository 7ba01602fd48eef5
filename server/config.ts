import path from 'node:path';
import type { Provider } from '#contract/account/oauth-names.ts';
import { hasDemoAccess } from './platform/http/hosts.ts';
import { parseTrustedProxies, type TrustedProxies } from './platform/http/proxies.ts';

/** Everything the server reads from its environment (PRODUCT section 9), checked once at the start. */
export interface OauthClient {
  id: string;
  secret: string;
  /** The provider's address, where it is not the public one. */
  baseUrl: string | null;
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
  metricsToken: string | null;
  trustProxy: TrustedProxies;
  logLevel: LogLevel;
  /** Where the built browser app and the built child entries lie. */
  webDir: string;
  serverDir: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Variables of later capabilities: setting one today would do nothing, so it is refused rather than ignored. */
const NOT_YET = ['DATABASE_URL', 'APPS_ORIGIN', 'STRIPE_SECRET_KEY', 'S3_ENDPOINT', 'AI_BASE_URL'];

/**
 * @param env the process's environment
 * @param root the folder that holds `dist` and, by default, `data`
 * @throws an error whose message names every variable with a bad value
 */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  const faults: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = text(name);
    const found = allowed.find((candidate) => candidate === value);
    if (value !== null && found === undefined)
      faults.push(`${name} is "${value}"; it must be one of ${allowed.join(', ')}.`);
    return found ?? fallback;
  };
  const flag = (name: string, fallback: boolean) => oneOf(name, ['0', '1'], fallback ? '1' : '0') === '1';
  const url = (name: string, protocols: readonly string[]) => {
    const value = text(name);
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      faults.push(
        `${name} is not an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
      );
    }
    return value.replace(/\/$/, '');
  };
  const email = (name: string) => {
    const value = text(name);
    if (value !== null && !/^[^\s@]+@[^\s@]+$/.test(value)) faults.push(`${name} is not an e-mail address.`);
    return value;
  };
  const oauth = (name: 'GITHUB' | 'GOOGLE'): OauthClient | null => {
    const id = text(`${name}_CLIENT_ID`);
    const secret = text(`${name}_CLIENT_SECRET`);
    const baseUrl = url(`${name}_BASE_URL`, ['http:', 'https:']);
    if ((id === null) !== (secret === null))
      faults.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together; set both or neither.`);
    return id && secret ? { id, secret, baseUrl } : null;
  };
  const port = Number(text('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    faults.push('PORT must be a whole number from 0 to 65535.');
  const trustProxy = parseTrustedProxies(text('TRUST_PROXY') ?? '0');
  if (trustProxy === undefined)
    faults.push(
      'TRUST_PROXY must be the number of proxies in front of the server (1 for one), or their addresses and CIDR ranges separated by commas, such as "10.0.0.0/8, ::1".',
    );
  const secretKey = text('SECRET_KEY');
  if (secretKey !== null && !/^[0-9a-f]{64}$/i.test(secretKey))
    faults.push('SECRET_KEY must be 64 hexadecimal digits (32 bytes).');
  for (const name of NOT_YET)
    if (text(name)) faults.push(`${name} is set, but this version cannot use it yet; remove it.`);

  const production = text('NODE_ENV') === 'production';
  const host = text('HOST') ?? '127.0.0.1';
  const demo = hasDemoAccess({ production, host });
  const demoData = flag('DEMO_DATA', demo);
  const config: Config = {
    production,
    port,
    host,
    dataDir: path.resolve(root, text('DATA_DIR') ?? 'data'),
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    demoData: demoData && demo,
    demoPayments: !production || flag('DEMO_PAYMENTS', false),
    adminEmail: email('ADMIN_EMAIL'),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? 'Selvedge <selvedge@localhost>',
    secretKey,
    oauth: { github: oauth('GITHUB'), google: oauth('GOOGLE') },
    metricsToken: text('METRICS_TOKEN'),
    trustProxy: trustProxy ?? false,
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    webDir: path.join(root, 'dist/web'),
    serverDir: path.join(root, 'dist/server'),
  };
  if (production && demoData)
    faults.push('DEMO_DATA=1 would put accounts with a public password on a production server; remove it.');
  if (faults.length > 0) throw new Error(`The server cannot start:\n- ${faults.join('\n- ')}`);
  return config;
}
