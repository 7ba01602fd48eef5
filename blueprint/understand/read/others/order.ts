import { plain } from '../../ontology/lookup.ts';
import type { Phrase } from './phrase.ts';
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
