import type { Mention } from '../../../mentions.ts';
import { OWNING } from '../../../words/english-verbs.ts';
import { wordAt } from '../lists.ts';
import type { Unit } from '../phrases.ts';
import { lemmaOf } from '../verbs.ts';
import type { Candidate } from './candidates.ts';

// What opens the list that something stands in, and who is spoken of there.

export interface Opening {
  kind: string;
  /** The last thing that is named before it, and whether nothing stands between. */
  head: Mention | undefined;
  isBeside: boolean;
  /** The first thing that is named in its sentence. */
  subject: Mention | undefined;
  /** Nothing opens it but its sentence. */
  isStart: boolean;
}

const NOTING =
  /^(?:record|log|note|track|register|enter|write|keep|store|collect|save|know|take|ask|want|see|show|remember|put|fill|give|type|say)$/;
const ASIDE = /^(?:of|by|for|from|to|in|on|at|per|against|than|under)$/;

/** "From clients with …": the clients are only spoken of by the way. */
export const isAside = (mention: Mention, units: readonly Unit[]): boolean => {
  const at = units.findIndex((unit) => unit.end >= mention.end);
  return ASIDE.test(wordAt(units, at - 1)?.lower ?? '');
};

/** @param isBefore whether it stands in a part before */
function kindOf(unit: Unit | undefined, isBefore: boolean): string | undefined {
  if (unit?.type !== 'word') return undefined;
  const { lower, pos } = unit;
  if (lower === '(') return 'bracket';
  if (/^[:=]$/.test(lower)) return 'colon';
  if (/^[–-]$/.test(lower)) return 'dash';
  if (OWNING.has(lower)) return 'own';
  if (/^(?:with|w|including|incl|plus)$/.test(lower)) return 'with';
  if ((pos === 'VERB' || pos === 'AUX') && NOTING.test(lemmaOf(lower))) return 'note';
  if (/^(?:is|are|was|were|be|'s)$/.test(lower)) return 'be';
  return pos === 'VERB' && !isBefore ? 'verb' : undefined;
}

/** @param mentions of the things in the sentence */
export function openingOf(
  { from, part }: Candidate,
  units: readonly Unit[],
  mentions: readonly Mention[],
): Opening {
  let depth = 0;
  for (let index = from - 1; index >= 0; index -= 1) {
    const unit = units[index];
    const lower = wordAt(units, index)?.lower;
    if (lower === ')') depth += 1;
    const kind = depth > 0 ? undefined : kindOf(unit, index < part.from);
    if (depth > 0 && lower === '(') depth -= 1;
    if (!unit || kind === undefined) continue;
    const before = mentions.filter((one) => one.end <= unit.start);
    const head = before.at(-1);
    const isBeside =
      head !== undefined && !units.some((one) => one.start >= head.end && one.end <= unit.start);
    return { kind, head, isBeside, subject: before[0], isStart: false };
  }
  return { kind: 'start', head: undefined, isBeside: false, subject: undefined, isStart: true };
}
