import type { Choice } from './choices.ts';
import type { NounPhrase, Unit, Word } from './phrases.ts';

// Lists of phrases: "a, b with c and d, and e (f, g)".

export interface Item {
  noun: NounPhrase | undefined;
  choice: Choice | undefined;
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

const JOINS = /^(?:,|and|or|&|\+|\/|plus|also|then|;)$/;
const HAVING = /^(?:with|including|incl|containing|having|w|featuring)$/;
const LINKS = /^(?:for|by|of|per|from|to|at|in|on|between|against|about|under|into|onto|within|across)$/;
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
  return FINITE.test(after.pos) && !/(?:ing|ed)$/.test(after.lower);
}

const isOwner = (units: readonly Unit[], index: number) =>
  HAVING.test(lowerAt(units, index)) || lowerAt(units, index) === '(' || lowerAt(units, index) === ':';

/** @param isInner the list says what something has; it ends before what is something of its own */
export function readList(units: readonly Unit[], from: number, judge: Judge, isInner: boolean): Read {
  const items: Item[] = [];
  let index = from;
  let wasAnd = false;
  for (;;) {
    const unit = units[index];
    if (!unit || unit.type === 'word') break;
    if (isInner && items.length > 0 && unit.type === 'noun') {
      const isThing = judge(unit, true) === 'thing' && unit.isPlural;
      if (isOwner(units, index + 1) && lowerAt(units, index + 1) !== '(' && judge(unit, true) !== 'attribute')
        break;
      if (isThing || (wasAnd && judge(unit, true) !== 'attribute' && unit.isPlural)) break;
    }
    const item: Item = {
      noun: unit.type === 'noun' ? unit : undefined,
      choice: unit.type === 'choice' ? unit.choice : undefined,
      start: unit.start,
      end: unit.end,
      has: [],
      links: [],
    };
    items.push(item);
    index = readAfter(units, index + 1, item, judge, isInner);

    let joint = index;
    let isAnd = false;
    while (JOINS.test(lowerAt(units, joint))) {
      isAnd ||= /^(?:and|&|plus)$/.test(lowerAt(units, joint));
      joint += 1;
    }
    const following = units[joint];
    if (joint === index || !following || following.type === 'word' || isClause(units, joint)) break;
    if (isInner && wasAnd && following.type === 'noun' && judge(following, true) !== 'attribute') break;
    wasAnd ||= isAnd;
    index = joint;
  }
  return { items, next: index };
}

/** Reads what follows a phrase and belongs to it. */
function readAfter(units: readonly Unit[], from: number, item: Item, judge: Judge, isInner: boolean): number {
  let index = from;
  for (;;) {
    const word = lowerAt(units, index);
    const next = units[index + 1];
    const here = units[index];
    if (here?.type === 'choice' && item.noun && here.choice.label !== '' && item.noun.end + 2 >= here.start) {
      item.has.push({
        noun: undefined,
        choice: here.choice,
        start: here.start,
        end: here.end,
        has: [],
        links: [],
      });
      index += 1;
    } else if (word === '(') {
      const inside = readInside(units, index + 1, judge);
      item.has.push(...inside.items);
      index = inside.next;
    } else if (HAVING.test(word) && !(isInner && item.noun && judge(item.noun) === 'attribute')) {
      const at = lowerAt(units, index + 1) === '/' ? index + 2 : index + 1;
      const inner = readList(units, at, judge, true);
      if (inner.items.length === 0) return index;
      item.has.push(...inner.items);
      index = inner.next;
    } else if (
      /^(?:that|which|who)$/.test(word) &&
      /^(?:has|have|contains?|includes?)$/.test(lowerAt(units, index + 1))
    ) {
      const inner = readList(units, index + 2, judge, true);
      item.has.push(...inner.items);
      index = inner.next;
    } else if (LINKS.test(word) && next?.type === 'noun' && !isClause(units, index + 1)) {
      item.links.push({ word, to: next });
      index += 2;
    } else return index;
  }
}

/** Everything up to the closing bracket. */
function readInside(units: readonly Unit[], from: number, judge: Judge): Read {
  const items: Item[] = [];
  let index = from;
  while (index < units.length && lowerAt(units, index) !== ')') {
    const list = readList(units, index, judge, false);
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
