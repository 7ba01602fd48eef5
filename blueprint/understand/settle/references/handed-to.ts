import { type Facts, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { entityOf } from '../../read/english/entity-of.ts';
import { HANDED_TO } from '../../read/english/plain-lists.ts';
import { categoryFor } from '../../read/english/sorts.ts';

// "A defect is reported, assigned to a contractor and then fixed": a step of its life, and a contractor whom it has.

/** @param given facts of an English description, in which the step is called "assigned" */
export const withHandedTo = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(HANDED_TO)].reduce<Facts>((facts, match) => {
    const [said, step = '', who = ''] = match;
    const noun = who.toLowerCase();
    const life = facts.states.find(
      (one) =>
        one.values.some((value) => keyOf(value) === step.toLowerCase()) &&
        spansOf(one).some(({ start, end }) => start <= match.index + step.length && match.index <= end),
    );
    const category = categoryFor(noun, lexicon) ?? (/(?:er|or|ist|ian)$/u.test(noun) ? 'person' : 'place');
    if (!life || !/^(?:person|organisation)$/u.test(category)) return facts;
    const end = match.index + said.length;
    const entity = entityOf(noun, { from: 'text', spans: [{ start: end - who.length, end }] }, lexicon);
    const isThere = facts.entities.some((one) => one.noun === noun);
    const isLinked = facts.relations.some((one) => one.from === life.owner && one.to === noun);
    return {
      ...facts,
      entities: isThere ? facts.entities : [...facts.entities, entity],
      relations: isLinked
        ? facts.relations
        : [...facts.relations, { from: life.owner, to: noun, many: false, source: entity.source }],
    };
  }, given);
