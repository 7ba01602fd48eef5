import type { Page } from './resources/resource.ts';

const policies: Page = () => import('./pages/policies/index.tsx');

/** Pages of the public half, kept apart so that its bundle does not refer to the shell's pages. */
export const publicPages: Record<string, Page> = {
  '/landing': () => import('./pages/landing/index.tsx'),
  '/sign-in': () => import('./pages/sign-in/index.tsx'),
  '/sign-up': () => import('./pages/sign-up/index.tsx'),
  '/otp-verification': () => import('./pages/otp-verification/index.tsx'),
  '/forgot-password': () => import('./pages/forgot-password/index.tsx'),
  '/reset-password': () => import('./pages/reset-password/index.tsx'),
  '/access-denied': () => import('./pages/access-denied/index.tsx'),
  '/terms-and-conditions': policies,
  '/privacy-policy': policies,
  '/ai-code-gen-poilcy': policies,
  '/refund-policy': policies,
  '/timeline': () => import('./pages/timeline/index.tsx'),
};
