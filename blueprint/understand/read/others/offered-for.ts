import type { OtherLanguage } from '../../words/others/index.ts';
import { OFFERED_FOR } from '../../words/others/offered-for.ts';
import type { Place } from './ahead.ts';

// "Pisos en venta o alquiler con precio": each of them is offered for one or the other, and the list goes on behind it.

/** A text without what something is offered for, which is no name; every letter keeps its place. */
export const withoutOfferedFor = (text: string, language: OtherLanguage): string =>
  text.replace(OFFERED_FOR[language].pattern, (said) => ' '.repeat(said.length));

/** Notes for what the thing is offered that was named before it. */
export function readOfferedFor(text: string, { vocabulary, notebook, scribe }: Place): void {
  const { pattern, values, label } = OFFERED_FOR[vocabulary.language];
  for (const { 0: said, index } of text.matchAll(pattern)) {
    const isKept = (noun: string) => notebook.entities().includes(noun);
    const owner = scribe.before(index, isKept)?.noun;
    const span = { start: index, end: index + said.length };
    if (owner !== undefined) notebook.field({ owner, label, type: 'select', options: values }, span);
  }
}
