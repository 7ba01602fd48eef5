import type { Facts } from '../../facts.ts';

/** As many things as an app begins with. */
const MOST = 12;

/** Keeps the things of which most is said. */
export function ranked(facts: Facts): Facts {
  if (facts.entities.length <= MOST) return facts;
  const weight = (noun: string) =>
    2 * facts.fields.filter(({ owner }) => owner === noun).length +
    3 * facts.states.filter(({ owner }) => owner === noun).length +
    2 * facts.relations.filter(({ from, to }) => from === noun || to === noun).length;
  const best = new Set(
    facts.entities
      .map((entity, at) => ({
        entity,
        value: weight(entity.noun) + (entity.concept === undefined ? 0 : 3) - at * 0.1,
      }))
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST)
      .map(({ entity }) => entity.noun),
  );
  const owned = <T extends { owner: string }>(list: readonly T[]) =>
    list.filter(({ owner }) => best.has(owner));
  return {
    ...facts,
    entities: facts.entities.filter(({ noun }) => best.has(noun)),
    fields: owned(facts.fields),
    states: owned(facts.states),
    rules: owned(facts.rules),
    access: owned(facts.access),
    relations: facts.relations.filter(({ from, to }) => best.has(from) && best.has(to)),
    pages: facts.pages.filter(({ entity }) => entity === undefined || best.has(entity)),
  };
}
