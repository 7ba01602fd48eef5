import {
  type Facts,
  type FieldFact,
  isSaid,
  isWithin,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import { isTold } from '../../told-of.ts';
import { withoutEntity } from '../../without-entity.ts';

// "A match has an opponent, home or away, and a date": one choice, and neither a house nor two texts.

const EITHER =
  /(?<=(?:,|\band|\bwith|\bhas|:|\bit's|\bit is|\bplayed)\s+(?:whether (?:it's |it is |it was )?)?(?:at )?)home or away(?: (?:game|match|fixture))?\b/giu;
const PLAYED = /(?:^| )(?:match|game|fixture|derby|friendly)$/u;

/** @param given facts of an English description */
export const withHomeOrAway = (given: Facts, text: string): Facts =>
  [...text.matchAll(EITHER)].reduce((facts, match) => {
    const place: Span = { start: match.index, end: match.index + match[0].length };
    const isHere = (one: { source: Source }) =>
      spansOf(one).length > 0 && spansOf(one).every((span) => isWithin(span, place));
    const from = sentenceStart(text, place.start);
    const fields = facts.fields.filter(isHere);
    const owner = facts.entities.findLast(
      (one) =>
        isSaid(one) &&
        PLAYED.test(one.noun) &&
        spansOf(one).some(({ start }) => start >= from && start < place.start),
    )?.noun;
    if (owner === undefined || fields.some(({ options }) => options)) return facts;
    const field: FieldFact = {
      owner,
      label: 'home or away',
      type: 'select',
      options: ['home', 'away'],
      source: { from: 'text', spans: [place] },
    };
    const rest = facts.entities
      .filter((one) => isHere(one) && !isTold(facts, one.noun))
      .reduce((left, { noun }) => withoutEntity(left, noun), facts);
    const others = rest.fields.filter(
      (one) => !isHere(one) && !(one.owner === owner && /^(?:home|away)$/u.test(keyOf(one.label))),
    );
    return { ...rest, fields: [...others, field] };
  }, given);
