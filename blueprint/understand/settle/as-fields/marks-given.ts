import { type Facts, type FieldFact, isSaid, spansOf } from '../../facts.ts';
import { sentenceStart } from '../../mentions.ts';
import { isBare } from '../../told-of.ts';
import { withoutEntity } from '../../without-entity.ts';

// "Board members review the applications and give a score and a comment": both are of a review, and no tables beside it.

const MARKS: Readonly<Record<string, FieldFact['type']>> = {
  score: 'number',
  rating: 'number',
  mark: 'number',
  grade: 'text',
  comment: 'longText',
  remark: 'longText',
};
const GIVEN =
  /\b(?:gives?|leaves?|adds?|awards?|enters?) (?:[a-z]+ ){0,3}?(?:an? [a-z]+,? (?:and |, )?)*an? $/iu;
/** What comes of judging something. */
const JUDGED = /(?:^| )(?:review|rating|evaluation|assessment|interview|inspection|visit|score|vote)$/u;

/** @param given facts of an English description */
export const withMarksGiven = (given: Facts, text: string): Facts =>
  given.entities.reduce((facts, entity) => {
    const { noun, source } = entity;
    const [span] = spansOf(entity);
    const type = MARKS[noun];
    if (!span || type === undefined || !isBare(facts, noun)) return facts;
    const from = sentenceStart(text, span.start);
    if (!GIVEN.test(text.slice(from, span.start))) return facts;
    // "Judges taste each cake and give a score and a comment": the comment is given with the score.
    const host = facts.entities.find(
      (one) =>
        one.noun !== noun &&
        isSaid(one) &&
        JUDGED.test(one.noun) &&
        spansOf(one).some(({ start }) => start >= from && start < span.start),
    );
    if (!host) return facts;
    const isThere = facts.fields.some(({ owner, label }) => owner === host.noun && label === noun);
    const rest = withoutEntity(facts, noun);
    const field: FieldFact = { owner: host.noun, label: noun, type, source };
    return isThere ? rest : { ...rest, fields: [...rest.fields, field] };
  }, given);
