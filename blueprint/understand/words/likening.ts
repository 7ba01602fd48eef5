import type { AppLanguage } from '../../kinds.ts';

// How an app is likened to one that everybody knows: "like Trello", "an Airbnb clone".

interface Likening {
  /** What stands before its name, or after it. */
  before: string;
  after: string;
}

export const LIKENING: Readonly<Record<AppLanguage, Likening>> = {
  en: {
    before: String.raw`(?:(?:(?:a )?(?:tool|site|service) )?(?:,? ?(?:something|just|a bit|kind of|sort of|much|a lot|exactly|similar|looks?|works?|basically) )*(?:like|similar to|inspired by|based on|in the style of|clone of|copy of|alternative to|version of|replacement for|think|akin to|à la|a la) (?:an? |the |my own |our own )?)`,
    after: String.raw`(?:[- ](?:clone|like|style|alternative|copy|lookalike|replacement|type|inspired|esque)\b|(?= (?:but )?for\b))`,
  },
  es: {
    before: String.raw`(?:(?:,? ?(?:algo|parecid[oa]|similar) )*(?:como|parecid[oa] a|similar a|tipo|al estilo de|clon de|inspirad[oa] en|estilo|alternativa a) (?:un |una |el )?)`,
    after: String.raw`(?= (?:pero )?para\b)`,
  },
  fr: {
    before: String.raw`(?:(?:,? ?(?:quelque chose|un peu) )*(?:comme|à la|façon|style|type|clone de|clone d['’]|inspirée? (?:de |d['’])|similaire à|semblable à|équivalent de|alternative à) ?(?:un |une )?)`,
    after: String.raw`(?= (?:mais )?pour\b)`,
  },
  de: {
    before: String.raw`(?:(?:,? ?(?:so )?(?:etwas|sowas|ähnlich) )*(?:wie|à la|ähnlich wie|im stil von|klon von|alternative zu|nach art von|inspiriert von) (?:ein )?)`,
    after: String.raw`(?:[- ](?:klon|clone|alternative|ähnlich\p{L}*|artig\p{L}*|stil)(?!\p{L})|(?= (?:nur )?für(?!\p{L})))`,
  },
  zh: {
    before: '(?:类似于?|像|仿照?|模仿|参考|就像|好像)',
    after: '(?:那样的?|一样的?|克隆|的?仿站|类似的)',
  },
  ar: {
    before: '(?:(?:شبيه ب|يشبه|مشابه ل|على غرار|نسخة من|بديل ل?|مثل|زي|متل|على طريقة) ?)',
    after: '(?= لل?\\p{L})',
  },
};
