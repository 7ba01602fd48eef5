import { z } from 'zod';
import type { Provider } from '#contract/account/oauth-names.ts';
import type { OauthClient } from '../../config.ts';

/** Who someone is at a provider. */
export interface Identity {
  /** The provider's own id of the account, which outlives a changed address. */
  subject: string;
  email: string;
  verified: boolean;
  firstName: string;
  lastName: string;
}

interface Endpoints {
  authorize: string;
  token: string;
  scope: string;
  read(token: string): Promise<Identity>;
}

const LONGEST = 10_000;

async function get(url: string, token: string): Promise<unknown> {
  const reply = await fetch(url, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json', 'User-Agent': 'Selvedge' },
    signal: AbortSignal.timeout(LONGEST),
    redirect: 'error',
  });
  if (!reply.ok) throw new Error(`${new URL(url).host} answered ${reply.status}`);
  return reply.json();
}

/** First and last name of one that came in one piece. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().slice(0, 80).split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

const githubUser = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() });
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

function github(base: string): Endpoints {
  // A GitHub of one's own has its API below its address; the public one has it beside.
  const api = base === 'https://github.com' ? 'https://api.github.com' : `${base}/api/v3`;
  return {
    authorize: `${base}/login/oauth/authorize`,
    token: `${base}/login/oauth/access_token`,
    scope: 'read:user user:email',
    async read(token) {
      const [user, emails] = await Promise.all([
        get(`${api}/user`, token).then((value) => githubUser.parse(value)),
        get(`${api}/user/emails`, token).then((value) => githubEmails.parse(value)),
      ]);
      const primary = emails.find((one) => one.primary) ?? emails[0];
      const { firstName, lastName } = splitName(user.name || user.login);
      return {
        subject: String(user.id),
        email: primary?.email ?? '',
        verified: primary?.verified ?? false,
        firstName,
        lastName,
      };
    },
  };
}

const googleUser = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});

function google(base: string | null): Endpoints {
  return {
    authorize: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${base ?? 'https://oauth2.googleapis.com'}/token`,
    scope: 'openid email profile',
    async read(token) {
      const url = `${base ?? 'https://openidconnect.googleapis.com'}/v1/userinfo`;
      const user = googleUser.parse(await get(url, token));
      const { firstName, lastName } = splitName(user.name ?? user.email.split('@')[0] ?? '');
      return {
        subject: user.sub,
        email: user.email,
        verified: user.email_verified,
        firstName: user.given_name ?? firstName,
        lastName: user.family_name ?? lastName,
      };
    },
  };
}

export const endpointsOf = (provider: Provider, { baseUrl }: OauthClient): Endpoints =>
  provider === 'github' ? github(baseUrl ?? 'https://github.com') : google(baseUrl);

const tokenReply = z.object({ access_token: z.string().min(1) });

/** Trades the code that came back for who it is. @throws what the provider, or the way to it, did wrong */
export async function identify(
  provider: Provider,
  client: OauthClient,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<Identity> {
  const { token, read } = endpointsOf(provider, client);
  const reply = await fetch(token, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.id,
      client_secret: client.secret,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
    signal: AbortSignal.timeout(LONGEST),
    redirect: 'error',
  });
  if (!reply.ok) throw new Error(`${new URL(token).host} answered ${reply.status}`);
  return read(tokenReply.parse(await reply.json()).access_token);
}
