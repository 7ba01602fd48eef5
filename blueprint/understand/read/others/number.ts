import { isAlikeInGerman } from '../../words/others/de-number.ts';
import type { Phrase } from './phrase.ts';
import { type Element, nameOf } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Tiere, Gehege, Befunde und Impfungen": no ending tells that German nouns in e are many, but those they stand among do.

const JOINT = /^(?:comma|and|slash)$/u;
const SINGULAR = /^(?:a|each)$/u;
/** "Befunde", "Zertifikate", and not "Wäsche" or "Kasse": what begins or ends so has no e where there is one. */
const ONLY_MANY =
  /^(?:Be(?![ieu])|Ver(?![sb]))\p{L}{3,}(?<!rd|ndt|ag)(?<!(?<!ich)t)e$|(?:ling|niss|ment|ikat|ekt|akt|ukt|ept|tein|erein|ericht|ewicht|trieb|sstück|ruf)e$/u;
/** The phrases of the list that one stands in, without it. */
export function besides(elements: readonly Element[], at: number): Phrase[] {
  const found: Phrase[] = [];
  for (const step of [-1, 1])
    for (let index = at + step; elements[index] !== undefined; index += step) {
      const element = elements[index];
      if (element?.kind === 'phrase') found.push(element.phrase);
      else if (!JOINT.test(nameOf(element))) break;
    }
  return found;
}

/** Says of nouns that they are many where most of those they are listed with are. */
export const inOneNumber = (
  sentences: readonly (readonly Element[])[],
  vocabulary: Vocabulary,
): readonly (readonly Element[])[] =>
  withAlike(vocabulary.language === 'de' ? inGerman(sentences, vocabulary) : sentences, vocabulary);

/** "Zimmer, Gäste und Buchungen", "les membres et les cours": what is called the same as one and as many. */
function withAlike(
  sentences: readonly (readonly Element[])[],
  { language, grammar }: Vocabulary,
): readonly (readonly Element[])[] {
  if (!/^(?:es|fr|de)$/u.test(language)) return sentences;
  // "Kurse mit Trainer und Schülern": the dative of many would be "Trainern".
  const isDative = (elements: readonly Element[], at: number) => {
    const before = elements.slice(0, at).findLast((one) => one.kind !== 'phrase' && !JOINT.test(nameOf(one)));
    return language === 'de' && /^(?:with|of|ofThe)$/u.test(nameOf(before));
  };
  const canBeMany = ({ sort, isPlural, thing, determiner, label }: Phrase) =>
    sort === 'thing' &&
    !isPlural &&
    !SINGULAR.test(determiner ?? '') &&
    thing !== undefined &&
    grammar.plural(label) === label;
  return sentences.map((elements) =>
    elements.map((element, at) => {
      if (element.kind !== 'phrase' || !canBeMany(element.phrase) || isDative(elements, at)) return element;
      const others = besides(elements, at).filter((other) => !canBeMany(other));
      const many = others.filter(({ isPlural, sort }) => isPlural && sort !== 'attribute').length;
      // "Kfz Gutachter, Unfallschäden": what a text opens with may be who writes it.
      return many > (at === 0 ? 1 : 0) && many === others.length
        ? { ...element, phrase: { ...element.phrase, isPlural: true, plural: element.phrase.label } }
        : element;
    }),
  );
}

function inGerman(
  sentences: readonly (readonly Element[])[],
  { grammar }: Vocabulary,
): readonly (readonly Element[])[] {
  const phrases = sentences.flat().flatMap((element) => (element.kind === 'phrase' ? [element.phrase] : []));
  const singles = new Set(
    phrases.flatMap(({ determiner, label }) => (SINGULAR.test(determiner ?? '') ? [label] : [])),
  );
  const said = new Set(phrases.map(({ label }) => label));
  const isMany = ({ isPlural, sort, thing }: Phrase) =>
    sort === 'thing' && (isPlural || (thing !== undefined && thing.names.de.one === thing.names.de.many));
  const canBeMany = ({ label, sort, isPlural, determiner }: Phrase) =>
    sort === 'unknown' && !isPlural && determiner === undefined && /^\p{Lu}\p{L}{2,}e$/u.test(label);
  return sentences.map((elements) =>
    elements.map((element, at) => {
      if (element.kind !== 'phrase' || !canBeMany(element.phrase)) return element;
      const others = besides(elements, at);
      if (others.length < 2 || others.filter(isMany).length * 2 <= others.length) return element;
      const { label } = element.phrase;
      const isAlike = isAlikeInGerman(label) || singles.has(label);
      const single = grammar.singular(label);
      const isTold = said.has(label.slice(0, -1)) || ONLY_MANY.test(label);
      const noun =
        isAlike || (single === label && !isTold) ? label : single === label ? label.slice(0, -1) : single;
      return { ...element, phrase: { ...element.phrase, noun, isPlural: true, plural: label } };
    }),
  );
}

/** "Anzahl Kisten": how many there are is one field. */
export const withCounts = (elements: readonly Element[], { language }: Vocabulary): readonly Element[] =>
  language !== 'de'
    ? elements
    : elements.flatMap((element, at): Element[] => {
        const [before, next] = [elements[at - 1], elements[at + 1]];
        if (element.kind !== 'phrase') return [element];
        const { phrase } = element;
        if (isCount(before) && isCounted(element)) return [];
        if (!isCount(element) || !isCounted(next)) return [element];
        const label = `${phrase.label} ${next.phrase.label}`;
        return [{ ...element, phrase: { ...phrase, label, noun: label, end: next.phrase.end } }];
      });
const isCount = (element: Element | undefined): boolean =>
  element?.kind === 'phrase' && element.phrase.label === 'Anzahl';
const isCounted = (element: Element | undefined): element is Element & { kind: 'phrase' } =>
  element?.kind === 'phrase' && element.phrase.determiner === undefined;
