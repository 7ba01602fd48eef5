import type { Span } from '../../facts.ts';
import type { Notebook } from '../../notebook.ts';
import type { Asked } from '../../words/others/asked.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A sentence in lower case, and what there is to ask something of. */
export interface Asking {
  lower: string;
  span: Span;
  asked: Asked;
  vocabulary: Vocabulary;
  notebook: Notebook;
  /** The thing that is named nearest to a place in the sentence. */
  near: (at: number, fits?: (noun: string) => boolean) => string | undefined;
  isMade: (noun: string) => boolean;
  isNobody: (noun: string) => boolean;
}
