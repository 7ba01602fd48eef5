import type { Page } from './resources/resource.ts';

const policies: Page = () => import('./pages/policies/index.tsx');

/** The pages of the public half, apart from the shell's so that the light half does not name what it never loads. */
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
