import type { Role } from '../../words/others/grammar.ts';
import { listOf } from '../../words/others/grammar.ts';
import { WHOLE } from '../../words/others/zh.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Span } from '../../facts.ts';

// A sentence as its words, each with what it does if it is a little word.

export type Sign = 'comma' | 'colon' | 'open' | 'close' | 'slash';
export interface Word extends Span {
  text: string;
  key: string;
  role?: Role;
  sign?: Sign;
  /** "برقمها": the noun of what was spoken of. */
  isTheirs?: boolean;
}

const SIGNS: Readonly<Record<string, Sign>> = {
  ',': 'comma',
  '،': 'comma',
  '，': 'comma',
  '、': 'comma',
  ':': 'colon',
  '：': 'colon',
  '–': 'colon',
  '—': 'colon',
  '=': 'colon',
  '(': 'open',
  '（': 'open',
  '[': 'open',
  ')': 'close',
  '）': 'close',
  ']': 'close',
  '/': 'slash',
  '|': 'slash',
  '+': 'comma',
  '&': 'comma',
};
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
function withRoles(words: readonly Word[], { roles, longest }: Vocabulary): Word[] {
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

/** Arabic little words are written together with what follows, and "its" with what it is said of. */
function arabicParts(word: Word, vocabulary: Vocabulary, isFirst: boolean): Word[] {
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
  const after = (from: number): Word[] => arabicParts(part(from), vocabulary, false);
  if (
    /^و\p{L}{2,}/u.test(key) &&
    !/^(?:وقت|وصف|ورش|وزن|وظيف|وحد|وثيق|وسيل|ولي|وجب|ورد|وكال|وكيل|ورق|واجب|وصول|وديع|وسيط|وفاة|ولاد|والد|وصل|وضع|واحد|وصي)/u.test(
      key,
    )
  )
    return [part(0, 1, 'and'), ...after(1)];
  if (/^فـ?\p{L}{4,}/u.test(key) && isKnownStem(key.slice(1), vocabulary)) return after(1);
  if (/^لل\p{L}{2,}/u.test(key)) return [part(0, 1, 'per'), ...after(2)];
  if (
    /^ل\p{L}{3,}/u.test(key) &&
    (vocabulary.roles.has(key.slice(1)) || isKnownStem(key.slice(1), vocabulary))
  )
    return [part(0, 1, vocabulary.roles.has(key.slice(1)) ? 'skip' : 'per'), ...after(1)];
  if (/^بال\p{L}{2,}/u.test(key)) return [part(0, 1, 'prep'), ...after(1)];
  if (/^ب\p{L}{3,}/u.test(key) && isKnownStem(key.slice(1), vocabulary))
    return [part(0, 1, 'with'), ...after(1)];
  const stem = stemOf(key, vocabulary);
  if (stem !== undefined && stem !== key && !isFirst)
    return [{ ...word, text: stem, key: stem, isTheirs: true }];
  return [word];
}
function stemOf(key: string, { thing, attribute, grammar }: Vocabulary): string | undefined {
  const isNamed = (word: string) =>
    thing(word)?.isWhole === true ||
    attribute(word)?.isWhole === true ||
    grammar.life.test(word) ||
    grammar.choice.test(word);
  if (isNamed(key)) return key;
  if (!SUFFIX.test(key)) return undefined;
  const bare = key.replace(SUFFIX, '');
  if (bare.length < 2) return undefined;
  const closed = bare.replace(/ت$/u, 'ة');
  return [closed, bare].find(isNamed) ?? (/[ه]ا$/u.test(key) && bare.length > 2 ? closed : undefined);
}
const isKnownStem = (key: string, vocabulary: Vocabulary) =>
  vocabulary.roles.has(key) || stemOf(key, vocabulary) !== undefined;

/** With these a verb becomes a noun: `管理` + `员`. */
const NOUN_ENDING = /[员者师长单表费率额量卡证书号]/u;

/** Chinese is cut by the longest word that is known; what isn't known stays together. */
function chineseWords(sentence: string, start: number, vocabulary: Vocabulary): Word[] {
  const words: Word[] = [];
  const { roles, grammar } = vocabulary;
  const verbs = new Set(grammar.verbs.source.replace(/^\^\(\?:|\)\$$/gu, '').split('|'));
  const whole = new Set([...WHOLE, ...listOf(grammar.empty), ...listOf(grammar.app)]);
  const push = (text: string, at: number, role?: Role) =>
    words.push({ text, key: text, start: start + at, end: start + at + text.length, ...(role && { role }) });
  for (let at = 0; at < sentence.length;) {
    const sign = SIGNS[sentence[at] ?? ''];
    if (sign) {
      words.push({
        text: sentence[at] ?? '',
        key: sentence[at] ?? '',
        sign,
        start: start + at,
        end: start + at + 1,
      });
      at += 1;
      continue;
    }
    if (/\s/u.test(sentence[at] ?? '')) {
      const last = words.at(-1);
      const gap = /^\s+/u.exec(sentence.slice(at))?.[0] ?? ' ';
      // Written as a list without signs.
      const isBetween =
        last?.sign === undefined &&
        last?.role === undefined &&
        /^\p{Script=Han}/u.test(sentence.slice(at + gap.length));
      if (last && isBetween && /\p{Script=Han}$/u.test(last.key))
        words.push({ text: ' ', key: ' ', sign: 'comma', start: start + at, end: start + at + gap.length });
      at += gap.length;
      continue;
    }
    const latin = /^[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.%-]*/u.exec(sentence.slice(at))?.[0];
    if (latin) {
      push(latin, at);
      at += latin.length;
      continue;
    }
    let length = Math.min(8, sentence.length - at);
    let role: Role | undefined;
    for (; length > 1; length -= 1) {
      const piece = sentence.slice(at, at + length);
      if (/\s/u.test(piece)) continue;
      role = roles.get(piece);
      if (
        role ||
        whole.has(piece) ||
        verbs.has(piece) ||
        vocabulary.thing(piece)?.isWhole ||
        vocabulary.attribute(piece)?.isWhole ||
        (piece.length > 1 && grammar.life.test(piece) && piece.length === 2)
      )
        break;
    }
    const piece = sentence.slice(at, at + length);
    if (length === 1) role = roles.get(piece);
    const record = /^(?:记录|报告|计划|名单|档案)/u.exec(sentence.slice(at + length))?.[0];
    if (record !== undefined && length > 1 && verbs.has(piece)) {
      push(piece + record, at);
      at += length + record.length;
      continue;
    }
    const tail = sentence[at + length] ?? '';
    const isMade =
      length > 1 &&
      (role === 'manage' || verbs.has(piece)) &&
      NOUN_ENDING.test(tail) &&
      !roles.has(sentence.slice(at + length, at + length + 2));
    if (isMade) {
      push(piece + tail, at);
      at += length + 1;
      continue;
    }
    push(piece, at, role);
    at += length;
  }
  return words;
}

const NUMBER = /^\d+(?:[.,]\d+)?%?$/u;
const counted = (word: Word): Word =>
  NUMBER.test(word.key) && !word.role ? { ...word, role: 'many' } : word;

export function wordsOf(sentence: string, start: number, vocabulary: Vocabulary): Word[] {
  if (vocabulary.language === 'zh') return chineseWords(sentence, start, vocabulary).map(counted);
  const raw = rawWords(sentence, start);
  const parts =
    vocabulary.language === 'ar' ? raw.flatMap((word, at) => arabicParts(word, vocabulary, at === 0)) : raw;
  return withRoles(parts, vocabulary).map(counted);
}
