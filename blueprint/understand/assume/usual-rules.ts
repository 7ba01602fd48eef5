import type { EntityFact, Facts, RuleFact } from '../facts.ts';
import type { Category } from '../ontology/concept.ts';

// Rules that go without saying: nobody gets a room that somebody else has.

const ALONE: readonly Category[] = ['place', 'asset', 'vehicle'];
const RESERVED = /^(?:booking|reservation|rental|appointment)$/;

/** @returns the rules that are added to those of the facts */
export function usualRules(
  { entities, relations, rules }: Pick<Facts, 'entities' | 'relations' | 'rules'>,
  categoryOf: (entity: EntityFact) => Category | undefined,
): RuleFact[] {
  const isAlone = (noun: string) => {
    const entity = entities.find((one) => one.noun === noun);
    const category = entity && categoryOf(entity);
    return category !== undefined && ALONE.includes(category);
  };
  const isSomebody = (noun: string) => {
    const entity = entities.find((one) => one.noun === noun);
    return entity !== undefined && categoryOf(entity) === 'person';
  };
  // How many somebody may have, or how many there may be in a week, lets nobody share a room.
  const isFilled = rules.some(
    ({ kind, owner, details }) => kind === 'capacity' && details.each === undefined && !isSomebody(owner),
  );
  return entities.flatMap((entity): RuleFact[] => {
    if (!RESERVED.test(entity.concept ?? '') || isFilled) return [];
    const isRuled = rules.some(
      ({ owner, kind }) => owner === entity.noun && (kind === 'noOverlap' || kind === 'uniqueTogether'),
    );
    const per = relations.find(({ from, to }) => from === entity.noun && isAlone(to))?.to;
    if (isRuled || per === undefined) return [];
    return [
      {
        owner: entity.noun,
        kind: 'noOverlap',
        details: { per },
        source: { from: 'knowledge', because: 'nobody gets what somebody else has at that time' },
      },
    ];
  });
}
