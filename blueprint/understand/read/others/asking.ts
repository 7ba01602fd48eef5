import type { Span } from '../../facts.ts';
import type { Notebook } from '../../notebook.ts';
import type { Asked } from '../../words/others/asked.ts';
import type { Places } from './places.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A sentence, and what there is to ask something of. */
export interface Asking extends Places {
  text: string;
  /** The same in lower case. */
  lower: string;
  span: Span;
  asked: Asked;
  vocabulary: Vocabulary;
  notebook: Notebook;
  isMade: (noun: string) => boolean;
  isNobody: (noun: string) => boolean;
  isSomebody: (noun: string) => boolean;
  /** Has a day, and is nobody. */
  isTimed: (noun: string) => boolean;
  isRow: (noun: string) => boolean;
  /** What is paid: a bill, a rent. */
  isPaid: (noun: string) => boolean;
  /** Has states. */
  isLiving: (noun: string) => boolean;
  hasNumber: (noun: string) => boolean;
  hasStock: (noun: string) => boolean;
}
