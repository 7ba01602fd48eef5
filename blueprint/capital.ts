import type { AppLanguage } from './kinds.ts';

// Labels made of words in small letters.

const ACRONYMS = 'id|url|sku|isbn|issn|iban|vat|pdf|gps|cv|gp|hr|rsvp|qr|dna|rfi|cctv|usb|ngo|nhs';
/** French "vin" is a drink. */
const NO_FRENCH = 'vin';
const capitalsOf = (acronyms: string) =>
  new RegExp(
    // Who speaks in English is written in capitals, too: "what I paid".
    String.raw`(?<![\p{L}\p{N}'’-])(?:${acronyms}|i(?= \p{L}))(?![\p{L}\p{N}'’-])`,
    'gu',
  );
const FRENCH = capitalsOf(ACRONYMS);
const OTHERS = capitalsOf(`${ACRONYMS}|${NO_FRENCH}`);

/** The first letter in capitals, but for words such as pH and eBay. */
export const capital = (text: string, language?: AppLanguage): string =>
  text
    .replace(language === 'fr' ? FRENCH : OTHERS, (word) => word.toUpperCase())
    .replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase());
