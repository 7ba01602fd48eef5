import { type Facts, type FieldFact, isSaid } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { withoutEntity } from '../../without-entity.ts';
import { attributeNamed } from '../../ontology/index.ts';

// "Policies have an end date. Show policies that end this month": the day by which they end is the one that was named.

const ENDING: readonly string[] = ['endDate', 'ends', 'expiryDate', 'renewalDate'];
const STARTING: readonly string[] = ['startDate', 'starts'];
const UNTIL = /\buntil$|\bexpir/iu;

/** What a verb alone makes of a day: "that end", "which start". */
const BARE: readonly (readonly [label: RegExp, names: readonly string[], words: RegExp])[] = [
  [/^ends?$/iu, ENDING, UNTIL],
  [/^(?:starts?|begins?)$/iu, STARTING, /^from$/iu],
];

const isDay = (field: FieldFact): boolean => isSaid(field) && /^date/u.test(field.type);

/** The facts without days that are told by a verb where another of the same thing has a name of its own. */
export function withoutEndsTold(facts: Facts): Facts {
  if (facts.language !== 'en') return facts;
  return facts.fields.reduce((whole, told) => {
    const [, names = [], words] = BARE.find(([label]) => isDay(told) && label.test(told.label)) ?? [];
    const named = whole.fields.filter(
      (field) =>
        field !== told &&
        field.owner === told.owner &&
        isDay(field) &&
        (names.includes(attributeNamed(field.label, 'en')?.name ?? '') || words?.test(field.label)),
    );
    const [only, ...others] = named;
    if (!only || others.length > 0) return whole;
    const isTold = (owner: string | undefined, label: unknown) =>
      owner === told.owner && typeof label === 'string' && keyOf(label) === keyOf(told.label);
    const rest = whole.entities
      .filter(({ noun }) => noun === keyOf(told.label))
      .reduce((some, { noun }) => withoutEntity(some, noun), whole);
    return {
      ...rest,
      fields: rest.fields.filter((field) => field !== told),
      rules: rest.rules.map((rule) =>
        isTold(rule.owner, rule.details.field)
          ? { ...rule, details: { ...rule.details, field: only.label } }
          : rule,
      ),
      pages: rest.pages.map((page) =>
        page.attention && isTold(page.entity, page.attention.field)
          ? { ...page, attention: { ...page.attention, field: only.label } }
          : page,
      ),
    };
  }, facts);
}
