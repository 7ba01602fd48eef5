import { type Facts, isSaid, spansOf } from '../../facts.ts';
import { withoutEntity } from '../../without-entity.ts';

// "My travel diary. Each entry has a date and a place": the diary holds entries, and no table of travels.

const BOOK = /^ (?:diary|diaries|journal|log ?book|log|scrapbook|notebook)\b/iu;

/** @param given facts of an English description */
export function withoutDiaries(given: Facts, text: string): Facts {
  const isOwner = (noun: string) => given.fields.some((field) => field.owner === noun && isSaid(field));
  if (!isOwner('entry')) return given;
  const isOnlyTitle = (entity: Facts['entities'][number]) =>
    isSaid(entity) &&
    !isOwner(entity.noun) &&
    !given.states.some((one) => one.owner === entity.noun && isSaid(one)) &&
    spansOf(entity).every(
      ({ start, end }) =>
        BOOK.test(text.slice(end)) || /(?:diary|journal|log)$/iu.test(text.slice(start, end)),
    );
  return given.entities
    .filter((entity) => entity.noun !== 'entry' && isOnlyTitle(entity))
    .reduce((facts, { noun }) => withoutEntity(facts, noun), given);
}
