import { franc } from 'franc-min';
import type { AppLanguage } from '../kinds.ts';
import { lexiconFor } from './lexicon.ts';
import { DOMAINS } from './ontology/domains.ts';
import { thingNamed } from './ontology/index.ts';
import { singular } from './read/english/inflect.ts';
import { APP_WORDS, SETTINGS, WRAPPERS } from './words/english-verbs.ts';
import { CODES, COMMON, GERMAN_END, LETTERS, TAKEN_OVER } from './words/languages.ts';
import { sortsOf } from './words/sorts-of.ts';

/** Letters of a text from which on the detector of languages is reliable. */
const ENOUGH = 60;
/** Words that a text without any little words is judged by. */
const LISTED = 40;
/** What a known noun counts, compared with a little word. */
const NOUN = 0.7;
/** As many words as hardly more than name a trade. */
const NAME = 4;
/** English is taken where as much speaks for another language. */
const BIAS = 0.4;

/** What English calls an app that keeps something. */
const ENGLISH_APPS = new Set([
  'tracker',
  'tracking',
  'planner',
  'organizer',
  'organiser',
  'log',
  'list',
  'manager',
]);

export interface Detected {
  /** The language that it is read and answered in. */
  language: AppLanguage;
  /** ISO 639-3 of what it is written in, where that is none that apps speak; it is read as English then. */
  other?: string;
}

const appLanguage = (code: string): Detected => {
  const language = CODES[code];
  return language ? { language } : { language: 'en', other: code };
};

const ENGLISH_TRADES = new Set(DOMAINS.flatMap(({ words }) => words.en));
const WORDS_OF_TRADES = new Set([...ENGLISH_TRADES].flatMap((name) => name.split(' ')));
/** Whether English has a word, whichever other languages have it too. */
const isEnglishWord = (word: string): boolean =>
  ENGLISH_APPS.has(word) ||
  [APP_WORDS, WRAPPERS, SETTINGS, WORDS_OF_TRADES].some(
    (list) => list.has(word) || list.has(singular(word)),
  ) ||
  lexiconFor('en').thing(word) !== undefined ||
  lexiconFor('en').attribute(word) !== undefined ||
  /\p{L}{3}ing$/u.test(word) ||
  sortsOf(singular(word)).length > 0;

/** Letters that stand so in words of English only, or in those that others took from it. */
const SPELT_ENGLISH = /ough|ight|^wh|ow(?:s|n|ing|ers?)?$|^sh/u;

/** French leaves a space before a colon. */
const FRENCH_SIGN = /\p{L}[ \u00a0\u202f][:;](?=\s|$)/u;

/** Letters with marks. */
const MARKED = /[à-öø-ÿœ]/u;

/** Words of a language that English has not: its little words, its nouns, and any with marks on their letters. */
function ownWords(words: readonly string[], code: string, language: AppLanguage): number {
  const { thing, attribute } = lexiconFor(language);
  return words.filter((word) => {
    if (MARKED.test(word)) return !TAKEN_OVER.test(word);
    if (isEnglishWord(word) || COMMON['eng']?.has(word)) return false;
    return (
      (COMMON[code]?.has(word) ?? false) ||
      (word.length > 2 && (thing(word) ?? attribute(word)) !== undefined)
    );
  }).length;
}

/** German compounds, which hardly stand in a list of nouns. */
const isCompound = (word: string): boolean =>
  word.length > 6 &&
  !isEnglishWord(word) &&
  lexiconFor('de').thing(word) === undefined &&
  (thingNamed(word, 'de') !== undefined || GERMAN_END.test(word));
/** How many trades and sorts of apps a text names in the words of one language only. */
const tradesIn = (words: readonly string[], language: AppLanguage): number => {
  const text = ` ${words.join(' ')} `;
  return DOMAINS.flatMap((domain) => domain.words[language]).filter(
    (name) => text.includes(` ${name} `) && !ENGLISH_TRADES.has(name) && !isEnglishWord(name),
  ).length;
};
const hasLetters = (code: string, text: string): boolean =>
  (text.match(LETTERS[code] ?? /^$/u) ?? []).length > 0;

/** Latin letters: by little words, by letters of its own, by known nouns, and in longer texts by library. */
function latin(text: string, letters: number): Detected {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}'-]+/gu) ?? [];
  const scores = new Map<string, number>([['eng', BIAS]]);
  const add = (code: string, score: number) => scores.set(code, (scores.get(code) ?? 0) + score);
  for (const [code, common] of Object.entries(COMMON))
    add(code, words.filter((word) => common.has(word)).length);
  for (const [code, pattern] of Object.entries(LETTERS)) add(code, text.match(pattern)?.length ?? 0);
  if (FRENCH_SIGN.test(text)) add('fra', NOUN);
  const isShort = words.length <= LISTED;
  if (isShort)
    for (const [code, language] of Object.entries(CODES)) {
      if (!(code in COMMON)) continue;
      const { thing, attribute } = lexiconFor(language);
      add(code, words.filter((word) => word.length > 2 && (thing(word) ?? attribute(word))).length * NOUN);
      if (language !== 'en' && words.length <= NAME) add(code, tradesIn(words, language) * NOUN);
    }
  if (isShort) add('eng', words.filter((word) => ENGLISH_APPS.has(word)).length * NOUN);
  if (isShort) add('deu', words.filter((word) => isCompound(word)).length * NOUN);
  const isLong = letters >= ENOUGH;
  const spokenCodes = Object.keys(CODES).filter((code) => code in COMMON);
  const code = franc(text, { only: isLong ? Object.keys(COMMON) : spokenCodes, minLength: 8 });
  // Of words such as "restaurant", all of them English too, the library knows too little, and of rows of them such as "golf club tee times".
  const { thing: englishThing } = lexiconFor('en');
  const isEnglish = (word: string) => englishThing(word) !== undefined;
  const named = words.filter((word) => word.length > 2 && isEnglish(word)).length;
  const isRow =
    words.length > 2 &&
    named > 0 &&
    words.every((word) => isEnglish(word) || sortsOf(singular(word)).length > 0);
  const isEnglishToo = isShort && ((named > 0 && named === words.length) || isRow);
  if (scores.has(code) && !isEnglishToo) add(code, isLong ? 2 : 0.5);
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] <= BIAS) return { language: 'en' };
  // One that apps don't speak is only named on good evidence: the words of lists are often international.
  if (!(best[0] in CODES) && (best[1] < 3 || best[1] - (second?.[1] ?? 0) < 1)) {
    const [spoken] = [...scores].filter(([code]) => code in CODES).sort((a, b) => b[1] - a[1]);
    return spoken && spoken[1] > 0 && spoken[1] + 1 >= best[1]
      ? appLanguage(spoken[0])
      : appLanguage(best[0]);
  }
  // "Bridge club": what English has too is no sign of another language.
  const spoken = CODES[best[0]];
  const isTooLittle =
    isShort &&
    spoken !== undefined &&
    (isEnglishWord(words.at(-1) ?? '') ||
      words.some((word) => SPELT_ENGLISH.test(word)) ||
      words.filter((word) => isEnglishWord(word)).length * 2 > words.length) &&
    !hasLetters(best[0], text) &&
    ownWords(words, best[0], spoken) + tradesIn(words, spoken) === 0 &&
    !words.some((word) => isCompound(word));
  return isTooLittle ? { language: 'en' } : appLanguage(best[0]);
}

/** Scripts that one language writes, or mostly. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'jpn'],
  [/\p{Script=Hangul}/gu, 'kor'],
  [/\p{Script=Hebrew}/gu, 'heb'],
  [/\p{Script=Greek}/gu, 'ell'],
  [/\p{Script=Thai}/gu, 'tha'],
  [/\p{Script=Devanagari}/gu, 'hin'],
  [/[ٹڈڑےں]/gu, 'urd'],
  [/[پچژگکی]/gu, 'pes'],
  [/\p{Script=Cyrillic}/gu, 'rus'],
];

/** What a description is written in. */
export function detect(text: string): Detected {
  const count = (of: RegExp) => text.match(of)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const arabic = count(/\p{Script=Arabic}/gu);
  for (const [script, code] of SCRIPTS) {
    const times = count(script);
    const isArabic = code === 'urd' || code === 'pes';
    if (isArabic ? times * 15 > arabic && times > 1 : times * 5 > letters) {
      const said = franc(text, { minLength: 10 });
      return {
        language: 'en',
        other: code === 'rus' && /^(?:ukr|bul|srp|bel|kaz)$/.test(said) ? said : code,
      };
    }
  }
  if (count(/\p{Script=Han}/gu) * 3 > letters) return { language: 'zh' };
  if (arabic * 2 > letters) return { language: 'ar' };
  return latin(text, letters);
}
