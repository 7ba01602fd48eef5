import type { Span } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import type { Notebook } from '../../notebook.ts';
import { categoryByEnding } from '../../ontology/categories-others.ts';
import { COUNTED_BY, STOCK, TIME_UNITS } from '../../words/measures.ts';
import { ASKED, COUNTS, UNITS } from '../../words/others/asked.ts';
import { readAccess } from './access.ts';
import { readAttention } from './attention.ts';
import type { Sentence } from './sentences.ts';
import type { Vocabulary } from './vocabulary.ts';

// Rules, roles and pages that a sentence asks for, once all things are known.

/** As far as a reminder may come ahead. */
const A_YEAR = 525_600;
const A_DAY = 1440;

const MEASURED = /^(?:number|money|duration|computed)$/u;
/** "dashboard with the kilos by year" */
const overTimeIn = (lower: string): string | undefined =>
  TIME_UNITS.some(([unit]) => unit.test(lower)) && COUNTED_BY.test(lower)
    ? lower
        .split(/[.;:，。；]/u)
        .find((part) => TIME_UNITS.some(([unit]) => unit.test(part)))
        ?.trim()
        .slice(0, 60)
    : undefined;

export function readAsked(
  { text, start, end }: Sentence,
  { vocabulary, notebook }: { vocabulary: Vocabulary; notebook: Notebook },
  before: string | undefined,
): void {
  const asked = ASKED[vocabulary.language];
  const { grammar } = vocabulary;
  const lower = text.toLowerCase();
  const span: Span = { start, end };
  const facts = notebook.entities();
  const places = facts.flatMap((noun) => {
    const forms = [
      noun,
      grammar.plural(noun),
      vocabulary.thing(noun)?.entry.names[vocabulary.language].many ?? noun,
    ];
    const found = forms.map((form) => lower.indexOf(keyOf(form))).filter((at) => at >= 0);
    return found.length > 0 ? [{ noun, at: Math.min(...found) }] : [];
  });
  const near = (at: number, fits: (noun: string) => boolean = () => true): string | undefined => {
    const sorted = places
      .filter(({ noun }) => fits(noun))
      .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    return sorted[0]?.noun ?? (before !== undefined && fits(before) ? before : undefined);
  };
  const categoryOf = (noun: string) =>
    vocabulary.thing(noun)?.entry.category ?? categoryByEnding(noun, vocabulary.language);
  const hasNumber = (noun: string) => notebook.fieldsOf(noun).some(({ type }) => type === 'number');
  const hasStock = (noun: string) =>
    notebook.fieldsOf(noun).some(({ type, label }) => type === 'number' && STOCK.test(label));
  const isMade = (noun: string) =>
    /^(?:booking|work|money|document|task|event|learning)$/u.test(categoryOf(noun) ?? '');
  const isNobody = (noun: string) => categoryOf(noun) !== 'person';

  for (const kind of ['calendar', 'board', 'gallery'] as const) {
    const match = asked[kind].exec(lower);
    const entity = match ? (near(match.index, isNobody) ?? near(match.index)) : undefined;
    if (entity !== undefined) notebook.page({ kind, entity }, span);
  }
  const chart = asked.chart.exec(lower);
  if (chart) {
    const title = (
      chart[1] ??
      (vocabulary.language === 'zh'
        ? lower
            .slice(0, chart.index)
            .split(/[，。；]/u)
            .at(-1)
        : undefined) ??
      chart[0]
    ).trim();
    // What is counted is named, or has a field that is.
    const entity =
      notebook.ownerOf(
        ({ label, type }) => MEASURED.test(type) && label.length > 1 && title.includes(label.toLowerCase()),
      ) ??
      near(chart.index, isMade) ??
      near(chart.index, isNobody) ??
      near(chart.index);
    notebook.page({ kind: 'dashboard', title, ...(entity !== undefined && { entity }) }, span);
  } else if (asked.dashboard.test(lower)) {
    const title = overTimeIn(lower);
    const entity =
      title === undefined ? undefined : (near(0, isMade) ?? facts.find(isMade) ?? near(0, isNobody));
    notebook.page(
      { kind: 'dashboard', ...(title !== undefined && { title }), ...(entity !== undefined && { entity }) },
      span,
    );
  }

  const ruled = (pattern: RegExp) => pattern.exec(lower);
  const overlap = ruled(asked.overlap);
  const once = ruled(asked.once);
  const maker = (at: number) =>
    near(at, (noun) => categoryOf(noun) === 'booking') ??
    facts.find((noun) => categoryOf(noun) === 'booking') ??
    near(at, isMade) ??
    near(at);
  if (overlap && !once) {
    const owner = maker(overlap.index);
    if (owner !== undefined) notebook.rule({ owner, kind: 'noOverlap', details: {} }, span);
  }
  if (once) {
    const owner = maker(once.index);
    if (owner !== undefined) notebook.rule({ owner, kind: 'uniqueTogether', details: {} }, span);
  }
  const capacity = ruled(asked.capacity);
  if (capacity) {
    const owner = near(capacity.index, isNobody) ?? near(capacity.index);
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
    const owner = near(stock.index, isMade) ?? facts.find(isMade) ?? near(stock.index);
    if (owner !== undefined) notebook.rule({ owner, kind: 'stock', details: {} }, span);
  }
  const low = ruled(asked.low);
  const ahead = ruled(asked.ahead);
  const remind = ruled(asked.remind);
  const notify = ruled(asked.notify);
  if (low) {
    // What runs low is what there is a number of.
    const owner =
      near(low.index, hasStock) ??
      facts.find(hasStock) ??
      near(low.index, hasNumber) ??
      near(low.index, isNobody) ??
      near(low.index);
    const below = Number(low[1] ?? low[2]);
    if (owner !== undefined)
      notebook.rule(
        {
          owner,
          kind: 'notify',
          details: { below: Number.isFinite(below) && below > 0 ? below : 'minimum' },
        },
        span,
      );
  } else if (remind || (ahead && notify)) {
    const at = (remind ?? ahead)?.index ?? 0;
    const owner = near(at, isNobody) ?? near(at);
    const count = COUNTS[ahead?.[1] ?? ''] ?? Number(ahead?.[1] ?? 1);
    const unit = UNITS.find(([word]) => word.test(ahead?.[2] ?? ''))?.[1] ?? A_DAY;
    const minutes = Math.min((Number.isFinite(count) && count > 0 ? count : 1) * unit, A_YEAR);
    if (owner !== undefined) notebook.rule({ owner, kind: 'reminder', details: { minutes } }, span);
  } else if (notify) {
    const owner = near(notify.index, isNobody) ?? near(notify.index);
    if (owner !== undefined) notebook.rule({ owner, kind: 'notify', details: {} }, span);
  }
  const asking = { lower, span, asked, vocabulary, notebook, near, isMade, isNobody };
  readAccess(asking);
  readAttention(asking);
}
