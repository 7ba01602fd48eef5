import type { AppLanguage } from '../../kinds.ts';

// What people call a trade, a place or a sort of app, and what such an app keeps at least.

export interface Domain {
  words: Readonly<Record<AppLanguage, readonly string[]>>;
  /** Concepts of the ontology, the most important first. */
  things: readonly string[];
  /** As many of the first of them stand in every such app, whatever else is named: no blog is without posts. */
  core: number;
  /** Products that everybody knows for it: it is meant where an app is likened to one. */
  brands: readonly string[];
}

/** Typists use either apostrophe; words are looked for by the plain one. */
const split = (words: string) => words.replaceAll('’', "'").split(',');

/**
 * @param things concepts
 * @param lines its words in en, es, fr, de, zh and ar
 */
export function domain(
  things: string,
  lines: readonly [en: string, es: string, fr: string, de: string, zh: string, ar: string],
  core = 0,
  brands = '',
): Domain {
  const [en, es, fr, de, zh, ar] = lines;
  return {
    things: things.split(' '),
    words: { en: split(en), es: split(es), fr: split(fr), de: split(de), zh: split(zh), ar: split(ar) },
    core,
    brands: brands === '' ? [] : brands.split(','),
  };
}
