import { categoryByEnding } from '../../ontology/categories-others.ts';
import { WHICH, WHO_TOOK } from '../../words/others/taken.ts';
import { plain } from '../../ontology/lookup.ts';
import type { Place } from './ahead.ts';
import { headed } from './letters.ts';
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
    const named = WHICH[language].exec(text)?.[1] ?? '';
    const asked = vocabulary.thing(named);
    // What the question asks for is kept as well, though nothing else names it.
    if (asked?.isWhole) {
      // "Welche Geräte": by that word, whatever else such a thing is called.
      const { one, many } = asked.entry.names[language];
      const isItsName = [one, many].some((name) => plain(name) === plain(named));
      const noun = isItsName ? one : vocabulary.grammar.singular(named);
      notebook.entity(language === 'de' ? headed(noun) : noun.toLowerCase(), span);
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
