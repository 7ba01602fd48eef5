import type { AppLanguage } from '../../../kinds.ts';
import type { ThingConcept } from '../../ontology/concept.ts';
import { samplesIn } from './cells.ts';
import { namesIn } from './names-other.ts';
import { englishNames } from './names-en.ts';
import { peopleFor } from './texts.ts';

/** From so many names on, the next rows bear the same ones again, counted. */
const FEW = 6;

interface Named {
  concept: ThingConcept | undefined;
  isPerson: boolean;
  label: string;
  language: AppLanguage;
  /** The place of the table among those of people. */
  table: number;
}

/** What the rows of a table are called; things whose names nobody knows are numbered. */
export function namesFor({ concept, isPerson, label, language, table }: Named, rows: number): string[] {
  if (isPerson) return peopleFor(language, table, rows);
  const sampled = samplesIn(concept?.samples, language).map(String);
  const known = [
    ...new Set([
      ...sampled,
      ...(language === 'en' ? englishNames(concept?.id ?? '') : namesIn(concept?.id ?? '', language)),
    ]),
  ];
  if (known.length < FEW) return Array.from({ length: rows }, (_, at) => known[at] ?? `${label} ${at + 1}`);
  return Array.from({ length: rows }, (_, at) => {
    const name = known[at % known.length] ?? label;
    return at < known.length ? name : `${name} ${Math.floor(at / known.length) + 1}`;
  });
}
