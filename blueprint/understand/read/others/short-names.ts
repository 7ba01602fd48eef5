import type { Phrase } from './phrase.ts';
import type { Element } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

// "班级、老师，每个班最多15人": Chinese says one syllable of a name where the whole of it was said before.

/** "Une demande de congés … la demande": what is named by its first word was named in full before. */
function namedBefore(phrases: readonly Phrase[], { thing }: Vocabulary) {
  return (phrase: Phrase): Phrase | undefined => {
    const { noun, isPlural, determiner, sort } = phrase;
    if (noun.includes(' ') || isPlural || determiner === undefined || sort !== 'thing') return undefined;
    const longer = phrases.filter(
      (one) =>
        one.start < phrase.start &&
        new RegExp(`^${noun} (?:de |d['’]|du |des )`, 'iu').test(one.noun) &&
        thing(one.noun)?.isWhole === true,
    );
    const isAlone = phrases.every((one) => one.noun !== noun || one.start >= phrase.start || !one.isPlural);
    const [first] = longer;
    return first && isAlone && longer.every((one) => one.noun === first.noun) ? first : undefined;
  };
}

/** The nouns of a text, each by the same name wherever it stands. */
export function inFull(
  sentences: readonly (readonly Element[])[],
  vocabulary: Vocabulary,
): readonly (readonly Element[])[] {
  const { language, thing: known } = vocabulary;
  const phrases = sentences.flat().flatMap((element) => (element.kind === 'phrase' ? [element.phrase] : []));
  if (language === 'es' || language === 'fr') {
    const fullOf = namedBefore(phrases, vocabulary);
    return sentences.map((elements) =>
      elements.map((element) => {
        const full = element.kind === 'phrase' ? fullOf(element.phrase) : undefined;
        if (element.kind !== 'phrase' || !full) return element;
        const { noun, thing, category, type } = full;
        return { ...element, phrase: { ...element.phrase, noun, thing, category, type } };
      }),
    );
  }
  if (language !== 'zh') return sentences;
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
