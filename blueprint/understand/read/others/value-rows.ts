import type { ValueLists, Values } from './value-lists.ts';
import { escaped } from './value-patterns.ts';

// Values in a row: "new → paid", "goes from new to paid".

const QUOTED = /[«"“„]\s*([^«»"“”„]+?)\s*[»"”“]/gu;
const ARROW = /-{1,2}>|→|=>|>|➔|➜|⇒|➡️?/u;
/** Arabic is read from the right, and so are its arrows. */
const ARABIC_ARROW = /-{1,2}>|→|=>|>|➔|➜|⇒|➡️?|←|<-{1,2}|<=|<|⬅️?|⇐/u;

const DASH = /\s+[-–—]\s+|(?<=\p{Script=Han})[-–—~～](?=\p{Script=Han})/u;
/** "goes from", "starts as". */
const FROM = /\s(?:de|von|en|como|comme|als|mit|bei|in)$/iu;
/** "Goes on from": a state, and no place. */
const MOVES =
  /^(?:pasan?|avanzan?|evolucionan?|passe(?:nt)?|évolue(?:nt)?|avance(?:nt)?|geht|gehen|wechselt|wandert|läuft|laufen) (?:de|d['’]|von)\s*$/iu;
const THEN = /[，,、]?\s*(?:然后|接着|之后|最后|最终|再)|、/u;
const CHAINED =
  /(?<=^|[，。；：,是])([^，。；：,是先]{2,6}(?:[，,]\s*(?:然后|接着|之后|最后|最终|再)[^，。；：,]{1,6}){2,})/gu;
const STAGES =
  /(?:经过|经历|分为?)([^，。；]{1,30}?、[^，。；]{1,50}?)(?:[一二三四五六七八\d]+个)?(?:阶段|步骤|环节|流程)/gu;

/** "订单经历 待付款、待取货、已完成", which no word such as "阶段" ends. */
const PASSED =
  /(?:经历|历经|依次(?:为|是|经过)?|(?<![已曾未])经过)[:：]?\s*([^，。；：]{1,30}?、[^，。；：]{1,60})(?=[，。；]|$)/gu;

/** Text that its steps are cut from. */
interface Row {
  index: number;
  body: string;
  cut: RegExp;
  length?: number;
}

export function valueRowsFor({
  isNoun,
  patterns,
  isLifeWord,
  isChoiceWord,
  isLiving,
  clean,
  isShort,
  listed,
  states,
  found,
  vocabulary,
}: ValueLists) {
  const { language } = vocabulary;
  const sign = language === 'ar' ? ARABIC_ARROW : ARROW;
  const orElse = new RegExp(
    `^\\s*[,，、،]?\\s*${language === 'ar' ? 'و?' : ''}(?:${escaped(vocabulary.grammar.roles.or)}|也可能|也可以|要么)\\s*([^,;:：，、；。،.()（）]+)`,
    'iu',
  );

  /** "the order new": what has the states stands right before the first. */
  function withoutOwner(first: string): string {
    if (language === 'zh') {
      const rest = first.replace(
        /^.*(?:是(?!否)|为|从|走|按照?|经过|分为|包括|流程|状态|进度)(?=.{1,8}$)/u,
        '',
      );
      const owner = Array.from(rest, (_, at) => rest.slice(0, rest.length - at)).find(
        (lead) =>
          lead.length > 1 &&
          rest.length - lead.length > 1 &&
          vocabulary.thing(lead)?.isWhole === true &&
          !vocabulary.isVerb(lead) &&
          !vocabulary.isState(rest),
      );
      return rest.slice(owner?.length ?? 0).trim();
    }
    const words = first.split(' ');
    if (words.length < 2 || vocabulary.isState(first)) return first;
    if (language !== 'ar') return words.at(-1) ?? '';
    const at = words.findIndex(
      (word) => !/^(?:و|ف)?ال/u.test(word) && vocabulary.thing(word)?.isWhole !== true,
    );
    return words.slice(words.length - at < 4 && at >= 0 ? at : -1).join(' ');
  }

  function arrows(text: string): Values | undefined {
    const arrow = text.search(sign);
    if (arrow < 0) return dashes(text);
    // Not one pattern for all of it: over a long row of arrows that would take minutes.
    const index = text.slice(0, arrow).search(/[^,;:：，、،。()（）]*$/u);
    const end = text.slice(arrow).search(/[,;:：，、،。()（）]/u);
    const row = text.slice(index, end < 0 ? undefined : arrow + end);
    const values = row
      .split(sign)
      .flatMap((piece) => piece.split(/\s*\/\s*/u))
      .map(clean)
      .filter((value) => value !== '');
    const [said, ...rest] = values;
    if (said === undefined) return undefined;
    const first = withoutOwner(said);
    const other = end < 0 ? null : orElse.exec(text.slice(arrow + end));
    const last = other ? clean(other[1] ?? '') : '';
    const trimmed = [first, ...rest, ...(last !== '' && rest.length > 0 ? [last] : [])]
      .filter(isShort)
      // German nouns keep their capitals.
      .map((value) => (language === 'de' ? value : value.toLowerCase()));
    const start = index + row.indexOf(first);
    const before = /([\p{L}-]+)\s*[:：(（]\s*$/u.exec(text.slice(0, start));
    const isLabel =
      before?.[1] !== undefined &&
      (isLifeWord(before[1]) || (isChoiceWord(before[1]) && !isLiving(before[1], trimmed)));
    return found(
      isLabel ? (before[1] ?? '') : '',
      trimmed,
      isLabel ? before.index : start,
      index + row.length + (other?.[0].length ?? 0),
      isLabel ? before.index : start,
      true,
      trimmed.length > 2,
    );
  }

  /** "nuevo - en camino - entregado", "待审核-已派单-已消缺" */
  function dashes(text: string): Values | undefined {
    for (const { 0: row, index } of text.matchAll(/[^,;:：，、،。()（）为是]+/gu)) {
      const values = row
        .split(DASH)
        .map(clean)
        .filter((value) => value !== '' && isShort(value));
      if (values.length < 3 || states(values) * 2 < values.length) continue;
      const start = index + row.length - row.trimStart().length;
      const result = found('', values, start, index + row.trimEnd().length, start, true);
      if (result) return result;
    }
    return undefined;
  }

  /** Whether a thing goes from one state to another: "Los trabajos pasan de", "工单从". "La ruta va de Lima a Cusco" tells where it leads. */
  function movesOf(before: string, verb: string): boolean {
    if (language === 'zh')
      return (
        verb === '从' &&
        !/(?:[路航]?线路?|路程|行程|航班|列车|班车)$/u.test(before) &&
        [2, 3, 4].some((length) => vocabulary.thing(before.slice(-length))?.isWhole === true)
      );
    const noun = /[\p{L}-]+(?=\s*$)/u.exec(before)?.[0] ?? '';
    return (
      MOVES.test(verb) && (vocabulary.thing(noun)?.isWhole === true || vocabulary.grammar.isPlural(noun))
    );
  }
  /** A step that is called by a noun: no clause, and no number. */
  const isPlainStep = (value: string): boolean => !/\d/u.test(value) && value.split(' ').length < 3;

  function goes(text: string): Values | undefined {
    for (const match of text.matchAll(patterns.goes)) {
      const from = match.index + match[0].length;
      const rest = /^[^.;:：()（）。；]{0,300}/u.exec(text.slice(from))?.[0] ?? '';
      const clause =
        language === 'zh'
          ? rest.replace(/[，,](?!\s*(?:再|到)).*$/u, '')
          : language === 'ar'
            ? rest
            : rest.replace(patterns.clause, '');
      const lead =
        language === 'zh' || language === 'ar'
          ? ''
          : (/^\s*(?:(?:de|por|par|von|du|del)\s+|d['’](?=\p{L}))/iu.exec(clause)?.[0] ?? '');
      const body = clause.slice(lead.length);
      const quoted = [...body.matchAll(QUOTED)];
      const last = quoted.at(-1);
      if (last && quoted.length > 1) {
        const names = quoted.map(([, name = '']) => name.trim().toLowerCase());
        const end = from + lead.length + last.index + last[0].length;
        const values = found('', names, match.index, end, match.index, true, true);
        if (values) return values;
      }
      const parts = listed(body, new RegExp(`${patterns.to.source}|${patterns.split.source}`, 'giu'), false);
      // "Bestellungen von Kunden mit Adresse und Status neu, bezahlt": what names the states is none of them.
      if (parts.values.some((value) => / /u.test(value) && isLifeWord(value.split(' ')[0] ?? ''))) continue;
      const times = [...body.matchAll(patterns.to)].length;
      const stated = states(parts.values);
      const isMove = parts.values.length > 2 ? times > 0 || stated > 1 : times > 0 && stated === 2;
      const isChain =
        parts.values.length > 2 &&
        // "候选人从初筛、面试、录用到淘汰"
        (times > 1 || (times > 0 && language === 'zh' && body.includes('、'))) &&
        parts.values.every((value) => isPlainStep(value)) &&
        movesOf(text.slice(0, match.index), match[0] + lead);
      // "goes from preparation to shooting, cutting and delivered" names them all.
      const isThrough =
        /^\s*(?:por|par)\s/iu.test(lead) || /(?:por|par|durchl\p{L}+|recorre)$/iu.test(match[0]);
      // "then" twice says that all of them follow each other, whatever they are called.
      const isOrdered = body.split(patterns.next).length > 2;
      const isExplicit =
        isChain ||
        ((lead !== '' || isThrough || (FROM.test(match[0]) && stated > 0)) &&
          (times > 0 || isThrough) &&
          parts.values.length > 2 &&
          (isOrdered || parts.values.filter(isNoun).length * 2 <= parts.values.length));
      if ((!isMove && !isExplicit) || (stated * 3 < parts.values.length && !isExplicit)) continue;
      if (
        !isExplicit &&
        /^(?:von|de|从|من|先)$/u.test(match[0]) &&
        (times < 1 || stated * 2 < parts.values.length)
      )
        continue;
      const end = from + lead.length + parts.length;
      const values = found('', parts.values, match.index, end, match.index, true, isOrdered || isChain);
      if (values) return values;
    }
    return undefined;
  }

  /** "接单以后是做胚，然后抹面，再装饰": what follows names its order, the first doesn't. */
  const chained = (text: string) =>
    [...text.matchAll(CHAINED)].map(({ 0: { length }, 1: body = '', index }) => ({
      index,
      body,
      cut: THEN,
      length,
    }));

  /** "先登记，再派工，最后验收", "经过起草、审核、归档三个阶段" */
  function steps(text: string): Values | undefined {
    if (language !== 'zh') return undefined;
    const first = /先(?!后)([^。；;]+)/u.exec(text);
    const rows: (Row | null)[] = [
      first && { index: first.index, body: first[1] ?? '', cut: THEN },
      ...[...text.matchAll(STAGES)].map(({ 0: { length }, 1: body = '', index }) => ({
        index,
        body,
        cut: /[、和]/u,
        length,
      })),
      ...[...text.matchAll(PASSED)].map(({ 0: { length }, 1: body = '', index }) => ({
        index,
        body,
        cut: /\s*[、和]\s*/u,
        length,
      })),
      ...chained(text),
    ];
    for (const row of rows) {
      if (!row) continue;
      const pieces = row.body.split(row.cut);
      const values = pieces
        .map((piece) => piece.replace(/^[是到]/u, '').trim())
        .filter((value) => value !== '');
      const lastCut = values.at(-1)?.search(/[，,]/u) ?? -1;
      const steps = values.map((value, at) =>
        at === values.length - 1 && lastCut >= 0 ? value.slice(0, lastCut) : value,
      );
      // "最后通过或拒绝": it ends in one of two ways.
      const ends = /^(\p{Script=Han}{2,4})或者?(\p{Script=Han}{2,4})$/u.exec(steps.at(-1) ?? '');
      const cut = ends ? [...steps.slice(0, -1), ...ends.slice(1)] : steps;
      if (cut.length < 3 || cut.some((value) => value.length > 8 || /[，,]/u.test(value))) continue;
      const dropped = (values.at(-1) ?? '').length - (steps.at(-1) ?? '').length;
      const length = row.length ?? 1 + row.body.length - dropped;
      const result = found('', cut, row.index, row.index + length, row.index, true, true);
      if (result) return result;
    }
    return undefined;
  }

  return { arrows, goes, steps };
}
