import type { AppLanguage } from '../../kinds.ts';
import type { EntityFact } from '../facts.ts';
import { thingById, thingNamed } from '../ontology/index.ts';
import { isPlural, plural, singular } from '../read/english/inflect.ts';
import { tokensOf } from '../read/english/tokens.ts';
import { entityOf } from './terse.ts';
import { SETTINGS } from '../words/english-verbs.ts';
import { NAMED_LINES, NO_THINGS } from '../words/naming.ts';

// "Pothole reporting for our town": a line that names an app by a thing that nothing is known of.

const MOST_WORDS = 3;
const LONGEST = 120;
/** Hands that fall on the keys give rows of letters that nobody could say. */
const UNSPEAKABLE =
  /^[^aeiouyà-öø-ÿ]+$|[bcdfghjklmnpqrstvwxz]{5}|(.)\1\1|^(?:asdf|qwer|yxcv|zxcv|lorem|foo|bar|baz|blah?|lol|haha|hmm+|test)/iu;

const isWord = (word: string): boolean =>
  /^\p{L}[\p{L}-]{2,}$/u.test(word) && !UNSPEAKABLE.test(word) && !NO_THINGS.test(word);

/** Whether words begin with what somebody does: "walk dogs", but not "climbing ropes". */
function isDeed(name: string): boolean {
  const [first, second] = tokensOf({ text: name, start: 0, isBullet: false, isHeading: false });
  return second !== undefined && first?.pos === 'VERB' && !first.lower.endsWith('ing');
}

/** Several of a thing, and no deed. */
const areSeveral = (name: string): boolean => isPlural(name.split(' ').at(-1) ?? '') && !isDeed(name);

/** "Sneaker collection tracker": sneakers are kept, and not their collections. */
function withoutKeeping(words: string[], language: AppLanguage): string[] {
  const [head = '', ...rest] = [...words].reverse();
  return language === 'en' && rest.length > 0 && /^(?:collection|inventory|database|list)$/u.test(head)
    ? rest.reverse()
    : words;
}

/** What a line keeps. */
export interface ThingOfLine {
  thing: EntityFact;
  /** What is done with it for others: its hire, its bookings. */
  deed?: EntityFact;
}

/** The thing that a line keeps by naming what is done with it. */
export function thingOfLine(text: string, language: AppLanguage): ThingOfLine | undefined {
  if (text.length > LONGEST) return undefined;
  for (const { line, suffix = '', deed, isSeveral = false } of NAMED_LINES[language] ?? []) {
    const match = line.exec(text.trim());
    const said = match?.[1]?.toLowerCase().trim();
    if (said === undefined || said === '') continue;
    const start = text.toLowerCase().indexOf(said);
    const source = { from: 'text', spans: [{ start, end: start + said.length }] } as const;
    const words = withoutKeeping(said.split(/\s+/u), language);
    if (isSeveral && !areSeveral(said)) continue;
    if (words.length > MOST_WORDS || !words.every(isWord)) return undefined;
    // "Marina berths": where something lies is not what it is.
    const own = words.length > 1 && SETTINGS.has(words[0] ?? '') ? words.slice(1) : words;
    const name = own.join(' ');
    const bare = name.replace(/s$/u, '');
    const known = [name, bare].map((noun) => thingNamed(noun, language)).find((thing) => thing);
    // A club that is managed is whose app it is, and nothing that it keeps; what is known to be hired has its trade.
    if (known?.category === 'organisation' || known?.category === 'place' || (known && deed))
      return undefined;
    const noun = language === 'en' ? singular(name) + suffix : name;
    if (known && suffix === '') {
      const thing = entityOf(known, language, source);
      return { thing: language === 'en' ? { ...thing, noun, plural: plural(noun) } : thing };
    }
    if (language !== 'en') return { thing: { noun, plural: name, source } };
    const done = deed && thingById(deed);
    return {
      thing: { noun, plural: plural(noun), source },
      ...(done && { deed: entityOf(done, language, source) }),
    };
  }
  return undefined;
}
