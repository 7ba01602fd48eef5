import type { Facts } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { withWrittenPages } from '../assume/written-pages.ts';
import { withDeedsOfThings } from './added/deeds-of-things.ts';
import { withLentSince } from './added/lent-since.ts';
import { withLookedUpBy } from './added/looked-up-by.ts';
import { withMeasuresListed } from './added/measures-listed.ts';
import { withMeasuredOverTime } from './added/over-time.ts';
import { withOwed } from './added/owed.ts';
import { withDeedsListed } from './as-choices/deeds-listed.ts';
import { withHalfOrFull } from './as-choices/half-or-full.ts';
import { withHomeOrAway } from './as-choices/home-or-away.ts';
import { withSortsListed } from './as-choices/sorts-listed.ts';
import { withChoicesMended } from './as-choices/mended.ts';
import { withSortsAround } from './as-choices/listed/index.ts';
import { withSortsTold } from './as-choices/sorts-told.ts';
import { withoutUnchoosable } from './as-choices/unchoosable.ts';
import { withBeforeAndAfter } from './as-fields/before-after.ts';
import { withCountsInLists } from './as-fields/counted-in-list.ts';
import { withDoneCounts } from './as-fields/done-counts.ts';
import { withEntered } from './as-fields/entered.ts';
import { withFieldInList } from './as-fields/field-in-list.ts';
import { withHeldAlone } from './as-fields/held-alone.ts';
import { withKeptOfEach } from './as-fields/kept-of-each.ts';
import { withLastOfList } from './as-fields/last-of-list.ts';
import { withListedFields, withListedThings, withOneOfEach } from './as-fields/listed-fields.ts';
import { withMarksGiven } from './as-fields/marks-given.ts';
import { withMarksHeld } from './as-fields/marks-held.ts';
import { withMarksListed } from './as-fields/marks-listed.ts';
import { withoutOnlyNamed } from './as-fields/only-named.ts';
import { withoutUnits } from './as-fields/units.ts';
import { withoutAskedClauses } from './left-out/asked-clauses.ts';
import { withoutBusinesses } from './left-out/businesses.ts';
import { withoutDiaries } from './left-out/diaries.ts';
import { withoutNominals } from './left-out/nominals.ts';
import { withoutPageNames } from './left-out/page-names.ts';
import { withOtherNamesJoined } from './merged/called-otherwise.ts';
import { withoutListedTwice } from './merged/listed-twice.ts';
import { withoutTwins } from './merged/twins.ts';
import { withListedPer } from './moved/listed-per.ts';
import { withNotedThen } from './moved/noted-then.ts';
import { withBusy, withDatedReminders, withFieldsOfEach } from './moved/of-each.ts';
import { withOneOwner } from './moved/one-owner.ts';
import { withStockLevels } from './moved/stock-levels.ts';
import { withTaken } from './moved/taken-with.ts';
import { withChosen } from './references/chosen.ts';
import { withHandedTo } from './references/handed-to.ts';
import { withListedApart } from './references/listed-apart.ts';
import { withOurThings } from './references/our-things.ts';
import { withRelated } from './references/related.ts';
import { withTakenAlong } from './references/taken-along.ts';
import { withParentsOfAnimals } from './references/parents-of-animals.ts';
import { withSortedBy } from './references/sorted-by.ts';
import { withWrittenAfter } from './references/written-after.ts';
import { withLow } from './rules-and-pages/low.ts';
import { withMailsAtLimits } from './rules-and-pages/mailed-limits.ts';
import { withNotifiedStates } from './rules-and-pages/notified-states.ts';
import { withoutEndsTold } from './values/ends-told.ts';
import { withCameAndWent } from './values/came-and-went.ts';
import { withCleanLives } from './values/clean-lives.ts';
import { withFirstAndLastDay } from './values/first-and-last-day.ts';
import { withLabelsOfQuestions } from './values/asked-labels.ts';
import { withDayClauses, withHoursOfDay, withMoments } from './values/moments.ts';
import { inTheirSense } from './values/senses.ts';
import { withStatesOfFirst } from './values/that-are.ts';
import { withUnique } from './values/unique.ts';

// Each pass looks at all facts at once. The passes are grouped by what they do:
// `merged/` makes one of what two names mean,
// `left-out/` drops what is named and kept nowhere,
// `as-fields/` and `as-choices/` make a field or a choice of what was read as a thing,
// `moved/` gives fields, rules and pages to the thing that they belong to,
// `references/` says which thing refers to which,
// `added/` adds things that only a deed or a measure tells of,
// `values/` settles types, ranges, names and what is worked out,
// `rules-and-pages/` settles limits, mails, sign-offs, charts and lists of what to look after.

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
  (facts, { lexicon }) => withDoneCounts(facts, lexicon),
  (facts, { given }) => withoutDiaries(facts, given),
  (facts, { given, lexicon }) => withoutBusinesses(facts, given, lexicon),
  (facts, { given, lexicon }) => withBeforeAndAfter(facts, given, lexicon),
  (facts, { given, lexicon }) => withoutOnlyNamed(facts, given, lexicon),
  (facts, { given }) => withWrittenAfter(facts, given),
  (facts, { given, lexicon }) => withOurThings(facts, given, lexicon),
  (facts, { given, lexicon }) => withListedApart(facts, given, lexicon),
  (facts, { lexicon }) => withSortedBy(facts, lexicon),
  (facts, { lexicon }) => withParentsOfAnimals(facts, lexicon),
  withTakenAlong,
  (facts, { given, lexicon }) => withKeptOfEach(facts, given, lexicon),
  (facts, { given, lexicon }) => withDeedsOfThings(facts, given, lexicon),
  (facts, { lexicon }) => withEntered(facts, lexicon),
  (facts, { given, lexicon }) => withDeedsListed(facts, given, lexicon),
  (facts, { given }) => withCameAndWent(facts, given),
  (facts, { given, lexicon }) => withCleanLives(facts, given, lexicon),
  (facts, { given, lexicon }) => withSortsListed(facts, given, lexicon),
  (facts, { given, lexicon }) => withSortsAround(facts, given, lexicon),
  (facts, { given, lexicon }) => withChoicesMended(facts, given, lexicon),
  (facts, { given, lexicon }) => withSortsTold(facts, given, lexicon),
  (facts, { given }) => withMarksHeld(facts, given),
  (facts, { given }) => withMarksGiven(facts, given),
  (facts, { given, lexicon }) => withNotedThen(facts, given, lexicon),
  withoutListedTwice,
  (facts, { given, lexicon }) => withMeasuresListed(facts, given, lexicon),
  (facts, { given, lexicon }) => withStatesOfFirst(facts, given, lexicon),
  (facts, { given, lexicon }) => withHandedTo(facts, given, lexicon),
  (facts, { given, lexicon }) => withMarksListed(facts, given, lexicon),
  (facts, { given, lexicon }) => withMeasuredOverTime(facts, given, lexicon),
  (facts, { lexicon }) => withLentSince(facts, lexicon),
  (facts, { given, lexicon }) => withHalfOrFull(facts, given, lexicon),
  (facts, { given }) => withHomeOrAway(facts, given),
  (facts, { given }) => withHeldAlone(facts, given),
  (facts, { given }) => withTaken(facts, given),
  (facts, { given, lexicon }) => withChosen(facts, given, lexicon),
  (facts, { given, lexicon }) => withLastOfList(facts, given, lexicon),
  (facts, { given, lexicon }) => withListedPer(facts, given, lexicon),
  (facts, { given, lexicon }) => withOwed(facts, given, lexicon),
  (facts, { given, lexicon }) => withLookedUpBy(facts, given, lexicon),
  (facts, { given }) => withoutAskedClauses(facts, given),
  (facts, { given, lexicon }) => (facts.language === 'en' ? withoutPageNames(facts, given, lexicon) : facts),
];
const FIELDS: readonly Pass[] = [
  (facts, { given }) => withDayClauses(facts, given),
  (facts, { given, lexicon }) => withFirstAndLastDay(facts, given, lexicon),
  (facts, { given }) => (facts.language === 'en' ? withOneOwner(withOneOfEach(facts), given) : facts),
  (facts, { given }) => withMoments(facts, given),
  withHoursOfDay,
  withoutEndsTold,
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
          (some, { lexicon: known }) => withLabelsOfQuestions(some, known),
        ]
      : FIELDS,
    facts,
    said,
  );
