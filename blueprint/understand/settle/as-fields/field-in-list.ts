import { categoryFor } from '../../category.ts';
import { type EntityFact, type Facts, type FieldFact, isSaid, type Span, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { isBare } from '../../told-of.ts';
import { withoutEntity } from '../../without-entity.ts';

// "Each sample has a barcode, species, collection date": one of several fields, though things of its name are kept elsewhere.

const BETWEEN = /^(?:,? (?:and |& )?(?:an? |its |their )?)$/iu;

/** What stands before the first of a list of fields. */
const OPENED =
  /(?:\b(?:has|have|with|record|note|log|track|enter|write down)|[\p{L})]:|\()\s*(?:an? |its |their |the )?$/iu;

/** Whose fields stand on both sides of it. */
function ownerAround({ fields }: Facts, { start, end }: Span, text: string): string | undefined {
  const said = fields.filter((field) => isSaid(field) && !field.options);
  const before = said.find((one) =>
    spansOf(one).some((span) => span.end <= start && BETWEEN.test(text.slice(span.end, start))),
  );
  const after = said.find((one) =>
    spansOf(one).some(
      (span) => span.start >= end && /^(?:,|,? and|,? &) /iu.test(text.slice(end)) && span.start - end < NEAR,
    ),
  );
  const isFirst = OPENED.test(text.slice(0, start)) && before === undefined;
  return isFirst || before?.owner === after?.owner ? after?.owner : undefined;
}
/** As many characters as joints and articles between two of a list take. */
const NEAR = 12;

const COUNTED = /^(?:max|min)(?:imum)? /u;
/** "Castles with size, max kids and price": how many there may be is no table of them. */
const withoutCounted = (given: Facts): Facts =>
  given.entities
    .filter((entity) => COUNTED.test(entity.noun) && isSaid(entity) && isBare(given, entity.noun))
    .reduce((facts, { noun }) => withoutEntity(facts, noun), given);

/** Facts whose lists of fields are whole: what stands once and alone within one is a field, if fields are called so. */
export function withFieldInList(read: Facts, text: string, lexicon: Lexicon): Facts {
  const given = withoutCounted(read);
  return given.entities.reduce((facts, entity: EntityFact) => {
    const { noun, source } = entity;
    const [span, ...more] = spansOf(entity);
    const type = lexicon.attribute(noun);
    if (
      !span ||
      more.length > 0 ||
      type === undefined ||
      // Where something is, is kept once for all that is there.
      categoryFor(entity, lexicon, 'en') === 'place' ||
      text.slice(span.start, span.end).toLowerCase() !== noun
    )
      return facts;
    const owner = isBare(facts, noun) ? ownerAround(facts, span, text) : undefined;
    // "Building sites … what happened, site, when": another name of what is kept.
    const isShort = facts.entities.some((one) => one.noun.endsWith(` ${noun}`));
    if (owner === undefined || owner === noun || isShort) return facts;
    const field: FieldFact = { owner, label: noun, type, source };
    const rest = withoutEntity(facts, noun);
    return { ...rest, fields: [...rest.fields, field] };
  }, given);
}
