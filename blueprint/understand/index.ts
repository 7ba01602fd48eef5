import type { Facts, Understanding } from './facts.ts';
import { readEnglish } from './read/english/index.ts';
import { readOther } from './read/others/index.ts';
import { understandBy } from './reading.ts';

export { applyCorrections, type Correction } from './correct/correct.ts';
export { answer } from './correct/questions.ts';
export { understandingOf } from './reading.ts';

/**
 * What a description asks for, and an app of it; pure, and the same in every place.
 * @param byModel what a model understood of it, to which is added what only the rules found
 */
export const understand = (description: string, byModel?: Facts): Understanding =>
  understandBy(
    description,
    (text, language) => (language === 'en' ? readEnglish(text) : readOther(text, language)),
    byModel,
  );
