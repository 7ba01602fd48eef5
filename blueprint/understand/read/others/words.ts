import type { Role } from '../../words/others/grammar.ts';
import { ARABIC_AND } from '../../words/outlines.ts';
import { chineseWords } from './chinese.ts';
import type { Vocabulary } from './vocabulary.ts';
import { SIGNS, type Word } from './word.ts';

// A sentence as its words, each with what it does if it is a little word.

const TOKEN = /[\p{L}\p{N}€$%°²#][\p{L}\p{M}\p{N}'’._@%-]*|[,،，、:：–—=()（）[\]/|+&]/gu;
const ELIDED = /^(?:l|d|n|j|m|s|c|t|qu|jusqu|lorsqu|puisqu|dès qu)['’](?=\p{L})/iu;
const PARTS = /^([^'’]+['’])(.+)$/u;

function rawWords(sentence: string, start: number): Word[] {
  const words: Word[] = [];
  for (const { 0: whole, index } of sentence.matchAll(TOKEN)) {
    const text = whole.length > 1 ? whole.replace(/[.'’_-]+$/u, '') : whole;
    const at = start + index;
    const sign = SIGNS[text];
    if (sign) words.push({ text, key: text, sign, start: at, end: at + text.length });
    else if (ELIDED.test(text)) {
      const [, lead = '', rest = ''] = PARTS.exec(text) ?? [];
      words.push({ text: lead, key: lead.toLowerCase().replace('’', "'"), start: at, end: at + lead.length });
      words.push({ text: rest, key: rest.toLowerCase(), start: at + lead.length, end: at + text.length });
    } else
      words.push({ text, key: text.toLowerCase().replaceAll('’', "'"), start: at, end: at + text.length });
  }
  return words;
}

/** Phrases of several words that are one little word become one. */
function withRoles(words: readonly Word[], { roles, longest, language, thing }: Vocabulary): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at);
    for (; length > 0; length -= 1) {
      const phrase = words.slice(at, at + length);
      if (phrase.some(({ sign }) => sign)) continue;
      const key = phrase
        .map((word) => word.key)
        .join(' ')
        .replaceAll("' ", "'");
      const role = (length === 1 ? phrase[0]?.role : undefined) ?? roles.get(key);
      const last = phrase.at(-1);
      const [head] = phrase;
      // "Nachbarn stellen Anzeigen ein": a noun is no verb that is written like it.
      const isNoun =
        language === 'de' &&
        role === 'manage' &&
        length === 1 &&
        /^\p{Lu}\p{L}+en$/u.test(head?.text ?? '') &&
        thing(head?.text ?? '')?.isWhole === true;
      if (isNoun) continue;
      if (role && head && last) {
        found.push({ ...head, text: key, key, role, end: last.end });
        break;
      }
    }
    const word = words[at];
    if (length === 0 && word) found.push(word);
    at += Math.max(1, length);
  }
  return found;
}

const SUFFIX = /(?:هما|هم|هن|ها|ه|نا)$/u;

const AND = new RegExp(`^${ARABIC_AND}`, 'u');

/** Arabic little words are written together with what follows, and "its" with what it is said of. */
function arabicParts(word: Word, vocabulary: Vocabulary, isFirst: boolean, isCounted = false): Word[] {
  const { key } = word;
  if (
    word.sign ||
    vocabulary.roles.has(key) ||
    vocabulary.thing(key)?.isWhole ||
    vocabulary.attribute(key)?.isWhole
  )
    return [word];
  const part = (from: number, to = word.text.length, role?: Role): Word => ({
    text: word.text.slice(from, to),
    key: key.slice(from, to),
    start: word.start + from,
    end: word.start + to,
    ...(role && { role }),
  });
  const after = (from: number, isWhole = false): Word[] =>
    arabicParts(part(from), vocabulary, false, isWhole);
  // "كل وشم": behind "each" nothing is joined.
  if (isCounted && AND.test(key)) return [word];
  // "ووسطاء": the second is a letter of the word.
  if (AND.test(key)) return [part(0, 1, 'and'), ...after(1, /^وو/u.test(key))];
  if (/^فـ?\p{L}{4,}/u.test(key) && isKnownStem(key.slice(1), vocabulary)) return after(1);
  // "لليلة": the second is a letter of the word.
  if (/^لل\p{L}{2,}/u.test(key) && vocabulary.isEmpty(key.slice(1))) return [part(0, 1, 'per'), part(1)];
  if (/^لل\p{L}{2,}/u.test(key)) return [part(0, 1, 'per'), ...after(2)];
  if (
    /^ل\p{L}{3,}/u.test(key) &&
    (vocabulary.roles.has(key.slice(1)) || isKnownStem(key.slice(1), vocabulary))
  )
    return [part(0, 1, roleOfFor(key.slice(1), vocabulary)), ...after(1)];
  if (/^بال\p{L}{2,}/u.test(key)) return [part(0, 1, 'prep'), ...after(1)];
  if (/^ب\p{L}{3,}/u.test(key) && isKnownStem(key.slice(1), vocabulary))
    return [part(0, 1, 'with'), ...after(1)];
  const stem = stemOf(key, vocabulary);
  if (stem !== undefined && stem !== key && !isFirst)
    return [{ ...word, text: stem, key: stem, isTheirs: true }];
  return [word];
}
/** "لسيارتي": what is for mine is no list of each of them. */
const roleOfFor = (rest: string, { roles, thing }: Vocabulary): Role =>
  roles.has(rest) ? 'skip' : /ي$/u.test(rest) && thing(rest)?.isWhole !== true ? 'prep' : 'per';

function stemOf(key: string, { thing, attribute, grammar }: Vocabulary): string | undefined {
  const isNamed = (word: string) =>
    thing(word)?.isWhole === true ||
    attribute(word)?.isWhole === true ||
    grammar.life.test(word) ||
    grammar.choice.test(word);
  if (isNamed(key)) return key;
  // "كتبي", "سيارتي": mine; behind any other singular the same letter makes an adjective.
  if (/^(?!ال|تجاري$|دولي$|عمالي$|حقوقي$)\p{L}{3,}ي$/u.test(key)) {
    const mine = key.slice(0, -1);
    const closed = mine.replace(/ت$/u, 'ة');
    if (closed !== mine && isNamed(closed)) return closed;
    return isNamed(mine) && grammar.isPlural(mine) ? mine : undefined;
  }
  if (!SUFFIX.test(key)) return undefined;
  const bare = key.replace(SUFFIX, '');
  if (bare.length < 2) return undefined;
  const closed = bare.replace(/ت$/u, 'ة');
  // Of what nobody knows, theirs is told by a longer ending only where enough is left.
  const isTheirs = /ها$/u.test(key) ? bare.length > 2 : /(?:هم|هن)$/u.test(key) && bare.length > 4;
  return [closed, bare].find(isNamed) ?? (isTheirs ? closed : undefined);
}
const isKnownStem = (key: string, vocabulary: Vocabulary) =>
  vocabulary.roles.has(key) || stemOf(key, vocabulary) !== undefined;

const NUMBER = /^\d+(?:[.,]\d+)?%?$/u;
const counted = (word: Word): Word =>
  NUMBER.test(word.key) && !word.role ? { ...word, role: 'many' } : word;

export function wordsOf(sentence: string, start: number, vocabulary: Vocabulary): Word[] {
  const { language } = vocabulary;
  if (language === 'zh') return chineseWords(sentence, start, vocabulary).map(counted);
  const raw = rawWords(sentence, start).map(
    // "Der Termin hat …": what begins a sentence is of nothing.
    (word, at): Word =>
      at === 0 && word.key === 'der' && language === 'de' ? { ...word, role: 'the' } : word,
  );
  const parts =
    language === 'ar'
      ? raw.flatMap((word, at) =>
          arabicParts(word, vocabulary, at === 0, vocabulary.roles.get(raw[at - 1]?.key ?? '') === 'each'),
        )
      : raw;
  return withRoles(parts, vocabulary).map(counted);
}
