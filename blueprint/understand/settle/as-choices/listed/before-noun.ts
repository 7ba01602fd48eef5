import { isStately } from '../../../read/english/choices/choice.ts';
import { nameOfValues } from '../../../read/english/choices/names.ts';
import { isBase } from '../../../read/english/doing.ts';
import { categoryFor } from '../../../read/english/sorts.ts';
import { isPlural, singular } from '../../../read/english/inflect.ts';
import { DEEDS } from '../../../words/english-verbs.ts';
import { type Around, isKeptApart, type Listed, namesIn, type Pattern, thingCalled, WORD } from './listed.ts';

// "English, Spanish and German courses", "four clay and two hard courts".

const COUNT = '(?:(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a few|some|several) )?';
const SORTED = new RegExp(
  String.raw`(?<before>(?:^|[.,;:(] *|\b[a-z]+ ))(?<list>${COUNT}${WORD}(?:, ${COUNT}${WORD})*,? (?:and|or|&) ${COUNT}${WORD}) (?<of>${WORD}s|(?<=\b(?:each|every) [a-z, -]{3,60} )${WORD})\b(?! ?[('’]| (?:lists?|pages?)\b)`,
  'giu',
);
/** Words that tell when or whose something is, or which of two of it, and not of what sort. */
const NO_SORT =
  /^(?:start|starting|end|ending|first|last|next|min|max|minimum|maximum|new|old|past|upcoming|future|current|previous|own|other|more|many|all|different|various|several|few|some|any|no|most|good|bad|best|least|big|important|overdue|late|early|active|inactive|daily|due|recent|available|free|full|me|us|i|one|two|three|four|five|six|seven|eight|nine|ten|hundred|oh|ok|here|there|home|away|our|my|their|his|her|its|your|this|that|these|those|not|only|just|an|a|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|up|down|in|out|off|back|first name|last name)$/u;
/** What only looks like several. */
const ONLY_PLURAL = /ss$|ics$|^(?:pilates|tennis|sports|darts|series|kids|ladies|gents|kung-fu)$/u;
const HOLDING =
  /^(?:of|with|for|has|have|offers?|our|the|my|their|in|both|all|runs?|gives?|teach|teaches|sells?|hold|holds|organis[ez]s?|organize|between|track|tracks|manage|manages|keep|keeps|record|records|log|plan|schedule|see|list|do|does|repair|make|makes|each|every)$/iu;

/** The last of the names that are sorts: those before them are things or fields of a longer list. */
function sortsAmong(names: readonly string[], isSort: (name: string) => boolean): readonly string[] {
  const from = names.findLastIndex((name) => !isSort(name)) + 1;
  return names.slice(from);
}

function read(match: RegExpExecArray, { facts, lexicon }: Around): Listed | undefined {
  const { before = '', list = '', of = '' } = match.groups ?? {};
  const thing = thingCalled(facts, of);
  if (!thing) return undefined;
  const start = match.index + before.length;
  const whole = { start, end: start + list.length };
  const names = namesIn(list).map((name) => name.replace(new RegExp(`^${COUNT}`, 'u'), ''));
  const isSort = (name: string) =>
    !NO_SORT.test(name) &&
    (!isPlural(name) || ONLY_PLURAL.test(name)) &&
    (!lexicon.isAttribute(name) || nameOfValues([name, name]) !== undefined) &&
    !isKeptApart(facts, name, whole);
  const options = sortsAmong(names, isSort);
  const isAll = options.length === names.length;
  // "Create and edit tasks", "plan, book and track trips": what is done with them.
  const isDone = (name: string) => isBase(name) || DEEDS.has(name);
  const areDeeds = options.filter(isDone).length * 2 >= options.length;
  if (options.length < 2 || new Set(options).size < options.length) return undefined;
  const isHeld = !isAll || HOLDING.test(before.trim());
  if (options.every(isStately) || (areDeeds && !(isAll && isHeld))) return undefined;
  // "The groom and best man's photos", "who came and how many": of two words nothing is told without what holds them.
  if (options.length === 2 && !isHeld && /[a-z]/iu.test(before)) return undefined;
  const first = options[0] ?? '';
  const from = isAll ? start : start + list.toLowerCase().lastIndexOf(first, list.length);
  // "Machines, faults, maintenance and spare parts": each of them is kept.
  const isInList = !isAll || before.includes(',');
  if (isInList && lexicon.thing(options[0] ?? '') !== undefined) return undefined;
  // "Methods that each ringer has learned, and quarter peals", "birth and death dates"
  const isDoneBefore =
    /^(?:has|have|is|are|was|were|be)$/iu.test(before.trim()) && /ed$/u.test(options[0] ?? '');
  if (isDoneBefore || lexicon.isAttribute(singular(of.toLowerCase()))) return undefined;
  // "Farrier and vet visits": who comes.
  if (options.every((name) => categoryFor(name, lexicon) === 'person')) return undefined;
  const last = options.at(-1) ?? '';
  return {
    owner: thing.noun,
    ...(thing.noun === `${last} ${singular(of.toLowerCase())}` && { called: singular(of.toLowerCase()) }),
    label: nameOfValues(options) ?? 'type',
    options,
    start: from,
    end: whole.end,
  };
}

export const beforeNoun: readonly Pattern[] = [{ words: SORTED, read }];
