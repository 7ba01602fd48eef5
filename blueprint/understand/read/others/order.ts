import { plain } from '../../ontology/lookup.ts';
import type { Phrase } from './phrase.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import type { Element } from './phrases.ts';

const isStart = (element: Element | undefined) =>
  element === undefined ||
  element.kind === 'sign' ||
  (element.kind === 'role' && (element.role === 'and' || element.role === 'if'));
const isDoer = (element: Element | undefined) =>
  element?.kind === 'phrase' &&
  (element.phrase.category === 'person' || element.phrase.category === 'organisation');

/** "Schülerinnen und Schüler", "alumnos y alumnas": one thing. */
export function withoutGenders(elements: readonly Element[]): Element[] {
  return elements.filter((element, at) => {
    const [and, other] = [elements[at + 1], elements[at + 2]];
    const isPair =
      element.kind === 'phrase' &&
      and !== undefined &&
      (and.kind === 'sign' ? and.sign === 'slash' : and.kind === 'role' && and.role === 'and') &&
      other?.kind === 'phrase' &&
      isSamePerson(element.phrase, other.phrase);
    const [first, joint] = [elements[at - 1], elements[at + 1]];
    const isJoint =
      first?.kind === 'phrase' &&
      joint?.kind === 'phrase' &&
      (element.kind === 'role'
        ? element.role === 'and'
        : element.kind === 'sign' && element.sign === 'slash') &&
      isSamePerson(first.phrase, joint.phrase);
    return !isPair && !isJoint;
  });
}
const MASCULINE: Partial<Readonly<Record<OtherLanguage, readonly (readonly [RegExp, string])[]>>> = {
  de: [
    [/in$/u, ''],
    [/in$/u, 'e'],
  ],
  es: [
    [/a$/u, 'o'],
    [/a$/u, ''],
  ],
  fr: [
    [/trice$/u, 'teur'],
    [/euse$/u, 'eur'],
    [/ère$/u, 'er'],
    [/(?<=[nt])ne$/u, 'n'],
    [/ienne$/u, 'ien'],
    [/e$/u, ''],
  ],
  ar: [[/ة$/u, '']],
};

/** "Lehrer und Lehrerinnen … ein Lehrer": who is named in both genders is one thing, called as in the shorter form. */
export function inOneGender(
  sentences: readonly (readonly Element[])[],
  language: OtherLanguage,
): Element[][] {
  const people = new Set(
    sentences.flat().flatMap((element) => (element.kind === 'phrase' ? [element.phrase.noun] : [])),
  );
  const inShort = ({ noun, category }: Phrase): string | undefined =>
    category === 'person' || category === undefined
      ? MASCULINE[language]
          ?.map(([ending, other]) => noun.replace(ending, other))
          .find((one) => one !== noun && people.has(one))
      : undefined;
  const isKnown = (noun: string) =>
    sentences
      .flat()
      .some(
        (element) =>
          element.kind === 'phrase' && element.phrase.noun === noun && element.phrase.category === 'person',
      );
  return sentences.map((elements) =>
    elements.map((element) => {
      const noun = element.kind === 'phrase' ? inShort(element.phrase) : undefined;
      return element.kind === 'phrase' &&
        noun !== undefined &&
        (element.phrase.category === 'person' || isKnown(noun))
        ? { ...element, phrase: { ...element.phrase, noun } }
        : element;
    }),
  );
}
const isSamePerson = (one: Phrase, other: Phrase): boolean => {
  if (one.category !== 'person' && other.category !== 'person') return false;
  const [a, b] = [plain(one.label), plain(other.label)];
  const length = Math.max(4, Math.min(a.length, b.length) - 3);
  return a !== b && a.slice(0, length) === b.slice(0, length) && Math.abs(a.length - b.length) < 6;
};

/** Arabic mostly says the verb first: "registers the teacher the attendance". The subject is put before it. */
export function subjectsFirst(elements: readonly Element[]): Element[] {
  const ordered = [...elements];
  for (const [at, element] of ordered.entries()) {
    const next = ordered[at + 1];
    if (
      element.kind === 'verb' &&
      next &&
      isStart(ordered[at - 1]) &&
      isDoer(next) &&
      ordered.length > at + 2
    ) {
      ordered[at] = next;
      ordered[at + 1] = element;
    }
  }
  return ordered;
}
