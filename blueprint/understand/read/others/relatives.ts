import type { OtherLanguage } from '../../words/others/index.ts';

// "Los libros que leo: título, autor", "我读过的书：书名、作者": what is done with them says nothing of what they have.

const RELATIVES: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /(?<=\p{L})\s+(?:que|en (?:los|las|el|la) que|donde|con los que|con las que)(?: (?:yo|me|nos|se|ya|he|hemos|voy a|vamos a|quiero|queremos|puedo|tengo que))* \p{L}{2,}(?=\s*[:(])/giu,
  fr: /(?<=\p{L})\s+(?:que? |qu['’]|dont |où |auxquel(?:le)?s )(?:(?:je|on|nous|il|elle)\s+)?(?:j['’](?:ai )?|(?:ai|avons|veux|vais|dois) )?\p{L}{2,}(?=\s*[:(])/giu,
  zh: /(?<=^|[，,。：:\n]|记录|管理|整理|登记|收藏|记下|追踪)(?:我们?|自己)*(?:已经|想|要|正在|每天|在)?\p{Script=Han}{1,2}过?的(?=\p{Script=Han}{1,4}\s*[：:（(])/gu,
  ar: /(?<=\p{L})\s+(?:التي|الذي|الذين|اللي) (?:[أن]\p{L}{2,}|\p{L}{3,}ت(?:ها|ه|هم)?)(?=\s*:)/gu,
};

/** Verbs that a Chinese relative clause before a list may end with. */
const CHINESE_DEED = /(?:[读看听玩买吃喝去走种养练跑学写做用借收藏想追]{1,2})过?的$/u;

/** A text without what is done with the things before a list of what they have; every letter keeps its place. */
export const withoutRelatives = (text: string, language: OtherLanguage): string => {
  const relative = RELATIVES[language];
  if (relative === undefined) return text;
  return text.replace(relative, (said) =>
    language === 'zh' && !CHINESE_DEED.test(said) ? said : ' '.repeat(said.length),
  );
};
