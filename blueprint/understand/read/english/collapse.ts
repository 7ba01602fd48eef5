import { type EntityFact, type Facts, type FieldFact, type Span, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';

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

const LISTS = /^ ?(?:are|can be|include|[:=–-])? ?(?:either )?$/u;
const DOES = /(?:er|or|ist|ian|smith)$/u;
/** "Each swim has a stroke. Strokes: crawl, butterfly": named as several only where its values are listed. */
function isListed(
  { noun, plural, concept, source }: EntityFact,
  choice: FieldFact,
  relations: Facts['relations'],
  text: string,
  lexicon: Lexicon,
): boolean {
  const [values] = spansOf(choice);
  const isSort = (concept === undefined || lexicon.attribute(noun) !== undefined) && !DOES.test(noun);
  if (source.from !== 'text' || noun === plural || !isSort || !values) return false;
  const isMany = ({ start, end }: Span) => text.slice(start, end).toLowerCase().endsWith(plural);
  const many = source.spans.filter(isMany);
  const said = [...source.spans, ...relations.filter(({ to }) => to === noun).flatMap(spansOf)];
  return (
    many.length === 1 &&
    said.some((span) => !isMany(span)) &&
    many.every(({ end }) => LISTS.test(text.slice(end, values.start)))
  );
}

export function collapsed(facts: Facts, text: string, lexicon: Lexicon): Facts {
  let result = facts;
  for (const entity of facts.entities) {
    const { noun } = entity;
    const choice = choiceOf(result, noun);
    const partner = partnerOf(result, noun);
    if (!choice || partner === undefined) continue;
    if (!isSingle(entity, text) && !isListed(entity, choice, result.relations, text, lexicon)) continue;
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
