import type { repositoryEndpoints } from '#contract/builder/repositories.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { checkRepository } from './check.ts';

export function repositoryRoutes(): Handlers<keyof typeof repositoryEndpoints> {
  return {
    'POST /api/user/validate-repo': async ({ body, translate }) => {
      const check = await checkRepository(body.url);
      return { ...check, ...(check.reason ? { reason: translate({ stored: check.reason }) } : {}) };
    },
  };
}
