import type { AppInfo } from './core/app.ts';

export const app: AppInfo = {
  id: 'corner-bikes',
  name: 'Corner Bikes',
  initial: 'C',
  tagline: 'Repairs while you wait, in Elm Street since 1998',
  language: 'en',
  currency: 'USD',
  layout: 'side',
  roles: [{ name: 'mechanic', label: 'Mechanic' }],
  signUp: 'open',
  paths: { signIn: '/sign-in', account: '/account' },
};
