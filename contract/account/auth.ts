import { z } from 'zod';
import { sketchSchema } from '../builder/projects/understanding.ts';
import { endpoints, requiredText, message } from '../core/endpoint.ts';
import { CODE, NAME, PASSWORD } from '../core/limits.ts';
import { ROLES } from '../core/roles.ts';

export const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Enter a valid e-mail address, such as ana@example.com.'));
export const password = z
  .string()
  .min(PASSWORD.min, `must have at least ${PASSWORD.min} characters`)
  .max(PASSWORD.max, `must have at most ${PASSWORD.max} characters`);

/** What the browser keeps of the signed-in person (source specification, section 3). */
export const sessionUser = z.object({
  _id: z.uuid(),
  avatar: z.string(),
  userName: z.string(),
  email: z.string(),
  authority: z.array(z.enum(ROLES)),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** A session that began: its token, and who it is. */
export const session = z.object({ token: z.string(), user: sessionUser });

/** The secret of a sign-up, which the browser that signed up keeps. */
const signUp = z.string().min(20).max(200);

export const authEndpoints = endpoints({
  'POST /api/auth/login': {
    summary:
      'Sign in. An unverified address is answered 403 and sent a new code. Failures are counted by account and IP address; a browser that sends the same random `Device` header each time is known again.',
    caller: 'public',
    // No password rule here: whatever was once accepted can be tried.
    body: z.strictObject({ email, password: z.string().max(1000) }),
    replies: { 200: session },
    audit: 'session.start',
  },
  'POST /api/auth/register': {
    summary: 'Sign up. A taken address gets the same answer, and its owner a mail.',
    caller: 'public',
    limit: 'sign-in',
    body: z.strictObject({
      email,
      password,
      firstName: requiredText(NAME.max),
      lastName: requiredText(NAME.max),
      userName: requiredText(NAME.max).optional(),
      referralCode: z.string().max(40).optional(),
      /** What was sketched before signing up; it waits with the account. */
      sketch: sketchSchema.optional(),
    }),
    replies: {
      201: z.object({
        message: z.string(),
        email: z.string(),
        /** To be sent with the code: it proves that this browser signed up. */
        signUp,
      }),
    },
    audit: 'user.register',
  },
  'POST /api/auth/verify': {
    summary:
      'Confirm the address with the code that was mailed; signs in. Where it is unclear whose password was given at sign-up, none is kept: `passwordNeeded`.',
    caller: 'public',
    limit: 'sign-in',
    body: z.strictObject({
      email,
      code: z
        .string()
        .trim()
        .regex(new RegExp(`^\\d{${CODE.digits}}$`), `must be ${CODE.digits} digits`),
      signUp: signUp.optional(),
    }),
    replies: { 200: session.extend({ passwordNeeded: z.literal(true).optional() }) },
    audit: 'user.verify',
  },
  'POST /api/auth/verify/resend': {
    summary: 'Mail a new code, at most one a minute, and one in ten minutes after the first few.',
    caller: 'public',
    limit: 'sign-in',
    body: z.strictObject({ email, signUp: signUp.optional() }),
    replies: {
      202: z.object({ message: z.string(), /** seconds until the next may be asked */ retryAfter: z.int() }),
    },
  },
  'POST /api/auth/forgot-password': {
    summary: 'Mail a link for a new password, whether or not the address is known.',
    caller: 'public',
    limit: 'sign-in',
    body: z.strictObject({ email }),
    replies: { 202: message },
  },
  'POST /api/auth/reset-password': {
    summary: 'Set a new password with the token of the mailed link as Bearer; ends all sessions.',
    caller: 'reset-token',
    limit: 'sign-in',
    body: z.strictObject({ password }),
    replies: { 200: message },
    audit: 'user.password-reset',
  },
  'POST /api/auth/logout': {
    summary: 'End this session.',
    caller: 'signed-in',
    // How a support session is left.
    support: true,
    replies: { 200: message },
    audit: 'session.end',
  },
});
