import type { ownAccountEndpoints } from '#contract/account/own-account.ts';
import type { profileEndpoints } from '#contract/account/profile.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Services } from '../../services.ts';
import { currentPasswordCheck } from '../accounts/current-password.ts';
import { knownUser } from '../accounts/store.ts';
import { deletionRoutes } from './deletion.ts';
import { emailRoutes } from './email.ts';
import { exportOf } from './export.ts';
import { passwordRoutes } from './password.ts';
import { profileRoutes } from './profile.ts';

type OwnAccountKey = keyof typeof ownAccountEndpoints | keyof typeof profileEndpoints;

/** What users do to their own account; what administrators do to users is with the users. */
export function ownAccountRoutes(services: Services): Handlers<OwnAccountKey> {
  const { db } = services;
  const confirmed = currentPasswordCheck(db);

  return {
    ...profileRoutes(services),
    ...passwordRoutes(services, confirmed),
    ...emailRoutes(services, confirmed),
    ...deletionRoutes(services, confirmed),

    'GET /api/user/export': async ({ session, reply }) => {
      const bytes = await exportOf(db, await knownUser(db, session.userId));
      void reply
        .type('application/zip')
        .header('Content-Disposition', 'attachment; filename="selvedge-export.zip"')
        .send(Buffer.from(bytes));
    },
  };
}
