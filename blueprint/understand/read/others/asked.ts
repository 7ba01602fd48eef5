import type { Span } from '../../facts.ts';
import type { Notebook } from '../../notebook.ts';
import { categoryByEnding } from '../../ontology/categories-others.ts';
import { STOCK } from '../../words/measures.ts';
import { ASKED, type Asked, AT_ONCE, BY_TWO } from '../../words/others/asked.ts';
import { FILLED_IN, REPORTS } from '../../words/others/periods.ts';
import { readAccess } from './access.ts';
import { readAttention } from './attention.ts';
import { readCharts } from './charts.ts';
import { readDays } from './days.ts';
import { isOnlySize, limitIn } from './limits.ts';
import { readNotices } from './notices.ts';
import { placesIn } from './places.ts';
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
  forgetMade(lower, asked, { vocabulary, notebook });
  if (showsReport(lower, vocabulary)) notebook.page({ kind: 'dashboard' }, span);
  const facts = notebook.entities();
  const focus = before === undefined || notebook.entities().includes(before) ? before : undefined;
  const places = placesIn(lower, focus, { vocabulary, notebook });
  const { near, nearest, suited } = places;
  const categoryOf = (noun: string) =>
    vocabulary.thing(noun)?.entry.category ?? categoryByEnding(noun, vocabulary.language);
  const hasNumber = (noun: string) => notebook.fieldsOf(noun).some(({ type }) => type === 'number');
  const hasStock = (noun: string) =>
    notebook.fieldsOf(noun).some(({ type, label }) => type === 'number' && STOCK.test(label));
  const isLeft = ({ type, label }: { type: string; label: string }) =>
    type === 'number' && /^剩余|余[额量数]$/u.test(label);
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
        (focus !== undefined && suits(focus) && (kind !== 'calendar' || isHappening(focus))
          ? focus
          : undefined) ??
        (kind === 'calendar' ? facts.find((noun) => suits(noun) && isHappening(noun)) : undefined) ??
        facts.find(suits) ??
        (kind === 'calendar' ? facts.find(isHappening) : undefined) ??
        near(match.index))
      : undefined;
    if (entity !== undefined) notebook.page({ kind, entity }, span);
  }
  readCharts({ text, lower, span, asked, vocabulary, notebook, ...places, isMade, isNobody, isDated });

  const ruled = (pattern: RegExp) => pattern.exec(lower);
  const limit = limitIn(lower, { asked, vocabulary, notebook, places, categoryOf });
  // "Tres libros a la vez", "dos veces por semana" are limits.
  const overlap = limit !== undefined && limit.most > 1 ? null : ruled(asked.overlap);
  const once = overlap && AT_ONCE[vocabulary.language].test(lower) ? null : ruled(asked.once);
  const isBooking = (noun: string) => categoryOf(noun) === 'booking';
  const isTimed = (noun: string) => isNobody(noun) && isDated(noun);
  const isRow = (noun: string) => !/^(?:person|organisation|place)$/u.test(categoryOf(noun) ?? '');
  const isLiving = (noun: string) => isRow(noun) && hasLife(noun);
  const isAttended = (noun: string) =>
    /^(?:event|learning|booking|work)$/u.test(categoryOf(noun) ?? '') || (isNobody(noun) && hasNumber(noun));
  // A commission has a day, and takes up no time.
  const isTaken = (noun: string) => isTimed(noun) && isMade(noun) && categoryOf(noun) !== 'money';
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
  // "A pen can't be taken by two dogs": what is booked, rather than by whom.
  const busyIn = (owner: string): string | undefined => {
    const named = places.named(0, lower.length).filter((noun) => noun !== owner && !isMade(noun));
    const byTwo = BY_TWO[vocabulary.language].exec(lower);
    const takers = byTwo ? places.named(byTwo.index, byTwo[0].length + TAKER) : [];
    const isBusy = (noun: string) => !takers.includes(noun);
    return named.find((noun) => isBusy(noun) && isNobody(noun)) ?? named.find(isBusy);
  };
  if (overlap && !once) {
    const owner = maker(overlap.index);
    const per = owner !== undefined && isMade(owner) ? busyIn(owner) : undefined;
    if (owner !== undefined)
      notebook.rule({ owner, kind: 'noOverlap', details: per === undefined ? {} : { per } }, span);
  }
  if (once) {
    const owner = maker(once.index);
    if (owner !== undefined) notebook.rule({ owner, kind: 'uniqueTogether', details: {} }, span);
  }
  const many = ruled(asked.capacity);
  const capacity = many && isOnlySize(many[0], { notebook, categoryOf }) ? null : many;
  // "只能接一个预约": one at a time is what an overlap is about.
  const isOne = overlap !== null && !once && (limit ? limit.most === 1 : /一/u.test(capacity?.[0] ?? ''));
  const filled = isOne
    ? undefined
    : (limit ?? (capacity && { at: capacity.index, most: undefined, owner: undefined, details: undefined }));
  if (filled) {
    // "Kurse mit Trainer, Raum und höchstens 10 Teilnehmern": what happens in the room has so many.
    const heldIn = (place: string | undefined): string | undefined =>
      place !== undefined && categoryOf(place) === 'place'
        ? notebook
            .facts(vocabulary.language, undefined)
            .relations.find(({ from, to }) => to === place && isHappening(from))?.from
        : undefined;
    const { at } = filled;
    const named = nearest(at, isNobody);
    const { most, owner = heldIn(named) ?? named ?? suited(at, isAttended, isNobody) } = filled;
    const details = filled.details ?? { of: owner ?? '', ...(most !== undefined && { most }) };
    if (owner !== undefined) notebook.rule({ owner, kind: 'capacity', details }, span);
  }
  const stock = ruled(asked.stock);
  if (stock) {
    const owner = suited(stock.index, isMade, hasStock);
    if (owner !== undefined) notebook.rule({ owner, kind: 'stock', details: {} }, span);
    // "课时包（剩余课时），每次上课扣一课时": each lesson is taken off the one that has them.
    const holder =
      vocabulary.language === 'zh'
        ? facts.find((noun) => noun !== owner && notebook.fieldsOf(noun).some(isLeft))
        : undefined;
    if (owner !== undefined && holder !== undefined)
      notebook.relation({ from: owner, to: holder, many: false }, span);
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

function showsReport(lower: string, { language }: Vocabulary): boolean {
  const match = REPORTS[language].exec(lower);
  return match !== null && !FILLED_IN.test(lower.slice(match.index + match[0].length));
}

/** What is sent at a rule, as "Nachricht an mich, wenn …" is, and kept nowhere. */
const SENT: readonly string[] = ['message', 'reminder', 'notification'];
/** What the app makes by itself is kept nowhere: mails, and figures over a time. */
function forgetMade(
  lower: string,
  { low, notify, remind }: Asked,
  { vocabulary, notebook }: { vocabulary: Vocabulary; notebook: Notebook },
): void {
  const isReport = showsReport(lower, vocabulary);
  const sent = [low, notify, remind].some((pattern) => pattern.test(lower)) ? SENT : [];
  const made = isReport ? [...sent, 'report'] : sent;
  for (const noun of notebook.entities()) {
    const entry = vocabulary.thing(noun)?.entry;
    if (!entry || !made.includes(entry.id) || notebook.times(noun) > 1) continue;
    const isMany = lower.includes(entry.names[vocabulary.language].many.toLowerCase());
    if (lower.includes(noun.toLowerCase()) && (vocabulary.language === 'zh' || !isMany))
      notebook.forget(noun);
  }
}

/** How far behind "by two" it stands who. */
const TAKER = 16;
