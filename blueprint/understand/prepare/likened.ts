import type { AppLanguage } from '../../kinds.ts';
import type { Span } from '../facts.ts';
import type { Domain } from '../ontology/domain.ts';
import { DOMAINS } from '../ontology/domains.ts';
import { LIKENING } from '../words/likening.ts';

// "A board like Trello", "an Airbnb clone": a product that everybody knows says what sort of app is meant.

export interface Likened extends Span {
  domain: Domain;
  brand: string;
  /** "Airbnb for boats" is named by what it is for. */
  isFor: boolean;
}

const OF_BRAND = new Map(DOMAINS.flatMap((domain) => domain.brands.map((brand) => [brand, domain] as const)));
const BRAND = [...OF_BRAND.keys()]
  .sort((one, other) => other.length - one.length)
  .map((brand) => brand.replaceAll('.', String.raw`\.`))
  .join('|');

/** Chinese has no spaces around a name. */
const patternFor = ({ before, after }: (typeof LIKENING)[AppLanguage], language: AppLanguage) => {
  const [start, end] = language === 'zh' ? ['', ''] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  return new RegExp(
    String.raw`${start}${before}(?<liked>${BRAND})(?:(?:,? (?:or|and|und|ou|et|o|y) |/)(?:${BRAND}))*${end}|${start}(?<cloned>${BRAND})${after}`,
    'giu',
  );
};
const patterns = new Map<AppLanguage, RegExp>();

/** The products that a text likens its app to, with the words that do. */
export function likenedIn(text: string, language: AppLanguage): Likened[] {
  const pattern = patterns.get(language) ?? patternFor(LIKENING[language], language);
  patterns.set(language, pattern);
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: said, index, groups }) => {
    const brand = (groups?.liked ?? groups?.cloned ?? '').toLowerCase();
    const domain = OF_BRAND.get(brand);
    const isFor = groups?.cloned?.length === said.length;
    return domain ? [{ domain, brand, start: index, end: index + said.length, isFor }] : [];
  });
}
