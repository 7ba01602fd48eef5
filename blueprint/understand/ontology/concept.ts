import type { AppLanguage, FieldType, Icon, OptionColour } from '../../kinds.ts';

/** What a thing is called in a language: singular and plural, and other words for it. */
export interface Names {
  one: string;
  many: string;
  also?: readonly string[];
}

/** Of what sort a thing is: it decides what an unknown thing usually has. */
export type Category =
  | 'person'
  | 'organisation'
  | 'place'
  | 'event'
  | 'booking'
  | 'document'
  | 'product'
  | 'asset'
  | 'money'
  | 'task'
  | 'message'
  | 'category'
  | 'food'
  | 'animal'
  | 'vehicle'
  | 'health'
  | 'learning'
  | 'measurement'
  | 'work';

/** A field that such a thing usually has. */
export interface UsualField {
  name: string;
  label: Readonly<Record<AppLanguage, string>>;
  type: Exclude<FieldType, 'reference' | 'references' | 'computed'>;
  options?: readonly { name: string; label: Readonly<Record<AppLanguage, string>>; colour?: OptionColour }[];
  required?: boolean;
  unit?: string;
  /** Some believable values for sample rows, the same in all languages unless a list of its own is given. */
  samples?:
    readonly (string | number)[] | Readonly<Partial<Record<AppLanguage, readonly (string | number)[]>>>;
}

/** One thing that people keep in apps. Everything in it only adds beneath what a description says. */
export interface ThingConcept {
  id: string;
  names: Readonly<Record<AppLanguage, Names>>;
  category: Category;
  icon: Icon;
  fields: readonly UsualField[];
  /** Concepts it usually refers to: each row to one of them. */
  refersTo?: readonly string[];
  /** Its life, in order; the first is where it begins. */
  states?: readonly { name: string; label: Readonly<Record<AppLanguage, string>>; colour?: OptionColour }[];
  /** Kinds of page that suit it besides its list. */
  pages?: readonly ('board' | 'calendar' | 'gallery')[];
  /** What its rows may be called. */
  samples?: readonly string[] | Readonly<Partial<Record<AppLanguage, readonly string[]>>>;
}
