import type { OtherLanguage } from '../../words/others/index.ts';
import type { ValueLists, Values } from './value-lists.ts';
import { NOT } from './value-patterns.ts';

// Values that something is said to be, or that only stand there: "may be new, paid or sent".

/** "Das Schloss kann neu, repariert oder abgeholt sein" */
const MAY_BE = /(?<!\p{L})(?:kann|können)(?=\s[^.;:]{3,120}\ssein(?!\p{L}))/giu;

/** "Sont réalisées par des artistes, présentées dans des expositions": who does what with it, and no state. */
const BY_SOMEBODY: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /d[oa]s? por (?:un[oa]?s?|el|l[oa]s?|vari[oa]s|\p{L}{3,}s)(?!\p{L})/iu,
  fr: /[éistu]e?s? par (?:des|une?|les?|la|l['’]|plusieurs)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:von|durch) (?:einem|einer|den|dem|der|mehreren|\p{Lu}\p{L}+) [^,.;]*(?:t|en)(?=\s*(?:[,.;]|und |$))/u,
};

export function valueClausesFor({ patterns, listed, states, found, closing, vocabulary }: ValueLists) {
  const { grammar, language } = vocabulary;
  const isStated = (value: string) => vocabulary.isState(value);
  /** "El socio está activo, de baja o moroso": Spanish has a verb of its own for what something is only for a time. */
  const isSurelyState = (verb: string, [first = '', ...rest]: readonly string[]) =>
    language === 'es' &&
    /est[áa]n?/iu.test(verb) &&
    vocabulary.isState(first) &&
    // "Está en Madrid, Sevilla o Valencia"
    !/^en /u.test(first) &&
    !rest.some((value) => vocabulary.attribute(value)?.isWhole === true);
  /** "puede estar pendiente, hecha o cancelada" */
  function said(text: string): Values | undefined {
    for (const pattern of [patterns.is, patterns.as, ...(language === 'de' ? [MAY_BE] : [])])
      for (const match of text.matchAll(pattern)) {
        const from = match.index + match[0].length;
        const lead = /^\s*(?:soit|entweder|bien|إما|ya sea)?\s*[:：]?\s*/iu.exec(text.slice(from))?.[0] ?? '';
        const body = closing(text, from + lead.length, false)
          .replace(/[.。].*$/u, '')
          // "Are received, then checked; the result is good or bad": another clause.
          .replace(/(?<=[,，、].*)[;；].*$/u, '');
        const parts = listed(body, patterns.split, true);
        // "Les échantillons sont reçus, analysés puis validés": "reçus" is said of them, and no receipt.
        const isLikeState = (value: string) =>
          language === 'fr' &&
          states(parts.values) > 1 &&
          !/\s/u.test(value) &&
          grammar.participle.test(value);
        const stated = parts.values.filter((value) => isStated(value) || isLikeState(value)).length;
        const hasOr = patterns.or.test(body);
        // "Prepared, then sent": one comes after the other.
        const hasNext = patterns.next.test(body.slice(0, parts.length));
        if (!hasOr && !hasNext && BY_SOMEBODY[language]?.test(body)) continue;
        // "Whether it is drunk or not" has one answer.
        if (parts.values.length === 2 && NOT[language].test(parts.values[1] ?? '')) continue;
        const isLikely = hasOr
          ? stated * 2 >= parts.values.length || isSurelyState(match[0], parts.values)
          : stated * 4 >= parts.values.length * 3 && parts.values.length > (hasNext ? 1 : 2);
        if (!isLikely || parts.values.length < 2) continue;
        // "may be the order draft or sent": in Arabic what has the states comes behind the verb.
        const isInside =
          language === 'ar' && vocabulary.thing(parts.values[0]?.split(' ')[0] ?? '') !== undefined;
        const values = found(
          '',
          parts.values,
          isInside ? from + lead.length : match.index,
          from + lead.length + parts.length,
          match.index,
          true,
        );
        if (values) return values;
      }
    return undefined;
  }

  /** "angefragt bestätigt geliefert", without a sign between them. */
  function rowOf(text: string): Values | undefined {
    if (language === 'zh' || language === 'ar') return undefined;
    for (const { 0: segment, index } of text.matchAll(/[^.,;:()]+/gu)) {
      const words = [...segment.matchAll(/\S+/gu)];
      let at = words.length;
      while (at > 0 && isWord(words[at - 1]?.[0] ?? '')) at -= 1;
      const run = words.slice(at);
      const [first] = run;
      if (!first || run.length < 3) continue;
      const start = index + first.index;
      return found(
        '',
        run.map(([word]) => word),
        start,
        index + segment.trimEnd().length,
        start,
        true,
      );
    }
    return undefined;
  }
  const isWord = (word: string) =>
    word.length > 2 &&
    vocabulary.isState(word) &&
    // "Puis" ends like a participle.
    !patterns.next.test(word) &&
    vocabulary.thing(word)?.isWhole !== true &&
    !vocabulary.isVerb(word);

  const isField = (value: string) => vocabulary.attribute(value)?.isWhole === true && !isStated(value);
  /** "Livre, auteur, à lire, lu": some of what is listed is no state. */
  const isOfThing = (value: string) => vocabulary.thing(value)?.isWhole === true && !isStated(value);

  /** "Titre, auteur, à lire, en cours, lu, note": so many states in a row, among what else something has. */
  function amongFields(text: string): Values | undefined {
    if (language === 'zh') return undefined;
    for (const { 0: segment, index } of text.matchAll(/[^.;:()（）\n]+/gu)) {
      const items = [...segment.matchAll(/[^,،]+/gu)].map(({ 0: item, index: at }) => ({
        value: item.trim(),
        start: index + at + item.length - item.trimStart().length,
      }));
      const isIn = ({ value }: { value: string }) =>
        value !== '' &&
        !/\d/u.test(value) &&
        value.split(' ').length < 4 &&
        isStated(value) &&
        !isField(value) &&
        !isOfThing(value);
      const from = items.findIndex((_, at) => [0, 1, 2].every((step) => isInAt(items, at + step, isIn)));
      if (from < 1) continue;
      const length = items.slice(from).findIndex((item) => !isIn(item));
      const run = length < 0 ? items.slice(from) : items.slice(from, from + length);
      const [first] = run;
      const last = run.at(-1);
      const hasFields = items.some(({ value }) => isField(value) || isOfThing(value));
      if (!first || !last || !hasFields) continue;
      const result = found(
        '',
        run.map(({ value }) => (language === 'de' ? value : value.toLowerCase())),
        first.start,
        last.start + last.value.length,
        first.start,
        true,
      );
      if (result) return result;
    }
    return undefined;
  }
  const isInAt = <T>(items: readonly T[], at: number, isIn: (item: T) => boolean) => {
    const item = items[at];
    return item !== undefined && isIn(item);
  };

  /** "Réservation : demandée, confirmée, arrivée, annulée": what has a life has no arrival among its states. */
  const livesBefore = (before: string) =>
    (vocabulary.thing(/[\p{L}-]+(?=\s*$)/u.exec(before)?.[0].toLowerCase() ?? '')?.entry.states ?? [])
      .length > 0;

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
    const row = rowOf(text);
    if (row) return row;
    const colon = /(?:^|[:：(（]|\s[–-]\s)\s*([^:：()（）]+?)\s*(?:[)）]|$)/gu;
    for (const match of text.matchAll(colon)) {
      const body = (match[1] ?? '').replace(patterns.aside, '');
      const { values } = listed(body, patterns.split, false);
      const start = match.index + match[0].indexOf(body);
      const hasLife = livesBefore(text.slice(0, match.index));
      const isLike = (value: string) => hasLife && grammar.participle.test(value);
      const sure = states(values);
      const stated =
        sure * 2 > values.length ? values.filter((one) => isStated(one) || isLike(one)).length : sure;
      if (
        values.length > 1 &&
        stated * 3 >= values.length * 2 &&
        !values.some((value) => isField(value) && !isLike(value)) &&
        values.filter(isOfThing).length < 2 &&
        (values.length > 2 || match[0].startsWith(':') || /[/|]/u.test(body)) &&
        !(values.length < 3 && /^\s*$/u.test(text.slice(0, start)))
      ) {
        const result = found('', values, start, start + body.length, start, true);
        if (result) return result;
      }
    }
    if (!/[/|]/u.test(text)) return undefined;
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

  return { said, bare, amongFields };
}
