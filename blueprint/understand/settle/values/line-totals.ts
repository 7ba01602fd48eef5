import { type Facts, type FieldFact, isSaid, type Source } from '../../facts.ts';
import { fieldOf } from '../../ontology/attributes/index.ts';
import { attributeNamed } from '../../ontology/index.ts';
import { LINES } from '../../ontology/stand-ins.ts';

// What an order comes to is worked out from its lines, and nobody has to type it.

const WHY: Source = { from: 'knowledge', because: 'it follows from the lines' };

/** The facts with the amount of each line, and their sum where it would have been typed though nobody asked for that. */
export function withLineTotals(facts: Facts): Facts {
  const { entities, relations, language } = facts;
  const idOf = (noun: string) => entities.find((entity) => entity.noun === noun)?.concept;
  const link = relations.find(({ from, to }) =>
    LINES.some(([line, whole]) => idOf(from) === line && idOf(to) === whole),
  );
  if (!link) return facts;
  const { from: line, to: whole } = link;
  const named = (owner: string, ...names: readonly string[]) =>
    facts.fields.find(
      (field) =>
        field.owner === owner &&
        field.computed === undefined &&
        names.includes(attributeNamed(field.label, language)?.name ?? ''),
    );
  const [quantity, price] = [named(line, 'quantity'), named(line, 'price')];
  const total = named(whole, 'total');
  const label = fieldOf('amount').label[language];
  const isThere = facts.fields.some((field) => field.owner === line && field.label === label);
  if (!quantity || !price || isThere) return facts;
  const amount: FieldFact = {
    owner: line,
    label,
    type: 'computed',
    computed: { of: 'product', fields: [quantity.label, price.label] },
    source: WHY,
  };
  const isTyped = total === undefined || isSaid(total);
  const sum: FieldFact[] = isTyped
    ? []
    : [{ ...total, type: 'computed', computed: { of: 'sum', entity: line, field: label } }];
  return {
    ...facts,
    fields: [...facts.fields.filter((field) => isTyped || field !== total), amount, ...sum],
  };
}
