import type { AppLanguage } from '../../kinds.ts';
import type { AttributeName } from '../ontology/attributes/index.ts';
import { attributeNamed, thingNamed } from '../ontology/index.ts';

// Numbers that tell how many there are of something, or how much: there are never fewer than none.

const AMOUNTS: readonly string[] = [
  'quantity',
  'stock',
  'minimumStock',
  'capacity',
  'seats',
  'guests',
  'servings',
  'age',
  'weight',
  'height',
  'width',
  'length',
  'area',
  'volume',
  'distance',
  'speed',
  'mileage',
  'engineHours',
  'heartRate',
  'calories',
  'reps',
  'sets',
  'credits',
  'pages',
  'bedrooms',
  'bathrooms',
  'hours',
  'days',
  'views',
  'likes',
  'votes',
  'goals',
  'fileSize',
] satisfies readonly AttributeName[];
/** "Number of hives", "Times a day". */
const HOW_MANY =
  /^(?:(?:number|count|amount|total) of|no\. of|how many|times?\s(?:an?|per|each)|número de|n\.º de|cantidad de|nombre (?:de|d[’'])|(?:an)?zahl\b)|\b(?:count|per (?:day|week|month|year))$|anzahl$|数$|数量|^عدد/iu;
/** Plurals of what may lie below nought. */
const SIGNED =
  /degree|point|result|coordinate|diopt|gain|loss|change|difference|deviation|adjust|correction|balance|temperature|grado|punto|resultado|degré|résultat|écart|différence/iu;
/** What is told of rows that take away as well as add. */
const MOVES = /adjust|movement|correction|transaction|ajuste|movimient|mouvement|bewegung|korrektur/iu;
/** The plural of a word of a language that marks it by an s. */
const PLURAL: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  en: /^\p{L}[\p{L} -]*[^su]s$/iu,
  es: /^\p{L}[\p{L} ]*s$/iu,
  fr: /^\p{L}[\p{L} ]*s$/iu,
};

/** @param owner what the number is told of */
export function isCount(label: string, owner: string, language: AppLanguage): boolean {
  if (MOVES.test(owner)) return false;
  if (HOW_MANY.test(label)) return true;
  if (SIGNED.test(label)) return false;
  return (
    AMOUNTS.includes(attributeNamed(label, language)?.name ?? '') ||
    (PLURAL[language]?.test(label) ?? false) ||
    thingNamed(label, language) !== undefined
  );
}
