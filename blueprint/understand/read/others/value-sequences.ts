import { asSaidIn, type ValueLists, type Values } from './value-lists.ts';
import { escaped } from './value-patterns.ts';

// Values in Arabic that words put in order: "new, then paid, finally sent"; and those that are told one by one.

/** What comes next; longer ones first. */
const THEN =
  /[،,]?\s*(?<!\p{L})(?:و?(?:من\s+)?ثم|و?بعدين|و?بعدها|و?بعد (?:كذا|كده|ذلك|هيك)|و?[أا]خيرا|و?آخر شي|و?اخر شي|وفي (?:الأخير|النهاية|الآخر))(?!\p{L})[،,:]?\s*/gu;
const BECOMES =
  /(?<!\p{L})(?:و|ف)?(?:[يت]صير|[يت]صبح|[يت]كون|[يت]بقى|[يت]تحول إلى|[يت]تغير إلى|[يت]نتقل إلى|صارت?|أصبحت?)\s+(?:ال\p{L}+\s+)?([^،,.؛:()]+?)(?=\s+(?:و|ف)?(?:لما|إذا|اذا|عندما|بعد|لو|متى|حين)(?!\p{L})|[،,.؛:()]|$)/gu;
/** "تمر الأعمال من التصميم إلى الطباعة ثم التسليم": from where it goes to where before "then". */
const MOVED = /(?<!\p{L})من\s+(\S+(?:\s(?![إا]لى)\S+)?)\s+[إا]لى\s+(\S+(?:\s\S+)?)\s*$/u;
/** "the manager agrees": something that is done, and no state. */
const DEED = /^(?!تحت\s|تمت?\s)[يتن]\p{L}{2,}\s+\p{L}/u;

export function sequencesFor({ found, clean, isNoun, isShort, states, vocabulary }: ValueLists) {
  const { grammar } = vocabulary;
  const lead = new RegExp(
    `^.*(?<!\\p{L})(?:${escaped([grammar.roles.is, grammar.roles.as].join(','))}|[يت]بد[أا]|[يت]مر|من|ب)(?!\\p{L})\\s*(?:من\\s+|ب\\s*)?`,
    'u',
  );
  /** "the order new", "the state of the order new": what has it stands before it. */
  function withoutOwner(piece: string): string {
    const behind = piece.replace(/^.*[،,]\s*/u, '').replace(lead, '');
    const words = behind.trim().split(/\s+/u);
    const isOwner = (word: string) =>
      /^(?:و|ف)?ال\p{L}{2,}/u.test(word) ||
      grammar.life.test(word) ||
      vocabulary.thing(word)?.isWhole === true;
    const at = words.findIndex((word, index) => index === words.length - 1 || !isOwner(word));
    return words.slice(at).join(' ');
  }
  const asSaid = asSaidIn(vocabulary);
  const isDeed = (value: string) => DEED.test(value);
  const alternatives = new RegExp(`\\s+(?:${escaped(grammar.roles.or)}|[إا]لى)\\s+|\\s*[،,]\\s*`, 'u');

  function ordered(text: string): Values | undefined {
    for (const { 0: segment, index } of text.matchAll(/[^.;:؛()\n]+/gu)) {
      const signs = [...segment.matchAll(THEN)];
      const [first] = signs;
      if (!first) continue;
      const [, moved, then] = MOVED.exec(segment.slice(0, first.index)) ?? [];
      const start = moved ?? withoutOwner(segment.slice(0, first.index));
      if (start === '') continue;
      const rest = signs.map((sign, at) =>
        segment.slice(sign.index + sign[0].length, signs[at + 1]?.index ?? segment.length),
      );
      const [last = ''] = (rest.at(-1) ?? '').split(/[،,]|\s+و(?=[يتن]\p{L}{3})/u);
      const pieces = [start, ...(then === undefined ? [] : [then]), ...rest.slice(0, -1), last];
      const values = pieces.flatMap((piece) =>
        piece
          .split(alternatives)
          .map(clean)
          .map(asSaid)
          .filter((value) => value !== ''),
      );
      const isLong = then !== undefined || signs.length > 1 || (values.length > 1 && states(values) > 1);
      if (!isLong || !values.every(isShort) || values.some(isDeed)) continue;
      if (then === undefined && values.filter(isNoun).length * 2 > values.length) continue;
      const from = index + segment.slice(0, first.index).lastIndexOf(start);
      const end = index + segment.length - ((rest.at(-1) ?? '').length - last.trimEnd().length);
      const result = found('', values, from, end, from, true, true);
      if (result) return result;
    }
    return undefined;
  }

  /** "when he orders it is new, when it is packed it becomes ready" */
  function scattered(text: string): Values | undefined {
    const said = [...text.matchAll(BECOMES)]
      .map((match) => ({ match, value: clean(match[1] ?? '') }))
      .filter(({ value }) => isShort(value) && vocabulary.isState(value) && !isNoun(value));
    const [first] = said;
    const last = said.at(-1);
    if (!first || !last || said.length < 2) return undefined;
    const start = last.match.index;
    return found(
      '',
      said.map(({ value }) => value),
      start,
      start + last.match[0].length,
      start,
      true,
    );
  }
  return { ordered, scattered };
}
