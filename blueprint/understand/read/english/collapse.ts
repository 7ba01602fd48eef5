import type { EntityFact, Facts, FieldFact } from '../../facts.ts';

// "A drink (water, cola, juice)": what has nothing but values to choose from is a field of what it belongs to.

/** The only thing that refers to it, or that it refers to. */
function partnerOf({ relations }: Facts, noun: string): string | undefined {
  const partners = new Set(
    relations.flatMap(({ from, to }) => (from === noun ? [to] : to === noun ? [from] : [])),
  );
  const [only] = partners;
  return partners.size === 1 ? only : undefined;
}

function choiceOf({ fields, states, rules, access, pages }: Facts, noun: string): FieldFact | undefined {
  const own = fields.filter(({ owner }) => owner === noun);
  const [only] = own;
  const isSpokenOf =
    [...states, ...rules, ...access].some(({ owner }) => owner === noun) ||
    pages.some(({ entity }) => entity === noun);
  return own.length === 1 && only?.options && only.label === 'type' && !isSpokenOf ? only : undefined;
}

/** Named once, and not as several. */
const isSingle = ({ noun, plural, source }: EntityFact, text: string) =>
  source.from === 'text' &&
  noun !== plural &&
  source.spans.every(({ start, end }) => !text.slice(start, end).toLowerCase().endsWith(plural));

export function collapsed(facts: Facts, text: string): Facts {
  let result = facts;
  for (const entity of facts.entities) {
    const { noun } = entity;
    const choice = choiceOf(result, noun);
    const partner = partnerOf(result, noun);
    if (!choice || partner === undefined || !isSingle(entity, text)) continue;
    result = {
      ...result,
      entities: result.entities.filter((one) => one.noun !== noun),
      fields: result.fields.map((field) =>
        field === choice ? { ...field, owner: partner, label: noun } : field,
      ),
      relations: result.relations.filter(({ from, to }) => from !== noun && to !== noun),
    };
  }
  return result;
}
