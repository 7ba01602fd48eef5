import { itemsFor } from './value-items.ts';
import { answeredFor } from './value-answers.ts';
import { alternativesFor } from './value-alternatives.ts';
import { innerFor } from './value-inner.ts';
import { onceFor } from './value-once.ts';
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
  const nothing = (): undefined => undefined;
  const { language } = vocabulary;
  const lists = valueListsFor(vocabulary);
  const { arrows, goes, steps } = valueRowsFor(lists);
  const labelled = labelledValuesFor(lists);
  const { bracketed, introduced, evidence } = sortedValuesFor(lists, nounBefore, weights);
  const { alternatives, eachIntroduced } = alternativesFor(lists);
  const items = itemsFor(lists);
  const { said, bare, amongFields } = valueClausesFor(lists);
  const answered = answeredFor(lists);
  const once = onceFor(lists);
  const inner = language === 'zh' ? nothing : innerFor(lists);
  const counted = language === 'zh' ? countedFor(lists) : nothing;
  const { ordered, scattered } =
    language === 'ar' ? sequencesFor(lists) : { ordered: nothing, scattered: nothing };
  const named = (text: string): Values | undefined =>
    arrows(text) ??
    once(text) ??
    ordered(text) ??
    counted(text) ??
    steps(text) ??
    goes(text) ??
    labelled(text);
  return {
    /** Those that are told by their words alone. */
    named,
    first: (text: string): Values | undefined =>
      answered(text) ??
      eachIntroduced(text) ??
      named(text) ??
      bracketed(text) ??
      said(text) ??
      inner(text) ??
      amongFields(text) ??
      items(text) ??
      bare(text) ??
      introduced(text) ??
      alternatives(text) ??
      scattered(text),
    evidence,
  };
}
