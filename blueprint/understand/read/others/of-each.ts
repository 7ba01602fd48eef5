import type { OtherLanguage } from '../../words/others/index.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Pro Anlieferung Gewicht, Sorte, Preis": of what all of it is, where no sign stands behind it.

const EACH: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  de: /(?<=^|[.!?\n]\s?)((?:pro|je|für jede[ns]?|zu jede[rm]|von jede[rm]) \p{Lu}[\p{L}-]{2,40}) (\p{Lu}[\p{L}-]{1,40})(?=,)/giu,
  es: /(?<=^|[.!?\n]\s?)((?:por|de|para) cada \p{L}{3,40}) (\p{L}{2,40})(?=,)/giu,
  fr: /(?<=^|[.!?\n]\s?)((?:par|(?:pour|de) chaque) \p{L}{3,40}) (\p{L}{2,40})(?=,)/giu,
};

/** The text with a colon in its place; every letter keeps its own. */
export function withEachApart(text: string, { language, attribute }: Vocabulary): string {
  const each = EACH[language];
  if (!each) return text;
  return text.replace(each, (said: string, owner: string, first: string) =>
    attribute(first)?.isWhole === true ? `${owner}:${first}` : said,
  );
}
