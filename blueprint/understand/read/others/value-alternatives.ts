import { listOf } from '../../words/others/grammar.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import type { ValueLists, Values } from './value-lists.ts';
import { escaped, THEN } from './value-patterns.ts';

// States that stand right behind their noun: "facture payée ou impayée", "订单待确认、已完成".

/** Of two words only such are a life for certain: "lundi ou mardi" is none. */
const CERTAIN: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?:[ai]d[oa]s?|pendientes?|[ií]dos?|libres?|activ[oa]s?|disponibles?)$/u,
  fr: /(?:ée?s?|ouverte?s?|libres?|acti(?:f|ve)s?|disponibles?|(?<!\p{L})(?:faite?s?|rendue?s?|lue?s?|vendue?s?|prise?s?))$/u,
  de: /^(?:\p{Ll}*ge\p{Ll}+(?:t|en)|(?:be|ver|er|ent|zer)\p{Ll}+t|offen|frei|fertig|\p{Ll}+iert)$/u,
  zh: /^(?:已|未|待)/u,
  ar: /^(?:غير )?م\p{L}{3,5}ة?$/u,
};
const CHINESE_STATE = /(?:已|未|待|等待?|正在|在)\p{Script=Han}{1,4}$/u;

const EITHER: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /(?<!\p{L})(?:o bien|ya sea)(?!\p{L})/giu,
  fr: /(?<!\p{L})soit(?!\p{L})/giu,
  ar: /(?<!\p{L})و?[إا]ما(?!\p{L})/gu,
};
/** What stands between two of those. */
const BETWEEN = /[,،]?\s?(?:(?<!\p{L})(?:ou|o))?$/iu;

interface Item {
  text: string;
  start: number;
  /** What stands before it. */
  sign: string;
}

export function alternativesFor({ clean, found, isNoun, patterns, vocabulary }: ValueLists) {
  const { grammar, language } = vocabulary;
  const isChinese = language === 'zh';
  const around = (words: string) => (isChinese ? `(?:${words})` : `(?<![\\p{L}])(?:${words})(?![\\p{L}])`);
  const separator = new RegExp(
    `\\s*(?:[,،，、]\\s*)?(?:${around(`${escaped(grammar.roles.or)}|${escaped(THEN[language])}`)}|[,،，、]${language === 'ar' ? '|(?<=\\s)و(?=غير\\s)' : ''})\\s*`,
    'giu',
  );
  const after = new RegExp(
    `\\s+${around(escaped([grammar.roles.with, grammar.roles.if, grammar.roles.who].join(',')))}.*$`,
    'iu',
  );
  const articles = new Set(listOf(grammar.roles.the));

  function itemsOf(segment: string, offset: number): Item[] {
    const items: Item[] = [];
    let from = 0;
    let sign = '';
    for (const match of [...segment.matchAll(separator), undefined]) {
      const end = match?.index ?? segment.length;
      items.push({ text: segment.slice(from, end), start: offset + from, sign });
      if (!match) break;
      sign = match[0];
      from = end + sign.length;
    }
    return items;
  }
  const isState = (text: string) => {
    const [first = ''] = text.split(' ');
    const isDescribed = first !== text && vocabulary.thing(first)?.isWhole === true && !/^pris/u.test(first);
    return text !== '' && !isDescribed && vocabulary.isState(text) && !isNoun(text);
  };

  /** The state that a text ends with, behind a noun. */
  function lastOf(text: string): string | undefined {
    if (isChinese) return CHINESE_STATE.exec(text)?.[0];
    const words = text.trimEnd().split(' ');
    for (let at = Math.max(1, words.length - 3); at < words.length; at += 1) {
      const state = words.slice(at).join(' ');
      if (isState(state) && !articles.has(words[at] ?? '')) return state;
    }
    return undefined;
  }
  /** The state that a text begins with. */
  function firstOf(text: string): string | undefined {
    const whole = clean(text.replace(after, '').trim());
    if (isState(whole) && whole.split(' ').length <= 4 && whole.length <= 24) return whole;
    const [word = ''] = whole.split(' ');
    return !isChinese && isState(word) ? word : undefined;
  }

  function runFrom(items: readonly Item[], at: number): Values | undefined {
    const item = items[at];
    const first = item && lastOf(item.text);
    if (!item || first === undefined) return undefined;
    const values = [first];
    let isChoice = false;
    let end = item.start + item.text.length;
    for (const [offset, next] of items.slice(at + 1).entries()) {
      // "waiting for parts" between two states is one too.
      const following = items[at + offset + 2];
      const isBetween =
        values.length > 1 &&
        following !== undefined &&
        firstOf(following.text) !== undefined &&
        next.text.trim().split(' ').length < 4 &&
        !isNoun(next.text.trim());
      const state = firstOf(next.text) ?? (isBetween ? next.text.trim() : undefined);
      if (state === undefined) break;
      // "Paid and unpaid"
      isChoice ||= patterns.or.test(next.sign) || patterns.next.test(next.sign) || next.sign.trim() === 'و';
      values.push(state);
      const lead = next.text.indexOf(state);
      end = next.start + lead + state.length;
      if (
        next.text.slice(lead + state.length).trim() !== '' ||
        (patterns.or.test(next.sign) && values.length > 2)
      )
        break;
    }
    const certain = values.filter((value) => CERTAIN[language].test(value.toLowerCase())).length;
    // "Livres disponibles ou empruntés": what several of something known are.
    const last = item.text.slice(0, item.text.lastIndexOf(first)).trim().split(' ').at(-1) ?? '';
    const bare = language === 'ar' ? last.replace(/^و(?=\p{L}{4})/u, '') : last;
    const isOfMany =
      grammar.isPlural(bare.toLowerCase()) &&
      (vocabulary.thing(bare)?.isWhole === true ||
        vocabulary.thing(grammar.singular(bare.toLowerCase()))?.isWhole === true);
    const isCertain = certain >= (isOfMany && values.length === 2 ? 1 : Math.max(2, values.length - 2));
    const isEnough = values.length > 2 ? isChoice || isCertain : values.length === 2 && isChoice && isCertain;
    if (!isEnough) return undefined;
    const start = item.start + item.text.lastIndexOf(first);
    const names = values.map((value) => (language === 'de' ? value : value.toLowerCase()));
    return found('', names, start, end, start, true);
  }

  /** "Des tâches, soit à faire, soit en cours, soit terminées": each of them stands behind such a word. */
  function eachIntroduced(text: string): Values | undefined {
    const either = EITHER[language];
    if (!either) return undefined;
    for (const { 0: segment, index } of text.matchAll(/[^.;:()（）。；：]+/gu)) {
      const signs = [...segment.matchAll(either)];
      const [first] = signs;
      if (!first || signs.length < 2) continue;
      const before = segment.slice(0, first.index).trimEnd().replace(/[,،]$/u, '');
      const noun = /\p{L}[\p{L}'-]*$/u.exec(before)?.[0] ?? '';
      if (noun === '') continue;
      const pieces = signs.map((sign, at) =>
        segment.slice(sign.index + sign[0].length, signs[at + 1]?.index ?? segment.length),
      );
      const [last = ''] = (pieces.at(-1) ?? '').split(/[,،]/u);
      const values = [
        ...pieces.slice(0, -1).map((piece) => clean(piece.trim().replace(BETWEEN, ''))),
        clean(last),
      ];
      if (values.filter(isState).length * 2 < values.length) continue;
      if (values.some((value) => value === '' || value.split(' ').length > 4)) continue;
      const start = index + before.length;
      const end = index + segment.length - (pieces.at(-1) ?? '').length + last.trimEnd().length;
      const isSaid = vocabulary.roles.get(noun.toLowerCase()) !== undefined;
      const result = found('', values, start, end, start, true, true, !isSaid);
      if (result) return result;
    }
    return undefined;
  }

  function alternatives(text: string): Values | undefined {
    for (const { 0: segment, index } of text.matchAll(/[^.;:()（）。；：]+/gu)) {
      const items = itemsOf(segment, index);
      for (const at of items.keys()) {
        const values = runFrom(items, at);
        if (values) return values;
      }
    }
    return undefined;
  }
  return { alternatives, eachIntroduced };
}
