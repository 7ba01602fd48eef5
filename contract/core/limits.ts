// Numbers both sides keep to. Times are in milliseconds unless a name says otherwise.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Source specification, section 9. */
export const API_TIMEOUT = 60_000;

export const PAGE = { default: 25, maxSize: 200 } as const;
export const NAME = { min: 1, max: 80 } as const;
export const PASSWORD = { min: 10, max: 128 } as const;
export const DESCRIPTION = { max: 4000 } as const;

/** How long a request for a change of an app may be, and how many of a project are kept. */
export const CHANGE_REQUESTS = { max: 1000, kept: 100 } as const;

export const SESSION = { idle: 24 * HOUR, longest: 30 * DAY } as const;
/** Signing in as a user for support: how long at most, and how long a reason must be. */
export const SUPPORT = { lives: 30 * MINUTE, reason: { min: 10, max: 500 } } as const;
/** `tries` are those of the sign-up's own browser and of each other network; `otherTries` those of all other networks together. */
export const CODE = {
  digits: 6,
  lives: 10 * MINUTE,
  tries: 5,
  otherTries: 20,
  resendAfter: 60_000,
} as const;
/** Codes and links to one address: the first of a window are sent at once, those after it one in so long, without end. */
export const PACE = { atOnce: 3, window: HOUR, slow: 10 * MINUTE } as const;
/** Mails to one address that anyone can set off and that may stop: about a taken address, a change of address, an invitation. */
export const UNASKED_MAILS = { most: 5, window: DAY } as const;
/** Sign-ups of one address: how often from one IP address, and how many wait at once for the address to be confirmed. */
export const SIGN_UP = {
  most: 5,
  window: 15 * MINUTE,
  maxPending: 20,
  /** Whatever the e-mail addresses. */
  ofNetwork: { most: 100, window: DAY },
} as const;
/** Changes of the e-mail address that one account may ask for, each of which mails two people. */
export const ADDRESS_CHANGES = { most: 5, window: DAY } as const;
export const RESET_LINK_LIVES = 30 * MINUTE;
export const ORDER_LIVES = 24 * HOUR;
export const PREVIEW_LIVES = 2 * HOUR;
export const DOWNLOAD_LIVES = 60_000;

/** Failed sign-ins in a window. Past `perAccount`, devices that never signed in before share one try in `slow`. */
export const SIGN_IN = {
  perAccountAndIp: 10,
  perIp: 100,
  perAccount: 50,
  window: 15 * MINUTE,
  slow: 30_000,
} as const;
/** Calls for signing in with a provider, from one network. One sign-in takes three. */
export const OAUTH = { perNetwork: 300, window: 15 * MINUTE } as const;
/** How many browsers that signed in are remembered for an account. */
export const DEVICES = { most: 50 } as const;
export const RATE = { sketchesPerMinute: 60, callsPerMinute: 600 } as const;
/** Reading a description with a model: of one network in a minute, how long at most, and what one answer may hold. */
export const MODEL = {
  perMinute: 10,
  atOnce: 8,
  longest: 120_000,
  tries: 3,
  answerTokens: 4000,
  characters: 40_000,
  bytes: 4_194_304,
  window: DAY,
} as const;
/** Event streams that are open at once. */
export const STREAMS = { perSession: 20, perUser: 60 } as const;
export const PROJECTS = {
  perUser: 50,
  /** Builds that failed don't count. */
  rebuildsPerDay: 20,
  /** Whatever came of them, so that a failing build can't be started without end. */
  buildStartsPerDay: 100,
  buildsAtOnce: 1,
} as const;
/** Failed builds that one person may report in a day. */
export const BUILD_REPORTS = { most: 10, window: DAY } as const;
/** How long a new e-mail address may wait for its link, and an account that is to be deleted for its owner. */
export const EMAIL_LINK_LIVES = DAY;
export const DELETION_GRACE = 14 * DAY;
/** What an invited friend brings both, in minor units, and how many can be invited. */
export const REWARD = { amount: 500, atOnce: 10, perDay: 50 } as const;
/** Pictures people upload: the file's bytes, the pixels it may unfold to, and the longest side that is kept. */
export const PICTURE = {
  bytes: 5_242_880,
  pixels: 40_000_000,
  side: 1600,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const;
/** A file of users to import: its lines, its bytes and how many faults are reported. */
export const IMPORT = { lines: 10_000, bytes: 5_242_880, faults: 500 } as const;
/** What a column of such a file can hold. */
export const IMPORT_FIELDS = [
  'email',
  'name',
  'firstName',
  'lastName',
  'userName',
  'role',
  'status',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What no database keeps whole: NUL, and half of a surrogate pair. */
export const UNSTORABLE = /[\0\p{Surrogate}]/u;
