import type { EntityFact, Source } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { plural } from './inflect.ts';

/** A thing as its noun tells it, with what is known of such things. */
export function entityOf(noun: string, source: Source, lexicon: Lexicon): EntityFact {
  const concept = lexicon.thing(noun)?.id;
  return { noun, plural: plural(noun), source, ...(concept !== undefined && { concept }) };
}
