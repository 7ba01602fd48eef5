import { isDate } from '../../fields.ts';
import { type AppLanguage, LIMITS } from '../../kinds.ts';
import { nameFor } from '../../names.ts';
import type { Entity, Field } from '../../schema.ts';
import type { Facts } from '../facts.ts';
import { attributeNamed, thingById } from '../ontology/index.ts';
import { keyOf } from '../lexicon.ts';
import { isNumberOf } from '../read/sheets/record.ts';
import { OPEN_TEXTS } from '../words/questions.ts';
import { kindOfDate } from './rows/moments.ts';
import { TEXTS } from './texts.ts';

// What a row is called, and the order of its fields: the first of them stand in lists.

const NAMES =
  /^(?:full |first |last )?name$|(?<!job )title|headline|nombre|título|^nom$|titre|titel|^name|名|标题|题|اسم|عنوان/iu;
const NUMBERS: readonly string[] = [
  'number',
  'code',
  'reference',
  'orderNumber',
  'invoiceNumber',
  'trackingNumber',
  'batchNumber',
  'membershipNumber',
  'roomNumber',
];
/** Titles for which the known names of a thing say more than sample values do. */
const NAMED_BY_THING: readonly string[] = ['subject', 'species'];
const LAST: readonly string[] = ['longText', 'image', 'file'];

/** "Signed on", which a draft doesn't have yet. */
const OF_A_STEP = /(?:ed|en|paid|sent|sold|made) (?:on|at)$/iu;

/** What is written down of whoever works. */
const OF_STAFF: readonly string[] =
  'timeEntry timesheet leave overtime salary shift expenseReport businessTrip performanceReview trainingRecord dutyAssignment shiftHandover onboarding'.split(
    ' ',
  );

/** What is told by who has what, and less by since when. */
const OF_OBJECTS: readonly string[] = ['loan', 'equipmentLoan'];

/** The entities that hold people: who something is for names it best, and who does it hardly. */
export interface People {
  guests: ReadonlySet<string>;
  staff: ReadonlySet<string>;
}

/** A text that holds one of a few words tells no row from another, whether they were listed or not. */
const isChosen = (label: string, language: AppLanguage): boolean =>
  attributeNamed(label, language)?.type === 'select';

/**
 * An entity with a title that reads as one, and its fields in the order in which they are read.
 * @param concept what the entity holds, where the ontology knows it
 */
export function titled(
  entity: Entity,
  facts: Facts,
  { guests, staff }: People,
  concept: string | undefined,
): Entity {
  const { language } = facts;
  const texts = entity.fields.filter(({ type, label }) => type === 'text' && !isChosen(label, language));
  const named = texts.find(({ label }) => NAMES.test(label)) ?? texts.find(({ required }) => required);
  const numbered = texts.find(({ label }) => isNumbered(label, language));
  const isOfStaff = OF_STAFF.includes(concept ?? '');
  const rank = ({ entity: target = '' }: Field) => {
    if (staff.has(target)) return isOfStaff ? 2 : 0;
    return guests.has(target) ? 2 : 1;
  };
  const links = entity.fields.filter(({ type }) => type === 'reference').sort((a, b) => rank(b) - rank(a));
  const day = entity.fields.find(isDate);
  // Whoever adds a row says who they are: rows of the same person differ by their day.
  if (named && day && keyOf(named.label) === keyOf(OPEN_TEXTS[language].name))
    return arranged(entity, [named, day], templateOf([named, day]));
  if (named && !isNumbered(named.label, language)) return arranged(entity, [named], named.name);
  const number = named ?? numbered;
  const [link, second] = links;
  if (number) return arranged(entity, [number], link ? templateOf([number, link], ' · ') : number.name);
  const object = links.find(({ entity: target = '' }) => !guests.has(target) && !staff.has(target));
  const lent = OF_OBJECTS.includes(concept ?? '') && object !== link ? object : undefined;
  const parts = [link, lent ?? day ?? second].flatMap((field) => field ?? []);
  const [only] = texts;
  if (link && parts.length > 1) return arranged(entity, parts, templateOf(parts));
  // "Back room" alone is called like many another shift.
  const begins = day && kindOfDate(day, language) === 'start' && !OF_A_STEP.test(day.label) ? day : undefined;
  if (only && begins && !link) return arranged(entity, [only, begins], templateOf([only, begins]));
  if (only) return arranged(entity, [only], link ? templateOf([only, link]) : only.name);
  // A weighing is called by its day, and nobody gives it a name.
  if (day && /^date/.test(thingById(concept ?? '')?.fields[0]?.type ?? ''))
    return arranged(entity, [day], templateOf([day]));
  const title: Field = {
    name: nameFor(
      TEXTS[language].name,
      'title',
      entity.fields.map(({ name }) => name),
    ),
    label: TEXTS[language].name,
    type: 'text',
    required: true,
  };
  return arranged({ ...entity, fields: [title, ...entity.fields] }, [title], title.name);
}

/** Whether rows are called by a field of this label, and not only told apart by it, as by a colour. */
export const isNaming = (label: string, language: AppLanguage): boolean =>
  NAMES.test(label) ||
  isNumbered(label, language) ||
  NAMED_BY_THING.includes(attributeNamed(label, language)?.name ?? '');

const isNumbered = (label: string, language: AppLanguage): boolean =>
  NUMBERS.includes(attributeNamed(label, language)?.name ?? '') || isNumberOf(label, language);

/** Names of fields hold at most 40 characters, so that two of them fit a title. */
function templateOf(fields: readonly Field[], joint = ', '): string {
  const template = fields.map(({ name }) => `{${name}}`).join(joint);
  return template.length <= LIMITS.title ? template : `{${fields[0]?.name ?? ''}}`;
}

/** What a row is called by comes first, then what it refers to, as it was said; long texts and pictures last. */
function arranged(entity: Entity, first: readonly Field[], title: string): Entity {
  const rank = (field: Field): number => {
    if (first.includes(field)) return first.indexOf(field) - first.length;
    if (LAST.includes(field.type)) return 4;
    if (field.type === 'reference') return 1;
    return field.name === entity.states?.field ? 2 : 3;
  };
  const fields = entity.fields
    .map((field, at) => ({ field, at }))
    .sort((a, b) => rank(a.field) - rank(b.field) || a.at - b.at)
    .map(({ field }) => field);
  return { ...entity, title, fields };
}
