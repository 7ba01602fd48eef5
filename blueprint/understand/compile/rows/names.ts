import type { AppLanguage } from '../../../kinds.ts';
import type { ThingConcept, UsualField } from '../../ontology/concept.ts';
import { namesIn } from './names-other.ts';
import { englishNames } from './names-en.ts';
import { peopleFor } from './texts.ts';

/** From so many names on, the next rows bear the same ones again, counted. */
const FEW = 6;

export const samplesIn = (
  samples: UsualField['samples'],
  language: AppLanguage,
): readonly (string | number)[] =>
  samples === undefined ? [] : 'length' in samples ? samples : (samples[language] ?? []);

const namesOf = (concept: ThingConcept | undefined, language: AppLanguage): string[] => [
  ...new Set([
    ...samplesIn(concept?.samples, language).map(String),
    ...(language === 'en' ? englishNames(concept?.id ?? '') : namesIn(concept?.id ?? '', language)),
  ]),
];

/** One of the things of a concept, for a row that names it; none where too few are known. */
export function oneOf(concept: ThingConcept, language: AppLanguage, index: number): string | undefined {
  const names = namesOf(concept, language);
  return names.length < FEW ? undefined : names[(index * 5 + 3) % names.length];
}

interface Named {
  concept: ThingConcept | undefined;
  isPerson: boolean;
  label: string;
  language: AppLanguage;
  /** The place of the table among those of people. */
  table: number;
}

/** What sorts of one product are called, where nobody knows their names. */
const SORTS: readonly string[] = [
  'Classic',
  'Everyday',
  'Original',
  'Light',
  'Signature',
  'Vintage',
  'Compact',
  'Premium',
  'Sport',
  'Junior',
  'Limited',
  'Basic',
];
/** Names of products that are all of one sort: "Classic sneaker". */
export const sortsOf = (label: string, language: AppLanguage, rows: number): string[] =>
  Array.from({ length: rows }, (_, at) => {
    const sort = language === 'en' ? SORTS[at] : undefined;
    return sort === undefined ? `${label} ${at + 1}` : `${sort} ${label.toLowerCase()}`;
  });

/** What the rows of a table are called; things whose names nobody knows are numbered. */
export function namesFor({ concept, isPerson, label, language, table }: Named, rows: number): string[] {
  if (isPerson) return peopleFor(language, table, rows);
  const known = namesOf(concept, language);
  if (known.length < FEW) return Array.from({ length: rows }, (_, at) => known[at] ?? `${label} ${at + 1}`);
  return Array.from({ length: rows }, (_, at) => {
    const name = known[at % known.length] ?? label;
    return at < known.length ? name : `${name} ${Math.floor(at / known.length) + 1}`;
  });
}
