import type { Span } from '../../../facts.ts';
import type { Sentence, Token } from '../tokens.ts';

// A sentence cut at its marks and brackets, and each stretch at the words and signs that join values: ", ", " or ", "/", "→", "then".

export interface Piece extends Span {
  text: string;
  pos: Token['pos'] | undefined;
  /** Written in capitals, and so a name: "IT". */
  isName?: boolean;
}
export const textOf = (words: readonly Piece[]): string => words.map(({ text }) => text).join(' ');

export type Joint = 'comma' | 'or' | 'and' | 'then' | 'slash' | 'pipe' | 'arrow' | 'to';
export interface Part {
  words: readonly Piece[];
  /** What joins it to the next part. */
  joint: Joint | undefined;
}
export interface Stretch {
  parts: readonly Part[];
  /** The mark before it, and the mark after it; nothing at the edge of the sentence. */
  open: string;
  close: string;
  /** The words before its mark, and those of them from the last joint on. */
  before: readonly Piece[];
  beside: readonly Piece[];
}

/** Blood groups and boats end in their sign: "AB-", "8+"; a strength has a slash of its own: "C25/30". */
const PIECE =
  /and\/or|\b[\p{L}\p{N}]{1,2}[+-](?=[\s,;)/]|$)|\b\p{L}{1,3}\d+\/\d+(?![\p{L}\p{N}/])|[\p{L}\p{N}][\p{L}\p{N}'’.+%#-]*(?<![.-])|[^\s\p{L}\p{N}]/gu;
const JOINTS: ReadonlyMap<string, Joint> = new Map([
  [',', 'comma'],
  ['or', 'or'],
  ['and', 'and'],
  ['and/or', 'and'],
  ['then', 'then'],
  ['/', 'slash'],
  ['|', 'pipe'],
  ['→', 'arrow'],
  ['>', 'arrow'],
  ['to', 'to'],
  ['into', 'to'],
]);
/** Where several joints stand together, the strongest counts: ", and then". */
const STRENGTH: readonly Joint[] = ['arrow', 'pipe', 'slash', 'to', 'then', 'or', 'and', 'comma'];
const isWord = ({ text }: Piece) => /^[\p{L}\p{N}&]/u.test(text);

/** "Drawing no., material": a word cut short ends nothing. */
const SHORTENED = /(?<=\p{L})\.(?=[,;)/])/gu;

const NAME = /^\p{Lu}{2,}$/u;
/** "Strips w script": with, and no value. */
const WITH = /^w(?= +\p{L}{2})/u;

function piecesOf(text: string, start: number, tokens: readonly Token[]): Piece[] {
  const lower = text.toLowerCase();
  const tags = new Map(tokens.map(({ start: at, pos }) => [at, pos]));
  const isLoud = !/\p{Ll}/u.test(text);
  return [...lower.replace(SHORTENED, ' ').matchAll(PIECE)].map(({ 0: said, index }) => ({
    text: WITH.test(lower.slice(index, index + 8)) ? 'with' : said,
    start: start + index,
    end: start + index + said.length,
    pos: tags.get(start + index),
    isName: !isLoud && NAME.test(text.slice(index, index + said.length)),
  }));
}

const DASH = /^[-–—]$/u;
/** "Inoculated - colonising - fruiting": so many dashes in a sentence may join values. */
const DASHES = 2;

const jointOf = ({ text }: Piece, hasTo: boolean): Joint | undefined => {
  const joint = DASH.test(text) ? 'pipe' : JOINTS.get(text);
  return joint === 'to' && !hasTo ? undefined : joint;
};

export function partsOf(pieces: readonly Piece[], hasTo: boolean): Part[] {
  const parts: { words: Piece[]; joint: Joint | undefined }[] = [{ words: [], joint: undefined }];
  for (const piece of pieces) {
    const joint = jointOf(piece, hasTo);
    const last = parts.at(-1);
    if (!last) continue;
    if (joint === undefined) last.words.push(piece);
    else if (last.words.length > 0) parts.push({ words: [], joint: undefined });
    const before = joint === undefined ? undefined : parts.at(-2);
    if (joint === undefined || !before) continue;
    const isStronger = before.joint === undefined || STRENGTH.indexOf(joint) < STRENGTH.indexOf(before.joint);
    if (isStronger) before.joint = joint;
  }
  const whole = parts.filter(({ words }) => words.length > 0);
  return whole.map((part, at) => (at === whole.length - 1 ? { ...part, joint: undefined } : part));
}

/** The stretches of a sentence; what stands in brackets is one of its own, and the words around them go on. */
export function stretchesOf({ text, start }: Sentence, tokens: readonly Token[]): Stretch[] {
  const pieces = piecesOf(text, start, tokens);
  const isDash = ({ text }: Piece) => DASH.test(text);
  if (pieces.filter(isDash).length < DASHES) return cut(pieces, false);
  const isDashed = ({ parts }: Stretch) => parts.filter(({ joint }) => joint === 'pipe').length >= DASHES;
  return [...cut(pieces, false), ...cut(pieces, true).filter(isDashed)];
}

const PARTING: readonly (Joint | undefined)[] = ['comma', 'and', 'or', 'slash', 'pipe', 'arrow'];
/** "Title, year, condition (mint, good)": what the brackets belong to is the last of a list. */
function wordsOf(pieces: readonly Piece[]): Pick<Stretch, 'before' | 'beside'> {
  const last = pieces.findLastIndex(({ text }) => PARTING.includes(JOINTS.get(text)));
  return { before: pieces.filter(isWord), beside: pieces.slice(last + 1).filter(isWord) };
}

/** @param joinsDashes whether dashes join values, where they else end a stretch */
function cut(all: readonly Piece[], joinsDashes: boolean): Stretch[] {
  const found: Stretch[] = [];
  interface Open {
    open: string;
    before: readonly Piece[];
    beside: readonly Piece[];
    pieces: Piece[];
  }
  const stack: Open[] = [{ open: '', before: [], beside: [], pieces: [] }];
  const end = (close: string) => {
    const current = stack.at(-1);
    if (!current) return;
    const { open, before, beside, pieces } = current;
    const hasTo = pieces.some(({ text }) => text === 'to' || text === 'into');
    for (const parts of [partsOf(pieces, false), ...(hasTo ? [partsOf(pieces, true)] : [])])
      if (parts.length > 1 || (parts[0]?.words.length ?? 0) > 2)
        found.push({ parts, open, close, before, beside });
  };
  for (const piece of all) {
    const current = stack.at(-1);
    if (!current) break;
    if (piece.text === '(') stack.push({ open: '(', ...wordsOf(current.pieces), pieces: [] });
    else if (piece.text === ')' && stack.length > 1) {
      end(')');
      stack.pop();
    } else if (isWord(piece) || JOINTS.has(piece.text) || (joinsDashes && DASH.test(piece.text)))
      current.pieces.push(piece);
    else if (!/['"*#]/u.test(piece.text)) {
      end(piece.text);
      stack[stack.length - 1] = { open: piece.text, ...wordsOf(current.pieces), pieces: [] };
    }
  }
  while (stack.length > 0) {
    end('');
    stack.pop();
  }
  return found;
}
