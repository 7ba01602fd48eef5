import { categoryByEnding } from '../../ontology/categories-others.ts';
import { WHICH, WHO_TOOK } from '../../words/others/taken.ts';
import type { Place } from './ahead.ts';
import { placesIn } from './places.ts';
import type { Sentence } from './sentences.ts';

// "Qui a emprunté quel livre": who takes what is written down, where nothing else says it.

export function readWhoTook({ text, start }: Sentence, { vocabulary, notebook, scribe }: Place): void {
  const { language } = vocabulary;
  const lower = text.toLowerCase();
  const categoryOf = (noun: string) =>
    vocabulary.thing(noun)?.entry.category ?? categoryByEnding(noun, language);
  // Where something is kept of it already, that says who and what.
  if (notebook.entities().some((noun) => categoryOf(noun) === 'booking')) return;
  for (const [question, event] of WHO_TOOK[language]) {
    const match = question.exec(lower);
    if (!match) continue;
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    const taken = notebook.entity(event, span);
    scribe.mark(taken, span.start);
    const asked = vocabulary.thing(WHICH[language].exec(text)?.[1] ?? '');
    // What the question asks for is kept as well, though nothing else names it.
    if (asked?.isWhole) {
      const { one } = asked.entry.names[language];
      notebook.entity(language === 'de' ? one : one.toLowerCase(), span);
    }
    const isSomebody = (noun: string) => categoryOf(noun) === 'person';
    const [what] = placesIn(lower, undefined, { vocabulary, notebook })
      .named(match.index, lower.length)
      .filter((noun) => noun !== taken && !isSomebody(noun));
    const [who, another] = notebook.entities().filter(isSomebody);
    scribe.link(taken, what, span);
    if (another === undefined) scribe.link(taken, who, span);
  }
}
