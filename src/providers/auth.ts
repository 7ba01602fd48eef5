import type { AuthProvider } from '@refinedev/core';
import i18next from 'i18next';
import type { BodyOf } from '#contract/index.ts';
import { SESSION_ENDED } from '#contract/core/errors.ts';
import type { Role } from '#contract/core/roles.ts';
import type { call } from '../api/call.ts';
import { CallError } from '../api/call.ts';
import { admission, here, isSignedIn } from '../api/admission.ts';
import type { Ended, Session, TokenStore } from '../api/session.ts';
import { dropDrafts, keepEnded } from '../api/session.ts';
import { support } from '../api/support.ts';
import { dropSignUp, keepSignUp, markFirstPassword, signUpOf } from '../api/sign-up.ts';
import { landingPath, matchRoute, safeRedirect, withRedirect } from '../paths.ts';

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
  /** Loads another page. */
  leave: (to: string) => Promise<void>;
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

/** What the clients' errors and Refine's, which are plain objects, have in common. */
function failureOf(error: unknown): { reason: Error; status: number; bearer: unknown } {
  const read = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return {
    reason: error instanceof Error ? error : new Error(String(read('message') ?? error)),
    status: Number(read('status') ?? read('statusCode') ?? 0),
    bearer: read('bearer'),
  };
}

export function createAuthProvider({ http, tokenStore, sessionStore, leave }: Needs) {
  const authenticated = () => isSignedIn({ tokenStore, sessionStore });
  let signingOut = false;

  /**
   * Ends the session in this browser and leads away by a page load, so that nothing in memory outlives it: to the landing page, or out
   * of a support session back to the administrator's own.
   * @param why the reason for one toast on the next page, unless the person signed out
   */
  function end(why: Ended | null): Promise<void> {
    const { user, reset } = sessionStore.getState();
    const own = support();
    // Drafts outlive a session that ended by itself, but neither a sign-out nor a support session.
    if (user && (own || why === null)) dropDrafts(user._id);
    reset();
    if (why) keepEnded(why, own ? 'support' : 'own');
    if (own) return leave(own.back);
    if (why === null) return leave('/landing');
    return leave(landingPath(matchRoute(location.pathname)?.half === 'shell' ? here() : '/'));
  }

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
      signingOut = true;
      try {
        if (authenticated()) await http('POST /api/auth/logout');
      } catch (error) {
        // Leaving must work without the server too; the session then lapses there by itself.
        console.warn('The sign-out did not reach the server.', error);
      }
      signingOut = false;
      await end(null);
      return { success: true, status: 'success' };
    },

    check: async () => admission({ tokenStore, sessionStore }),

    /** Says nothing of `logout` or `redirectTo`: the session is over on the server already, and `leave` leads away. */
    async onError(error: unknown) {
      const { reason, status, bearer } = failureOf(error);
      // A rejected reset token says nothing about this session, nor does a late answer to a session that has ended.
      const own = bearer === tokenStore.get();
      if (SESSION_ENDED.includes(status) && own && authenticated() && !signingOut)
        await end(status === 419 ? 'revoked' : 'expired');
      return { error: reason };
    },

    getIdentity: async () => sessionStore.getState().user,
    getPermissions: async () => sessionStore.getState().user?.authority ?? [],
  } satisfies AuthProvider & Record<string, unknown>;
}
