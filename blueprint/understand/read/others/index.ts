import type { Facts } from '../../facts.ts';
import { notebookFor } from '../../notebook.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { readClauses } from './clauses.ts';
import { subjectsFirst, withoutGenders } from './order.ts';
import { chunkerFor, type Element } from './phrases.ts';
import { scribeFor } from './scribe.ts';
import { readAsked } from './asked.ts';
import { wordsSaid } from './forms.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { Values } from './value-lists.ts';
import { valuesFinderFor } from './values.ts';
import { vocabularyFor } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Lists of values that are looked for in a sentence. */
const MOST_LISTS = 5;

/** German nouns can only be told by their capital letters where the text has them. */
const isCased = (text: string): boolean => {
  const capitals = text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}/gu)?.length ?? 0;
  return capitals > 1 || (capitals === 1 && /^\p{Lu}/u.test(text));
};

const placeOf = (element: Element) => (element.kind === 'phrase' ? element.phrase.start : element.start);

/** What a description in Spanish, French, German, Chinese or Arabic says. */
export function readOther(text: string, language: OtherLanguage): Facts {
  const vocabulary = vocabularyFor(language);
  const { grammar } = vocabulary;
  const plurals = new Map<string, string>();
  const plural = (noun: string) => {
    const thing = vocabulary.thing(noun);
    const names = thing?.entry.names[language];
    if (!names || !thing) return plurals.get(noun) ?? grammar.plural(noun);
    const [one, many] =
      language === 'de' ? [names.one, names.many] : [names.one.toLowerCase(), names.many.toLowerCase()];
    if (noun === one) return many;
    if (language === 'de' && noun.toLowerCase().endsWith(one.toLowerCase()))
      return noun.slice(0, -one.length) + (noun.length > one.length ? many.toLowerCase() : many);
    return plurals.get(noun) ?? grammar.plural(noun);
  };
  const isHead = (compound: string, noun: string) =>
    language === 'de' || language === 'zh'
      ? compound !== noun && compound.endsWith(noun) && noun.length > 1
      : compound.startsWith(`${noun} `);
  const notebook = notebookFor(
    {
      thing: (noun) => vocabulary.thing(noun)?.entry,
      attribute: (label) => vocabulary.attribute(label)?.entry,
      isAttribute: (label) => vocabulary.attribute(label) !== undefined,
      byId: () => undefined,
    },
    { plural },
    isHead,
  );
  const scribe = scribeFor(vocabulary, notebook, plurals);
  const { elementsOf, phraseOf } = chunkerFor(vocabulary, isCased(text), wordsSaid(text, language));
  const find = valuesFinderFor(vocabulary, (before) => {
    const [clause = ''] = /[^,，、;；:：.。()（）]*$/u.exec(before) ?? [];
    const start = before.length - clause.length;
    const last = elementsOf(wordsOf(clause, start, vocabulary), clause, start).at(-1);
    // Nothing is done right before a bracket: "note (1, 2, 3)" is a noun.
    if (last?.kind === 'verb') return phraseOf(last.verb, { start: last.start, end: last.end });
    return last?.kind === 'phrase' ? last.phrase : undefined;
  });
  let focus: string | undefined;
  const read: [Sentence, string | undefined][] = [];
  for (const whole of sentencesOf(text)) {
    const { text: sentence, start } = whole;
    const found: Values[] = [];
    let rest = sentence;
    for (let times = 0; times < MOST_LISTS; times += 1) {
      const values = find(rest);
      if (!values) break;
      found.push(values);
      rest = rest.slice(0, values.start) + ' '.repeat(values.end - values.start) + rest.slice(values.end);
    }
    const lists = found.map((values): Element => ({
      kind: 'values',
      values: { ...values, start: start + values.start, end: start + values.end },
      start: start + values.start,
      end: start + values.end,
    }));
    const elements = withoutGenders(
      [...elementsOf(wordsOf(rest, start, vocabulary), rest, start), ...lists].sort(
        (one, other) => placeOf(one) - placeOf(other),
      ),
    );
    focus = readClauses(
      language === 'ar' ? subjectsFirst(elements) : elements,
      { vocabulary, notebook, scribe },
      focus,
    );
    read.push([whole, focus]);
  }
  for (const [sentence, before] of read) readAsked(sentence, { vocabulary, notebook }, before);
  return notebook.facts(language, undefined);
}
