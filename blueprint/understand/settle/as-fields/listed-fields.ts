import type { FieldType } from '../../../kinds.ts';
import { type Facts, type FieldFact, isSaid, type Span, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { plural as pluralOf, singular } from '../../read/english/inflect.ts';
import { withLabel } from '../../renamed.ts';
import { isBare } from '../../told-of.ts';
import { withoutEntity } from '../../without-entity.ts';

// What stands in a list of fields and looks like something else: "orders and notes", "member since", "warranty until".

/** What is written about a row, and kept with it. */
const REMARKS = /^(?:note|remark)$/u;
const TICKED = /^favou?rite$/u;
const ENDS_SENTENCE = /[.;:!?\n]/u;
const HAS = /^ (?:with|have|has)\b/u;
const STARTS = /(?:^|[.!?:\n])\s*(?:(?:the|our|my|all|each|every|an?) )?$/iu;
const UNTIL = /\b([a-z]+(?: [a-z]+)?) (until|till|since)(?= *(?:[,;.)\n]|$|and\b|or\b))/giu;

/** Whose field a list names: that of the field before it in its sentence, or what the sentence opens with. */
function ownerBefore(facts: Facts, text: string, { start }: Span, but: string): string | undefined {
  const isHere = (span: Span) => span.end <= start && !ENDS_SENTENCE.test(text.slice(span.end, start));
  const places = <T extends Parameters<typeof spansOf>[0]>(list: readonly T[], nounOf: (one: T) => string) =>
    list.flatMap((one) =>
      isSaid(one) && nounOf(one) !== but
        ? spansOf(one)
            .filter(isHere)
            .map((span) => ({ at: span.start, end: span.end, noun: nounOf(one) }))
        : [],
    );
  const [field] = places(facts.fields, ({ owner }) => owner).sort((a, b) => b.at - a.at);
  const [opening] = places(facts.entities, ({ noun }) => noun).sort((a, b) => a.at - b.at);
  // A list of nothing but things has notes as one of them, unless what opens it has them all.
  const isHeld =
    opening && HAS.test(text.slice(opening.end, start)) && STARTS.test(text.slice(0, opening.at));
  return field?.noun ?? (isHeld ? opening.noun : undefined);
}

/** "Clients with name, orders and notes": notes of each client, and no table of them. */
function withRemarks(given: Facts, text: string): Facts {
  return given.entities
    .filter(
      (entity) =>
        (REMARKS.test(entity.noun) || TICKED.test(entity.noun)) &&
        isSaid(entity) &&
        isBare(given, entity.noun),
    )
    .reduce((facts, { noun, plural, source }) => {
      const [span, ...more] = spansOf({ source });
      // "Notes with date and author" are rows of their own.
      const isTold =
        span && /^ (?:with|per|of|for|like|that|which|has|have)\b|^ ?[(:]/u.test(text.slice(span.end));
      // "Offers, coupons and favourites" are several.
      const isSeveral = TICKED.test(noun) && span && /s$/u.test(text.slice(span.start, span.end));
      if (
        !span ||
        isTold ||
        isSeveral ||
        more.length > 0 ||
        !/(?:,|\band|&)\s*\S*$/u.test(text.slice(0, span.end))
      )
        return facts;
      const owner = ownerBefore(facts, text, span, noun);
      if (owner === undefined) return facts;
      const rest = withoutEntity(facts, noun);
      const field: FieldFact = TICKED.test(noun)
        ? { owner, label: noun, type: 'boolean', source }
        : { owner, label: plural, type: 'longText', source };
      return { ...rest, fields: [...rest.fields, field] };
    }, given);
}

/** "Members with name, member since": the day on which that began, or ends. */
const withUntil = (given: Facts, text: string): Facts =>
  [...text.matchAll(UNTIL)].reduce((facts, match) => {
    const [, words = '', sign = ''] = match;
    const end = match.index + words.length;
    const isIt = (one: { source: Facts['fields'][number]['source'] }) =>
      spansOf(one).length === 1 && spansOf(one)[0]?.end === end;
    const label = (said: string) => `${said} ${sign.toLowerCase()}`;
    const field = facts.fields.find((one) => isIt(one) && !one.label.endsWith(` ${sign.toLowerCase()}`));
    if (field) {
      const to = label(field.label);
      const whole = withLabel(facts, field.owner, field.label, to);
      const dated = (one: FieldFact): FieldFact =>
        one.owner === field.owner && one.label === to ? { ...one, type: 'date' } : one;
      return { ...whole, fields: whole.fields.map(dated) };
    }
    const link = facts.relations.find((one) => isSaid(one) && isIt(one));
    const somebody = facts.entities.find(({ noun }) => noun === link?.to);
    if (!link || !somebody) return facts;
    const day: FieldFact = { owner: link.from, label: label(link.to), type: 'date', source: link.source };
    const isOnlyHere = isIt(somebody) && isBare(facts, somebody.noun);
    const rest = isOnlyHere
      ? withoutEntity(facts, somebody.noun)
      : { ...facts, relations: facts.relations.filter((one) => one !== link) };
    return { ...rest, fields: [...rest.fields, day] };
  }, given);

/** What stands between things that are listed side by side. */
const BESIDE = /^(?:, (?:[a-z-]+ ){0,2}?[a-z-]+)*?(?:,|,? and|,? &) $/iu;
/** What is written or uploaded is kept with something. */
const KEPT_WITH: readonly FieldType[] = ['longText', 'image', 'file', 'date'];
const GOES_ON = /^(?:, (?:and )?| and | & )/iu;

/** "Track bookings, rooms and guests", "guests, vendors, budget and tasks": what stands between things is one, and no field of the first. */
export const withListedThings = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  given.fields.reduce((facts, field) => {
    const { owner, label, type, source } = field;
    const [span, ...more] = spansOf(field);
    const holder = given.entities.find(({ noun }) => noun === owner);
    if (!span || more.length > 0 || !holder) return facts;
    const isBeside = spansOf(holder).some(
      ({ end }) => end < span.start && BESIDE.test(text.slice(end, span.start)),
    );
    if (!isBeside || KEPT_WITH.includes(type)) return facts;
    const at = (start: number) =>
      facts.entities.find((one) => spansOf(one).some((place) => place.start === start));
    const without = { ...facts, fields: facts.fields.filter((one) => one !== field) };
    if (at(span.start)) return type === 'number' || type === 'dateTime' ? without : facts;
    const next = GOES_ON.exec(text.slice(span.end));
    const noun = singular(label);
    const concept = lexicon.thing(label)?.id;
    const isThing = concept !== undefined || (type === 'select' && noun !== label);
    const isFollowed = next && at(span.end + next[0].length) !== undefined;
    if (!isThing || !isFollowed || facts.entities.some((one) => one.noun === noun)) return facts;
    const plural = noun === label ? pluralOf(noun) : label;
    return {
      ...without,
      entities: [...facts.entities, { noun, plural, ...(concept && { concept }), source }],
    };
  }, given);

const OF_EACH =
  / dates$|(?:^| )(?:deadlines|birthdays|prices|rates|priorities|severities|ratings|sizes|quantities|levels|ages|amounts)$/u;

/** "Tasks with due dates and priorities": one of each task. */
export const withOneOfEach = (given: Facts): Facts =>
  given.fields.reduce((facts, { owner, label, type, options, computed, source }) => {
    const isOne =
      OF_EACH.test(label) &&
      (type !== 'text' || /dates$/u.test(label)) &&
      !options &&
      !computed &&
      source.from === 'text';
    return isOne ? withLabel(facts, owner, label, singular(label)) : facts;
  }, given);

const SEARCHED = /^search(?:es|ing| bar| box)?$/u;
const SIFTED = /^(?:filter(?:s|ing)?|sort(?:ing)?)$/u;
/** "Photos, phone numbers, search + filter": what any list has. */
const withoutSearch = (given: Facts): Facts => {
  const owners = given.fields.filter(({ label }) => SEARCHED.test(label)).map(({ owner }) => owner);
  const isTool = ({ owner, label }: FieldFact) =>
    owners.includes(owner) && (SEARCHED.test(label) || SIFTED.test(label));
  return { ...given, fields: given.fields.filter((field) => !isTool(field)) };
};

const DEED = / (?:hire|rental|booking|lending|loan|repair)s?$/u;
const DEEDS: readonly string[] = ['rental', 'booking', 'reservation', 'loan', 'repair', 'repairOrder'];
/** "Boat hire: boats, bookings with customer": the title says what the bookings are of. */
const withoutDeedTitle = (given: Facts, text: string): Facts =>
  given.entities
    .filter(({ noun, source }) => {
      const [span, ...more] = spansOf({ source });
      const isTitle = span && more.length === 0 && text.slice(0, span.start).trim() === '';
      return isTitle && DEED.test(noun) && /^\s*:/u.test(text.slice(span.end)) && isBare(given, noun);
    })
    .filter(({ noun }) =>
      given.entities.some((one) => one.noun !== noun && isSaid(one) && DEEDS.includes(one.concept ?? '')),
    )
    .reduce((facts, { noun }) => withoutEntity(facts, noun), given);

/** @param given facts of an English description */
export const withListedFields = (given: Facts, text: string): Facts =>
  withoutDeedTitle(withoutSearch(withRemarks(withUntil(given, text), text)), text);
