import type { Span } from '../../../facts.ts';
import type { Lexicon } from '../../../lexicon.ts';
import { stateliness } from '../choices/choice.ts';
import { type Sentence, sentencesOf } from '../tokens.ts';
import { looksLikeColumn } from './column.ts';
import { areMany, isOther, isProse, isThingly, type Part, partsOf } from './table.ts';

// Columns that are said to be columns ("the columns are job no, customer, fault"), and a text that is nothing but columns.

export interface Listed {
  columns: readonly Part[];
  /** What announces them, and is nothing to keep. */
  announced: Span;
  /** The name of what they are columns of, where it stands before. */
  title: string;
}

const ANNOUNCED =
  /(?:^|(?<=[.!?;:\n,]\s*|\b(?:and|with|has|have|of)\s))((?:(?:[\p{L}'-]+ ){0,5}?)(?:columns?|fields?|headers?|headings|column headings)(?: (?:required|needed|wanted|i (?:need|want|have|use)|we (?:need|want|have|use|write down)|at the moment|now|right now|so far|today))?)\s*(?::|\bare\b:?|\bis\b:?|=)\s*/iu;
/** Words around the name of what is listed. */
const AROUND =
  /^(?:(?:my|our|the|these|those|following|it|its|has|have|with|and|these are|here are|this|is|of|for|each|every|an?|one)\s+)+|\b(?:(?:excel|google|my|our|the|these|those|this|current|following|required|needed|it|its|has|have|should|with|and|on|in|of)\s+)*(?:sheet|spreadsheet|excel|whiteboard|board|table|list|csv|columns?|fields?|headers?|headings)\b.*$/giu;
const TITLE = /^(?!.*\b(?:i|we|they|you|it|is|are)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3}$/iu;
const FEWEST = 3;
/** A text of nothing but columns has so many of them, and so many parts that look like one. */
const ALONE = 4;
const CLEAR = 0.5;

/** The columns of a board are states, and fields where something grows or is played on are places. */
const BOARD = /\b(?:kanban|trello|board)\b/iu;
const LAND = /^(?:crops?|soil|surface|hectares?|acres?|ha)\b/u;

/** The parts of the rest of a sentence that are columns, up to the first that is none. */
function columnsFrom(text: string, start: number): Part[] {
  const parts = partsOf(text, start);
  const end = parts.findIndex((part) => isProse(part.text));
  return parts.slice(0, end < 0 ? parts.length : end);
}

function announcedIn({ text, start }: Sentence, before: Sentence | undefined): Listed | undefined {
  const lead = ANNOUNCED.exec(text);
  if (!lead) return undefined;
  const from = lead.index + lead[0].length;
  const columns = columnsFrom(text.slice(from), start + from);
  const labels = columns.map((part) => part.text.toLowerCase());
  const isBoard = BOARD.test(text.slice(0, from)) || stateliness(labels) > 0.6;
  if (columns.length < FEWEST || isBoard || labels.some((label) => LAND.test(label))) return undefined;
  const title = (lead[1] ?? '').replace(AROUND, '').replace(AROUND, '').trim();
  const announced = { start: start + lead.index, end: start + from };
  // "Mineral collection register. Fields: …": the title stands alone.
  const isTitle = title === '' && before && TITLE.test(before.text);
  return { columns, announced, title: isTitle ? before.text : title };
}

/** One line of columns, and nothing else. */
function alone(sentences: readonly Sentence[], lexicon: Lexicon): Listed | undefined {
  const [only, ...others] = sentences;
  if (!only || others.length > 0 || /:/u.test(only.text)) return undefined;
  const parts = partsOf(only.text, only.start);
  // "My vinyl records, artist, title": the first names what the others are of.
  if (
    /^(?:my|our|the|an?|all|some|for)\b/iu.test(only.text) ||
    isThingly(parts[0]?.text.toLowerCase() ?? '', lexicon)
  )
    return undefined;
  const clear = parts.filter((part) => looksLikeColumn(part.text, lexicon)).length;
  const isRow =
    parts.length >= ALONE &&
    clear >= parts.length * CLEAR &&
    parts.every((part) => !isOther(part.text, lexicon) && !areMany(part.text, lexicon));
  return isRow ? { columns: parts, announced: { start: only.start, end: only.start }, title: '' } : undefined;
}

export function listedIn(text: string, lexicon: Lexicon): Listed | undefined {
  const sentences = sentencesOf(text);
  for (const [at, sentence] of sentences.entries()) {
    const found = announcedIn(sentence, sentences[at - 1]);
    if (found) return found;
  }
  return alone(sentences, lexicon);
}
