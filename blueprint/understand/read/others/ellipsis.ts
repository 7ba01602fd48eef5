import type { OtherLanguage } from '../../words/others/index.ts';
import { MOMENTS } from '../../words/others/moments.ts';
import type { Spelt } from './spelling.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Fecha de salida y de devolución", "Ausgabe- und Rückgabedatum", "借出和归还日期": what two names have in common is said once. It is written out for both.

/** A piece of a text that becomes another. */
interface Change {
  start: number;
  end: number;
  to: string;
  /** Whether it belongs to what stands before it. */
  isBehind?: boolean;
}

/** What is written in addition stands where that does to which it belongs. */
function changed({ text, places }: Spelt, changes: readonly Change[]): Spelt {
  if (changes.length === 0) return { text, places };
  const letters: string[] = [];
  const where: number[] = [];
  let last = 0;
  for (const { start, end, to, isBehind } of changes) {
    letters.push(text.slice(last, start), to);
    const at = places[isBehind ? start - 1 : start] ?? 0;
    where.push(...places.slice(last, start), ...Array.from(to, () => at));
    last = end;
  }
  letters.push(text.slice(last));
  return { text: letters.join(''), places: [...where, ...places.slice(last)] };
}
const added = (at: number, to: string, isBehind = false): Change => ({ start: at, end: at, to, isBehind });

type Groups = Readonly<Record<string, string | undefined>>;
type Place = Readonly<Record<string, readonly [start: number, end: number] | undefined>>;
/** What a pattern finds, each of its groups with its place. */
const found = (text: string, pattern: RegExp): { groups: Groups; at: Place }[] =>
  [...text.matchAll(pattern)].map(({ groups = {}, indices }) => ({ groups, at: indices?.groups ?? {} }));

const ROMANCE = {
  es: { of: 'del? (?:la |el )?', and: 'y|e|/' },
  fr: { of: "de la |de l['’]|du |de |d['’]", and: 'et|/' },
};

/** "Fecha de entrada y (de) salida": a day or a time of two moments. */
function romanceChanges(text: string, { language, attribute, grammar }: Vocabulary): Change[] {
  if (language !== 'es' && language !== 'fr') return [];
  const { of, and } = ROMANCE[language];
  const pair = new RegExp(
    String.raw`(?<!\p{L})(?<head>\p{L}{4,8}) (?:${of})(?<one>\p{L}{2,20}) (?:${and}) (?<again>${of})?(?<other>\p{L}{2,20})(?!\p{L})`,
    'dgiu',
  );
  return found(text, pair).flatMap(({ groups: { head = '', one = '', again, other = '' }, at }) => {
    const single = grammar.singular(head.toLowerCase());
    const type = attribute(single);
    const areMoments = MOMENTS[language].test(one) && MOMENTS[language].test(other);
    const isOfBoth =
      type?.isWhole === true &&
      // "Precio de compra y de venta"
      (/^date/u.test(type.entry) || (type.entry === 'money' && areMoments)) &&
      (again !== undefined || areMoments);
    const [start = 0, end = 0] = at['head'] ?? [];
    const [to = 0] = at['again'] ?? at['other'] ?? [];
    const link = again !== undefined ? '' : language === 'fr' && /^[aeéhiou]/iu.test(other) ? "d'" : 'de ';
    return isOfBoth ? [{ start: start + single.length, end, to: '' }, added(to, `${single} ${link}`)] : [];
  });
}

/** What stands before a verb that is parted from it. */
const PREFIXED = /^(?:Ein|Aus|An|Ab|Auf|Zu|Vor|Nach|Hin|Rück|Ver|Her)$/u;
const PREFIXED_NOUN =
  /^(?:Ein|Aus|An|Ab|Auf|Zu|Vor|Nach|Hin|Rück|Ver|Her)((?:kauf|gang|gänge|fahrt|flug|flüge|reise|lieferung|zahlung|buchung|bau|nahme|gabe|trag|träge|stieg|lauf|meldung|zug|züge|checken|check)\p{Ll}*)$/u;
/** "Ausgabe- und Rückgabedatum" */
function germanChanges(text: string, { language, attribute, thing, isWrapper }: Vocabulary): Change[] {
  if (language !== 'de') return [];
  const pair =
    /(?<!\p{L})(?<lead>\p{Lu}\p{L}{1,20})(?<dash>-) ?(?:und|oder|bzw\.|sowie|\/|&) ?(?<other>\p{Lu}\p{L}{4,30})(?!\p{L})/dgu;
  return found(text, pair).flatMap(({ groups: { lead = '', other = '' }, at }) => {
    const heads = Array.from({ length: other.length - 4 }, (_, from) => other.slice(from + 2));
    const head = heads.find(
      (end) => attribute(end)?.isWhole === true || thing(end)?.isWhole === true || isWrapper(end),
    );
    const [start = 0, end = 0] = at['dash'] ?? [];
    // "Ein- und Verkaufspreis": both are made of one verb.
    const verb = PREFIXED.test(lead) ? PREFIXED_NOUN.exec(other)?.[1] : undefined;
    if (verb !== undefined) return [{ start, end, to: verb }];
    return head === undefined ? [] : [{ start, end, to: head }];
  });
}

/** "借出和归还日期", "تاريخ الاستلام والإرجاع", "بتاريخ بداية ونهاية": the head stands behind both, or before them. */
const APART = {
  zh: /(?<one>\p{Script=Han}{2})(?:[和与及、])(?<other>\p{Script=Han}{2})(?<head>日期|时间|日)/dgu,
  ar: /(?<!\p{L})[بول]?(?<head>تاريخ|وقت|موعد) (?<one>\p{L}{3,12}) ?و ?(?<other>\p{L}{3,12})(?!\p{L})/dgu,
};
function apartChanges(text: string, { language }: Vocabulary): Change[] {
  if (language !== 'zh' && language !== 'ar') return [];
  return found(text, APART[language]).flatMap(({ groups: { head = '', one = '', other = '' }, at }) => {
    if (!MOMENTS[language].test(one) || !MOMENTS[language].test(other)) return [];
    return [
      language === 'zh' ? added(at['one']?.[1] ?? 0, head, true) : added(at['other']?.[0] ?? 0, `${head} `),
    ];
  });
}

/** What asks for one of a sort, in a list behind a colon: "welcher Wein, Winzer, Jahrgang". */
const WHICH: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /(?<colon>:)\s*(?<which>qué )(?<noun>\p{L}{3,20})(?<comma>,)(?=[^.;:\n]*,)/dgiu,
  fr: /(?<colon>:)\s*(?<which>quel(?:le)?s? )(?<noun>\p{L}{3,20})(?<comma>,)(?=[^.;:\n]*,)/dgiu,
  de: /(?<colon>:)\s*(?<which>welche[rsnm]? )(?<noun>\p{L}{3,20})(?<comma>,)(?=[^.;:\n]*,)/dgiu,
};
const ASKS: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /^(?:(?:a |de |con |para |por )?(?:qui[ée]n|qué|cuánt|cuánd|dónde))/iu,
  fr: /^(?:(?:à |de |avec |pour )?(?:qui|quoi|quand|combien|où|quel))(?!\p{L}*er)/iu,
  de: /^(?:(?:für |mit |von |an |bis |seit )?(?:wer|wem|wen|was|wann|wo|wofür|woher|wohin|wie ?viel|warum|welche))/iu,
};
/** What is asked for by a single word; how much is an amount where money is kept. */
const ANSWERS: Partial<Readonly<Record<OtherLanguage, Readonly<Record<string, string>>>>> = {
  es: {
    quién: 'nombre',
    quien: 'nombre',
    cuándo: 'fecha',
    cuando: 'fecha',
    dónde: 'lugar',
    donde: 'lugar',
    cuánto: 'importe',
    cuanto: 'importe',
    'por qué': 'motivo',
    'para qué': 'finalidad',
    'en qué': 'finalidad',
  },
  fr: {
    qui: 'nom',
    quand: 'date',
    où: 'lieu',
    combien: 'montant',
    pourquoi: 'motif',
    'pour quoi': 'but',
  },
  de: {
    wer: 'Name',
    wann: 'Datum',
    wo: 'Ort',
    'wie viel': 'Betrag',
    wieviel: 'Betrag',
    warum: 'Grund',
    wofür: 'Zweck',
  },
};
const QUANTITY: Partial<Readonly<Record<OtherLanguage, string>>> = {
  es: 'cantidad',
  fr: 'quantité',
  de: 'Menge',
};
const NAME: Partial<Readonly<Record<OtherLanguage, string>>> = { es: 'nombre', fr: 'nom', de: 'Name' };
const AMOUNT = /^(?:importe|montant|Betrag)$/u;

const LISTED_QUESTIONS = /(?<before>[^.;:\n]*)(?<colon>:)(?<list>[^.;:\n]+)/dgu;

/** "Mis vinos: qué vino, bodega, añada", "los gastos del piso: quién pagó, cuánto y qué": a list that asks has a head. */
function askedChanges(text: string, { language, thing, attribute, grammar }: Vocabulary): Change[] {
  const [which, asks] = [WHICH[language], ASKS[language]];
  if (!which || !asks) return [];
  const isThing = (word: string) => thing(word)?.isWhole === true && attribute(word)?.isWhole !== true;
  const heads = found(text, which).flatMap(({ groups: { noun = '' }, at }): Change[] => {
    const [colon = 0] = at['colon'] ?? [];
    const [from = 0, to = 0] = at['which'] ?? [];
    const [comma = 0] = at['comma'] ?? [];
    return isThing(noun)
      ? [
          { start: colon, end: colon + 1, to: '.' },
          { start: from, end: to, to: '' },
          { start: comma, end: comma + 1, to: `: ${NAME[language] ?? ''},` },
        ]
      : [];
  });
  if (heads.length > 0) return heads;
  return found(text, LISTED_QUESTIONS).flatMap(({ groups: { before = '', list = '' }, at }): Change[] => {
    const items = list.split(/,| (?:y|e|et|und) /u).map((item) => item.trim());
    const asked = items.filter((item) => asks.test(item)).length;
    const isAsked = items.length > 2 && asked * 2 >= items.length && asks.test(items[0] ?? '');
    const head = isAsked
      ? before.match(/\p{L}{3,}/gu)?.find((word) => isThing(word) && grammar.isPlural(word))
      : undefined;
    const isTitle = isAsked && /^\s*\p{L}+\s*$/u.test(before);
    if (head === undefined && !isTitle) return [];
    const [colon = 0] = at['colon'] ?? [];
    const [start = 0] = at['list'] ?? [];
    const isMoney = thing(head ?? '')?.entry.category === 'money';
    const named = [
      ...list.matchAll(
        /(?<=^|,|\s(?:y|e|et|und)\s)(\s*)(\p{L}+(?: \p{L}+)?)(?=\s*(?:,|$)|\s(?:y|e|et|und)\s)/giu,
      ),
    ];
    const answers = named.flatMap(({ index, 1: gap = '', 2: word = '' }): Change[] => {
      const answer = ANSWERS[language]?.[word.toLowerCase()];
      if (answer === undefined) return [];
      const from = start + index + gap.length;
      const to = AMOUNT.test(answer) && !isMoney ? QUANTITY[language] : answer;
      return [{ start: from, end: from + word.length, to: to ?? answer }];
    });
    return [...(head === undefined ? [] : [{ start: colon, end: colon + 1, to: `. ${head}:` }]), ...answers];
  });
}

/** A text in which each name is written out. */
export const writtenOut = (spelt: Spelt, vocabulary: Vocabulary): Spelt =>
  changed(
    spelt,
    [romanceChanges, germanChanges, apartChanges, askedChanges]
      .flatMap((changes) => changes(spelt.text, vocabulary))
      .toSorted((one, other) => one.start - other.start),
  );
