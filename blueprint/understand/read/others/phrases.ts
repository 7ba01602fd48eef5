import type { Span } from '../../facts.ts';
import { categoryByEnding } from '../../ontology/categories-others.ts';
import type { Category, ThingConcept } from '../../ontology/concept.ts';
import { plain } from '../../ontology/lookup.ts';
import type { PlainType } from '../../words/attributes.ts';
import type { Role } from '../../words/others/grammar.ts';
import { folded, type Vocabulary } from './vocabulary.ts';
import { verbsFor } from './verbs.ts';
import type { Values } from './value-lists.ts';
import { singularSaid } from './forms.ts';
import { headed, lowered } from './letters.ts';
import type { Sign, Word } from './word.ts';

// Nouns with what belongs to them, and what stands between them.

/** `both`: a word such as "note", which may be kept for itself or of something else. */
export type Sort = 'thing' | 'attribute' | 'both' | 'unknown' | 'app' | 'empty';

export interface Phrase extends Span {
  /** Singular, as it is shown. */
  noun: string;
  /** As it was said, without article. */
  label: string;
  determiner: Role | undefined;
  isPlural: boolean;
  /** As it was said, if it was said of many. */
  plural: string | undefined;
  sort: Sort;
  thing: ThingConcept | undefined;
  /** What sort of thing it is, or most likely is. */
  category: Category | undefined;
  type: PlainType | undefined;
  /** "its name" */
  isTheirs: boolean;
  /** What stands before it in "A 的 B". */
  of: Phrase | undefined;
  /** Whether it was judged to be a thing of its own, once all of the text was read. */
  isJudged?: boolean | undefined;
  /** Whether it is so unlikely to be one that nothing belongs to it. */
  isRefused?: boolean;
  /** What it is in a list that says where each word ends. */
  part?: Word['part'];
}
export type Element =
  | { kind: 'phrase'; phrase: Phrase }
  | { kind: 'role'; role: Role; start: number; end: number }
  | { kind: 'values'; values: Values; start: number; end: number }
  | { kind: 'sign'; sign: Sign; start: number; end: number }
  | { kind: 'verb'; verb: string; /** The sentence after it. */ rest: string; start: number; end: number };

const DETERMINERS: readonly Role[] = ['each', 'poss', 'a', 'the', 'many'];
const MOST_WORDS = 6;
/** Chinese heads of compounds: `简历` + `文件` is one field. */
const GENERIC =
  /^(?:时间|日期|数量|文件|号码|编号|名称|类型|单位|内容|描述|图片|照片|金额|地址|状态|价格|费用)$/u;
/** German nouns that say that what stands before them is kept in a list. */
const GERMAN_WRAPPER =
  /(?:s|n)?(?:liste|verwaltung|übersicht|kartei|verzeichnis|datenbank|erfassung|planung)$/iu;

export interface Chunker {
  elementsOf(words: readonly Word[], text: string, start: number): Element[];
  /** What a noun names that stands by itself. */
  phraseOf(label: string, span: Span, determiner?: Role, isTheirs?: boolean): Phrase;
}

/** @param said the words of the text, among which the singular of a plural may be */
export function chunkerFor(vocabulary: Vocabulary, isCased: boolean, said: ReadonlySet<string>): Chunker {
  const { language, grammar } = vocabulary;
  const { isNamed, isVerb } = verbsFor(vocabulary, isCased);
  const singularOf = (noun: string): string => {
    const words = noun.split(' ');
    const at = language === 'de' ? words.length - 1 : 0;
    const single = singularSaid(words[at] ?? '', said, language);
    return single === undefined ? grammar.singular(noun) : words.with(at, single).join(' ');
  };

  function canonical(core: string, thing: ThingConcept | undefined, isWhole: boolean): string {
    const shownCore =
      language === 'de'
        ? core
        : lowered(core).replace(/(?<=^|\s)ال(?=\S{2})/gu, language === 'ar' ? '' : 'ال');
    if (!thing) {
      const single = singularOf(shownCore);
      return language === 'de'
        ? single
            .split(' ')
            .map((word, at, all) => (at === all.length - 1 ? headed(word) : word))
            .join(' ')
        : single;
    }
    const { one, many } = thing.names[language];
    const shown = language === 'de' ? one : one.toLowerCase();
    const key = plain(shownCore);
    if (
      isWhole &&
      [one, many].some(
        (word) =>
          plain(word) === key ||
          plain(word) === plain(grammar.singular(shownCore)) ||
          // "mit Teilnehmern"
          (language === 'de' && `${plain(word)}n` === key),
      )
    )
      return shown;
    if (language === 'de') {
      const also = thing.names.de.also?.find((word) => folded(word, 'de') === folded(shownCore, 'de'));
      if (isWhole && also !== undefined) return headed(also);
      const form = [many, one].find((word) => word.length > 2 && key.endsWith(plain(word)));
      if (form !== undefined && !isWhole) {
        const lead = shownCore.slice(0, shownCore.length - form.length);
        return headed(lead + (lead === '' || /[\s-]$/u.test(lead) ? one : one.toLowerCase()));
      }
      return headed(singularOf(shownCore));
    }
    if (isWhole || language === 'zh') return grammar.singular(shownCore);
    // Adjectives and what it is of say which, not what.
    const words = shownCore.split(' ');
    for (let length = words.length - 1; length > 0; length -= 1) {
      const head = words.slice(0, length).join(' ');
      const found = vocabulary.thing(head);
      if (found?.isWhole) return canonical(head, found.entry, true);
    }
    return grammar.singular(shownCore);
  }

  function unwrapped(label: string): string {
    if (vocabulary.thing(label)?.isWhole) return label;
    if (language === 'de') {
      const rest = label.replace(GERMAN_WRAPPER, '');
      return rest !== label && rest.length > 2 && vocabulary.thing(rest) ? rest : label;
    }
    if (language === 'zh') {
      const wrapper = /(?:列表|名单|信息|清单|资料|情况|管理)$/u;
      const rest = label.replace(wrapper, '');
      return rest.length > 0 && rest !== label ? rest : label;
    }
    const [, wrapper = '', rest = ''] =
      (language === 'ar'
        ? /^(\S+) (ال\S.*|\S+(?:ات|ون|ين)|\S+)$/u
        : /^(\S+) (?:de |d['’]|du |des )(.+)$/u
      ).exec(label) ?? [];
    const isMany = language !== 'ar' || /^ال/u.test(rest) || grammar.isPlural(rest);
    return rest !== '' && isMany && (vocabulary.isWrapper(wrapper) || vocabulary.isApp(wrapper))
      ? unwrapped(rest)
      : label;
  }

  function phraseOf(label: string, span: Span, determiner?: Role, isTheirs = false): Phrase {
    const bare = unwrapped(label);
    const words = bare.split(' ');
    const lead = words.findIndex((word) => !grammar.before.test(word));
    const core = lead > 0 ? words.slice(lead).join(' ') : bare;
    const thing = vocabulary.thing(core);
    const known = vocabulary.attribute(bare) ?? (core === bare ? undefined : vocabulary.attribute(core));
    // "stages of the order" are no thing.
    const isLife =
      known === undefined &&
      thing?.isWhole !== true &&
      grammar.life.test((language === 'zh' ? core : (words[0] ?? core)).toLowerCase());
    const attribute: typeof known = isLife ? { entry: 'select', size: core.length, isWhole: true } : known;
    // "会员、工具": what is only listed is lent or kept, and not the app.
    const isListedTool = language === 'zh' && core === '工具' && determiner === undefined;
    const isApp =
      !isListedTool &&
      ((vocabulary.isApp(core) && !(/^(?:es|fr)$/u.test(language) && grammar.isPlural(core))) ||
        (language === 'zh' && /(?:系统|应用|软件|平台|程序|网站|工具|app)$/iu.test(core)) ||
        (vocabulary.isApp(words[0] ?? '') && language !== 'de' && language !== 'zh'));
    const isEmpty = vocabulary.isEmpty(core);
    const sort: Sort = ((): Sort => {
      if (isApp) return 'app';
      if (isEmpty || (language === 'zh' && core.length === 1 && !thing?.isWhole)) return 'empty';
      if (!thing && !attribute) return isEmpty ? 'empty' : 'unknown';
      if (!attribute) return 'thing';
      if (!thing) return 'attribute';
      if (thing.isWhole !== attribute.isWhole) return thing.isWhole ? 'thing' : 'attribute';
      if (thing.size === attribute.size) return 'both';
      return thing.size > attribute.size ? 'thing' : 'attribute';
    })();
    const isThing = sort === 'thing' || sort === 'both';
    const lastWord = core.split(' ').at(-1) ?? core;
    // Adjectives say which, not what.
    const noun = ((): string => {
      if (language === 'de' && isThing && lastWord !== core && vocabulary.thing(lastWord)) return lastWord;
      if (language !== 'zh' || thing?.isWhole) return core;
      // "学员课时包": whose it is stands before it.
      for (let length = core.length - 2; length > 1; length -= 1) {
        const [owner, rest] = [core.slice(0, length), core.slice(length)];
        const whose = vocabulary.thing(owner);
        if (!whose?.isWhole) continue;
        const { category } = whose.entry;
        const isPlace = /^(?:place|organisation)$/u.test(category);
        const isKept = /^(?:animal|vehicle)$/u.test(category) && vocabulary.thing(rest)?.isWhole === true;
        if (category === 'person' || isPlace || isKept) return rest;
      }
      return core;
    })();
    const said = plain(core);
    const names = thing?.entry.names[language];
    const isPlural =
      names && thing.isWhole && names.one !== names.many
        ? plain(names.one) !== said && (plain(names.many) === said || grammar.isPlural(core))
        : grammar.isPlural(core) ||
          singularOf(core) !== core ||
          (names !== undefined && names.one !== names.many && said.endsWith(plain(names.many)));
    return {
      noun: canonical(
        noun,
        isThing ? thing?.entry : undefined,
        noun === core ? (thing?.isWhole ?? false) : (vocabulary.thing(noun)?.isWhole ?? false),
      ),
      label: language === 'de' ? (lead > 0 ? bare : headed(bare)) : lowered(bare),
      determiner,
      isPlural: isPlural || determiner === 'many',
      plural: isPlural && noun === bare ? (language === 'de' ? headed(bare) : lowered(bare)) : undefined,
      sort,
      thing: isThing ? thing?.entry : undefined,
      category: isThing
        ? thing?.entry.category
        : sort === 'unknown'
          ? categoryByEnding(noun, language)
          : undefined,
      type: attribute?.entry,
      isTheirs,
      of: undefined,
      ...span,
    };
  }

  /** @returns the words from `at` on that are one noun with its adjectives and complements */
  function gather(words: readonly Word[], at: number): Word[] {
    const taken: Word[] = [];
    for (let next = at; next < words.length && taken.length < MOST_WORDS * 2; next += 1) {
      const word = words[next];
      if (!word || word.sign || (word.part && taken.length > 0)) break;
      const lastTaken = taken.at(-1);
      // What stood between them was read already.
      if (lastTaken && word.start - lastTaken.end > 2) break;
      if (lastTaken && language === 'zh' && word.key.length > 1 && vocabulary.isEmpty(word.key)) break;
      if (taken.length > 0 && isVerb(word, words, next, true)) break;
      if (word.role) {
        const after = words[next + 1];
        const isRecord =
          language === 'zh' &&
          word.role === 'manage' &&
          taken.length > 0 &&
          /^(?:记录|登记|安排)$/u.test(word.key) &&
          (after === undefined ||
            after.sign !== undefined ||
            /^(?:has|is|with|of|and)$/u.test(after.role ?? ''));
        if (isRecord) {
          taken.push(word);
          break;
        }
        const isJoint = word.role === 'of' && (language === 'es' || language === 'fr') && taken.length > 0;
        const isName = after && (after.role === undefined || after.role === 'manage');
        if (!isJoint || !after || !isName || after.sign) break;
        // "muestras de clientes": whose they are, and no sort of them.
        const whose = vocabulary.thing(after.key);
        const what = textOf(taken);
        const isOwner =
          whose?.isWhole === true &&
          whose.entry.category === 'person' &&
          grammar.isPlural(after.key) &&
          vocabulary.thing(what)?.isWhole === true &&
          !vocabulary.isWrapper(what);
        if (isOwner) break;
        taken.push(word, after);
        next += 1;
        continue;
      }
      const text = textOf(taken);
      const isAttribute = (name: string) => vocabulary.attribute(name)?.isWhole === true;
      // "姓名电话": two fields without a sign between them.
      if (
        language === 'zh' &&
        isAttribute(text) &&
        isAttribute(word.text) &&
        (!GENERIC.test(word.text) || GENERIC.test(text)) &&
        !isAttribute(text + word.text)
      )
        break;
      if (language !== 'zh' && language !== 'ar' && taken.length > 0 && isNamed(text) && isNamed(word.text)) {
        const joined = `${text} ${word.text}`;
        // "clínica veterinaria": right behind a thing stands what sort it is.
        const isAdjective =
          (language === 'es' || language === 'fr') &&
          vocabulary.attribute(text)?.isWhole !== true &&
          vocabulary.attribute(word.text)?.isWhole !== true &&
          grammar.isPlural(text) === grammar.isPlural(word.text) &&
          !grammar.isPlural(text);
        if (!isNamed(joined) && !grammar.before.test(text) && !isAdjective) break;
      }
      if (language === 'ar' && taken.length === 1 && isNamed(text) && isNamed(word.text)) {
        // Two definite nouns in a row are two, unless the second is an adjective.
        if (/^ال/u.test(text) && /^ال/u.test(word.text)) break;
      }
      if (language === 'de' && isCased && taken.length > 0) {
        const isNoun = /^\p{Lu}/u.test(word.text);
        const hadNoun = taken.some((one) => /^\p{Lu}/u.test(one.text));
        // A lower-case word after a noun belongs to what follows; two nouns in a row are one only where the first is unknown.
        if (hadNoun && (!isNoun ? !isUnit(word.text) : isNamed(text))) break;
      }
      taken.push(word);
      if (word.part) break;
      if (word.isTheirs && language === 'ar') break;
    }
    return taken;
  }
  const isUnit = (word: string) => /^(?:kg|g|km|m|cm|mm|kW|l|ml|h|min|€|%)$/u.test(word);
  const textOf = (taken: readonly Word[]) =>
    taken
      .map(({ text }) => text)
      .join(language === 'zh' ? '' : ' ')
      .replaceAll("' ", "'")
      .replaceAll('’ ', '’');

  function isAdjective(word: Word, words: readonly Word[], at: number): boolean {
    if (language !== 'de' || !isCased || !/^\p{Ll}/u.test(word.text)) return false;
    if (!/(?:e|en|er|es|em|el)$/u.test(word.key)) return false;
    const before = words[at - 1];
    if (vocabulary.isVerb(word.key) && !/^(?:a|the|poss|each|many|with|and)$/u.test(before?.role ?? ''))
      return false;
    const next = words[at + 1];
    return (
      next !== undefined &&
      !next.sign &&
      !next.role &&
      (/^\p{Lu}/u.test(next.text) || isAdjective(next, words, at + 1))
    );
  }

  function elementsOf(words: readonly Word[], text: string, start: number): Element[] {
    const elements: Element[] = [];
    let determiner: Role | undefined;
    for (let at = 0; at < words.length;) {
      const word = words[at];
      if (!word) break;
      const { start: from, end } = word;
      if (word.sign) {
        elements.push({ kind: 'sign', sign: word.sign, start: from, end });
        at += 1;
        continue;
      }
      const last = elements.at(-1);
      const isAfterNoun = last?.kind === 'phrase';
      if (word.role) {
        const isPartitive = language === 'fr' && word.role === 'ofThe' && !isAfterNoun;
        if (isPartitive) determiner ??= 'many';
        else if (DETERMINERS.includes(word.role)) {
          if (determiner === undefined || DETERMINERS.indexOf(word.role) < DETERMINERS.indexOf(determiner))
            determiner = word.role;
        } else elements.push({ kind: 'role', role: word.role, start: from, end });
        at += 1;
        continue;
      }
      const isDone =
        determiner === undefined ||
        (determiner === 'each' && vocabulary.isVerb(word.key) && !isNamed(word.text));
      if (isDone && !isAdjective(word, words, at) && isVerb(word, words, at, isAfterNoun)) {
        elements.push({ kind: 'verb', verb: word.key, rest: text.slice(end - start), start: from, end });
        at += 1;
        continue;
      }
      const isNoise =
        language === 'de' &&
        isCased &&
        /^\p{Ll}/u.test(word.text) &&
        !isAdjective(word, words, at) &&
        !isNamed(word.text);
      if (isNoise) {
        at += 1;
        continue;
      }
      const taken = gather(words, at);
      const lastWord = taken.at(-1);
      if (!lastWord) {
        at += 1;
        continue;
      }
      const span = { start: from, end: lastWord.end };
      const { part } = lastWord;
      const isWritten = language === 'zh' && part === undefined;
      const label = isWritten ? text.slice(span.start - start, span.end - start) : textOf(taken);
      const named = phraseOf(label, span, determiner, lastWord.isTheirs);
      const phrase: Phrase = part
        ? { ...named, part, sort: part === 'owner' && named.sort === 'empty' ? 'unknown' : named.sort }
        : named;
      determiner = undefined;
      const before = elements.at(-1);
      const owner = elements.at(-2);
      if (language === 'zh' && before?.kind === 'role' && before.role === 'of' && owner?.kind === 'phrase') {
        // "an app of products" is about the products.
        const isFrame =
          phrase.sort === 'app' || phrase.sort === 'empty' || vocabulary.isWrapper(phrase.label);
        const isEach = owner.phrase.determiner === 'each' && phrase.sort !== 'thing' && !isFrame;
        if (isEach) elements.splice(-1, 1, { ...before, role: 'has' });
        else elements.splice(isFrame ? -1 : -2);
        if (isEach) elements.push({ kind: 'phrase', phrase });
        else if (!isFrame) elements.push({ kind: 'phrase', phrase: { ...phrase, of: owner.phrase } });
      } else elements.push({ kind: 'phrase', phrase });
      at += taken.length;
    }
    return elements;
  }
  return { elementsOf, phraseOf };
}
