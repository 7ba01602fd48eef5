import type { AuthProvider } from '@refinedev/core';
import i18next from 'i18next';
import type { BodyOf } from '#contract/index.ts';
import { SESSION_ENDED } from '#contract/errors.ts';
import type { Role } from '#contract/roles.ts';
import type { call } from '../api/call.ts';
import { CallError } from '../api/call.ts';
import type { Session, TokenStore } from '../api/session.ts';
import { dropSignUp, keepSignUp, markFirstPassword, signUpOf } from '../api/sign-up.ts';
import { landingPath, safeRedirect, withRedirect } from '../paths.ts';

/** What every action answers: Refine reads `success`, `error` and `redirectTo`, the specification names the rest. */
export interface AuthResult {
  success: boolean;
  status: 'success' | 'failed';
  message?: string;
  error?: Error;
  token?: string;
  role?: Role;
  redirectTo?: string;
  /** Seconds until the action may be asked for again. */
  retryAfter?: number;
  [key: string]: unknown;
}

interface Needs {
  http: typeof call;
  tokenStore: Pick<TokenStore, 'get'>;
  sessionStore: { getState(): Pick<Session, 'signedIn' | 'user' | 'signIn' | 'reset'> };
}

type Login = BodyOf<'POST /api/auth/login'> & { redirectUrl?: string | null };
type Verify = Pick<BodyOf<'POST /api/auth/verify'>, 'email' | 'code'> & { redirectUrl?: string | null };

/** @param unanswered what is said where no answer came: the key of a text */
function failed(error: unknown, unanswered: string): AuthResult {
  const reason = error instanceof Error ? error : new Error(String(error));
  const silent = reason instanceof CallError && reason.status === null;
  return {
    success: false,
    status: 'failed',
    message: silent ? i18next.t(unanswered) : reason.message,
    error: reason,
  };
}

/** @throws as where no answer came: one without content says nothing either */
function present<T>(answer: T): T {
  if (answer === null) throw new CallError('The answer was empty.');
  return answer;
}

export function createAuthProvider({ http, tokenStore, sessionStore }: Needs) {
  const authenticated = () => tokenStore.get() !== null && sessionStore.getState().signedIn;
  const here = () => location.pathname + location.search;

  async function signIn(
    answer: Promise<{ token: string; user: NonNullable<Session['user']>; passwordNeeded?: true | undefined }>,
    redirectUrl: string | null | undefined,
  ): Promise<AuthResult> {
    try {
      const { token, user, passwordNeeded = false } = present(await answer);
      markFirstPassword(passwordNeeded ? user._id : null);
      sessionStore.getState().signIn(token, user);
      const redirectTo = passwordNeeded
        ? withRedirect('/otp-verification', redirectUrl ?? null)
        : safeRedirect(redirectUrl ?? null);
      return { success: true, status: 'success', token, role: user.role, redirectTo };
    } catch (error) {
      return failed(error, 'common:error.signIn');
    }
  }

  return {
    login: ({ email, password, redirectUrl }: Login) =>
      signIn(http('POST /api/auth/login', { body: { email, password } }), redirectUrl),

    exchange: ({ code, redirectUrl }: { code: string; redirectUrl?: string | null }) =>
      signIn(http('POST /api/auth/exchange', { body: { code } }), redirectUrl),

    async verify({ email, code, redirectUrl }: Verify): Promise<AuthResult> {
      const signUp = signUpOf(email);
      const body = { email, code, ...(signUp === undefined ? {} : { signUp }) };
      const result = await signIn(http('POST /api/auth/verify', { body }), redirectUrl);
      if (result.success) dropSignUp(email);
      return result;
    },

    /** Chooses the password of an account that a code opened without one. */
    async firstPassword(body: BodyOf<'PUT /api/user/password'>): Promise<AuthResult> {
      try {
        const { message } = await http('PUT /api/user/password', { body });
        markFirstPassword(null);
        return { success: true, status: 'success', message };
      } catch (error) {
        // It was chosen meanwhile, in another tab or by a mailed link: there is nothing left to ask for.
        if (error instanceof CallError && error.code === 'state') {
          markFirstPassword(null);
          return { success: true, status: 'success', message: error.message };
        }
        return failed(error, 'common:error.unreachable');
      }
    },

    async resend({ email }: { email: string }): Promise<AuthResult> {
      const signUp = signUpOf(email);
      const body = { email, ...(signUp === undefined ? {} : { signUp }) };
      try {
        const { message, retryAfter } = await http('POST /api/auth/verify/resend', { body });
        return { success: true, status: 'success', message, retryAfter };
      } catch (error) {
        return failed(error, 'common:error.unreachable');
      }
    },

    async register(body: BodyOf<'POST /api/auth/register'>): Promise<AuthResult> {
      try {
        const { message, signUp } = present(await http('POST /api/auth/register', { body }));
        // Only the answer itself is sure to be there.
        if (signUp) keepSignUp(body.email, signUp);
        return { success: true, status: 'success', message, redirectTo: '/otp-verification' };
      } catch (error) {
        return failed(error, 'common:error.signUp');
      }
    },

    async forgotPassword(body: BodyOf<'POST /api/auth/forgot-password'>): Promise<AuthResult> {
      try {
        const { message } = await http('POST /api/auth/forgot-password', { body });
        return { success: true, status: 'success', message };
      } catch (error) {
        return failed(error, 'common:error.unreachable');
      }
    },

    async updatePassword({ token, password }: { token: string; password: string }): Promise<AuthResult> {
      try {
        const { message } = await http('POST /api/auth/reset-password', { token, body: { password } });
        return { success: true, status: 'success', message, redirectTo: '/sign-in' };
      } catch (error) {
        return failed(error, 'common:error.unreachable');
      }
    },

    async logout(): Promise<AuthResult> {
      try {
        if (authenticated()) await http('POST /api/auth/logout');
      } catch (error) {
        // Leaving must work without the server too; the session then lapses there by itself.
        console.warn('The server could not be told of the sign-out.', error);
      }
      sessionStore.getState().reset();
      return { success: true, status: 'success', redirectTo: '/landing' };
    },

    async check() {
      return authenticated()
        ? { authenticated: true }
        : { authenticated: false, redirectTo: landingPath(here()) };
    },

    /** `logout` stays unset: the session is over on the server already, and Refine would try to end it there once more. */
    async onError(error: unknown) {
      const status =
        typeof error === 'object' && error !== null && 'status' in error
          ? error.status
          : typeof error === 'object' && error !== null && 'statusCode' in error
            ? error.statusCode
            : null;
      const reason = error instanceof Error ? error : new Error(String(error));
      if (typeof status !== 'number' || !SESSION_ENDED.includes(status) || !authenticated())
        return { error: reason };
      sessionStore.getState().reset();
      return { error: reason, redirectTo: landingPath(here()) };
    },

    getIdentity: async () => sessionStore.getState().user,
    getPermissions: async () => sessionStore.getState().user?.authority ?? [],
  } satisfies AuthProvider & Record<string, unknown>;
}
