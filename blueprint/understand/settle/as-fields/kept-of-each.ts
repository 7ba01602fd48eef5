import {
  type Facts,
  type FieldFact,
  isSaid,
  isWithin,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { itemsOf } from '../../list-items.ts';
import { entityOf } from '../../read/english/entity-of.ts';
import { singular } from '../../read/english/inflect.ts';
import { withoutEntity } from '../../without-entity.ts';

// "Save name, email and skills of every volunteer": each of them has all that is listed.

/** Whoever else enters a grade for each student gives marks, and tells nothing of the student. */
const KEPT = String.raw`(?:(?<=^\s*|[.!?\n]\s*|\b(?:i|we|to|please)\s))(?:save|store|keep|record|note|note down|write down|enter|log|register|know|see)`;
const ITEM = String.raw`(?!(?:an?|each|every)\b)[a-z][a-z-]*(?: (?!(?:of|for|per|and|or|in|on|at|by|to|with|who|which|that)\b)[a-z-]+){0,2}`;
const OF_EACH = new RegExp(
  String.raw`${KEPT} (?:the )?(${ITEM}(?:, ${ITEM})*,? and ${ITEM}) (?:of|for) (?:each|every|all|any)(?: of)?(?: our| my| the)? ([a-z-]+)`,
  'giu',
);

/** @param given facts of an English description */
export function withKeptOfEach(given: Facts, text: string, lexicon: Lexicon): Facts {
  return [...text.matchAll(OF_EACH)].reduce((facts, match) => {
    const [all, list = '', what = ''] = match;
    const owner = singular(what.toLowerCase());
    const from = match.index + all.indexOf(list);
    const items = itemsOf(list, from);
    const known = items.filter(
      ({ words }) => lexicon.attribute(words) !== undefined || lexicon.isAttribute(words),
    );
    // "Record temperature and humidity of each room": the whole list is a reading already.
    const isRead = facts.entities.some((one) =>
      spansOf(one).some((span) => isWithin({ start: from, end: from + list.length }, span)),
    );
    // What is listed are things, if nothing of it is usually a field.
    if (isRead || known.length * 2 < items.length) return facts;
    const isOf = (one: { source: Source }, item: Span) =>
      spansOf(one).length > 0 && spansOf(one).every((span) => isWithin(span, item) || isWithin(item, span));
    const isListed = (one: { source: Source }) => items.some((item) => isOf(one, item));
    const bare = facts.entities
      .filter(
        (one) =>
          isSaid(one) &&
          isListed(one) &&
          one.noun !== owner &&
          !facts.fields.some((field) => field.owner === one.noun && isSaid(field)),
      )
      .reduce((rest, { noun }) => withoutEntity(rest, noun), facts);
    const place = match.index + all.length - what.length;
    const span = { start: place, end: place + what.length };
    const isThere = bare.entities.some(({ noun }) => noun === owner);
    const fields = items
      // Another thing that is kept is referred to.
      .filter(({ words }) => !bare.entities.some(({ noun }) => noun === singular(words)))
      .map(({ words: label, ...where }): FieldFact => {
        const read = facts.fields.find((field) => isSaid(field) && isOf(field, where));
        const type = read?.type ?? lexicon.attribute(label) ?? 'text';
        return { ...read, owner, label, type, source: { from: 'text', spans: [where] } };
      });
    return {
      ...bare,
      entities: isThere
        ? bare.entities
        : [...bare.entities, entityOf(owner, { from: 'text', spans: [span] }, lexicon)],
      fields: [...bare.fields.filter((field) => !isSaid(field) || !isListed(field)), ...fields],
      unknown: bare.unknown.filter((one) => !items.some((item) => isWithin(one, item))),
    };
  }, given);
}
