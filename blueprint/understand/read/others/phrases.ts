import type { Role } from '../../words/others/grammar.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { lentAs } from './lending.ts';
import { headed, lowered } from './letters.ts';
import { type Phrase, type PhraseOf, phraseReaderFor } from './phrase.ts';
import type { Values } from './value-lists.ts';
import { questionField } from './question-fields.ts';
import { verbsFor } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Sign, Word } from './word.ts';

// A sentence as its nouns with what belongs to them, and what stands between them.

export type Element =
  | { kind: 'phrase'; phrase: Phrase }
  | { kind: 'role'; role: Role; said?: string; start: number; end: number }
  | { kind: 'values'; values: Values; start: number; end: number }
  | { kind: 'sign'; sign: Sign; said?: string; start: number; end: number }
  | { kind: 'verb'; verb: string; /** The sentence after it. */ rest: string; start: number; end: number };

/** What stands at a place: what a little word does, or what else is there. */
export const nameOf = (element: Element | undefined): string => {
  if (!element) return 'edge';
  if (element.kind === 'role') return element.role;
  return element.kind === 'sign' ? element.sign : element.kind;
};

const DETERMINERS: readonly Role[] = ['each', 'poss', 'a', 'the', 'many'];
const MOST_WORDS = 6;
/** Chinese heads of compounds: `简历` + `文件` is one field. */
const GENERIC =
  /^(?:时间|日期|数量|文件|号码|编号|名称|类型|单位|内容|描述|图片|照片|金额|地址|状态|价格|费用)$/u;

/** What follows is said against it, and belongs to no noun: "leurs heures mais ne voient pas". */
const BUT = /^(?:mais|pero|aber|jedoch|sondern|sino|لكن|ولكن)$/u;

/** What a question names is a field, whatever its words name elsewhere. */
const ASKED = {
  sort: 'attribute',
  thing: undefined,
  category: undefined,
  isPlural: false,
  plural: undefined,
} as const;

/** Whether a list of fields goes on: behind the sign or word that parts its items, of which most are known to be such. */
function isListed(elements: readonly Element[], mayBeMany = false): boolean {
  const isJoint = (element: Element | undefined) =>
    (element?.kind === 'sign' && element.sign === 'comma') ||
    (element?.kind === 'role' && element.role === 'and');
  if (!isJoint(elements.at(-1))) return false;
  const start = elements.findLastIndex(
    (element) => element.kind !== 'phrase' && element.kind !== 'values' && !isJoint(element),
  );
  const items = elements
    .slice(start + 1)
    .flatMap((element) => (element.kind === 'phrase' ? [element.phrase] : []));
  const known = items.filter(({ sort }) => sort === 'attribute' || sort === 'both').length;
  return (mayBeMany || items.at(-1)?.isPlural === false) && known > 0 && known * 2 >= items.length;
}

/** What hangs on a wall, and shows how things stand elsewhere. */
const BOARD = /^(?:لوحة|cuadro|tafel|schild)$/iu;

/** What is counted or measured, and mostly says nothing. */
const MEASURED = /^(?:tiempo|temps|zeit)$/iu;
const PARTICIPLE =
  /^(?:ge\p{Ll}{2,}(?:t|en)|\p{Ll}+ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:be|er|ver|ent)\p{Ll}{2,}t)$/u;
/** Whether a bracket was opened and not closed. */
const isBracketed = (elements: readonly Element[]): boolean =>
  elements.findLastIndex((one) => nameOf(one) === 'open') >
  elements.findLastIndex((one) => nameOf(one) === 'close');

export interface Chunker {
  elementsOf(words: readonly Word[], text: string, start: number): Element[];
  phraseOf: PhraseOf;
}

/** "Les cours", "los análisis": the article says of what is the same in the plural that there are several. */
const OF_MANY: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /^(?:l[oa]s|un[oa]s|mis|sus|nuestr[oa]s|vari[oa]s)$/u,
  fr: /^(?:les|des|ces|mes|nos|ses|leurs|plusieurs)$/u,
};
const SAME_IN_PLURAL = /^\p{L}{3,}[sxz]$/u;

/** How adjectives end that name somebody as well. */
const ADJECTIVAL: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /(?:ic[oa]|ari[oa]|iv[oa]|nte)s?$/u,
  fr: /(?:ique|aire|if|ive|ante?|ente?)s?$/u,
};

/** Before by whom or where something is done. */
const DONE_BY: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /^(?:por|en|al?|con)(?: |$)/u,
  fr: /^(?:par|dans|en|à|aux?|chez|sur)(?: |$)/u,
};

/** @param said the words of the text, among which the singular of a plural may be */
export function chunkerFor(vocabulary: Vocabulary, isCased: boolean, said: ReadonlySet<string>): Chunker {
  const { language, grammar } = vocabulary;
  const { isNamed, isVerb } = verbsFor(vocabulary, isCased);
  const phraseOf = phraseReaderFor(vocabulary, said);

  /** "Precio por kilo", "prix au kilo", "Preis pro Kilo": for how much of it a price is. */
  function isRate(taken: readonly Word[], joint: Word, unit: Word): boolean {
    const isPer = joint.role === 'per' || /^(?:au|à)$/u.test(joint.key);
    return (
      isPer &&
      taken.length > 0 &&
      unit.sign === undefined &&
      unit.role === undefined &&
      !grammar.isPlural(unit.key) &&
      vocabulary.attribute(textOf(taken))?.entry === 'money' &&
      vocabulary.thing(unit.text)?.isWhole !== true
    );
  }

  /** "Familles bénéficiaires": of whom a group is. "Visites programmées", "animales disponibles": in which state it is. */
  function saysWhich(noun: string, word: string): boolean {
    const [group, member] = [vocabulary.thing(noun), vocabulary.thing(word)];
    const areMany = grammar.isPlural(noun) && grammar.isPlural(word);
    if (!(language === 'es' || language === 'fr') || !areMany || group?.isWhole !== true) return false;
    return (
      vocabulary.isState(word) ||
      (group.entry.category === 'organisation' && member?.entry.category === 'person')
    );
  }

  /** "Nombre científico", "médicos solicitantes": what reads as somebody is said of what stands before it. */
  function saysWhose(text: string, word: string, after: Word | undefined): boolean {
    const ending = ADJECTIVAL[language];
    const isLast =
      after === undefined || after.sign !== undefined || /^(?:and|or|of)$/u.test(after.role ?? '');
    const [first, second] = [vocabulary.thing(text), vocabulary.thing(word)];
    const isOfSomebody = first?.entry.category === 'person' || vocabulary.attribute(text)?.isWhole === true;
    return (
      ending?.test(word) === true &&
      isLast &&
      isOfSomebody &&
      second?.entry.category === 'person' &&
      grammar.isPlural(text) === grammar.isPlural(word)
    );
  }

  /** "Poids récolté", "kilos vendidos": among fields a participle says which it is. "رقم تتبع": so does a deed. */
  function isWhichWay(taken: readonly Word[], word: Word, after: Word | undefined): boolean {
    const isLast = after === undefined || after.sign !== undefined || /^(?:and|or)$/u.test(after.role ?? '');
    const what = textOf(taken);
    if (!isLast || taken.length === 0 || vocabulary.attribute(what)?.isWhole !== true) return false;
    if (language === 'ar') return word.role === 'manage' && /^ت/u.test(word.key) && what === 'رقم';
    const participle =
      language === 'fr' ? /\p{L}{3}ée?s?$/u : language === 'es' ? /\p{L}{2}[ai]d[oa]s?$/u : /(?!)/u;
    return (
      word.role === undefined &&
      word.sign === undefined &&
      participle.test(word.key) &&
      (language === 'fr' ? vocabulary.isState(word.key) : !isNamed(word.key)) &&
      (grammar.isPlural(what) || !grammar.isPlural(word.key))
    );
  }

  /** "لكل تبرع رقم إيصال", "لكل كافل رقم جوال", "لكل طالب ولي أمر": behind each of something stands what it has. */
  function isOfEach(words: readonly Word[], at: number, next: number): boolean {
    const [owner, word, after] = [words[at], words[next], words[next + 1]];
    const isEach = /^(?:per|each)$/u.test(words[at - 1]?.role ?? '');
    if (!isEach || !owner || !word || isNamed(`${owner.text} ${word.text}`)) return false;
    const isField = vocabulary.attribute(word.text)?.isWhole === true;
    const isKnown = vocabulary.thing(owner.text)?.isWhole === true;
    // Of what nobody knows only what is surely a field is told from a part of its name.
    if (!isKnown) return isField && vocabulary.attribute(owner.text) === undefined;
    const isSomebody = (name: string) => {
      const thing = vocabulary.thing(name);
      return thing?.isWhole === true && thing.entry.category === 'person';
    };
    const isPair = after !== undefined && isSomebody(`${word.text} ${after.text}`);
    return isField || /^(?:سجل|حساب|جدول)$/u.test(word.key) || isSomebody(word.text) || isPair;
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
      if (isWhichWay(taken, word, words[next + 1])) {
        taken.push(word);
        break;
      }
      if (taken.length > 0 && (isVerb(word, words, next, true) || BUT.test(word.key))) break;
      if (word.role) {
        const after = words[next + 1];
        if (after && isRate(taken, word, after)) {
          taken.push(word, after);
          break;
        }
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
        // "États des lieux": the name of one thing.
        const isWholeName =
          language === 'fr' &&
          word.role === 'ofThe' &&
          after !== undefined &&
          vocabulary.thing(`${textOf(taken)} ${word.text} ${after.text}`)?.isWhole === true;
        if (isWholeName) {
          taken.push(word, after);
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
        const isSaidOfIt =
          isAdjective || saysWhich(text, word.text) || saysWhose(text, word.text, words[next + 1]);
        if (!isNamed(joined) && !grammar.before.test(text) && !isSaidOfIt) break;
      }
      if (language === 'ar' && taken.length === 1 && isNamed(text) && isNamed(word.text)) {
        // "يدفع الأعضاء رسوما": an adjective has the article of its noun.
        if (/^ال/u.test(text) && !/^ال/u.test(word.text)) break;
        // "يسجل كل موظف المشروع": behind who does it stands what is done.
        const [lead, deed] = [words[at - 1], words[at - 2]];
        const isDoer = vocabulary.thing(text)?.entry.category === 'person' && lead?.role === 'each';
        if (isDoer && (!deed || isVerb(deed, words, at - 2, false))) break;
        // Two definite nouns in a row are two, unless the second is an adjective.
        if (/^ال/u.test(text) && /^ال/u.test(word.text) && !/(?:ية|يه)$/u.test(word.text)) break;
      }
      if (language === 'ar' && taken.length === 1 && isOfEach(words, at, next)) break;
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

  /** Whether a verb is joined by "und" to one that stands before it in its clause. */
  function isBesideVerb(word: Word, words: readonly Word[], at: number): boolean {
    const clause = words.slice(
      words.findLastIndex((one, place) => place < at && one.sign !== undefined) + 1,
      at,
    );
    return (
      vocabulary.isVerb(word.key) &&
      clause.some(({ text, key }) => /^\p{Ll}/u.test(text) && vocabulary.isVerb(key))
    );
  }

  function isAdjective(word: Word, words: readonly Word[], at: number): boolean {
    if (language !== 'de' || !isCased || !/^\p{Ll}/u.test(word.text)) return false;
    if (!/(?:e|en|er|es|em|el)$/u.test(word.key)) return false;
    const before = words[at - 1];
    // "Ich verleihe Hüpfburgen", "Mitglieder zahlen Beiträge und buchen Plätze"
    if (
      (before?.key === 'ich' && lentAs(word.key, 'de') !== undefined) ||
      (before?.role === 'and' && isBesideVerb(word, words, at))
    )
      return false;
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

  /** "qué peluquera atiende": the thing itself is asked for. */
  const isWhich = ({ key }: Word, next: Word | undefined): boolean =>
    /^(?:qu[ée]|quel\p{L}*|welche\p{L}?)$/u.test(key) && vocabulary.thing(next?.text ?? '')?.isWhole === true;

  /** "Les cours sont donnés par des professeurs, suivis par des élèves et réservés en ligne": more that is done with it. */
  const isDoneToo = (word: Word, next: Word | undefined, elements: readonly Element[]): boolean =>
    DONE_BY[language]?.test(next?.key ?? '') === true &&
    /^(?:comma|and)$/u.test(nameOf(elements.at(-1))) &&
    elements.some((one) => one.kind === 'role' && one.role === 'is') &&
    grammar.participle.test(word.key);

  function elementsOf(words: readonly Word[], text: string, start: number): Element[] {
    const elements: Element[] = [];
    let determiner: Role | undefined;
    for (let at = 0; at < words.length;) {
      const word = words[at];
      if (!word) break;
      const { start: from, end } = word;
      const asked =
        language !== 'zh' && isListed(elements) && !isWhich(word, words[at + 1])
          ? questionField(text.slice(from - start), language)
          : undefined;
      const after = asked && words.findIndex((one) => one.start >= from + asked.length);
      if (asked && after !== undefined) {
        const span = { start: from, end: from + asked.length };
        const { label, type } = asked;
        const shown = language === 'de' ? headed(label) : label.toLowerCase();
        elements.push({
          kind: 'phrase',
          phrase: { ...phraseOf(label, span), ...ASKED, noun: shown, label: shown, type },
        });
        determiner = undefined;
        at = after === -1 ? words.length : after;
        continue;
      }
      if (word.sign) {
        elements.push({ kind: 'sign', sign: word.sign, said: word.text, start: from, end });
        at += 1;
        continue;
      }
      const last = elements.at(-1);
      const isAfterNoun = last?.kind === 'phrase';
      // "归还时检查": when it is done says nothing of what is.
      if (language === 'zh' && word.key === '时' && last?.kind === 'verb') {
        at += 1;
        continue;
      }
      // "Cada muestra está recibida": behind an article a verb that is written like a noun is one.
      const isNounOfOne =
        word.role === 'has' &&
        /^(?:each|a|the|poss)$/u.test(determiner ?? '') &&
        vocabulary.thing(word.key)?.isWhole === true;
      if (word.role && !isNounOfOne) {
        const isPartitive = language === 'fr' && word.role === 'ofThe' && !isAfterNoun;
        if (isPartitive) determiner ??= 'many';
        else if (DETERMINERS.includes(word.role)) {
          if (determiner === undefined || DETERMINERS.indexOf(word.role) < DETERMINERS.indexOf(determiner))
            determiner = word.role;
        } else {
          // "eine Verwaltung für Hunde": the article was that of the word before.
          if (word.role === 'manage') determiner = undefined;
          elements.push({ kind: 'role', role: word.role, said: word.key, start: from, end });
        }
        at += 1;
        continue;
      }
      // "les comédiens les empruntent": an article right behind a noun, or before what we do, is a pronoun.
      const isPronoun =
        determiner === 'the' &&
        (language === 'es' || language === 'fr') &&
        (isAfterNoun
          ? vocabulary.isVerb(word.key)
          : /[aei]mos$/u.test(word.key) && isVerb(word, words, at, false));
      // "Y los marca como listos": a noun may be written like the verb.
      const isObject =
        determiner === 'the' &&
        words[at - 2]?.role === 'and' &&
        words[at + 1]?.role === 'as' &&
        vocabulary.isVerb(word.key);
      if (isObject || (isPronoun && !isNamed(word.text))) determiner = undefined;
      const isDone =
        determiner === undefined ||
        (determiner === 'each' && vocabulary.isVerb(word.key) && !isNamed(word.text));
      const isDoing = isVerb(word, words, at, isAfterNoun) || isDoneToo(word, words[at + 1], elements);
      if (isDone && !isAdjective(word, words, at) && isDoing) {
        const item = elements.at(-1);
        const isAsked =
          language === 'de' &&
          item?.kind === 'phrase' &&
          PARTICIPLE.test(word.key) &&
          isBracketed(elements) &&
          /^(?:comma|open)$/u.test(nameOf(elements.at(-2))) &&
          /^(?:comma|close)$/u.test(words[at + 1]?.sign ?? '');
        // "(Datum, Königin gesehen, Bemerkung)": whether it was done is a field.
        if (isAsked) {
          const label = `${item.phrase.label} ${word.text}`;
          const phrase = { ...item.phrase, ...ASKED, noun: label, label, type: 'boolean', end } as const;
          elements.splice(-1, 1, { kind: 'phrase', phrase });
          at += 1;
          continue;
        }
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
      const taken = isNounOfOne ? [word] : gather(words, at);
      const lastWord = taken.at(-1);
      if (!lastWord) {
        at += 1;
        continue;
      }
      const span = { start: from, end: lastWord.end };
      const { part } = lastWord;
      const isWritten = language === 'zh' && part === undefined;
      const isMany =
        taken.length === 1 &&
        SAME_IN_PLURAL.test(word.key) &&
        OF_MANY[language]?.test(words[at - 1]?.key ?? '') === true;
      const label = isWritten ? text.slice(span.start - start, span.end - start) : textOf(taken);
      const rate = taken.findIndex(
        ({ role, key }, place) => place > 0 && (role === 'per' || /^(?:au|à)$/u.test(key)),
      );
      const asNamed =
        rate > 0
          ? {
              ...phraseOf(textOf(taken.slice(0, rate)), span, determiner),
              label: language === 'de' ? headed(label) : lowered(label),
            }
          : phraseOf(label, span, determiner, lastWord.isTheirs);
      const named =
        isMany && !asNamed.isPlural ? { ...asNamed, isPlural: true, plural: asNamed.noun } : asNamed;
      // "Sorties : date, site, nombre de places": among fields it is where something is.
      const isPlaceName =
        /^(?:site|sitio)$/u.test(label) &&
        /^(?:comma|and)$/u.test(nameOf(elements.at(-1))) &&
        isListed(elements);
      // "Título, autor y año", "pasos, tiempo y dificultad": among fields it is one.
      const known = vocabulary.attribute(label);
      const type = MEASURED.test(label) ? 'text' : known?.isWhole ? known.entry : undefined;
      const isMeasured =
        named.sort === 'empty' && type !== undefined && type !== 'phone' && isListed(elements, true);
      // "كل لوحة لها عنوان", "chaque tableau a un titre": what each has fields of is no page.
      const isKeptBoard =
        named.sort === 'empty' &&
        determiner === 'each' &&
        BOARD.test(named.noun) &&
        words[at + taken.length]?.role === 'has';
      const phrase: Phrase = isKeptBoard
        ? { ...named, sort: 'unknown' }
        : isPlaceName
          ? { ...named, sort: 'attribute', type: 'text' }
          : isMeasured
            ? { ...named, sort: 'attribute', type }
            : part
              ? { ...named, part, sort: part === 'owner' && named.sort === 'empty' ? 'unknown' : named.sort }
              : named;
      determiner = undefined;
      const before = elements.at(-1);
      const owner = elements.at(-2);
      if (language === 'zh' && before?.kind === 'role' && before.role === 'of' && owner?.kind === 'phrase') {
        // "an app of products" is about the products.
        const isFrame =
          phrase.sort === 'app' || phrase.sort === 'empty' || vocabulary.isWrapper(phrase.label);
        // "每次旅行的 路线 开始日期": a list of what each has.
        const isListed = words[at + taken.length]?.key === ' ';
        // "客户的车牌、车型": a list of what somebody has.
        const [sign, next] = words.slice(at + taken.length);
        const isRow =
          owner.phrase.sort === 'thing' &&
          phrase.sort === 'attribute' &&
          sign?.text === '、' &&
          vocabulary.attribute(next?.text ?? '') !== undefined;
        const isEach =
          isRow || (owner.phrase.determiner === 'each' && (phrase.sort !== 'thing' || isListed) && !isFrame);
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
