import type { AppLanguage } from '../../kinds.ts';
import { LEFT_OUT, TAKING_BACK } from '../words/taking-back.ts';

// "Recipes, no sorry, workouts": what somebody takes back while writing is not what they want.

/** A first thought of so many words is taken back as a whole. */
const FIRST = 10;
/** As many slips as are looked at. */
const MOST = 6;
/** As many words as stand for what was meant. */
const MEANT = 6;

/** Who begins a sentence means no single phrase. */
const SPEAKS =
  /^(?:i|we|you|they|it|he|she|there|this|that|let|yo|nosotros|eso|je|nous|on|il|elle|ça|ich|wir|es|sie|أنا|نحن)$/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
interface Word {
  lower: string;
  start: number;
}
const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ lower: word.toLowerCase(), start: index }));

const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + text.slice(end);

/** Nothing is listed in it, and nothing said of anything. */
const isThought = (text: string): boolean =>
  wordsOf(text).length <= FIRST && !/[:;：；\n]|,.*,|[、，].*[、，]|\b(?:with|have|has)\b/u.test(text);

/** Where the words begin that a phrase is said in place of. */
function slipIn(before: string, meant: readonly Word[], language: AppLanguage): number | undefined {
  const words = wordsOf(before);
  const [first] = meant;
  if (!first) return undefined;
  const near = words.slice(-MEANT - 2);
  const { openings } = TAKING_BACK[language];
  const same = near.findLast(({ lower }) => lower === first.lower);
  const alike = near.findLast(({ lower }) =>
    openings.some((words) => words.test(lower) && words.test(first.lower)),
  );
  const opening = openings.some((words) => words.test(first.lower)) ? (same ?? alike) : undefined;
  return (opening ?? words.at(-meant.length))?.start;
}

function withoutSlips(text: string, language: AppLanguage): string {
  const { marks, fillers, stops } = TAKING_BACK[language];
  const edge = language === 'zh' ? '' : String.raw`(?<!\p{L})`;
  const end = language === 'zh' ? '' : String.raw`(?![\p{L}-])`;
  const mark = new RegExp(`${edge}(?:${marks})${end}`, 'giu');
  const filler = new RegExp(`^[\\s,，،.…!:–—-]*(?:${fillers}${end}[\\s,，،:：…–—-]*)?`, 'iu');
  let left = text;
  for (const { 0: said, index } of [...text.matchAll(mark)].slice(0, MOST)) {
    const after = left.slice(index + said.length);
    const rest = filler.exec(after)?.[0].length ?? 0;
    const from = index + said.length + rest;
    const head = left.slice(0, index);
    const isSeparate = /(?:^|[.…!?,，،;:–—\n-])\s*$/u.test(head);
    const isFollowed = /^[\s]*[,，،.…!:–—-]/u.test(after) || isSeparate;
    if (!isFollowed) continue;
    const bare = head.replace(/[\s,，،.…!:–—-]+$/u, '');
    const sentence = Math.max(
      ...['.', '!', '?', '\n', '。', '！', '？'].map((point) => bare.lastIndexOf(point)),
    );
    const isFirst = sentence === -1;
    const isNewSentence = /[.…!?\n。！？]\s*$/u.test(head);
    const clause = /^[^,，、،.;:!?。；：！？\n–—/(]*/u.exec(left.slice(from))?.[0] ?? '';
    const words = wordsOf(clause);
    const stop = words.findIndex(({ lower }, at) => at > 0 && stops.test(lower));
    const meant = stop === -1 ? words : words.slice(0, stop);
    const isPhrase =
      meant.length > 0 && meant.length <= MEANT && language !== 'zh' && !SPEAKS.test(meant[0]?.lower ?? '');
    const isWhole = isFirst && isThought(bare);
    if (isWhole && (isNewSentence || !isPhrase)) left = blank(left, 0, from);
    else if (isPhrase && !isNewSentence) {
      const start = slipIn(bare.slice(sentence + 1), meant, language);
      left = blank(left, start === undefined ? index : sentence + 1 + start, from);
    } else left = blank(left, index, from);
  }
  return left;
}

function withoutLeftOut(text: string, language: AppLanguage): string {
  let left = text;
  for (const { 0: said, 1: name = '', index } of [...text.matchAll(LEFT_OUT[language] ?? /(?!)/gu)].slice(
    0,
    MOST,
  )) {
    left = blank(left, index, index + said.length);
    const lower = left.slice(0, index).toLowerCase();
    const at = lower.lastIndexOf(name.toLowerCase());
    if (at === -1 || /[\p{L}]/u.test(lower[at + name.length] ?? '')) continue;
    const lead = /(?:,|\band|\bor)?\s*(?:(?:the|an?|its|their|current)\s+){0,2}$/iu.exec(
      lower.slice(Math.max(0, at - 30), at),
    );
    left = blank(left, at - (lead?.[0].length ?? 0), at + name.length);
  }
  return left;
}

/** A description in which blanks stand for what was taken back, everything else in its place. */
export const withoutTakenBack = (text: string, language: AppLanguage): string =>
  withoutSlips(withoutLeftOut(text, language), language);
