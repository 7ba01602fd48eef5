import { isKnownField } from '../../known-fields.ts';
import { lexiconFor } from '../../lexicon.ts';
import { isBase } from '../english/doing.ts';
import { isPlural, singular } from '../english/inflect.ts';
import { fieldsIn, isThing, JOINED, type Part } from './line-fields.ts';
import { partsBy, type Schema, type SchemaField } from './schema.ts';

// Sentences that say as little as lines do: "For repairs date, fault and cost", "members name age phone",
// "need client allergies and age, artist specialities".

const isKept = (noun: string): boolean => lexiconFor('en').thing(singular(noun.toLowerCase())) !== undefined;
const isField = (words: string): boolean => isKnownField(words, 'en');

const FOR_MANY = /^(?:and )?for (?:(?:the|each|every|all|our) )?/iu;
/** Words of a clause, which no list of fields has. */
const CLAUSAL =
  /\b(?:i|we|you|they|it|he|she|is|are|was|has|have|had|can|should|must|will|want|need|needs|with|who|which|that|my|our|your|their|if|when|per)\b/iu;

/** "For repairs date, fault and cost": the name ends before the first field. */
export function forManyIn({ text, start, end }: Part, headings: ReadonlySet<string>): Schema[] {
  const lead = FOR_MANY.exec(text)?.[0].length ?? 0;
  if (lead === 0 || CLAUSAL.test(text) || text.includes(':')) return [];
  const words = text.slice(lead).split(' ');
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ');
    const list = words.slice(count).join(' ');
    const isName = isPlural(name) || /(?:each|every) $/iu.test(text.slice(0, lead));
    if (!isName || !isThing(name) || isField(name) || !/,| and /u.test(list)) continue;
    const from = start + lead;
    const fields = fieldsIn(list, end - list.length, name, headings);
    if (fields.length > 0)
      return [{ name, title: { start: from, end: from + name.length }, fields, start, end }];
  }
  return [];
}

const DONE = /^(?:\p{L}{2,}ed|paid|sent|taken|given)$/u;
const FEWEST = 3;
const MOST = 12;
const MOST_WORDS = 3;
/** "Members name age phone": nothing but a thing and fields, with only spaces between them. */
export function spacedIn({ text, start, end }: Part): Schema[] {
  const words = text.split(' ');
  const [name = '', ...rest] = words;
  if (rest.length < 2 || rest.length > MOST || CLAUSAL.test(text) || JOINED.test(text)) return [];
  if (!/^\p{L}+$/u.test(name) || !isPlural(name) || !isThing(name) || isField(name)) return [];
  // "Teams book fields"
  if (isBase(rest[0] ?? '') && !lexiconFor('en').isAttribute(rest[0] ?? '')) return [];
  // "Teachers upload lessons"
  const [, last = ''] = rest;
  if (rest.length === 2 && isPlural(last) && isKept(last)) return [];
  if (!rest.every((word) => /^\p{L}[\p{L}-]*$/u.test(word))) return [];
  const fields: SchemaField[] = [];
  let known = 0;
  let from = start + name.length + 1;
  for (let at = 0; at < rest.length;) {
    // "Queen year", "waiver signed": the last word says that it is a field.
    const most = Math.min(MOST_WORDS, rest.length - at);
    const counts = Array.from({ length: most }, (_, less) => most - less);
    const isWhole = (count: number) => lexiconFor('en').isAttribute(rest.slice(at, at + count).join(' '));
    const isEnded = (count: number) =>
      count === 2 &&
      ((!isField(rest[at] ?? '') && !isKept(rest[at] ?? '') && isField(rest[at + 1] ?? '')) ||
        (DONE.test(rest[at + 1] ?? '') && !isField(rest[at + 1] ?? '')));
    const count = counts.find((one) => (one > 1 && isWhole(one)) || isEnded(one)) ?? 1;
    const field = rest.slice(at, at + count).join(' ');
    if (isField(field) || isKept(field)) known += 1;
    fields.push({ name: field, start: from, end: from + field.length });
    from += field.length + 1;
    at += count;
  }
  if (known === 0 || known * 3 < fields.length || fields.length + 1 < FEWEST) return [];
  return [{ name, title: { start, end: start + name.length }, fields, start, end }];
}

const KEEPING =
  /^(?:(?:i|we)(?:['’]d like to| want to| need to| have to)? )?(?:please )?(?:needs?|wants?|stores?|records?|notes?|tracks?|keeps?(?: track of)?|saves?|logs?|registers?|lists?|writes? down)(?: down)? /iu;
/** "Bike workshop: need …" */
const TITLE = /^[\p{L}' -]{3,40}: ?(?=\p{L})/u;
const LEAD = /^(?:(?:and|plus|as well as|&)\s+)?(?:also )?/iu;
const OF_ONE =
  /^(?:the )?(?<field>\p{L}+(?: \p{L}+)?) (?:of|for) (?:the|each|every|an?) (?<of>\p{L}+(?: \p{L}+)?)$/iu;
const POSSESSED =
  /^(?:(?:the|each|every|an?) )?(?<of>\p{L}+(?: \p{L}+)?)['’]s? (?<field>\p{L}+(?: \p{L}+){0,2})$/iu;
const COMPOUND = /^(?:the )?(?<of>\p{L}+) (?<field>\p{L}+(?: \p{L}+)?)$/iu;

interface Item {
  /** Whose it is; nothing where it goes with what was said before. */
  of: string | undefined;
  ofAt: number;
  field: string;
  at: number;
}
interface Piece extends Part {
  /** Behind "and", with what stands before it: "bike brand and frame number". */
  isJoined: boolean;
}
const isRecord = (noun: string): boolean =>
  /^(?:person|animal|booking|event|work|money|vehicle|organisation|place|task|document)$/u.test(
    lexiconFor('en').thing(singular(noun.toLowerCase()))?.category ?? '',
  );
/** Whatever is kept has its own: "product price", "part name". */
const OWN = /^(?:unit |sale |selling |purchase )?(?:prices?|costs?|names?|stock|description)$/iu;
/** A shoe size is of whoever wears shoes. */
const WORN = /^(?:size|colour|color)s?$/iu;
/** "Artist specialities", "the price of every lesson", "each fitting's date", or only "age"; nothing where it's open whose it is. */
function itemOf({ text, start, isJoined }: Piece, isFirst: boolean): Item | undefined {
  const owned = (of: string, field: string) => ({
    of,
    ofAt: start + text.indexOf(of),
    field,
    at: start + text.lastIndexOf(field),
  });
  for (const pattern of [OF_ONE, POSSESSED]) {
    const { of = '', field = '' } = pattern.exec(text)?.groups ?? {};
    if (of !== '' && isKept(of)) return owned(of, field);
  }
  const { of = '', field = '' } = COMPOUND.exec(text)?.groups ?? {};
  const isCompound = isKept(of) && isField(field) && !isField(of) && !isKept(text) && !isPlural(of);
  const isWhole = !isFirst && lexiconFor('en').isAttribute(text);
  if (isCompound && !isWhole) {
    if (isFirst || isRecord(of) || OWN.test(field)) return owned(of, field);
    // "Animal name, cage number": of the cage, or of the animal in it.
    if (!WORN.test(field) && !isJoined) return undefined;
  }
  const isShort = text.split(' ').length <= MOST_WORDS && /^[\p{L} -]+$/u.test(text) && !CLAUSAL.test(text);
  // "Employee name, shift times, department": a thing of its own.
  // "Beekeeper name, honey price": of something else, unlike "due date" and "start time".
  const [first = '', ...rest] = text.split(' ');
  const isSaid = isJoined || rest.length === 0 || WORN.test(field) || (isField(first) && !isKept(first));
  const isOpen = isKept(text) || !isSaid;
  const isBare = isShort && isField(text) && (!isOpen || lexiconFor('en').isAttribute(text));
  return isBare ? { of: undefined, ofAt: 0, field: text, at: start } : undefined;
}

/** "Invoice number, client name, due date": of the invoice. */
const isKnownOf = (noun: string, field: string): boolean =>
  lexiconFor('en')
    .thing(singular(noun.toLowerCase()))
    ?.fields.some(({ label }) => label.en.toLowerCase() === field.toLowerCase()) === true;

/** "Need client allergies and age, artist specialities, appointment times": each field behind whose it is. */
export function ownedIn(part: Part): Schema[] {
  const title = TITLE.exec(part.text)?.[0].length ?? 0;
  const [text, start, end] = [part.text.slice(title), part.start + title, part.end];
  const lead = KEEPING.exec(text)?.[0].length ?? 0;
  const parts = partsBy(text.slice(lead), start + lead, (sign) => sign === ',').flatMap((part) => {
    let at = part.start;
    return part.text.split(/ (?:and|plus|&) /u).map((piece, place): Piece => {
      const begin = text.indexOf(piece, at - start) + start;
      at = begin + piece.length;
      const bare = piece.replace(LEAD, '');
      return { text: bare, start: at - bare.length, end: at, isJoined: place > 0 };
    });
  });
  const items = parts.map((part, at) => itemOf(part, at === 0));
  const [first] = items;
  if (items.length < FEWEST || !first?.of) return [];
  const found: { of: string; at: number; fields: SchemaField[] }[] = [];
  for (const item of items) {
    if (!item) return [];
    const field = { name: item.field, start: item.at, end: item.at + item.field.length };
    const last = found.at(-1);
    if (item.of !== undefined && singular(item.of.toLowerCase()) !== singular(last?.of.toLowerCase() ?? ''))
      found.push({ of: item.of, at: item.ofAt, fields: [field] });
    else (found.findLast(({ of }) => isKnownOf(of, item.field)) ?? last)?.fields.push(field);
  }
  const names = new Set(found.map(({ of }) => singular(of.toLowerCase())));
  if (found.length < 2 || names.size < found.length) return [];
  return found.map(({ of, at, fields }, row) => ({
    name: of,
    title: { start: at, end: at + of.length },
    fields,
    start: row === 0 ? start : Math.min(at, fields[0]?.start ?? at),
    end: Math.min(found[row + 1]?.at ?? end, row === found.length - 1 ? end : (fields.at(-1)?.end ?? at)),
  }));
}
