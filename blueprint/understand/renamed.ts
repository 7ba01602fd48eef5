import type { ComputedFact, Facts } from './facts.ts';

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

/** What is worked out, with other labels for the numbers of its own row. */
export function withLabels(computed: ComputedFact, named: (label: string) => string): ComputedFact {
  if (computed.of === 'product')
    return { ...computed, fields: [named(computed.fields[0]), named(computed.fields[1])] };
  if (computed.of !== 'difference') return computed;
  const less = computed.entity === undefined ? named(computed.less) : computed.less;
  return { ...computed, field: named(computed.field), less };
}
