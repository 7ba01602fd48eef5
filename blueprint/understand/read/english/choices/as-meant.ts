import { nameOfValues } from './names.ts';
import { valueOf, type Row } from './rows.ts';
import { type Piece, textOf } from './stretches.ts';

// Words that all values share: "white or brown bread", "lessons are private, pair or group lessons", "for sale or for rent".

const NOUN = /^(?:NOUN|PROPN)$/u;
const isNoun = (word: Piece | undefined): boolean => NOUN.test(word?.pos ?? '');
const isAdjective = (word: Piece | undefined): boolean => word?.pos === 'ADJ';

/** "Bread", "breads" */
const bare = (word: string): string => word.replace(/(?<=[^s])s$/u, '');

/** Where the noun stands in the words of the last value; -1 where each value is a name of its own. */
function sharedAt({ words, stretch, head }: Row): number {
  const last = words.at(-1) ?? [];
  const others = words.slice(0, -1);
  const end = last.findIndex(({ text }) => text === 'with');
  const at = (end < 0 ? last.length : end) - 1;
  const noun = last[at];
  if (at < 1 || !isNoun(noun) || others.some((one) => one.some(({ text }) => text === noun?.text))) return -1;
  const first = others[0]?.[0]?.start ?? 0;
  const before = [
    ...stretch.before,
    ...head,
    ...stretch.parts.flatMap(({ words: some }) => some).filter(({ start }) => start < first),
  ];
  // "Each room is a single, double or family room"
  if (before.some(({ text }) => bare(text) === bare(noun?.text ?? ''))) return at;
  const areQualities = others.every((one) => one.length === 1 && isAdjective(one[0]));
  return end < 0 && at === 1 && areQualities && isAdjective(last[0]) ? at : -1;
}

/** "In small, medium and large": the preposition says how it comes, and is no part of a size. */
function withoutPreposition(row: Row): Row {
  const [first = [], ...others] = row.words;
  const [before, ...rest] = first;
  const values = [textOf(rest), ...row.values.slice(1)];
  if (
    before?.text !== 'in' ||
    rest.length === 0 ||
    !/^(?:size|colour|tier|language)$/u.test(nameOfValues(values) ?? '')
  )
    return row;
  return {
    ...row,
    values,
    words: [rest, ...others],
    head: [...row.head, before],
    start: rest[0]?.start ?? row.start,
  };
}

/** "Paid by card or in cash": card, cash. */
const asPaid = (row: Row): Row =>
  nameOfValues(row.values) === 'payment method'
    ? { ...row, values: row.values.map((value) => value.replace(/^(?:by|in) /u, '')) }
    : row;

/** A row as its words are meant, where its bounds were taken too wide or too narrow. */
export const asMeant = (row: Row): Row =>
  asPaid(withSharedPreposition(withOwnNoun(withoutSharedNoun(withinSort(withoutPreposition(row))))));

/** The row with the noun behind its values, where it was taken for a part of the last one. */
function withoutSharedNoun(row: Row): Row {
  const at = /^(?:or|slash)$/u.test(row.joints.at(-1) ?? '') ? sharedAt(row) : -1;
  const last = row.words.at(-1);
  const own = last?.slice(0, at);
  const end = own?.at(-1)?.end;
  const noun = last?.[at];
  if (at < 0 || !own || !noun || end === undefined) return row;
  return {
    ...row,
    values: [...row.values.slice(0, -1), valueOf(textOf(own), false)],
    words: [...row.words.slice(0, -1), own],
    tail: [noun],
    end,
  };
}

/** "For sale or for rent": the word before the first value belongs to it, as the same does to the others. */
function withSharedPreposition(row: Row): Row {
  const before = row.head.at(-1);
  const [first, ...others] = row.words;
  const isShared =
    before?.pos === 'ADP' && others.length > 0 && others.every(([word]) => word?.text === before.text);
  if (!before || !first || !isShared) return row;
  const words = [[before, ...first], ...others];
  return {
    ...row,
    values: [textOf(words[0] ?? []), ...row.values.slice(1)],
    words,
    head: row.head.slice(0, -1),
    start: before.start,
  };
}

/** "One hour, half a day or a full day": the noun is a part of each value that it stands in. */
function withOwnNoun(row: Row): Row {
  const [noun, ...rest] = row.tail;
  const last = row.words.at(-1);
  const others = row.words.slice(0, -1);
  const isOwn = rest.length === 0 && isNoun(noun) && others.some((one) => one.at(-1)?.text === noun?.text);
  if (!noun || !last || !isOwn) return row;
  const words = [...others, [...last, noun]];
  return {
    ...row,
    values: words.map((one, at) => valueOf(textOf(one), at === 0)),
    words,
    tail: [],
    end: noun.end,
  };
}

/** "Are marked white, yellow or blue depending on the year": words around values of one sort belong to none of them. */
function withinSort(row: Row): Row {
  const { values, words } = row;
  const [first = [], ...others] = words;
  const last = others.pop();
  if (!last || values.length < 3 || first.length + last.length < 3 || nameOfValues(values) !== undefined)
    return row;
  const [begin, end] = [first.at(-1), last[0]];
  if (!begin || !end) return row;
  const trimmed = [begin.text, ...values.slice(1, -1), end.text];
  if (nameOfValues(trimmed) === undefined) return row;
  return {
    ...row,
    values: trimmed,
    words: [[begin], ...others, [end]],
    head: [...row.head, ...first.slice(0, -1)],
    tail: [...last.slice(1), ...row.tail],
    start: begin.start,
    end: end.end,
  };
}
