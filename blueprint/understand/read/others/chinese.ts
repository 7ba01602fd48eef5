import { ATTRIBUTES as ATTRIBUTE_WORDS } from '../../words/attributes.ts';
import { ATTRIBUTES, THINGS } from '../../ontology/index.ts';
import { listOf, type Role } from '../../words/others/grammar.ts';
import { COMMON_ASIDES, COMMON_VERBS } from '../../words/others/zh-common.ts';
import { MEASURES, VERBS, WHOLE } from '../../words/others/zh-words.ts';
import { recordsFor } from './chinese-records.ts';
import type { Vocabulary } from './vocabulary.ts';
import { SIGNS, type Word } from './word.ts';

// Chinese is written without spaces: a sentence is cut where the fewest words make it up.

const LONGEST = 8;
/** What a word costs; one that is only known to the dictionary of the platform is a little dearer. */
const COST = { known: 1, common: 1.05, little: 1, unknown: 1.3 };
/** With these a verb becomes a noun: `管理` + `员`. */
const NOUN_ENDING = /[员者师长单表费率额量卡证书号人]/u;
const RECORD = /^(?:记录|报告|计划|名单|档案)/u;
const COUNTED = new RegExp(
  `^(?:(每一?)|([一某])|(?:好几|[两二三四五六七八九十百几多数])+)(?:${MEASURES})`,
  'u',
);

const BEGUN = new RegExp(`^了(?:${MEASURES})(?=\\p{Script=Han}{2})`, 'u');

interface Dictionary {
  known: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  roles: ReadonlyMap<string, Role>;
}
let dictionary: Dictionary | undefined;
let segmenter: Intl.Segmenter | undefined;

function dictionaryOf({ roles, grammar }: Vocabulary): Dictionary {
  const names = [
    ...THINGS.flatMap(({ names: { zh } }) => [zh.one, ...(zh.also ?? [])]),
    ...ATTRIBUTES.flatMap(({ label, also }) => [label.zh, ...also.zh]),
    ...Object.values(ATTRIBUTE_WORDS.zh).flatMap(listOf),
  ];
  const known = [names, WHOLE, listOf(grammar.empty), listOf(grammar.app), roles.keys(), VERBS];
  return { known: new Set(known.flatMap((words) => [...words])), verbs: new Set(VERBS), roles };
}

/** "都要": little words that only stand side by side. */
const isLittle = (text: string, roles: ReadonlyMap<string, Role>): boolean =>
  Array.from(text, (_, at) => at).some((at) => {
    const [head, rest] = [text.slice(0, at + 1), text.slice(at + 1)];
    return roles.has(head) && (rest === '' || isLittle(rest, roles));
  });

/** Ends of the words that the platform knows, by where they begin. */
function commonIn(run: string, roles: ReadonlyMap<string, Role>): Map<number, number> {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const ends = new Map<number, number>();
  for (const { index, segment } of segmenter.segment(run))
    if (segment.length > 1 && !COUNTED.test(segment) && !isLittle(segment, roles))
      ends.set(index, index + segment.length);
  return ends;
}

interface Cut {
  start: number;
  end: number;
  role?: Role;
}

function cutsOf(run: string, vocabulary: Vocabulary): Cut[] {
  dictionary ??= dictionaryOf(vocabulary);
  const { known, roles } = dictionary;
  const common = commonIn(run, roles);
  /** The cheapest way to cut what comes from here on. */
  const best: { cost: number; cut: Cut | undefined }[] = Array.from({ length: run.length + 1 }, () => ({
    cost: 0,
    cut: undefined,
  }));
  for (let start = run.length - 1; start >= 0; start -= 1) {
    const single = run.slice(start, start + 1);
    const candidates: { cut: Cut; cost: number }[] = [
      {
        cut: { start, end: start + 1 },
        cost: known.has(single) ? COST.little : COST.unknown,
      },
    ];
    for (let end = start + 2; end <= Math.min(run.length, start + LONGEST); end += 1)
      if (known.has(run.slice(start, end))) candidates.push({ cut: { start, end }, cost: COST.known });
    const end = common.get(start);
    if (end !== undefined) candidates.push({ cut: { start, end }, cost: COST.common });
    // "开了家店", "做个系统": how many goes without saying.
    const [begun] = BEGUN.exec(run.slice(start, start + 4)) ?? [];
    if (begun !== undefined)
      candidates.push({ cut: { start, end: start + begun.length, role: 'skip' }, cost: COST.known });
    const counted = COUNTED.exec(run.slice(start, start + 5));
    // "前一个月": how long before.
    const span =
      /^(?:提?前)?(?:[半一二两三四五六七八九十几]+|\d+)个?(?:月|星期|小时|礼拜|季度|学期|分钟)/u.exec(
        run.slice(start, start + 7),
      );
    if (span) candidates.push({ cut: { start, end: start + span[0].length, role: 'skip' }, cost: 0.9 });
    if (counted) {
      const role = counted[1] !== undefined ? 'each' : counted[2] !== undefined ? 'a' : 'many';
      candidates.push({ cut: { start, end: start + counted[0].length, role }, cost: COST.known });
    }
    const costs = candidates.map(({ cut, cost }) => ({ cut, cost: cost + (best[cut.end]?.cost ?? 0) }));
    const [cheapest] = costs.sort((one, other) => one.cost - other.cost || other.cut.end - one.cut.end);
    if (cheapest) best[start] = cheapest;
  }
  const cuts: Cut[] = [];
  for (let at = 0; at < run.length;) {
    const cut = best[at]?.cut;
    if (!cut) break;
    const text = run.slice(cut.start, cut.end);
    const role = roles.get(text) ?? cut.role ?? (COMMON_ASIDES.has(text) ? 'skip' : undefined);
    cuts.push({ start: cut.start, end: cut.end, ...(role && { role }) });
    at = cut.end;
  }
  return cuts;
}

const isVerbIn = (verbs: ReadonlySet<string>, word: string) => verbs.has(word) || COMMON_VERBS.has(word);

/** `巡检` + `员`, `维修` + `记录`: a verb with such an ending is a noun. */
function joined(run: string, cuts: readonly Cut[], { verbs }: Dictionary): Cut[] {
  const whole: Cut[] = [];
  for (const cut of cuts) {
    const before = whole.at(-1);
    const text = run.slice(cut.start, cut.end);
    const isVerb =
      before !== undefined &&
      before.end - before.start > 1 &&
      (before.role === 'manage' || isVerbIn(verbs, run.slice(before.start, before.end)));
    const isEnding = NOUN_ENDING.test(text) && text.length === 1;
    const isRecord = RECORD.test(text) && before?.role === undefined;
    if (before && isVerb && (isEnding || isRecord)) {
      before.end = cut.end;
      delete before.role;
    } else whole.push({ ...cut });
  }
  return whole;
}

let records: ReturnType<typeof recordsFor> | undefined;

/** The words of a sentence; what lists say of where a word ends is kept. */
export function chineseWords(sentence: string, start: number, vocabulary: Vocabulary): Word[] {
  records ??= recordsFor(vocabulary);
  const words: Word[] = [];
  let from = 0;
  for (const { text, start: at, end, role, part, sign } of records(sentence)) {
    if (end < from) continue;
    words.push(...cutWords(sentence.slice(from, at), start + from, vocabulary));
    words.push({
      text,
      key: text,
      start: start + at,
      end: start + end,
      ...(role && { role }),
      ...(part && { part }),
      ...(sign && { sign }),
    });
    from = Math.max(from, end);
  }
  return [...words, ...cutWords(sentence.slice(from), start + from, vocabulary)];
}

function cutWords(sentence: string, start: number, vocabulary: Vocabulary): Word[] {
  const words: Word[] = [];
  const push = (text: string, at: number, more: Partial<Word> = {}) =>
    words.push({ text, key: text, start: start + at, end: start + at + text.length, ...more });
  for (const { 0: token, index } of sentence.matchAll(
    /\s+|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.%-]*|\p{Script=Han}+|[^\s]/gu,
  )) {
    const sign = SIGNS[token];
    if (sign) push(token, index, { sign });
    else if (/^\s/u.test(token)) {
      const last = words.at(-1);
      // Written as a list without signs.
      const isBetween =
        last !== undefined &&
        last.sign === undefined &&
        last.role === undefined &&
        /\p{Script=Han}$/u.test(last.key) &&
        /^\p{Script=Han}/u.test(sentence.slice(index + token.length));
      if (isBetween) push(' ', index, { sign: 'comma', end: start + index + token.length });
    } else if (/^\p{Script=Han}/u.test(token)) {
      dictionary ??= dictionaryOf(vocabulary);
      for (const { start: from, end, role } of joined(token, cutsOf(token, vocabulary), dictionary))
        push(token.slice(from, end), index + from, role && { role });
    } else push(token, index);
  }
  return words;
}
