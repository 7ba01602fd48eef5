import { type Facts, type FieldFact, type Span, spansOf } from './facts.ts';

/** "Barcode (unique)": what stands right behind a field, in any of the languages. */
const UNIQUE =
  /^\s*[(（[]\s*(?:must be |has to be |muss |always |immer |必须)?(?:unique|eindeutig|einmalig|únic[oa]s?|唯一|不(?:能|可)?重复|فريدة?)(?!\p{L}{3})[^)）\]]{0,30}[)）\]]/iu;
const TYPES: readonly FieldFact['type'][] = ['text', 'number', 'email', 'phone', 'url'];

/** What a field was read from may reach beyond its label, into the brackets. */
function isSaidBehind(label: string, { start, end }: Span, text: string): boolean {
  const at = text.toLowerCase().indexOf(label.toLowerCase(), start);
  return (
    UNIQUE.test(text.slice(end)) || (at >= start && at < end && UNIQUE.test(text.slice(at + label.length)))
  );
}

/** The fields of which no two rows have the same, where that is said in brackets. */
export const withUnique = (facts: Facts, text: string): Facts => ({
  ...facts,
  fields: facts.fields.map((field) =>
    TYPES.includes(field.type) && spansOf(field).some((span) => isSaidBehind(field.label, span, text))
      ? { ...field, unique: true }
      : field,
  ),
});
