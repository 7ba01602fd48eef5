import { type Facts, type FieldFact, isSaid, isWithin, type Span, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import { isPlural, singular } from '../../read/english/inflect.ts';
import { categoryFor } from '../../read/english/sorts.ts';
import { withoutEntity } from '../../without-entity.ts';

// "With the number of adults, kids and dogs": three numbers, and no table of kids.

const COUNTED =
  /\b(?:numbers?|count|amount) of ((?:[a-z-]+, )*[a-z-]+,? (?:and|&) [a-z-]+)(?= *(?:[.,;:)\n]|$|and\b|in\b|per\b|for\b))/giu;

/** @param given facts of an English description */
export const withCountsInLists = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(COUNTED)].reduce<Facts>((facts, match) => {
    const [said, list = ''] = match;
    const names = list.toLowerCase().split(/,? (?:and|&) |, /u);
    const isSomebody = (name: string) =>
      isPlural(name) && /^(?:person|animal)$/u.test(categoryFor(singular(name), lexicon) ?? '');
    const whole: Span = { start: match.index, end: match.index + said.length };
    const [first] = facts.fields.filter(
      (field) =>
        isSaid(field) && spansOf(field).some(({ start }) => start >= whole.start && start < whole.end),
    );
    if (!first || !names.every(isSomebody)) return facts;
    // "Guests reserve from/to with the number of adults": so many come with a reservation, not with a guest.
    const from = sentenceStart(text, whole.start);
    const booking = facts.entities.find(
      (one) =>
        lexicon.byId(one.concept ?? '')?.category === 'booking' &&
        spansOf(one).some(({ start, end }) => end > from && start < whole.start),
    );
    const owner = booking?.noun ?? first.owner;
    return names.reduce<Facts>(
      (rest, name) => {
        const start = whole.end - list.length + list.toLowerCase().indexOf(name);
        const isThere = rest.fields.some((one) => one.owner === owner && keyOf(one.label).endsWith(name));
        const entity = rest.entities.find(({ noun }) => noun === singular(name));
        const isOnlyCounted = entity && spansOf(entity).every((span) => isWithin(span, whole));
        const field: FieldFact = {
          owner,
          label: `number of ${name}`,
          type: 'number',
          source: { from: 'text', spans: [{ start, end: start + name.length }] },
        };
        const left = isOnlyCounted && entity.noun !== owner ? withoutEntity(rest, entity.noun) : rest;
        return isThere ? left : { ...left, fields: [...left.fields, field] };
      },
      { ...facts, fields: facts.fields.filter((field) => field !== first || first.owner === owner) },
    );
  }, given);
