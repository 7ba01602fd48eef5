import type { Phrase } from './phrases.ts';
import type { ValueLists, Values } from './value-lists.ts';

// Values behind the noun that they are chosen for: "level (easy, hard)", "job: cook, waiter".

/** The noun that a text ends with. */
export type NounBefore = (text: string) => Phrase | undefined;

const isAttribute = ({ sort, isPlural }: Phrase) => sort === 'attribute' || (sort === 'both' && !isPlural);

export function sortedValuesFor(lists: ValueLists, nounBefore: NounBefore) {
  const { listed, patterns, states, found, isKindOf, isChoiceWord, isLifeWord, vocabulary } = lists;
  const { grammar, language } = vocabulary;

  const isField = (value: string) =>
    vocabulary.attribute(value)?.isWhole === true && !vocabulary.isState(value);
  const things = (values: readonly string[]) =>
    values.filter((value) => vocabulary.thing(value)?.isWhole && !vocabulary.isState(value));
  const hasPeople = (values: readonly string[]) =>
    values.some((value) => vocabulary.thing(value)?.entry.category === 'person');

  /** "anglais" only looks like many. */
  const areKinds = (values: readonly string[]) => values.filter(isKindOf).length * 3 >= values.length * 2;

  function ofThing(phrase: Phrase, values: readonly string[], end: number): Values | undefined {
    const stated = states(values);
    if (stated === values.length) return found('', values, phrase.end, end, phrase.end, true, true, true);
    const isSorted =
      values.every(isKindOf) &&
      !hasPeople(values) &&
      (values.length > 2 || stated > 0) &&
      !isNewThing(values);
    return isSorted ? found(grammar.kind, values, phrase.end, end, phrase.end, false, true, true) : undefined;
  }
  /** Mostly things that are kept for themselves. */
  const isNewThing = (values: readonly string[]) => things(values).length * 2 > values.length;

  function ofField(phrase: Phrase, values: readonly string[], end: number): Values | undefined {
    const label = phrase.label;
    const isNamed = isChoiceWord(label) || isLifeWord(label);
    const isLikely =
      isNamed ||
      states(values) * 2 > values.length ||
      isAttribute(phrase) ||
      (areKinds(values) && !isNewThing(values));
    if (!isLikely || (!isNamed && language === 'zh' && phrase.sort === 'unknown' && states(values) === 0))
      return undefined;
    return found(label, values, phrase.start, end, phrase.start, undefined, true);
  }

  /** "difficulty (easy, medium, hard)", "technicians (camera, sound, light)" */
  function bracketed(text: string): Values | undefined {
    for (const { 0: whole, 1: body = '', index } of text.matchAll(/[(（]([^()（）]+)[)）]/gu)) {
      const { values, length } = listed(body, patterns.split, false);
      if (values.length < 2 || length < body.length || values.some(isField)) continue;
      const phrase = nounBefore(text.slice(0, index));
      if (!phrase || phrase.sort === 'app' || phrase.sort === 'empty') continue;
      // "El material (cámaras, trípodes) se reserva": what a sentence begins with is kept.
      const isTopic = phrase.sort === 'both' && phrase.determiner === 'the' && phrase.start < 5;
      const isThing =
        isTopic ||
        phrase.sort === 'thing' ||
        (phrase.isPlural && phrase.sort !== 'attribute') ||
        phrase.category === 'person';
      const isOwned = isThing && !isLifeWord(phrase.label) && !isChoiceWord(phrase.label);
      const end = index + whole.length;
      const result = isOwned ? ofThing(phrase, values, end) : ofField(phrase, values, end);
      if (result) return result;
    }
    return undefined;
  }

  /** "job: cook, waiter, cleaner" */
  function introduced(text: string): Values | undefined {
    for (const { 0: whole, 1: body = '', index } of text.matchAll(
      /\s*[:：]\s*([^:：()（）]+)(?=[)）]|$)/gu,
    )) {
      const phrase = nounBefore(text.slice(0, index));
      if (!phrase || phrase.isPlural || phrase.category === 'person') continue;
      if (phrase.sort !== 'attribute' && phrase.sort !== 'both' && phrase.sort !== 'unknown') continue;
      const isFirst = text.slice(0, phrase.start).trim() === '';
      const { values, length } = listed(body, patterns.split, true);
      const isLong = values.length > (phrase.sort === 'attribute' ? 1 : 2);
      if (!isLong || length < body.length || values.some(isField) || !areKinds(values)) continue;
      if (
        things(values).length * (phrase.sort === 'attribute' ? 1 : 3) > values.length - 1 ||
        hasPeople(values)
      )
        continue;
      if (isFirst && phrase.sort === 'unknown' && language === 'zh') continue;
      const result = found(
        phrase.label,
        values,
        phrase.start,
        index + whole.length,
        phrase.start,
        undefined,
        true,
      );
      if (result) return result;
    }
    return undefined;
  }
  return { bracketed, introduced };
}
