import type { Facts } from './facts.ts';

/** The facts without a thing and all that is of it. */
export function withoutEntity(facts: Facts, noun: string): Facts {
  const others = <T extends { owner: string }>(list: readonly T[]) =>
    list.filter(({ owner }) => owner !== noun);
  return {
    ...facts,
    entities: facts.entities.filter((entity) => entity.noun !== noun),
    fields: others(facts.fields).filter(
      ({ computed }) => !computed || computed.of === 'product' || computed.entity !== noun,
    ),
    relations: facts.relations.filter(({ from, to }) => from !== noun && to !== noun),
    states: others(facts.states),
    rules: others(facts.rules),
    access: others(facts.access),
    pages: facts.pages.filter(({ entity }) => entity !== noun),
  };
}
