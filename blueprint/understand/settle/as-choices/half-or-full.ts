import { type EntityFact, type Facts, isSaid, type Span, spansOf } from '../../facts.ts';
import { sentenceStart } from '../../mentions.ts';
import type { Lexicon } from '../../lexicon.ts';
import { categoryFor } from '../../read/english/sorts.ts';

// "Bands book sessions by the half or full day": how long it is booked for is chosen.

const UNIT = 'hour|half|full|half day|full day|day|evening|night|weekend|week|month';
const BY = new RegExp(
  String.raw`\b(?:book|rent|hire|reserve|let|lend)[a-z]*\b[^.;:\n]{0,40}? by the (${UNIT}) or (?:(?:by )?the )?(${UNIT})(?: (day))?\b`,
  'giu',
);

/** @param given facts of an English description */
export const withHalfOrFull = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(BY)].reduce<Facts>((facts, match) => {
    const [said, one = '', other = '', day] = match;
    const place: Span = { start: match.index, end: match.index + said.length };
    const from = sentenceStart(text, place.start);
    const isHere = (span: Span) => span.start >= from && span.start < place.end;
    const here = facts.entities.filter((entity) => isSaid(entity) && spansOf(entity).some(isHere));
    const categoryOf = ({ noun }: EntityFact) => categoryFor(noun, lexicon);
    const owner = (
      here.find((one) => categoryOf(one) === 'booking') ?? here.find((one) => categoryOf(one) === 'event')
    )?.noun;
    const isChosen = facts.fields.some((field) => field.owner === owner && field.label === 'duration');
    if (owner === undefined || isChosen || one.toLowerCase() === other.toLowerCase()) return facts;
    const options = [one, other].map((unit) =>
      /^(?:half|full)$/iu.test(unit) ? `${unit} ${day ?? 'day'}`.toLowerCase() : unit.toLowerCase(),
    );
    return {
      ...facts,
      fields: [
        ...facts.fields,
        { owner, label: 'duration', type: 'select', options, source: { from: 'text', spans: [place] } },
      ],
    };
  }, given);
