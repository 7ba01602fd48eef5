import { type AppLanguage, LIMITS } from '../kinds.ts';
import { asWritten } from './settle/values/as-written.ts';
import { aboutOf, withoutLooks } from './compile/about.ts';
import { withColumns } from './prepare/columned.ts';
import { compile } from './compile/index.ts';
import { withOutlines } from './prepare/outlined.ts';
import { withStepsBelow } from './prepare/steps-below.ts';
import { applyCorrections, type Correction } from './correct/correct.ts';
import { type Facts, isSaidIn, NO_FACTS, type PastedFact, type Span, type Understanding } from './facts.ts';
import { withCriteria } from './settle/as-fields/criteria.ts';
import { withDomain } from './assume/domain.ts';
import { sortsIn, withSorts } from './prepare/sorts.ts';
import { type SortsBefore, sortsBefore, withSortsBefore } from './prepare/sorts-before.ts';
import { inputsIn, withInputs } from './prepare/inputs.ts';
import { detect, type Detected } from './language.ts';
import { lexiconFor } from './lexicon.ts';
import { withRules } from './model/with-rules.ts';
import { schemasIn } from './read/schemas/index.ts';
import { pastedTables, withoutValues } from './read/sheets/pasted.ts';
import { blanked } from './read/sheets/sheet.ts';
import { withoutFeatures } from './prepare/features.ts';
import { KEEPING_WORDS } from './words/naming.ts';
import { TALKING } from './words/asking.ts';
import { isNothing } from './nothing.ts';
import { constraintsIn, withConstraints } from './settle/values/constraints.ts';
import { rangesIn, withRanges } from './settle/values/ranges.ts';
import { specificationIn, withoutRefused, withSpecification } from './prepare/specified/index.ts';
import { questionsOf } from './correct/questions.ts';
import { withTracked } from './prepare/tracked.ts';
import { withoutTakenBack } from './prepare/taken-back.ts';
import { filledUp } from './assume/index.ts';
import { type Said, settledBy } from './settle/index.ts';

/** As much of a description as is read. */
const READ = 4000;

const languageOf = ({ language, other }: Detected) => ({
  language,
  ...(other !== undefined && { otherLanguage: other }),
});

const nothing = (detected: Detected): Understanding => ({
  blueprint: null,
  facts: {
    ...languageOf(detected),
    ...NO_FACTS,
  },
  rules: [],
  questions: [],
});

/** "Fridge inventory with best before dates. Tell me what to use up first.": a list that a text opens with. */
function titleOf(text: string): string | undefined {
  const [, title, rest] = /^\s*([^.!?\n]{3,80})[.!\n]([\s\S]+)$/u.exec(text) ?? [];
  const words = title?.split(' ') ?? [];
  const keeper = words.findIndex((word) => KEEPING_WORDS.en.test(word));
  return keeper > 0 && keeper < 4 && rest?.trim() && !TALKING.en.test(title ?? '') ? title : undefined;
}

/** "Paid" and "sent on" tell how it stands with somebody's own rows; no state is made up beside them. */
function withoutGuessedLives({ states, fields }: Facts, pasted: readonly PastedFact[]): Facts['states'] {
  const columns = pasted.flatMap((table) => table.columns);
  const owners = fields.filter((field) => isSaidIn(field, columns)).map(({ owner }) => owner);
  return states.filter(({ owner, source }) => source.from === 'text' || !owners.includes(owner));
}

/** What a text says; the words of each language come with its reader. */
export type Read = (text: string, language: AppLanguage) => Facts;

/**
 * What a description asks for, and an app of it.
 * @param read the reader of its language
 * @param byModel what a model understood of it, to which is added what only the rules found
 */
export function understandBy(description: string, read: Read, byModel?: Facts): Understanding {
  const whole = description.slice(0, READ);
  const written = detect(whole).language;
  const meant = withoutTakenBack(whole, written);
  const specified = written === 'en' ? specificationIn(meant) : undefined;
  const plain = specified?.text ?? meant;
  const outlined = withOutlines(written === 'en' ? withStepsBelow(plain) : plain, written);
  const given = written === 'en' ? withColumns(outlined) : outlined;
  const schemas = written === 'en' ? schemasIn(given) : [];
  const tables = pastedTables(blanked(given, schemas));
  const text = withoutValues(given, tables);
  const detected = detect(text);
  const { language, other } = detected;
  if (schemas.length === 0 && isNothing(text)) return nothing({ language });
  const ranges = rangesIn(given, language, lexiconFor(language));
  const constraints = constraintsIn(blanked(given, [...schemas, ...tables]), language);
  const asides = constraints.filter(({ isAside }) => isAside);
  const inputs = language === 'en' ? inputsIn(blanked(given, schemas)) : [];
  const sorts = language === 'en' ? sortsIn(blanked(given, [...schemas, ...tables]), lexiconFor('en')) : [];
  const readBut = (sorted: readonly Span[]) => {
    const plainer = withoutFeatures(
      blanked(given, [...ranges, ...inputs, ...sorted, ...schemas, ...asides]),
      language,
    );
    const defined = schemas.reduce(
      (rest, { start, end }) => rest.slice(0, start) + given.slice(start, end) + rest.slice(end),
      plainer.text,
    );
    return { features: plainer, facts: read(defined, language) };
  };
  // What tells apart nothing that is kept is read with the sentence.
  const readSorted = (lists: readonly SortsBefore[]): ReturnType<typeof readBut> => {
    const read = readBut(lists);
    const { facts, left } = withSortsBefore(read.facts, lists, given, lexiconFor(language));
    return left.length === 0 ? { ...read, facts } : readSorted(lists.filter((one) => !left.includes(one)));
  };
  const around =
    language === 'en'
      ? sortsBefore(blanked(given, [...schemas, ...tables, ...ranges]), lexiconFor('en'))
      : [];
  const apart = sorts.length > 0 ? readBut(sorts) : undefined;
  const typed = apart && withSorts(apart.facts, sorts);
  // Sorts of nothing that is kept are tables.
  const { features, facts: told } = typed ? { ...apart, facts: typed } : readSorted(around);
  const entered = withInputs(told, inputs, given);
  const ranged = withConstraints(withRanges(entered, ranges, given, lexiconFor(language)), constraints);
  const judged = language === 'en' ? withCriteria(ranged, given, lexiconFor(language)) : ranged;
  const tracked = language === 'en' ? withTracked(judged, given, lexiconFor(language)) : judged;
  const found = specified ? withSpecification(tracked, specified) : tracked;
  // Whoever pastes rows wants them kept, whatever they write around them.
  const byRules = tables.some(({ rows }) => rows.length > 0) ? found : withDomain(found, text, features.text);
  // A language that the rules don't know is read as English by them, which adds nothing to a model's reading.
  const hasBoth = byModel && byRules && other === undefined;
  const merged = hasBoth ? withRules(byModel, byRules) : (byModel ?? byRules);
  const chosen = merged && withoutLooks(merged, text);
  if (!chosen || chosen.entities.length === 0) {
    const title = titleOf(text);
    return language === 'en' && title !== undefined ? understandBy(title, read, byModel) : nothing(detected);
  }
  const said: Said = { text, given, lexicon: lexiconFor(language) };
  const settled = settledBy(chosen, said);
  const opened = filledUp(specified ? withoutRefused(settled, specified) : settled, said);
  const pasted = tables.flatMap(({ header, rows }) =>
    rows.length > 0
      ? [
          {
            columns: header.map(({ start, end }) => ({ start, end })),
            rows: rows.slice(0, LIMITS.rowsPerEntity),
          },
        ]
      : [],
  );
  const facts = {
    ...opened,
    ...languageOf(detected),
    ...(features.missing.length > 0 && { unsupported: features.missing }),
    ...(pasted.length > 0 && { pasted, states: withoutGuessedLives(opened, pasted) }),
    about: aboutOf(blanked(given, [...tables, ...schemas]), opened, features.text),
  };
  return understandingOf(asWritten(facts, given, said.lexicon));
}

/** The app that facts describe, if they name a thing, and what is still to be asked; facts that were corrected give theirs. */
export const understandingOf = (facts: Facts): Understanding => ({
  ...(facts.entities.length === 0
    ? { blueprint: null, rules: [] }
    : compile(facts, lexiconFor(facts.language))),
  facts,
  questions: questionsOf(facts),
});

/** The same after what a person corrected. */
export const correctedBy = (
  understanding: Understanding,
  corrections: readonly Correction[],
  description: string,
): Understanding =>
  corrections.length === 0
    ? understanding
    : understandingOf(applyCorrections(understanding.facts, corrections, description));
