import { itemsFor } from './value-items.ts';
import { answeredFor } from './value-answers.ts';
import { alternativesFor } from './value-alternatives.ts';
import { countedFor } from './value-counted.ts';
import { sequencesFor } from './value-sequences.ts';
import { valueClausesFor } from './value-clauses.ts';
import { labelledValuesFor } from './value-labels.ts';
import { type Values, valueListsFor } from './value-lists.ts';
import { valueRowsFor } from './value-rows.ts';
import { type NounBefore, sortedValuesFor } from './value-sorts.ts';
import type { Weights } from '../../likelihood.ts';
import type { Vocabulary } from './vocabulary.ts';

// States and choices: values that stand in a list.

/** Finds the lists of values in a text, one at a time. */
export function valuesFinderFor(vocabulary: Vocabulary, nounBefore: NounBefore, weights: Weights) {
  const lists = valueListsFor(vocabulary);
  const { arrows, goes, steps } = valueRowsFor(lists);
  const labelled = labelledValuesFor(lists);
  const { bracketed, introduced, evidence } = sortedValuesFor(lists, nounBefore, weights);
  const alternatives = alternativesFor(lists);
  const items = itemsFor(lists);
  const { said, bare } = valueClausesFor(lists);
  const answered = answeredFor(lists);
  const nothing = (): undefined => undefined;
  const { language } = vocabulary;
  const counted = language === 'zh' ? countedFor(lists) : nothing;
  const { ordered, scattered } =
    language === 'ar' ? sequencesFor(lists) : { ordered: nothing, scattered: nothing };
  const named = (text: string): Values | undefined =>
    arrows(text) ?? ordered(text) ?? counted(text) ?? steps(text) ?? goes(text) ?? labelled(text);
  return {
    /** Those that are told by their words alone. */
    named,
    first: (text: string): Values | undefined =>
      answered(text) ??
      named(text) ??
      bracketed(text) ??
      said(text) ??
      items(text) ??
      bare(text) ??
      introduced(text) ??
      alternatives(text) ??
      scattered(text),
    evidence,
  };
}
