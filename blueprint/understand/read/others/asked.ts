import type { AccessFact, Span } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import type { Notebook } from '../../notebook.ts';
import { ASKED, COUNTS, UNITS } from '../../words/others/asked.ts';
import type { Sentence } from './sentences.ts';
import type { Vocabulary } from './vocabulary.ts';

// Rules, roles and pages that a sentence asks for, once all things are known.

/** As far as a reminder may come ahead. */
const A_YEAR = 525_600;
const A_DAY = 1440;

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
  const categoryOf = (noun: string) => vocabulary.thing(noun)?.entry.category;
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
    const entity = near(chart.index);
    const title = (chart[1] ?? chart[0]).trim();
    notebook.page({ kind: 'dashboard', title, ...(entity !== undefined && { entity }) }, span);
  } else if (asked.dashboard.test(lower)) notebook.page({ kind: 'dashboard' }, span);

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
    const owner = near(low.index, isNobody) ?? near(low.index);
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
  readAccess();

  function readAccess(): void {
    const actions = (words: string): AccessFact['action'][] => {
      const found: AccessFact['action'][] = [];
      if (asked.remove.test(words)) found.push('delete');
      if (asked.change.test(words)) found.push('update');
      if (asked.add.test(words)) found.push('create');
      if (found.length === 0 && asked.see.test(words)) found.push('read');
      return found;
    };
    const only = asked.only.exec(lower);
    const said = (only?.[1] ?? only?.[2] ?? only?.[3] ?? '').trim();
    const isRole =
      said !== '' &&
      said.split(' ').length < 4 &&
      !/^(?:se|una?|le|les|on|il|sich|es|man|我|他|它|你|自己)(?:\s|$)/u.test(said);
    if (only && isRole && vocabulary.attribute(said)?.isWhole !== true) {
      const single = grammar.singular(said);
      const thing = vocabulary.thing(single);
      const names = thing?.isWhole ? thing.entry.names[vocabulary.language] : undefined;
      const who = names && keyOf(names.many) === said ? names.one.toLowerCase() : single;
      notebook.role({ noun: who }, span);
      const at = only.index + only[0].length;
      const owner = near(at, (noun) => keyOf(noun) !== keyOf(who));
      const rest = lower.slice(only.index);
      if (owner !== undefined)
        for (const action of actions(rest)) notebook.access({ who, owner, action, allowed: true }, span);
      return;
    }
    const open = asked.anyone.exec(lower);
    if (!open) return;
    const rest = lower.slice(open.index);
    const creates = asked.add.test(rest) || asked.add.test(lower.slice(0, open.index));
    const owner = creates
      ? (near(open.index + open[0].length, (noun) => isMade(noun)) ?? near(open.index + open[0].length))
      : near(open.index + open[0].length);
    if (owner !== undefined)
      notebook.access({ who: 'public', owner, action: creates ? 'create' : 'read', allowed: true }, span);
  }
}
