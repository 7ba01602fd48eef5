import type { Span } from '../../../facts.ts';
import type { Lexicon } from '../../../lexicon.ts';
import { PEOPLE, type Sheet } from '../../sheets/sheet.ts';
import { LISTED_APART, type PastedSheets, pastedSheets } from '../../sheets/index.ts';
import { ENTRY, recordOf } from '../../sheets/record.ts';
import { columnOf, columnsOf } from './column.ts';
import { listedIn } from './listed.ts';
import { isPlural, singular } from '../inflect.ts';
import { recordFor, type Told } from './record.ts';
import { type Part, tableIn } from './table.ts';

// Descriptions that are a title and its columns: one record, and what is written down of it.

/** Whether what told the record is to be trusted: after a full stop only words for a list, a diary or a deed are. */
const isTold = (by: Told, isSaid: boolean) =>
  by === 'deed' || by === 'diary' || by === 'holder' || (!isSaid && by !== 'word');

/** What a person calls a table that they paste: "this is our quarry blasting sheet", "my spreadsheet of members". */
const TOLD =
  /(?<=^|[.!?\n(,]\s*)(?:(?:here(?:'s| is| are)|this is|that's|that is|it's|it is|these are|i (?:have|use|keep)|we (?:have|use|keep)|i've got)(?: how)? )?(?:(?:my|our|the|a|an|all|whole|entire|current|existing|old) )*(?:([\p{L}' -]{3,40}?) (?:sheet|spreadsheet|logbook|excel(?: (?:file|sheet))?|table|csv|list|register)|(?:sheet|spreadsheet|excel(?: (?:file|sheet))?|table|csv|list|export) (?:of|for|with) (?:(?:my|our|the|all) )*([\p{L}' -]{3,30}?))(?= (?:in|for|right|at|now|so|with|from|i|we|and|please|which|that)\b|[.,:;!?)\n]|$)/iu;
const VAGUE = /^(?:google|excel|whole|same|following|new|big|long|these|this|own|current|shared)$/iu;

/** The pieces of spreadsheets that were pasted into a text. */
export const pastedIn = (text: string, lexicon: Lexicon): PastedSheets | undefined =>
  pastedSheets(text, 'en', lexicon, {
    readsNames: true,
    columnOf(name) {
      const columns = columnsOf(name, lexicon);
      const [column] = columns;
      return column && columns.length === 1 ? column : columnOf(name.toLowerCase(), lexicon);
    },
    recordIn: (title, labels) => namedBy(title, labels, lexicon),
    toldIn(text) {
      const told = TOLD.exec(text);
      const title = told?.[1] ?? told?.[2];
      if (!told || title === undefined) return undefined;
      const span = { start: told.index, end: told.index + told[0].length };
      return { title: VAGUE.test(title) ? '' : title, span };
    },
  });

/** The noun that a title names, where it is one to trust. */
function namedBy(title: string, labels: readonly string[], lexicon: Lexicon): string | undefined {
  const undated = title.replace(/\b\d+\b/gu, '').trim();
  if (undated === '') return undefined;
  const { noun, by } = recordFor(undated, labels, lexicon);
  if (noun === 'entry') return undefined;
  // Work of which nothing is known is called by what is done: "our quarry blasting sheet".
  if (by === 'deed' && noun === 'job' && !/\bjobs?\b/iu.test(title))
    return /(\p{L}+ing)\b/iu.exec(title)?.[1]?.toLowerCase();
  const isLong = title.split(' ').length > 3;
  const isKnown = [noun, noun.split(' ').at(-1) ?? ''].some((one) => lexicon.thing(one) !== undefined);
  return isKnown || !(by === 'word' || (by === 'plural' && isLong)) ? noun : undefined;
}

/** What its columns were said to be, of whatever they are. */
function saidIn(text: string, lexicon: Lexicon): Sheet | undefined {
  const listed = listedIn(text, lexicon);
  if (!listed) return undefined;
  const { announced, title } = listed;
  const columns = columnsIn(listed.columns, lexicon);
  const labels = columns.map(({ label }) => label);
  const record = namedBy(title, labels, lexicon) ?? recordOf(labels, 'en', lexicon) ?? ENTRY.en;
  return { record, title: announced, own: LISTED_APART, columns };
}

export const sheetIn = (text: string, lexicon: Lexicon): Sheet | undefined =>
  saidIn(text, lexicon) ?? titledIn(text, lexicon);

const columnsIn = (parts: readonly Part[], lexicon: Lexicon) =>
  parts.flatMap(({ text: part, start, end }) =>
    columnsOf(part, lexicon).map((column) => ({ ...column, span: { start, end } })),
  );

function titledIn(text: string, lexicon: Lexicon): Sheet | undefined {
  const table = tableIn(text, lexicon);
  if (!table) return undefined;
  const columns = columnsIn(table.columns, lexicon);
  const labels = columns.map(({ label }) => label);
  const { start, end } = table.title;
  const record = recordFor(table.title.text, labels, lexicon);
  if (!isTold(record.by, table.isSaid)) return undefined;
  const subject = record.by === 'diary' ? subjectOf(table.title, lexicon) : undefined;
  return {
    record: record.noun,
    title: { start, end },
    own: table.isSaid ? 'all' : PEOPLE,
    columns,
    ...(subject && { subject }),
  };
}

/** "Fuel log for our three vans": of each of them something is written down. */
function subjectOf({ text, start }: Part, lexicon: Lexicon): Sheet['subject'] {
  const [said, words = ''] =
    /\bfor (?:(?:my|our|the|all|each|every|of|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )*([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(
      text.trimEnd(),
    ) ?? [];
  const noun = [words, words.split(' ').at(-1) ?? '']
    .map((one) => singular(one.toLowerCase()))
    .find((one) => lexicon.thing(one) !== undefined);
  const isOfEach = isPlural(words) || /\b(?:each|every)\b/iu.test(said ?? '');
  const end = start + text.trimEnd().length;
  return noun !== undefined && isOfEach ? { noun, span: { start: end - words.length, end } } : undefined;
}

/** The rest of the text, everything in its place. */
export function withoutSheet(text: string, { title, columns }: Sheet): string {
  const blank = (rest: string, { start, end }: Span) => {
    const after = /^\s*(?:[,|?:]|[-–—]+(?=\s))?/u.exec(rest.slice(end))?.[0].length ?? 0;
    return rest.slice(0, start) + ' '.repeat(end + after - start) + rest.slice(end + after);
  };
  return [title, ...columns.map(({ span }) => span)].reduce(blank, text);
}
