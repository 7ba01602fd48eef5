import type { OtherLanguage } from '../../words/others/index.ts';
import type { ValueLists, Values } from './value-lists.ts';
import { escaped, NOT } from './value-patterns.ts';

// Values that are one item of a list of fields: "name, cash or card, small/medium/large, notes".

/** Adjectives of many. */
const ADJECTIVE: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /^\p{Ll}{3,}[aoel]s$/u,
  fr: /^\p{Ll}{3,}[sx]$/u,
};
const SIZE = /^(?:petit|moyen|grand|pequeñ|median|grande|simple|double)/u;
/** A noun with several of them behind it. */
const KINDS: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /(?<!\p{L})(\p{L}{3,}s) (\p{Ll}{3,}s(?:, \p{Ll}{3,}s){0,4},? (?:o|u) \p{Ll}{3,}s)(?=\s*(?:[.,;]|$| y ))/gu,
  fr: /(?<!\p{L})(\p{L}{3,}[sx]) (\p{Ll}{3,}[sx](?:, \p{Ll}{3,}[sx]){0,4},? ou \p{Ll}{3,}[sx])(?=\s*(?:[.,;]|$| et ))/gu,
};
const LIST = /[^()（）.。;；:：\n]+/gu;
const SLASH = /\s*[/／|]\s*/u;
const MOST_WORDS = 3;

export function itemsFor({ clean, found, isChoiceWord, isNoun, isShort, states, vocabulary }: ValueLists) {
  const { grammar, language } = vocabulary;
  const isChinese = language === 'zh';
  const or = new RegExp(isChinese ? '还是|或者|或' : `[\\s](?:${escaped(grammar.roles.or)})\\s`, 'iu');
  const joins = new RegExp(`[,，、،]${isChinese ? '' : `|\\s(?:${escaped(grammar.roles.and)})\\s`}`, 'giu');
  const itemsOf = (list: string) => {
    const signs = [...list.matchAll(joins)];
    const starts = [0, ...signs.map(({ 0: sign, index }) => index + sign.length)];
    return starts.map((start, at) => ({ item: list.slice(start, signs[at]?.index), index: start }));
  };
  const isField = (item: string) =>
    vocabulary.attribute(item.trim())?.isWhole === true && !vocabulary.isState(item.trim());
  const wordsIn = (value: string) => value.split(/\s+/u);
  const isChosen = (value: string) => {
    const thing = vocabulary.thing(value);
    return !isField(value) && thing?.entry.category !== 'person';
  };
  const isValue = (value: string) =>
    value !== '' &&
    !/^\d+$/u.test(value) &&
    isShort(value) &&
    wordsIn(value).length <= MOST_WORDS &&
    !vocabulary.isVerb(wordsIn(value)[0]?.toLowerCase() ?? '') &&
    vocabulary.roles.get(wordsIn(value)[0]?.toLowerCase() ?? '') === undefined;

  /** What the first value begins with, where the others are single words: "urgency low / high". */
  function labelled(values: readonly string[]): { label: string; values: readonly string[] } {
    const [first = '', ...rest] = values;
    const [label = '', ...words] = wordsIn(first);
    const thing = vocabulary.thing(label);
    const isKnown =
      isChoiceWord(label) || isField(label) || (thing?.isWhole === true && thing.entry.category !== 'person');
    const isAlike =
      words.length === 1 &&
      /\d/u.test(first) === rest.every((one) => /\d/u.test(one)) &&
      (rest.length > 1 || /\d/u.test(first));
    const isLabel = words.length > 0 && rest.every((one) => wordsIn(one).length === 1);
    return isLabel && (isKnown || isAlike)
      ? { label, values: [words.join(' '), ...rest] }
      : { label: '', values };
  }

  /** @param isSlashed two of which may be two names of one thing */
  function readItem(item: string, start: number, cut: readonly string[], isSlashed: boolean, isEnd: boolean) {
    const { label, values } = labelled(cut.map(clean));
    // "Cuotas pagadas o pendientes": in which state each of several is, and no choice of something else.
    const [first = ''] = values;
    const lead = label === '' ? (wordsIn(first)[0] ?? '') : label;
    const stated = label === '' ? [first.slice(lead.length).trim(), ...values.slice(1)] : values;
    const isMany = vocabulary.grammar.isPlural(lead.toLowerCase()) && !isSlashed;
    if (!isChinese && isMany && stated.every((value) => vocabulary.isState(value))) return undefined;
    if (values.length < (isSlashed ? 3 : 2) || !values.every(isValue)) return undefined;
    if (label === '' && isEnd && !isSlashed && !isChinese) return undefined;
    // Where it isn't said what is chosen, two things may as well be two fields.
    if (!values.every((value) => (label === '' && !isChinese ? !isNoun(value) : isChosen(value))))
      return undefined;
    if (values.slice(1).some((value) => NOT[language].test(value) && !value.endsWith(values[0] ?? '')))
      return undefined;
    const name = label || (states(values) === values.length ? grammar.status : grammar.kind);
    const names = values.map((value) => (language === 'de' ? value : value.toLowerCase()));
    return found(name, names, start, start + item.length, start, false, true);
  }

  /** "Cours individuels ou collectifs", "paniers petits, moyens ou grands": of which kind each of several things is, told by adjectives. */
  function kindsBehind(text: string): Values | undefined {
    if (!ADJECTIVE[language]) return undefined;
    const isAdjective = (word: string) =>
      ADJECTIVE[language]?.test(word) === true &&
      !isNoun(word) &&
      !vocabulary.isState(word) &&
      !vocabulary.isVerb(word) &&
      vocabulary.roles.get(word) === undefined;
    const isLike = (word: string) =>
      isAdjective(word) || (ADJECTIVE[language]?.test(word) === true && vocabulary.isState(word));
    for (const match of text.matchAll(KINDS[language] ?? /(?!)/gu)) {
      const [all, noun = '', list = ''] = match;
      const values = list
        .toLowerCase()
        .split(new RegExp(`\\s*,\\s*|\\s+(?:${escaped(grammar.roles.or)})\\s+`, 'iu'));
      const thing = vocabulary.thing(noun);
      const isMany = thing?.isWhole === true && grammar.isPlural(noun.toLowerCase());
      if (!isMany || values.length < 2 || !values.every(isLike)) continue;
      if (!values.some(isAdjective) && !values.every((value) => SIZE.test(value))) continue;
      const start = match.index + noun.length;
      const each = values.map((value) => grammar.singular(value));
      const result = found(grammar.kind, each, start, match.index + all.length, start, false, true, true);
      if (result) return result;
    }
    return undefined;
  }

  return (text: string): Values | undefined => {
    const kinds = kindsBehind(text);
    if (kinds) return kinds;
    for (const { 0: list, index: from } of text.matchAll(LIST)) {
      const items = itemsOf(list);
      const hasFields = items.some(({ item }) => vocabulary.attribute(item.trim()) !== undefined);
      if (items.length < 2 || !hasFields) continue;
      for (const [at, { item, index }] of items.entries()) {
        const lead = item.length - item.trimStart().length;
        const body = item.trim();
        const isSlashed = SLASH.test(body);
        const cut = body.split(isSlashed ? SLASH : or);
        // "shirt, trousers, suit or dress" is one list.
        const before = items[at - 1]?.item.trim();
        const isEnd = before !== undefined && vocabulary.attribute(before) === undefined;
        if (cut.length < 2 || grammar.yesNo.test(body)) continue;
        const values = readItem(body, from + index + lead, cut, isSlashed, isEnd);
        if (values) return values;
      }
    }
    return undefined;
  };
}
