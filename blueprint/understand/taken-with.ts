import { type Facts, type FieldFact, isSaid, isWithin, spansOf } from './facts.ts';
import { keyOf } from './lexicon.ts';

// "Customers rent a kayak with a start date and a deposit": what is said of the rental is none of the kayak's.

const TAKEN =
  /\b(?:rent|hire|borrow|lease|book|reserve|adopt|sponsor|take out|check out|sign up for|register for|enrol(?:l)? in|apply for)(?:e?s)? (?:an?|the|one|their) ([a-z-]+(?: [a-z-]+)?)(?: (?:per|each|every|for an?|by the) [a-z]+)?,? with (?:an? |the )?[^.;\n]*/giu;
/** What happens with a thing again and again. */
const HAPPENS: readonly string[] = [
  'rental',
  'loan',
  'booking',
  'reservation',
  'registration',
  'appointment',
  'adoption',
  'lease',
  'application',
  'signUp',
];
const isDay = ({ type }: FieldFact): boolean => type === 'date' || type === 'dateTime' || type === 'duration';

/** @param facts of an English description */
export const withTaken = (given: Facts, text: string): Facts =>
  [...text.matchAll(TAKEN)].reduce((facts, match) => {
    const { entities, relations, fields } = facts;
    const words = (match[1] ?? '').toLowerCase();
    const taken = entities.find(({ noun }) => noun === words || noun === words.split(' ')[0]);
    const record = entities.find(
      ({ noun, concept = noun }) =>
        HAPPENS.includes(concept) &&
        noun !== taken?.noun &&
        relations.some(({ from, to }) => from === noun && to === taken?.noun),
    );
    if (!taken || !record) return facts;
    const clause = {
      start: match.index + match[0].toLowerCase().indexOf(' with '),
      end: match.index + match[0].length,
    };
    const isMeant = (field: FieldFact) =>
      field.owner === taken.noun && isSaid(field) && spansOf(field).every((span) => isWithin(span, clause));
    const meant = fields.filter(isMeant);
    if (!meant.some(isDay)) return facts;
    const isTwice = (field: FieldFact) =>
      fields.some((one) => one.owner === record.noun && keyOf(one.label) === keyOf(field.label));
    return {
      ...facts,
      fields: fields.flatMap((field) =>
        !isMeant(field) ? [field] : isTwice(field) ? [] : [{ ...field, owner: record.noun }],
      ),
    };
  }, given);
