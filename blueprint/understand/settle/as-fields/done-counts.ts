import { type Facts, isSaid, isWithin, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { isPlural, singular } from '../../read/english/inflect.ts';
import { categoryFor } from '../../read/english/sorts.ts';
import { isTold } from '../../told-of.ts';
import { withoutEntity } from '../../without-entity.ts';

// "Shifts with deliveries made and bottles filled": how many, and no deliveries and bottles beside the shifts.

/** What is used, read or planted is named rather than counted. */
const DONE =
  /^(?:[a-z-]+ )?([a-z-]+) (?:filled|made|sold|driven|counted|collected|harvested|delivered|caught|served|picked|produced|printed|returned|given|taken|laid|walked|swum|run|scored|won|lost|missed|completed|packed|sent|received)$/u;

/** "Late ones flagged", "what's broken" */
const NOTHING_COUNTED = /^(?:ones|whats|names|ticks|details|notes|comments)$/u;

/** @param given facts of an English description */
export function withDoneCounts(given: Facts, lexicon: Lexicon): Facts {
  const isCount = ({ label, type }: Facts['fields'][number]): boolean => {
    const [, what = ''] = DONE.exec(label) ?? [];
    const isSomebody = categoryFor(singular(what), lexicon) === 'person';
    const isCountable = isPlural(what) && !NOTHING_COUNTED.test(what) && !isSomebody;
    return /^(?:text|number)$/u.test(type) && isCountable;
  };
  const counts = given.fields.filter((field) => isSaid(field) && isCount(field));
  const facts: Facts = {
    ...given,
    fields: given.fields.map((field) => (counts.includes(field) ? { ...field, type: 'number' } : field)),
  };
  const spans = counts.flatMap(spansOf);
  const counted = facts.entities.filter(
    (one) =>
      isSaid(one) &&
      !isTold(facts, one.noun) &&
      counts.every(({ owner }) => owner !== one.noun) &&
      spansOf(one).every((span) => spans.some((whole) => isWithin(span, whole))),
  );
  return counted.reduce<Facts>((some, { noun }) => withoutEntity(some, noun), facts);
}
