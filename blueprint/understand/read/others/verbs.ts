import type { OtherLanguage } from '../../words/others/index.ts';
import { COMMON_VERBS } from '../../words/others/zh-common.ts';
import { lentAs } from './lending.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './word.ts';

// Which words are verbs: by lists, by their endings and by what stands around them.

const PRONOUN =
  /^(?:se|s'|je|j'|on|nous|il|elle|ils|elles|yo|nosotros|nosotras|nos|me|m'|te|t'|le|lui|leur|y)$/u;
/** Pronouns of one language that are articles or conjunctions of another. */
const NO_PRONOUN: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /^(?:y|on|il|leur|lui|nous)$/u,
  fr: /^(?:le|nos|me)$/u,
};
/** What no adjective ends in behind a noun. */
const MANY_DO: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /(?:[aáeé]n|[aií]eron|aron|aban|ían)$/u,
  fr: /(?:(?<!m)ent|aient|ront)$/u,
};
const DOES: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /(?:o|a|e|é|ó|í|an|en|mos|aron|ieron|aba|aban|ía|ían)$/u,
  fr: /(?:e|es|ent|ons|ez|it|[aeo]nd|ait|aient|ont|oit)$/u,
};

/** Chinese verbs before what somebody makes. */
const MAKES = /^(?:发布|添加|新增|创建|新建|上传|提交)$/u;

/** Arabic nouns of what is done with something. */
const DEED = /^(?:حجز|استئجار|استعارة|حذف|إضافة|اضافة|تعديل|تغيير|إلغاء|تأكيد|إنشاء|رؤية|مشاهدة)$/u;

export function verbsFor(vocabulary: Vocabulary, isCased: boolean) {
  const { language, grammar } = vocabulary;

  const isNamed = (word: string) =>
    vocabulary.thing(word)?.isWhole === true || vocabulary.attribute(word)?.isWhole === true;

  function isVerb(word: Word, words: readonly Word[], at: number, isAfterNoun: boolean): boolean {
    const before = words[at - 1];
    if (word.part) return false;
    if (language === 'zh') {
      const next = words[at + 1];
      const isCommon = COMMON_VERBS.has(word.key);
      // "看中了": what is over was done.
      const isDone = next?.key === '了' && word.key.length < 3 && !isNamed(word.key);
      if (!vocabulary.isVerb(word.key) && !isCommon && !isDone) return false;
      // "每日打卡：照片、…": what a line begins with names what it lists.
      const isHeading =
        next?.sign === 'colon' &&
        word.key.length > 1 &&
        (before === undefined || (/^(?:each|skip)$/u.test(before.role ?? '') && at === 1));
      if (isHeading) return false;
      // "透析日期": what it is the date of.
      if (isCommon && next !== undefined && vocabulary.attribute(next.key)?.isWhole === true && !isAfterNoun)
        return false;
      // In a list it is the beginning or the end of a noun: 送达时间, 月租.
      const isListed =
        before !== undefined &&
        (/^[、：:（(|/ ]$/u.test(before.key) || /^(?:has|with|of|each)$/u.test(before.role ?? ''));
      // "：发布活动（时间、地点）": what is made, and no sort of it.
      const isMade = MAKES.test(word.key) && vocabulary.thing(next?.key ?? '')?.isWhole === true;
      if (isMade && before?.sign === 'colon') return true;
      if (isListed || (word.key.length === 1 && (next === undefined || next.sign !== undefined)))
        return false;
      if (!isNamed(word.key)) return true;
      const isFollowed =
        next !== undefined &&
        next.sign === undefined &&
        !/^(?:and|or|of|has|is|with)$/u.test(next.role ?? '');
      const isDoer = vocabulary.thing(before?.key ?? '')?.entry.category === 'person';
      const isEvent = grammar.events.some(([verb]) => verb.test(word.key));
      const isLeft =
        next === undefined ||
        next.sign === 'comma' ||
        /^(?:skip|can|has|they|only|not)$/u.test(next.role ?? '');
      if (isDoer && isEvent && isLeft) return true;
      return (
        (isAfterNoun || before?.role === 'can' || before?.role === 'not' || before?.role === 'they') &&
        isFollowed
      );
    }
    if (language === 'de') {
      if (isCased && /^\p{Lu}/u.test(word.text) && at > 0) return false;
      if (vocabulary.isVerb(word.key) && (!isNamed(word.text) || isAfterNoun || isCased)) return true;
      const isFinal = words[at + 1] === undefined || words[at + 1]?.sign === 'comma';
      if (!isCased && vocabulary.isVerb(word.key) && isFinal && before?.role !== undefined) return true;
      if (!isCased && !isNamed(word.text) && isGermanVerb(word, before, words[at + 1], isAfterNoun))
        return true;
      if (!isCased || vocabulary.attribute(word.text)?.isWhole) return false;
      // "Ich verleihe Hüpfburgen"
      if (before?.key === 'ich' && lentAs(word.key, 'de') !== undefined) return true;
      return /^\p{Ll}/u.test(word.text) && /(?:t|en|n|te|ten)$/u.test(word.key);
    }
    if ((language === 'es' || language === 'fr') && isUnfinished(word, before)) return true;
    if (language === 'es' && isOurDeed(word, before)) return true;
    if (isDoing(word, before, words[at + 1], isAfterNoun)) return true;
    if (isJoined(words, at)) return true;
    if (isDone(word, before)) return true;
    // "je …", "se …": what comes is a verb, known or not.
    if (isPronoun(before) && vocabulary.thing(word.key)?.isWhole !== true) return true;
    // "يستطيع حجز قارب": what somebody can do is told by a noun.
    if (language === 'ar' && isDeed(words, at)) return true;
    if (language === 'ar' && isTold(word, before, isAfterNoun)) return true;
    if (!vocabulary.isVerb(word.key) && !(language === 'ar' && isArabicVerb(word.key))) return false;
    if (before?.role && /^(?:they|who|we|can|not)$/u.test(before.role)) return true;
    // "Cada clase la da un profesor": right behind a noun an article is a pronoun.
    const isObject = before?.role === 'the' && isLeftBehind(words, at, isAfterNoun);
    if (isObject && (language === 'es' || language === 'fr')) return true;
    if (before?.role && /^(?:the|a|poss|each|of|ofThe|with|has|many|per)$/u.test(before.role)) return false;
    if (language === 'ar') return true;
    if (isNamed(word.key)) {
      const attribute = vocabulary.attribute(word.key);
      // "Le mécanicien fait un devis": what has been done stands before no article.
      const isDoneTo = attribute?.entry === 'boolean' && /^(?:a|the)$/u.test(words[at + 1]?.role ?? '');
      return isAfterNoun && (attribute?.isWhole !== true || isDoneTo) && !/s$/u.test(word.key);
    }
    return (
      isAfterNoun ||
      before === undefined ||
      before.sign === 'comma' ||
      before.role === 'and' ||
      before.role === 'skip'
    );
  }

  /** "Una clase la da un profesor", "el administrador la asigna a un técnico", "y los marca como listos", "l'accepte ou le refuse": what it is done with stood before. */
  function isLeftBehind(words: readonly Word[], at: number, isAfterNoun: boolean): boolean {
    const [verb, lead, word, after] = [words[at - 3], words[at - 2], words[at], words[at + 1]];
    if (lead?.role === 'and' && after?.role === 'as') return true;
    const isBesideVerb =
      verb !== undefined &&
      /^(?:and|or)$/u.test(lead?.role ?? '') &&
      vocabulary.isVerb(verb.key) &&
      !isNamed(verb.key);
    if (!word || !(isAfterNoun || isBesideVerb) || isNamed(word.key)) return false;
    return (
      after === undefined ||
      after.sign !== undefined ||
      /^(?:a|prep|as|and|or|if|skip)$/u.test(after.role ?? '')
    );
  }

  /** "يستطيع إضافة وحذف الحجوزات" */
  function isDeed(words: readonly Word[], at: number): boolean {
    const [word, before] = [words[at], words[at - 1]];
    if (!word || !DEED.test(word.key)) return false;
    return before?.role === 'can' || (before?.role === 'and' && isDeed(words, at - 2));
  }

  const isPronoun = (word: Word | undefined): boolean =>
    word !== undefined && PRONOUN.test(word.key) && !NO_PRONOUN[language]?.test(word.key);

  /** An unknown word between who does it and what is done: "clinics send the jobs". */
  function isDoing(
    word: Word,
    before: Word | undefined,
    after: Word | undefined,
    isAfterNoun: boolean,
  ): boolean {
    if (isNamed(word.key) || !/^\p{Ll}{3,}$/u.test(word.text)) return false;
    if (isAfterNoun && MANY_DO[language]?.test(word.key) === true) return true;
    // "Una ONG que reparte alimentos", "qui vend légumes": who does something is told by a verb.
    const isTold =
      /^(?:que|qui)$/u.test(before?.key ?? '') && after?.sign === undefined && isNamed(after?.key ?? '');
    const isBefore = isTold || /^(?:the|a|poss|each|many)$/u.test(after?.role ?? '');
    const isBehind =
      isAfterNoun ||
      before === undefined ||
      before.sign === 'comma' ||
      /^(?:we|they|who|not|can|and|if|skip)$/u.test(before.role ?? '');
    return isBefore && isBehind && DOES[language]?.test(word.key) === true;
  }

  /** "Deseamos un aviso": what we do ends so, and hardly a noun that stands alone. */
  const isOurDeed = (word: Word, before: Word | undefined): boolean =>
    /\p{L}{2}[aei]mos$/u.test(word.key) &&
    !isNamed(word.key) &&
    !/^(?:tramos|ramos|remos|gramos|extremos|reclamos|últimos|próximos|mismos|máximos|mínimos|mejores)$/u.test(
      word.key,
    ) &&
    (before === undefined ||
      before.sign !== undefined ||
      /^(?:and|not|who|we|they|if|skip)$/u.test(before.role ?? '') ||
      // "Las reparamos"
      /^l[oa]s?$/u.test(before.key));

  /** "Les visites sont notées avec …": what is done to it is no thing. */
  const isDone = ({ key }: Word, before: Word | undefined): boolean =>
    // "Qui a emprunté quel livre"
    (language === 'fr' &&
      /(?:^|[ '’])(?:a|ont|ai|avons)$/u.test(before?.key ?? '') &&
      ((/\p{L}{2}[éi]e?s?$/u.test(key) && vocabulary.isVerb(key)) || key === 'ouvert')) ||
    (before?.role === 'is' &&
      ((language === 'fr' && /\p{L}{2}ée?s?$/u.test(key)) ||
        (language === 'es' && /\p{L}{2}[ai]d[oa]s?$/u.test(key) && !isNamed(key))));

  /** "valida o rechaza": what stands beside a verb and ends as one, where nothing follows that it could be said of. */
  function isJoined(words: readonly Word[], at: number): boolean {
    const [verb, joint, word, after] = [words[at - 2], words[at - 1], words[at], words[at + 1]];
    const isBetween = joint !== undefined && /^(?:and|or)$/u.test(joint.role ?? '');
    if (!verb || !word || !isBetween || verb.role !== undefined || isNamed(word.key) || isNamed(verb.key))
      return false;
    const doer = words[at - 3];
    const isAfterDoer = doer !== undefined && doer.sign === undefined && doer.role === undefined;
    const isLeft = after === undefined || after.sign !== undefined || after.role !== undefined;
    return isLeft && isVerb(verb, words, at - 2, isAfterDoer) && (DOES[language]?.test(word.key) ?? false);
  }

  /** In a text without capitals: between what does it and the end of its clause. */
  function isGermanVerb(
    word: Word,
    before: Word | undefined,
    after: Word | undefined,
    isAfterNoun: boolean,
  ): boolean {
    if (!/(?:en|t|st)$/u.test(word.key) || word.key.length < 4) return false;
    const isAfter = isAfterNoun || /^(?:they|we|who|can|not|skip)$/u.test(before?.role ?? '');
    const isBefore =
      after === undefined ||
      after.sign === 'comma' ||
      /^(?:can|has|a|the|poss|they|not|if)$/u.test(after.role ?? '');
    return isAfter && isBefore;
  }

  /** Infinitives after what asks for one, and gerunds: "sin registrarse", "dejando". */
  function isUnfinished(word: Word, before: Word | undefined): boolean {
    if (isNamed(word.key)) return false;
    if (language === 'es' && /(?:[áa]ndo|i[ée]ndo|yendo)(?:se|l[oae]s?|me|nos)?$/u.test(word.key))
      return true;
    const isAsked =
      before !== undefined &&
      (/^(?:can|not|they|manage|we)$/u.test(before.role ?? '') ||
        /^(?:para|sin|de|al|a|por|pour|sans|à|d'|faut|afin de)$/u.test(before.key));
    if (!isAsked) return false;
    return language === 'es'
      ? /(?:ar|er|ir)(?:se|l[oae]s?|me|nos)?$/u.test(word.key)
      : /(?:er|ir|oir|dre|ttre|ire)$/u.test(word.key);
  }

  /** "الأدوية التي ستنتهي صلاحيتها", "عندما تقل الكمية"; "البلدية تحوله": what is done with what was spoken of. */
  const isTold = ({ key }: Word, before: Word | undefined, isAfterNoun: boolean): boolean =>
    !isNamed(key) &&
    ((/^(?:who|if)$/u.test(before?.role ?? '') && /^س?[يت]\p{L}{2,}$/u.test(key)) ||
      (isAfterNoun &&
        /^ال/u.test(before?.text ?? '') &&
        /^ت\p{L}{3,}(?:ه|ها|هم)$/u.test(key) &&
        !isNamed(key.replace(/(?:ه|ها|هم)$/u, ''))));

  /** Hardly a noun begins so. */
  const isArabicVerb = (word: string) =>
    /^ي\p{L}{2,6}$/u.test(word) && !/^(?:يوم|يد|يمين|يسار|يتيم|يخت(?![رص]))/u.test(word) && !isNamed(word);

  return { isNamed, isVerb };
}
