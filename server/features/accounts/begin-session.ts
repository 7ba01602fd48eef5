import type { UserRow } from '../../platform/database/schema.ts';
import type { Call, CallChange } from '../../platform/http/bind.ts';
import { fullName, clientInfo } from '../../platform/http/session.ts';
import type { Actor } from '../../platform/transact.ts';
import type { knownDevices } from './devices.ts';
import { keepFirstLanguage, sessionUser, startSession } from './store.ts';

/** Who acts in a call that begins a session. */
export const asActor = (user: UserRow, ip: string): Actor => ({ id: user.id, name: fullName(user), ip });

/** Signs a user in on the browser that calls. */
export async function beginSession(
  devices: ReturnType<typeof knownDevices>,
  call: Pick<Call<'POST /api/auth/login'>, 'request' | 'language'>,
  change: CallChange,
  user: UserRow,
  after: object,
) {
  const token = await startSession(change.trx, user.id, clientInfo(call.request));
  await devices.keep(change.trx, user.id, call.request);
  await keepFirstLanguage(change.trx, user, call.language);
  await change.record(user.id, null, after, user.id);
  return { token, user: sessionUser(user) };
}
