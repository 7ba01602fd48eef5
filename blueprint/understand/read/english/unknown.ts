import { type Facts, type Span, spansOf } from '../../facts.ts';
import { isPublic } from './access/someone.ts';
import type { Judge } from './lists.ts';
import type { NounPhrase, Unit } from './phrases.ts';
import { headOf, isApp, isSetting } from './sorts.ts';

/** As many as are shown. */
const MOST = 12;
/** As many phrases and words as a title has: "Sponsorship tracking for our football club". */
const LONGEST_TITLE = 6;

/** "Freelance time tracking: clients, projects": the app is called by what stands before the colon, or by a first line. */
function titleEnd([first = [], ...others]: readonly (readonly Unit[])[]): number {
  const colon = first.findIndex((unit) => unit.type === 'word' && /^[:–—-]$/.test(unit.lower));
  const title = colon < 0 ? first : first.slice(0, colon);
  // A sentence tells something, and a list names what is kept.
  const isTold = title.some(
    (unit) => unit.type === 'word' && /^(?:VERB|AUX|PRON|PUNCT|CCONJ)$/.test(unit.pos),
  );
  const isTitle = colon > 0 || others.length > 0;
  return !isTitle || isTold || title.length > LONGEST_TITLE ? 0 : (title.at(-1)?.end ?? 0);
}

/** "On their phone", "next weekend": where and when an app is used. */
const DEVICE = /^(?:phone|smartphone|mobile|tablet|laptop|computer|weekend)$/;

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
  const title = titleEnd(sentences);
  const isUnderstood = (phrase: NounPhrase) =>
    phrase.end <= title ||
    (isOpen && isPublic(phrase)) ||
    ((phrase.determiner !== '' || /^(?:next|this) /.test(phrase.noun)) && DEVICE.test(headOf(phrase.noun))) ||
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
