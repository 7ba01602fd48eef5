import { blank } from '../../place.ts';
import {
  IMPERATIVE_LEADS,
  IMPERATIVES,
  KEEPING_IMPERATIVES,
  SURE_IMPERATIVES,
} from '../../words/imperatives.ts';

// "A watchlist app: add movies, mark them as watched, rate them": what one can do in an app, each for a sentence of its own.

const LEAD = new RegExp(String.raw`(?:${IMPERATIVE_LEADS.join('|')})$`, 'iu');
/** Where a list of deeds may begin: behind a colon or a dash. */
const OPENING = /:(?=\s)| [-–—](?=\s)/gu;
/** Where one deed ends and the next may begin. */
const BETWEEN = /\s*(?:[,;]\s*(?:and|or|then|&|\+)?|\n\s*(?:[-*•·]|\d+[.)])?|\.|\b(?:and|or|then|&)\b)\s*/gu;
const WORD = /^[\p{L}'’-]+/u;
/** What follows a verb that has an object, and no noun that looks like one. */
const OBJECT =
  /^\s+(?!of\b|by\b|per\b|is\b|are\b|for\b|and\b|or\b|no\b|number\b|date\b|[,.;:]|$)[\p{L}\p{N}(]/u;

/** "Members book plots, …": who does it stands before the first only. */
const SOMEBODY =
  /^\s*(?:\p{L}+ )?(?:\p{L}+s|people|staff|children) (\p{L}+) [^,.;:()\n]{2,60}(?:,|,? and)\s*$/u;

interface Deed {
  /** Where its verb stands. */
  start: number;
  verb: string;
  /** Where the words begin that part it from the deed before. */
  from: number;
}

function deedAt(text: string, start: number, from: number): Deed | undefined {
  const verb = WORD.exec(text.slice(start))?.[0].toLowerCase() ?? '';
  const isDeed = IMPERATIVES.has(verb) && OBJECT.test(text.slice(start + verb.length));
  return isDeed ? { start, verb, from } : undefined;
}

/** The deeds of a list that begins at a place, up to the end of its paragraph or sentence. */
function deedsFrom(text: string, opening: number, from: number): Deed[] {
  const isBulleted = /^\s*\n/u.test(text.slice(from));
  const end = /\n\s*\n|[.!?](?=\s+\p{Lu}|\s*$)|$/u.exec(text.slice(from))?.index ?? 0;
  const part = text.slice(from, from + end);
  const first = /^\s*(?:[-*•·]|\d+[.)])?\s*/u.exec(part)?.[0].length ?? 0;
  const places = [
    { start: first, from: opening - from },
    ...Array.from(part.matchAll(BETWEEN), ({ 0: said, index }) => ({
      start: index + said.length,
      from: index,
    })),
  ].filter(
    ({ from: at }) =>
      at <= 0 || !isBulleted || !/\bwith\b[^\n]*$/u.test(part.slice(0, at)) || part[at] === '\n',
  );
  return places.flatMap((place) => deedAt(text, from + place.start, from + place.from) ?? []);
}

/** The text with each deed of such a list as a sentence; everything keeps its place. */
export function imperatively(text: string): string {
  let read = text;
  for (const { 0: mark, index } of text.matchAll(OPENING)) {
    const before = text.slice(0, index);
    const deeds = deedsFrom(text, index, index + mark.length);
    const [first] = deeds;
    const isFirst =
      first !== undefined && /^[\s\-*•·\d.)]*$/u.test(text.slice(index + mark.length, first.start));
    const areSure = deeds.some(({ verb }) => SURE_IMPERATIVES.has(verb));
    const told = isFirst || !first ? undefined : SOMEBODY.exec(text.slice(index + mark.length, first.start));
    const isTold = told !== undefined && told !== null && IMPERATIVES.has(told[1]?.toLowerCase() ?? '');
    if (!(isFirst && areSure) && !isTold) continue;
    if (deeds.length < 2 || !LEAD.test(before)) continue;
    if (isTold && mark === ':') read = `${read.slice(0, index)}.${read.slice(index + 1)}`;
    for (const { start, verb, from } of deeds) {
      read = blank(read, from, start);
      read = `${read.slice(0, from)}.${read.slice(from + 1)}`;
      const rest = text.slice(start + verb.length);
      const isKept =
        KEEPING_IMPERATIVES.has(verb) && !/^\s+(?:it|them|their|his|her|my|to|up|out|in|as)\b/u.test(rest);
      if (isKept) read = blank(read, start, start + verb.length);
    }
  }
  return read;
}
