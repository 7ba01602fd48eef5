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
      type?.isWhole === true && /^date/u.test(type.entry) && (again !== undefined || areMoments);
    const [start = 0, end = 0] = at['head'] ?? [];
    const [to = 0] = at['again'] ?? at['other'] ?? [];
    const link = again !== undefined ? '' : language === 'fr' && /^[aeéhiou]/iu.test(other) ? "d'" : 'de ';
    return isOfBoth ? [{ start: start + single.length, end, to: '' }, added(to, `${single} ${link}`)] : [];
  });
}

/** "Ausgabe- und Rückgabedatum" */
function germanChanges(text: string, { language, attribute, thing, isWrapper }: Vocabulary): Change[] {
  if (language !== 'de') return [];
  const pair =
    /(?<!\p{L})\p{Lu}\p{L}{1,20}(?<dash>-) ?(?:und|oder|bzw\.|sowie|\/|&) ?(?<other>\p{Lu}\p{L}{4,30})(?!\p{L})/dgu;
  return found(text, pair).flatMap(({ groups: { other = '' }, at }) => {
    const heads = Array.from({ length: other.length - 4 }, (_, from) => other.slice(from + 2));
    const head = heads.find(
      (end) => attribute(end)?.isWhole === true || thing(end)?.isWhole === true || isWrapper(end),
    );
    const [start = 0, end = 0] = at['dash'] ?? [];
    return head === undefined ? [] : [{ start, end, to: head }];
  });
}

/** "借出和归还日期", "تاريخ الاستلام والإرجاع": the head stands behind both, or before them. */
const APART = {
  zh: /(?<one>\p{Script=Han}{2})(?:[和与及、])(?<other>\p{Script=Han}{2})(?<head>日期|时间|日)/dgu,
  ar: /(?<!\p{L})(?<head>تاريخ|وقت|موعد) (?<one>ال\p{L}{3,12}) ?و ?(?<other>ال\p{L}{3,12})(?!\p{L})/dgu,
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

/** A text in which each name is written out. */
export const writtenOut = (spelt: Spelt, vocabulary: Vocabulary): Spelt =>
  changed(
    spelt,
    [romanceChanges, germanChanges, apartChanges].flatMap((changes) => changes(spelt.text, vocabulary)),
  );
