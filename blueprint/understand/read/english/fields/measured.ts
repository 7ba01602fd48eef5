import type { FieldType } from '../../../../kinds.ts';
import type { FieldFact, Span } from '../../../facts.ts';
import { attributeNamed } from '../../../ontology/index.ts';

// In what something is measured, and what the first words of a label say of its type.

/** Words right behind a field: "length in km", "interval in months", "pain 0-10". */
interface Measure extends Span {
  type: FieldType;
  unit?: string;
}

const UNITS: Readonly<Record<string, string>> = {
  kilos: 'kg',
  kilograms: 'kg',
  grams: 'g',
  metres: 'm',
  meters: 'm',
  kilometres: 'km',
  kilometers: 'km',
  centimetres: 'cm',
  centimeters: 'cm',
  millimetres: 'mm',
  millimeters: 'mm',
  m2: 'm²',
  sqm: 'm²',
  m3: 'm³',
  'cubic metres': 'm³',
  'cubic meters': 'm³',
  '°c': '°C',
  '°f': '°F',
  kwh: 'kWh',
  'square metres': 'm²',
  'square meters': 'm²',
  litres: 'l',
  liters: 'l',
  percent: '%',
  celsius: '°C',
};
const UNIT =
  'kg|kilos|kilograms|g|grams|mg|km|kilometres|kilometers|m|metres|meters|cm|centimetres|centimeters|mm|millimetres|millimeters|feet|inches|miles|acres|hectares|l|litres|liters|ml|percent|%|celsius|degrees|°c|°f|m2|m²|m3|m³|cm³|cubic metres|cubic meters|ha|kwh|km/h|mph|bpm|psi|sqm|square metres|square meters|square feet|months|weeks|days|years|pages|words|points|tons|tonnes|pounds weight';
const MONEY = 'euros?|eur|€|pounds|gbp|£|us dollars|dollars|usd|\\$|pesos|rupees|cents|chf|swiss francs';
const TIME = 'minutes|mins|hours|hrs|seconds';
const END = String.raw`(?=\s*(?:[,.;)\n]|$|and\b|or\b))`;
const IN = new RegExp(
  String.raw`(?<=\p{L}) \(?(?:measured )?in (?:(${MONEY})|(${TIME})|(${UNIT}))\)?${END}`,
  'giu',
);
const SCALE = new RegExp(
  String.raw`(?<=\p{L}) \(?(?:from |between |on a scale (?:of|from) )?\d{1,2} ?(?:-|–|to|and) ?\d{1,3}\)?${END}`,
  'giu',
);

/** The units and currencies of a description, each at the words that name it: "length in km". */
const unitsIn = (text: string): Measure[] =>
  [...text.matchAll(IN)].map((match): Measure => {
    const [all, money, time, said = ''] = match;
    const place = { start: match.index, end: match.index + all.length };
    if (money !== undefined) return { ...place, type: 'money' };
    if (time !== undefined) return { ...place, type: 'duration' };
    const unit = said.toLowerCase();
    return { ...place, type: 'number', unit: UNITS[unit] ?? unit };
  });

/** All that is measured in a description: in units, or on a scale as "pain 0-10" is. */
export const measuresIn = (text: string): Measure[] => [
  ...unitsIn(text),
  ...[...text.matchAll(SCALE)].map((match): Measure => ({
    start: match.index,
    end: match.index + match[0].length,
    type: 'number',
  })),
];

/** "Price paid" is an amount and "date paid" a day, unlike "deposit paid". */
const MEASURED =
  /^(?:\p{L}+ ){0,2}?(price|amount|cost|sum|total|date|day|quantity|hours|days|weight|number|distance|litres?|liters?|gallons?|kilometres?|kilometers?|km|miles|metres|meters|kilos?|kg|grams|tons|tonnes|bags|pieces|units|minutes|nights) (?:paid|charged|agreed|quoted|worked|taken|used|spent|owed|sold|bought|lost|won|produced|delivered|received|returned|opened|signed|done|started|finished|made|driven|flown|sailed|ridden|cycled|run|walked|travell?ed|burned|burnt|consumed|poured|pumped|fuelled)$/iu;
const TYPES: Readonly<Record<string, FieldType>> = {
  price: 'money',
  amount: 'money',
  cost: 'money',
  sum: 'money',
  total: 'money',
  date: 'date',
  day: 'date',
};
/** Time that something takes. */
const TAKES =
  /^(?:\p{L}+ ){0,2}?(?:setup|set-up|run|cycle|lead|reaction|processing|cook(?:ing)?|prep(?:aration)?|baking|travel|travelling|waiting|response|turnaround|changeover|down|drying|curing|brewing|rest|play(?:ing)?|running|lap|split|handling|machine|labou?r|print(?:ing)?|drive|driving|walking|assembly|estimated|est\.?|total|average) time(?: (?:per|each|for) .+)?$/iu;
/** "Warranty end" is a day, and no time of the day. */
const ENDS =
  /^(?:\p{L}+ )*(?:warranty|contract|lease|licen[cs]e|policy|insurance|membership|subscription|season|project|term|rental|permit|visa|guarantee) (?:end|ends|start|starts|expiry)$/iu;
/** "Max players", "minimum age" */
const BOUND = /^(?:min|max|minimum|maximum)\.? (?!\p{L}*(?:name|type|date|time)s?$)\p{L}+(?: \p{L}+)?$/iu;
/** Sizes of what is worn aren't counted. */
const WORN =
  /\b(?:shirt|t-shirt|tee|shoe|boot|costume|clothes|clothing|dress|suit|jacket|jersey|uniform|hat|helmet|glove|ring|ski|skate|wetsuit|robe|gown|kit|trouser|bra|collar)s? size$/iu;
const WEARABLE =
  /\b(?:costume|dress|suit|shirt|t-shirt|shoe|jersey|uniform|jacket|gown|robe|boot|wetsuit|helmet|ring|glove|hat|coat|skate|kimono|garment|outfit|sneaker)$/u;

/** The type that the words of a label give it, where they do. */
function typeOf({ owner, label, type }: FieldFact): FieldType | undefined {
  const head = MEASURED.exec(label)?.[1]?.toLowerCase();
  if (head !== undefined && (type === 'boolean' || type === 'text')) return TYPES[head] ?? 'number';
  if (TAKES.test(label) && (type === 'dateTime' || type === 'text')) return 'duration';
  if (type === 'text' && BOUND.test(label)) return 'number';
  if (ENDS.test(label) && type === 'dateTime') return 'date';
  const isSize = WORN.test(label) || (/^size$/iu.test(label) && WEARABLE.test(owner));
  return isSize && type === 'number' ? 'text' : undefined;
}

/** Types that a measure behind the label makes more precise. */
const OPEN: readonly FieldType[] = ['text', 'number', 'money', 'date', 'dateTime', 'boolean'];

/** Whether nothing but the name of a unit was read as a field: "Km" of "length in km". */
const isUnit = ({ source }: FieldFact, measures: readonly Measure[]): boolean =>
  source.from === 'text' &&
  source.spans.every(({ start, end }) => measures.some((one) => start >= one.start && end <= one.end));

/** The fields with the types and units that their words give them. */
export const withMeasures = (fields: readonly FieldFact[], measures: readonly Measure[]): FieldFact[] =>
  fields
    .filter((field) => !isUnit(field, measures))
    .map((field) => {
      const { source } = field;
      if (source.from !== 'text' || field.options || field.computed) return field;
      // "Length in" may have been read with the field, or have been left out.
      const measure = measures.find((one) =>
        source.spans.some(({ start, end }) => start < one.start && end >= one.start && end <= one.end),
      );
      const label = measure ? field.label.replace(/ in(?: \p{L}+)?$/iu, '') : field.label;
      if (measure && OPEN.includes(field.type)) {
        const isKnown = attributeNamed(label, 'en')?.type === 'duration' && measure.type === 'number';
        if (!isKnown)
          return {
            ...field,
            label,
            type: measure.type,
            ...(measure.unit !== undefined && { unit: measure.unit }),
          };
      }
      const type = typeOf(field);
      return type === undefined ? { ...field, label } : { ...field, label, type };
    });
