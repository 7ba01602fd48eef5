import { type Facts, isSaid, spansOf } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import { withoutEntity } from '../../without-entity.ts';

// "Every dish has a cost and dietary marks (vegan, gluten free)": the marks are chosen for a dish, and nothing beside it.

/** @param given facts of an English description */
export const withMarksHeld = (given: Facts, text: string): Facts =>
  given.entities.reduce((facts, entity) => {
    const { noun, plural, concept } = entity;
    const [span, ...others] = spansOf(entity);
    const own = facts.fields.filter((field) => field.owner === noun && isSaid(field));
    const [choice] = own;
    if (!span || others.length > 0 || concept !== undefined || own.length !== 1) return facts;
    const isBehind = /^ ?\($/u.test(text.slice(span.end, spansOf(choice ?? entity)[0]?.start));
    const isInside =
      choice && text.slice(span.start, spansOf(choice)[0]?.end).startsWith(text.slice(span.start, span.end));
    if (choice?.options === undefined || keyOf(choice.label) !== 'type' || !(isBehind || isInside))
      return facts;
    const from = sentenceStart(text, span.start);
    const owner = facts.relations.find(
      (one) =>
        one.to === noun &&
        isSaid(one) &&
        facts.entities.some(
          (other) =>
            other.noun === one.from &&
            spansOf(other).some(({ start }) => start >= from && start < span.start),
        ),
    )?.from;
    const isTold = [...facts.states, ...facts.rules, ...facts.access].some(
      (one) => one.owner === noun && isSaid(one),
    );
    if (owner === undefined || isTold || !HOLDS.test(text.slice(from, span.start))) return facts;
    return {
      ...withoutEntity(facts, noun),
      fields: [
        ...facts.fields.filter((field) => field.owner !== noun),
        { ...choice, owner, label: text[span.end - 1] === 's' ? plural : noun },
      ],
    };
  }, given);
const HOLDS = /\b(?:has|have|with|gets?|contains?|includes?)\b/iu;
