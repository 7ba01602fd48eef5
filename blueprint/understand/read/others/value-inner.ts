import type { OtherLanguage } from '../../words/others/index.ts';
import type { ValueLists, Values } from './value-lists.ts';
import { escaped } from './value-patterns.ts';

// A choice inside a list, that no sign parts from it: "guests with reply yes, no or maybe, number of seats",
// "Anzahl, Essen Fleisch, Fisch oder vegetarisch, Tischnummer".

const YES: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /^s[ií]$/iu,
  fr: /^oui$/iu,
  de: /^ja$/iu,
  zh: /^是$/u,
  ar: /^نعم$/u,
};
const SEGMENT = /[^.;:：؛()（）\n]+/gu;
/** What several kinds of may be offered: "carne, pescado o vegetariano". */
const OFFERED = /^(?:food|animal|product|plant)$/u;
/** What is eaten: "menu" is one of several, and no list of dishes. */
const MEAL = /^(?:men[uú]s?|essen|comida|repas|plat|gericht|وجبة|الوجبة|طعام)$/iu;
const MOST = 6;

interface Item {
  text: string;
  start: number;
}

export function innerFor({ clean, found, isChoiceWord, isLifeWord, isNoun, isTold, vocabulary }: ValueLists) {
  const { grammar, language } = vocabulary;
  const or = new RegExp(`\\s+(?:${escaped(grammar.roles.or)})\\s+`, 'iu');
  const ledByOr = new RegExp(`^(?:${escaped(grammar.roles.or)})\\s+`, 'iu');
  const wordsIn = (text: string) => text.trim().split(/\s+/u);
  const isPerson = (word: string) => vocabulary.thing(word)?.entry.category === 'person';
  const isField = (word: string) => vocabulary.attribute(word)?.isWhole === true && !vocabulary.isState(word);
  /** "Vegetarian" may be a question of its own as well. */
  const isAnswerable = (word: string) => vocabulary.attribute(word)?.entry === 'boolean';
  const isLittle = (word: string) => vocabulary.roles.has(word.toLowerCase());
  const isPlain = (word: string) =>
    /^\p{L}[\p{L}-]*$/u.test(word) &&
    !isPerson(word) &&
    (!isField(word) || isAnswerable(word)) &&
    (!isLittle(word) || /^(?:non?|nein|لا)$/iu.test(word));

  function itemsOf(segment: string, offset: number): Item[] {
    const signs = [...segment.matchAll(/[,،]/gu)];
    const starts = [0, ...signs.map(({ index }) => index + 1)];
    return starts.map((start, at) => ({
      text: segment.slice(start, signs[at]?.index),
      start: offset + start,
    }));
  }

  /** A label and the first of its values, at the end of an item: "guests with reply yes". */
  function labelled(text: string): { label: string; first: string } | undefined {
    const words = wordsIn(text);
    const first = words.at(-1) ?? '';
    const isOfSomething = language === 'ar' && /^ال/u.test(words.at(-2) ?? '') && words.length > 2;
    const label = words.slice(isOfSomething ? -3 : -2, -1).join(' ');
    if (label === '' || wordsIn(label).some(isLittle)) return undefined;
    if (language === 'de' && !/^\p{Lu}/u.test(label)) return undefined;
    return { label: language === 'ar' ? label.replace(/^و(?=\p{L}{3})/u, '') : label, first };
  }

  function isChoice(label: string, values: readonly string[]): boolean {
    const [first = '', ...others] = values;
    if (YES[language].test(first)) return values.length > 2;
    if (isLifeWord(label) || isPerson(label) || grammar.isPlural(label.toLowerCase())) return false;
    if (others.some((value) => (isField(value) && !isAnswerable(value)) || isTold(value))) return false;
    if (isChoiceWord(label)) return true;
    const areStates = values.every((value) => vocabulary.isState(value));
    if (vocabulary.attribute(label)?.isWhole === true) return !areStates;
    const thing = vocabulary.thing(label);
    const isMeal = MEAL.test(label);
    const isOffered = (value: string) =>
      !isNoun(value) || isAnswerable(value) || OFFERED.test(vocabulary.thing(value)?.entry.category ?? '');
    return (
      values.length > 2 &&
      (isMeal ? !areStates : thing?.isWhole !== true && !values.some((value) => vocabulary.isState(value))) &&
      vocabulary.thing(`${label} ${first}`)?.isWhole !== true &&
      values.every(isOffered)
    );
  }

  function choiceAt(items: readonly Item[], at: number): Values | undefined {
    const last = items[at];
    if (!last) return undefined;
    const cut = last.text.trim().replace(ledByOr, '').split(or).map(clean);
    const isAlone = cut.length > 1 && wordsIn(last.text.trim().split(or)[0] ?? '').length > 1;
    let begin = at;
    const values = isAlone ? cut.slice(1) : [...cut];
    while (!isAlone && begin > 0 && values.length < MOST) {
      begin -= 1;
      const text = items[begin]?.text.trim() ?? '';
      if (wordsIn(text).length > 1) break;
      values.unshift(clean(text));
    }
    const head = items[begin];
    const said = head && labelled(isAlone ? (last.text.trim().split(or)[0] ?? '') : head.text);
    if (!head || !said || (begin === at && !isAlone)) return undefined;
    const all = [said.first, ...values];
    if (all.length < 2 || !all.every(isPlain) || !isChoice(said.label, all)) return undefined;
    // Where the list begins with it, it is the head of the list that has it.
    if (
      items.length - 1 === at &&
      begin === 0 &&
      !YES[language].test(said.first) &&
      wordsIn(head.text).length < 3
    )
      return undefined;
    const start = head.start + head.text.lastIndexOf(said.label);
    const names = all.map((value) => (language === 'de' ? value : value.toLowerCase()));
    return found(said.label, names, start, last.start + last.text.trimEnd().length, start, false, true);
  }

  return (text: string): Values | undefined => {
    for (const { 0: segment, index } of text.matchAll(SEGMENT)) {
      const items = itemsOf(segment, index);
      for (const [at, item] of items.entries()) {
        const isLast = or.test(item.text) || ledByOr.test(item.text.trim());
        const values = isLast && !grammar.yesNo.test(item.text.trim()) ? choiceAt(items, at) : undefined;
        if (values) return values;
      }
    }
    return undefined;
  };
}
