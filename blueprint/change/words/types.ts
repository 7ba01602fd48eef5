import type { FieldType } from '../../kinds.ts';
import { lookUp } from '../../understand/words/look-up.ts';
import { keyOf } from '../text.ts';

/** What people call the types of fields. */
const TYPE_WORDS: readonly [string, FieldType][] = [
  ['text|short text|single line|string|words|line of text|plain text', 'text'],
  [
    'long text|multi line|multi line text|paragraph|text area|textarea|free text|several lines|rich text',
    'longText',
  ],
  ['number|numeric|integer|whole number|decimal|count|quantity|figure', 'number'],
  ['money|amount|price|currency|amount of money|cost|money amount', 'money'],
  ['yes no|yes or no|checkbox|check box|boolean|toggle|switch|tick box|true false|flag|tickbox', 'boolean'],
  ['date|day|calendar date|date only', 'date'],
  ['date and time|datetime|date time|time|timestamp|moment|date with time', 'dateTime'],
  ['duration|length of time|time span|minutes|hours', 'duration'],
  ['email|e mail|email address|mail address', 'email'],
  ['url|link|web address|website|web link|hyperlink', 'url'],
  ['phone|phone number|telephone|telephone number', 'phone'],
  ['image|photo|picture', 'image'],
  ['file|attachment|upload|document|pdf|file upload', 'file'],
  [
    'choice|dropdown|drop down|select|list of choices|list of options|single choice|options|pick list|picklist|menu of options|select list|choices|dropdown list|choice field|selection|radio buttons|drop down list',
    'select',
  ],
];
const BY_WORD = new Map(
  TYPE_WORDS.flatMap(([words, type]) => words.split('|').map((word) => [keyOf(word), type] as const)),
);
const NOUN = / (?:field|type|value|input|column)s?$/u;

/** The type that a phrase names, such as “a drop-down list”. */
export const typeNamed = (phrase: string): FieldType | undefined => {
  const key = keyOf(phrase).replace(/^(?:an?|the|type|some) /u, '');
  return BY_WORD.get(key) ?? BY_WORD.get(key.replace(NOUN, ''));
};

const UNITS =
  /^(?:kg|g|mg|kilos?|kilograms?|grams?|lbs?|pounds|oz|ounces|t|tons?|tonnes?|cm|mm|m|km|in|inches|ft|feet|miles?|metres?|meters?|kilometres?|kilometers?|centimetres?|centimeters?|l|ml|litres?|liters?|%|percent|°c|°f|degrees(?: celsius)?|celsius|bar|hours?|minutes?|days?|weeks?|months?|years?|pieces|pcs|boxes|sacks|people|persons|points|stars|m2|m²|sqm|square met(?:er|re)s|sq ?ft|kwh|kw|w|v|rpm|bpm|mmhg|kcal|calories)$/i;
const SHORT_UNITS: Readonly<Record<string, string>> = {
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  gram: 'g',
  grams: 'g',
  percent: '%',
  centimetres: 'cm',
  centimeters: 'cm',
  metres: 'm',
  meters: 'm',
  kilometres: 'km',
  kilometers: 'km',
  litres: 'l',
  liters: 'l',
  inches: 'in',
  feet: 'ft',
  celsius: '°C',
};
export const unitNamed = (phrase: string): string | undefined => {
  const unit = phrase.trim();
  return UNITS.test(unit) ? (lookUp(SHORT_UNITS, unit.toLowerCase()) ?? unit) : undefined;
};

/** Words that say what the values of a field are wherever they stand in its name, in the languages that put them in compounds. */
const TELLING: readonly [RegExp, FieldType][] = [
  [
    /telefon|handynummer|mobilnummer|faxnummer|whatsapp|teléfono|(?<!\p{L})(?:móvil|celular)|téléphone|portable|手机|电话|هاتف|جوال|موبايل|محمول|واتس ?[اأ]ب/iu,
    'phone',
  ],
  [/(?<!\p{L})e-?mail|correo electr|courriel|邮箱|بريد [اإ]لكتروني/iu, 'email'],
  [/(?:km|kilometer)-?stand|(?<!\p{L})kilom[eé]tr|里程|كيلومتر/iu, 'number'],
];
export const typeTold = (label: string): FieldType | undefined =>
  TELLING.find(([test]) => test.test(label))?.[1];
