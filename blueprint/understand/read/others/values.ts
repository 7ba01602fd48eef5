import { alternativesFor } from './value-alternatives.ts';
import { valueClausesFor } from './value-clauses.ts';
import { labelledValuesFor } from './value-labels.ts';
import { type Values, valueListsFor } from './value-lists.ts';
import { valueRowsFor } from './value-rows.ts';
import { type NounBefore, sortedValuesFor } from './value-sorts.ts';
import type { Vocabulary } from './vocabulary.ts';

// States and choices: values that stand in a list.

/** @returns the first list of values in a text */
export function valuesFinderFor(vocabulary: Vocabulary, nounBefore: NounBefore) {
  const lists = valueListsFor(vocabulary);
  const { arrows, goes, steps } = valueRowsFor(lists);
  const labelled = labelledValuesFor(lists);
  const { bracketed, introduced } = sortedValuesFor(lists, nounBefore);
  const alternatives = alternativesFor(lists);
  const { said, bare } = valueClausesFor(lists);
  return (text: string): Values | undefined =>
    arrows(text) ??
    steps(text) ??
    goes(text) ??
    labelled(text) ??
    bracketed(text) ??
    said(text) ??
    bare(text) ??
    introduced(text) ??
    alternatives(text);
}
