import { type Facts, isSaid, spansOf } from '../../facts.ts';
import { sentenceStart } from '../../mentions.ts';

// "After each appointment the therapist writes a session note": each note is of an appointment.

/** So many of them come of what somebody writes. */
export const WRITES =
  /\b(?:writes?|files?|leaves?|submits?|fills? in|adds?|makes?|creates?) (?:an? )?(?:(?:short|brief|daily|weekly|small|written|new) )*$/iu;
const AFTER = /\b(?:after|before|during|at the end of|for|about|to) (?:each|every|the|an?) $/iu;
const WRITTEN =
  /(?:^| )(?:notes?|reports?|entry|log|summary|minutes|plan|record|evaluation|assessment|certificate|diagnosis|prescription|invoice|bill|quote|estimate)$/u;
const ENDS = /[.!?;\n]/u;

/** @param given facts of an English description */
export const withWrittenAfter = (given: Facts, text: string): Facts =>
  given.entities.reduce((facts, { noun, source }) => {
    const [span] = spansOf({ source });
    if (!span || !WRITTEN.test(noun) || !WRITES.test(text.slice(0, span.start))) return facts;
    const from = sentenceStart(text, span.start);
    const rest = text.slice(span.end).search(ENDS);
    const end = rest < 0 ? text.length : span.end + rest;
    const of = facts.entities.find(
      (one) =>
        one.noun !== noun &&
        isSaid(one) &&
        spansOf(one).some(({ start }) => start >= from && start < end && AFTER.test(text.slice(from, start))),
    );
    if (!of || facts.relations.some((one) => one.from === noun && one.to === of.noun)) return facts;
    return { ...facts, relations: [...facts.relations, { from: noun, to: of.noun, many: false, source }] };
  }, given);
