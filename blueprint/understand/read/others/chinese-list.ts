import type { Phrase } from './phrase.ts';
import { type Element, nameOf } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

// "设备巡检：设备、巡检点、巡检员、巡检计划": a Chinese text may open with a list of what is kept, parted by the sign for lists.

/** What a text that opens with a list is all about, where that is no thing itself, and what it keeps. */
export interface OpeningList {
  place: Phrase | undefined;
  kept: readonly Phrase[];
}
const NO_LIST: OpeningList = { place: undefined, kept: [] };

/** As many items as make a list. */
const LEAST = 3;
const OPENS = /^(?:colon|with|has|manage)$/u;
const LIST_SIGN = '、';

/** A place in a sentence where a list begins, and its items without what stands in brackets. */
function listFrom(elements: readonly Element[], from: number): Phrase[] {
  const items: Phrase[] = [];
  let depth = 0;
  let isParted = false;
  let isItem = true;
  for (const element of elements.slice(from)) {
    const name = nameOf(element);
    if (name === 'open') depth += 1;
    else if (name === 'close') depth -= 1;
    else if (depth > 0) continue;
    else if (element.kind === 'phrase' && isItem) {
      items.push(element.phrase);
      isItem = false;
    } else if (element.kind === 'sign' && element.said === LIST_SIGN) [isParted, isItem] = [true, true];
    else if (name === 'and') isItem = true;
    else if (!/^(?:values|manage)$/u.test(name)) break;
  }
  return isParted ? items : [];
}

/** A day or a place is a field, and so is an amount that nobody knows as a paper or a payment: "尾款". */
const isField = ({ sort, type, category }: Phrase): boolean =>
  sort === 'attribute' ||
  (sort === 'unknown' && category === 'money') ||
  (sort === 'both' && (category === 'place' || (type !== 'money' && type !== 'text' && type !== undefined)));

const SETTING = /^(?:place|organisation)$/u;

/** Whether all of it is said of one thing, which has what is listed: "宠物：主人、品种", "每个客户要记录电话". */
const isOfOne = (lead: readonly Element[], vocabulary: Vocabulary): boolean => {
  const last = lead.at(-1);
  if (lead.some((one) => one.kind === 'phrase' && one.phrase.determiner === 'each')) return true;
  if (last?.kind !== 'phrase' || last.phrase.sort === 'app') return false;
  const { noun, category = '' } = last.phrase;
  return vocabulary.thing(noun)?.isWhole === true && !/^(?:place|organisation|work|event)$/u.test(category);
};

/** "食谱、通知": what an app does may be kept as well where things are listed. */
const isNothing = ({ sort, noun }: Phrase, { thing }: Vocabulary): boolean =>
  sort === 'empty' && thing(noun)?.isWhole !== true;

/** What a text that opens with such a list keeps, where most of it are things and not fields. */
export function chineseListOf(elements: readonly Element[], vocabulary: Vocabulary): OpeningList {
  for (const [at, element] of elements.entries()) {
    if (!OPENS.test(nameOf(element)) || isOfOne(elements.slice(0, at), vocabulary)) continue;
    const items = listFrom(elements, at + 1);
    if (items.length < LEAST) continue;
    const others = items.filter((one) => !isField(one) && !isNothing(one, vocabulary));
    const known = others.filter(
      ({ sort, category }) => /^(?:thing|both)$/u.test(sort) || category !== undefined,
    );
    const fields = items.filter(isField).length;
    if (known.length < 2 || known.length <= fields || known.length * 2 < others.length) return NO_LIST;
    const place = elements
      .slice(0, at)
      .flatMap((one) => (one.kind === 'phrase' ? [one.phrase] : []))
      .find(({ noun, category = '' }) => SETTING.test(category) && !items.some((one) => one.noun === noun));
    return { place, kept: others };
  }
  return NO_LIST;
}
