// What both sides say of signing in with a provider: plain tables, because the sign-in page, which is light, reads them.

export const PROVIDERS = ['github', 'google'] as const;
export type Provider = (typeof PROVIDERS)[number];
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { github: 'GitHub', google: 'Google' };

/** Why a sign-in with a provider came to nothing; stands in the address it returns to, as `oauth=`. */
export const OAUTH_FAULTS = ['denied', 'unverified', 'pending', 'blocked', 'failed'] as const;
export type OauthFault = (typeof OAUTH_FAULTS)[number];
