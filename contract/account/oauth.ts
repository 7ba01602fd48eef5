import { z } from 'zod';
import { session } from './auth.ts';
import { endpoints, message, text, time } from '../core/endpoint.ts';
import { PROVIDERS } from './oauth-names.ts';

const begin = {
  summary: 'Go to the provider to sign in; 404 where it is not configured.',
  caller: 'public',
  limit: 'oauth',
  query: z.object({ redirectUrl: text(2000).optional() }),
  replies: {},
  streams: 'text/html',
} as const;
const back = {
  summary: 'Where the provider sends the browser back to.',
  caller: 'public',
  limit: 'oauth',
  query: z.object({
    code: text(2000).optional(),
    state: text(200).optional(),
    error: text(200).optional(),
  }),
  replies: {},
  streams: 'text/html',
} as const;

export const oauthEndpoints = endpoints({
  'GET /auth/github': begin,
  'GET /auth/github/callback': back,
  'GET /auth/google': begin,
  'GET /auth/google/callback': back,
  'GET /api/auth/providers': {
    summary: 'With whom one can sign in besides a password.',
    caller: 'public',
    replies: { 200: z.array(z.enum(PROVIDERS)) },
  },
  'GET /api/user/identities': {
    summary: 'The accounts at providers that one signs in with.',
    caller: 'signed-in',
    replies: { 200: z.array(z.object({ provider: z.enum(PROVIDERS), createdAt: time })) },
  },
  'DELETE /api/user/identities/:provider': {
    summary: 'Sign in with this provider no longer; 409 where it is the only way in.',
    caller: 'signed-in',
    params: z.object({ provider: z.enum(PROVIDERS) }),
    replies: { 200: message },
    audit: 'user.identity-remove',
  },
  'POST /api/auth/exchange': {
    summary: 'Take up the session of a sign-in with a provider, by its one-time code.',
    caller: 'public',
    limit: 'oauth',
    body: z.strictObject({ code: z.string().min(20).max(200) }),
    replies: { 200: session },
    audit: 'session.start',
  },
});
