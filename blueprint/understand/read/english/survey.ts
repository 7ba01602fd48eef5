import { OWNING } from '../../words/english-verbs.ts';
import { IS_LABEL } from './choices/labels.ts';
import { wordAt } from './lists.ts';
import type { Unit } from './phrases.ts';
import { isNever } from './sorts.ts';
import { verbAt } from './verbs.ts';

// What the whole description says about its nouns, before it is read clause by clause.

export interface Survey {
  /** Nouns that something is said of: they have parts, act, or stand for each of many. */
  things: ReadonlySet<string>;
  /** Nouns of whom others are said to be "their". */
  possessing: ReadonlySet<string>;
  /** Nouns that go through a life, whatever else they may mean: "Application: draft, submitted, granted". */
  living: ReadonlySet<string>;
}

const HAVING = /^(?:with|including|having|w|:|=)$/;
const THEIRS = /^(?:their|his|her|its)$/;

const ENDED = /(?:ed|en|ing)(?: |$)/;

/** Whether states are listed right after a noun. */
function hasLife(units: readonly Unit[], at: number, isAttribute: (noun: string) => boolean): boolean {
  const unit = units[at];
  let next = at + 1;
  while (/^(?::|=|is|are|either)$/.test(wordAt(units, next)?.lower ?? '')) next += 1;
  const chosen = units[next];
  if (unit?.type !== 'noun' || next === at + 1 || chosen?.type !== 'choice') return false;
  const { isLife, label, values } = chosen.choice;
  const isNamed = at === 0 || /^(?:a|an|each|every|the)$/.test(unit.determiner);
  if (!isLife || label !== '' || !isNamed || IS_LABEL.test(unit.noun) || isNever(unit.noun)) return false;
  return !isAttribute(unit.noun) || values.filter((value) => ENDED.test(value)).length > 1;
}

/** The same phrases, marked where their noun goes through a life. */
export const withLives = (units: readonly Unit[], living: ReadonlySet<string>): Unit[] =>
  units.map((unit) => (unit.type === 'noun' && living.has(unit.noun) ? { ...unit, lives: true } : unit));

export function surveyOf(
  sentences: readonly (readonly Unit[])[],
  isAttribute: (noun: string) => boolean,
): Survey {
  const things = new Set<string>();
  const possessing = new Set<string>();
  const living = new Set<string>();
  for (const units of sentences)
    units.forEach((unit, at) => {
      if (unit.type !== 'noun') return;
      const head = units[at - 2];
      const named = wordAt(units, at - 1)?.lower === 'of' && head?.type === 'noun' ? head : unit;
      const next = wordAt(units, at + 1)?.lower ?? '';
      const verb = verbAt(units, at + 1);
      const isOwner =
        OWNING.has(next) ||
        (!isAttribute(unit.noun) && (HAVING.test(next) || (next === '(' && unit.isPlural)));
      const isEach = /^(?:each|every)$/.test(unit.determiner) && (!isAttribute(unit.noun) || isOwner);
      const acts = unit.isPlural && !isAttribute(unit.noun) && verb !== undefined && verb.kind !== 'be';
      // "The colour of each kiln": each kiln has one.
      if (isOwner || acts || (isEach && named.isPlural)) things.add(named.noun);
      else if (isEach) things.add(unit.noun);
      if (hasLife(units, at, isAttribute)) living.add(unit.noun);
      const theirs = units
        .slice(at + 1, at + 6)
        .find((one) => one.type === 'noun' && THEIRS.test(one.determiner));
      if (unit.isPlural && theirs !== undefined && verb !== undefined) possessing.add(unit.noun);
    });
  return { things, possessing, living };
}
