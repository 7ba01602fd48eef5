import { type Facts, isSaid, spansOf } from '../../facts.ts';
import { singular } from '../../read/english/inflect.ts';
import { withoutEntity } from '../../without-entity.ts';

// "My travel diary. Each entry has a date and a place": the diary holds entries, and no table of travels.

const BOOK = /^ (?:diary|diaries|journal|log ?book|log|scrapbook|notebook)\b/iu;

/** "Migraine diary: attacks with start and duration", "a log of my commute: trips with date": what is written down there. */
const WRITTEN =
  /^\s*(?:(?:an?|my|our|the) )?(?:[a-z-]+ ){0,3}(?:diary|journal|log ?book|log|tracker|record|log of (?:(?:my|our|the) )?(?:[a-z-]+ ){0,2}[a-z-]+): ?([a-z-]+s) (?:with|\()/iu;

/** @param given facts of an English description */
export function withoutDiaries(given: Facts, text: string): Facts {
  const written = singular(WRITTEN.exec(text)?.[1]?.toLowerCase() ?? 'entries');
  const before = text.indexOf(':');
  const isOwner = (noun: string) =>
    given.fields.some(
      (field) =>
        field.owner === noun &&
        isSaid(field) &&
        // "Nights" are no number of what the diary is about.
        singular(field.label.toLowerCase()) !== written,
    );
  if (!isOwner(written)) return given;
  const isOnlyTitle = (entity: Facts['entities'][number]) =>
    isSaid(entity) &&
    !isOwner(entity.noun) &&
    !given.states.some((one) => one.owner === entity.noun && isSaid(one)) &&
    spansOf(entity).every(
      ({ start, end }) =>
        (written !== 'entry' && end <= before) ||
        BOOK.test(text.slice(end)) ||
        /(?:diary|journal|log)$/iu.test(text.slice(start, end)),
    );
  return given.entities
    .filter((entity) => entity.noun !== written && isOnlyTitle(entity))
    .reduce((facts, { noun }) => withoutEntity(facts, noun), given);
}
