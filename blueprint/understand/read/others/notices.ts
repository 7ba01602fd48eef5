import { COUNTS, TELLS, UNITS } from '../../words/others/asked.ts';
import { ATTENDED } from '../../words/others/attention.ts';
import { STOCK } from '../../words/measures.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { WITHIN } from '../../words/others/periods.ts';
import type { Asking } from './asking.ts';
import { isLending } from './state.ts';

// Mails that a sentence asks for: when something runs low, some time before a day, or when something happens.

/** The writer gets it. */
const ME =
  /(?<!\p{L})(?:me|nos|mí|moi|nous|mir|mich|uns|ich bekomme|wir bekommen|m['’])(?!\p{L})|我|[\u0600-\u06ff]ني(?!\p{L})/u;
/** It comes by mail, and isn't only shown. */
const MAIL =
  /correo|mensaje|(?<!\p{L})(?:e-?mail|mail|message|sms)|nachricht|邮件|短信|消息|بريد|رسال|إيميل/u;
/** Before something is over: of its days the last is meant. */
const ENDS =
  /(?<!\p{L})(?:ende[nt]?|ablauf|abläuft|läuft|fin|final|finaliza|termina|vence|venza|vencimiento|caduque|caduca|caducidad|échéance|expir\p{L}*|se termine)(?!\p{L})|到期|结束|过期|انتهاء|[يت]نتهي/u;
/** Verbs of telling of which somebody is the subject; in Chinese that may as well be who is told. */
const TOLD: Readonly<Partial<Record<OtherLanguage, RegExp>>> = {
  es: /^(?:avisan?|notifican?|alertan?)(?!\p{L})/u,
  fr: /^(?:préviennent|prévient|avertit|avertissent|signalent?)(?!\p{L})/u,
  // "Kunden informieren, wenn …" is asked for, and "Eltern informieren uns" is not.
  de: /^(?:informier|benachrichtig)(?:t|en (?:uns|mich))(?!\p{L})/u,
  ar: /^[يت](?:بلغ|علم|نبه|رسل)/u,
};
/** Some time after something was given out. */
const LATE: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?:después de|tras|a l[oa]s|pasad[oa]s) (?:\d+|\p{L}{2,8}) (?:día|semana|mes)/u,
  fr: /(?:après|au bout de) (?:\d+|\p{L}{2,8}) (?:jour|semaine|mois)/u,
  de: /nach (?:\d+|\p{L}{3,8}) (?:tag|woche|monat)/u,
  zh: /(?:超过|过了?|满)\s*(?:\d+|[一两二三四五六七十]+)\s*(?:天|日|周|个?星期|个月)/u,
  ar: /بعد (?:\d+ |\p{L}{3,5} )?(?:يوم|أيام|أسبوع|أسابيع|شهر|أشهر)/u,
};
/** "قبل انتهاء العقد بشهر", "会员卡快到期": what it is that is near stands beside the word for it, so far away at most. */
const DUE: Readonly<Partial<Record<OtherLanguage, { near: RegExp; before: number; after: number }>>> = {
  ar: {
    near: /قبل (?:(?:كل|موعد|انتهاء|نهاية|تاريخ|بداية|استحقاق|اقتراب|أن [يت]نتهي|ما [يت]نتهي)\s+){0,3}/u,
    before: 0,
    after: 4,
  },
  zh: { near: /(?:快要?|即将|将要?)?(?:到期|过期|期满)/u, before: 6, after: 0 },
};
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

  /** "Los padres avisan cuando …": somebody tells it, and no mail does. */
  function isTold({ match }: { match: RegExpExecArray }): boolean {
    const before = lower.slice(0, match.index);
    return (
      TOLD[vocabulary.language]?.test(lower.slice(match.index)) === true &&
      asking
        .named(0, match.index)
        .some(
          (noun) =>
            isSomebody(noun) && before.length - before.lastIndexOf(noun.slice(0, -1)) <= noun.length + 4,
        )
    );
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

  // "Cuando venza en menos de 2 semanas" is a matter of days, and of no stock.
  const isEnding = ENDS.test(lower) && WITHIN[vocabulary.language].test(lower);
  const aheadIn = (part: string) =>
    asked.ahead.exec(part) ?? (isEnding ? WITHIN[vocabulary.language].exec(part) : null);
  const low = isEnding ? undefined : take(asked.low);
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
          details: {
            below: Number.isFinite(below) && below > 0 ? below : 'minimum',
            ...(MAIL.test(around) && ME.test(around) && { mail: 'yes' }),
          },
        },
        span,
      );
  }
  const hasAhead = aheadIn(rest) !== null && (asked.notify.test(rest) || TELLS.test(rest));
  const remind =
    take(asked.remind) ?? (hasAhead ? (take(asked.ahead) ?? take(WITHIN[vocabulary.language])) : undefined);
  if (remind) {
    const { match, clause, around } = remind;
    const isDated = ({ type }: { type: string }) => /^date/u.test(type);
    const day = fieldIn(clause, isDated) ?? fieldIn(around, isDated);
    const ahead = aheadIn(clause) ?? aheadIn(around);
    // "Rappel après trois semaines": once it is due.
    const isLate = !ahead && LATE[vocabulary.language].test(around);
    const due = DUE[vocabulary.language];
    const nearAt = due?.near.exec(around);
    const from = lower.indexOf(around);
    const dueIn = (
      { index, 0: said }: RegExpExecArray,
      { before, after }: { before: number; after: number },
    ) =>
      after > 0
        ? asking.named(from + index + said.length, after)[0]
        : asking.named(from + Math.max(0, index - before), Math.min(before, index)).at(-1);
    const meant = due && nearAt ? dueIn(nearAt, due) : undefined;
    // "健康证到期日" is a day of whoever has it.
    const ending =
      meant !== undefined && isRow(meant) && day?.label.includes(meant) !== true ? meant : undefined;
    const lent = isLate ? notebook.entities().find((noun) => isLending(noun, vocabulary)) : undefined;
    const owner =
      lent ??
      ending ??
      day?.owner ??
      nearest(match.index, isTimed) ??
      nearest(match.index, isRow) ??
      // "Recordatorio un día antes" is of what has a day, wherever that was named; in Arabic it mostly stands beside it.
      (vocabulary.language !== 'ar' && notebook.entities().some(isTimed)
        ? suited(match.index, isTimed)
        : suited(match.index, isTimed, isNobody));
    const said = ahead?.[1] ?? ahead?.[3] ?? ahead?.[5] ?? '';
    const count = COUNTS[said] ?? COUNTS[said.slice(0, -1)] ?? Number(said === '' ? 1 : said);
    const unitSaid = ahead?.[2] ?? ahead?.[4] ?? ahead?.[6] ?? '';
    const unit = UNITS.find(([word]) => word.test(unitSaid))?.[1] ?? A_DAY;
    const minutes = isLate ? 0 : Math.min((Number.isFinite(count) && count > 0 ? count : 1) * unit, A_YEAR);
    const field = (day?.owner === owner ? day?.label : undefined) ?? (ENDS.test(clause) ? 'end' : undefined);
    // Some time after a day that nobody named is no time before one; in Arabic it may as well be in that time.
    const isAfter = isLate && vocabulary.language !== 'ar';
    if (isAfter && lent === undefined && day === undefined) notebook.unknown(span);
    else if (owner !== undefined)
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
  if (notify && !isTold(notify)) {
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
