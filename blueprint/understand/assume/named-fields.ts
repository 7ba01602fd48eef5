import { type Facts, type FieldFact, isSaid, isSaidIn, spansOf } from '../facts.ts';
import { keyOf, lexiconFor } from '../lexicon.ts';
import { isThing, withThings } from './terse.ts';

// What was read as a field, and by its name is a page, a thing that is kept, or several things.

const VERB = /^(?:upload|attach|add|take|share|see|view|show|set|choose|enter)s? (?=\S{3})/iu;
/** "Upload photos": what is uploaded is called without it. */
const withoutVerbs = (facts: Facts): Facts => ({
  ...facts,
  fields: facts.fields.map((field) =>
    facts.language === 'en' && isSaid(field) && field.type !== 'text' && field.type !== 'boolean'
      ? { ...field, label: field.label.replace(VERB, '') }
      : field,
  ),
});

/** "With customer reviews and a photo gallery": what names a page or a thing that was understood is no field besides. */
function withoutRepeated(facts: Facts): Facts {
  const asked = facts.pages.flatMap(spansOf);
  const isPage = (field: FieldFact) => PAGE_NAMES.test(field.label) && isSaidIn(field, asked);
  const isThere = ({ label, owner, type, options }: FieldFact) =>
    type === 'text' &&
    options === undefined &&
    OF_SOMEBODY.test(label) &&
    facts.entities.some(
      ({ noun, plural }) => noun !== owner && plural !== noun && label.toLowerCase().endsWith(` ${plural}`),
    );
  const isNone = (field: FieldFact) => isSaid(field) && (isPage(field) || isThere(field));
  return facts.fields.some(isNone) ? { ...facts, fields: facts.fields.filter((one) => !isNone(one)) } : facts;
}
/** "Customer reviews" are reviews, and "max players" are no players. */
const OF_SOMEBODY =
  /^(?:customer|client|user|guest|visitor|student|member|patient|parent|our|my|recent|latest|featured|upcoming|popular|related|new|all|past) /iu;
const PAGE_NAMES =
  /(?:^|[\s-])(?:gallery|calendar|dashboard|board|chart|graph|galería|calendario|tablero|galerie|calendrier|tableau|kalender|diagramm)(?: (?:view|page|display))?$/iu;

/** "An app for my flats: bookings calendar, guest messages, repairs": a list of which most are things is no list of fields. */
function withListedThings(facts: Facts): Facts {
  const lexicon = lexiconFor(facts.language);
  const areThings = (owner: string) => {
    const own = facts.fields.filter((field) => field.owner === owner && field.source.from === 'text');
    const things = own.filter((field) => isThing(field, lexicon));
    // A name or a date is a field of something, and so is what stands beside it.
    const isAttribute = ({ label }: FieldFact) =>
      lexicon.attribute(keyOf(label)) !== undefined && !/s$/iu.test(label);
    const areLists = things.length > 0 && things.every(({ label }) => /\S lists?$/iu.test(label));
    return (things.length > 1 || areLists) && things.length * 2 > own.length && !own.some(isAttribute);
  };
  const owners = facts.entities.map(({ noun }) => noun).filter(areThings);
  return owners.length === 0 ? facts : withThings(facts, lexicon, owners);
}

/** The facts without fields that name something else. */
export const withNamedFields = (facts: Facts): Facts =>
  withListedThings(withoutRepeated(withoutVerbs(facts)));
