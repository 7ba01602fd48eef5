import { type AppLanguage, type WrittenPage, WRITTEN_PAGES } from '../../kinds.ts';
import type { Span } from '../facts.ts';
import { SITES } from '../words/sites.ts';
import { SITE_PARTS } from '../words/written.ts';

// "A website with home, services, about us and contact": parts of a site that are called by what they tell.

/** Where the sentence ends in which the app is named. */
const opening = (text: string): string => text.slice(0, text.search(/[.!?。！？؟\n]|$/u));

/** Whether a text asks for a site that visitors come to. */
export function isSite(text: string, language: AppLanguage): boolean {
  const { site, inner } = SITES[language];
  return site.test(opening(text)) && !inner.test(opening(text));
}

/** What stands before and after a part in a list of parts. */
const BEFORE = String.raw`(?<=(?:^|[,:;、，：،(\n+]|(?<!\p{L})(?:with|and|plus|including|has|an?|the|avec|et|une?|mit|und|con|y|una?|مع)|和|有|以及)\s*[-*•]?\s*)`;
const AFTER = String.raw`(?=\s*(?:[,.;、，。；،)\n+]|$|(?:and|plus|et|und|sowie|y|for|so)(?!\p{L})|和|以及))`;

export interface SitePart extends Span {
  part: WrittenPage | 'home' | 'gallery';
}

/** The parts that a text lists of a site; none where it asks for another app, in which the same words name columns. */
export function sitePartsIn(text: string, language: AppLanguage): SitePart[] {
  if (!isSite(text, language)) return [];
  const parts = [...WRITTEN_PAGES, 'home', 'gallery'] as const;
  return parts.flatMap((part) => {
    const source = SITE_PARTS[language][part];
    if (source === undefined) return [];
    const before = language === 'ar' ? '(?<!\\p{L})' : BEFORE;
    const pattern = new RegExp(`${before}(?:${source})${AFTER}`, 'giu');
    return Array.from(text.matchAll(pattern), ({ 0: said, index }) => ({
      part,
      start: index,
      end: index + said.length,
    }));
  });
}
