import type { FieldFact, Facts, RuleFact } from '../../../facts.ts';

// Fields find their owners last; a rule about one of them goes where it went.

const isOf =
  (label: string) =>
  (field: FieldFact): boolean =>
    field.label.toLowerCase() === label.toLowerCase();

function following(rule: RuleFact, fields: readonly FieldFact[]): RuleFact {
  const { field } = rule.details;
  if (typeof field !== 'string') return rule;
  const alike = fields.filter(isOf(field));
  const [only, ...others] = alike;
  const isKept = alike.some(({ owner }) => owner === rule.owner);
  return only && !isKept && others.length === 0 ? { ...rule, owner: only.owner } : rule;
}

/** The facts with each rule kept by the thing that has the field it names. */
export const withRulesAtFields = (facts: Facts): Facts => ({
  ...facts,
  rules: facts.rules.map((rule) => following(rule, facts.fields)),
});
