import type { Mention } from '../../../mentions.ts';
import { wordAt } from '../lists.ts';
import type { Unit } from '../phrases.ts';
import type { Part } from './parts.ts';

// How a thing that is spoken of stands in its sentence: as the one that is told about, or as one of what is listed.

export interface Standing {
  mention: Mention;
  part: Part | undefined;
  /** It is all of its part: "horse" in "horse, rider, width". */
  isItem: boolean;
  determiner: string;
  isPlural: boolean;
  /** 'subject' before the first verb of its sentence, 'object' after it, 'none' without one. */
  role: string;
}

const DETERMINED = /^(?:an?|the|each|every|per|one|any|all|this|that|our|my|their|its)$/;
const isVerb = (unit: Unit) => unit.type === 'word' && /^(?:VERB|AUX)$/.test(unit.pos);

export function standingsIn(
  units: readonly Unit[],
  parts: readonly Part[],
  mentions: readonly Mention[],
): Standing[] {
  const verb = units.findIndex(isVerb);
  return mentions.map((mention): Standing => {
    const at = units.findIndex((unit) => unit.end >= mention.end);
    const unit = units[at];
    const part = parts.find(({ from, next }) => from <= at && at < next);
    const isAlone = part?.from === at && part.next === at + 1;
    const isNamed =
      part?.from === at - 1 &&
      part.next === at + 1 &&
      /^(?:which|what|who)$/.test(wordAt(units, at - 1)?.lower ?? '');
    const determiner = unit?.type === 'noun' ? unit.determiner : '';
    return {
      mention,
      part,
      isItem: isAlone || isNamed,
      determiner: determiner === '' ? 'none' : DETERMINED.test(determiner) ? determiner : 'other',
      isPlural: unit?.type === 'noun' && unit.isPlural,
      role: verb < 0 ? 'none' : verb < at ? 'object' : 'subject',
    };
  });
}

/**
 * What speaks for a thing by how it stands around a part.
 * @param list the parts among which that one is listed
 * @param own how the thing stands in the sentence
 */
export function standingSigns(list: ReadonlySet<Part>, own: readonly Standing[], end: number): string[] {
  const [first] = list;
  const inList = (one: Standing) => one.part !== undefined && list.has(one.part);
  const items = own.filter((one) => one.isItem && inList(one));
  const heads = own.filter((one) => !one.isItem || !inList(one));
  const last = own.findLast(({ mention }) => mention.end <= end);
  const size = list.size > 3 ? 'long' : 'short';
  return [
    ...(items.length > 0 ? ['peer', `peer ${heads.length > 0 ? 'too' : 'only'}`, `peer ${size}`] : []),
    ...(items.some((one) => one.part === first) ? [`peer first ${size}`] : []),
    ...(last
      ? [
          `last ${last.isItem ? 'item' : 'spoken'} ${last.role}`,
          `last det ${last.determiner}`,
          `last ${last.isPlural ? 'many' : 'one'} ${last.role}`,
        ]
      : []),
  ];
}
