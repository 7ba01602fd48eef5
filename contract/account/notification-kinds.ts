// The kinds of notifications and their default channels: a plain table, because the screen uses it too.

export const NOTIFICATION_KINDS = [
  'build-ready',
  'build-failed',
  'build-reported',
  'payment',
  'order',
  'recent-update',
  'account',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const CHANNELS = ['inApp', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The kinds with preferences. What happens to the account itself is always notified, and news stand on the home page. */
export const CHOSEN_KINDS = ['build-ready', 'build-failed', 'payment', 'order'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];
