import type { Facts } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { withWrittenPages } from '../assume/written-pages.ts';
import { withBeforeAndAfter } from './before-after.ts';
import { withoutBusinesses } from './businesses.ts';
import { withOtherNamesJoined } from './called-otherwise.ts';
import { withChosen } from './chosen.ts';
import { withCountsInLists } from './counted-in-list.ts';
import { withFieldInList } from './field-in-list.ts';
import { withFirstAndLastDay } from './first-and-last-day.ts';
import { withEntered } from './entered.ts';
import { withDeedsOfThings } from './deeds-of-things.ts';
import { withoutDiaries } from './diaries.ts';
import { withGoodsSorted } from './goods-sorted.ts';
import { withHandedTo } from './handed-to.ts';
import { withHalfOrFull } from './half-or-full.ts';
import { withKeptOfEach } from './kept-of-each.ts';
import { withLastOfList } from './last-of-list.ts';
import { withListedFields, withListedThings, withOneOfEach } from './listed-fields.ts';
import { withoutListedTwice } from './listed-twice.ts';
import { withLow } from './low.ts';
import { withMailsAtLimits } from './mailed-limits.ts';
import { withDayClauses, withMoments } from './moments.ts';
import { withoutNominals } from './nominals.ts';
import { withBusy, withDatedReminders, withFieldsOfEach } from './of-each.ts';
import { withNotedThen } from './noted-then.ts';
import { withNotifiedStates } from './notified-states.ts';
import { withoutOnlyNamed } from './only-named.ts';
import { withOneOwner } from './one-owner.ts';
import { withOurThings } from './our-things.ts';
import { withOwed } from './owed.ts';
import { withLentSince } from './lent-since.ts';
import { withMarksGiven } from './marks-given.ts';
import { withMarksHeld } from './marks-held.ts';
import { withMarksListed } from './marks-listed.ts';
import { withMeasuresListed } from './measures-listed.ts';
import { withMeasuredOverTime } from './over-time.ts';
import { withPairedSorts } from './paired-sorts.ts';
import { withRelated } from './related.ts';
import { inTheirSense } from './senses.ts';
import { withSortsListed } from './sorts-listed.ts';
import { withStockLevels } from './stock-levels.ts';
import { withTaken } from './taken-with.ts';
import { withoutTwins } from './twins.ts';
import { withoutUnchoosable } from './unchoosable.ts';
import { withUnique } from './unique.ts';
import { withoutUnits } from './units.ts';
import { withWrittenAfter } from './written-after.ts';

/** A description as it is read. */
export interface Said {
  /** Without features that any software has. */
  text: string;
  /** With everything in the place where facts say it stands. */
  given: string;
  lexicon: Lexicon;
}

/** Looks at everything that was found at once, and changes what no single sentence tells. */
export type Pass = (facts: Facts, said: Said) => Facts;

export const through = (passes: readonly Pass[], facts: Facts, said: Said): Facts =>
  passes.reduce((before, pass) => pass(before, said), facts);

/** What is a thing at all, and what belongs to it. */
const THINGS: readonly Pass[] = [
  withoutNominals,
  (facts, { given }) => withListedFields(facts, given),
  (facts, { given, lexicon }) => withFieldInList(facts, given, lexicon),
  (facts, { given }) => withoutUnits(facts, given),
  (facts, { given, lexicon }) => withCountsInLists(facts, given, lexicon),
  (facts, { given }) => withoutDiaries(facts, given),
  (facts, { given, lexicon }) => withoutBusinesses(facts, given, lexicon),
  (facts, { given, lexicon }) => withBeforeAndAfter(facts, given, lexicon),
  (facts, { given, lexicon }) => withoutOnlyNamed(facts, given, lexicon),
  (facts, { given }) => withWrittenAfter(facts, given),
  (facts, { given, lexicon }) => withOurThings(facts, given, lexicon),
  (facts, { given, lexicon }) => withKeptOfEach(facts, given, lexicon),
  (facts, { given, lexicon }) => withDeedsOfThings(facts, given, lexicon),
  (facts, { lexicon }) => withEntered(facts, lexicon),
  (facts, { given, lexicon }) => withSortsListed(facts, given, lexicon),
  (facts, { given }) => withPairedSorts(facts, given),
  (facts, { given, lexicon }) => withGoodsSorted(facts, given, lexicon),
  (facts, { given }) => withMarksHeld(facts, given),
  (facts, { given }) => withMarksGiven(facts, given),
  (facts, { given, lexicon }) => withNotedThen(facts, given, lexicon),
  withoutListedTwice,
  (facts, { given, lexicon }) => withMeasuresListed(facts, given, lexicon),
  (facts, { given, lexicon }) => withHandedTo(facts, given, lexicon),
  (facts, { given, lexicon }) => withMarksListed(facts, given, lexicon),
  (facts, { given, lexicon }) => withMeasuredOverTime(facts, given, lexicon),
  (facts, { lexicon }) => withLentSince(facts, lexicon),
  (facts, { given, lexicon }) => withHalfOrFull(facts, given, lexicon),
  (facts, { given }) => withTaken(facts, given),
  (facts, { given, lexicon }) => withChosen(facts, given, lexicon),
  (facts, { given, lexicon }) => withLastOfList(facts, given, lexicon),
  (facts, { given, lexicon }) => withOwed(facts, given, lexicon),
];
const FIELDS: readonly Pass[] = [
  (facts, { given }) => withDayClauses(facts, given),
  (facts, { given, lexicon }) => withFirstAndLastDay(facts, given, lexicon),
  (facts, { given }) => (facts.language === 'en' ? withOneOwner(withOneOfEach(facts), given) : facts),
  (facts, { given }) => withMoments(facts, given),
  withoutUnchoosable,
  (facts, { lexicon }) => withStockLevels(facts, lexicon),
  (facts, { given }) => withFieldsOfEach(facts, given),
  (facts, { given }) => withBusy(facts, given),
  (facts, { given }) => withDatedReminders(facts, given),
  (facts, { given }) => withUnique(facts, given),
  (facts, { text }) => withWrittenPages(facts, text),
  (facts, { text }) => inTheirSense(facts, text),
  (facts, { given, lexicon }) =>
    facts.language === 'en' ? withOtherNamesJoined(facts, given, lexicon) : facts,
  (facts, { text, lexicon }) => withoutTwins(facts, text, lexicon),
];
const LIMITS: readonly Pass[] = [
  (facts, { given }) => withMailsAtLimits(facts, given),
  (facts, { given, lexicon }) => withNotifiedStates(facts, given, lexicon),
  (facts, { given, lexicon }) => withLow(facts, given, lexicon),
  (facts, { given, lexicon }) => withRelated(facts, given, lexicon),
];

/** What was said, settled once all of it is known. */
export const settledBy = (facts: Facts, said: Said): Facts =>
  through(
    facts.language === 'en'
      ? [
          ...THINGS,
          ...FIELDS,
          ...LIMITS,
          (some, { given, lexicon }) => withListedThings(some, given, lexicon),
        ]
      : FIELDS,
    facts,
    said,
  );
