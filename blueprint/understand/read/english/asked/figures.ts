import { wordAt } from '../lists.ts';
import type { Unit } from '../phrases.ts';

// Words that all readers of figures share.

export const TIME = 'day|week|month|quarter|year|season|time|hour';
/** By what something is counted: "revenue by customer", "hours for each project"; "projects over budget" are counted by nothing. */
export const SPLIT =
  / (?:by|per|over(?! (?:budget|limit|target|plan|due)\b)|each|every|for each|for every|of each|of every|in each|in every) /;
export const MONEY =
  /\b(?:revenues?|income|sales|turnover|earnings|takings|profits?|spending|spent|spend|expenses|costs?|earned?|made|make|money|raised|paid out|took|charged|rents? (?:received|collected|paid)|(?:fees|dues) (?:received|collected))\b/;

const SUMS = /(?:^| )(?:revenue|income|turnover|earnings?|takings?|profit|spending)$/;
const PER = /^(?:per|by|each|every|over)$/;
const TOTAL = /^(?:total|monthly|weekly|daily|yearly|annual|overall) /;
const SHOWN = /^(?:show|shows|see|display|chart|graph|dashboard|report)$/;

/** "Show me the revenue", "income per month": what amounts that are kept elsewhere come to. */
export function isSum(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (unit?.type !== 'noun' || !SUMS.test(unit.noun)) return false;
  return (
    PER.test(wordAt(units, at + 1)?.lower ?? '') ||
    TOTAL.test(unit.noun) ||
    units.slice(0, at).some((_, index) => SHOWN.test(wordAt(units, index)?.lower ?? ''))
  );
}

/** "Absent more than 3 times": how often, and no field. */
export function isHowOften(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  return (
    unit?.type === 'noun' &&
    unit.noun === 'time' &&
    unit.isPlural &&
    /^(?:\d+|two|three|four|five|six|ten)$/.test(unit.determiner)
  );
}
