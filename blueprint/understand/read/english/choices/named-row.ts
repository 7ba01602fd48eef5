import { stateliness } from './choice.ts';
import { IS_LABEL } from './labels.ts';
import { nameOfValues } from './names.ts';

/** How many of the words read like states, at least. */
const STATES = 0.6;

/** Whether words with nothing between them are the values of the name before them: "condition new good worn broken". */
export const isNamedRow = (name: string, values: readonly string[]): boolean =>
  values.length > 2 &&
  IS_LABEL.test(name) &&
  (nameOfValues(values) !== undefined || stateliness(values) >= STATES);
