import type { OtherLanguage } from '../../words/others/index.ts';
import type { Phrase } from './phrase.ts';
import { likelihood, type Weights } from '../../likelihood.ts';
import type { ValueLists, Values } from './value-lists.ts';
import { isCollective } from './forms.ts';
import { type ListCandidate, listSignsFor } from './value-signs.ts';

// Values behind the noun that they are chosen for: "level (easy, hard)", "job: cook, waiter".

/** The noun that a text ends with. */
export type NounBefore = (text: string) => Phrase | undefined;

/** From here on a list is what something is chosen from. */
const ENOUGH = 0.5;
/** Where no plurals tell what something has from its sorts. */
const SURE = 0.7;
/** "They choose a", before what they choose. */
const CHOOSES: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:eli(?:gen?|jo|gir)|escog(?:en?|er)|seleccionan?) (?:un[oa]? |el |la |su )?$/iu,
  fr: /(?<!\p{L})(?:choisi(?:t|s|ssent|r)|sélectionn(?:e|ent|er)) (?:une? |l['’]|le |la |sa |son )?$/iu,
  de: /(?<!\p{L})(?:wähl(?:t|en|e)) (?:eine?n? |die |den |das |ihre?n? )?$/iu,
  zh: /(?:选择|挑选)$/u,
  ar: /(?<!\p{L})و?[يت]خت(?:ار|ارون|رن) (?:ال)?$/u,
};
/** A noun and what stands between it and what it is a part of. */
const PART_OF: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /(?<!\p{L})(\p{Ll}{3,}) (?:de la |del )$/u,
  fr: /(?<!\p{L})(\p{Ll}{3,}) (?:de la |du |de l['’])$/u,
  de: /(?<!\p{L})(\p{Lu}\p{Ll}{2,}) (?:des |der )$/u,
};
/** What is no choice itself. */
const NAMES = /^(?:text|date|dateTime|time|number|money|email|phone|url|image|file)$/u;
const FEW_PLURALS = /^(?:zh|ar)$/u;

export function sortedValuesFor(lists: ValueLists, nounBefore: NounBefore, weights: Weights) {
  const { listed, splitOf, patterns, states, found, isChoiceWord, isLifeWord, isTold, vocabulary } = lists;
  const { grammar, language } = vocabulary;
  const signsOf = listSignsFor(lists);
  const enough = FEW_PLURALS.test(vocabulary.language) ? SURE : ENOUGH;

  const mayHave = ({ sort }: Phrase) => sort !== 'app' && sort !== 'empty';
  const isKept = (value: string) => vocabulary.thing(value)?.isWhole === true && !vocabulary.isState(value);

  /** "La force de la colonie (faible, forte)": how it is chosen from is said of the strength, and the colony is whose it is. */
  function wholeOf(phrase: Phrase, before: string): Phrase {
    const [said = '', head = ''] = PART_OF[language]?.exec(before) ?? [];
    const isHead =
      head !== '' &&
      !phrase.isPlural &&
      !isLifeWord(head) &&
      !isChoiceWord(head) &&
      vocabulary.roles.get(head.toLowerCase()) === undefined &&
      vocabulary.thing(head)?.isWhole !== true &&
      !NAMES.test(vocabulary.attribute(head)?.entry ?? '') &&
      !vocabulary.isWrapper(head.toLowerCase()) &&
      !vocabulary.isVerb(head.toLowerCase()) &&
      !vocabulary.isApp(head.toLowerCase());
    if (!isHead) return phrase;
    const start = phrase.start - said.length;
    const label = `${said}${phrase.label}`;
    const unknown = { thing: undefined, category: undefined, of: undefined };
    return { ...phrase, ...unknown, sort: 'attribute', start, label, noun: label };
  }

  /** "difficulty (easy, medium, hard)", "technicians (camera, sound, light)" */
  function* inBrackets(text: string): Generator<ListCandidate> {
    for (const { 0: whole, 1: body = '', index } of text.matchAll(/[(（]([^()（）]+)[)）]/gu)) {
      const { values, length } = listed(body, splitOf(body), false);
      if (values.length < 2 || length < body.length) continue;
      const phrase = nounBefore(text.slice(0, index));
      if (!phrase || !mayHave(phrase)) continue;
      const before = text.slice(0, phrase.start);
      yield {
        phrase: wholeOf(phrase, before),
        values,
        sign: 'bracket',
        before,
        body,
        end: index + whole.length,
      };
    }
  }
  /** "menu: the guest chooses starter, main course": what is done is no value. */
  const isClause = (value: string) => {
    // "服务台：员工提交工单，选择类别"
    if (language === 'zh') return isTold(value) || (value.length > 3 && vocabulary.isVerb(value.slice(0, 2)));
    const [, ...words] = value.split(' ');
    return words.length > 1 && words.some((word) => vocabulary.isVerb(word) && !vocabulary.isState(word));
  };
  /** "job: cook, waiter, cleaner" */
  function* behindColons(text: string): Generator<ListCandidate> {
    for (const { 0: whole, 1: body = '', index } of text.matchAll(
      /\s*[:：]\s*([^:：()（）]+)(?=[)）]|$)/gu,
    )) {
      const phrase = nounBefore(text.slice(0, index));
      if (!phrase || !mayHave(phrase)) continue;
      const told = body.replace(patterns.aside, '');
      const { values, length } = listed(told, patterns.split, true);
      // "job: cook or waiter, and many of them": after an "or" it has ended.
      const isClosed = patterns.or.test(body.slice(0, length)) && /^[,،，]/u.test(body.slice(length));
      if (values.length < 2 || (length < told.length && !isClosed)) continue;

      if (values.some(isClause)) continue;
      // "Order: (a list that was taken out), date, amount"
      if (/^\s*[,،，、]/u.test(body)) continue;
      // "Library: books, authors": what is kept there.
      const areKept =
        values.filter((value) => isKept(value) || isCollective(value)).length * 3 > values.length;
      if (phrase.sort !== 'attribute' && areKept && !areDeeds(phrase, values)) continue;
      const before = text.slice(0, phrase.start);
      const end = index + whole.length - (body.length - length);
      yield { phrase, values, sign: 'colon', before, body: body.slice(0, length), end };
    }
  }

  /** "Aufgaben: Gießen, Ernten, Jäten": what is to be done is said by verbs. */
  const areDeeds = ({ thing, label }: Phrase, values: readonly string[]) => {
    if (language !== 'de' || thing?.category !== 'task') return false;
    if (!values.every((value) => /^\p{L}{2,}(?:e[rl])?n$/u.test(value))) return false;
    // "Aufgaben: putzen, kochen": German nouns have capitals.
    if (/^\p{Lu}/u.test(label) && values.every((value) => /^\p{Ll}/u.test(value))) return true;
    const known = values.filter((value) => vocabulary.thing(value) ?? vocabulary.attribute(value));
    return known.length * 2 <= values.length && !known.some(isKeptFor);
  };
  /** "Aufgaben: Personen, Dateien": what tasks have, and no deed. */
  const isKeptFor = (value: string) =>
    vocabulary.attribute(value) !== undefined ||
    /^(?:person|document)$/u.test(vocabulary.thing(value)?.entry.category ?? '');

  function valuesOf({ phrase, values, end }: ListCandidate): Values | undefined {
    const isThing =
      phrase.sort === 'thing' ||
      (phrase.isPlural && phrase.sort !== 'attribute') ||
      phrase.category === 'person';
    const isOwned = isThing && !isLifeWord(phrase.label) && !isChoiceWord(phrase.label);
    if (!isOwned) return found(phrase.label, values, phrase.start, end, phrase.start, undefined, true);
    return states(values) === values.length
      ? found('', values, phrase.end, end, phrase.end, true, true, true)
      : found(grammar.kind, values, phrase.end, end, phrase.end, false, true, true);
  }
  function judged(candidates: Iterable<ListCandidate>): Values | undefined {
    for (const candidate of candidates) {
      const isTold = candidate.sign === 'colon' && areDeeds(candidate.phrase, candidate.values);
      // "Wählen eine Leistung (Haarschnitt, Färben)": what is chosen is one of them.
      const isChosen = candidate.sign === 'bracket' && CHOOSES[language].test(candidate.before);
      if (!isTold && !isChosen && likelihood(signsOf(candidate), weights) < enough) continue;
      const result = valuesOf(candidate);
      if (result) return result;
    }
    return undefined;
  }
  return {
    bracketed: (text: string) => judged(inBrackets(text)),
    introduced: (text: string) => judged(behindColons(text)),
    /** Each list with the signs it is judged by. */
    evidence: (text: string) =>
      [...inBrackets(text), ...behindColons(text)].map((candidate) => ({
        values: candidate.values,
        signs: signsOf(candidate),
      })),
  };
}
