import type { Correction } from '#blueprint/understand/correct/correct.ts';
import { storedSketch } from '../../api/sketch.ts';

const KEY = 'landing-sentence';

/** What was typed on `/landing`, with what was corrected of it. */
export interface Described {
  text: string;
  corrections: readonly Correction[];
}

/** It survives a reload but not the tab; the sketch that was made of it does. */
export function storedDescription(): Described {
  const sketch = storedSketch();
  // A template is started from as it is: nobody wrote its sentence.
  const { description: text = '', corrections = [] } = sketch?.template ? {} : (sketch ?? {});
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDescribed(kept) ? kept : { text, corrections };
  } catch (error) {
    console.warn('The kept description could not be read.', error);
    return { text, corrections };
  }
}

/** Only this file writes the key. */
const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'corrections' in value &&
  Array.isArray(value.corrections);

export function storeDescription(described: Described): void {
  if (described.text === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(described));
}
