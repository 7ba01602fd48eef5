import { type Language, localeOf } from '#contract/core/languages.ts';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import zhCN from './zh-CN.json' with { type: 'json' };

// What the server writes: errors, e-mails and notifications. The English sentence stands where it is used and is its own key.

/** An English sentence that stands in every language; `{name}` is a placeholder. */
export type Text = keyof typeof es;
type Value =
  | string
  | number
  /** an amount of money in minor units */
  | { amount: number; currency: string }
  /** a day by UTC, of milliseconds since 1970 */
  | { day: number }
  /** a length of time in seconds, shown in minutes from 90 on */
  | { seconds: number }
  /** a word that stands in every language, such as a state */
  | { word: Text };
/** A sentence with what replaces its placeholders. */
export interface Filled {
  text: Text;
  values: Record<string, Value>;
}
/** A sentence that was kept in English; one that is nobody's of ours is shown as it is. */
export interface StoredMessage {
  stored: string;
}
export type Message = Text | Filled | StoredMessage;

const TEXTS: Record<Exclude<Language, 'en'>, Record<Text, string>> = { es, fr, de, 'zh-CN': zhCN, ar };

export const t = (text: Text, values: Record<string, Value>): Filled => ({ text, values });

/** Whether a sentence that was kept, or that the contract's own checks wrote, stands in every language. */
export const isText = (text: string): text is Text => Object.hasOwn(es, text);

/** A sentence in a language. */
export function translate(language: Language, message: Message): string {
  if (typeof message === 'string') return translate(language, { text: message, values: {} });
  if ('stored' in message)
    return isText(message.stored) ? translate(language, message.stored) : message.stored;
  const { text, values } = message;
  const words: string = language === 'en' ? text : TEXTS[language][text];
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : shown(language, value);
  });
}

function shown(language: Language, value: Value): string {
  const locale = localeOf(language);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString(locale);
  if ('word' in value) return translate(language, value.word);
  if ('amount' in value)
    return (value.amount / 100).toLocaleString(locale, {
      style: 'currency',
      currency: value.currency,
      currencyDisplay: 'narrowSymbol',
    });
  if ('day' in value)
    return new Date(value.day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const inMinutes = value.seconds >= 90;
  return Math.ceil(inMinutes ? value.seconds / 60 : value.seconds).toLocaleString(locale, {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  });
}
