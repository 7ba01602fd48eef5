import type { authEndpoints } from '#contract/account/auth.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Services } from '../../services.ts';
import { passwordResetRoutes } from './password-reset.ts';
import { signInRoutes } from './sign-in.ts';
import { signUpRoutes } from './sign-up.ts';

export const accountRoutes = (services: Services): Handlers<keyof typeof authEndpoints> => ({
  ...signInRoutes(services),
  ...signUpRoutes(services),
  ...passwordResetRoutes(services),
});
