import { withoutEntity } from '../../without-entity.ts';
import { type Facts, isSaid, isSaidIn, isWithin, type Span, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { singular } from '../../read/english/inflect.ts';

// "The location, queen age and temper of each hive": the last of what is listed is a field of a hive, as the others are.

const LISTED =
  /\b(?:the|its|their|save|store|record|note|track|keep|enter|log|write down) [^.;:()\n]{3,80}?(?:, and| and|,? &) (?:the )?([a-z][a-z -]{1,30}?) (?:(?:of|for) (?:each|every|all(?: (?:the|my|our))?|my|our)|per) ([a-z-]+)/gi;

/** @param facts of an English description */
export function withLastOfList(facts: Facts, text: string, lexicon: Lexicon): Facts {
  return [...text.matchAll(LISTED)].reduce((whole, match) => {
    const [said, label = '', thing = ''] = match;
    const list: Span = { start: match.index, end: match.index + said.length };
    const owner = whole.entities.find(({ noun }) => noun === singular(thing.toLowerCase()))?.noun;
    const isOfList = whole.fields.some((one) => one.owner === owner && isSaidIn(one, [list]));
    const key = keyOf(singular(label));
    const isThere = whole.fields.some((one) => one.owner === owner && keyOf(one.label) === key);
    if (owner === undefined || !isOfList || isThere) return whole;
    const taken = whole.entities.find(({ noun }) => keyOf(noun) === key);
    // Something that is told more of, or somebody, stays a thing of its own.
    const isOwn =
      taken !== undefined &&
      (taken.concept !== undefined ||
        !spansOf(taken).every((span) => isWithin(span, list)) ||
        whole.fields.some((one) => one.owner === taken.noun && isSaid(one)));
    if (isOwn) return whole;
    const start = list.start + said.toLowerCase().lastIndexOf(` ${label.toLowerCase()} `) + 1;
    const rest = taken ? withoutEntity(whole, taken.noun) : whole;
    return {
      ...rest,
      fields: [
        ...rest.fields,
        {
          owner,
          label: label.toLowerCase(),
          type: lexicon.attribute(label) ?? 'text',
          source: { from: 'text', spans: [{ start, end: start + label.length }] },
        },
      ],
    };
  }, facts);
}
