import { withoutEntity } from '../../without-entity.ts';
import { type EntityFact, type Facts, isSaid, overlaps, spansOf } from '../../facts.ts';
import { isKeeper, isPublic } from './access/someone.ts';
import { lowerOf, type NounPhrase } from './phrases.ts';
import type { Scene } from './scene.ts';
import { headOf } from './sorts.ts';
import type { Statement } from './statements.ts';
import type { Verb } from './verbs.ts';

// "The clerk checks it", "only managers see the rates": who does something has a role, and a table of their own only where more is kept of them.

/** Of these there is one, however the noun is written. */
const BODY = /^(?:staff|management|committee|panel|jury|reception)$/;
const ONE_OF_A_KIND = /^(?:|the|my|our|this|that)$/;
/** What leaves nothing behind that says who did it. */
const LOOKS = /^(?:see|look|read|view|browse|search|find|know|visit)$/;
const RIGHTS =
  /^(?:see|look|read|view|browse|search|find|know|edit|change|update|delete|remove|approve|publish|confirm|hide|moderate|manage|access|download|export|print|reopen|release)$/;
/** What those who work there do with all rows alike. */
const KEEPS = /^(?:move|enter|add|register|assign|schedule|plan|create|import|maintain|invite|publish)$/;
/** "See their own shipments": what is shown to each is of somebody. */
const OWN = /\b(?:own|theirs|themselves|their|each|assigned|allocated)\b/;
const BEFORE =
  /^(?:by|to|for|as|except|but|only|just|notify|tell|inform|alert|warn|ping|mail|e-?mail|text|remind)$/;

/** What an app shows, to whom it is for. */
const SHOWN = /^(?:form|page|site|website|view|section|area|portal|gallery|catalogue|homepage)$/;

/** Whether a place names somebody only for what they do. */
function acts(unit: NounPhrase, at: number, { units, statements }: Scene, isTold: boolean): boolean {
  const doing = statements.filter(({ who }) => who.includes(unit));
  const before = lowerOf(units[at - 1]);
  const isSingle = (!unit.isPlural || BODY.test(headOf(unit.noun))) && ONE_OF_A_KIND.test(unit.determiner);
  if (before === 'as' && !unit.isPlural) return isTold && !OWN.test(textOf(doing));
  // "A contact form for visitors", whose name may have been read as a page before and is no longer there.
  const shown = units[at - 2];
  const isShown =
    shown?.type === 'noun' ? SHOWN.test(headOf(shown.noun)) : /^(?:an?|the)$/.test(lowerOf(shown));
  if (before === 'for' && isPublic(unit) && isShown) return true;
  if (isSingle && isPublic(unit))
    return doing.length > 0 && doing.every(({ verb }) => LOOKS.test(verb.lemma));
  if (isSingle) return isTold && (doing.length > 0 || (unit.determiner !== '' && BEFORE.test(before)));
  if (!unit.isPlural || !ONE_OF_A_KIND.test(unit.determiner)) return false;
  const isDone = ({ lemma }: Verb) =>
    (isTold ? RIGHTS : LOOKS).test(lemma) || (isTold && isKeeper(unit) && KEEPS.test(lemma));
  const isOnly = before === 'for' && lowerOf(units[at - 2]) === 'only';
  return (
    (isTold && isOnly) ||
    (doing.length > 0 && doing.every(({ verb, text }) => isDone(verb) && !OWN.test(text)))
  );
}
const textOf = (statements: readonly Statement[]) => statements.map(({ text }) => text).join(' ');

/** Whether nothing is kept of somebody, and every sentence speaks of what they do. */
function onlyActs(one: EntityFact, facts: Facts, scenes: readonly Scene[]): boolean {
  const { noun } = one;
  const isPast = (record: string) => facts.entities.some((all) => all.noun === record && all.isPast);
  const isKept =
    [...facts.fields, ...facts.states, ...facts.rules].some(({ owner }) => owner === noun) ||
    facts.pages.some(({ entity }) => entity === noun) ||
    // What refers to others, a column that names them, and who wrote down what happened.
    facts.relations.some(
      ({ from, to, label }) => from === noun || (to === noun && (label !== undefined || isPast(from))),
    );
  if (isKept) return false;
  const isTold = facts.roles.some((role) => role.noun === noun || headOf(role.noun) === noun);
  if (!isTold && !isPublic(one)) return false;
  const named = scenes.flatMap((scene) =>
    scene.units.flatMap((unit, at) =>
      unit.type === 'noun' &&
      (unit.noun === noun || headOf(unit.noun) === noun || spansOf(one).some((span) => overlaps(span, unit)))
        ? [{ unit, acts: acts(unit, at, scene, isTold) }]
        : [],
    ),
  );
  const isInSentence = spansOf(one).every((span) => named.some(({ unit }) => overlaps(span, unit)));
  return isInSentence && named.every((place) => place.acts);
}

/** The facts without tables of those who are only said to do something. */
export function withoutActors(facts: Facts, scenes: readonly Scene[]): Facts {
  const acting = facts.entities.filter((one) => isSaid(one) && onlyActs(one, facts, scenes));
  if (acting.length === facts.entities.length) return facts;
  const isActor = (noun: string) => acting.some((one) => one.noun === noun);
  const roles = facts.roles.map((role) => (isActor(role.noun) ? { ...role, isActor: true } : role));
  return acting.reduce<Facts>((left, { noun }) => withoutEntity(left, noun), { ...facts, roles });
}
