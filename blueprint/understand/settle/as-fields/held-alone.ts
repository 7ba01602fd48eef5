import { type EntityFact, type Facts, type FieldFact, isSaid, isWithin, spansOf } from '../../facts.ts';
import type { FieldType } from '../../../kinds.ts';
import { keyOf } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import { isPlural } from '../../read/english/inflect.ts';
import { isBare } from '../../told-of.ts';
import { withoutEntity } from '../../without-entity.ts';

// "Vendors with contract and deposit", "guests with bio and contact", "a final score": one of each and named nowhere else, so a field and no table.

/** What each of several has one of, and in which form it is kept. */
const ALONE: Readonly<Record<string, FieldType>> = {
  contract: 'file',
  passport: 'text',
  rsvp: 'text',
  contact: 'text',
  ranking: 'number',
  rank: 'number',
  diploma: 'file',
  cv: 'file',
  rider: 'file',
};
/** "…, vendors with contract and": several, of which each has what follows. */
const HELD = /\b([a-z-]+) with (?:[a-z-]+(?: [a-z-]+){0,2}(?:, | and | & |, and ))*$/iu;
const TO_REPRODUCE = /^steps to reproduce\b/iu;
const ON_ACCOUNT = /\bon $/iu;

/** Where the only mention of a thing stands. */
function onlySpan({ noun, plural, source }: EntityFact, text: string) {
  const [span, ...more] = spansOf({ source });
  const isAgain = more.some(({ start }) => start !== span?.start);
  const words = text.toLowerCase().split(/[^a-z-]+/u);
  const times = words.filter((word) => word === noun || word === plural).length;
  return isAgain || times > 1 ? undefined : span;
}

/** @param given facts of an English description */
export const withHeldAlone = (given: Facts, text: string): Facts =>
  given.entities.reduce((facts, entity) => {
    const { noun, source } = entity;
    const span = isSaid(entity) ? onlySpan(entity, text) : undefined;
    if (!span || !isBare(facts, noun)) return facts;
    const field = (owner: string, label: string, type: FieldType): Facts => {
      const rest = withoutEntity(facts, noun);
      return { ...rest, fields: [...rest.fields, { owner, label, type, source }] };
    };
    const link = facts.relations.find((one) => isSaid(one) && [one.from, one.to].includes(noun));
    // "Bugs with steps to reproduce": written down with each of them.
    if (link && TO_REPRODUCE.test(text.slice(span.start)))
      return field(link.from === noun ? link.to : link.from, 'steps to reproduce', 'longText');
    if (link?.from === noun && noun !== 'account') return facts;
    const before = text.slice(sentenceStart(text, span.start), span.start);
    // "Customers on account" pay later.
    const payer = facts.entities.find(({ plural }) => before.toLowerCase().endsWith(`${plural} on `));
    if (noun === 'account' && ON_ACCOUNT.test(before) && payer)
      return field(payer.noun, 'on account', 'boolean');
    // "A final score": the field says it all.
    const isOfLabel = (one: FieldFact) =>
      isSaid(one) &&
      one.owner !== noun &&
      keyOf(one.label).endsWith(` ${noun}`) &&
      spansOf(one).some((place) => isWithin(span, place));
    if (!link && entity.concept === undefined && facts.fields.some(isOfLabel))
      return withoutEntity(facts, noun);
    const type = ALONE[noun];
    const [, plural] = HELD.exec(before) ?? [];
    const holder = facts.entities.find((one) => one.plural === plural?.toLowerCase());
    if (type === undefined || !holder || holder.noun === noun || isPlural(text.slice(span.start, span.end)))
      return facts;
    return facts.fields.some((one) => one.owner === holder.noun && keyOf(one.label) === noun)
      ? facts
      : field(holder.noun, noun, type);
  }, given);
