import { lexiconFor } from '../lexicon.ts';
import { isNamedRow } from '../read/english/choices/named-row.ts';
import { isPlural, singular } from '../read/english/inflect.ts';
import { COMMON } from '../words/languages.ts';
import { KEEPING_WORDS } from '../words/naming.ts';

// "Pie orders. name phone pickup time paid": columns in one breath, as they are written on a phone.

const LINE = /^(\s*)([\p{L}][\p{L}'’ -]{2,60})([.:\n])(\s+)([^.!?;:\n()[\]|=→>"“”]+)([.\s]*)$/u;
const TITLE_WORDS = 6;
/** As many columns have to be known. */
const KNOWN = 3;
/** As many words as one column has. */
const LONGEST = 3;
const TELLS =
  /^(?:is|are|was|were|be|been|has|have|had|can|could|will|would|should|must|may|need|needs|i|we|you|they|he|she|it|my|our|your|their|his|her|the|an?|this|that|these|those|and|or|but|if|when|who|which|what|where|why|how|not|no|to|for|with|w|in|on|at|by|from|of|per|each|every|all|any|so|then|there|please)$/;

const PAIRS =
  /^(?:(?:pickup|delivery|start|end|due|birth|arrival|departure|return) (?:time|date|day)|(?:phone|id|order|serial|tag|plate) (?:number|no)|(?:first|last|full) name|plus one)$/;

/** Columns of which there may be one for several things: "turkey size", but no "artist year". */
const OF_SOMETHING =
  /^(?:name|phone|email|address|number|no|id|code|date|day|time|size|type|price|status|weight|colou?r|notes?)$/;

/** The columns of words that nothing stands between. */
function columnsIn(words: readonly string[]): string[][] {
  const { attribute } = lexiconFor('en');
  const columns: string[][] = [];
  let open: string[] = [];
  const close = () => {
    columns.push(...open.map((word) => [word]));
    open = [];
  };
  for (const word of words) {
    const last = open.at(-1) ?? columns.at(-1)?.at(-1) ?? '';
    // "Flavour pickup time": a pickup time is one column.
    if (PAIRS.test(`${last} ${word}`)) {
      if (open.length > 0) columns.push(...open.map((other) => [other]));
      open = [];
      columns.at(-1)?.push(word);
      continue;
    }
    const isKnown = attribute(word) !== undefined || attribute(singular(word)) !== undefined;
    const isLast = isKnown || isPlural(word);
    if (!isLast) open.push(word);
    else if (open.length === 1 && (!isKnown || OF_SOMETHING.test(word))) {
      columns.push([...open, word]);
      open = [];
    } else {
      close();
      columns.push([word]);
    }
  }
  close();
  return columns;
}

/** An English line in which commas stand between such columns, everything in its place. */
export function withColumns(text: string): string {
  const [, lead = '', title = '', , space = '', rest = '', end = ''] = LINE.exec(text) ?? [];
  const titled = title.toLowerCase().split(/\s+/u);
  const last = titled.at(-1) ?? '';
  const words = rest.toLowerCase().match(/[^\s,/]+/gu) ?? [];
  if (rest === '' || titled.length > TITLE_WORDS || [...titled, ...words].some((word) => TELLS.test(word)))
    return text;
  const isLog = KEEPING_WORDS.en.test(last);
  if (!isLog && (!isPlural(last) || COMMON['eng']?.has(last))) return text;
  const { attribute } = lexiconFor('en');
  const known = words.filter((word) => attribute(word) !== undefined).length;
  const items = rest.split(',');
  if (known < KNOWN && !(isLog && items.length >= KNOWN)) return text;
  const split = items.map((item) => {
    const parts = item.trim().split(/\s+/u);
    const [name = '', ...values] = parts.map((word) => word.toLowerCase());
    const isJoined = /\s[+&]\s/u.test(item);
    if ((parts.length <= LONGEST && items.length > 1) || isJoined || isNamedRow(name, values)) return item;
    const columns = columnsIn([name, ...values]);
    const ends = new Set<number>();
    let at = 0;
    for (const column of columns) ends.add((at += column.length));
    let seen = 0;
    return (
      item.trimEnd().replace(/(?<=\S)\s+/gu, (gap) => (ends.has((seen += 1)) ? `,${gap.slice(1)}` : gap)) +
      item.slice(item.trimEnd().length)
    );
  });
  return `${lead}${title}:${space}${split.join(',')}${end}`;
}
