import type { Phrase } from './phrase.ts';
import type { Element } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

// "班级、老师，每个班最多15人": Chinese says one syllable of a name where the whole of it was said before.

/** The nouns of a text, each by the same name wherever it stands. */
export function inFull(
  sentences: readonly (readonly Element[])[],
  { language, thing: known }: Vocabulary,
): readonly (readonly Element[])[] {
  if (language !== 'zh') return sentences;
  const phrases = sentences.flat().flatMap((element) => (element.kind === 'phrase' ? [element.phrase] : []));
  const whole = ({ noun, thing }: Phrase): string | undefined => {
    if (noun.length !== 1 || thing === undefined) return undefined;
    const names = new Set(
      phrases
        .filter((one) => one.thing === thing && one.noun.length === 2 && one.noun.includes(noun))
        .filter((one) => known(one.noun)?.isWhole === true)
        .map((one) => one.noun),
    );
    return names.size === 1 ? [...names][0] : undefined;
  };
  return sentences.map((elements) =>
    elements.map((element) => {
      const name = element.kind === 'phrase' ? whole(element.phrase) : undefined;
      if (element.kind !== 'phrase' || name === undefined) return element;
      return { ...element, phrase: { ...element.phrase, noun: name, label: name } };
    }),
  );
}
