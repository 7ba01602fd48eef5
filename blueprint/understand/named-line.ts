import type { AppLanguage } from '../kinds.ts';
import type { EntityFact } from './facts.ts';
import { thingNamed } from './ontology/index.ts';
import { singular } from './read/english/inflect.ts';
import { entityOf } from './terse.ts';
import { SETTINGS } from './words/english-verbs.ts';
import { NAMED_LINES, NO_THINGS } from './words/naming.ts';

// "Pothole reporting for our town": a line that names an app by a thing that nothing is known of.

const MOST_WORDS = 3;
const LONGEST = 120;
/** Hands that fall on the keys give rows of letters that nobody could say. */
const UNSPEAKABLE =
  /^[^aeiouyà-öø-ÿ]+$|[bcdfghjklmnpqrstvwxz]{5}|(.)\1\1|^(?:asdf|qwer|yxcv|zxcv|lorem|foo|bar|baz|blah?|lol|haha|hmm+|test)/iu;

const isWord = (word: string): boolean =>
  /^\p{L}[\p{L}-]{2,}$/u.test(word) && !UNSPEAKABLE.test(word) && !NO_THINGS.test(word);

/** The thing that a line keeps by naming what is done with it. */
export function thingOfLine(text: string, language: AppLanguage): EntityFact | undefined {
  if (text.length > LONGEST) return undefined;
  for (const { line, suffix = '' } of NAMED_LINES[language] ?? []) {
    const match = line.exec(text.trim());
    const said = match?.[1]?.toLowerCase().trim();
    if (said === undefined || said === '') continue;
    const start = text.toLowerCase().indexOf(said);
    const source = { from: 'text', spans: [{ start, end: start + said.length }] } as const;
    const words = said.split(/\s+/u);
    if (words.length > MOST_WORDS || !words.every(isWord)) return undefined;
    // "Marina berths": where something lies is not what it is.
    const own = words.length > 1 && SETTINGS.has(words[0] ?? '') ? words.slice(1) : words;
    const name = own.join(' ');
    const bare = name.replace(/s$/u, '');
    const known = [name, bare].map((noun) => thingNamed(noun, language)).find((thing) => thing);
    // A club that is managed is whose app it is, and nothing that it keeps.
    if (known?.category === 'organisation' || known?.category === 'place') return undefined;
    if (known && suffix === '') return entityOf(known, language, source);
    if (language !== 'en') return { noun: name, plural: name, source };
    const noun = singular(name) + suffix;
    return { noun, plural: `${noun}s`, source };
  }
  return undefined;
}
