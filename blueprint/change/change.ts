import type { AppLanguage } from '../kinds.ts';
import type { Blueprint } from '../schema.ts';

/** What a request can ask for. */
export const REQUEST_KINDS = [
  'addEntity',
  'removeEntity',
  'renameEntity',
  'icon',
  'title',
  'addPage',
  'removePage',
  'renamePage',
  'movePage',
  'menu',
  'homePage',
  'addSection',
  'removeSection',
  'renameSection',
  'sectionRows',
  'addField',
  'removeField',
  'renameField',
  'moveField',
  'required',
  'unique',
  'default',
  'limits',
  'unit',
  'currency',
  'type',
  'help',
  'inList',
  'addOption',
  'removeOption',
  'renameOption',
  'orderOptions',
  'states',
  'addTransition',
  'removeTransition',
  'stepRoles',
  'addLink',
  'removeLink',
  'access',
  'ownRows',
  'signUp',
  'addRole',
  'renameRole',
  'removeRole',
  'noOverlap',
  'capacity',
  'stock',
  'uniqueTogether',
  'before',
  'notify',
  'reminder',
  'removeRule',
  'computed',
  'colour',
  'mode',
  'corners',
  'font',
  'layout',
  'appName',
  'tagline',
  'language',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Why a request was not done; `name` is what it is about, in the words of the request or of the app. */
export const REASONS = [
  /** Nothing of it was understood. */
  'unknown',
  /** The app has nothing that is called so. */
  'notFound',
  /** The app is like that already. */
  'already',
  /** Several things are called so. */
  'which',
  /** What it names lacks what this needs, such as a date for a calendar. */
  'unfit',
  /** An app has as many of these as it can have. */
  'full',
  /** Every app has a page it opens with. */
  'home',
] as const;
export interface Reason {
  code: (typeof REASONS)[number];
  name: string;
  /** Whole requests that say it more closely. */
  closer?: readonly string[];
}

/** One request as it was understood. */
export interface Edit {
  kind: RequestKind;
  /** The words it came from. */
  text: string;
}
export interface NotUnderstood {
  /** The words that led to nothing. */
  text: string;
  reason: Reason;
  /** At most three whole requests for this app. */
  suggestions: readonly string[];
}

export interface Change {
  language: AppLanguage;
  edits: readonly Edit[];
  notUnderstood: readonly NotUnderstood[];
  /** The app with all edits made; the app as it was where there are none. */
  blueprint: Blueprint;
}

/** What a rule makes of a request. */
export type Outcome =
  | { kind: RequestKind; app: Blueprint; about?: string | undefined }
  | {
      reason: Reason;
      /** Whether the words left no doubt, so that nothing else may be read out of them. */
      isFinal?: boolean;
    };

/** What a rule reads a request against. */
export interface Context {
  app: Blueprint;
  /** The name of the entity that was last spoken of, which “them” means. */
  recent: string | undefined;
  /** The field of it that was last added, which “it” means. */
  recentField?: string | undefined;
  /** The language of the request. */
  language: AppLanguage;
  /** The words of the request. */
  text: string;
}

export const failed = (code: Reason['code'], name: string, closer?: readonly string[]): Outcome => ({
  reason: { code, name, ...(closer && { closer }) },
});

/** A change that changes nothing is none. */
export const made = (
  kind: RequestKind,
  context: Context,
  app: Blueprint,
  name: string,
  about?: string,
): Outcome =>
  app === context.app || JSON.stringify(app) === JSON.stringify(context.app)
    ? failed('already', name)
    : { kind, app, about };
