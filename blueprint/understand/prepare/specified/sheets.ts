import { spaces } from '../../place.ts';

// Sheets and their columns, told of in a sentence or pasted without rows, are put as "Trips: date, river".

const SHEET = String.raw`(?:(?:my|our|the|an?|one|this) )?(?:(?:excel|google|second|first|third|other) )*(?:spread ?sheet|sheet|table|tab|work ?sheet|csv(?: file)?|excel(?: file)?)`;
const COLUMNS = String.raw`(?:(?:these|the|following|the following) )*(?:columns?|headers?|headings?|fields)(?: are)?[ \t]*:`;
/** "My spreadsheet 'trips' has these columns:" */
const NAMED = new RegExp(
  String.raw`(?<=(?:^|[\n.])\s{0,30})(${SHEET} (?:(?:called|named|for|of|about|with) )?(?:my |our |the )?["'“‘]?)([a-z][a-z -]{1,30}?)(["'”’]? (?:has|have|had|contains?|includes?|with) ${COLUMNS})(?=\s)`,
  'giu',
);
/** "The columns of my spreadsheet 'trips' are:" */
const COLUMNS_OF = new RegExp(
  String.raw`(?<=(?:^|[\n.])\s{0,30})((?:the )?(?:columns?|headers?|headings?) (?:of|in|for) ${SHEET} (?:(?:called|named|for|of|about|with) )?(?:my |our |the )?["'“‘]?)([a-z][a-z -]{1,30}?)(["'”’]?(?: are)?[ \t]*:)(?=\s)`,
  'giu',
);
const titled = (_: string, before: string, name: string, behind: string): string =>
  `${spaces(before)}${name}:${' '.repeat(behind.length - 1)}`;
/** What parts columns that are told of in a line: "Date; river; guests". */
const PARTED = /(?<=:[ \t]{0,30}[^\n:,;]{1,40})(?:;[^\n:.;]{1,40}){1,30}(?=[.\n]|$)/gu;

/** "Trips", and below it "| Date | River |" without any row. */
const HEADER =
  /(?<=(?:^|\n)[ \t]{0,30})([#*]{0,6} ?\p{L}[\p{L} -]{1,40}\**:?)([ \t]*\r?\n(?:[ \t]*\r?\n)?)([ \t]*\|?[^|\n]{1,40}(?:\|[^|\n]{1,40}){1,20}\|?[ \t]*)(?=\r?\n(?![^\n]*\|)|$)/gu;

export function withSheets(text: string): string {
  const named = text.replace(NAMED, titled).replace(COLUMNS_OF, titled);
  // Elsewhere "We have: 10 kayaks; 5 canoes" names no columns.
  const listed = named === text ? text : named.replace(PARTED, (columns) => columns.replaceAll(';', ','));
  return listed.replace(HEADER, (_, title: string, gap: string, header: string) => {
    const bare = title.replace(/[#*:]/gu, ' ');
    const columns = header.replace(/^([ \t]*)\|/u, '$1 ').replace(/\|([ \t]*)$/u, ' $1');
    return `${bare.trimEnd()}:`.padEnd(title.length + gap.length) + columns.replaceAll('|', ',');
  });
}
