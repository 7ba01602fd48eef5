import type { Definition, FieldDefinition, RowOf, Entity } from './entity.ts';

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
  readonly tagline: string;
  readonly language: Language;
  /** ISO 4217; of amounts whose field names none. */
  readonly currency: string;
  /** Where the menu stands on a wide screen. */
  readonly layout: 'side' | 'top';
  readonly roles: readonly Role[];
  /** Whether anyone may sign up, or only who was invited. */
  readonly signUp: 'open' | 'invited';
}

/** A date of a sample row, counted from the day of seeding. */
export interface SampleDate {
  readonly day: number;
  /** `HH:MM`, of a date with time. */
  readonly time?: string;
}

type SampleOf<F extends FieldDefinition, Value> = F['type'] extends 'date' | 'dateTime' ? SampleDate : Value;

/** A row to begin with: `readonly Sample<typeof booking>[]`. References name the ids of other sample rows. */
export type Sample<E> =
  E extends Entity<infer D extends Definition>
    ? { readonly id: string } & {
        readonly [
          K in keyof D['fields'] as D['fields'][K]['type'] extends 'computed'
            ? never
            : D['fields'][K] extends { required: true }
              ? K
              : never
        ]: SampleOf<D['fields'][K], K extends keyof RowOf<E> ? NonNullable<RowOf<E>[K]> : never>;
      } & {
        readonly [
          K in keyof D['fields'] as D['fields'][K]['type'] extends 'computed'
            ? never
            : D['fields'][K] extends { required: true }
              ? never
              : K
        ]?: SampleOf<D['fields'][K], K extends keyof RowOf<E> ? NonNullable<RowOf<E>[K]> : never>;
      }
    : never;
/** Sample rows where their entity isn't known. */
export interface AnySample {
  readonly id: string;
  readonly [field: string]: SampleDate | string | number | boolean | readonly string[] | undefined;
}
