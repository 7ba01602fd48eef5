import type { Span } from '../../facts.ts';
import { listOf } from '../../words/others/grammar.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

// States and choices: values that stand in a list.

export interface Values extends Span {
  /** What they are chosen for; empty where that isn't said. */
  label: string;
  values: readonly string[];
  isLife: boolean;
  isYesNo: boolean;
  /** Where what was named before it ends. */
  from: number;
}

const escaped = (words: string) =>
  [...listOf(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|');
const MOST = 12;
/** "first open, then closed, finally paid" */
const FIRST_OR_LAST =
  /^(?:erst|zuerst|dann|danach|schließlich|zuletzt|am Ende|primero|luego|después|finalmente|por último|d['’]abord|puis|ensuite|enfin|finalement|先是|再|最后|然后|首先|أولا|ثم|أخيرا)(?:\s+|(?<=\p{Script=Han}))/iu;

const ARROW = /->|→|=>|>|➔|➜/u;

interface Patterns {
  split: RegExp;
  to: RegExp;
  goes: RegExp;
  is: RegExp;
  as: RegExp;
  or: RegExp;
  labelled: RegExp;
}
function patternsOf({ language, grammar, roles: _roles }: Vocabulary): Patterns {
  const isChinese = language === 'zh';
  const word = (words: string) =>
    isChinese ? `(?:${words})` : `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
  const { and, or, to, goes, is, as } = grammar.roles;
  const joins = `${escaped(or)}|${escaped(and)}`;
  const ands = language === 'ar' ? `${word(escaped(or))}|(?<=\\s)و(?=\\p{L}{2})` : word(joins);
  return {
    split: new RegExp(`\\s*(?:[,،，、/|;；]|->|→|=>|>)\\s*(?:(?:${ands})\\s*)?|\\s*(?:${ands})\\s*`, 'giu'),
    to: new RegExp(
      `\\s*(?:[,،，]\\s*)?(?:${word(`${escaped(to)}${isChinese ? '' : `|${escaped(and)}`}`)}|->|→)\\s*`,
      'giu',
    ),
    goes: new RegExp(word(escaped(goes)), 'giu'),
    is: new RegExp(word(escaped(is)), 'giu'),
    as: new RegExp(word(escaped(as)), 'giu'),
    or: new RegExp(language === 'ar' ? word(escaped(or)) : word(escaped(or)), 'iu'),
    labelled: isChinese
      ? /([\p{Script=Han}]{0,6}?(?:状态|阶段|进度|类型|种类|类别|分类|结果|流程|环节|优先级|性别|级别|等级|难度|方式|来源|频率|尺寸|规格|颜色|时段|成色))\s*(?:[:：(（=]|(?:分为|有|包括|可以是|是|为)[:：]?)\s*/gu
      : /([\p{L}-]+)((?:\s+(?:de la|de l['’]|de los|de las|del|de|du|des|der|von|der|d['’])\s*\p{L}+|\s+ال\p{L}+)?)\s*([:：(=]|\s)\s*/gu,
  };
}

export function valuesFinderFor(vocabulary: Vocabulary) {
  const { grammar, language } = vocabulary;
  const patterns = patternsOf(vocabulary);
  const isLifeWord = (label: string) => grammar.life.test(label.toLowerCase());
  const isChoiceWord = (label: string) => grammar.choice.test(label.toLowerCase());

  const clean = (value: string) =>
    value
      .replace(/^[\s"'«»“”„:]+|[\s"'«»“”.:]+$/gu, '')
      .replace(FIRST_OR_LAST, '')
      .replace(language === 'zh' ? /^(?:是|为|已经)(?=.{2})|(?:等等|等|状态)$/u : /^(?:etc|usw|etc\.)$/iu, '')
      .replace(language === 'ar' ? /^و(?=(?:\S{4,}))/u : /^(?!)/u, (lead) => (isKnown(value) ? lead : lead))
      .trim();
  const isKnown = (value: string) => vocabulary.thing(value)?.isWhole === true;
  const isNoun = (value: string) => {
    const [attribute, thing] = [vocabulary.attribute(value), vocabulary.thing(value)];
    return (attribute?.isWhole === true || thing?.isWhole === true) && !vocabulary.isState(value);
  };
  const isShort = (value: string) =>
    language === 'zh' ? value.length <= 8 : value.split(' ').length <= 4 && value.length <= 32;

  /** The last noun before a list: Chinese labels have no spaces before them. */
  function tailOf(label: string): string {
    if (language !== 'zh') return label;
    const words = wordsOf(label, 0, vocabulary);
    const cut = words.findLast(
      (word) => word.role !== undefined || word.sign !== undefined || vocabulary.isVerb(word.key),
    );
    return cut ? label.slice(cut.end) : label;
  }

  /** Cuts a text at its separators; after "or" or "and" comes the last value. */
  function listed(text: string, split: RegExp, endsAtOr: boolean): { values: string[]; length: number } {
    const values: string[] = [];
    let from = 0;
    let isLast = false;
    const only = /^[^,،，、;；]*?\//u.test(text) && endsAtOr;
    for (const match of [...text.matchAll(only ? /\s*(?:\/|[,;])\s*/gu : split), undefined]) {
      const end = match?.index ?? text.length;
      const value = clean(text.slice(from, end));
      if (value !== '') {
        if (!isShort(value)) {
          const cut = value.split(' ').slice(0, 1).join(' ');
          if (isLast && language !== 'zh' && vocabulary.isState(cut))
            return { values: [...values, cut], length: from + cut.length };
          return { values, length: Math.max(0, from - 1) };
        }
        values.push(value.toLowerCase() === value || language !== 'de' ? value.toLowerCase() : value);
      }
      if (!match) return { values, length: text.length };
      if (isLast && endsAtOr && !patterns.or.test(match[0])) return { values, length: end };
      if (only && /[,;]/u.test(match[0])) return { values, length: end };
      isLast = patterns.or.test(match[0]) || (language !== 'zh' && /\p{L}/u.test(match[0]));
      from = end + match[0].length;
    }
    return { values, length: text.length };
  }
  const unique = (values: readonly string[]) => [...new Set(values)].slice(0, MOST);
  const isStateWord = (value: string) => vocabulary.isState(value) && !/\s/u.test(value);
  const states = (values: readonly string[]) => values.filter((value) => vocabulary.isState(value)).length;

  function found(
    label: string,
    values: readonly string[],
    start: number,
    end: number,
    from: number,
    life?: boolean,
    mayBeNouns = false,
  ): Values | undefined {
    const all = unique(values);
    const [first = ''] = all;
    const words = first.split(' ');
    // "Buchung offen / bestätigt": what has the states stands before the first.
    const own = words.findIndex((_, at) => at > 0 && vocabulary.isState(words.slice(at).join(' ')));
    const lead = words.slice(0, Math.max(0, own)).join(' ');
    if (label === '' && own > 0 && vocabulary.thing(words[0] ?? '') !== undefined && !isStateWord(first)) {
      const rest = [words.slice(own).join(' '), ...all.slice(1)];
      return found('', rest, start + lead.length, end, start + lead.length, life);
    }
    const isYesNo = grammar.yesNo.test(all.join('/'));
    if (all.length < 2) return undefined;
    if (!mayBeNouns && all.filter(isNoun).length * 2 > all.length) return undefined;
    return {
      label: label.trim(),
      values: all,
      isLife:
        life ?? (label === '' || isLifeWord(label.trim().split(/\s/u)[0] ?? '') || isLifeWord(label.trim())),
      isYesNo,
      start,
      end,
      from,
    };
  }

  const closing = (text: string, from: number, isOpen: boolean) => {
    const rest = text.slice(from);
    const stop = isOpen ? rest.search(/[)）\]]/u) : rest.search(/[()（）:：]/u);
    return stop < 0 ? rest : rest.slice(0, stop);
  };

  function arrows(text: string): Values | undefined {
    const arrow = text.search(ARROW);
    if (arrow < 0) return undefined;
    // Not one pattern for all of it: over a long row of arrows that would take minutes.
    const index = text.slice(0, arrow).search(/[^,;:：，、。()（）]*$/u);
    const end = text.slice(arrow).search(/[,;:：，、。()（）]/u);
    const row = text.slice(index, end < 0 ? undefined : arrow + end);
    const values = row
      .split(ARROW)
      .map((value) => clean(value))
      .filter((value) => value !== '');
    if (values.length === 0) return undefined;
    const [first = ''] = values;
    const words = first.split(' ');
    // "Pedidos nuevo → listo": what has the states stands right before the first.
    const at = words.length > 1 && !vocabulary.isState(first) ? words.length - 1 : 0;
    const trimmed = [words.slice(at).join(' '), ...values.slice(1)]
      .filter(isShort)
      .map((value) => value.toLowerCase());
    const start =
      index + (at > 0 ? row.indexOf(words.slice(at).join(' ')) : row.length - row.trimStart().length);
    const before = /([\p{L}-]+)\s*[:：(（]\s*$/u.exec(text.slice(0, start));
    const isLabel = before?.[1] !== undefined && (isLifeWord(before[1]) || isChoiceWord(before[1]));
    return found(
      isLabel ? (before[1] ?? '') : '',
      trimmed,
      isLabel ? before.index : start,
      index + row.length,
      isLabel ? before.index : start,
      true,
    );
  }

  function goes(text: string): Values | undefined {
    for (const match of text.matchAll(patterns.goes)) {
      const from = match.index + match[0].length;
      const rest = /^[^.;:：()（）。；]*/u.exec(text.slice(from))?.[0] ?? '';
      const clause = language === 'zh' ? rest.replace(/[，,](?!\s*(?:再|到)).*$/u, '') : rest;
      const lead =
        language === 'zh' || language === 'ar'
          ? ''
          : (/^\s*(?:de|por|par|von|du|del)\s+/iu.exec(clause)?.[0] ?? '');
      const body = clause.slice(lead.length);
      const parts = listed(body, new RegExp(`${patterns.to.source}|${patterns.split.source}`, 'giu'), false);
      const times = [...body.matchAll(patterns.to)].length;
      const stated = states(parts.values);
      const isMove = parts.values.length > 2 ? times > 0 || stated > 1 : times > 0 && stated === 2;
      if (!isMove || stated * 3 < parts.values.length) continue;
      if (/^(?:von|de|从|من|先)$/u.test(match[0]) && (times < 1 || stated * 2 < parts.values.length))
        continue;
      const end = from + lead.length + parts.length;
      const values = found('', parts.values, match.index, end, match.index, true);
      if (values) return values;
    }
    return undefined;
  }

  function labelled(text: string): Values | undefined {
    for (const match of text.matchAll(patterns.labelled)) {
      const [whole, said = '', of = '', sign = ':'] = match;
      const label = tailOf(said);
      if (label === '') continue;
      const at = match.index + said.length - label.length;
      const isLife = isLifeWord(label);
      const isNamed = isChoiceWord(label);
      const isAttribute =
        vocabulary.attribute(label)?.isWhole === true && vocabulary.attribute(label)?.entry !== 'text';
      const isChoice = isNamed || (isAttribute && /[:：(（]/u.test(whole));
      if (!isLife && !isChoice) continue;
      const isOpen = /[(（]\s*$/u.test(whole);
      const isMarked = language === 'zh' || /[:：(=]/u.test(sign);
      let from = match.index + whole.length;
      const verb = new RegExp(
        `^(?:${escaped(grammar.roles.is)}|${escaped(grammar.roles.with)})(?:\\s+|\\s*[:：(（]\\s*)`,
        'iu',
      ).exec(text.slice(from));
      if (verb && language !== 'zh') from += verb[0].length;
      const body = closing(text, from, isOpen || /[(（]/u.test(verb?.[0] ?? ''));
      const parts = listed(body, patterns.split, !isOpen && !(isMarked && isLife));
      const hasOr = patterns.or.test(body) || /\//u.test(body);
      const isFields =
        parts.values.filter((value) => vocabulary.attribute(value)?.isWhole && !vocabulary.isState(value))
          .length *
          2 >
        parts.values.length;
      if (isFields || (!isLife && !isNamed && parts.values.some(isNoun))) continue;
      if (!isMarked && !verb && !(hasOr && states(parts.values) > 0) && states(parts.values) < 2) continue;
      if (
        !isMarked &&
        (isChoice || !hasOr) &&
        states(parts.values) * 2 < parts.values.length &&
        !/\//u.test(body)
      )
        continue;
      const values = found(
        label + of,
        parts.values,
        at,
        from + parts.length + (isOpen ? 1 : 0),
        at,
        isLife,
        isLife || isNamed,
      );
      if (values) return values;
    }
    return undefined;
  }

  /** "dificultad (fácil, media, difícil)" */
  function bracketed(text: string): Values | undefined {
    const before =
      language === 'zh'
        ? /([\p{Script=Han}]+)[(（:：]([^()（）:：]+)(?:[)）]|$)/gu
        : /([\p{L}'’-]+)\s*\(([^()]+)\)/gu;
    for (const match of text.matchAll(before)) {
      const [whole, name = '', body = ''] = match;
      const label = tailOf(name);
      if (label === '') continue;
      const at = match.index + name.length - label.length;
      if (
        /[:：]/u.test(whole) &&
        language === 'zh' &&
        states(listed(body, patterns.split, false).values) === 0
      )
        continue;
      const { values } = listed(body, patterns.split, false);
      if (values.length < 2 || values.some((value) => vocabulary.attribute(value)?.isWhole)) continue;
      const thing = vocabulary.thing(label);
      const attribute = vocabulary.attribute(label);
      const stated = states(values);
      const isMany = grammar.isPlural(label);
      const isLife = thing?.isWhole === true && attribute?.isWhole !== true && (isMany || language === 'zh');
      const nouns = values.filter((value) => vocabulary.thing(value)?.isWhole && !vocabulary.isState(value));
      const isNamed = isChoiceWord(label) || isLifeWord(label);
      const isKind =
        !isMany &&
        values.every((value) => !/\s/u.test(value) && !grammar.isPlural(value)) &&
        nouns.length * 2 < values.length;
      const isLikely = isLife
        ? stated === values.length
        : isNamed || attribute !== undefined || stated * 2 > values.length || (language !== 'zh' && isKind);
      if (!isLikely || (!isNamed && nouns.length * 2 > values.length)) continue;
      const isThing = isLife;
      const start = isThing ? at + label.length : at;
      const result = found(
        isThing ? '' : label,
        values,
        start,
        match.index + whole.length,
        at + (isThing ? label.length : 0),
        isThing ? true : undefined,
        isNamed,
      );
      if (result) return result;
    }
    return undefined;
  }

  /** "puede estar pendiente, hecha o cancelada" */
  function said(text: string): Values | undefined {
    for (const pattern of [patterns.is, patterns.as])
      for (const match of text.matchAll(pattern)) {
        const from = match.index + match[0].length;
        const lead = /^\s*(?:soit|entweder|bien|إما|ya sea)?\s*[:：]?\s*/iu.exec(text.slice(from))?.[0] ?? '';
        const body = closing(text, from + lead.length, false).replace(/[.。].*$/u, '');
        const parts = listed(body, patterns.split, true);
        const stated = states(parts.values);
        const hasOr = patterns.or.test(body);
        const isLikely = hasOr
          ? stated * 2 >= parts.values.length
          : stated === parts.values.length && parts.values.length > 2;
        if (!isLikely || parts.values.length < 2) continue;
        const values = found(
          '',
          parts.values,
          match.index,
          from + lead.length + parts.length,
          match.index,
          true,
        );
        if (values) return values;
      }
    return undefined;
  }

  /** "Termin: geplant, erledigt, verschoben", and slashes. */
  function bare(text: string): Values | undefined {
    const spaced =
      language === 'zh'
        ? /(?<=[\s：:])[\p{Script=Han}]{2,5}(?:\s+[\p{Script=Han}]{2,6}){2,}$/u.exec(text)
        : null;
    if (spaced) {
      const values = spaced[0].split(/\s+/u);
      if (states(values) * 2 > values.length)
        return found('', values, spaced.index, spaced.index + spaced[0].length, spaced.index, true);
    }
    const colon = /(?:^|[:：(（]|\s[–-]\s)\s*([^:：()（）]+?)\s*(?:[)）]|$)/gu;
    for (const match of text.matchAll(colon)) {
      const body = match[1] ?? '';
      const { values } = listed(body, patterns.split, false);
      const stated = states(values);
      const start = match.index + match[0].indexOf(body);
      if (
        values.length > 1 &&
        stated * 3 >= values.length * 2 &&
        (values.length > 2 || match[0].startsWith(':') || /[/|]/u.test(body)) &&
        !(values.length < 3 && /^\s*$/u.test(text.slice(0, start)))
      ) {
        const result = found('', values, start, start + body.length, start, true);
        if (result) return result;
      }
    }
    const slashes = /(?:([\p{L}-]+)\s+)?([\p{L}]+(?:\s[\p{L}]+)?(?:\s*[/|]\s*\p{L}+(?:\s\p{L}+)?)+)/u.exec(
      text,
    );
    if (!slashes) return undefined;
    const values = (slashes[2] ?? '').split(/\s*[/|]\s*/u).map((value) => value.toLowerCase());
    const isYesNo = grammar.yesNo.test(values.join('/'));
    if (!isYesNo && (values.length < 3 || states(values) * 2 < values.length)) return undefined;
    return found(
      slashes[1] ?? '',
      values,
      slashes.index,
      slashes.index + slashes[0].length,
      slashes.index,
      !isYesNo && slashes[1] === undefined,
    );
  }

  return (text: string): Values | undefined =>
    arrows(text) ?? goes(text) ?? labelled(text) ?? bracketed(text) ?? said(text) ?? bare(text);
}
