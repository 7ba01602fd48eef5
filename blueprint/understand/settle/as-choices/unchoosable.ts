import type { FieldType } from '../../../kinds.ts';
import { typeNamed } from '../../compile/labels.ts';
import type { Facts, FieldFact } from '../../facts.ts';
import { colourOfState } from '../../ontology/states.ts';

// "Invoices with an amount: open, paid": nobody chooses an amount, so what stands behind it tells how far the invoice is.

const ENTERED: readonly FieldType[] = ['money', 'date', 'dateTime', 'email', 'phone', 'url'];

export function withoutUnchoosable(facts: Facts): Facts {
  const { language, states } = facts;
  const enteredType = ({ label }: FieldFact): FieldType | undefined => {
    const type = typeNamed(label, language);
    return type !== undefined && ENTERED.includes(type) ? type : undefined;
  };
  return facts.fields.reduce<Facts>((whole, field) => {
    const { owner, label, source, options = [] } = field;
    const type = enteredType(field);
    const known = options.filter((value) => colourOfState(value, language) !== undefined);
    if (type === undefined || options.length < 2 || known.length * 2 < options.length) return whole;
    const hasLife = states.some((one) => one.owner === owner && one.source.from === 'text');
    return {
      ...whole,
      fields: whole.fields.map((one) => (one === field ? { owner, label, type, source } : one)),
      states: hasLife
        ? whole.states
        : [...whole.states.filter((one) => one.owner !== owner), { owner, values: options, source }],
    };
  }, facts);
}
