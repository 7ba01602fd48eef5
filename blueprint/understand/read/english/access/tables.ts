import { singular } from '../inflect.ts';
import type { NounPhrase } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { headOf } from '../sorts.ts';

// The things of which something is said as a whole: access holds for all rows and fields of a thing, so that what is said of a
// part of it is said of none.

/** What a thing is kept as: "payment details", "member data". */
const CONTENT =
  /^(?:details?|data|info|information|records?|entry|entries|lists?|history|pages?|section|part|area|overview|side)$/;
/** Whatever is kept. */
const ANYTHING = /^(?:anything|everything|something|thing|things|records?|entry|entries|data|rows?)$/;
const POINTING = /\b(?:it|them|these|those|this|that)\b/;
/** Only some of what was named before is pointed at. */
const SOME = /\b(?:some|sometimes|certain|a few|occasionally)\b/;
const JOINED = /^\s*(?:,|and|or|nor|&|\/|plus|,\s*(?:and|or))\s*(?:(?:the|our|my|their|any|all)\s+)?$/;
const OF = /^\s*(?:of|for|from|on|about|in|behind)\s+(?:(?:the|an?|our|my|their|each|every|all)\s+)?$/;
const CHANGING = /^(?:delete|remove|erase|edit|change|add|update|manage|enter|write|types?)$/;

/** The thing that words name by the last of them: a "purchase price" is no purchase. */
export function thingBy({ named }: Scene, label: string): string | undefined {
  const words = label.split(' ');
  for (;;) {
    const last = words.at(-1);
    if (last === undefined) return undefined;
    const found = named(words.slice(-2).join(' '));
    if (found !== undefined && (named(last) === found || headOf(found) === singular(last))) return found;
    if (named(last) !== undefined) return named(last);
    if (!CONTENT.test(last)) return undefined;
    words.pop();
  }
}

/** "The addresses of the families": the addresses. */
export function rootOf(scene: Scene, phrase: NounPhrase): NounPhrase {
  const { units, lower, start } = scene;
  const before = units.findLast(
    (unit): unit is NounPhrase => unit.type === 'noun' && unit.end <= phrase.start,
  );
  return before && OF.test(lower.slice(before.end - start, phrase.start - start))
    ? rootOf(scene, before)
    : phrase;
}

/** What is named first, and what is joined to it; not what says more of it. */
function meantBy(scene: Scene, objects: readonly NounPhrase[]): NounPhrase[] {
  const { lower, start } = scene;
  const [first, ...others] = objects;
  if (!first) return [];
  const meant = [first];
  for (const one of others) {
    const gap = lower.slice((meant.at(-1)?.end ?? 0) - start, one.start - start);
    if (!JOINED.test(gap)) break;
    meant.push(one);
  }
  return [...new Set(meant.map((one) => rootOf(scene, one)))];
}

interface Said {
  verb: string;
  objects: readonly NounPhrase[];
  text: string;
  start: number;
}

/** The things whose rows something is done to; none where only a part of them is meant. */
export function tablesOf(scene: Scene, { verb, objects, text, start }: Said): string[] {
  const { notebook, pick, isPerson, lower } = scene;
  const meant = meantBy(scene, objects);
  const found = [...new Set(meant.flatMap((one) => thingBy(scene, one.label) ?? []))];
  if (found.length > 0) return found;
  const isAll = meant.every(({ noun }) => ANYTHING.test(noun));
  if (meant.length > 0) return isAll && CHANGING.test(verb) ? [...notebook.entities()] : [];
  if (POINTING.test(text)) {
    const before = lower.slice(0, start - scene.start);
    const near = pick(start - scene.start, (noun) => (isPerson(noun) ? -2 : 0));
    return SOME.test(before) || near === undefined ? [] : [near];
  }
  return isAll && CHANGING.test(verb) ? [...notebook.entities()] : [];
}
