import type { Cell, RowMeta, RowOf } from './entity.ts';

/** A role that the owner gives to members. */
export interface Role {
  readonly name: string;
  readonly label: string;
}

export type Language = 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ar';

/** What is the app's own besides its entities and pages. */
export interface AppInfo {
  /** Prefixes what the browser keeps. */
  readonly id: string;
  readonly name: string;
  /** Stands in its mark. */
  readonly initial: string;
  readonly tagline: string;
  readonly language: Language;
  /** ISO 4217; of amounts whose field names none. */
  readonly currency: string;
  /** Where the menu stands on a wide screen. */
  readonly layout: 'side' | 'top';
  readonly roles: readonly Role[];
  /** Whether anyone may sign up, or only who was invited. */
  readonly signUp: 'open' | 'invited';
  /** Where the app's own pages are. */
  readonly paths: { readonly signIn: string; readonly account: string };
}

/** A row to begin with. A date counts from the day of seeding (`today-3`, `today+1T09:30`); a reference names another sample's id. */
export type Sample<E> = Pick<RowMeta, 'id'> & Partial<Omit<RowOf<E>, keyof RowMeta>>;
/** A sample row whose entity isn't known. */
export type AnySample = Pick<RowMeta, 'id'> & Readonly<Record<string, Cell | undefined>>;
