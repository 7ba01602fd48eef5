import { SETTINGS } from '../../../words/english-verbs.ts';
import { isPlural } from '../inflect.ts';
import type { Knows } from './choice.ts';
import { IS_LABEL } from './labels.ts';
import { labelText, leadOf } from './row-signs.ts';
import type { Row } from './rows.ts';

// Lists that look like values, and of which nobody chooses one.

/** Whether the words before a row name what is chosen. */
function isNamed(row: Row, knows: Knows): boolean {
  const lead = leadOf(row);
  const name = labelText(lead);
  const last = lead.label.at(-1)?.text ?? '';
  return IS_LABEL.test(last) || knows.attribute(name) || knows.attribute(last);
}

const WEEKDAY = /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u;
/** "On Monday or Thursday" says when. */
const areDays = ({ values }: Row): boolean => values.filter((one) => WEEKDAY.test(one)).length > 1;

/** "Dark mode, csv export", "Gantt or calendar view" are asked of the app. */
const OF_THE_APP = /(?:^| )(?:views?|mode|charts?|graphs?|csv|dashboards?)$/u;
const areOfTheApp = ({ values, tail }: Row): boolean =>
  values.some((one) => OF_THE_APP.test(one)) || OF_THE_APP.test(tail[0]?.text ?? '');

/** "S/M/L/XL counts": so many of each. */
const COUNTS = /^(?:counts?|quantit(?:y|ies)|numbers?|amounts?|totals?)$/u;
const areCounted = ({ tail }: Row): boolean => COUNTS.test(tail[0]?.text ?? '');

/** "The office can enter or change anything" says who may do what. */
const areRights = ({ values, words }: Row): boolean =>
  /^(?:can|may|must|should) /u.test(values[0] ?? '') && words[1]?.[0]?.pos === 'VERB';

/** "Cakes, breads, rolls..." goes on, and "such as" gives examples. */
const GOES_ON = /^\s*\)?\s*(?:…|\.\.\.?|,?\s*(?:etc\b|and so on|and (?:so forth|the like)))/u;
const EXAMPLES = /(?:\b(?:such as|including|for example|for instance|e\.g\.?)|[^\p{L}]like)\s*\(?\s*$/u;
const ENDLESS = /^(?:etc|etcetera)$/u;
/** @param lower the whole description in small letters */
const areExamples = ({ start, end, words }: Row, lower: string): boolean =>
  GOES_ON.test(lower.slice(end, end + 16)) ||
  ENDLESS.test(words.at(-1)?.at(-1)?.text ?? '') ||
  EXAMPLES.test(lower.slice(Math.max(0, start - 16), start)) ||
  /^(?:such as|like|including) /u.test(lower.slice(start, end));

/** "Name of the deceased, date of death": what goes on with "of" tells of what stood before it. */
const GOES_WITH = /^of /u;
const areParts = ({ values }: Row): boolean => values.some((one) => GOES_WITH.test(one));

/** "My sourdough business: starters, doughs, bakes": what it keeps. */
const areKept = (row: Row): boolean => {
  const { head, stretch, values } = row;
  const before = [...head, ...stretch.beside].map(({ text }) => text);
  const isOurs = before.some((word) => /^(?:my|our)$/u.test(word)) && !before.includes('at');
  return (
    isOurs &&
    SETTINGS.has(leadOf(row).label.at(-1)?.text ?? '') &&
    values.every((value) => isPlural(value.split(' ').at(-1) ?? ''))
  );
};

/** "One or more lifts" says how many there may be. */
const HOW_MANY = /^(?:an?|one|two|three|four|five|more|several|many|none|zero|few|a few|\d+)$/u;
const areHowMany = ({ values }: Row): boolean =>
  values.includes('one') && values.every((one) => HOW_MANY.test(one));

export const areUnchosen = (row: Row): boolean =>
  areHowMany(row) || areOfTheApp(row) || areKept(row) || areCounted(row) || areRights(row) || areParts(row);

/** Read as a list, and nothing is chosen from it. @param lower the whole description in small letters */
export const areOnlyNamed = (row: Row, knows: Knows, lower: string): boolean =>
  (areDays(row) || areExamples(row, lower)) && !isNamed(row, knows);
