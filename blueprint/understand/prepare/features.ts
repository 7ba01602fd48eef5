import type { AppLanguage } from '../../kinds.ts';
import type { Span } from '../facts.ts';
import { likenedIn } from './likened.ts';
import { blanked } from '../read/sheets/sheet.ts';
import { sitePartsIn } from '../assume/site-parts.ts';
import { FEATURES, LOOK_FILLERS, LOOK_NOUNS, LOOK_WORDS } from '../words/features.ts';

// "With user authentication, search and dark mode": what any software may have names nothing that this app keeps.

/** What goes on after a feature, where it stood before no noun. */
const GOES_ON =
  /^(?:with|for|to|by|of|in|on|at|where|so|that|which|as|from|via|using|when|if|is|are|please|too|also|avec|pour|par|dans|de|où|qui|mit|für|zum|zur|von|bei|wo|con|para|por|en|donde|que|من|في|على|مع)$/iu;
/** "Real-time chat", "customer reviews": only a word of another name goes. */
const standsBefore = (text: string, end: number): boolean => {
  const next = /^[^\S\n]+(\p{L}+)/u.exec(text.slice(end))?.[1];
  return next !== undefined && !GOES_ON.test(next);
};

/** "Location on a map, date": what hangs on the word before it leaves the list as it is. */
const HANGS_ON = /^(?:on|in|at|sur|en|auf|im) /iu;

/** Where a feature ends at which a list goes on, or began, its comma or "and" goes with it. */
function withJoin(text: string, { start, end }: Span, language: AppLanguage): Span {
  const { opens, joins } = FEATURES[language];
  const before = text.slice(0, start);
  if (!joins.after.test(text.slice(end)) && standsBefore(text, end)) return { start, end };
  const after = joins.after.exec(text.slice(end))?.[0];
  const join = joins.before.exec(before)?.[0];
  if (join === undefined && !opens.test(before) && HANGS_ON.test(text.slice(start, end)))
    return { start, end };
  if (after !== undefined && (join === undefined || opens.test(before)))
    return { start, end: end + after.length };
  return { start: start - (join?.length ?? 0), end };
}

const SENTENCE = /[^.!?;\n]+/gu;
const CLAUSE = /[^.!?;:,\n()]+/gu;

/** Whether words speak of nothing but looks: "calming pastel colors", "simple, professional, nothing fancy". */
function isOfLooks(words: string, needsNoun: boolean): boolean {
  const said = (words.toLowerCase().match(/[\p{L}][\p{L}'’-]*/gu) ?? []).filter(
    (word) => !LOOK_FILLERS.has(word),
  );
  const isNoun = (word: string) => LOOK_NOUNS.has(word);
  return (
    said.length > 0 &&
    said.every((word) => isNoun(word) || LOOK_WORDS.has(word)) &&
    (!needsNoun || (said.some(isNoun) && said.some((word) => LOOK_WORDS.has(word))))
  );
}

/** "Colour is red, blue or white": several of which one is chosen are data, and no wish. */
const IS_CHOSEN = /\b(?:is|are|can be) [^.!?;\n]*\bor\b/iu;

/** Sentences and clauses of an English description that tell how the app looks; what stands in brackets or is listed is data. */
function looksIn(text: string): Span[] {
  const within = (pattern: RegExp, part: string, from: number) =>
    Array.from(part.matchAll(pattern), ({ 0: said, index }) => ({
      said,
      span: { start: from + index, end: from + index + said.length },
    }));
  return within(SENTENCE, text, 0).flatMap(({ said, span }) => {
    if (IS_CHOSEN.test(said)) return [];
    if (!/[:(]/u.test(said) && isOfLooks(said, false)) return [span];
    return within(CLAUSE, said, span.start).flatMap((clause) => {
      const isBracketed = /\([^)]*$/u.test(text.slice(span.start, clause.span.start));
      return !isBracketed && isOfLooks(clause.said, true) ? [clause.span] : [];
    });
  });
}

/** What opened a list of which nothing is left. */
const DANGLING =
  /(?<!\p{L})(?:with|including|plus|mit|inklusive|sowie|avec|con|incluye|مع)(?=\s{2,}(?:[.,;:!?。،]|$))/giu;
const SMALL = /^(?:(?:and|or|via|by|with|using|use|an?|the|et|avec|par|und|mit|per|y|con|por)\s+)+/iu;
const withoutSmallWords = (text: string, { start, end }: Span): Span => ({
  start: start + (SMALL.exec(text.slice(start, end))?.[0].length ?? 0),
  end,
});

export interface Features {
  /** The description without them; everything else keeps its place. */
  text: string;
  /** Those that no app can have. */
  missing: Span[];
}

/** What a description asks for of any software, taken out of it, unless it asks for nothing else. */
export function withoutFeatures(text: string, language: AppLanguage): Features {
  const { had, missing, behind, empty } = FEATURES[language];
  const spansOf = (pattern: RegExp): Span[] =>
    Array.from(text.matchAll(pattern), ({ 0: said, index }) => ({ start: index, end: index + said.length }));
  const lacks = spansOf(missing);
  const listed = [...spansOf(had), ...lacks, ...sitePartsIn(text, language)].map((span) =>
    withJoin(text, span, language),
  );
  const likened = likenedIn(text, language).filter(({ isFor }) => !isFor);
  const looks = language === 'en' ? looksIn(text) : [];
  const rest = blanked(text, [...listed, ...likened, ...looks]);
  const whole = rest.replace(DANGLING, (word) => ' '.repeat(word.length));
  const isAbout = !/\p{L}{2}/u.test(rest.replaceAll(empty, ' '));
  if (isAbout) return { text, missing: [] };
  return {
    text: blanked(whole, spansOf(behind)),
    missing: lacks.map((span) => withoutSmallWords(text, span)),
  };
}
