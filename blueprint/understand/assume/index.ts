import { categoryFor } from '../category.ts';
import type { Facts } from '../facts.ts';
import { withDifferences } from '../settle/values/differences.ts';
import { withoutDoubles } from '../settle/merged/doubles.ts';
import { withChartsDrawn } from '../settle/rules-and-pages/drawn.ts';
import { atTheirHolders } from '../settle/moved/holders.ts';
import { type Pass, type Said, through } from '../settle/index.ts';
import { withLineTotals } from '../settle/values/line-totals.ts';
import { ranked } from '../settle/left-out/rank.ts';
import { withSignOffs } from '../settle/rules-and-pages/signed-off.ts';
import { withoutAddedNames } from '../settle/left-out/titles.ts';
import { withRowsAsked } from '../settle/rules-and-pages/watched.ts';
import { withParentsOfChildren } from './children.ts';
import { withImplied } from './implied.ts';
import { withKnowledge } from './merge.ts';
import { withOpenness } from './open.ts';
import { withRecipients } from './recipients.ts';
import { withSite } from './site.ts';
import { withNeedsOfPages } from './suited.ts';
import { withTemplate } from './template.ts';
import { withTerms } from './terms.ts';

const PASSES: readonly Pass[] = [
  ranked,
  (facts, { lexicon }) => atTheirHolders(facts, (entity) => categoryFor(entity, lexicon, facts.language)),
  (facts, { lexicon }) => withRecipients(facts, lexicon),
  (facts, { text, lexicon }) => withImplied(facts, text, lexicon),
  (facts, { text, lexicon }) => withKnowledge(facts, text, lexicon),
  (facts, { text, lexicon }) => withTerms(facts, text, lexicon),
  withDifferences,
  withSignOffs,
  withLineTotals,
  (facts, { lexicon }) => withChartsDrawn(facts, lexicon),
  (facts, { given, lexicon }) => withRowsAsked(facts, given, lexicon),
  (facts, { text }) => withTemplate(facts, text),
  withNeedsOfPages,
  withoutAddedNames,
  (facts, { text }) => withSite(facts, text),
  withParentsOfChildren,
  (facts, { given }) => withOpenness(facts, undefined, given),
  withoutDoubles,
];

/** With what goes without saying: fields, references, rights and pages that such an app has. */
export const filledUp = (facts: Facts, said: Said): Facts => through(PASSES, facts, said);
