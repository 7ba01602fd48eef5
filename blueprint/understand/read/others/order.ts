import type { Element } from './phrases.ts';

const isStart = (element: Element | undefined) =>
  element === undefined ||
  element.kind === 'sign' ||
  (element.kind === 'role' && (element.role === 'and' || element.role === 'if'));
const isDoer = (element: Element | undefined) =>
  element?.kind === 'phrase' &&
  (element.phrase.category === 'person' || element.phrase.category === 'organisation');

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
