import type { AppLanguage } from './kinds.ts';

// Currencies by their words, and which of them a description speaks of.

/** What amounts are in where nobody says it. */
export const USUAL_CURRENCIES: Readonly<Record<AppLanguage, string>> = {
  en: 'USD',
  es: 'EUR',
  fr: 'EUR',
  de: 'EUR',
  zh: 'CNY',
  ar: 'AED',
};

const WORDS: readonly [string, string][] = [
  ['eur|euro|euros|€|欧元|يورو', 'EUR'],
  [
    'usd|dollar|dollars|us dollar|us dollars|$|dólares|dólar|dollars américains|us-dollar|美元|美金|دولار|دولار أمريكي',
    'USD',
  ],
  [
    'gbp|pound|pounds|pounds sterling|british pounds|sterling|£|libras|libras esterlinas|livres|livres sterling|pfund|britische pfund|英镑|جنيه إسترليني',
    'GBP',
  ],
  [
    'chf|franc|francs|swiss francs|swiss franc|franken|schweizer franken|francos suizos|francs suisses|瑞士法郎|فرنك سويسري',
    'CHF',
  ],
  ['jpy|yen|yenes|日元|日币|ين', 'JPY'],
  ['cny|rmb|yuan|renminbi|¥|人民币|元|人民币元', 'CNY'],
  ['inr|rupee|rupees|₹', 'INR'],
  ['cad|canadian dollars|canadian dollar', 'CAD'],
  ['aud|australian dollars|australian dollar', 'AUD'],
  ['sek|swedish krona|swedish kronor|kronor', 'SEK'],
  ['nok|norwegian krone|norwegian kroner', 'NOK'],
  ['dkk|danish krone|danish kroner|kroner', 'DKK'],
  ['pln|zloty|złoty|zlotys', 'PLN'],
  ['brl|real|reais', 'BRL'],
  ['mxn|mexican pesos|pesos|peso|pesos mexicanos|peso mexicano', 'MXN'],
  ['aed|dirham|dirhams|درهم|درهم إماراتي', 'AED'],
  ['sar|riyal|riyals|ريال|ريال سعودي', 'SAR'],
  ['zar|rand', 'ZAR'],
];
const BY_WORD = new Map(
  WORDS.flatMap(([words, code]) => words.split('|').map((word) => [word, code] as const)),
);

/** The code of the currency that a phrase names. */
export const currencyNamed = (phrase: string): string | undefined =>
  BY_WORD.get(phrase.trim().toLowerCase().replace(/^the /, ''));

/** Words that mean nothing but a currency, in any of the languages; a pound and a real may be something else. */
const SURE: readonly (readonly [RegExp, string])[] = [
  [/€|\beuros?\b|\bEUR\b|欧元|يورو/u, 'EUR'],
  [
    /£|\bGBP\b|\bpounds sterling\b|\b(?:price|cost|fee|rent|amount|deposit|total|salary|wage|budget|donation)s? (?:is |are |paid )?in pounds\b|英镑/u,
    'GBP',
  ],
  [/\bCHF\b|\bswiss francs\b|\bfranken\b/iu, 'CHF'],
  [/\bA\$|\bAU\$|\bAUD\b/u, 'AUD'],
  [/\bC\$|\bCA\$|\bCAD\b/u, 'CAD'],
  [/₹|\bINR\b|\brupees\b/u, 'INR'],
  [/\bPLN\b|zł/u, 'PLN'],
  [/R\$|\bBRL\b|\breais\b/u, 'BRL'],
  [/\bMXN\b|\bpesos\b/u, 'MXN'],
  [/\bSEK\b|\bkronor\b/u, 'SEK'],
  [/\bDKK\b|\bkroner\b/u, 'DKK'],
  [/\bNOK\b/u, 'NOK'],
  [/\bZAR\b/u, 'ZAR'],
  [/\bJPY\b|日元/u, 'JPY'],
  [/\bSAR\b|ريال/u, 'SAR'],
  [/\bAED\b|درهم/u, 'AED'],
  [/\bUSD\b|\$|\bdollars\b|\bdólares\b|美元|دولار/u, 'USD'],
  [/\bCNY\b|\bRMB\b|人民币/u, 'CNY'],
];

/** The currency that a description speaks of first. */
export function currencyIn(text: string): string | undefined {
  const [first] = SURE.flatMap(([words, code]) => {
    const at = text.search(words);
    return at < 0 ? [] : [{ at, code }];
  }).sort((one, other) => one.at - other.at);
  return first?.code;
}

/** How many minor units of a currency make one: 100 for dollars, 1 for yen; 100 where a browser does not know it. */
export function minorUnits(currency: string | undefined): number {
  if (!currency) return 100;
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  } catch {
    return 100;
  }
}
