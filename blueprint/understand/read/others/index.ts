import type { Facts } from '../../facts.ts';
import { notebookFor } from '../../notebook.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { readClauses } from './clauses.ts';
import { chunkerFor } from './phrases.ts';
import { scribeFor } from './scribe.ts';
import { readAsked } from './asked.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { type Values, valuesFinderFor } from './values.ts';
import { vocabularyFor } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Lists of values that are looked for in a sentence. */
const MOST_LISTS = 5;

/** German nouns can only be told by their capital letters where the text has them. */
const isCased = (text: string): boolean => {
  const capitals = text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}/gu)?.length ?? 0;
  return capitals > 1 || (capitals === 1 && /^\p{Lu}/u.test(text));
};

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
      byId: () => undefined,
    },
    { plural },
    isHead,
  );
  const scribe = scribeFor(vocabulary, notebook, plurals);
  const find = valuesFinderFor(vocabulary);
  const { elementsOf } = chunkerFor(vocabulary, isCased(text));
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
    focus = readClauses(
      elementsOf(wordsOf(rest, start, vocabulary), rest, start),
      { vocabulary, notebook, scribe },
      focus,
      found.length > 0,
    );
    for (const values of found) {
      const owner = scribe.before(start + values.from) ?? focus;
      if (owner !== undefined)
        scribe.choose(owner, { ...values, start: start + values.start, end: start + values.end });
    }
    read.push([whole, focus]);
  }
  for (const [sentence, before] of read) readAsked(sentence, { vocabulary, notebook }, before);
  return notebook.facts(language, undefined);
}
