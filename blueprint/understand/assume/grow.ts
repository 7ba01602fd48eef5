import type { EntityFact, Facts, Source } from '../facts.ts';
import { keyOf, lexiconFor } from '../lexicon.ts';
import { withKnowledge } from './merge.ts';
import { plural } from '../read/english/inflect.ts';
import { withoutAddedNames } from '../settle/left-out/titles.ts';

// Things that come to what was understood already.

export const nounOf = (text: string): string => keyOf(text).replace(/\s+/gu, ' ');
export const isThere = (facts: Facts, noun: string) => facts.entities.some((entity) => entity.noun === noun);

/** @param old what is known of it already */
export function entityOf(
  facts: Facts,
  noun: string,
  old: Pick<EntityFact, 'concept'>,
  source: Source,
): EntityFact {
  const { language } = facts;
  const known = lexiconFor(language).thing(noun);
  const named = known && keyOf(known.names[language].one) === noun ? known.names[language].many : undefined;
  const concept = known?.id ?? old.concept;
  return {
    noun,
    plural: named?.toLowerCase() ?? (language === 'en' ? plural(noun) : noun),
    source,
    ...(concept !== undefined && { concept }),
  };
}

/** Another thing, with what one usually keeps of it; what was removed of the others stays away. */
export function withEntity(facts: Facts, text: string, source: Source): Facts {
  const noun = nounOf(text);
  if (noun === '' || isThere(facts, noun)) return facts;
  const entities = [...facts.entities, entityOf(facts, noun, {}, source)];
  const grown = withoutAddedNames(
    withKnowledge({ ...facts, entities }, undefined, lexiconFor(facts.language)),
  );
  // What comes with an answer goes with it.
  const isAnswer = source.from === 'correction' && source.question !== undefined;
  const by = <T extends { source: Source }>(list: readonly T[]) =>
    isAnswer ? list.map((one) => ({ ...one, source })) : list;
  return {
    ...facts,
    entities,
    fields: [...facts.fields, ...by(grown.fields.filter(({ owner }) => owner === noun))],
    relations: [
      ...facts.relations,
      ...by(grown.relations.filter(({ from, to }) => from === noun || to === noun)),
    ],
    states: [...facts.states, ...by(grown.states.filter(({ owner }) => owner === noun))],
    pages: [...facts.pages, ...by(grown.pages.filter(({ entity }) => entity === noun))],
  };
}
