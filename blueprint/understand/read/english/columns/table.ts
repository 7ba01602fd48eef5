import type { Span } from '../../../facts.ts';
import type { Lexicon } from '../../../lexicon.ts';
import { isPlural, singular } from '../inflect.ts';
import { type Sentence, sentencesOf } from '../tokens.ts';
import { stateliness } from '../choices/choice.ts';
import { IS_LABEL } from '../choices/labels.ts';
import { nameOfValues } from '../choices/names.ts';
import { scaledIn } from '../choices/scaled.ts';
import { looksLikeColumn } from './column.ts';

// "Engraving list: club, trophy, font, needed by, done?": a title and the columns under it, as they stand in a sheet.

export interface Part extends Span {
  text: string;
}
export interface Table {
  title: Part;
  /** It is a sentence of its own. */
  isSaid: boolean;
  /** What is a column; what isn't stays in the text and is read as any other. */
  columns: readonly Part[];
}

const TITLE = /^([^,:;()|]+?)\s*(?::|\s[-–—]+(?=\s))\s*/u;
const DEFINING = /^\p{L}[\p{L} ]{1,25}\s?[:=]\s?[^,]+,/u;
const SPEAKING = /\b(?:i|we|we're|they|you|it|is|are)\b/u;
const LONGEST_TITLE = 7;
/** Longer parts are sentences. */
const LONGEST = 7;
const FEWEST = 3;
/** How many of the parts have to look like columns by themselves. */
const SHARE = 0.3;
const CLEAR = 2;
const MOST = 0.5;
/** After a full stop a sentence could follow as well. */
const SAID = { clear: 0.5, columns: 0.8 };

/** Whoever speaks of what somebody does names no column. */
const PROSE =
  /^(?:i|we|they|you|everyone|everybody|nobody|anyone|(?:remind|warn|alert|tell|text|email|show|see|print) (?:me|us|him|her|them|the|all|every\p{L}*|who|what|which)|never|only|max|at most|one|not|so|then|after|before|each|every|also|for|want|with|w|including)\b|\b(?:can|can't|cannot|could|must|should|will|want|wants|gets?|sees?|has|have|need to|needs to|please|pls|because|so that|are|is|it's|per|w|with|them|him|etc)\b|\s[-–]\s/u;
/** What is looked at, and not written down. */
const PAGE =
  /\b(?:charts?|graphs?|calendar|reminders?|alerts?|gallery|board|kanban|overview|dashboard|reports?|stats|statistics|export|list of|at the moment|right now|this week|today|overdue|older than|over time)\b/u;
const ASKING = /^(?:who|whose|what|what's|whats|when|where|how|which|whether)\b/u;

const trimmed = (text: string, start: number): Part => ({
  text: text.trim(),
  start: start + text.length - text.trimStart().length,
  end: start + text.trimEnd().length,
});

const LAST_TWO =
  /^(?<first>\s*(?!(?:and|or|plus)\b)[\p{L}-]+(?: [\p{L}-]+){0,2}) and (?:the |an? |its |their )?[\p{L}-]+(?: [\p{L}-]+){0,2}\s*$/u;

/** The parts of a sentence between commas, brackets and "2, 4 or 6 weeks" kept whole. */
export function partsOf(text: string, start: number): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let from = 0;
  const scaled = scaledIn(text, 0);
  const isScaled = (at: number) => scaled.some((one) => at >= one.start && at < one.end);
  const push = (to: number) => {
    const part = trimmed(text.slice(from, to), start + from);
    if (part.text !== '') parts.push(part);
    from = to + 1;
  };
  [...text].forEach((letter, at) => {
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (depth === 0 && /[,|]/.test(letter) && !isScaled(at)) push(at);
  });
  // "Start, end, value and the signed pdf": the last two are joined as in any sentence.
  const last = parts.length > 1 ? LAST_TWO.exec(text.slice(from)) : null;
  if (last) push(from + (last.groups?.['first']?.length ?? 0));
  if (last) from += ' and'.length - 1;
  push(text.length);
  return withAlternatives(parts, text, start);
}

const ALTERNATIVES = /^[\p{L}\d-]+(?: [\p{L}\d-]+)? or [\p{L}\d-]+(?: [\p{L}\d-]+)?$/u;
const NAMED_VALUE = /^([\p{L}-]+) [\p{L}\d-]+$/u;

/** How many parts before "silver or bronze" are values of the same sort: "gold, silver or bronze". */
function alikeBefore(parts: readonly Part[], last: string): number {
  let values = last.toLowerCase().split(/ or /u);
  let count = 0;
  for (const { text } of [...parts].reverse()) {
    const next = [text.toLowerCase(), ...values];
    if (nameOfValues(next) === undefined && stateliness(next) < 1) break;
    values = next;
    count += 1;
  }
  return count;
}

/** "Size small, medium or large" is one column. */
function withAlternatives(parts: readonly Part[], text: string, offset: number): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const alike = ALTERNATIVES.test(part.text) ? alikeBefore(found, part.text) : 0;
    if (alike > 0) {
      const { start } = found[found.length - alike] ?? part;
      const whole = text.slice(start - offset, part.end - offset);
      found.splice(found.length - alike, alike, { text: whole, start, end: part.end });
      continue;
    }
    const from = ALTERNATIVES.test(part.text)
      ? found.findLastIndex(({ text: one }) => one.includes(' '))
      : -1;
    const first = found[from];
    const label = NAMED_VALUE.exec(first?.text ?? '')?.[1] ?? '';
    if (!first || !IS_LABEL.test(label.toLowerCase())) {
      found.push(part);
      continue;
    }
    const whole = text.slice(first.start - offset, part.end - offset);
    found.splice(from, found.length, { text: whole, start: first.start, end: part.end });
  }
  return found;
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Several of something, and no name of an attribute. */
export const isThingly = (word: string, lexicon: Lexicon) =>
  isPlural(word) && lexicon.attribute(word) === undefined && lexicon.attribute(singular(word)) === undefined;

const bareOf = (part: string) => {
  const lower = part.toLowerCase().replace(/^(?:and|or|plus|&|then) /u, '');
  return { lower, bare: lower.replace(/\([^)]*\)/gu, '').trim() };
};

/** Nothing that is written down: a sentence, or a page. */
export function isProse(part: string): boolean {
  const { lower, bare } = bareOf(part);
  if (PAGE.test(lower) || /[:=>→]/.test(bare) || wordsOf(bare).length > LONGEST) return true;
  return !ASKING.test(bare) && PROSE.test(bare);
}

/** Nothing that says what is kept: a sentence, a page, or a thing with columns of its own. */
export function isOther(part: string, lexicon: Lexicon): boolean {
  if (isProse(part)) return true;
  const { lower, bare } = bareOf(part);
  const [opening = ''] = wordsOf(bare);
  if (wordsOf(bare).length > 1 && isThingly(opening, lexicon) && lexicon.thing(singular(opening)))
    return true;
  const inner = /\(([^)]*)\)/u.exec(lower)?.[1]?.split(/[,/]/) ?? [];
  if (inner.length < 2) return false;
  const known = inner.filter((one) => lexicon.attribute(one.trim()) !== undefined).length;
  return isThingly(wordsOf(bare).at(-1) ?? '', lexicon) || known * 2 >= inner.length;
}

/** Several of a thing: what is kept beside the others, and no column. */
export function areMany(part: string, lexicon: Lexicon): boolean {
  const words = wordsOf(part.toLowerCase().replace(/\([^)]*\)/gu, ''));
  const last = words.at(-1) ?? '';
  const whole = words.join(' ');
  if (words.length > 2 || !isPlural(last) || lexicon.isAttribute(whole)) return false;
  return lexicon.thing(singular(whole)) !== undefined && lexicon.attribute(singular(last)) === undefined;
}

/** "Members book courts", "12 lanes": after a full stop such parts tell what there is. */
function speaksOfMany(part: string, lexicon: Lexicon): boolean {
  const words = wordsOf(part.toLowerCase().replace(/\([^)]*\)/gu, ''));
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (/^\d+$/u.test(first) && !/\bor\b|\//u.test(part)) return true;
  return isThingly(first, lexicon) || (words.length < 3 && isThingly(last, lexicon));
}

/** Several people are never a column. */
const areSome = (part: string, lexicon: Lexicon) =>
  areMany(part, lexicon) && lexicon.thing(singular(part.toLowerCase()))?.category === 'person';

/** So many states in a row are values, and no columns. */
const STATES = 3;
const NAMED_LIFE = /^(?:status|state|stage) \p{L}+$/iu;
/** "Status free, reserved, let": the parts behind the first are states as well, up to one that is a column. */
function inNamedLife(parts: readonly Part[], lexicon: Lexicon): readonly Part[] {
  const from = parts.findIndex(({ text }) => NAMED_LIFE.test(text));
  if (from < 0) return [];
  const rest = parts.slice(from + 1);
  const isState = ({ text }: Part) =>
    /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(text) && !looksLikeColumn(text, lexicon);
  const end = rest.findIndex((part) => !isState(part));
  const states = end < 0 ? rest : rest.slice(0, end);
  return states.length > 1 ? parts.slice(from, from + 1 + states.length) : [];
}

/** "Booked, arrived, done": where each of several parts says what something has become, they follow each other. */
function inLife(parts: readonly Part[]): ReadonlySet<Part> {
  const found = new Set<Part>();
  let run: Part[] = [];
  for (const part of [...parts, undefined]) {
    if (part && /^[\p{L}-]+(?: \p{L}+)?$/u.test(part.text) && stateliness([part.text.toLowerCase()]) > 0)
      run.push(part);
    else {
      if (run.length >= STATES) for (const one of run) found.add(one);
      run = [];
    }
  }
  return found;
}

/** Where the title ends and the columns begin. */
function headed([first, second, ...rest]: readonly Sentence[]):
  { title: Part; body: Sentence; isSaid: boolean } | undefined {
  if (!first || first.isBullet) return undefined;
  const lead = TITLE.exec(first.text);
  const named = lead?.[1] ?? '';
  if (lead && lead[0].length < first.text.length) {
    const body = { ...first, text: first.text.slice(lead[0].length), start: first.start + lead[0].length };
    return { title: trimmed(named, first.start), body, isSaid: false };
  }
  const isTitle = second && !second.isBullet && !/[,:;()|=]/.test(first.text);
  // "Clinic. Patient, dob. Vaccines: name, doses": each has its own.
  if (rest.some(({ text }) => DEFINING.test(text))) return undefined;
  return isTitle ? { title: trimmed(first.text, first.start), body: second, isSaid: true } : undefined;
}

const DIARY = /\b(?:log|logs|log ?book|diary|journal|register|daily report)(?: (?:for|of) [^,]+)?$/u;
const DAY = /^(?:the )?(?:date|day)(?: (?:and|\+) time)?$/iu;
/** "Site diary: date, weather, workers present": behind a day everything is noted of that day. */
const isDiary = (title: string, [first]: readonly Part[]): boolean =>
  DIARY.test(title) && DAY.test(first?.text ?? '');

export function tableIn(text: string, lexicon: Lexicon): Table | undefined {
  const sentences = sentencesOf(text);
  const found = headed(sentences);
  if (!found) return undefined;
  const { title, body, isSaid } = found;
  const name = title.text.toLowerCase();
  const [opening = ''] = wordsOf(name);
  const isSentence =
    wordsOf(name).length > 2 && isThingly(opening, lexicon) && lexicon.thing(singular(opening));
  if (
    isSentence ||
    SPEAKING.test(name) ||
    wordsOf(name).length > LONGEST_TITLE ||
    /[+&]|\band\b/u.test(name.replace(/\b(?:lost|in|bed) (?:&|and) \w+/u, ''))
  )
    return undefined;
  // The question mark that ends a sentence belongs to its last column: "done?"
  const mark = text[body.start + body.text.length] === '?' ? '?' : '';
  const parts = partsOf(body.text + mark, body.start);
  const ofDay = isDiary(name, parts);
  const lives = new Set([...(ofDay ? [] : inLife(parts)), ...inNamedLife(parts, lexicon)]);
  // "And the result: pass, fail or retake": what follows is listed by the colon.
  const listed = parts.findIndex((part) => part.text.includes(':'));
  const columns = parts
    .slice(0, listed < 0 ? parts.length : listed)
    .filter((part) => !lives.has(part) && !(ofDay ? isProse(part.text) : isOther(part.text, lexicon)));
  if (ofDay) return columns.length >= FEWEST ? { title, isSaid, columns } : undefined;
  const many = columns.filter((part) => areMany(part.text, lexicon)).length;
  const [first] = parts;
  const isList = !first || first !== columns[0] || (isThingly(first.text.toLowerCase(), lexicon) && many > 0);
  if (isList || many * 3 > columns.length || columns.some((part) => areSome(part.text, lexicon)))
    return undefined;
  const clear = columns.filter((part) => looksLikeColumn(part.text, lexicon)).length;
  const isTable =
    columns.length >= FEWEST &&
    clear >= CLEAR &&
    clear >= columns.length * (isSaid ? SAID.clear : SHARE) &&
    columns.length >= parts.length * (isSaid ? SAID.columns : MOST) &&
    !(isSaid && parts.some((part) => speaksOfMany(part.text, lexicon)));
  return isTable ? { title, isSaid, columns } : undefined;
}
