import { relativeDay } from '../../../dates.ts';
import type { AppLanguage } from '../../../kinds.ts';
import type { Entity, Field, Row } from '../../../schema.ts';
import { animalNamed, breedOf, COATS, type KeptAnimal } from '../../ontology/attributes/kept-animals.ts';
import { attributeNamed } from '../../ontology/index.ts';
import { inRange } from './numbers.ts';

// Cells of one row that have to agree: an age with a date of birth, a breed with a species, what there is with what there should be.

interface Agreeing {
  entity: Entity;
  language: AppLanguage;
  index: number;
  /** The animal that all rows are, where the table says so. */
  animal: KeptAnimal | undefined;
  /** What a cell says to people: the label of a choice, the title of a row. */
  said: (field: Field, row: Row) => string;
  /** How far the row has come by its state, in percent. */
  progress: number | undefined;
  /** How long it takes, where that is known. */
  minutes: number | undefined;
  isPerson: boolean;
  isYoung: boolean;
  /** Fields whose cells stand as they are. */
  fixed: ReadonlySet<string>;
}
type Agreement = (row: Row, agreeing: Agreeing, fieldOf: (...names: string[]) => Field | undefined) => Row;

export function agreed(row: Row, agreeing: Agreeing): Row {
  const { entity, language, fixed } = agreeing;
  const fieldOf = (...names: string[]) =>
    entity.fields.find(
      ({ label, name, type }) =>
        type !== 'computed' &&
        !fixed.has(name) &&
        names.includes(attributeNamed(label, language)?.name ?? ''),
    );
  return AGREEMENTS.reduce((whole, agree) => agree(whole, agreeing, fieldOf), row);
}

const numberIn = (row: Row, field: Field | undefined) =>
  field && typeof row[field.name] === 'number' ? Number(row[field.name]) : undefined;
/** A value within what the field allows. */
const put = (row: Row, { name, min, max }: Field, value: number): Row => ({
  ...row,
  [name]: Math.min(Math.max(value, min ?? value), max ?? Math.max(value, min ?? value)),
});

/** In every fourth row there is less than there should be. */
const enough: Agreement = (row, { index }, fieldOf) => {
  const minimum = numberIn(row, fieldOf('minimumStock'));
  if (minimum === undefined) return row;
  const there = index % 4 === 1 ? Math.max(minimum - 3, 0) : minimum + 2 + ((index * 7) % 24);
  return [fieldOf('stock'), fieldOf('quantity')].reduce<Row>(
    (whole, field) => (field?.type === 'number' ? put(whole, field, there) : whole),
    row,
  );
};

const margin: Agreement = (row, _, fieldOf) => {
  const cost = fieldOf('cost');
  const price = numberIn(row, fieldOf('price'));
  return cost?.type === 'money' && price !== undefined
    ? put(row, cost, Math.round((price * 0.6) / 50) * 50)
    : row;
};

const product: Agreement = (row, _, fieldOf) => {
  const total = fieldOf('total', 'subtotal');
  const count = numberIn(row, fieldOf('quantity', 'days', 'hours'));
  const each = numberIn(row, fieldOf('price', 'dailyRate', 'hourlyRate', 'nightlyRate'));
  return total?.type === 'money' && count !== undefined && each !== undefined
    ? put(row, total, count * each)
    : row;
};

/** A service takes as long as is usual, and costs more the longer it takes: whole units of the currency for some minutes. */
const rated: Agreement = (row, { minutes: usual }, fieldOf) => {
  if (usual === undefined) return row;
  const [duration, price] = [fieldOf('duration'), fieldOf('price')];
  const timed = duration?.type === 'duration' ? put(row, duration, usual) : row;
  return price?.type === 'money' ? put(timed, price, (Math.round(usual / 7.5) * 5 + 5) * 100) : timed;
};

/** Whole years, so that the birthday lies some months back. */
const YEAR = 365.25;
const grown: Agreement = (row, { index, isPerson, isYoung }, fieldOf) => {
  const age = fieldOf('age');
  return isPerson && age ? put(row, age, inRange(isYoung ? [6, 17, 1] : [21, 66, 5], index)) : row;
};
const born: Agreement = (row, { index }, fieldOf) => {
  const age = fieldOf('age');
  const birth = fieldOf('birthDate');
  const years = numberIn(row, age);
  return birth?.type === 'date' && years !== undefined
    ? { ...row, [birth.name]: relativeDay(-Math.round(years * YEAR) - 20 - ((index * 47) % 320)) }
    : row;
};

const kept: Agreement = (row, { animal, language, index, said }, fieldOf) => {
  const species = fieldOf('species');
  const one = animal ?? (species && animalNamed(said(species, row), language));
  if (!one) return row;
  const breed = fieldOf('breed');
  const weight = fieldOf('weight');
  const age = fieldOf('age');
  const colour = fieldOf('colour');
  const coats = COATS[language];
  return {
    ...row,
    ...(colour?.type === 'text' && { [colour.name]: coats[index % coats.length] ?? null }),
    ...(breed?.type === 'text' && { [breed.name]: breedOf(one, language, index) }),
    ...(weight?.type === 'number' && put({}, weight, inRange(one.weight, index))),
    ...(age?.type === 'number' && put({}, age, inRange([1, 13, 1], index))),
  };
};

/** What is done is done wholly, and what nobody has begun not at all. */
const along: Agreement = (row, { progress }, fieldOf) => {
  const field = fieldOf('progress');
  return field && progress !== undefined ? put(row, field, progress) : row;
};

const minutes = (cell: Row[string] | undefined): number | undefined => {
  const match = /^today([+-]\d+)?T(\d{2}):(\d{2})$/.exec(String(cell));
  return match ? (Number(match[1] ?? 0) * 24 + Number(match[2])) * 60 + Number(match[3]) : undefined;
};
const lasting: Agreement = (row, _, fieldOf) => {
  const length = fieldOf('duration');
  const [start, end] = [fieldOf('starts', 'startDate'), fieldOf('ends', 'endDate')].map((field) =>
    minutes(field && row[field.name]),
  );
  // "Meeting minutes" of a booking are a reference, and no length.
  const isLength = length?.type === 'duration' || length?.type === 'number';
  return isLength && start !== undefined && end !== undefined && end > start
    ? put(row, length, end - start)
    : row;
};

/** Ages are told before dates of birth. */
const AGREEMENTS: readonly Agreement[] = [enough, rated, margin, product, along, kept, grown, born, lasting];
