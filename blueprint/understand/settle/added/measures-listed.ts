import { categoryFor } from '../../category.ts';
import { type EntityFact, type Facts, type FieldFact, isSaid, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import { MEASURED_AGAIN } from '../../words/measures.ts';

// "Feedings with time, naps, nappies, weight and height": what is measured from time to time, and no field of a nappy.

const MEASURED = new RegExp(`^(?:${MEASURED_AGAIN}|length|glucose|waist)$`, 'u');
/** What opens a list of what the thing before it has. */
const OPENS =
  /\b(?:with|has|have|having|including|and their|and its|by|per|of|record|note|track|log)\b|[:(]/iu;
const LIVING = /^(?:person|animal|vehicle)$/u;

/** @param given facts of an English description */
export function withMeasuresListed(given: Facts, text: string, lexicon: Lexicon): Facts {
  const isAstray = (field: FieldFact): boolean => {
    const [span] = spansOf(field);
    const owner = given.entities.find(({ noun }) => noun === field.owner);
    if (!span || !owner || !isSaid(field) || !MEASURED.test(keyOf(field.label))) return false;
    if (LIVING.test(categoryFor(owner, lexicon, 'en') ?? '')) return false;
    const from = sentenceStart(text, span.start);
    const last = spansOf(owner).findLast(({ start, end }) => start >= from && end < span.start);
    return (
      last !== undefined &&
      text[last.end] === ',' &&
      !OPENS.test(text.slice(last.end, span.start)) &&
      // Something in the same list has what is told of it, so it is a list of things.
      /\bwith\b/iu.test(text.slice(from, last.start))
    );
  };
  const astray = given.fields.filter(isAstray);
  const [first] = astray;
  if (!first || given.entities.some(({ noun }) => noun.endsWith('measurement'))) return given;
  const noun = 'measurement';
  const entity: EntityFact = { noun, plural: 'measurements', source: first.source, isPast: true };
  const of = given.entities.find((one) => LIVING.test(categoryFor(one, lexicon, 'en') ?? ''));
  return {
    ...given,
    entities: [...given.entities, entity],
    fields: [
      ...given.fields.filter((field) => !astray.includes(field)),
      { owner: noun, label: 'date', type: 'date', source: first.source },
      ...astray.map((field) => ({ ...field, owner: noun })),
    ],
    relations: of
      ? [...given.relations, { from: noun, to: of.noun, many: false, source: first.source }]
      : given.relations,
  };
}
