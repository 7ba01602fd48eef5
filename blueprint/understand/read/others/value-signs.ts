import type { Phrase } from './phrase.ts';
import type { ValueLists } from './value-lists.ts';

// What speaks for and against a list being what something is chosen from, and not what it has; the same signs in every language.

/** A noun with a list behind it. */
export interface ListCandidate {
  phrase: Phrase;
  values: readonly string[];
  sign: 'bracket' | 'colon';
  /** The text before the noun, and the whole of the list. */
  before: string;
  body: string;
  end: number;
}

const shareOf = (count: number, all: number): string => {
  const share = count / all;
  return share === 0 ? 'none' : share < 0.34 ? 'few' : share < 0.67 ? 'half' : share < 1 ? 'most' : 'all';
};

export function listSignsFor({ vocabulary, patterns, isChoiceWord, isLifeWord, isKindOf }: ValueLists) {
  const { grammar } = vocabulary;
  return ({ phrase, values, sign, before, body }: ListCandidate): string[] => {
    const share = (fits: (value: string) => boolean) =>
      shareOf(values.filter((value) => fits(value)).length, values.length);
    const isState = (value: string) => vocabulary.isState(value);
    const attributes = share((value) => vocabulary.attribute(value)?.isWhole === true && !isState(value));
    const parts = share((value) => vocabulary.attribute(value) !== undefined && !isState(value));
    const things = share((value) => vocabulary.thing(value)?.isWhole === true && !isState(value));
    const people = share((value) => vocabulary.thing(value)?.entry.category === 'person');
    const states = share(isState);
    const number = phrase.isPlural ? 'many' : 'one';
    const named = isLifeWord(phrase.label) ? 'life' : isChoiceWord(phrase.label) ? 'choice' : 'none';
    return [
      `sign:${sign}`,
      `sort:${phrase.sort}`,
      `sort:${phrase.sort} ${number}`,
      `sort:${phrase.sort} ${sign}`,
      `named:${named}`,
      `category:${phrase.category ?? 'none'}`,
      `type:${phrase.type ?? 'none'}`,
      `attributes:${attributes}`,
      `attributes:${attributes} sort:${phrase.sort}`,
      `attribute parts:${parts}`,
      `things:${things}`,
      `things:${things} ${number}`,
      `people:${people}`,
      `states:${states}`,
      `states:${states} ${sign}`,
      `plain:${share((value) => vocabulary.attribute(value) === undefined && vocabulary.thing(value) === undefined)}`,
      `many:${share((value) => grammar.isPlural(value))}`,
      `many:${share((value) => grammar.isPlural(value))} ${sign}`,
      `things, many:${share((value) => vocabulary.thing(value)?.isWhole === true && grammar.isPlural(value))}`,
      `kinds:${share(isKindOf)}`,
      `single words:${share((value) => !/\s/u.test(value))}`,
      `numbers:${share((value) => /\d/u.test(value))}`,
      `values:${Math.min(values.length, 6)}`,
      ...(patterns.or.test(body) ? ['or'] : []),
      ...(/\//u.test(body) ? ['slash'] : []),
      ...(/^\s*$/u.test(before) ? ['leads', `leads ${number}`] : []),
      ...(/[,،，、]\s*\S*\s*$/u.test(before) ? ['after comma'] : []),
      ...(phrase.determiner === undefined ? [] : [`determiner:${phrase.determiner}`]),
    ];
  };
}
