import { withoutEntity } from '../../without-entity.ts';
import { type EntityFact, type Facts, type FieldFact, isSaidIn, spansOf } from '../../facts.ts';
import { factsOf } from '../../told-of.ts';
import type { Lexicon } from '../../lexicon.ts';
import { lowerOf, type NounPhrase, type Unit } from './phrases.ts';
import { categoryFor, headOf } from './sorts.ts';

// "We also need the colour of the project", "save the weather of each walk": what is to be kept of something is a field of it.

const KEEPS =
  /^(?:need|want|store|save|record|note|track|keep|enter|log|add|know|see|remember|write|register|capture|document)$/;
const THE = /^(?:the|its|their)$/;
const OF_EACH = /^(?:the|each|every|an?|all|our|my|this|that)$/;

/** What a sentence asks to keep, and of which thing. */
function keptIn(units: readonly Unit[], { entities }: Facts): { part: NounPhrase; owner: string }[] {
  return units.flatMap((part, at) => {
    const [of, whole] = [units[at + 1], units[at + 2]];
    if (part.type !== 'noun' || part.isPlural || !THE.test(part.determiner)) return [];
    if (!/^(?:of|for)$/.test(lowerOf(of)) || whole?.type !== 'noun' || !OF_EACH.test(whole.determiner))
      return [];
    const isAsked = units.slice(Math.max(0, at - 3), at).some((unit) => KEEPS.test(lowerOf(unit)));
    const owner = entities.find(({ noun }) => noun === whole.noun)?.noun;
    return isAsked && owner !== undefined && owner !== part.noun ? [{ part, owner }] : [];
  });
}

/** Whether nothing more is said of it than that it is to be kept of something. */
function isOnlyKept(entity: EntityFact, part: NounPhrase, facts: Facts, lexicon: Lexicon): boolean {
  const { noun } = entity;
  const category = categoryFor(noun, lexicon);
  return (
    factsOf(facts, noun).length === 0 &&
    spansOf(entity).every(({ start, end }) => start < part.end && end > part.start) &&
    (category === undefined || category === 'measurement' || lexicon.attribute(noun) !== undefined)
  );
}

export function withPartsOfThings(
  facts: Facts,
  sentences: readonly (readonly Unit[])[],
  lexicon: Lexicon,
): Facts {
  const kept = sentences.flatMap((units) => keptIn(units, facts));
  return kept.reduce((all, { part, owner }) => {
    const entity = all.entities.find(({ noun }) => noun === part.noun);
    const isField = all.fields.some((field) => isSaidIn(field, [part]));
    if (isField || (entity && !isOnlyKept(entity, part, all, lexicon))) return all;
    const type = lexicon.attribute(part.label) ?? lexicon.attribute(headOf(part.noun)) ?? 'text';
    const { start, end } = part;
    const field: FieldFact = {
      owner,
      label: part.label,
      type,
      source: { from: 'text', spans: [{ start, end }] },
    };
    const rest = entity ? withoutEntity(all, entity.noun) : all;
    return {
      ...rest,
      fields: [...rest.fields, field],
      unknown: rest.unknown.filter((span) => span.end <= start || span.start >= end),
    };
  }, facts);
}
