import type { Facts } from '../facts.ts';
import { lexiconFor } from '../lexicon.ts';

/** A model's facts with the concepts that its nouns stand for, which a model doesn't know. */
export function withConcepts(facts: Facts): Facts {
  const { thing } = lexiconFor(facts.language);
  return {
    ...facts,
    entities: facts.entities.map((entity) => ({
      ...entity,
      concept: (thing(entity.noun) ?? thing(entity.plural))?.id,
    })),
  };
}
