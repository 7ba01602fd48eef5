import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './word.ts';

// Which words are verbs: by lists, by their endings and by what stands around them.

const PRONOUN = /^(?:se|s'|je|j'|on|nous|il|elle|ils|elles|yo|nosotros|nosotras)$/u;

export function verbsFor(vocabulary: Vocabulary, isCased: boolean) {
  const { language, grammar } = vocabulary;

  const isNamed = (word: string) =>
    vocabulary.thing(word)?.isWhole === true || vocabulary.attribute(word)?.isWhole === true;

  function isVerb(word: Word, words: readonly Word[], at: number, isAfterNoun: boolean): boolean {
    const before = words[at - 1];
    if (language === 'zh') {
      if (!vocabulary.isVerb(word.key)) return false;
      const next = words[at + 1];
      // In a list it is the beginning or the end of a noun: 送达时间, 月租.
      const isListed =
        before !== undefined &&
        (/^[、：:（(]$/u.test(before.key) || /^(?:has|with|of|each)$/u.test(before.role ?? ''));
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
      if (!isCased && !isNamed(word.text) && isGermanVerb(word, before, words[at + 1])) return true;
      if (!isCased || vocabulary.attribute(word.text)?.isWhole) return false;
      return /^\p{Ll}/u.test(word.text) && /(?:t|en|n|te|ten)$/u.test(word.key);
    }
    if ((language === 'es' || language === 'fr') && isUnfinished(word, before)) return true;
    // "je …", "se …": what comes is a verb, known or not.
    if (before && PRONOUN.test(before.key) && vocabulary.thing(word.key)?.isWhole !== true) return true;
    if (!vocabulary.isVerb(word.key) && !(language === 'ar' && isArabicVerb(word.key))) return false;
    if (before?.role && /^(?:they|who|we|can|not)$/u.test(before.role)) return true;
    if (before?.role && /^(?:the|a|poss|each|of|ofThe|with|has|many|per)$/u.test(before.role)) return false;
    if (language === 'ar') return true;
    if (isNamed(word.key))
      return isAfterNoun && !vocabulary.attribute(word.key)?.isWhole && !/s$/u.test(word.key);
    return (
      isAfterNoun ||
      before === undefined ||
      before.sign === 'comma' ||
      before.role === 'and' ||
      before.role === 'skip'
    );
  }

  /** In a text without capitals: between what does it and the end of its clause. */
  function isGermanVerb(word: Word, before: Word | undefined, after: Word | undefined): boolean {
    if (!/(?:en|t|st)$/u.test(word.key) || word.key.length < 4) return false;
    const isAfter = /^(?:they|we|who|can|not|skip)$/u.test(before?.role ?? '');
    const isBefore =
      after === undefined ||
      after.sign === 'comma' ||
      /^(?:can|has|a|the|poss|they|not)$/u.test(after.role ?? '');
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

  /** Hardly a noun begins so. */
  const isArabicVerb = (word: string) =>
    /^ي\p{L}{2,6}$/u.test(word) && !/^(?:يوم|يد|يمين|يسار|يتيم|يخت)/u.test(word) && !isNamed(word);

  return { isNamed, isVerb };
}
