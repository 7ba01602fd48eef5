import { relativeDay } from '../../dates.ts';
import type { AppLanguage } from '../../kinds.ts';
import { wordsOf } from '../../names.ts';
import type { Entity, Field, Row } from '../../schema.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../merge.ts';
import type { UsualField } from '../ontology/concept.ts';
import { USUAL_FIELDS } from '../ontology/index.ts';
import { PEOPLE } from '../words/people.ts';
import type { Made } from './entities.ts';

// Believable rows: what the ontology knows of a thing, and plain values for the rest.

const ROWS = 12;
const STREETS: readonly string[] = [
  '4 Mill Lane',
  '17 Harbour Street',
  '22 Station Road',
  '9 Orchard Way',
  '31 Castle Hill',
  '6 Bridge Street',
  '12 Market Square',
  '48 Park Avenue',
  '15 Church Street',
  '8 Lime Avenue',
  '27 Quay Road',
  '3 Garden Close',
];

const samplesOf = (samples: UsualField['samples'], language: AppLanguage): readonly (string | number)[] =>
  samples === undefined ? [] : 'length' in samples ? samples : (samples[language] ?? []);

interface Known {
  names: readonly (string | number)[];
  usual: readonly UsualField[];
  isPerson: boolean;
}
function knownOf({ fact }: Made, lexicon: Lexicon, language: AppLanguage): Known {
  const concept = lexicon.byId(fact.concept ?? '');
  const category = categoryFor(fact, lexicon, language);
  const isPerson = category === 'person';
  const own = samplesOf(concept?.samples, language);
  return {
    names: own.length > 0 ? own : isPerson ? PEOPLE[language] : [],
    usual: concept?.fields ?? (category ? USUAL_FIELDS[category] : []),
    isPerson,
  };
}

function cellOf(field: Field, index: number, name: string, known: Known, language: AppLanguage): Row[string] {
  const usual = known.usual.find((one) => keyOf(one.label[language]) === keyOf(field.label));
  const samples = usual?.type === field.type ? samplesOf(usual.samples, language) : [];
  const sample = samples[index % Math.max(samples.length, 1)];
  switch (field.type) {
    case 'number':
      return typeof sample === 'number' ? sample : 1 + ((index * 7) % 12);
    case 'money':
      return typeof sample === 'number' ? Math.round(sample * 100) : 900 + ((index * 7) % 12) * 350;
    case 'duration':
      return typeof sample === 'number' ? Math.round(sample) : 30 + (index % 4) * 15;
    case 'boolean':
      return index % 3 === 0;
    case 'date':
      return relativeDay(index * 4 - 20);
    case 'dateTime':
      return relativeDay(index * 3 - 12, index % 2 ? 'T14:00' : 'T09:30');
    case 'email':
      return `${wordsOf(name).join('.') || `hello${index + 1}`}@example.com`;
    case 'phone':
      return `+1 555 01${String(10 + index)}`;
    case 'url':
      return `https://${wordsOf(name).join('-') || 'www'}.example`;
    case 'select':
      return field.options?.[index % field.options.length]?.name ?? null;
    case 'text':
      if (typeof sample === 'string') return sample;
      if (/address|street/iu.test(field.label)) return STREETS[index % STREETS.length] ?? null;
      return /number|code|sku|plate|reference/iu.test(field.label)
        ? `${field.label.charAt(0).toUpperCase()}-${1041 + index * 7}`
        : null;
    case 'longText':
      return typeof sample === 'string' ? sample : null;
    case 'reference':
      return `row-${1 + ((index * 5) % ROWS)}`;
    case 'references':
      return [`row-${1 + (index % ROWS)}`];
    default:
      return null;
  }
}

export function rowsFor(made: Made, lexicon: Lexicon, language: AppLanguage): Row[] {
  const { entity } = made;
  const known = knownOf(made, lexicon, language);
  return Array.from({ length: ROWS }, (_, index) => {
    const stem = known.names[index];
    const name = stem === undefined ? `${entity.label} ${index + 1}` : String(stem);
    const row: Row = { id: `row-${index + 1}` };
    for (const field of entity.fields) {
      if (field.type === 'computed') continue;
      row[field.name] =
        field.name === entity.title
          ? titleCell(field, name, index, known, entity, language)
          : cellOf(field, index, name, known, language);
    }
    return row;
  });
}

function titleCell(
  field: Field,
  name: string,
  index: number,
  known: Known,
  entity: Entity,
  language: AppLanguage,
): Row[string] {
  const isNamed =
    field.type === 'text' &&
    /name|title|nombre|título|nom$|titre|titel|名|标题|题|اسم|عنوان/iu.test(field.label);
  if (isNamed) return name;
  return cellOf(field, index, name, known, language) ?? `${entity.label} ${index + 1}`;
}
