import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isWithin,
  type Span,
  spansOf,
} from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { categoryOf } from '../../ontology/index.ts';
import { withoutEntity } from '../../without-entity.ts';

// "Customers rent a kayak with a start date and a deposit": what is said of the rental is none of the kayak's.

const NAMED = '([a-z-]+(?: [a-z-]+)?)';
/** "Customers rent a kayak per week with …", "researchers apply for telescope time with …", "guests book a room and pay a deposit". */
const TAKES = new RegExp(
  String.raw`\b(?:([a-z-]+) (?:can |may |must |should )?)?(?:rent|hire|borrow|lease|book|reserve|adopt|sponsor|take out|check out|sign up for|register for|enrol(?:l)? in|apply for)(?:e?s)? (an? |the |one |their |our |some )?${NAMED}(?: (?:per|each|every|for an?|by the) [a-z]+)?(?:,? with|,? and (?:they )?pays?) (?:an? |the )?[^.;\n]*`,
  'giu',
);
const PAYS = / pays? /iu;
/** Where it begins what is said of the deed. */
const OPENS = / (?:for an? (?:date|day) with|with|pays?) /iu;
/** "Objects get loaned to other museums with …". */
const IS_TAKEN = new RegExp(
  String.raw`\b${NAMED} (?:is|are|gets?|can be|may be) (?:loaned|lent|rented|hired|borrowed|leased|booked|reserved|adopted)(?: out)?(?: (?:to|by) (?:(?:other|our|the|local|different|an?) )?${NAMED})?,? with (?:an? |the )?[^.;\n]*`,
  'giu',
);
/** What happens with a thing again and again. */
const HAPPENS: readonly string[] = [
  'rental',
  'loan',
  'booking',
  'reservation',
  'registration',
  'enrolment',
  'appointment',
  'adoption',
  'lease',
  'application',
  'signUp',
];
/** When it happens is said of the deed; how much it comes to, too, where the thing is lent or asked for. */
const isDay = ({ type }: FieldFact): boolean => /^(?:date|dateTime|duration)$/u.test(type);
const isAmount = ({ type }: FieldFact): boolean => type === 'money' || type === 'number';
/** Who somebody is has nothing to do with it. */
const isOfSomebody = ({ type, label }: FieldFact): boolean =>
  type === 'email' || type === 'phone' || /\b(?:name|address)$/u.test(label);

/** @param facts of an English description */
export const withTaken = (given: Facts, text: string): Facts =>
  [
    ...[...text.matchAll(TAKES)].map((match) => {
      const isPaid = PAYS.test(match[0]);
      return {
        match,
        who: match[1],
        what: match[3],
        isBare: match[2] === undefined && !isPaid,
        isLent: isPaid || /\bappl(?:y|ies) for\b/iu.test(match[0]),
      };
    }),
    ...[...text.matchAll(IS_TAKEN)].map((match) => ({
      match,
      who: match[2],
      what: match[1],
      isBare: false,
      isLent: true,
    })),
  ].reduce((facts, { match, what, who, isBare, isLent }) => {
    const { entities, relations, fields } = facts;
    const named = (words: string | undefined): EntityFact | undefined =>
      words === undefined
        ? undefined
        : (entities.find(({ noun, plural }) => [noun, plural].includes(words)) ??
          entities.find(({ noun, plural }) =>
            words.split(' ').some((word) => [noun, plural].includes(word)),
          ));
    const [taken, whom] = [what, who].map((words) => named(words?.toLowerCase()));
    const record = entities.find(
      ({ noun, concept = noun }) =>
        HAPPENS.includes(concept) &&
        noun !== taken?.noun &&
        relations.some(({ from, to }) => from === noun && to === taken?.noun),
    );
    // "Members book classes with date and teacher": each of the classes has them.
    if (!taken || !record || (isBare && what?.toLowerCase().startsWith(taken.plural))) return facts;
    const clause: Span = {
      start: match.index + match[0].search(OPENS),
      end: match.index + match[0].length,
    };
    const isTheirs = (noun: string) => noun === taken.noun || noun === whom?.noun;
    const isHere = (one: Parameters<typeof spansOf>[0]) =>
      isSaid(one) && spansOf(one).every((span) => isWithin(span, clause));
    // What is paid then is an amount, and no table of its own.
    const sums = PAYS.test(match[0])
      ? entities.filter((one) => categoryOf(one.noun) === 'money' && one.concept === undefined && isHere(one))
      : [];
    const paid = sums.map(({ noun, source }): FieldFact => ({
      owner: record.noun,
      label: noun,
      type: 'money',
      source,
    }));
    const apart = sums.reduce((whole, { noun }) => withoutEntity(whole, noun), facts);
    const kept = { ...apart, fields: [...apart.fields, ...paid] };
    const meant = fields.filter((field) => isTheirs(field.owner) && isHere(field));
    if (!meant.some((field) => isDay(field) || (isLent && isAmount(field)))) return kept;
    if (meant.some(isOfSomebody)) return kept;
    const isTwice = (field: FieldFact) =>
      fields.some((one) => one.owner === record.noun && keyOf(one.label) === keyOf(field.label));
    return {
      ...kept,
      fields: kept.fields.flatMap((field) =>
        !meant.includes(field) ? [field] : isTwice(field) ? [] : [{ ...field, owner: record.noun }],
      ),
      // "… and courier" is somebody who is known.
      relations: kept.relations.map((one) =>
        isTheirs(one.from) && one.to !== record.noun && !isTheirs(one.to) && isHere(one)
          ? { ...one, from: record.noun }
          : one,
      ),
    };
  }, given);
