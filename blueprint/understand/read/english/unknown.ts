import { type Facts, type Span, spansOf } from '../../facts.ts';
import { isPublic } from './access/someone.ts';
import type { Judge } from './lists.ts';
import type { NounPhrase, Unit } from './phrases.ts';
import { headOf, isApp, isSetting } from './sorts.ts';

/** As many as are shown. */
const MOST = 12;

/** Phrases that asked for something, and that no fact stands for. */
export function unknownIn(sentences: readonly (readonly Unit[])[], facts: Facts, judge: Judge): Span[] {
  const { entities, fields, relations, states, rules, roles, access, pages } = facts;
  const understood: readonly Span[] = [
    entities,
    fields,
    relations,
    states,
    rules,
    roles,
    access,
    pages,
  ].flatMap((list) => list.flatMap(spansOf));
  const words = new Set(
    [
      ...entities.map(({ noun }) => noun),
      ...fields.map(({ label }) => label),
      ...roles.map(({ noun }) => noun),
    ].flatMap((name) => name.toLowerCase().split(' ')),
  );
  // "A form for visitors": the public has no table.
  const isOpen = access.some(({ who }) => who === 'public');
  const isUnderstood = (phrase: NounPhrase) =>
    (isOpen && isPublic(phrase)) ||
    understood.some(({ start, end }) => phrase.start < end && phrase.end > start) ||
    words.has(headOf(phrase.noun)) ||
    words.has(headOf(phrase.label));
  return sentences
    .flat()
    .flatMap((unit): Span[] =>
      unit.type === 'noun' &&
      !isUnderstood(unit) &&
      !isApp(unit) &&
      !isSetting(unit) &&
      judge(unit) !== 'empty'
        ? [{ start: unit.start, end: unit.end }]
        : [],
    )
    .slice(0, MOST);
}
