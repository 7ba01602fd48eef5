import { categoryFor } from '../../category.ts';
import { type Facts, isSaid, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';

// "Midwives make home visits and write down weight and remarks": of each visit, and not of whoever writes it down.

const NOTES = /\b(?:writes? down|notes?|records?|logs?|enters?|measures?|fills? in)\b[^.;]*$/iu;
const DONE = /^(?:event|booking|health|task|work|measurement|learning)$/u;
/** When a loan began or ends is no day of whoever has it. */
const LENT = /^(?:start|start date|from|return date|return|due date|until|end|end date)$/iu;

/** @param given facts of an English description */
export function withNotedThen(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const categoryOf = (noun: string) => {
    const entity = facts.entities.find((one) => one.noun === noun);
    return entity && categoryFor(entity, lexicon, 'en');
  };
  const loan = facts.entities.find(({ concept }) => concept === 'loan' || concept === 'rental');
  return {
    ...facts,
    fields: facts.fields.map((field) => {
      const [span] = spansOf(field);
      if (!span || !isSaid(field) || categoryOf(field.owner) !== 'person') return field;
      if (loan && /^date/.test(field.type) && LENT.test(field.label)) return { ...field, owner: loan.noun };
      const from = sentenceStart(text, span.start);
      const before = text.slice(from, span.start);
      const noted = NOTES.exec(before);
      if (!noted) return field;
      const place = from + noted.index;
      const startsOf = (noun: string) =>
        facts.entities
          .filter((one) => one.noun === noun && isSaid(one))
          .flatMap((one) => spansOf(one).map(({ start }) => start))
          .filter((start) => start >= from);
      const who = Math.min(...startsOf(field.owner));
      const done = facts.entities.findLast(
        ({ noun }) =>
          DONE.test(categoryOf(noun) ?? '') && startsOf(noun).some((start) => start > who && start < place),
      );
      return who < place && done ? { ...field, owner: done.noun } : field;
    }),
  };
}
