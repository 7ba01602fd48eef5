import { type Facts, type FieldFact, spansOf } from '../../../facts.ts';
import { sentenceStart } from '../../../mentions.ts';
import { withoutEntity } from '../../../without-entity.ts';
import { singular } from '../inflect.ts';

// "Students with name, lessons taken, lessons left": how many lessons a student took is a number of the student, and no lesson.

const DONE =
  'taken|sold|used|left|read|won|lost|played|missed|attended|caught|found|planted|hatched|laid|made|baked|bought|ordered|booked|eaten|returned|scored|served|seen|fitted|planned|allowed';
/** An item of a list, with what makes it one on either side. */
const COUNTED = new RegExp(
  String.raw`(?<=[,(:] (?:and )?|\band |\b(?:with|have|has) )(?<label>(?<of>[a-z]+[^s\W]s) (?:${DONE}))(?= *(?:[,;.)\n]|$|and\b))`,
  'giu',
);
/** Spans of time and measures are read with their unit. */
const MEASURE =
  /^(?:hours|minutes|days|weeks|months|years|nights|seconds|dates|times|places|seats|details|notes|things|items)$/iu;

/** "Teams with games played": what has it stands right before. */
const HAVING = /(?<who>[a-z]+)(?: with| have| has| having|:)? ?\(?$/u;
const havingIt = (lower: string, at: number): string =>
  singular(HAVING.exec(lower.slice(Math.max(0, at - 40), at).trimEnd())?.groups?.['who'] ?? '');

/** @param text the whole description */
export function withCounts(facts: Facts, text: string): Facts {
  const lower = text.toLowerCase();
  return [...text.matchAll(COUNTED)].reduce((whole: Facts, { index, groups = {} }) => {
    const label = (groups['label'] ?? '').toLowerCase();
    const many = (groups['of'] ?? '').toLowerCase();
    if (MEASURE.test(many)) return whole;
    const noun = singular(many);
    const span = { start: index, end: index + label.length };
    const from = sentenceStart(text, index);
    const placed = whole.fields.flatMap((field) => spansOf(field).map((one) => ({ field, ...one })));
    const before = placed
      .filter(({ field, start, end }) => start >= from && end <= index && field.owner !== noun)
      .sort((one, other) => other.end - one.end)[0];
    const owner =
      before?.field.owner ?? whole.entities.find(({ noun: one }) => one === havingIt(lower, index))?.noun;
    if (owner === undefined || owner === noun) return whole;
    const isOfThis = (field: FieldFact) =>
      spansOf(field).some(({ start, end }) => start < span.end && end > span.start);
    const fields = whole.fields.filter((field) => !isOfThis(field) || field.options !== undefined);
    const counted: FieldFact = { owner, label, type: 'number', source: { from: 'text', spans: [span] } };
    // Nothing else is said of packets than how many are left.
    const isOnlyCounted =
      lower.split(new RegExp(String.raw`\b${noun}`, 'u')).length - 1 ===
      [...text.matchAll(COUNTED)].filter((one) => one.groups?.['of']?.toLowerCase() === many).length;
    const others = { ...whole, fields };
    const rest = isOnlyCounted ? withoutEntity(others, noun) : others;
    return { ...rest, fields: [...rest.fields, counted] };
  }, facts);
}
