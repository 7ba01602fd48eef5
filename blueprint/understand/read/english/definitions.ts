import type { Lexicon } from '../../lexicon.ts';
import { IS_CHOSEN } from './choices/labels.ts';
import { ADJECTIVAL } from './choices/choice.ts';
import type { Item, Judge } from './lists.ts';
import { isApp } from './sorts.ts';
import type { Survey } from './survey.ts';

// What a list says that stands after a colon.

export interface Definitions {
  describes(items: readonly Item[]): boolean;
  lifeIn(items: readonly Item[]): string[] | undefined;
  areValues(items: readonly Item[]): boolean;
  isTitle(items: readonly Item[]): boolean;
}

export function definitionsFor(judge: Judge, lexicon: Lexicon, survey: Survey): Definitions {
  /** A day, a number and a severity are filled in, and no states. */
  const isFilledIn = (value: string): boolean => {
    const type = lexicon.attribute(value);
    return type === 'date' || type === 'number' || IS_CHOSEN.test(value);
  };

  /** Values that read like the states of a life: "requested, offered, ordered". */
  function lifeIn(items: readonly Item[]): string[] | undefined {
    const values = items.flatMap(({ noun, loose, has }) => {
      const label = has.length > 0 ? undefined : (noun?.label ?? loose?.label);
      return label === undefined ? [] : [label];
    });
    const isLife =
      values.length === items.length &&
      values.length > 2 &&
      !values.some(isFilledIn) &&
      values.filter((value) => ADJECTIVAL.test(value)).length * 4 >= values.length * 3;
    return isLife ? values : undefined;
  }

  /** Whether a list says what one thing has, and doesn't name things of their own. */
  const describes = (items: readonly Item[]): boolean =>
    items.length > 0 &&
    items
      .map(({ noun, has, choice }): number => {
        if (!noun) return choice || items.length > 1 ? 1 : 0.5;
        const sort = judge(noun, true);
        if (sort === 'attribute') return 1;
        const isDescribed = has.some((part) => !part.choice && part.noun && judge(part.noun) === 'attribute');
        if (isDescribed) return -2;
        if (!noun.isPlural) return 0.5;
        return lexicon.thing(noun.noun) !== undefined || survey.things.has(noun.noun) ? -1 : 0;
      })
      .reduce((sum, value) => sum + value, 0) > 0;

  /** "Books: title, author": a thing and what it has; or a heading and the things under it. */

  /** Whether none of them is a field or something of its own. */
  const areValues = (items: readonly Item[]): boolean =>
    items.every(
      ({ noun, loose }) =>
        loose === undefined &&
        noun !== undefined &&
        judge(noun) !== 'attribute' &&
        !(judge(noun) === 'thing' && noun.isPlural),
    );

  /** A first phrase that only says what the app is about: "Dog groomer." */
  const isTitle = (items: readonly Item[]): boolean => {
    const [item] = items;
    if (items.length !== 1 || item?.noun === undefined || isApp(item.noun)) return false;
    const { noun } = item;
    const isNamed = noun.isPlural && lexicon.thing(noun.noun) !== undefined;
    return item.has.length === 0 && noun.determiner === '' && !isNamed;
  };

  return { areValues, describes, isTitle, lifeIn };
}
