import { z } from 'zod';
import { email, password as newPassword } from './auth.ts';
import { endpoints, message, time } from '../core/endpoint.ts';
import { profile } from './profile.ts';

const password = z.string().min(1).max(1000);

/** What a person does with their account as a whole. */
export const ownAccountEndpoints = endpoints({
  'PUT /api/user/password': {
    summary: 'Choose the first password of an account that was opened without one; 409 where it has one.',
    caller: 'signed-in',
    limit: 'sign-in',
    body: z.strictObject({ password: newPassword }),
    replies: { 200: message },
    audit: 'user.password-set',
  },
  'PUT /api/user/update-password': {
    summary: 'Change own password; every other session is revoked.',
    caller: 'signed-in',
    limit: 'sign-in',
    body: z.strictObject({ currentPassword: z.string().max(1000), newPassword }),
    replies: { 200: message },
    audit: 'user.password-change',
  },
  'PUT /api/user/email': {
    summary: 'Ask for another e-mail address: a link goes to the new one, a notice to the old one.',
    caller: 'signed-in',
    limit: 'sign-in',
    body: z.strictObject({ email, password }),
    replies: { 202: message },
    audit: 'user.email-ask',
  },
  'POST /api/user/email/confirm': {
    summary: 'Take up the new address with the link’s token; other sessions are signed out.',
    caller: 'signed-in',
    limit: 'sign-in',
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    replies: { 200: profile },
    audit: 'user.email',
  },
  'GET /api/user/export': {
    summary: 'All that is kept about oneself, as a zip of JSON files.',
    caller: 'signed-in',
    replies: {},
    streams: 'application/zip',
  },
  'DELETE /api/user': {
    summary: 'Delete own account: apps go offline at once, everything else in 14 days unless one signs in.',
    caller: 'signed-in',
    limit: 'sign-in',
    body: z.strictObject({ password }),
    replies: { 200: z.object({ deletesAt: time }) },
    audit: 'user.deletion-ask',
  },
});
