import type { ValueLists, Values } from './value-lists.ts';

// Values in Chinese whose number or label stands behind them, or a word for their parting before them:
// "有在用、闲置、报废三种状态", "分热菜、凉菜、主食", "经过起草、审核、归档".

const NUMBER = '[一二两三四五六七八九十几多\\d]+';
const LIST = '([^，。；;:：()（）、\\s]{1,16}?(?:、[^，。；;:：()（）、]{1,10}?){1,11})';
const END = '(?=[，。；;）)\\s]|$)';
/** What stands between the owner and the first value. */
const LEAD =
  /^.*?(?:分为|分成|划分为|可以是|包括|要?经过|经历|分(?!数|配|享|店|期|钟|别|类|组|校)|有(?!效|限|货|空)|是(?!否)|走(?!完))(?=.)/u;
const COUNTED = new RegExp(
  `${LIST}(?:这|等|共)?${NUMBER}大?(?:种|个|类|档|级|步|道|列|层|挡|阶段)(状态|阶段|步骤?|环节|流程|等级|级别|类型|种类|类别|分类|档次|情况)?${END}`,
  'gu',
);
const DIVIDED = new RegExp(
  `(?:分为|分成|(?<![评积得比打学百扣加减计部成身过满高低平总])分(?!数|配|享|店|期|钟|别|类|组|校|公司|析|院|行|销|红|工|批|段|摊|拣|值|部|支|给))${LIST}${END}`,
  'gu',
);
const PASSED = new RegExp(`(?:要?经过|经历|走)${LIST}${END}`, 'gu');
/** 从立案到审理、判决，最后结案 */
const MOVES =
  /从([^，。；、：到变\d]{2,6}(?:(?<=[收签送])到(?=到))?)(?:到|变成|变为|转为|进入)([^，。；：()（）\d]{2,60}?)(?:[，,]\s*(?:最后|最终|再|然后)(?:是|到|变成|进入)?([^，。；：、可由给要能]{2,5}))?(?=[，。；）)\s]|$)/gu;
const ORDERED = /状态|阶段|步|环节|流程/u;
/** 等级高中低 */
const GRADED =
  /([\p{Script=Han}]{0,4}?(?:等级|级别|优先级|难度|程度|紧急度|重要性))[:：是分为有]*(高中低|低中高|难中易|易中难|大中小|小中大|上中下)/u;

export function countedFor({ found, clean, isShort, states, vocabulary }: ValueLists) {
  const cut = (list: string) =>
    list
      .split(/、|以及|和|或者|或|及/u)
      .map(clean)
      .filter((value) => value !== '');
  const isField = (value: string) =>
    vocabulary.attribute(value)?.isWhole === true && !vocabulary.isState(value);
  const isThing = (value: string) => vocabulary.thing(value)?.isWhole === true && !vocabulary.isState(value);
  const isPerson = (value: string) => vocabulary.thing(value)?.entry.category === 'person';
  const areValues = (values: readonly string[]) =>
    values.length > 1 &&
    values.every(isShort) &&
    values.filter(isField).length * 3 < values.length &&
    values.filter(isThing).length * 2 <= values.length &&
    !values.some(isPerson);

  /** Whether a text ends with a word that names something. */
  const isNamed = (text: string) =>
    [2, 3, 4, 5].some((length) => {
      const word = text.slice(-length);
      return (
        word.length === length &&
        (vocabulary.thing(word)?.isWhole === true || vocabulary.attribute(word)?.isWhole === true)
      );
    });

  return (text: string): Values | undefined => {
    for (const pattern of [COUNTED, PASSED, DIVIDED])
      for (const { 0: whole, 1: list = '', 2: tail = '', index } of text.matchAll(pattern)) {
        const isCounted = pattern === COUNTED;
        const lead = isCounted ? (LEAD.exec(list.split('、')[0] ?? '')?.[0] ?? '') : '';
        const values = cut(list.slice(lead.length));
        if (!areValues(values)) continue;
        // "分班、排课", "早餐分给老师、学生": it only parts what is named right before it.
        const before = text.slice(0, index);
        const isSorted = values.length > 2 && /(?:^|[，。；：、\s])\p{Script=Han}{1,4}$/u.test(before);
        if (pattern === DIVIDED && !isSorted && !isNamed(before) && !/^分[为成]/u.test(whole)) continue;
        const isLife =
          pattern === PASSED ||
          (isCounted && /步|道|阶段/u.test(whole.slice(list.length))) ||
          ORDERED.test(tail) ||
          states(values) * 3 > values.length * 2;
        const label = isLife ? '' : tail === '' || tail === '情况' ? vocabulary.grammar.kind : tail;
        const start = index + lead.replace(/要?经[过历]$/u, '').length;
        const result = found(label, values, start, index + whole.length, start, isLife, true, true);
        if (result) return result;
      }
    for (const { 0: whole, 1: first = '', 2: list = '', 3: last = '', index } of text.matchAll(MOVES)) {
      const values = [
        first,
        ...list.split(/、|(?:再|最后|然后)?(?:到|变成|变为|转为|进入)|以及|和|或者|或/u),
        last,
      ]
        .map(clean)
        .filter((value) => value !== '');
      if (values.length < 4 || !areValues(values)) continue;
      const result = found('', values, index, index + whole.length, index, true, true);
      if (result) return result;
    }
    const graded = GRADED.exec(text);
    if (!graded) return undefined;
    const { 0: whole, 1: label = '', 2: grades = '', index } = graded;
    return found(label, Array.from(grades), index, index + whole.length, index, false, true);
  };
}
