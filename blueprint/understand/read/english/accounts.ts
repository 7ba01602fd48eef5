import type { Notebook } from '../../notebook.ts';
import type { Definitions } from './definitions.ts';
import { type Judge, type Read, readList, wordAt } from './lists.ts';
import { isAsking } from './loose.ts';
import type { Unit } from './phrases.ts';
import type { Scribe } from './scribe.ts';
import { isApp } from './sorts.ts';
import type { Verb } from './verbs.ts';

// Lists around a verb that tell of its subject.

interface Reading {
  notebook: Notebook;
  judge: Judge;
  describes: Definitions['describes'];
  give: Scribe['give'];
  thingOf: Scribe['thingOf'];
}
export interface Accounts {
  subjectsAt(units: readonly Unit[], index: number): Read;
  withQuestions(units: readonly Unit[], from: number, read: Read): Read;
  toldOf(units: readonly Unit[], verb: Verb, owner: string | undefined): number | undefined;
}

export function accountsFor({ notebook, judge, describes, give, thingOf }: Reading): Accounts {
  /** "Mentors and mentees have a city": both, though the second could begin a clause of its own. */
  function subjectsAt(units: readonly Unit[], index: number): Read {
    const read = readList(units, index, judge, 'things');
    const { items, next } = read;
    const isJoined = index === 0 && /^(?:and|&|or)$/.test(wordAt(units, next)?.lower ?? '');
    if (!isJoined || units[next + 1]?.type !== 'noun') return read;
    if (!items.every(({ noun, has, links }) => noun && has.length + links.length === 0)) return read;
    const more = readList(units, next + 1, judge, 'things');
    return { items: [...items, ...more.items], next: more.next };
  }

  /** "I note the date, who did it and a remark": fields, of which one is asked for. */
  function withQuestions(units: readonly Unit[], from: number, read: Read): Read {
    const asksOn = /^(?:,|and|&|\+)$/.test(wordAt(units, read.next)?.lower ?? '');
    const areFields = read.items.every(({ noun }) => noun && judge(noun, true) === 'attribute');
    const at = /^(?:and|&)$/.test(wordAt(units, read.next + 1)?.lower ?? '') ? read.next + 2 : read.next + 1;
    return asksOn && areFields && isAsking(units, at) ? readList(units, from, judge, 'parts') : read;
  }

  /**
   * "Calls come in: farm, problem", "claims are submitted by readers (link, screenshot)", "leads come from the website (name,
   * phone)": fields of what is spoken of, not of who does it. @returns where reading goes on
   */
  function toldOf(units: readonly Unit[], verb: Verb, owner: string | undefined): number | undefined {
    if (owner === undefined) return undefined;
    let from = verb.next;
    while (/^(?:in|up|out|on|off)$/.test(wordAt(units, from)?.lower ?? '')) from += 1;
    if (wordAt(units, from)?.lower === ':') {
      const { items, next } = readList(units, from + 1, judge, 'fields');
      if (items.length < 2 || !describes(items)) return undefined;
      give(owner, items, false);
      return next;
    }
    if (verb.kind === 'link') from -= 1;
    const by = wordAt(units, from)?.lower ?? '';
    const source = units[from + 1];
    if (!/^(?:by|from|through|via|on|in|at)$/.test(by) || source?.type !== 'noun') return undefined;
    const isMaker = by === 'by' && (verb.isPassive || verb.kind === 'link');
    if (!isMaker && !isApp(source) && judge(source) !== 'empty') return undefined;
    const { items, next } = readList(units, from + 1, judge, 'things');
    const [item] = items;
    if (items.length !== 1 || !item || item.has.length < 2 || !describes(item.has)) return undefined;
    give(owner, item.has, false);
    const maker = isMaker ? thingOf(source, judge(source) === 'thing') : undefined;
    if (maker !== undefined) notebook.relation({ from: owner, to: maker, many: false }, source);
    return next;
  }

  return { subjectsAt, withQuestions, toldOf };
}
