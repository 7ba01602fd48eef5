import type { ComputedFact, Facts, FieldFact, PageFact } from './facts.ts';
import { typeByForm } from './compile/labels.ts';
import { keyOf } from './lexicon.ts';

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

/** A field by another label, everywhere; not by one that another field has. */
export function withLabel(facts: Facts, owner: string, label: string, to: string): Facts {
  const next = to.trim();
  const isTaken = facts.fields.some((one) => one.owner === owner && keyOf(one.label) === keyOf(next));
  if (next === '' || (isTaken && keyOf(next) !== keyOf(label))) return facts;
  const renamed = (name: string) => (keyOf(name) === keyOf(label) ? next : name);
  return {
    ...facts,
    fields: facts.fields.map((field): FieldFact => {
      const { computed } = field;
      if (field.owner !== owner)
        return computed &&
          'entity' in computed &&
          computed.of !== 'difference' &&
          computed.entity === owner &&
          computed.field
          ? { ...field, computed: { ...computed, field: renamed(computed.field) } }
          : field;
      const isIt = keyOf(field.label) === keyOf(label);
      // "Kg" was a number by its name alone, and stays one as "honey weight".
      const isTold =
        isIt &&
        field.isTyped !== true &&
        field.type === 'text' &&
        typeByForm(next, facts.language) === 'text';
      const type = isTold ? typeByForm(field.label, facts.language) : field.type;
      const whole = { ...field, type, label: renamed(field.label) };
      return field.computed ? { ...whole, computed: withLabels(field.computed, renamed) } : whole;
    }),
    rules: facts.rules.map((rule) =>
      rule.owner === owner && typeof rule.details.field === 'string'
        ? { ...rule, details: { ...rule.details, field: renamed(rule.details.field) } }
        : rule,
    ),
    pages: facts.pages.map((page): PageFact => {
      if (page.entity !== owner) return page;
      const { day, chart, attention } = page;
      const named = <T extends { field?: string }>(one: T): T =>
        one.field === undefined ? one : { ...one, field: renamed(one.field) };
      return {
        ...page,
        ...(day !== undefined && { day: renamed(day) }),
        ...(attention && { attention: named(attention) }),
        ...(chart && {
          chart: { ...named(chart), ...(chart.by !== undefined && { by: renamed(chart.by) }) },
        }),
      };
    }),
  };
}
