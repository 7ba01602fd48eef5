import type { OtherLanguage } from '../../words/others/index.ts';

// The singular of a noun that nobody knows, where the same text uses it too.

const PREFIX = /^(?:و|ف)?(?:ال|لل|بال|كال|ب|ل|ك)?(?=\p{L}{3})/u;

/** "Jede Plötze": no ending tells that it is one. */
const AS_ONE = /(?<!\p{L})(?:jede|eine|jeweilige) (\p{Lu}\p{L}+e)(?!\p{L})/giu;
const asOne = (word: string): string => `eine ${word.toLowerCase()}`;
export const isSaidAsOne = (word: string, said: ReadonlySet<string>): boolean => said.has(asOne(word));

/** The words of a text, in the forms in which a singular may be found among them. */
export function wordsSaid(text: string, language: OtherLanguage): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (language === 'de')
    return new Set([...words, ...[...text.matchAll(AS_ONE)].map(([, word = '']) => asOne(word))]);
  return new Set(language === 'ar' ? words.flatMap((word) => [word, word.replace(PREFIX, '')]) : words);
}

/** "Alumnado", "Personal": many that are spoken of as one. */
export const isCollective = (noun: string): boolean =>
  /^(?:alumnado|profesorado|voluntariado|personal|clientela|plantilla|material|mobiliario|ganado|matériel|personnel|clientèle|mobilier|bétail|linge|kundschaft|zubehör|vieh)$/iu.test(
    noun,
  );

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

function formsOf(word: string, language: OtherLanguage): string[] {
  if (language === 'de') {
    const stems = ['en', 'er', 'n', 'e', 's']
      .filter((ending) => word.endsWith(ending))
      .map((ending) => word.slice(0, -ending.length));
    return [word, ...stems].flatMap((stem) => [
      stem,
      stem.replace(/[äöü](?=u?[^äöü]*$)/iu, (letter) => UMLAUTS[letter] ?? letter),
    ]);
  }
  if (language !== 'ar') return [];
  const bare = word.replace(/^ال(?=\p{L}{3})/u, '');
  if (/ات$/u.test(bare)) return [bare.slice(0, -2), bare.replace(/ات$/u, 'ة')];
  return /(?:ان|ون|ين)$/u.test(bare) ? [bare.slice(0, -2)] : [];
}

export const singularSaid = (
  word: string,
  said: ReadonlySet<string>,
  language: OtherLanguage,
): string | undefined =>
  isSaidAsOne(word, said)
    ? word
    : formsOf(word, language).find(
        (form) => form !== word && form.length > 2 && said.has(form.toLowerCase()),
      );
