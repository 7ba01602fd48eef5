import { type Choice, isPlainValue, isUnit, type Knows, stateliness } from './choice.ts';

// Values that no word announces: "basic/plus/premium", "upright or grand", "size S M L XL", "is soprano alto tenor or bass".

interface Segment {
  text: string;
  /** Where it starts in the sentence. */
  at: number;
  /** What stands before it: a comma, a colon, a bracket, or nothing. */
  before: string;
}

/** What stands between commas, colons and brackets. */
const segmentsOf = (lower: string): Segment[] =>
  [...lower.matchAll(/[^,;:()[\]=–\n]+/gu)].flatMap(({ 0: part, index }) => {
    const text = part.trim();
    const at = index + (part.length - part.trimStart().length);
    return text === '' ? [] : [{ text, at, before: lower[index - 1] ?? '' }];
  });

const choice = (
  label: string,
  values: readonly string[],
  isLife: boolean,
  span: { start: number; end: number },
  labelStart = span.start,
): Choice => ({
  label,
  values: [...new Set(values)],
  isLife,
  start: labelStart,
  end: span.end,
  valuesSpan: span,
});

/** The words of a segment that say what is chosen, before the words that are chosen from: "launch type | winch". */
function labelled(text: string, knows: Knows): { label: string; rest: string } {
  const words = text.split(' ');
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const label = words.slice(0, length).join(' ');
    if (knows.attribute(label)) return { label, rest: words.slice(length).join(' ') };
  }
  return { label: '', rest: text };
}

const DONE = /(?:ed|en|id|ld|nt)(?: (?:out|up|in|off|back|down))?$/u;
/** The name that a text ends in: "purpose" of "km, purpose". */
function labelAtEnd(text: string, knows: Knows): string {
  const words = text.trim().split(' ').slice(-2);
  const [last = ''] = words.slice(-1);
  const both = words.join(' ');
  if (last === '' || /[^s]s$/u.test(last) || !knows.attribute(last)) return '';
  return words.length === 2 && isPlainValue(both) && !knows.thing(words[0] ?? '') ? both : last;
}
const TERM = "(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}][\\p{L}\\p{N}'’+-]{0,24}";
const SLASHED = new RegExp(`${TERM}(?: ?/ ?${TERM})+`, 'gu');
const SPACED_SLASHES = new RegExp(`(?:${TERM} ){0,3}${TERM}(?: / ${TERM}(?: ${TERM}){0,2})+`, 'gu');
const isAlternative = (value: string, knows: Knows) =>
  isPlainValue(value) && !isUnit(value) && !knows.attribute(value) && !knows.thing(value);

/** "Permit requested / granted / refused": what is said of a thing that stands before it. */
function withoutThing(first: string, others: readonly string[], knows: Knows): string {
  const words = first.split(' ');
  const last = words.at(-1) ?? first;
  const before = words.slice(0, -1).join(' ');
  const isAlone = others.every((one) => !one.includes(' ')) && stateliness([last]) === 1;
  return before !== '' && (knows.thing(before) || isAlone) ? last : first;
}

function areAlternatives(values: readonly string[], label: string, after: string, knows: Knows): boolean {
  if (!values.every(isPlainValue) || values.some(isUnit)) return false;
  if (values.every((value) => value.length < 3))
    return label !== '' && values.length > 2 && !values.some((value) => /^\d/u.test(value));
  const attributes = values.filter((value) => knows.attribute(value) && stateliness([value]) < 1).length;
  const things = values.filter((value) => knows.thing(value)).length;
  const isPriced = values.length > 2 && /^ (?:price|fee|rate|ticket)/u.test(after);
  if (isPriced) return attributes === 0;
  return label === '' && values.length < 3
    ? attributes + things === 0
    : attributes * 2 < values.length && (label === '' ? things === 0 : things < values.length);
}

/** "Memberships basic/plus/premium", "functional / needs repair / broken". */
function slashesIn(lower: string, start: number, knows: Knows): Choice[] {
  const found: Choice[] = [];
  for (const { text, at } of segmentsOf(lower)) {
    const runs = text.includes(' / ') ? text.matchAll(SPACED_SLASHES) : text.matchAll(SLASHED);
    for (const match of runs) {
      const listed = match[0].split(/ ?\/ ?/u);
      const lead = (listed[0] ?? '').split(' ');
      const first = text.includes(' / ') && match.index > 0 ? (lead.at(-1) ?? '') : (listed[0] ?? '');
      const inside = labelled(first, knows);
      const named = inside.label === '' ? labelAtEnd(text.slice(0, match.index), knows) : inside.label;
      const [label, whole] = [named, inside.rest];
      const rest = withoutThing(whole, listed.slice(1), knows);
      const values = [rest, ...listed.slice(1)];
      if (!areAlternatives(values, label, lower.slice(at + match.index + match[0].length), knows)) continue;
      const from = start + at + match.index + match[0].indexOf(rest, lead.join(' ').length - rest.length);
      const end = start + at + match.index + match[0].length;
      const isLife = label === '' && values.length > 2 && stateliness(values) > 0.6;
      found.push(choice(label === '' && !isLife ? 'type' : label, values, isLife, { start: from, end }));
    }
  }
  return found;
}

/** "Year, upright or grand, last tuned": an item of a list that is one of two. */
function alternativesIn(lower: string, start: number, knows: Knows): Choice[] {
  const segments = segmentsOf(lower);
  return segments.flatMap(({ text, at, before }, index): Choice[] => {
    const parts = text.replace(/^(?:and |either )/u, '').split(' or ');
    const [left = '', right = ''] = parts;
    const previous = segments[index - 1]?.text ?? '';
    const isTail =
      before === ',' && /\b(?:of|by|is|are|as|be|in|like|either|via) \S+(?: \S+){0,2}$/u.test(previous);
    if (parts.length !== 2 || before === '' || right === 'not' || isTail) return [];
    const { label, rest } = labelled(left, knows);
    const values = [rest, right];
    if (!values.every((value) => isAlternative(value, knows)) || values.some((one) => one.length < 3))
      return [];
    if (
      rest.split(' ').length > 2 ||
      right.split(' ').length > 2 ||
      /\b(?:to|for|of|at|from|on|need|want)\b/u.test(rest)
    )
      return [];
    const from = start + at + text.indexOf(rest);
    const isLife = label === '' && values.every((value) => DONE.test(value));
    return [choice(label, values, isLife, { start: from, end: start + at + text.length }, start + at)];
  });
}

/** "Kind: baptisms marriages burials", "size S M L XL", "each is soprano alto tenor or bass". */
function spacedIn(lower: string, start: number, knows: Knows): Choice[] {
  const found: Choice[] = [];
  const segments = segmentsOf(lower);
  segments.forEach(({ text, at, before }, index) => {
    const previous = segments[index - 1];
    const isAfterLabel = before === ':' && previous !== undefined && knows.attribute(previous.text);
    const split = isAfterLabel ? { label: previous.text, rest: text } : labelled(text, knows);
    const words = split.rest.split(' ').filter((word) => word !== 'or');
    const isRow = words.length > 2 && words.length < 9;
    if (split.label === '' || !isRow || !words.every((word) => isPlainValue(word))) return;
    if (words.some((word) => knows.attribute(word) || /^(?:of|for|to|at|on|in|by|from|until)$/u.test(word)))
      return;
    const isSized = words.every((word) => word.length < 4);
    if (!isSized && !isAfterLabel && stateliness(words) < 0.99) return;
    const from = start + at + text.length - split.rest.length;
    const labelStart = start + (isAfterLabel ? previous.at : at);
    found.push(choice(split.label, words, false, { start: from, end: start + at + text.length }, labelStart));
  });
  for (const { text, at } of segments) {
    const [label = '', ...words] = text.split(' ').filter((word) => word !== 'or');
    const isRated = text.includes(' or ') && words.length > 2 && words.length < 7 && stateliness(words) === 1;
    if (!isRated || stateliness([label]) === 1 || !isPlainValue(label) || knows.thing(label)) continue;
    const from = start + at + label.length + 1;
    found.push(choice(label, words, false, { start: from, end: start + at + text.length }, start + at));
  }
  for (const { text, at } of segments) {
    const match = /^(.+) ([a-z])(\d) ?[-–] ?\2(\d)$/u.exec(text);
    const [, label = '', letter = '', from = '', to = ''] = match ?? [];
    const count = Number(to) - Number(from);
    if (!match || !knows.attribute(label) || count < 1) continue;
    const values = Array.from({ length: count + 1 }, (_, step) => `${letter}${Number(from) + step}`);
    found.push(choice(label, values, false, { start: start + at, end: start + at + text.length }));
  }
  const word = `(?!(?:an?|the|in|on|at|by|to|of|for|not|very|more|less|with|and|or|as|only|either)\\b)${TERM}`;
  for (const match of lower.matchAll(
    new RegExp(`\\b(?:is|are|as|be)(?: either)? (${word}(?: ${word}){1,7} or ${word})(?=[,.;)]|$)`, 'gu'),
  )) {
    const listed = match[1] ?? '';
    const values = listed.split(/ or | /u);
    if (!values.every((value) => isAlternative(value, knows))) continue;
    const from = start + match.index + match[0].length - listed.length;
    found.push(choice('type', values, false, { start: from, end: from + listed.length }));
  }
  return found;
}

export const runsIn = (lower: string, start: number, knows: Knows): Choice[] => [
  ...slashesIn(lower, start, knows),
  ...alternativesIn(lower, start, knows),
  ...spacedIn(lower, start, knows),
];
