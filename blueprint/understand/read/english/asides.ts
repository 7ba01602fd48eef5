import { ALSO_KEPT, KIN, OF_TOOLS, TOOLS, TURNS } from '../../words/asides.ts';
import { singular } from './inflect.ts';

// What a description says beside the matter names nothing that is kept; blanks stand for it, so that everything keeps its place.

interface Span {
  start: number;
  end: number;
}
interface Word extends Span {
  lower: string;
}

const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
/** Whoever it is still does what is told of them. */
const someone = (text: string, { start, end }: Span): string =>
  `${text.slice(0, start)}he${' '.repeat(end - start - 2)}${text.slice(end)}`;
const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu), ({ 0: word, index }) => ({
    lower: word.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + word.length,
  }));

const TURN = new RegExp(String.raw`(?<![\p{L}-])(?:${TURNS.join('|')})(?![\p{L}-])`, 'giu');

/** Words of the same clause: nothing but blanks stands between them. */
const isNext = (text: string, one: Word | undefined, next: Word | undefined): next is Word =>
  one !== undefined && next !== undefined && /^\s*$/u.test(text.slice(one.end, next.start));

const TO_A_TOOL =
  /^(?:in|on|into|onto|with|off|from|by|via|using|to|replace|replaces|replacing|scans?|scanned|scanning|picture|imagine)$/;
const WRITTEN =
  /^(?:writes?|written|writing|wrote|notes?|noted|jot|jots|jotted|scribbles?|scribbled|types?|typed|puts?|keeps?|kept|sticks?|stuck|scans?|scanned|scanning|all|everything|it|them|down|prints?|copy|copies|replace|replaces|replacing|hangs?|taps?|picture|imagine)$/;
const OF_ONE = /^(?:an?|the|my|our|his|her|their|this|that|one|some)$/;
/** As many words of what is written as stand before the tool. */
const NEAR = 6;

/** Where a phrase for something to write on ends, if one begins after this word. */
function toolAfter(text: string, words: readonly Word[], at: number): number | undefined {
  let next = at + 1;
  const step = (fits: (lower: string) => boolean) => {
    const word = words[next];
    if (!isNext(text, words[next - 1], word) || !fits(word.lower)) return false;
    next += 1;
    return true;
  };
  const isDetermined = step((lower) => OF_ONE.test(lower));
  for (let some = 0; some < 4 && !TOOLS.has(words[next]?.lower ?? ''); some += 1)
    if (!step((lower) => OF_TOOLS.has(lower))) return undefined;
  const tool = words[next]?.lower ?? '';
  if (!step((lower) => TOOLS.has(lower))) return undefined;
  // "A card reader", "a paper sheet": the last of several.
  while (step((lower) => TOOLS.has(lower)));
  const isWrittenOn = words.slice(Math.max(0, at - NEAR), at + 1).some(({ lower }) => WRITTEN.test(lower));
  if (ALSO_KEPT.has(tool) && !isWrittenOn) return undefined;
  return isDetermined || !ALSO_KEPT.has(tool) ? next : undefined;
}

const STANDS =
  /^\s*(?:$|[.,;:!?)\n–—-]|(?:and|or|but|so|which|that|where|who|now|at|behind|by|next|under|above|in|on|from|instead|because|with|then|like|when|every|right|hanging|pinned|stuck|lying)\b)/iu;

/** "On a clipboard behind the door", "puts it in the computer": what one writes on, where nothing else is said of it. */
function toolsIn(text: string): Span[] {
  const words = wordsIn(text);
  const found = words.flatMap((word, at) => {
    const next = TO_A_TOOL.test(word.lower) ? toolAfter(text, words, at) : undefined;
    const last = next === undefined ? undefined : words[next - 1];
    const isWhole = last !== undefined && STANDS.test(text.slice(last.end));
    return isWhole ? [{ start: word.start, end: last.end, at, tool: last.lower }] : [];
  });
  // What is spoken of elsewhere, too, may be what is kept.
  const isElsewhere = (tool: string) =>
    words.filter(({ lower }) => singular(lower) === tool).length >
    found.filter((one) => one.tool === tool).length;
  return found.filter(({ tool }) => !isElsewhere(tool));
}

const RIGHTS =
  /\b(?:may|can|cannot|can't|could|must|mustn't|should|shouldn't|only|sees?|lets?|allowed|log(?:s|ged)? in|types?|enters?)\b/iu;
const SENTENCE = /[^.!?\n]+/gu;

/** "My mum has", "my brother and I": who tells speaks of their own, where nothing is said of what those may do. */
function kinIn(text: string): Span[] {
  const words = wordsIn(text);
  const mine = words.flatMap((word, at) => {
    const next = words[at + 1];
    const isMine = word.lower === 'my' && isNext(text, word, next) && KIN.has(next.lower);
    return isMine ? [{ start: word.start, end: next.end, lower: next.lower }] : [];
  });
  if (mine.length === 0) return [];
  const isOnlyMine = (kin: string) =>
    words.filter(({ lower }) => singular(lower) === kin).length ===
    mine.filter(({ lower }) => lower === kin).length;
  const told = new Set([...new Set(mine.map(({ lower }) => lower))].filter(isOnlyMine));
  const rights = spansOf(text, SENTENCE).filter(({ start, end }) => RIGHTS.test(text.slice(start, end)));
  return mine.filter(
    ({ start, lower }) =>
      told.has(lower) && !rights.some((sentence) => sentence.start <= start && start < sentence.end),
  );
}

const REFUSING =
  /\b(?:(?:i|we) (?:really |definitely )?(?:don't|dont|do not|won't|will not) (?:really |actually |even )?(?:need|want|require|care about|care for|bother with|do)|(?:there is |there's )?no need (?:for|of)|(?:please )?nothing with|(?:forget|skip|ignore|leave out)(?: about)?|not interested in|not looking for)\b/giu;
/** What is refused by being told first: "books and films we don't bother with". */
const REFUSED_AFTER =
  /(?<=^|[.!?;\n]\s*)([^.!?;,:\n]{3,40}?) (?:we|i) (?:don't|dont|do not) (?:need|want|bother with|care about|care for|do)(?=\s*(?:[.,;!?\n]|$))/giu;
const JOINS = /^(?:or|and|nor|any|an?|the|all|of|that|kind|sort|our|my)$/;
/** Where a refusal ends and something else is said. */
const TURNS_TO =
  /^(?:because|as|since|so|but|for|here|please|at|either|yet|anymore|though|in|on|from|by|i|we|they|you|he|she|it|it's|i've|i'm|that's|this|these|with|which|who|when|where|if|until|just|only|thanks|there|and|my|the|our)$/;
/** What may be refused of somebody, and not as a thing: "I don't want people to see", "we don't need a login". */
const NO_THING =
  /^(?:to|it|them|him|her|me|us|you|anyone|anybody|anything|everyone|everybody|everything|people|more|less|than|much|many|too|two|three|\d+|double|duplicates?|overlap\w*|conflicts?|what|how|why|who|when|where|log-?ins?|accounts?|passwords?|sign-?ups?|registration|roles?|be|being|get|have|that|this|same|other|others|own|their|its|his|each|every|exact|full)$/;

/** The words of what is refused after `from`, or none where it is no list of things. */
function refusedFrom(text: string, from: number): Word[] {
  const end = /[.;!?:\n()]/u.exec(text.slice(from))?.index ?? text.length - from;
  const words = wordsIn(text.slice(from, from + end)).map((word) => ({
    ...word,
    start: word.start + from,
    end: word.end + from,
  }));
  const taken: Word[] = [];
  for (const [at, word] of words.entries()) {
    const isAfterComma = at > 0 && text.slice(words[at - 1]?.end, word.start).includes(',');
    const isJoin = JOINS.test(word.lower);
    if (isAfterComma && !isJoin) {
      const rest = words.slice(at, at + 4);
      if (rest.some(({ lower }) => TURNS_TO.test(lower))) break;
    }
    if (!isJoin && TURNS_TO.test(word.lower)) break;
    if (
      isJoin &&
      /^(?:and|the|my|our)$/.test(word.lower) &&
      at > 0 &&
      TURNS_TO.test(words[at + 1]?.lower ?? '')
    )
      break;
    if (NO_THING.test(word.lower)) {
      if (/^(?:that|anything)$/.test(word.lower) && taken.length > 0) break;
      return [];
    }
    taken.push(word);
    if (taken.length > MOST) return [];
  }
  return taken;
}
/** As many words as a refusal names. */
const MOST = 8;
/** As many refusals as are looked at. */
const REFUSALS = 8;

/** What the description says isn't needed, wherever it names it: "I don't need appointments", "no need for tracks". */
function refusedIn(text: string): Span[] {
  const before = [...text.matchAll(REFUSING)].slice(0, REFUSALS).flatMap(({ 0: said, index }) => {
    const words = refusedFrom(text, index + said.length);
    const last = words.at(-1);
    return last ? [{ start: index, end: last.end, words }] : [];
  });
  const after = [...text.matchAll(REFUSED_AFTER)]
    .slice(0, REFUSALS)
    .map(({ 0: said, 1: named = '', index }) => ({
      start: index,
      end: index + said.length,
      words: wordsIn(named),
    }));
  const clauses = [...before, ...after];
  const isIn = (word: Span) => clauses.some(({ start, end }) => start <= word.start && word.end <= end);
  // What is refused in general isn't meant where it is named besides; "the price" may be another one.
  const refused = new Set(
    clauses.flatMap(({ words }) =>
      words.some(({ lower }) => /^(?:the|our|my|that)$/.test(lower))
        ? []
        : words
            .filter(({ lower }) => !JOINS.test(lower) && lower.length > 2)
            .map(({ lower }) => singular(lower)),
    ),
  );
  const again =
    refused.size === 0
      ? []
      : wordsIn(text).filter((word) => refused.has(singular(word.lower)) && !isIn(word));
  return [...clauses.map(({ start, end }) => ({ start, end })), ...again];
}

/** "In Leeds", "near Lyon": where somebody is, when it is no month, day, language or tool that they name. */
const WHERE =
  /(?<=\p{Ll}['’]?s? )(?:based |located )?(?:in|near|around|outside) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Spanish|French|German|Italian|Chinese|Arabic|Portuguese|Dutch|Polish|Russian|Japanese|Latin|Greek|Excel|Word|Google|Slack|Outlook|WhatsApp|Notion|Trello|React|Python|Next|Type|Java|Tailwind)\b)\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)?(?=[ ,.;!?\n)]|$)/gu;

/** "Dear developer,", "Kind regards, Anneke": how a letter begins and ends. */
const LETTER =
  /^\s*[Dd]ear (?:[\p{L}.]+ ){0,3}?[\p{L}.]+(?=[,!:\n])|(?<=(?:^|[.!?,)\n])\s?)(?:[Ww]ith )?(?:[Kk]ind(?:est)?|[Bb]est|[Ww]arm(?:est)?|[Mm]any) (?:regards|wishes|greetings|thanks)\b(?:,?\s+\p{Lu}[\p{L}.-]*){0,2}|(?<=(?:^|[.!?\n])\s?)[Yy]ours (?:sincerely|faithfully|truly)\b(?:,?\s+\p{Lu}[\p{L}.-]*){0,2}/gu;

/** The text without what is beside the matter. */
export function withoutAsides(text: string): string {
  const plain = text.replaceAll(/[’‘]/gu, "'");
  const told = spansOf(plain, TURN).reduce(blank, plain);
  const spans = [
    ...spansOf(plain, TURN),
    ...spansOf(plain, WHERE),
    ...spansOf(plain, LETTER),
    ...toolsIn(plain),
    ...refusedIn(told),
  ];
  return kinIn(told).reduce(someone, spans.reduce(blank, text)).replace(ROOM_FOR, upTo);
}
/** "A start time and room for 12": how many fit in, and no room; "a room for 4" is one. */
const ROOM_FOR =
  /(?<=(?:\b(?:has|have|with|and|is|got|only|enough|there's) |, ?|\())(?:room|space)s? for(?= (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b))/giu;
/** The same said in other words, as long as before. */
const upTo = (said: string): string => 'up to'.padStart(said.length);
