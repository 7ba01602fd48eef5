import { once } from './once.ts';

/** What the core tells people, in the app's language. Labels, dates and amounts come in as they are shown. */
export interface Messages {
  readonly yes: string;
  readonly no: string;
  /** What the app's owner is called until they give their name. */
  readonly owner: string;
  /** Over the messages at the fields. */
  readonly checkFields: string;

  readonly required: string;
  readonly choose: string;
  readonly minCharacters: (count: number) => string;
  readonly maxCharacters: (count: number) => string;
  readonly invalidCharacters: string;
  readonly number: string;
  readonly wholeNumber: string;
  readonly atLeast: (value: string) => string;
  readonly atMost: (value: string) => string;
  readonly boolean: string;
  readonly date: string;
  readonly dateTime: string;
  readonly email: string;
  readonly url: string;
  readonly phone: string;
  readonly file: string;
  readonly missingRow: string;
  /** At the reference that makes a row somebody's own. */
  readonly staysTheirs: string;
  readonly twice: string;
  readonly unknownField: (name: string) => string;

  readonly unique: string;
  readonly uniqueTogether: (fields: string) => string;
  readonly after: (field: string) => string;
  readonly notBefore: (field: string) => string;
  readonly taken: (from: string, to: string) => string;
  readonly full: string;
  /** Of a day or a span of days, with how many it has room for. */
  readonly fullThen: (days: string, most: string) => string;
  readonly placesLeft: (count: number) => string;
  readonly alreadyTaken: (count: number) => string;
  readonly outOfStock: string;
  readonly stockLeft: (count: number) => string;
  readonly initialState: (state: string) => string;
  readonly transition: (from: string, to: string) => string;

  readonly notFound: string;
  readonly forbidden: string;
  readonly signIn: string;
  readonly stale: string;
  /** `rows` says what keeps it, such as "3 bookings". */
  readonly kept: (rows: string) => string;
  readonly badQuery: (name: string) => string;
  readonly fileSize: (megabytes: number) => string;
  readonly fileMissing: string;
  readonly wrongCode: string;
  readonly blocked: string;
  readonly offline: string;
  readonly failed: string;
}

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** A text for every number, with `#` where the number stands: `plural('en', { one: '# row', other: '# rows' })`. */
export function plural(locale: string, forms: PluralForms): (count: number) => string {
  const rules = once(() => new Intl.PluralRules(locale));
  const number = once(() => new Intl.NumberFormat(locale));
  return (count) => (forms[rules().select(count)] ?? forms.other).replaceAll('#', number().format(count));
}
