import type { OtherLanguage } from '../../words/others/index.ts';

// "我们是一家家政公司，做保洁、月嫂和护老": what a business says of itself that it does is not yet what it keeps.

const OURS = /^\s*(?:我们?(?:是|有|开|在|这)|本[店司]|本公司)/u;
const DONE =
  /(?<=[，,]\s*)(?:主要|专门|专业)?(?:做|从事|经营|承接)(?!一?[个款套]|[的成了完好到为出过])\p{Script=Han}{2,5}(?:、\p{Script=Han}{2,5})+(?:[和及与]\p{Script=Han}{2,5})?(?=[，,。])/u;

/** "ملف لكل طفل (تاريخ الميلاد، …)": the file of each is what is kept of them. */
const FILE =
  /(?<!\p{L})(?:ملف|سجل|بطاقة|استمارة|صفحة)(?= لكل \p{L})|(?<=(?:لكل|كل) \p{L}+ (?:له |لها )?)(?:ملف|بطاقة)(?= (?:في[هـ]ا?|[يت]حتوي|[يت]ضم|[يت]شمل)(?!\p{L}))/gu;

/** A text without what it says that the business does, and without the words for a record of each; every letter keeps its place. */
export const withoutOffers = (text: string, language: OtherLanguage): string =>
  language === 'ar'
    ? text.replace(FILE, (said) => ' '.repeat(said.length))
    : language === 'zh' && OURS.test(text)
      ? text.replace(DONE, (said) => ' '.repeat(said.length))
      : text;
