import { type Facts, type FieldFact, type Span, spansOf } from '../../facts.ts';

/** "Barcode (unique)": what stands right behind a field, in any of the languages. */
const UNIQUE =
  /^\s*[(（[]\s*(?:must be |has to be |muss |always |immer |必须)?(?:unique|eindeutig|einmalig|únic[oa]s?|唯一|不(?:能|可)?重复|فريدة?)(?!\p{L}{3})[^)）\]]{0,30}[)）\]]/iu;
/** "A unique reference number", "eindeutige Nummer", "numéro unique": said in the label itself. */
const UNIQUE_LABEL =
  /^(?:unique|eindeutige?[rsn]?|einmalige?[rsn]?) (?=\S)|(?<=\S) (?:unique|únic[oa]|فريدة?)$|^唯一的?(?=\S)/iu;
/** "Número de matrícula único": right behind it, and not "unique per year". */
const UNIQUE_BEHIND = /^ (?:unique|únic[oa]|فريدة?)(?!\p{L})(?! (?:per|to|in|within|for|par|por|dans|en))/iu;
const TYPES: readonly FieldFact['type'][] = ['text', 'number', 'email', 'phone', 'url'];

/** What a field was read from may reach beyond its label, into the brackets. */
function isSaidBehind(label: string, { start, end }: Span, text: string): boolean {
  const at = text.toLowerCase().indexOf(label.toLowerCase(), start);
  const isBehind = (place: number) => [UNIQUE, UNIQUE_BEHIND].some((said) => said.test(text.slice(place)));
  return isBehind(end) || (at >= start && at < end && isBehind(at + label.length));
}

function asUnique(field: FieldFact, text: string): FieldFact {
  if (!TYPES.includes(field.type)) return field;
  const label = field.label.replace(UNIQUE_LABEL, '');
  const isUnique =
    label !== field.label || spansOf(field).some((span) => isSaidBehind(field.label, span, text));
  return isUnique ? { ...field, label, unique: true } : field;
}

/** The fields of which no two rows have the same, where that is said in their name or in brackets behind it. */
export const withUnique = (facts: Facts, text: string): Facts => ({
  ...facts,
  fields: facts.fields.map((field) => asUnique(field, text)),
});
