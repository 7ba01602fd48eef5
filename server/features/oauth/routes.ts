import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { oauthEndpoints } from '#contract/account/oauth.ts';
import { type Provider, PROVIDERS } from '#contract/account/oauth-names.ts';
import { openAddress, takeAddress } from '../../platform/addresses.ts';
import { notFound, HttpError } from '../../platform/errors.ts';
import type { Call, Handlers } from '../../platform/http/bind.ts';
import { newToken } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';
import { asActor, beginSession } from '../accounts/begin-session.ts';
import { knownDevices } from '../accounts/devices.ts';
import { cancelDeletion } from '../own-account/deletion.ts';
import { userById } from '../accounts/store.ts';
import { iso } from '../../platform/times.ts';
import { accountOf, Fault } from './accounts.ts';
import { endpointsOf, identify } from './providers.ts';

const BEGUN_LIVES = 600_000;
const EXCHANGE_LIVES = 60_000;
/** Bind the callback, and the code that it ends with, to the browser that began; used for nothing else. */
const COOKIES = {
  // The provider redirects from another site, so this one has to be sent from there.
  'oauth-state': { path: '/auth', sameSite: 'lax' },
  'oauth-code': { path: '/api/auth/exchange', sameSite: 'strict' },
} as const;

const begun = z.object({ provider: z.enum(PROVIDERS), verifier: z.string(), redirectUrl: z.string() });
const waiting = z.object({ userId: z.string() });

export function oauthRoutes(services: Services): Handlers<keyof typeof oauthEndpoints> {
  const { db, config, publicUrl, log } = services;
  const devices = knownDevices(services.key);

  const clientOf = (provider: Provider) => {
    const client = config.oauth[provider];
    if (!client) throw notFound('way to sign in');
    return client;
  };
  const callbackOf = (provider: Provider) => `${publicUrl()}/auth/${provider}/callback`;
  const setCookie = (reply: FastifyReply, name: keyof typeof COOKIES, value: string, milliseconds: number) =>
    reply.setCookie(name, value, {
      ...COOKIES[name],
      httpOnly: true,
      maxAge: milliseconds / 1000,
      secure: publicUrl().startsWith('https:'),
    });
  const clearCookie = (reply: FastifyReply, name: keyof typeof COOKIES) => void setCookie(reply, name, '', 0);
  /** Neither the code nor the cookie finds the sign-in alone, nor uses it up. */
  const exchangeToken = (code: string, browser: string) => `${code}.${browser}`;

  const begin =
    (provider: Provider) =>
    async ({ query, reply }: Pick<Call<'GET /auth/github'>, 'query' | 'reply'>): Promise<void> => {
      const client = clientOf(provider);
      const verifier = newToken();
      const state = newToken();
      const redirectUrl = query.redirectUrl ?? '';
      await openAddress(db, {
        purpose: 'oauth',
        token: state,
        lives: BEGUN_LIVES,
        payload: { provider, verifier, redirectUrl },
      });
      const { authorize, scope } = endpointsOf(provider, client);
      const url = new URL(authorize);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: client.id,
        redirect_uri: callbackOf(provider),
        scope,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      await setCookie(reply, 'oauth-state', state, BEGUN_LIVES).redirect(url.href);
    };

  const back =
    (provider: Provider) =>
    async ({
      query,
      request,
      reply,
    }: Pick<Call<'GET /auth/github/callback'>, 'query' | 'request' | 'reply'>): Promise<void> => {
      const client = clientOf(provider);
      const to = new URL('/sign-in', publicUrl());
      clearCookie(reply, 'oauth-state');
      try {
        const bound = request.cookies['oauth-state'];
        const address =
          query.state && query.state === bound ? await takeAddress(db, 'oauth', query.state) : null;
        const kept = begun.safeParse(address?.payload);
        if (!kept.success || kept.data.provider !== provider) throw new Fault('failed');
        const { verifier, redirectUrl } = kept.data;
        if (redirectUrl) to.searchParams.set('redirectUrl', redirectUrl);
        if (query.error !== undefined || !query.code)
          throw new Fault(query.error === 'access_denied' ? 'denied' : 'failed');
        const identity = await identify(provider, client, {
          code: query.code,
          verifier,
          redirectUri: callbackOf(provider),
        });
        const user = await accountOf(services, provider, identity);
        if (user.status === 'blocked') throw new Fault('blocked');
        const [code, browser] = [newToken(), newToken()];
        await openAddress(db, {
          purpose: 'exchange',
          token: exchangeToken(code, browser),
          lives: EXCHANGE_LIVES,
          payload: { userId: user.id },
        });
        to.searchParams.set('code', code);
        void setCookie(reply, 'oauth-code', browser, EXCHANGE_LIVES);
      } catch (error) {
        if (!(error instanceof Fault)) log.warn(error, `signing in with ${provider}`);
        to.searchParams.set('oauth', error instanceof Fault ? error.fault : 'failed');
        to.searchParams.set('with', provider);
      }
      await reply.redirect(to.pathname + to.search);
    };

  return {
    'GET /auth/github': begin('github'),
    'GET /auth/github/callback': back('github'),
    'GET /auth/google': begin('google'),
    'GET /auth/google/callback': back('google'),

    'GET /api/auth/providers': async () => PROVIDERS.filter((provider) => config.oauth[provider]),

    'GET /api/user/identities': async ({ session }) => {
      const rows = await db
        .selectFrom('identities')
        .select(['provider', 'createdAt'])
        .where('userId', '=', session.userId)
        .orderBy('createdAt')
        .execute();
      return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }));
    },

    'DELETE /api/user/identities/:provider': async ({ session, params, write, translate }) => {
      await write(async (change) => {
        const own = await change.trx
          .selectFrom('identities')
          .select('provider')
          .where('userId', '=', session.userId)
          .execute();
        if (!own.some(({ provider }) => provider === params.provider)) throw notFound('connected account');
        const user = await userById(change.trx, session.userId);
        const others = own.some(({ provider }) => provider !== params.provider);
        if (user?.passwordHash === null && !others)
          throw new HttpError(
            'state',
            'This is your only way to sign in. Set a password first: sign out and choose “Forgot password?”.',
          );
        await change.trx
          .deleteFrom('identities')
          .where('userId', '=', session.userId)
          .where('provider', '=', params.provider)
          .execute();
        await change.record(session.userId, { provider: params.provider }, null);
      });
      return { message: translate('The account is no longer connected.') };
    },

    'POST /api/auth/exchange': async ({ body, ip, request, reply, write, language }) => {
      const browser = request.cookies['oauth-code'];
      const address =
        browser === undefined ? null : await takeAddress(db, 'exchange', exchangeToken(body.code, browser));
      const kept = waiting.safeParse(address?.payload);
      const user = kept.success ? await userById(db, kept.data.userId) : undefined;
      if (!user || user.status === 'blocked')
        throw new HttpError('link_expired', 'This sign-in has expired. Start again.');
      clearCookie(reply, 'oauth-code');
      return write(
        async (change) => {
          if (user.status === 'deleting') await cancelDeletion(services, change, user);
          return beginSession(devices, { request, language }, change, user, { signedIn: true });
        },
        asActor(user, ip),
      );
    },
  };
}
