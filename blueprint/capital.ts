// Labels made of words in small letters.

/** Written in capitals in whatever language, as is who speaks in English: "what I paid". */
const CAPITALS =
  /(?<![\p{L}\p{N}'’-])(?:id|url|sku|isbn|issn|iban|vat|pdf|gps|cv|gp|hr|rsvp|qr|vin|dna|rfi|cctv|usb|ngo|nhs|i(?= \p{L}))(?![\p{L}\p{N}'’-])/gu;
/** The first letter in capitals, but for words such as pH and eBay. */
export const capital = (text: string): string =>
  text
    .replace(CAPITALS, (word) => word.toUpperCase())
    .replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase());
