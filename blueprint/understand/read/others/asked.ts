import type { RuleFact, Span } from '../../facts.ts';
import type { Notebook } from '../../notebook.ts';
import { categoryByEnding } from '../../ontology/categories-others.ts';
import { STOCK } from '../../words/measures.ts';
import { ASKED, AT_ONCE } from '../../words/others/asked.ts';
import { FOR_EACH, PERIODS } from '../../words/others/periods.ts';
import { readAccess } from './access.ts';
import { readAttention } from './attention.ts';
import { readCharts } from './charts.ts';
import { readDays } from './days.ts';
import { readNotices } from './notices.ts';
import { type Places, placesIn } from './places.ts';
import type { Sentence } from './sentences.ts';
import type { Vocabulary } from './vocabulary.ts';

// Rules, roles and pages that a sentence asks for, once all things are known.

export function readAsked(
  { text, start, end }: Sentence,
  { vocabulary, notebook }: { vocabulary: Vocabulary; notebook: Notebook },
  before: string | undefined,
): void {
  const asked = ASKED[vocabulary.language];
  const lower = text.toLowerCase();
  const span: Span = { start, end };
  const facts = notebook.entities();
  const places = placesIn(lower, before, { vocabulary, notebook });
  const { near, nearest, suited } = places;
  const categoryOf = (noun: string) =>
    vocabulary.thing(noun)?.entry.category ?? categoryByEnding(noun, vocabulary.language);
  const hasNumber = (noun: string) => notebook.fieldsOf(noun).some(({ type }) => type === 'number');
  const hasStock = (noun: string) =>
    notebook.fieldsOf(noun).some(({ type, label }) => type === 'number' && STOCK.test(label));
  const isMade = (noun: string) =>
    /^(?:booking|work|money|document|task|event|learning)$/u.test(categoryOf(noun) ?? '');
  const isNobody = (noun: string) => categoryOf(noun) !== 'person';
  const isDated = (noun: string) =>
    /^(?:booking|event)$/u.test(categoryOf(noun) ?? '') ||
    notebook.fieldsOf(noun).some(({ type }) => /^date/u.test(type));
  const isHappening = (noun: string) => /^(?:booking|event|learning|work)$/u.test(categoryOf(noun) ?? '');
  const hasLife = (noun: string) => notebook.statesOf(noun).length > 0;

  for (const kind of ['calendar', 'board', 'gallery'] as const) {
    const match = asked[kind].exec(lower);
    // A calendar shows what has a day, a board what has a life.
    const suits = (noun: string) =>
      kind === 'calendar' ? isDated(noun) : kind === 'board' ? hasLife(noun) : isNobody(noun);
    const entity = match
      ? (nearest(match.index, suits) ??
        nearest(match.index, isNobody) ??
        (before !== undefined && suits(before) && (kind !== 'calendar' || isHappening(before))
          ? before
          : undefined) ??
        (kind === 'calendar' ? facts.find((noun) => suits(noun) && isHappening(noun)) : undefined) ??
        facts.find(suits) ??
        (kind === 'calendar' ? facts.find(isHappening) : undefined) ??
        near(match.index))
      : undefined;
    if (entity !== undefined) notebook.page({ kind, entity }, span);
  }
  readCharts({ lower, span, asked, vocabulary, notebook, ...places, isMade, isNobody, isDated });

  const ruled = (pattern: RegExp) => pattern.exec(lower);
  const overlap = ruled(asked.overlap);
  const once = overlap && AT_ONCE[vocabulary.language].test(lower) ? null : ruled(asked.once);
  const isBooking = (noun: string) => categoryOf(noun) === 'booking';
  const isTimed = (noun: string) => isNobody(noun) && isDated(noun);
  const isRow = (noun: string) => !/^(?:person|organisation|place)$/u.test(categoryOf(noun) ?? '');
  const isLiving = (noun: string) => isRow(noun) && hasLife(noun);
  const isAttended = (noun: string) =>
    /^(?:event|learning|booking|work)$/u.test(categoryOf(noun) ?? '') || (isNobody(noun) && hasNumber(noun));
  const isTaken = (noun: string) => isTimed(noun) && isMade(noun);
  // "A horse can't be booked twice at once": the lessons that have a horse, rather than any other booking.
  const linked = () => {
    const named = places.named(0, lower.length);
    const { relations } = notebook.facts(vocabulary.language, undefined);
    return facts.find(
      (noun) => isTaken(noun) && relations.some(({ from, to }) => from === noun && named.includes(to)),
    );
  };
  const maker = (at: number) =>
    near(at, isBooking) ??
    near(at, isTaken) ??
    linked() ??
    facts.find(isBooking) ??
    suited(at, isTimed, isMade, isNobody);
  if (overlap && !once) {
    const owner = maker(overlap.index);
    if (owner !== undefined) notebook.rule({ owner, kind: 'noOverlap', details: {} }, span);
  }
  if (once) {
    const owner = maker(once.index);
    if (owner !== undefined) notebook.rule({ owner, kind: 'uniqueTogether', details: {} }, span);
  }
  const capacity = ruled(asked.capacity);
  const limit = capacity && periodLimit(capacity, lower, { vocabulary, places, categoryOf });
  if (limit) notebook.rule({ ...limit, kind: 'capacity' }, span);
  else if (capacity) {
    const owner = nearest(capacity.index, isNobody) ?? suited(capacity.index, isAttended, isNobody);
    const most = Number(capacity[1] ?? capacity[2]);
    if (owner !== undefined)
      notebook.rule(
        {
          owner,
          kind: 'capacity',
          details: { of: owner, ...(Number.isFinite(most) && most > 0 && { most }) },
        },
        span,
      );
  }
  const stock = ruled(asked.stock);
  if (stock) {
    const owner = suited(stock.index, isMade, hasStock);
    if (owner !== undefined) notebook.rule({ owner, kind: 'stock', details: {} }, span);
  }
  const isPaid = (noun: string) => categoryOf(noun) === 'money';
  const isSomebody = (noun: string) => !isNobody(noun);
  const sorts = { isMade, isNobody, isSomebody, isPaid, isTimed, isRow, isLiving, hasNumber, hasStock };
  const asking = { text, lower, span, asked, vocabulary, notebook, ...places, ...sorts };
  readDays(asking);
  readNotices(asking);
  readAccess(asking);
  readAttention(asking);
}

/** How far around a number its period may be said. */
const AROUND = 40;

/** "No más de 20 visitas al día por cliente": what is counted, in which time, and for whom; nothing where no time is said. */
function periodLimit(
  match: RegExpExecArray,
  lower: string,
  {
    vocabulary: { language },
    places,
    categoryOf,
  }: { vocabulary: Vocabulary; places: Places; categoryOf: (noun: string) => string | undefined },
): Pick<RuleFact, 'owner' | 'details'> | undefined {
  const most = Number(match[1] ?? match[2]);
  const end = match.index + match[0].length;
  if (!(most > 0)) return undefined;
  const from = Math.max(0, match.index - AROUND / 4);
  const part = lower.slice(from, end + AROUND).split(/[.;。；]/u)[0] ?? '';
  const each = PERIODS[language].find(([words]) => words.test(part))?.[1];
  if (each === undefined) return undefined;
  const isSomebody = (noun: string) => /^(?:person|organisation)$/u.test(categoryOf(noun) ?? '');
  const named = places.named(from, part.length);
  const owner =
    named.find((noun) => !isSomebody(noun)) ??
    places.suited(end, (noun) => /^(?:booking|event|work|document)$/u.test(categoryOf(noun) ?? ''));
  if (owner === undefined) return undefined;
  // "Los socios hacen como máximo 2 reservas por semana" limits each of them.
  const [subject] = places.named(lower.slice(0, match.index).search(/[^.;。；]*$/u), match.index);
  const per =
    named.find((noun) => {
      const at = lower.indexOf(noun.toLowerCase(), from);
      return isSomebody(noun) && FOR_EACH[language].test(lower.slice(Math.max(0, at - 12), at));
    }) ?? (subject !== undefined && subject !== owner && isSomebody(subject) ? subject : undefined);
  return { owner, details: { most, each, ...(per !== undefined && { per }) } };
}
