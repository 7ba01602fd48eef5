import type { AppLanguage } from '../../../kinds.ts';
import { wordsOf } from '../../../names.ts';
import type { Field, Row } from '../../../schema.ts';
import { attributeNamed } from '../../ontology/index.ts';
import type { Category, UsualField } from '../../ontology/concept.ts';
import { dateCell, kindOfDate } from './moments.ts';
import { durationCell, moneyCell, numberCell } from './numbers.ts';
import { noteFor, phoneFor } from './texts.ts';

export interface Place {
  language: AppLanguage;
  category: Category | undefined;
  isYoung: boolean;
  /** What the row is called. */
  name: string;
  index: number;
  day: number;
  isOver: boolean;
}

export const samplesIn = (
  samples: UsualField['samples'],
  language: AppLanguage,
): readonly (string | number)[] =>
  samples === undefined ? [] : 'length' in samples ? samples : (samples[language] ?? []);

const HAPPENED =
  /paid|done|returned|complete|checked|attended|present|deliver|pagad|hecho|asist|payé|fait|présent|bezahlt|erledigt|anwesend|付|完成|出席|مدفوع|حاضر|منجز/iu;
const NUMBERED =
  /(?:number|code|sku|plate|reference|no\.|número|código|numéro|référence|nummer|kennzeichen|编号|号|رقم|رمز)/iu;

function textCell(field: Field, { language, index, name }: Place): string | null {
  const attribute = attributeNamed(field.label, language);
  const samples = samplesIn(attribute?.samples, language);
  const sample = samples[index % Math.max(samples.length, 1)];
  // Numbers go on where the samples end, so that no two rows share one.
  if (typeof sample === 'string' && /^\d+$/.test(sample)) return String(Number(samples[0]) + index);
  if (typeof sample === 'string') return sample;
  if (NUMBERED.test(field.label))
    return `${(wordsOf(field.label)[0] ?? 'n').charAt(0).toUpperCase()}-${1041 + index * 7}`;
  return field.required ? name : null;
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
      return moneyCell(field, index, language, category);
    case 'duration':
      return durationCell(field, index);
    case 'boolean':
      return HAPPENED.test(field.label) ? place.isOver && index % 5 !== 2 : index % 4 !== 3;
    case 'date':
    case 'dateTime':
      return dateCell(field, kindOfDate(field, language), place);
    case 'email':
      return `${wordsOf(name).join('.').slice(0, 40) || `hello${index + 1}`}@example.com`;
    case 'phone':
      return phoneFor(language, index);
    case 'url':
      return `https://${wordsOf(name).join('-').slice(0, 40) || `site${index + 1}`}.example`;
    case 'select':
      return field.options?.[(index * 5 + 1) % field.options.length]?.name ?? null;
    case 'longText':
      return noteOf(field, place);
    default:
      return textCell(field, place);
  }
}

/** Remarks fit where remarks are asked for; anything longer would be about something else. */
function noteOf(field: Field, { language, index }: Place): string | null {
  const isNote = ['notes', 'comment'].includes(attributeNamed(field.label, language)?.name ?? '');
  const note = isNote || field.required ? noteFor(language, index) : null;
  return note ?? (field.required ? noteFor(language, index + 1) : null);
}
