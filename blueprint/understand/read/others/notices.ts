import { COUNTS, TELLS, UNITS } from '../../words/others/asked.ts';
import { ATTENDED } from '../../words/others/attention.ts';
import { STOCK } from '../../words/measures.ts';
import type { Asking } from './asking.ts';

// Mails that a sentence asks for: when something runs low, some time before a day, or when something happens.

/** The writer gets it. */
const ME =
  /(?<!\p{L})(?:me|nos|mí|moi|nous|mir|mich|uns|ich bekomme|wir bekommen|m['’])(?!\p{L})|我|[\u0600-\u06ff]ني(?!\p{L})/u;
/** Before something is over: of its days the last is meant. */
const ENDS =
  /(?<!\p{L})(?:ende[nt]?|ablauf|abläuft|läuft|fin|final|finaliza|termina|vence|venza|vencimiento|caduque|caduca|caducidad|échéance|expir\p{L}*|se termine)(?!\p{L})|到期|结束|过期|انتهاء|[يت]نتهي/u;
/** As far as a reminder may come ahead. */
const A_YEAR = 525_600;
const A_DAY = 1440;
const CLAUSE_END = /[,，、،;；。.]/u;

export function readNotices(asking: Asking): void {
  const { lower, span, asked, vocabulary, notebook, near, nearest, suited, fieldIn, byState, stateIn } =
    asking;
  const { isNobody, isTimed, isRow, isLiving, hasNumber, hasStock, isSomebody } = asking;

  /** Of what happens or is written down there is no stock. */
  const isStocked = (noun: string) => {
    const category = vocabulary.thing(noun)?.entry.category;
    return isNobody(noun) && (category === undefined || /^(?:product|food|asset|animal)$/u.test(category));
  };

  let rest = lower;
  /** What is found is not asked for again by another kind of notice. */
  function take(pattern: RegExp): { match: RegExpExecArray; clause: string; around: string } | undefined {
    const match = pattern.exec(rest);
    if (!match) return undefined;
    const until = rest.slice(match.index + match[0].length).search(CLAUSE_END);
    const end = until < 0 ? rest.length : match.index + match[0].length + until;
    const starts = [...rest.slice(0, match.index).matchAll(new RegExp(CLAUSE_END, 'gu'))];
    const start = (starts.at(-1)?.index ?? -1) + 1;
    const clause = lower.slice(start, end);
    // What it is about may stand in the clause before.
    const around = lower.slice((starts.at(-2)?.index ?? -1) + 1, end);
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
    return { match, clause, around };
  }

  /** Whoever the sentence names gets it, where it doesn't say that the writer does. */
  function toldIn(at: number, owner: string): Readonly<Record<string, string>> {
    if (ME.test(lower)) return {};
    const { roles } = notebook.facts(vocabulary.language, undefined);
    const who =
      nearest(at, (noun) => isSomebody(noun) && noun !== owner) ??
      roles.find(({ noun }) => lower.includes(noun))?.noun;
    return who === undefined ? {} : { to: who };
  }

  const low = take(asked.low);
  if (low) {
    const { match, around } = low;
    // What runs low is what there is a number of.
    const owner =
      near(match.index, hasStock) ??
      notebook.entities().find(hasStock) ??
      fieldIn(around, ({ type }) => type === 'number')?.owner ??
      (lower.search(STOCK) >= 0 ? notebook.entities().find(isStocked) : undefined) ??
      near(match.index, hasNumber) ??
      near(match.index, isNobody) ??
      near(match.index);
    const below = Number(match.slice(1).find((group) => group !== undefined));
    if (owner !== undefined)
      notebook.rule(
        {
          owner,
          kind: 'notify',
          details: { below: Number.isFinite(below) && below > 0 ? below : 'minimum' },
        },
        span,
      );
  }
  const hasAhead = asked.ahead.test(rest) && (asked.notify.test(rest) || TELLS.test(rest));
  const remind = take(asked.remind) ?? (hasAhead ? take(asked.ahead) : undefined);
  if (remind) {
    const { match, clause, around } = remind;
    const isDated = ({ type }: { type: string }) => /^date/u.test(type);
    const day = fieldIn(clause, isDated) ?? fieldIn(around, isDated);
    const owner =
      day?.owner ??
      nearest(match.index, isTimed) ??
      nearest(match.index, isRow) ??
      // "Recordatorio un día antes" is of what has a day, wherever that was named; in Arabic it mostly stands beside it.
      (vocabulary.language !== 'ar' && notebook.entities().some(isTimed)
        ? suited(match.index, isTimed)
        : suited(match.index, isTimed, isNobody));
    const ahead = asked.ahead.exec(clause) ?? asked.ahead.exec(around);
    const said = ahead?.[1] ?? ahead?.[3] ?? ahead?.[5] ?? '';
    const count = COUNTS[said] ?? COUNTS[said.slice(0, -1)] ?? Number(said === '' ? 1 : said);
    const unitSaid = ahead?.[2] ?? ahead?.[4] ?? ahead?.[6] ?? '';
    const unit = UNITS.find(([word]) => word.test(unitSaid))?.[1] ?? A_DAY;
    const minutes = Math.min((Number.isFinite(count) && count > 0 ? count : 1) * unit, A_YEAR);
    const field = day?.label ?? (ENDS.test(clause) ? 'end' : undefined);
    if (owner !== undefined)
      notebook.rule(
        {
          owner,
          kind: 'reminder',
          details: { minutes, ...toldIn(match.index, owner), ...(field !== undefined && { field }) },
        },
        span,
      );
  }
  const notify = take(asked.notify);
  if (notify) {
    const { match, clause, around } = notify;
    const owner = byState(clause) ?? byState(around) ?? suited(match.index, isLiving, isRow);
    const to = owner === undefined ? {} : toldIn(match.index, owner);
    const { past, unpaid } = ATTENDED[vocabulary.language];
    // "Avisar de los que no han pagado" is told when nothing happened, and not when they pay.
    if (unpaid.test(around) && !past.test(around)) notebook.unknown(span);
    else if (owner !== undefined && past.test(around))
      notebook.rule({ owner, kind: 'reminder', details: { minutes: 0, ...to } }, span);
    else if (owner !== undefined) {
      const state = stateIn(around, owner);
      notebook.rule(
        { owner, kind: 'notify', details: { ...(state !== undefined && { state }), ...to } },
        span,
      );
    }
  }
}
