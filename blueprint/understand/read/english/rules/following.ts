import { CAPACITY } from '../../../words/measures.ts';
import type { FieldFact, Facts, PageFact, RuleFact } from '../../../facts.ts';

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
  fields: facts.fields.filter((field) => !isSpent(field, facts.rules)),
  pages: facts.pages.filter((page) => !isOfLimit(page, facts.rules)),
  rules: facts.rules.map((rule) => following(rule, facts.fields)),
});

/** "More than two orders" is what a limit forbids, and no page shows it. */
const isOfLimit = ({ source }: PageFact, rules: readonly RuleFact[]): boolean =>
  source.from === 'text' &&
  source.spans.every((span) =>
    rules.some(
      (rule) =>
        rule.details.each !== undefined &&
        rule.source.from === 'text' &&
        rule.source.spans.some(({ start, end }) => span.start >= start && span.end <= end),
    ),
  );

/** Rules whose words say nothing besides: "no more than six cakes a day", "no overlaps". */
const SPENT: readonly RuleFact['kind'][] = ['capacity', 'noOverlap', 'uniqueTogether'];
/** Whether a field was read from the words of a rule alone. */
const isSpent = ({ source, type, label }: FieldFact, rules: readonly RuleFact[]): boolean =>
  source.from === 'text' &&
  source.spans.every((span) =>
    rules.some((rule) => {
      if (!SPENT.includes(rule.kind) || rule.source.from !== 'text') return false;
      // Nobody enters "days" or "year maximum" where only so many a year are allowed.
      if (rule.details.each !== undefined)
        return rule.source.spans.some(({ start, end }) => span.start < end && span.end > start);
      const isOwn = type === 'date' || type === 'dateTime' || (type === 'number' && CAPACITY.test(label));
      return !isOwn && rule.source.spans.some(({ start, end }) => span.start >= start && span.end <= end);
    }),
  );
