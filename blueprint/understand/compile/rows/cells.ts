import type { AppLanguage } from '../../../kinds.ts';
import { wordsOf } from '../../../names.ts';
import type { Field, Row } from '../../../schema.ts';
import { SAMPLES } from '../../ontology/attributes/samples.ts';
import type { Category, UsualField } from '../../ontology/concept.ts';
import { attributeNamed, thingById, thingIn } from '../../ontology/index.ts';
import { FILLERS } from '../../words/labels.ts';
import { heldByForm } from '../labels.ts';
import { dateCell, kindOfDate } from './moments.ts';
import { descriptionFor } from './descriptions.ts';
import { oneOf, samplesIn } from './names.ts';
import { durationCell, moneyCell, numberCell } from './numbers.ts';
import { noteFor, personAt, phoneFor } from './texts.ts';

export interface Place {
  language: AppLanguage;
  category: Category | undefined;
  /** The id of what its table holds, where the ontology knows it. */
  concept: string | undefined;
  isYoung: boolean;
  /** What the row is called. */
  name: string;
  index: number;
  day: number;
  isOver: boolean;
  isLate: boolean;
  /** Whether other rows of the table are overdue. */
  mayBeLate: boolean;
  isWritten: boolean;
  isDayOfStep: (label: string) => boolean;
  /** Whether the row has come as far as a label says; none where the label names no state. */
  reached: (label: string) => boolean | undefined;
  /** Whether the row is called by this text. */
  isTitle: boolean;
}

const HAPPENED =
  /paid|done|returned|complete|checked|attended|present|deliver|pagad|hecho|asist|payé|fait|présent|bezahlt|erledigt|anwesend|付|完成|出席|مدفوع|حاضر|منجز/iu;
const NUMBERED =
  /(?:number|code|sku|plate|reference|no\.|número|código|numéro|référence|nummer|kennzeichen|编号|号|رقم|رمز)/iu;

const codeOf = ({ label }: Field, index: number): string =>
  `${(wordsOf(label)[0] ?? 'n').charAt(0).toUpperCase()}-${1041 + index * 7}`;

function sampleOf(samples: UsualField['samples'], language: AppLanguage, index: number): string | undefined {
  const all = samplesIn(samples, language);
  return all[index % Math.max(all.length, 1)]?.toString();
}

/** Animals of any sort; plants, birds and finds have species of their own. */
const ANIMALS: readonly string[] = ['pet', 'animal'];

/** What has a subject that is taught, and not one of a letter. */
const TAUGHT: readonly Category[] = ['learning', 'person', 'measurement', 'place'];

/** A text of which something is known: by the attribute that its label names, by its form, by the thing that it names. */
function knownText(field: Field, { language, index, concept, category }: Place): string | undefined {
  const attribute = attributeNamed(field.label, language);
  if (attribute?.name === 'species' && !ANIMALS.includes(concept ?? '')) {
    const species = thingById('species');
    return species && oneOf(species, language, index);
  }
  const taught = thingById('subject');
  if (attribute?.name === 'subject' && taught && TAUGHT.includes(category ?? 'message'))
    return oneOf(taught, language, index);
  const sample = sampleOf(attribute?.samples, language, index);
  if (sample !== undefined) return sample;
  if (NUMBERED.test(field.label)) return codeOf(field, index);
  switch (heldByForm(field.label, language)) {
    case 'person':
      return personAt(language, index);
    case 'code':
      return codeOf(field, index);
    case 'place':
      return sampleOf(SAMPLES.location, language, index);
    default: {
      const thing = thingIn(field.label, language);
      return thing?.isWhole ? oneOf(thing.entry, language, index) : undefined;
    }
  }
}

/** What nobody knows anything of says so in some rows, and nothing in others. */
const fillerFor = (language: AppLanguage, index: number): string | null =>
  index % 4 === 2 ? null : (FILLERS[language][(index * 3 + 1) % FILLERS[language].length] ?? null);

function textCell(field: Field, place: Place): string | null {
  const known = knownText(field, place);
  if (known !== undefined) return known;
  return field.required || place.isTitle ? place.name : fillerFor(place.language, place.index);
}

const EMPTY: readonly string[] = ['image', 'file', 'computed', 'reference', 'references'];

/** A value for a cell; what refers to other rows comes later. */
export function cellFor(field: Field, place: Place): Row[string] {
  const { index, language, name, category } = place;
  if (EMPTY.includes(field.type)) return null;
  switch (field.type) {
    case 'number':
      return numberCell(field, index, language);
    case 'money':
      if (HAPPENED.test(field.label) && place.reached(field.label) === false) return 0;
      return moneyCell(field, index, language, category);
    case 'duration':
      return durationCell(field, index);
    case 'boolean':
      if (!HAPPENED.test(field.label)) return index % 4 !== 3;
      // Of people some have paid, whenever they came.
      return (
        place.reached(field.label) ??
        (category === 'person' ? index % 4 !== 3 : place.isOver && index % 5 !== 2)
      );
    case 'date':
    case 'dateTime':
      return dateCell(field, place.isDayOfStep(field.label) ? 'back' : kindOfDate(field, language), {
        ...place,
        isOver: place.reached(field.label) ?? place.isOver,
      });
    case 'email':
      return `${wordsOf(name).join('.').slice(0, 40) || `hello${index + 1}`}@example.com`;
    case 'phone':
      return phoneFor(language, index);
    case 'url':
      return `https://${wordsOf(name).join('-').slice(0, 40) || `site${index + 1}`}.example`;
    case 'select':
      return field.options?.[(index * 5 + 1) % field.options.length]?.name ?? null;
    case 'longText':
      return longTextOf(field, place);
    default:
      return textCell(field, place);
  }
}

function longTextOf(field: Field, { language, index, category }: Place): string | null {
  const attribute = attributeNamed(field.label, language);
  const sample = sampleOf(attribute?.samples, language, index * 5 + 3);
  if (sample !== undefined) return sample;
  if (attribute?.name === 'description') return descriptionFor(category, language, index);
  return noteFor(language, index) ?? (field.required ? noteFor(language, index + 1) : null);
}
