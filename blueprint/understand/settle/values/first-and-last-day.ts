import type { AppLanguage } from '../../../kinds.ts';
import { categoryFor } from '../../category.ts';
import { type Facts, type FieldFact, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import type { Category, UsualField } from '../../ontology/concept.ts';
import { fieldOf } from '../../ontology/attributes/index.ts';
import { USUAL_FIELDS } from '../../ontology/index.ts';
import { withLabel } from '../../renamed.ts';

// "Rentals with customer and dates": the first and the last day of each. "Inspections with dates and results": the day of each.

const DATES: Readonly<Record<AppLanguage, RegExp>> = {
  en: /^(?:(?:rental|hire|loan|booking|stay|travel|trip|from-to) )?(?:dates|period)$|^date range$/u,
  es: /^(?:fechas|per[ií]odo)(?: (?:de|del|de la) (?:alquiler|reserva|estancia|viaje|préstamo))?$/u,
  fr: /^(?:dates|période)(?: (?:de|du|de la) (?:location|séjour|réservation|voyage|prêt))?$/u,
  de: /^(?:(?:miet|leih|reise)?zeitraum|reisedaten)$/u,
  zh: /^(?:起止日期|期间|租期|日期范围)$/u,
  ar: /^(?:ال)?(?:فترة|تواريخ)$/u,
};
/** "Horas" and "heures" are hours. */
const TIMES: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  en: /^(?:(?:booking|start and end) )?times$/u,
  fr: /^horaires$/u,
  de: /^(?:uhr)?zeiten$/u,
  zh: /^(?:起止时间|时间段)$/u,
  ar: /^(?:ال)?(?:أوقات|اوقات)$/u,
};
/** Several days by their word alone, where each row may have just one of them. */
const PLURAL = /^(?:dates|times|fechas)$/u;
const FIRST: readonly string[] = ['startDate', 'checkIn', 'starts'];
const LAST: readonly string[] = ['endDate', 'returnDate', 'dueDate', 'checkOut', 'ends'];

type Ends = readonly [first: string, last: string];

/** What the days, or the times, are called at which something begins and ends that is known to last; undefined of what has one day. */
function endsOf(
  usual: readonly UsualField[],
  type: 'date' | 'dateTime',
  language: AppLanguage,
  isBooking: boolean,
): Ends | undefined {
  const first = usual.find(({ name }) => FIRST.includes(name));
  const last = usual.find(({ name }) => LAST.includes(name));
  if (type === 'dateTime')
    return first?.type === type && last?.type === type
      ? [first.label[language], last.label[language]]
      : undefined;
  // Whatever begins at a time has that time, besides bookings, which are asked for by days.
  if (!first || (first.type !== 'date' && !isBooking)) return undefined;
  const label = (known: UsualField | undefined, name: 'startDate' | 'endDate'): string =>
    (known?.type === 'date' ? known : fieldOf(name)).label[language];
  return [label(first, 'startDate'), label(last, 'endDate')];
}

/** Whether a field stands for two days, or for two times. */
function typeOf({ label, computed }: FieldFact, language: AppLanguage): 'date' | 'dateTime' | undefined {
  if (computed) return undefined;
  if (DATES[language].test(keyOf(label))) return 'date';
  return TIMES[language]?.test(keyOf(label)) ? 'dateTime' : undefined;
}

const isDayOrTime = (field: FieldFact, language: AppLanguage): boolean =>
  (field.type === 'date' && keyOf(field.label) === keyOf(fieldOf('date').label[language])) ||
  typeOf(field, language) !== undefined;

/** Somebody has no days, and a place is open at its times. */
const NEVER: readonly Category[] = ['person', 'place', 'organisation'];
/** They begin and end at times, and are asked for by days. */
const BOOKED: readonly string[] = ['booking', 'reservation'];
const TERM = /^(?:period|per[ií]odo|période)$/u;
const isPaid = ({ type }: FieldFact): boolean => type === 'money';
/** What follows on days of which a row holds several: "the dates they can't rehearse". */
const CLAUSE =
  /^ (?:that|they|when|which|on which|we|he|she|you|i|I|go|out|in|of|off|from|to|der|des|de|du)\b/u;

/** @param text the description that the facts were read from */
export const withFirstAndLastDay = (given: Facts, text: string, lexicon: Lexicon): Facts => {
  const { language } = given;
  return given.fields.reduce((facts, field) => {
    const { owner, label, source } = field;
    const type = typeOf(field, language);
    if (!type || spansOf(field).some(({ end }) => CLAUSE.test(text.slice(end)))) return facts;
    const entity = given.entities.find(({ noun }) => noun === owner);
    const category = entity && categoryFor(entity, lexicon, language);
    if (category === undefined || NEVER.includes(category)) return facts;
    const beside = given.fields.filter((one) => one !== field && one.owner === owner);
    // "Memberships with period and price": how long they run is no two days.
    if (TERM.test(keyOf(label)) && category !== 'booking' && beside.some(isPaid)) return facts;
    const concept = lexicon.byId(entity?.concept ?? '') ?? lexicon.thing(owner);
    const usual = concept?.fields ?? USUAL_FIELDS[category];
    // "Rehearsals with dates and times": one moment of each.
    const isMoment = beside.some((one) => isDayOrTime(one, language));
    const isBooked = BOOKED.includes(concept?.id ?? '');
    const ends = isMoment ? undefined : endsOf(usual, type, language, isBooked);
    const isOne = isMoment || (type === 'date' && usual.some((one) => one.type === 'date'));
    if (!ends && !(isOne && PLURAL.test(keyOf(label)))) return facts;
    const [first, last] = ends ?? [label.slice(0, -1)];
    const whole = withLabel(facts, owner, label, first);
    if (whole === facts) return facts;
    const fields = whole.fields.flatMap((one): FieldFact[] => {
      if (one.owner !== owner || one.label !== first) return [one];
      return [{ ...one, type }, ...(last === undefined ? [] : [{ owner, label: last, type, source }])];
    });
    return { ...whole, fields };
  }, given);
};
