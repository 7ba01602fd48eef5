import { listOf } from '../../words/others/grammar.ts';
import type { Span } from '../../facts.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { type Patterns, patternsOf } from './value-patterns.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './word.ts';
import { wordsOf } from './words.ts';

// Cuts a list of values, and judges what they are.

export interface Values extends Span {
  /** What they are chosen for; empty where that isn't said. */
  label: string;
  values: readonly string[];
  isLife: boolean;
  isYesNo: boolean;
  /** Whether it stands right behind what has it. */
  isBehind: boolean;
  /** Where what was named before it ends. */
  from: number;
}

const MOST = 12;
/** Letters of a list that are looked through. */
const LONGEST = 300;
/** "first open, then closed, finally paid" */
const FIRST_OR_LAST =
  /^(?:entweder|soit|o bien|ya sea|erst|zuerst|dann|danach|schließlich|zuletzt|am Ende|zum Schluss|al final|à la fin|primero|luego|después|finalmente|por último|d['’]abord|puis|ensuite|enfin|finalement|先是|再|最后|然后|首先|أولا|ثم|أخيرا)(?:\s+|$|(?<=\p{Script=Han}))/iu;

/** "Then it becomes paid", "finally in the end sent": the words by which a state is said to follow. */
const BECOMES: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /^(?:se\s+)?(?:pasan?(?:\s+a(?:\s+estar)?)?|quedan?|vuelven?|terminan?|acaban?|están?|es|son|será)(?:\s+como)?(?:\s+|$)/iu,
  fr: /^(?:(?:il|elle)\s+)?(?:devien(?:t|nent)|passe(?:nt)?(?:\s+à)?|fini(?:t|ssent)|reste(?:nt)?|est|sont|se\s+termine(?:nt)?)(?:\s+comme)?(?:\s+|$)/iu,
  de: /^(?:wird|werden|ist|sind|endet|enden|bleibt|bleiben)(?:\s+(?:er|sie|es))?(?:\s+als)?(?:\s+|$)/iu,
  zh: /^(?:变成|变为|成为)/u,
  ar: /^(?:[وف]?[يت](?:صبح|صير|كون|بقى|نتهي)|و?(?:في|ب)(?:النهاية|الأخير|الآخر))(?:\s+|$)/u,
};

/** "then the driving, then the exam", "it is paid": what a state stands with and is none of. */
const AROUND: Partial<Record<OtherLanguage, RegExp>> = {
  es: /^(?:el|la|los|las)\s+(?=\p{L}{3})/iu,
  fr: /^(?:l['’]|(?:le|la|les)\s+)(?=\p{L}{3})/iu,
  ar: /\s+(?:أولا|أولاً|أخيرا|أخيراً)$/u,
  de: /^(?:der|die|das)\s+(?=\p{L}{3})|\s+(?:wird|werden|worden|ist|sind|sein)$/iu,
};

/** "进度：每个工地有业主、地址": a clause, and no value. */
const EACH_HAS = /^(?:每一?|各)\p{Script=Han}{1,8}(?:有|包括|包含|含)\p{Script=Han}/u;

/** "The manager approves", "der Chef genehmigt": what somebody does behind who it is. */
const DOES: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  fr: /^(?:l['’]|l[ae]s? )?\p{L}{2,}(?:e|ent|it|ut|oit|end)(?:\s|$)/iu,
  de: /^\p{Ll}{3,}t(?:\s|$)/u,
};

/** "refused by the manager" */
const BY_WHOM = /^(\S+)\s+(?:par|por|von|vom|durch)\s.*$/u;

/** "يكون جديدا": an Arabic state without the ending of what something is said to be. */
export const asSaidIn =
  (vocabulary: Vocabulary) =>
  (value: string): string => {
    const bare = value.replace(/(?<=^\p{L}{3,})ا$/u, '');
    return vocabulary.isState(bare) ? bare : value;
  };

/** @returns what the finders of values share */
const BESIDES: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /^(?:además|también|aparte|y además|y también)\s/iu,
  fr: /^(?:en plus|également|et aussi|et en plus)\s/iu,
  de: /^(?:dazu|außerdem|zusätzlich|ferner|und dazu)\s/iu,
};

export function valueListsFor(vocabulary: Vocabulary) {
  const { grammar, language } = vocabulary;
  const patterns: Patterns = patternsOf(vocabulary);
  const articles = new Set([grammar.roles.a, grammar.roles.the].flatMap(listOf));
  const isLifeWord = (label: string) => grammar.life.test(label.toLowerCase());
  const isChoiceWord = (label: string) => grammar.choice.test(label.toLowerCase());

  const clean = (value: string) =>
    value
      .replace(/^[\s"'«»“”„:]+|[\s"'«»“”.:]+$/gu, '')
      .replace(FIRST_OR_LAST, '')
      .replace(BECOMES[language], '')
      .replace(FIRST_OR_LAST, '')
      .replace(AROUND[language] ?? /^(?!)/u, '')
      .replace(
        language === 'zh' ? /^(?:是|为|已经)(?=.{2})|(?:等等|(?<=.{2})等|状态)$/u : /^(?:etc|usw|etc\.)$/iu,
        '',
      )
      .replace(language === 'ar' ? /^و(?=(?:\S{4,}))/u : /^(?!)/u, (lead) => (isKnown(value) ? lead : lead))
      .trim()
      .replace(BY_WHOM, (all, state: string) => (vocabulary.isState(state) ? state : all));
  const isKnown = (value: string) => vocabulary.thing(value)?.isWhole === true;
  const isNoun = (value: string) => {
    const [attribute, thing] = [vocabulary.attribute(value), vocabulary.thing(value)];
    return (attribute?.isWhole === true || thing?.isWhole === true) && !vocabulary.isState(value);
  };
  /** "客户打电话或者在网上下单", "المتبرعون يتبرعون بمبالغ أو مواد": what somebody does is no value. */
  const hasDoers = DOES[language] !== undefined;
  const isTold = (value: string) => {
    if (hasDoers) {
      const words = value.split(' ');
      const [who = '', ...deed] = articles.has(words[0]?.toLowerCase() ?? '') ? words.slice(1) : words;
      const person = vocabulary.thing(who);
      return (
        person?.isWhole === true &&
        person.entry.category === 'person' &&
        DOES[language]?.test(deed.join(' ')) === true &&
        // "Cliente pendiente" is in a state, and does nothing.
        (language === 'de' || vocabulary.isVerb(deed[0] ?? ''))
      );
    }
    if (language === 'ar') {
      const [who = '', deed = ''] = value.split(' ');
      const isSomebody = /^ال/u.test(who) || vocabulary.thing(who)?.entry.category === 'person';
      return isSomebody && vocabulary.isVerb(deed);
    }
    if (language !== 'zh') return false;
    const who = Array.from(value, (_, at) => value.slice(0, value.length - at)).find(
      (lead) => lead.length > 1 && vocabulary.thing(lead)?.isWhole === true,
    );
    return (
      who !== undefined &&
      vocabulary.thing(who)?.entry.category === 'person' &&
      value.length - who.length > 1 &&
      !vocabulary.isState(value)
    );
  };
  const isThingWith = (value: string) => {
    const [thing = '', what] = value.split(' ');
    return (
      language === 'ar' && what !== undefined && /^ب/u.test(what) && vocabulary.thing(thing)?.isWhole === true
    );
  };
  const isShort = (value: string) =>
    language === 'zh' ? value.length <= 8 : value.split(' ').length <= 4 && value.length <= 32;

  /** The last noun before a list: Chinese labels have no spaces before them. */
  function tailOf(label: string): string {
    if (language !== 'zh') return label;
    const words = wordsOf(label, 0, vocabulary);
    // "审批状态": a verb before the head of a label is a part of it, unless it asks for a choice.
    const isPart = ({ key }: Word, at: number) =>
      at === 0 && key.length > 1 && !/^(?:选择|使用|修改|处理)$/u.test(key);
    const cut = words.findLast(
      (word, at) =>
        word.role !== undefined ||
        word.sign !== undefined ||
        (vocabulary.isVerb(word.key) && !isPart(word, at)),
    );
    return cut ? label.slice(cut.end) : label;
  }

  /** Cuts a text at its separators; after "or" or "and" comes the last value. */
  function listed(text: string, split: RegExp, endsAtOr: boolean): { values: string[]; length: number } {
    const values: string[] = [];
    let from = 0;
    let isLast = false;
    let isEnumerated = false;
    let sign = '';
    const only = /^[^,،，、;；]*?\//u.test(text) && endsAtOr;
    for (const match of [...text.matchAll(only ? /\s*(?:\/|[,;])\s*/gu : split), undefined]) {
      const end = match?.index ?? text.length;
      const value = clean(text.slice(from, end));
      // "Montiert und abgerechnet, dazu Material": what comes besides is no value.
      if (values.length > 1 && BESIDES[language]?.test(value))
        return { values, length: Math.max(0, from - sign.length) };
      // "Open, then full, the volunteer comes": another clause.
      if (hasDoers && values.length > 1 && endsAtOr && isTold(value))
        return { values, length: Math.max(0, from - sign.length) };
      if (value !== '') {
        if (!isShort(value)) {
          const cut = value.split(' ').slice(0, 1).join(' ');
          if (isLast && language !== 'zh' && vocabulary.isState(cut))
            return { values: [...values, cut], length: from + cut.length };
          return { values, length: Math.max(0, from - 1) };
        }
        // "high, low and a date": what an "and" joins to them may be a field.
        const isField = language === 'ar' && sign.endsWith('و') && isNoun(value) && !values.some(isNoun);
        if (isField && values.length > 0) return { values, length: Math.max(0, from - sign.length) };
        values.push(value.toLowerCase() === value || language !== 'de' ? value.toLowerCase() : value);
      }
      if (!match) return { values, length: text.length };
      // "Gepackt und dann verschickt": two signs are one.
      if (isLast && value !== '' && endsAtOr && !patterns.or.test(match[0])) return { values, length: end };
      if (only && /[,;]/u.test(match[0])) return { values, length: end };
      // Chinese has a comma of its own for lists.
      if (language === 'zh' && isEnumerated && /[,，]/u.test(match[0])) return { values, length: end };
      isEnumerated ||= match[0].includes('、');
      // Arabic has an "and" before each of them.
      isLast =
        patterns.or.test(match[0]) ||
        (/\p{L}/u.test(match[0]) && !patterns.next.test(match[0]) && language !== 'zh' && language !== 'ar');
      [sign] = match;
      from = end + match[0].length;
    }
    return { values, length: text.length };
  }
  /** "alta media o baja": said without a comma. */
  const apart = (value: string): readonly string[] => {
    const words = value.split(' ');
    return language !== 'ar' &&
      words.length > 1 &&
      words.length < 4 &&
      words.every(
        (word) =>
          word.length > 2 &&
          vocabulary.isState(word) &&
          !isNoun(word) &&
          vocabulary.roles.get(word) !== 'prep',
      ) &&
      // "Commande passée" is whose state it is, and the state.
      !(vocabulary.thing(words[0] ?? '')?.isWhole === true && language !== 'zh')
      ? words
      : [value];
  };
  /** A sort of something: short, and not many. */
  const isKindOf = (value: string) =>
    value.split(' ').length <= 3 && !grammar.isPlural(value) && !/\d/u.test(value);
  /** What parts a list; Chinese has no other spaces than between words of a list: "类别（吃饭 交通 孩子）". */
  const splitOf = (body: string): RegExp =>
    language === 'zh' && /^\s*\p{L}+(?:\s+\p{L}+){2,}\s*$/u.test(body) ? /\s+/gu : patterns.split;
  /** "El turno: abierto → cerrado": a word for what is chosen names a thing where what follows are its states. */
  const isLiving = (label: string, values: readonly string[]) => {
    const thing = vocabulary.thing(label);
    return (
      thing?.isWhole === true &&
      thing.entry.states !== undefined &&
      values.every((value) => vocabulary.isState(value))
    );
  };
  const unique = (values: readonly string[]) => [...new Set(values)].slice(0, MOST);
  const isArticled = (value: string) => /^ال/u.test(value);
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
    isBehind = false,
  ): Values | undefined {
    const all = unique(values.flatMap(apart));
    const [first = ''] = all;
    const words = first.split(' ');
    // "Buchung offen / bestätigt": what has the states stands before the first.
    const own = words.findIndex((_, at) => at > 0 && vocabulary.isState(words.slice(at).join(' ')));
    const lead = words.slice(0, Math.max(0, own)).join(' ');
    const head = articles.has(words[0] ?? '') ? words[1] : words[0];
    // "المتقدم جديد أو مقبول أو مرفوض": of whom nobody knows it is told by its article alone.
    const isNamed =
      language === 'ar' && own === 1 && /^ال\p{L}{3}/u.test(head ?? '') && !all.slice(1).some(isArticled);
    const isOwner = vocabulary.thing(head ?? '') !== undefined || isNamed;
    if (label === '' && own > 0 && isOwner && !isStateWord(first)) {
      const rest = [words.slice(own).join(' '), ...all.slice(1)];
      return found('', rest, start + lead.length, end, start + lead.length, life);
    }
    const isYesNo = grammar.yesNo.test(all.join('/'));
    if (all.length < 2 || EACH_HAS.test(first)) return undefined;
    if (
      (label === '' || label === grammar.kind || label === grammar.status) &&
      (isTold(first) || (hasDoers && all.some(isTold)))
    )
      return undefined;
    // "المرضى بأسمائهم، المواعيد بالتاريخ": things with what they have are no values.
    if (all.filter(isThingWith).length > 1) return undefined;
    if (!mayBeNouns && all.filter(isNoun).length * 2 > all.length) return undefined;
    return {
      label: label.trim(),
      values: all,
      isLife:
        life ?? (label === '' || isLifeWord(label.trim().split(/\s/u)[0] ?? '') || isLifeWord(label.trim())),
      isYesNo,
      isBehind,
      start,
      end,
      from,
    };
  }

  const closing = (text: string, from: number, isOpen: boolean) => {
    const rest = text.slice(from, from + LONGEST);
    const stop = isOpen ? rest.search(/[)）\]]/u) : rest.search(/[()（）:：]/u);
    return stop < 0 ? rest : rest.slice(0, stop);
  };

  return {
    vocabulary,
    patterns,
    isLifeWord,
    isChoiceWord,
    isLiving,
    clean,
    isNoun,
    isTold,
    isShort,
    tailOf,
    listed,
    splitOf,
    isKindOf,
    states,
    found,
    closing,
  };
}
export type ValueLists = ReturnType<typeof valueListsFor>;
