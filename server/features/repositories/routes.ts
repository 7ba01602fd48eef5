import type { repositoryEndpoints } from '#contract/repositories.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { checkRepository } from './check.ts';

export function repositoryRoutes(): Handlers<keyof typeof repositoryEndpoints> {
  return {
    'POST /api/user/validate-repo': ({ body }) => checkRepository(body.url),
  };
}
