import type { Facts, RelationFact } from '../facts.ts';
import { between, distanceOf, ELSEWHERE, type Meeting } from './meetings.ts';
import type { Mention } from '../mentions.ts';

// What a text says where it names two things, and what its facts say of both, as signs.

/** A short word that stands right before a place. */
const wordBefore = (text: string, at: number): string | undefined =>
  /([\p{L}'’]{1,6})[^\S\n]*$/u.exec(text.slice(Math.max(0, at - 12), at))?.[1]?.toLowerCase();

const OPENS = /[:(=–-]/u;
const LISTED = [',', '(', ':', '='];

/** The marks and words around both, and whether the second stands in a list that the first opens. */
function aroundBoth(text: string, { first, second }: Meeting, direction: string, kind: string): string[] {
  const signs: string[] = [];
  const middle = text.slice(first.end, second.start);
  const after = /^\s*([^\p{L}\p{N}\s])/u.exec(middle)?.[1];
  const before = /([^\p{L}\p{N}\s])\s*$/u.exec(middle)?.[1];
  if (after !== undefined) signs.push(`${direction} first ${after}`);
  if (before !== undefined) signs.push(`${direction} second ${before}`);
  if (before !== undefined && LISTED.includes(before) && OPENS.test(middle))
    signs.push(`column ${direction}`, `column ${direction} ${kind}`);
  for (const [name, { start }] of [
    ['first', first],
    ['second', second],
  ] as const) {
    const word = wordBefore(text, start);
    if (word !== undefined) signs.push(`${direction} ${name} after ${word}`);
  }
  return signs;
}

/** @param all the mentions of all things */
export function meetingSigns(
  text: string,
  meeting: Meeting | undefined,
  { noun, kind }: { noun: string; kind: string },
  all: readonly Mention[],
): string[] {
  if (!meeting) return ['unnamed'];
  const { first, second, gap } = meeting;
  if (gap >= ELSEWHERE) {
    const where = Math.abs(first.sentence - second.sentence) === 1 ? 'next sentence' : 'far';
    return [where, `${where} ${kind}`];
  }
  const direction = first.noun === noun ? 'forth' : 'back';
  const signs = [distanceOf(gap), direction, `${direction} ${kind}`];
  if (meeting.isListed) signs.push('listed', `listed ${kind}`);
  const inner = all.filter(({ start, end }) => start >= first.end && end <= second.start).length;
  signs.push(`inner ${Math.min(inner, 3)}`);
  if (inner === 0) {
    const words = between(text.slice(first.end, second.start));
    signs.push(...words.map((word) => `${direction} ${word}`));
    if (!words.some((word) => /^mark [,;:().]/u.test(word) || /^word (?:and|or)$/u.test(word)))
      signs.push('clause', `clause ${kind}`);
  }
  if (all.find(({ sentence }) => sentence === first.sentence) === first)
    signs.push('heads sentence', `heads sentence ${direction}`);
  return [...signs, ...aroundBoth(text, meeting, direction, kind)];
}

/** What was read of both: fields and rules that name the other, who may do what, and which refers to which. */
export function factSigns(
  { fields, rules, access }: Facts,
  from: string,
  to: string,
  said: RelationFact | undefined,
): string[] {
  const signs: string[] = [];
  for (const [one, other, direction] of [
    [from, to, 'forth'],
    [to, from, 'back'],
  ] as const) {
    const own = fields.filter(({ owner }) => owner === one);
    const head = other.split(' ').at(-1) ?? other;
    if (own.some(({ label }) => label.toLowerCase().split(' ').includes(head)))
      signs.push(`field ${direction}`);
    if (rules.some(({ owner, details }) => owner === one && Object.values(details).includes(other)))
      signs.push(`rule ${direction}`);
    for (const { who, owner, action } of access)
      if (who === other && owner === one) signs.push(`access ${direction}`, `${action} ${direction}`);
    if (said?.from === one)
      signs.push(
        `said ${direction}`,
        said.label === undefined ? `said ${direction} bare` : `said ${direction} named`,
      );
    signs.push(`fields ${direction} ${Math.min(3, Math.ceil(own.length / 2))}`);
  }
  return signs;
}
