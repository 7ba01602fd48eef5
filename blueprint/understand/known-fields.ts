import { lexiconFor } from './lexicon.ts';
import { singular } from './read/english/inflect.ts';
import { spelled } from './read/sheets/index.ts';

/** "Pot size", "next inspection": what a field of something usually is called in English, or ends with. */
export function isKnownField(name: string): boolean {
  const { attribute } = lexiconFor('en');
  const bare = spelled(name).toLowerCase();
  return [bare, singular(bare), bare.split(/\s+/u).at(-1) ?? bare].some(
    (one) => attribute(one) !== undefined,
  );
}
