import { categoryFor } from '../../category.ts';
import { type EntityFact, type Facts, type FieldFact, isSaid, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { attributeNamed, isMinimum } from '../../ontology/index.ts';
import { singular } from '../../read/english/inflect.ts';
import { STOCK } from '../../words/measures.ts';
import { isTold } from '../../told-of.ts';
import { withoutEntity } from '../../without-entity.ts';
import { STOCKED } from '../rules-and-pages/low.ts';

// "Products, suppliers and reorder levels": how much there is or should be of something is told of what is stocked, wherever it is listed.

const LEVELS: readonly string[] = ['stock', 'minimumStock'];
const LEAST = 'minimumStock';

/** The facts with levels of stock at what there is a stock of. */
export function withStockLevels(facts: Facts, lexicon: Lexicon): Facts {
  const { language, entities } = facts;
  const one = (words: string) => (language === 'en' ? singular(words) : words);
  const isLevel = (words: string) => LEVELS.includes(attributeNamed(one(words), language)?.name ?? '');
  // What has a price is stocked, whatever sort of thing it is.
  const isPriced = ({ noun }: EntityFact) =>
    facts.fields.some((field) => field.owner === noun && isSaid(field) && field.type === 'money');
  const isStocked = (entity: EntityFact | undefined) =>
    entity !== undefined &&
    (STOCKED.includes(categoryFor(entity, lexicon, language) ?? 'work') || isPriced(entity));
  const stocked = entities.filter((entity) => isSaid(entity) && isStocked(entity) && !isLevel(entity.noun));
  if (stocked.length === 0) return facts;
  const before = (place: number) =>
    stocked.findLast((entity) => spansOf(entity).some(({ end }) => end <= place)) ?? stocked[0];

  const listed = entities.filter(
    (entity) => isSaid(entity) && isLevel(entity.noun) && !isTold(facts, entity.noun),
  );
  const whole = listed.reduce((rest, entity) => {
    const owner = before(spansOf(entity)[0]?.start ?? 0)?.noun;
    // "How many left" tells it already.
    const isCounted = rest.fields.some(
      (field) => field.owner === owner && isSaid(field) && STOCK.test(field.label),
    );
    if (owner === undefined) return rest;
    if (isCounted && !isMinimum(entity.noun, language)) return withoutEntity(rest, entity.noun);
    const field: FieldFact = { owner, label: one(entity.noun), type: 'number', source: entity.source };
    const without = withoutEntity(rest, entity.noun);
    return { ...without, fields: [...without.fields, field] };
  }, facts);
  return {
    ...whole,
    fields: whole.fields.map((field) => {
      const holder = entities.find(({ noun }) => noun === field.owner);
      const [span] = spansOf(field);
      const isLeast = attributeNamed(one(field.label), language)?.name === LEAST;
      const owner = span && isLeast && !isStocked(holder) ? before(span.start)?.noun : undefined;
      return owner === undefined ? field : { ...field, owner, label: one(field.label) };
    }),
  };
}
