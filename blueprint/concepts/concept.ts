import type { AppKind } from '../kinds.ts';
import type { Draft } from './draft.ts';

/** What is known about a kind of app: the words it is recognised by, and a whole app of it. */
export interface Concept {
  kind: AppKind;
  /** How often these words stand in a description says how well it fits. */
  words: RegExp;
  /** A description of such an app, for the gallery. */
  description: string;
  /** What the sample rows tell of. Where a description has none of these words, the rows of these entities are called plainly. */
  about?: { words: RegExp; entities: readonly string[] };
  app: Draft;
}
