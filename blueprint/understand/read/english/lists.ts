import type { Choice } from './choices/choice.ts';
import { isAsking, type Loose, looseAt, yesOrNo } from './loose.ts';
import type { NounPhrase, Unit, Word } from './phrases.ts';

// Lists of phrases: "a, b with c and d, and e (f, g)".

export interface Item {
  noun: NounPhrase | undefined;
  choice: Choice | undefined;
  /** It stands in brackets or after a colon, where all is said of one thing. */
  isListed: boolean;
  /** What is kept where it isn't named by a noun. */
  loose: Loose | undefined;
  /** "Paid yes/no". */
  isYesNo?: boolean;
  start: number;
  end: number;
  /** What it is said to have: after "with", in brackets, after "including". */
  has: Item[];
  /** Phrases after "for", "by", "of", "per" and the like, with the word. */
  links: { word: string; to: NounPhrase }[];
}
export interface Read {
  items: Item[];
  next: number;
}
export type Judge = (noun: NounPhrase, isInner?: boolean) => 'thing' | 'attribute' | 'unknown' | 'empty';
/**
 * `things`: what an app keeps; `parts`: what something has, up to what is something of its own;
 * `fields`: everything up to the end says what something has.
 */
export type ListKind = 'things' | 'parts' | 'fields';

const JOINS = /^(?:,|and|or|&|\+|\/|plus|also|then|;|\|)$/;
const HAVING = /^(?:with|including|incl|containing|having|w|featuring)$/;
const LINKS =
  /^(?:for|by|of|per|from|to|at|in|on|between|against|about|under|into|onto|within|across|until)$/;
/** Forms that describe what stands before them, and don't act: "year bought". */
const PARTICIPLE = /(?:ing|ed|en|ent|old|aid|ept|one|put|eft|ght|orn|ade|uilt|eld|ost)$/;
const FINITE = /^(?:VERB|AUX)$/;

export const wordAt = (units: readonly Unit[], index: number): Word | undefined => {
  const unit = units[index];
  return unit?.type === 'word' ? unit : undefined;
};
const lowerAt = (units: readonly Unit[], index: number) => wordAt(units, index)?.lower ?? '';

/** Whether a clause of its own begins here: a phrase and its verb. */
function isClause(units: readonly Unit[], index: number): boolean {
  const unit = units[index];
  const after = wordAt(units, index + 1);
  if (unit?.type !== 'noun' || !after) return false;
  return FINITE.test(after.pos) && !PARTICIPLE.test(after.lower);
}
/** Whether words up to the next separator are a sentence about something else. */
const isStatement = (units: readonly Unit[], index: number) =>
  /^(?:i|we|you|they|it|he|she|there|each|every|please|no|not|so|but|that)$/.test(lowerAt(units, index));

const isOwner = (units: readonly Unit[], index: number) =>
  HAVING.test(lowerAt(units, index)) || lowerAt(units, index) === '(' || lowerAt(units, index) === ':';

const emptyItem = (start: number, end: number, isListed: boolean): Item => ({
  isListed,
  noun: undefined,
  choice: undefined,
  loose: undefined,
  start,
  end,
  has: [],
  links: [],
});

export function readList(units: readonly Unit[], from: number, judge: Judge, kind: ListKind): Read {
  const items: Item[] = [];
  let index = from;
  let wasAnd = false;
  for (;;) {
    const unit = units[index];
    if (!unit) break;
    if (unit.type === 'word') {
      const read = looseItem(units, index, kind, items.length > 0);
      if (!read) break;
      items.push(read.item);
      index = read.next;
    } else {
      if (kind === 'parts' && items.length > 0 && unit.type === 'noun') {
        const isThing = judge(unit, true) === 'thing' && unit.isPlural;
        if (
          isOwner(units, index + 1) &&
          lowerAt(units, index + 1) !== '(' &&
          judge(unit, true) !== 'attribute'
        )
          break;
        if (isThing || (wasAnd && judge(unit, true) !== 'attribute' && unit.isPlural)) break;
      }
      const item: Item = {
        ...emptyItem(unit.start, unit.end, kind === 'fields'),
        noun: unit.type === 'noun' ? unit : undefined,
        choice: unit.type === 'choice' ? unit.choice : undefined,
      };
      index = readAfter(units, index + 1, item, judge, kind);
      items.push(item);
      const isBare = item.has.length === 0 && item.links.length === 0;
      if (isBare && (kind === 'fields' || (kind === 'parts' && isParticiple(units, index))))
        index = extended(units, index, item);
    }

    let joint = index;
    let isAnd = false;
    while (JOINS.test(lowerAt(units, joint))) {
      isAnd ||= /^(?:and|&|plus)$/.test(lowerAt(units, joint));
      joint += 1;
    }
    const following = units[joint];
    if (joint === index || !following || isClause(units, joint)) break;
    if (following.type === 'word' && (kind === 'things' || isStatement(units, joint))) break;
    if (kind === 'parts' && wasAnd && following.type === 'noun' && judge(following, true) !== 'attribute')
      break;
    wasAnd ||= isAnd;
    index = joint;
  }
  return { items, next: index };
}

/** "On which train", "given by", "born on". */
const isParticiple = (units: readonly Unit[], index: number): boolean =>
  (/^(?:on|in|at|to|by|for|with|from)$/.test(lowerAt(units, index)) && isAsking(units, index + 1)) ||
  (wordAt(units, index)?.pos === 'VERB' && PARTICIPLE.test(lowerAt(units, index)));

/** An item that is no phrase; outside of brackets and colons only a question stands for one. */
function looseItem(
  units: readonly Unit[],
  index: number,
  kind: ListKind,
  hasItems: boolean,
): { item: Item; next: number } | undefined {
  if (kind === 'things' || (kind === 'parts' && !hasItems && !isAsking(units, index))) return undefined;
  if (kind === 'parts' && !isAsking(units, index) && !isParticiple(units, index)) return undefined;
  const read = looseAt(units, index);
  const unit = units[index];
  const last = units[(read?.next ?? 1) - 1];
  if (!read || !unit || !last) return undefined;
  const which = read.found.which === undefined ? undefined : units[read.found.which];
  const item = { ...emptyItem(unit.start, last.end, kind === 'fields'), loose: read.found };
  return {
    item: which?.type === 'noun' ? { ...item, loose: undefined, noun: { ...which, determiner: 'a' } } : item,
    next: read.next,
  };
}

/** Words that follow a phrase and belong to its name: "warranty until", "deposit paid". */
function extended(units: readonly Unit[], index: number, item: Item): number {
  const unit = units[index];
  if (unit?.type !== 'word' || JOINS.test(unit.lower) || /^(?:[).:([\]=?!→-]|each|per)$/.test(unit.lower))
    return index;
  const read = looseAt(units, index);
  if (!read || !item.noun || item.links.length > 0) return index;
  const label = `${item.noun.label} ${read.found.label}`;
  if (label.split(' ').length > 4) return read.next;
  item.noun = { ...item.noun, label };
  if (read.found.type === 'boolean') item.isYesNo = true;
  return read.next;
}

/** Where a list inside another one ends: "keys with number and holder, model" goes on with what the outer one is of. */
function endOfInner({ items }: Read, units: readonly Unit[]): number {
  let wasAnd = false;
  for (const [at, item] of items.entries()) {
    const end = units.findIndex(({ start }) => start >= item.end);
    if (end < 0) return -1;
    const isComma = lowerAt(units, end) === ',' && !/^(?:and|&|\+|plus|or)$/.test(lowerAt(units, end + 1));
    if (wasAnd && isComma) return at + 1;
    wasAnd ||= /^(?:and|&|\+|plus)$/.test(lowerAt(units, end));
  }
  return -1;
}

/** "Ingredients with amount and unit, a title and a photo": what begins anew with an article is no ingredient's. */
function ofItem(inner: Read, units: readonly Unit[], kind: ListKind): Read {
  const isBare = ({ noun }: Item) => noun !== undefined && noun.determiner === '';
  const anew = inner.items.findIndex(
    ({ noun }, at) =>
      at > 1 && noun !== undefined && /^an?$/.test(noun.determiner) && inner.items.slice(0, at).every(isBare),
  );
  const cut = kind === 'parts' && anew > 0 ? anew : kind === 'things' ? -1 : endOfInner(inner, units);
  const from = inner.items[cut]?.start;
  const next = units.findIndex(({ start }) => start === from);
  return cut < 0 || next < 1 ? inner : { items: inner.items.slice(0, cut), next: next - 1 };
}

/** Reads what follows a phrase and belongs to it. */
function readAfter(units: readonly Unit[], from: number, item: Item, judge: Judge, kind: ListKind): number {
  let index = from;
  for (;;) {
    const word = lowerAt(units, index);
    const next = units[index + 1];
    const here = units[index];
    if (here?.type === 'choice' && item.noun && here.choice.label !== '' && item.noun.end + 2 >= here.start) {
      item.has.push({ ...emptyItem(here.start, here.end, true), choice: here.choice });
      index += 1;
    } else if (word === '(') {
      const inside = readInside(units, index + 1, judge);
      item.has.push(...inside.items);
      index = inside.next;
    } else if (HAVING.test(word) && !(kind !== 'things' && item.noun && judge(item.noun) === 'attribute')) {
      const at = lowerAt(units, index + 1) === '/' ? index + 2 : index + 1;
      const inner = ofItem(readList(units, at, judge, 'parts'), units, kind);
      if (inner.items.length === 0) return index;
      item.has.push(...inner.items);
      index = inner.next;
    } else if (
      /^(?:that|which|who)$/.test(word) &&
      /^(?:has|have|contains?|includes?)$/.test(lowerAt(units, index + 1))
    ) {
      const inner = readList(units, index + 2, judge, 'parts');
      item.has.push(...inner.items);
      index = inner.next;
    } else if (LINKS.test(word) && next?.type === 'noun' && (word === 'of' || !isClause(units, index + 1))) {
      item.links.push({ word, to: next });
      index += 2;
    } else if (
      word === ':' &&
      kind === 'fields' &&
      item.noun &&
      !item.noun.isPlural &&
      item.has.length === 0
    ) {
      const inner = readList(units, index + 1, judge, 'fields');
      const areValues =
        inner.items.length > 1 &&
        inner.items.every(
          ({ noun, has }) => has.length === 0 && !(noun && judge(noun, true) === 'attribute'),
        );
      if (!areValues) return index;
      item.has.push(...inner.items);
      index = inner.next;
    } else if (isMeasure(units, index)) index += 1;
    else if (kind !== 'things' && yesOrNo(units, index) > 0) {
      item.isYesNo = true;
      index += yesOrNo(units, index);
    } else if (kind === 'things' && isReduced(units, index)) index += 1;
    else if (kind !== 'things' && isWhich(units, index)) {
      const after = endOfPart(units, index);
      if (after === index) return index;
      index = after;
    } else return index;
  }
}

/** "Defects reported by drivers", "parts used with a quantity": still the defects and the parts. */
const isReduced = (units: readonly Unit[], index: number): boolean =>
  wordAt(units, index)?.pos === 'VERB' &&
  /(?:ed|en|wn|ld|ght)$/.test(lowerAt(units, index)) &&
  (HAVING.test(lowerAt(units, index + 1)) ||
    (/^(?:by|to|at|in|on|from|for)$/.test(lowerAt(units, index + 1)) && units[index + 2]?.type === 'noun'));

/** "Difficulty 1-5", "score from 1 to 10": figures after a name say how it is counted. */
const isMeasure = (units: readonly Unit[], index: number): boolean =>
  wordAt(units, index)?.pos === 'NUM' ||
  (/^(?:from|to|of|out|in|%|ml|kg|cm|km|min|y)$/.test(lowerAt(units, index)) &&
    wordAt(units, index + 1)?.pos === 'NUM') ||
  (wordAt(units, index - 1)?.pos === 'NUM' &&
    /^(?:-|–|to|%|ml|kg|cm|km|min|stars?)$/.test(lowerAt(units, index)));

/** "The date it was made", "the hours I work": words that only say which is meant. */
const isWhich = (units: readonly Unit[], index: number): boolean =>
  /^(?:it|i|we|they|you|he|she|someone|somebody)$/.test(lowerAt(units, index)) &&
  /^(?:VERB|AUX|ADV|PART)$/.test(wordAt(units, index + 1)?.pos ?? '');
const endOfPart = (units: readonly Unit[], from: number): number => {
  let index = from;
  while (
    index < units.length &&
    !/^(?:,|;|\)|\(|:|and|or|&|\+|=)$/.test(lowerAt(units, index)) &&
    units[index]?.type !== 'choice'
  )
    index += 1;
  return index;
};

/** Everything up to the closing bracket. */
function readInside(units: readonly Unit[], from: number, judge: Judge): Read {
  const items: Item[] = [];
  let index = from;
  while (index < units.length && lowerAt(units, index) !== ')') {
    const list = readList(units, index, judge, 'fields');
    items.push(...list.items);
    index = Math.max(list.next, index + (list.items.length > 0 ? 0 : 1));
    if (
      list.items.length > 0 &&
      list.next === index &&
      units[index]?.type === 'word' &&
      lowerAt(units, index) !== ')'
    )
      index += 1;
  }
  return { items, next: Math.min(index + 1, units.length) };
}
