import { isStately, type Knows } from './choice.ts';
import { isFieldName } from './field-names.ts';
import { leadOf } from './row-signs.ts';
import type { Row } from './rows.ts';

// Rows that stand behind the name of a life: "status: open, closed", "board: cut, sewn, packed".

const NAMES_LIFE = /^(?:status(?:es)?|stages?|states?|phases?|(?:work)?flow|pipeline|life ?cycle)$/u;
/** "Board: cut, sewn, packed": how far each has come, where a mark stands between. */
const SHOWS_LIFE = /^(?:board|kanban|lanes?|columns?|steps?|stations?|journey|process|procedure)$/u;
/** Of so many of its values a life is one of steps. */
const MOST = 0.5;
/** "Hospital", "central", "kitchen": words that only end like a state of something. */
const NO_STEP = /(?:al|ic|ant|able|ible|ive|ful|(?<!^s)ent|town|brown|crown|lawn)$/u;
/** "Sewn", "drawn", "built", "screens made" */
const IRREGULAR = /(?:wn|ilt|ought|\bmade|\bspun)$/u;
const isStep = (value: string, knows: Knows): boolean =>
  (isStately(value) || IRREGULAR.test(value)) && !NO_STEP.test(value) && !knows.thing(value);
/** "Artwork, printing, packed": so many of the steps may be called by what is made in them. */
const STRAY = 0.25;
/** "Stations: name, line" are things with fields and "fire stations" no steps: only words that tell how far something has come are a life. */
const isShowingLife = (row: Row, knows: Knows): boolean => {
  const { label } = leadOf(row);
  const name = label.at(-1)?.text ?? '';
  const steps = row.values.filter((one) => isStep(one, knows)).length;
  return (
    row.head.length === 0 &&
    (label.length === 1 || (steps === row.values.length && !/[^s]s$/u.test(name))) &&
    SHOWS_LIFE.test(name) &&
    row.stretch.before.length < 3 &&
    steps > MOST * row.values.length &&
    row.values.filter((one) => knows.attribute(one) && !isStately(one)).length <= STRAY * row.values.length &&
    !row.values.some(isFieldName)
  );
};

/** "Status in stock, reserved, sold": a row that stands right behind the name of a life is one. */
export function isNamedLife(row: Row, knows: Knows): boolean {
  const { cue, label } = leadOf(row);
  if (row.values.length > 2 && /^mark [:=]$/u.test(cue) && isShowingLife(row, knows)) return true;
  const isBehind = row.head.length > 0 ? row.head.at(-1) === label.at(-1) : /^mark [:(=–-]$/u.test(cue);
  return row.values.length > 2 && isBehind && NAMES_LIFE.test(label.at(-1)?.text ?? '');
}

/** "Status: mash, boil, condition, package": all of it stands behind the name of a life. */
export const isWholeLife = (row: Row, knows: Knows): boolean =>
  row.head.length + row.tail.length === 0 &&
  row.joinedBefore === undefined &&
  row.joinedAfter === undefined &&
  /^[:=(]$/u.test(row.stretch.open) &&
  isNamedLife(row, knows);
