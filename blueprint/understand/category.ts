import type { AppLanguage } from '../kinds.ts';
import type { EntityFact } from './facts.ts';
import type { Lexicon } from './lexicon.ts';
import { categoryByEnding } from './ontology/categories-others.ts';
import type { Category } from './ontology/concept.ts';
import { categoryOf } from './ontology/index.ts';

/** What sort of thing it is, known or told by its last word. */
export const categoryFor = (
  { noun, concept }: EntityFact,
  lexicon: Lexicon,
  language: AppLanguage,
): Category | undefined =>
  lexicon.byId(concept ?? '')?.category ??
  lexicon.thing(noun.split(' ').at(-1) ?? noun)?.category ??
  (language === 'en' ? categoryOf(noun) : categoryByEnding(noun, language));
