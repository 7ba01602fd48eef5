import type { Facts, FieldFact, Source } from './facts.ts';
import { keyOf } from './lexicon.ts';
import { attributeNamed } from './ontology/index.ts';
import { OPEN_TEXTS } from './words/questions.ts';

/** The nouns of what the public may add. */
export const openNouns = (facts: Facts): string[] =>
  facts.access
    .filter(({ who, action, allowed }) => who === 'public' && action === 'create' && allowed)
    .map(({ owner }) => owner);

const WHY: Source = { from: 'knowledge', because: 'the public takes part' };

/** Where the public adds rows, these say whose they are, and a team looks after the rest. */
export function withOpenness(facts: Facts, source: Source = WHY): Facts {
  const open = openNouns(facts);
  if (open.length === 0) return facts;
  const { language } = facts;
  const texts = OPEN_TEXTS[language];
  const fields = [...new Set(open)].flatMap((owner): FieldFact[] => {
    const own = facts.fields.filter((field) => field.owner === owner);
    const isNamed = own.some(
      ({ label }) =>
        keyOf(label) === keyOf(texts.name) || attributeNamed(label, language)?.name === 'personName',
    );
    return [
      ...(isNamed ? [] : [{ owner, label: texts.name, type: 'text' as const, required: true, source }]),
      ...(own.some(({ type }) => type === 'email')
        ? []
        : [{ owner, label: texts.email, type: 'email' as const, required: true, source }]),
    ];
  });
  return {
    ...facts,
    fields: [...facts.fields, ...fields],
    roles: facts.roles.length > 0 ? facts.roles : [{ noun: texts.team, source }],
  };
}
