import type {
  AppKind,
  AppLanguage,
  FieldType,
  MEASURES,
  PageKind,
  TIME_UNITS,
  WrittenPage,
} from '../kinds.ts';
import type { Access, Blueprint, Rule, Theme } from '../schema.ts';

// What is understood of a description, before it becomes a blueprint.

/** Where in the description something was said: from the first character up to, not including, the last. */
export interface Span {
  start: number;
  end: number;
}
/** Whether two places in the description have a character in common. */
export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
/** Said in the text, with its words; added because such an app needs it; or put in by hand, or by the answer to a question. */
export type Source =
  | { from: 'text'; spans: readonly Span[] }
  | { from: 'knowledge'; because: string }
  | { from: 'correction'; question?: string };

interface Found {
  source: Source;
}
/** Whether the text says it, and no reader added it. */
export const isSaid = ({ source }: Found): boolean => source.from === 'text';
/** Where the text says it: nowhere, if it doesn't. */
export const spansOf = ({ source }: Found): readonly Span[] => (source.from === 'text' ? source.spans : []);

export const isWithin = (one: Span, span: Span): boolean => one.start >= span.start && one.end <= span.end;
/** Whether a fact was said in one of these places. */
export const isSaidIn = (one: Found, places: readonly Span[]): boolean =>
  spansOf(one).some((span) => places.some((place) => overlaps(span, place)));

export interface EntityFact extends Found {
  /** Lower case, singular, in the language of the description. */
  noun: string;
  plural: string;
  /** The concept of the ontology it was recognised as. */
  concept?: string;
  /** Its rows are written down when it has happened. */
  isPast?: boolean;
}
export interface FieldFact extends Found {
  /** The noun of its entity. */
  owner: string;
  label: string;
  type: FieldType;
  /** A person chose the type, so the name says nothing more of it. */
  isTyped?: boolean;
  options?: readonly string[];
  /** Nobody said the options, which are those that such a choice usually has. */
  hasUsualOptions?: boolean;
  required?: boolean;
  unique?: boolean;
  unit?: string;
  /** The range of a number, in whole units of money and in minutes. */
  min?: number;
  max?: number;
  /** What a new row starts with: a day such as `today+7`, an amount in whole units, a length in minutes. */
  default?: string | number;
  computed?: ComputedFact;
}
/** What a field is worked out from: fields of its owner by their labels, or rows of another entity by its noun. */
export type ComputedFact =
  | { of: 'product'; fields: readonly [string, string] }
  /** A number of the row less another of it, or less what that comes to in the rows of an entity that refer to it. */
  | { of: 'difference'; field: string; less: string; entity?: string }
  | { of: 'count' | 'sum' | 'average'; entity: string; field?: string };
export interface RelationFact extends Found {
  /** Each row of `from` refers to one row of `to`, or to many. */
  from: string;
  to: string;
  many: boolean;
  label?: string;
}
export interface StatesFact extends Found {
  owner: string;
  /** In their order. */
  values: readonly string[];
}
export interface RuleFact extends Found {
  owner: string;
  kind: Rule['kind'];
  /** What the compiler needs besides: names of fields or entities, a number. */
  details: Readonly<Record<string, string | number>>;
}
/** What a rule watches of a number: that there is less or more than so much, or than a field of the row says. */
export const isLimitRule = ({ kind, details }: RuleFact): boolean =>
  kind === 'notify' && (details.below !== undefined || details.above !== undefined);
/** Whether a rule about a number asks for a mail, besides the list of such rows. */
export const isMailed = ({ details }: RuleFact): boolean =>
  details.mail === 'yes' || details.to !== undefined;

export interface RoleFact extends Found {
  noun: string;
  /** Told only for what they do: no table holds them, and no more is open to them than that. */
  isActor?: boolean;
}
export interface AccessFact extends Found {
  /** A role's noun, `public`, `member` or `own`. */
  who: string;
  owner: string;
  action: keyof Access;
  /** Only the step to this state is meant: "the manager approves it". */
  state?: string;
  /** How the step was told, where such a state was not. */
  step?: StepFact;
  allowed: boolean;
}
export interface StepFact {
  /** Nothing goes on without it, so that a thing without such a state gets one. */
  isNeeded: boolean;
  /** What it comes before: "it's paid". */
  before?: string;
  /** The thing was not named with it. */
  isGuessed?: boolean;
  /** The state that it ends: what is blocked is available again. */
  ends?: string;
}
export interface PageFact extends Found {
  kind: PageKind;
  entity?: string;
  title?: string;
  /** What a page of words tells visitors. */
  written?: WrittenPage;
  /** Rows of the entity that someone has to look after. */
  attention?: AttentionFact;
  /** The label of the date by which a calendar shows rows, where it was named. */
  day?: string;
  /** What a chart of the entity shows, where that is known apart from its title. */
  chart?: ChartFact;
}
/** Rows counted, or a field of theirs added up, by the values of another field or by time. */
export interface ChartFact {
  of: (typeof MEASURES)[number];
  /** Labels of fields. */
  field?: string;
  by?: string;
  unit?: (typeof TIME_UNITS)[number];
}
export interface AttentionFact {
  /** A date that is over, or near; a choice or yes-or-no that has a value, or hasn't; a number on one side of another. */
  when: 'past' | 'within' | 'is' | 'isNot' | 'below' | 'above';
  /** Words of the field or of its value. */
  field?: string;
  /** Days, or what a number is compared with: its own limit where that isn't said. */
  value?: number;
}

/** What the description says of the app as a whole, so that it can be made from the facts alone. */
export interface About {
  kind: AppKind;
  /** What to call it where the description gives no name. */
  title?: string;
  tagline?: string;
  /** What amounts are in, where the description speaks of a currency. */
  currency?: string;
  /** Looks that were asked for: "dark", "green", "for kids". */
  look: Partial<Theme>;
}

/** A table within a description: where the names of its columns stand, and what its lines hold. */
export interface PastedFact {
  columns: readonly Span[];
  rows: readonly (readonly string[])[];
}

export interface Facts {
  language: AppLanguage;
  /** ISO 639-3 of the language it is written in, where apps don't speak that; it was read as English. */
  otherLanguage?: string;
  about?: About;
  /** What the app is called, if the description says it. */
  name?: string;
  entities: readonly EntityFact[];
  fields: readonly FieldFact[];
  relations: readonly RelationFact[];
  states: readonly StatesFact[];
  rules: readonly RuleFact[];
  roles: readonly RoleFact[];
  access: readonly AccessFact[];
  pages: readonly PageFact[];
  /** Words that seemed to ask for something and weren't understood. */
  unknown: readonly Span[];
  /** Words that ask for what no app can do. */
  unsupported?: readonly Span[];
  /** Rows that stand in the description, to begin with. */
  pasted?: readonly PastedFact[];
  /** By the id of a question the id of the answer that was chosen. */
  answers?: Readonly<Record<string, string>>;
}

/** What is understood of a text that says nothing. */
export const NO_FACTS: Omit<Facts, 'language'> = {
  entities: [],
  fields: [],
  relations: [],
  states: [],
  rules: [],
  roles: [],
  access: [],
  pages: [],
  unknown: [],
};

/** At most three are asked; each answer changes the facts in the way it names. */
export interface Question {
  id: string;
  text: string;
  answers: readonly { id: string; text: string }[];
}

export interface Understanding {
  /** Nothing where there is nothing to build in the text. */
  blueprint: Blueprint | null;
  facts: Facts;
  /** What became of each rule among the facts, in their order: nothing where the app has nothing that it could hold for. */
  rules: readonly (Rule | null)[];
  questions: readonly Question[];
}
