import type { Facts } from './facts.ts';

/** The facts in other nouns; what belongs to none of them is dropped. The entities, the roles and who may do something stay as they are. */
export function renamed(facts: Facts, nounFor: (noun: string) => string | undefined): Facts {
  const owned = <T extends { owner: string }>(list: readonly T[]): T[] =>
    list.flatMap((one) => {
      const owner = nounFor(one.owner);
      return owner === undefined ? [] : [{ ...one, owner }];
    });
  return {
    ...facts,
    fields: owned(facts.fields),
    states: owned(facts.states),
    rules: owned(facts.rules).map((rule) => ({
      ...rule,
      details: Object.fromEntries(
        Object.entries(rule.details).map(([name, value]) => [
          name,
          typeof value === 'string' ? (nounFor(value) ?? value) : value,
        ]),
      ),
    })),
    access: owned(facts.access),
    relations: facts.relations.flatMap((one) => {
      const [from, to] = [nounFor(one.from), nounFor(one.to)];
      return from === undefined || to === undefined ? [] : [{ ...one, from, to }];
    }),
    pages: facts.pages.flatMap((one) => {
      if (one.entity === undefined) return [one];
      const entity = nounFor(one.entity);
      return entity === undefined ? [] : [{ ...one, entity }];
    }),
  };
}
