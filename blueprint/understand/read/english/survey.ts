import { OWNING } from '../../words/english-verbs.ts';
import { wordAt } from './lists.ts';
import type { Unit } from './phrases.ts';
import { verbAt } from './verbs.ts';

// What the whole description says about its nouns, before it is read clause by clause.

export interface Survey {
  /** Nouns that something is said of: they have parts, act, or stand for each of many. */
  things: ReadonlySet<string>;
  /** Nouns of whom others are said to be "their". */
  possessing: ReadonlySet<string>;
}

const HAVING = /^(?:with|including|having|w|:|=)$/;
const THEIRS = /^(?:their|his|her|its)$/;

export function surveyOf(
  sentences: readonly (readonly Unit[])[],
  isAttribute: (noun: string) => boolean,
): Survey {
  const things = new Set<string>();
  const possessing = new Set<string>();
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
      if (isOwner || isEach || acts) things.add(named.noun);
      const theirs = units
        .slice(at + 1, at + 6)
        .find((one) => one.type === 'noun' && THEIRS.test(one.determiner));
      if (unit.isPlural && theirs !== undefined && verb !== undefined) possessing.add(unit.noun);
    });
  return { things, possessing };
}
