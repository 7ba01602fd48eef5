import model from 'wink-eng-lite-web-model';
import winkNLP, { type PartOfSpeech } from 'wink-nlp';
import { LEFT_OUT } from './contact-clauses.ts';
import { lookUp } from '../../words/look-up.ts';

// A sentence as tagged words, each with where it stands in the description.

export interface Token {
  lower: string;
  pos: PartOfSpeech;
  start: number;
  end: number;
}
export interface Sentence {
  text: string;
  start: number;
  /** The line stands in a list. */
  isBullet: boolean;
  /** The line stands before a list. */
  isHeading: boolean;
}

const nlp = winkNLP(model, ['pos']);
const { its } = nlp;

const BULLET = /^\s*(?:[-*•–·]|\d{1,2}[.)])\s+/u;
const END = /[.!?;]+(?=\s|$)/gu;
/** "Box no. 3", and not "paid yes/no." */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|nr|approx|vs|mr|mrs|dr|st|incl|a\.k\.a)|(?<!\/|\b(?:or|yes) )\bno)$/iu;

export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  const lines = [...text.matchAll(/[^\n\r]*\S[^\n\r]*/gu)];
  for (const [at, { 0: line, index }] of lines.entries()) {
    const isHeading = !BULLET.test(line) && BULLET.test(lines[at + 1]?.[0] ?? '');
    const bullet = BULLET.exec(line)?.[0].length ?? 0;
    let from = bullet;
    const push = (to: number) => {
      const part = line.slice(from, to);
      const lead = part.length - part.trimStart().length;
      if (part.trim() !== '')
        found.push({ text: part.trim(), start: index + from + lead, isBullet: bullet > 0, isHeading });
    };
    for (const end of line.matchAll(END)) {
      if (end.index < from || ABBREVIATION.test(line.slice(from, end.index))) continue;
      push(end.index);
      from = end.index + end[0].length;
    }
    push(line.length);
  }
  return found;
}

const WORD = /^[\p{L}\p{N}]+$/u;
/** Words whose other reading is rare in descriptions of apps. */
const FIXED: Readonly<Record<string, PartOfSpeech>> = {
  due: 'ADJ',
  with: 'ADP',
  per: 'ADP',
  status: 'NOUN',
  w: 'ADP',
  incl: 'ADP',
  '→': 'SYM',
};

/** The first word in small letters, so that its capital doesn't make it a name. */
const uncapped = (text: string) => text.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

const THAT = ' that ';
/** Where a letter of the text with each "that" stood in the one without. */
function placesIn(said: string): (at: number) => number {
  const added = Array.from(
    said.matchAll(new RegExp(LEFT_OUT, 'gu')),
    ({ index }, before) => index + before * (THAT.length - 1),
  );
  return (at) =>
    added.reduce((place, sign) => (at <= sign ? place : place - Math.min(at - sign, THAT.length - 1)), at);
}

export function tokensOf({ text: said, start }: Sentence): Token[] {
  const text = said.replaceAll(LEFT_OUT, THAT);
  const placeOf = placesIn(said);
  const lowered = uncapped(text);
  const doc = nlp.readDoc(lowered.length === text.length ? lowered : text);
  const values = doc.tokens().out(its.value) as string[];
  const tags = doc.tokens().out(its.pos) as PartOfSpeech[];
  const tokens: Token[] = [];
  let at = 0;
  let glue = false;
  values.forEach((value, index) => {
    const found = text.toLowerCase().indexOf(value.toLowerCase(), at);
    if (found < 0 || value.trim() === '') return;
    const isNext = found === at;
    at = found + value.length;

    const before = tokens.at(-1);
    if (
      isNext &&
      before &&
      (value === '-' || glue) &&
      (value === '-' ? WORD.test(before.lower) : WORD.test(value))
    ) {
      glue = value === '-';
      if (glue && !/^[\p{L}\p{N}]/u.test(text.slice(at))) glue = false;
      else {
        before.lower += value.toLowerCase();
        before.end = placeOf(at) + start;
        if (!glue)
          before.pos = tags[index] === 'VERB' && before.pos === 'NOUN' ? 'NOUN' : (tags[index] ?? 'NOUN');
        return;
      }
    }
    glue = false;
    const lower = value.toLowerCase();
    tokens.push({
      lower,
      pos: lookUp(FIXED, lower) ?? tags[index] ?? 'X',
      start: start + placeOf(found),
      end: start + placeOf(at),
    });
  });
  return tokens;
}
