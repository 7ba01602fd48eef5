import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who is at the provider, in both providers' words. */
export interface Somebody {
  id: number;
  name: string;
  email: string;
  verified: boolean;
}

/** An OAuth 2 server with PKCE (RFC 6749, RFC 7636) that speaks as GitHub and as Google do, and lets `somebody` in without asking. */
export async function startOauthServer(somebody: () => Somebody | 'denied') {
  const codes = new Map<string, { challenge: string; redirectUri: string; who: Somebody }>();
  const tokens = new Map<string, Somebody>();
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const ask = (name: string) => url.searchParams.get(name) ?? '';

    if (url.pathname === '/login/oauth/authorize' || url.pathname === '/o/oauth2/v2/auth') {
      const back = new URL(ask('redirect_uri'));
      back.searchParams.set('state', ask('state'));
      const who = somebody();
      if (ask('client_id') !== 'client' || ask('code_challenge_method') !== 'S256') return json(400, {});
      if (who === 'denied') back.searchParams.set('error', 'access_denied');
      else {
        const code = randomUUID();
        codes.set(code, { challenge: ask('code_challenge'), redirectUri: ask('redirect_uri'), who });
        back.searchParams.set('code', code);
      }
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === '/login/oauth/access_token' || url.pathname === '/token') {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        const form = new URLSearchParams(body);
        const known = codes.get(form.get('code') ?? '');
        codes.delete(form.get('code') ?? '');
        const proof = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url');
        if (
          !known ||
          known.challenge !== proof ||
          known.redirectUri !== form.get('redirect_uri') ||
          form.get('client_secret') !== 'secret'
        ) {
          json(400, { error: 'invalid_grant' });
          return;
        }
        const token = randomUUID();
        tokens.set(token, known.who);
        json(200, { access_token: token, token_type: 'bearer' });
      });
      return undefined;
    }
    const who = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (!who) return json(401, {});
    if (url.pathname === '/api/v3/user') return json(200, { id: who.id, login: 'someone', name: who.name });
    if (url.pathname === '/api/v3/user/emails')
      return json(200, [
        { email: 'other@example.com', primary: false, verified: true },
        { email: who.email, primary: true, verified: who.verified },
      ]);
    if (url.pathname === '/v1/userinfo')
      return json(200, {
        sub: String(who.id),
        name: who.name,
        email: who.email,
        email_verified: who.verified,
      });
    return json(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
