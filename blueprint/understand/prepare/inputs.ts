import type { FieldType } from '../../kinds.ts';
import { type Facts, type FieldFact, isWithin, type Span, spansOf } from '../facts.ts';
import { isKnownField } from '../known-fields.ts';
import { mentionsOf, sentenceStart } from '../mentions.ts';

// "A text field for remarks", "a checkbox for paid": how a field is entered is said with its name, and is no thing beside it.

export interface Input extends Span {
  type: FieldType | undefined;
  isRequired: boolean;
  /** Where what it is for begins. */
  of: number;
  /** What is ticked: read here, since "paid" alone says nothing of a field. */
  ticked?: string;
}

const FIELDS: readonly (readonly [kind: string, type: FieldType | undefined])[] = [
  ['(?:free|long|multi-?line) ?text|notes?|comments?', 'longText'],
  ['text|string', 'text'],
  ['date and time|date ?time|timestamp', 'dateTime'],
  ['date', 'date'],
  ['numbers?|numeric|numerical', 'number'],
  ['money|price|currency|amount', 'money'],
  ['e-?mail', 'email'],
  ['phone', 'phone'],
  ['photo|image|picture', 'image'],
  ['file|pdf|document|upload', 'file'],
  ['yes/no|boolean', 'boolean'],
];
/** What is an input without saying "field". */
const ALONE: readonly (readonly [kind: string, type: FieldType | undefined])[] = [
  ['check ?box(?:es)?|tick ?box(?:es)?|toggle|on/off switch', 'boolean'],
  ['drop-?down(?: list| menu)?|select box|pick ?list|combo ?box|radio buttons', undefined],
  ['date ?picker|calendar picker', 'date'],
  ['(?:photo|image|picture) upload', 'image'],
  ['(?:file|pdf|document) upload', 'file'],
];
const kindsOf = (list: typeof FIELDS): string => list.map(([kind]) => kind).join('|');
const HAS = String.raw`(?:(?<=\b(?:has|have|having|with|and|plus|add|adds|need|needs|want|wants|include|includes|contains?|also|is|be|get|gets)\s)|(?<=[,:;]\s)|(?<=^|[.\n]\s?))`;
const INPUT = new RegExp(
  String.raw`${HAS}((?:an?|one|the|another|extra)\s+)?(?:(optional|required|mandatory|separate|simple|small|big|large|extra|additional)\s+)?(?:(?:(${kindsOf(FIELDS)})\s+)?(?:field|box|input)|(${kindsOf(ALONE)}))\s+(?:for|named|called|labell?ed|to (?:enter|note|write down|mark|say|tick))\s+((?:the|its|their|a|an)\s+)?(?=\p{L})`,
  'giu',
);
const typeOf = (list: typeof FIELDS, kind: string): FieldType | undefined =>
  list.find(([one]) => new RegExp(`^(?:${one})$`, 'iu').test(kind))?.[1];

/** The words that may be its name. */
const WORDS = /^\p{L}[\p{L}'-]*(?: (?!(?:and|or|if|when|so|plus|on|in|to|at|of|for)\b)\p{L}[\p{L}'-]*){0,3}/u;

/** @returns how fields are to be entered, each without what it is for */
export function inputsIn(text: string): Input[] {
  return [...text.matchAll(INPUT)].flatMap((match): Input[] => {
    const [all, article = '', size = '', kind, alone, own = ''] = match;
    const end = match.index + all.length;
    const named = WORDS.exec(text.slice(end))?.[0] ?? '';
    // "A field for the mares", "a box for the eggs" are things, and not what something is entered in.
    const isThing = kind === undefined && alone === undefined && !isKnownField(named, 'en');
    if (isThing) return [];
    const type = alone === undefined ? typeOf(FIELDS, kind ?? '') : typeOf(ALONE, alone);
    const isRequired = /^(?:required|mandatory)$/iu.test(size);
    if (type === 'boolean')
      return [{ start: match.index, end: end + named.length, of: end, type, isRequired, ticked: named }];
    // One article is left to what it is for.
    return [
      {
        start: match.index + (own === '' ? article.length : 0),
        end: end - own.length,
        of: end,
        type,
        isRequired,
      },
    ];
  });
}

/** Whose it is: of what has the field that is said before it in its sentence, or else of what was named last. */
function ownerOf({ start }: Input, { entities, fields }: Facts, text: string): string | undefined {
  const from = sentenceStart(text, start);
  const ends = fields.flatMap((field) =>
    spansOf(field).flatMap(({ end }) => (end > from && end <= start ? [{ owner: field.owner, end }] : [])),
  );
  const beside = ends.toSorted((a, b) => b.end - a.end)[0]?.owner;
  const mentions = mentionsOf(entities, text);
  const before = mentions.findLast(({ end }) => end <= start);
  // "A checkbox for vegan on every dish"
  const behind = mentions.find((one) => one.start > start && sentenceStart(text, one.start) === from);
  const isNear = before !== undefined && before.start >= from;
  return beside ?? (isNear ? before : (behind ?? before))?.noun;
}

/** The fields of the types by which they are to be entered, and those that are ticked. */
export function withInputs(facts: Facts, inputs: readonly Input[], text: string): Facts {
  if (inputs.length === 0) return facts;
  const inputOf = (field: FieldFact) =>
    inputs.find(({ of }) => spansOf(field).some((span) => isWithin({ start: of, end: of }, span)));
  const typed = facts.fields.map((field) => {
    const input = inputOf(field);
    if (!input || field.options || field.computed) return field;
    return { ...field, type: input.type ?? field.type, ...(input.isRequired && { required: true }) };
  });
  const ticked = inputs.flatMap((input): FieldFact[] => {
    const { ticked: label, of } = input;
    const owner = label === undefined ? undefined : ownerOf(input, facts, text);
    if (label === undefined || owner === undefined) return [];
    const source = { from: 'text' as const, spans: [{ start: of, end: of + label.length }] };
    return [{ owner, label: label.toLowerCase(), type: 'boolean', source }];
  });
  const isLost = ({ ticked: label, of }: Input) =>
    label !== undefined && !ticked.some((field) => spansOf(field).some(({ start }) => start === of));
  const lost = inputs.filter(isLost).map(({ start, end }) => ({ start, end }));
  return { ...facts, fields: [...typed, ...ticked], unknown: [...facts.unknown, ...lost] };
}
