import type { AppLanguage } from '../kinds.ts';
import { NAMED, THINGS } from './ontology/index.ts';
import type { ThingConcept } from './ontology/concept.ts';
import { ATTRIBUTES, type PlainType } from './words/attributes.ts';
import { remembered } from './remembered.ts';
import { METERED } from './words/measures.ts';

// What is known about words of a language: the things and the attributes that they name.

const LEADING = /^(?:the |el |la |los |las |le |les |l'|l’|der |die |das |ال)/u;
/** The form under which a word is looked up: without case, article or Arabic marks. */
export const keyOf = remembered((word) =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u064b-\u0652]/g, '')
    .trim(),
);
const bare = (word: string) => keyOf(word).replace(LEADING, '');

export interface Lexicon {
  thing(noun: string): ThingConcept | undefined;
  attribute(label: string): PlainType | undefined;
  /** Whether words name an attribute without others before or after them. */
  isAttribute(label: string): boolean;
  byId(id: string): ThingConcept | undefined;
}

/** Where the word that decides about a compound stands: before the rest, or after it. */
const HEAD_FIRST: readonly AppLanguage[] = ['es', 'fr', 'ar'];

function attributesOf(language: AppLanguage): Map<string, PlainType> {
  const types = new Map<string, PlainType>();
  for (const [type, words] of Object.entries(ATTRIBUTES[language]))
    for (const word of words.split(',')) types.set(keyOf(word), type as PlainType);
  return types;
}

const BY_ID = new Map(THINGS.map((thing) => [thing.id, thing]));

const ON_THE_WEB = /\b(?:web|home|internet|online|company)\b/i;

function lexiconOf(language: AppLanguage): Lexicon {
  const things = new Map<string, ThingConcept>();
  const add = (word: string, thing: ThingConcept) => {
    for (const key of [keyOf(word), bare(word)]) if (!things.has(key)) things.set(key, thing);
  };
  for (const thing of NAMED) {
    add(thing.names[language].one, thing);
    add(thing.names[language].many, thing);
  }
  for (const thing of NAMED) for (const word of thing.names[language].also ?? []) add(word, thing);
  const types = attributesOf(language);

  return {
    thing: (noun) => things.get(keyOf(noun)) ?? things.get(bare(noun)),
    byId: (id) => BY_ID.get(id),
    isAttribute: (label) => types.has(bare(label)),
    attribute: remembered((label) => {
      const type = typeOf(label);
      // A place where something is done can't be opened in a browser: "launch site".
      if (type === 'url' && /\bsite$/i.test(label) && !ON_THE_WEB.test(label)) return 'text';
      // "Odometer start" is no time.
      return (type === 'date' || type === 'dateTime') && METERED.test(label) ? 'number' : type;
    }),
  };

  function typeOf(label: string): PlainType | undefined {
    const key = bare(label);
    const whole = types.get(key);
    if (whole) return whole;
    if (language === 'zh')
      return [...types].find(
        ([word]) => word.length > 1 && key.length > word.length && key.endsWith(word),
      )?.[1];
    if (language === 'de') {
      const last = key.split(/[\s-]/).at(-1) ?? key;
      return types.get(last) ?? [...types].find(([word]) => word.length > 4 && last.endsWith(word))?.[1];
    }
    const words = key.split(' ');
    if (HEAD_FIRST.includes(language)) return types.get(words[0] ?? '');
    // "Price per day" is a price.
    const per = words.indexOf('per');
    return types.get(words.at(per > 0 ? per - 1 : -1) ?? '');
  }
}

const made = new Map<AppLanguage, Lexicon>();
export function lexiconFor(language: AppLanguage): Lexicon {
  const known = made.get(language) ?? lexiconOf(language);
  made.set(language, known);
  return known;
}
