import type { EntityFact, Facts, RuleFact } from '../facts.ts';
import type { Category } from '../ontology/concept.ts';

// Rules that go without saying: nobody gets a room that somebody else has, and a pupil is there or not once a day.

const ALONE: readonly Category[] = ['place', 'asset', 'vehicle'];
const RESERVED = /^(?:booking|reservation|rental|appointment)$/;

/** What people belong to who are counted every morning. */
const GROUPS: readonly string[] = ['schoolClass', 'class', 'group', 'team'];

type Known = Pick<Facts, 'entities' | 'fields' | 'relations' | 'rules'>;
const isRuled = ({ rules }: Known, { noun }: EntityFact): boolean =>
  rules.some(({ owner, kind }) => owner === noun && (kind === 'noOverlap' || kind === 'uniqueTogether'));

/** Whose presence is noted: one of a group, where no lesson says of which hour of the day it is. */
function countedIn(facts: Known, { noun, concept }: EntityFact): string | undefined {
  const { entities, fields, relations } = facts;
  const ofType = (owner: string, type: RegExp) =>
    fields.filter((field) => field.owner === owner && type.test(field.type));
  const [day, ...others] = ofType(noun, /^date/u);
  const targets = relations.flatMap(({ from, to }) => (from === noun ? [to] : []));
  const hasHour = targets.some((target) => ofType(target, /^(?:dateTime|duration)$/u).length > 0);
  if (concept !== 'attendance' || day?.type !== 'date' || others.length > 0 || hasHour) return undefined;
  const groups = entities.filter((one) => GROUPS.includes(one.concept ?? '')).map((one) => one.noun);
  return targets.find((target) => relations.some(({ from, to }) => from === target && groups.includes(to)));
}

/** @returns the rules that are added to those of the facts */
export function usualRules(
  facts: Known,
  categoryOf: (entity: EntityFact) => Category | undefined,
): RuleFact[] {
  const { entities, relations, rules } = facts;
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
    if (isRuled(facts, entity)) return [];
    const counted = countedIn(facts, entity);
    if (counted !== undefined)
      return [
        {
          owner: entity.noun,
          kind: 'uniqueTogether',
          details: { of: counted, each: 'day' },
          source: { from: 'knowledge', because: 'somebody is there or not once a day' },
        },
      ];
    if (!RESERVED.test(entity.concept ?? '') || isFilled) return [];
    const per = relations.find(({ from, to }) => from === entity.noun && isAlone(to))?.to;
    if (per === undefined) return [];
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
