import type { PlainType } from '../../words/attributes.ts';

// What is kept in a column, told by what is written in it.

const YES_NO = /^(?:y|n|yes|no|true|false|x|✓|✔|✗|ja|nein|j|oui|non|s[ií]|是|否|有|无|نعم|لا)$/iu;
const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|ene|abr|ago|dic|janv|févr|avr|juin|juil|août|déc)\\p{L}*\\.?';
const DAY = new RegExp(
  String.raw`^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{1,2}\.? ${MONTH},? ?\d{0,4}|${MONTH} \d{1,2},? ?\d{0,4}|\d{4}年\d{1,2}月\d{1,2}日)$`,
  'iu',
);
const CLOCK = /^(?:[01]?\d|2[0-4])(?::[0-5]\d(?::\d{2})?(?: ?[ap]m)?|[.:]?\d{0,2} ?(?:[ap]m|uhr))$/iu;
const MOMENT = /^\S*\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[ T]\d{1,2}:\d{2}/u;
const MONEY = /^(?:[€£$¥]|usd|eur|gbp|chf)\s?-?[\d.,' ]+$|^-?[\d.,' ]+\s?(?:[€£$¥元]|usd|eur|gbp|chf)$/iu;
const NUMBER = /^-?\d[\d.,' ]*\s?%?$/u;
const MEASURED = /^-?\d[\d.,' ]*\s?(kg|g|mg|l|ml|cm|mm|km|m|m2|m²|ha|min|h|hrs?|°c)$/iu;
const PHONE = /^(?:\+|00|0|\()[\d\s()/.-]{6,}$/u;

/** In this order: what is a day is made of numbers too. */
const FORMS: readonly (readonly [type: PlainType, form: RegExp])[] = [
  ['boolean', YES_NO],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/u],
  ['url', /^(?:https?:\/\/|www\.)\S+$/iu],
  ['dateTime', MOMENT],
  ['date', DAY],
  ['dateTime', CLOCK],
  ['money', MONEY],
  ['phone', PHONE],
  ['number', MEASURED],
  ['number', NUMBER],
  ['longText', /^.{80,}$/su],
];

/** The type that every value of a column has. */
export function typeOfCells(cells: readonly string[]): PlainType | undefined {
  const filled = cells.filter((text) => text !== '' && text !== '-');
  if (filled.length === 0) return undefined;
  const [type] = FORMS.find(([, form]) => filled.every((text) => form.test(text))) ?? [];
  return type ?? (filled.some((text) => text.length > 80) ? 'longText' : undefined);
}

/** What all values are measured in. */
export function unitOfCells(cells: readonly string[]): string | undefined {
  const filled = cells.filter((text) => text !== '');
  const units = new Set(
    filled.map((text) => (text.endsWith('%') ? '%' : MEASURED.exec(text)?.[1]?.toLowerCase())),
  );
  return units.size === 1 ? [...units][0] : undefined;
}

const LONGEST_OPTION = 24;
const MOST_OPTIONS = 8;

/** Each word once, as it was written first. */
function differing(cells: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of cells)
    if (text !== '' && !found.has(text.toLowerCase())) found.set(text.toLowerCase(), text);
  return [...found.values()];
}

/** What a life ends with, whichever row comes first. */
const LAST =
  /^(?:done|closed|finished|completed?|paid|shipped|delivered|collected|returned|sold|archived|lost|won|rejected|declined|cancell?ed|fertig|erledigt|abgeschlossen|bezahlt|geliefert|abgeholt|abgelehnt|storniert|termin[ée]e?|payée?|livrée?|refusée?|annulée?|hecho|terminad[oa]|cerrad[oa]|pagad[oa]|entregad[oa]|rechazad[oa]|cancelad[oa]|已?完成|已付款|已交付|已取消|مكتملة?|مدفوعة?|ملغاة?|ملغي)$/iu;

/** The states that a column of states holds: in the order of its rows, those that end a life last. */
export function statesOfCells(cells: readonly string[]): string[] | undefined {
  const states = differing(cells);
  const isLife =
    states.length > 1 &&
    states.length <= MOST_OPTIONS &&
    states.every((text) => text.length <= LONGEST_OPTION);
  return isLife ? states.sort((a, b) => Number(LAST.test(a)) - Number(LAST.test(b))) : undefined;
}

/** The few words that a column repeats: what is chosen there. */
export function optionsOfCells(cells: readonly string[]): string[] | undefined {
  const filled = cells.filter((text) => text !== '');
  const options = differing(cells);
  const isChosen =
    options.length > 1 &&
    options.length <= MOST_OPTIONS &&
    options.length < filled.length &&
    options.every((text) => text.length <= LONGEST_OPTION && /\p{L}/u.test(text) && !/\d/u.test(text));
  return isChosen ? options : undefined;
}

/** Digits that count nothing: postcodes, account numbers. */
export function areCodes(cells: readonly string[]): boolean {
  const filled = cells.filter((text) => text !== '');
  const [first = ''] = filled;
  const isLong = first.length > 4 && filled.every((text) => text.length === first.length);
  return filled.every((text) => /^\d+$/u.test(text)) && (isLong || filled.some((text) => /^0\d/u.test(text)));
}
