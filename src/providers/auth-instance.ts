import { call } from '../api/call.ts';
import { handleFailures } from '../api/failures.ts';
import { leave, tokenStore, useSession } from '../api/session.ts';
import { createAuthProvider } from './auth.ts';

/** This browser's auth provider: Refine asks it in the shell, the public pages call it without Refine. */
export const authProvider = createAuthProvider({ http: call, tokenStore, sessionStore: useSession, leave });

handleFailures((error) => authProvider.onError(error));
