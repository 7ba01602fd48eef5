import { isStately, type Knows } from './choice.ts';
import { asMeant } from './as-meant.ts';
import { nameOfValues } from './names.ts';
import type { Row } from './rows.ts';

// Rows that begin too early or too late to be what somebody listed.

/** "A course, beginner, intermediate or advanced": what stands before values of one sort is what has them. */
export function isBeforeAlike({ values, joints, isSpaced, joinedBefore }: Row, knows: Knows): boolean {
  const [first = '', ...others] = values;
  if (isSpaced || others.length < 2) return false;
  // "Card or cash, open, ready": of one sort are the first two alone.
  const or = joints.indexOf('or');
  const areTwo = or >= 0 && or + 2 < values.length && nameOfValues(values.slice(0, or + 2)) !== undefined;
  if (areTwo && nameOfValues(values) === undefined) return true;
  if (joints[0] !== 'comma') return false;
  // "Name, topic, invited, confirmed or declined"
  const areStates = joinedBefore === 'comma' && joints.at(-1) === 'or' && others.every(isStately);
  if (areStates && !isStately(first)) return true;
  const isOne = nameOfValues(values) === undefined && nameOfValues(others) !== undefined;
  return isOne && (knows.thing(first) || knows.attribute(first));
}

/** "Beginner, intermediate or advanced" begins with the first of them. */
export function isCutShort(row: Row): boolean {
  const { joinedBefore, stretch, head, start } = row;
  if (joinedBefore !== 'comma' || head.length > 0) return false;
  const before = stretch.parts.findLast(({ words }) => (words.at(-1)?.end ?? start) < start);
  const first = before?.words.at(-1)?.text ?? '';
  const { values, joints } = asMeant(row);
  const areStates = [first, ...values].every(isStately) && before?.words.length === 1;
  if (areStates && joints.at(-1) === 'or') return true;
  return (
    nameOfValues([first, ...values]) !== undefined || [first, ...values].every((one) => /^\p{L}$/u.test(one))
  );
}
