import type { EntityFact, Facts } from './facts.ts';
import { likelihood, type Weights } from './likelihood.ts';
import type { Lexicon } from './lexicon.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import type { Category } from './ontology/concept.ts';

// What speaks for two things belonging together: what they are, and how a text speaks of both.

/** What happens to others stands before what they happen to, and that before who owns it. */
const ORDER: readonly (readonly Category[])[] = [
  ['booking', 'message', 'measurement', 'money', 'health'],
  ['document', 'task'],
  ['event', 'work', 'learning'],
  ['product', 'food', 'asset', 'vehicle'],
  ['animal'],
  ['category'],
  ['place'],
  ['person'],
  ['organisation'],
];
const UNKNOWN_RANK = 3;

interface Known {
  entity: EntityFact;
  category: Category | undefined;
  rank: number;
  at: number;
  mentions: readonly Mention[];
}
export interface Pair {
  /** Each row of it refers to one of the other. */
  from: Known;
  to: Known;
  signs: readonly string[];
  isSaid: boolean;
}

function knownOf(
  facts: Facts,
  text: string,
  categoryOf: (entity: EntityFact) => Category | undefined,
): Known[] {
  const mentions = mentionsOf(facts.entities, text);
  return facts.entities.map((entity, at): Known => {
    const category = categoryOf(entity);
    const rank = ORDER.findIndex((sorts) => category !== undefined && sorts.includes(category));
    return {
      entity,
      category,
      rank: rank < 0 ? UNKNOWN_RANK : rank,
      at,
      mentions: mentions.filter(({ noun }) => noun === entity.noun),
    };
  });
}

/** Who of two refers to the other. */
const inOrder = (a: Known, b: Known): [from: Known, to: Known] =>
  a.rank < b.rank || (a.rank === b.rank && a.at > b.at) ? [a, b] : [b, a];

const GROUPS: readonly (readonly [group: string, of: readonly Category[]])[] = [
  ['person', ['person', 'organisation']],
  [
    'happening',
    ['event', 'booking', 'money', 'document', 'task', 'message', 'work', 'health', 'measurement', 'learning'],
  ],
  ['object', ['product', 'food', 'asset', 'vehicle', 'animal']],
  ['place', ['place']],
  ['sort', ['category']],
];
const groupOf = ({ category }: Known) =>
  GROUPS.find(([, of]) => category !== undefined && of.includes(category))?.[0] ?? 'unknown';

/** Words between two things that say how one stands to the other. */
const JOINING =
  /^(?:of|for|by|to|per|each|every|with|from|at|on|in|into|has|have|had|many|several|their|its|his|her|belongs?|assigned|between|which|who|whose|that|about|against|as|is|are|can|may|must|get|gets|not|contains?|includes?|including|one|own|a|an|the|and|or|then|if|when)$/u;

/** What stands between two mentions, as signs: joining words, marks, and whether there is anything else. */
function between(text: string): string[] {
  const signs = new Set<string>();
  for (const [part] of text.matchAll(/[\p{L}'’-]+|[,;:().=→>\n+/&-]/gu))
    signs.add(
      !/\p{L}/u.test(part)
        ? `mark ${part === '\n' ? 'line' : part}`
        : JOINING.test(part.toLowerCase())
          ? `word ${part.toLowerCase()}`
          : 'word other',
    );
  return [...signs];
}

/** What a sentence between two things counts for. */
const ELSEWHERE = 200;
const distanceOf = (gap: number): string =>
  gap < 8 ? 'beside' : gap < 25 ? 'near' : gap < 60 ? 'in reach' : 'apart';

interface Meeting {
  first: Mention;
  second: Mention;
  gap: number;
  /** Only in a row of names, where nothing is said of either. */
  isListed: boolean;
}
const IN_ROW = /^(?:[,;&+/、，]|and|or|y|e|o|et|ou|und|oder|و|和)$/u;
const LONGEST_ROW = 120;

/** Whether nothing stands between two places but other names. */
function isRow(text: string, from: number, to: number, all: readonly Mention[]): boolean {
  if (to - from > LONGEST_ROW) return false;
  let left = '';
  let at = from;
  for (const { start, end } of all) {
    if (start < at || end > to) continue;
    left += text.slice(at, start);
    at = end;
  }
  const rest = `${left} ${text.slice(at, to)}`.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
  return rest.every((part) => IN_ROW.test(part));
}

/** Where both are named nearest to each other. */
function nearest(a: Known, b: Known, text: string, all: readonly Mention[]): Meeting | undefined {
  let best: Meeting | undefined;
  let at = 0;
  for (const one of a.mentions) {
    while ((b.mentions[at]?.start ?? Infinity) < one.start) at += 1;
    for (const other of b.mentions.slice(Math.max(0, at - 1), at + 1)) {
      const [first, second] = one.start < other.start ? [one, other] : [other, one];
      const isTogether = first.sentence === second.sentence;
      const isListed = isTogether && isRow(text, first.end, second.start, all);
      const far = isTogether ? 0 : ELSEWHERE;
      const gap = Math.max(0, second.start - first.end) + far;
      if (!best || gap < best.gap) best = { first, second, gap, isListed };
    }
  }
  return best;
}

/** The meetings of all pairs, each worked out once. */
function meetingsOf(known: readonly Known[], text: string): (a: Known, b: Known) => Meeting | undefined {
  const all = known.flatMap(({ mentions }) => mentions).sort((one, other) => one.start - other.start);
  const found = new Map<string, Meeting | undefined>();
  const key = (a: Known, b: Known) => `${Math.min(a.at, b.at)} ${Math.max(a.at, b.at)}`;
  known.forEach((a, index) =>
    known.slice(index + 1).forEach((b) => found.set(key(a, b), nearest(a, b, text, all))),
  );
  return (a, b) => found.get(key(a, b));
}

export function pairsOf(
  facts: Facts,
  text: string,
  lexicon: Lexicon,
  categoryOf: (entity: EntityFact) => Category | undefined,
): Pair[] {
  const known = knownOf(facts, text, categoryOf);
  const all = known.flatMap(({ mentions }) => mentions);
  const linked = (a: Known, b: Known) =>
    facts.relations.find(
      ({ from, to }) =>
        (from === a.entity.noun && to === b.entity.noun) || (from === b.entity.noun && to === a.entity.noun),
    );
  const partnersOf = (one: Known) => known.filter((other) => other !== one && linked(one, other));
  const partners = new Map(known.map((one) => [one, partnersOf(one)]));
  const size = known.length < 4 ? 'few' : known.length < 7 ? 'some' : 'many';
  const refers = (from: Known, to: Known) =>
    lexicon.byId(from.entity.concept ?? '')?.refersTo?.includes(to.entity.concept ?? '-') === true;

  const meetingOf = meetingsOf(known, text);
  const gapOf = (a: Known, b: Known) => meetingOf(a, b)?.gap ?? 10 * ELSEWHERE;
  /** Of the things of each group the one that most is said of. */
  const main = new Map<string, Known>();
  const counts = new Map<string, number>();
  for (const one of known) {
    const group = groupOf(one);
    counts.set(group, (counts.get(group) ?? 0) + 1);
    const best = main.get(group);
    if (!best || one.mentions.length > best.mentions.length) main.set(group, one);
  }

  return known.flatMap((a, index) =>
    known.slice(index + 1).map((b): Pair => {
      const [from, to] = inOrder(a, b);
      const [fromGroup, toGroup] = [groupOf(from), groupOf(to)];
      const kind = `${fromGroup}>${toGroup}`;
      const signs = [`kind ${kind}`, `sorts ${from.category ?? '?'}>${to.category ?? '?'}`, `size ${size}`];
      signs.push(`from ${from.entity.concept ?? '?'}`, `to ${to.entity.concept ?? '?'}`);
      if (refers(from, to) || refers(to, from)) signs.push('usual');
      const said = linked(from, to);
      if (said) signs.push('said', `said ${kind}`);
      const [mine, theirs] = [partners.get(from) ?? [], partners.get(to) ?? []];
      const others = mine.filter((one) => one !== to);
      signs.push(`from has ${Math.min(others.length, 3)}`);
      signs.push(`to has ${Math.min(theirs.filter((one) => one !== from).length, 3)}`);
      const isTaken = others.some((one) => groupOf(one) === toGroup);
      signs.push(isTaken ? `from has ${toGroup}` : `${kind} lacking`);
      const isMain = main.get(toGroup) === to;
      const isOnly = counts.get(toGroup) === 1;
      const rivals = known.filter((one) => one !== to && one !== from && groupOf(one) === toGroup);
      const isNearest = rivals.every((one) => gapOf(from, one) >= gapOf(from, to));
      if (isMain) signs.push(`${kind} main`);
      if (isOnly) signs.push(`${kind} only`);
      if (isNearest && !isOnly) signs.push(`${kind} nearest`);
      if (!isTaken)
        signs.push(`lacking${isOnly ? ' only' : isMain ? ' main' : ''}${isNearest ? ' nearest' : ''}`);
      if (main.get(fromGroup) === from) signs.push(`main ${kind}`);
      if (counts.get(fromGroup) === 1) signs.push(`only ${kind}`);
      if (to.at === 0) signs.push('to is first', `${kind} first`);
      if (from.at === 0) signs.push('from is first', `first ${kind}`);
      signs.push(from.at < to.at ? `${kind} before` : `${kind} after`);
      if (others.some((one) => theirs.includes(one))) signs.push('shared partner');
      if (` ${from.entity.noun} `.includes(` ${to.entity.noun} `)) signs.push('named in from');
      if (` ${to.entity.noun} `.includes(` ${from.entity.noun} `)) signs.push('named in to');
      const sentences = new Set(from.mentions.map(({ sentence }) => sentence));
      const together = new Set(
        to.mentions.map(({ sentence }) => sentence).filter((one) => sentences.has(one)),
      );
      const meeting = meetingOf(from, to);
      signs.push(`together ${Math.min(together.size, 3)}`);
      if (!meeting) signs.push('unnamed');
      else if (meeting.gap >= ELSEWHERE) {
        const where =
          Math.abs(meeting.first.sentence - meeting.second.sentence) === 1 ? 'next sentence' : 'far';
        signs.push(where, `${where} ${kind}`);
      } else {
        const { first, second, gap } = meeting;
        const direction = first.noun === from.entity.noun ? 'forth' : 'back';
        signs.push(distanceOf(gap), direction, `${direction} ${kind}`);
        if (meeting.isListed) signs.push('listed', `listed ${kind}`);
        const inner = all.filter(({ start, end }) => start >= first.end && end <= second.start).length;
        signs.push(`inner ${Math.min(inner, 3)}`);
        if (inner === 0) {
          const words = between(text.slice(first.end, second.start));
          signs.push(...words.map((word) => `${direction} ${word}`));
          if (!words.some((word) => /^mark [,;:().]/u.test(word) || /^word (?:and|or)$/u.test(word)))
            signs.push('clause', `clause ${kind}`);
        }
        const opening = all.find(({ sentence }) => sentence === first.sentence);
        if (opening === first) signs.push('heads sentence', `heads sentence ${direction}`);
      }
      return { from, to, signs, isSaid: said !== undefined };
    }),
  );
}

/** From how likely on a link is assumed: to the likeliest of a group to which nothing leads yet, to the likeliest else, and to others. */
const ENOUGH = { lacking: 0.18, likeliest: 0.25, other: 0.3 };
/** As many links as are assumed from one thing, and as many links as there are in all for each thing. */
const MOST = 3;
const FOR_EACH = 1.25;

/** Those of the pairs that are likely enough to be linked without a word. */
export function chosenOf<P extends Pair>(pairs: readonly P[], weights: Weights): P[] {
  const place = ({ from, to }: Pair) => `${from.at} ${groupOf(to)}`;
  const filled = new Set(pairs.filter(({ isSaid }) => isSaid).map(place));
  const likeliest = new Set<string>();
  const assumed = new Map<Known, number>();
  const things = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  let left = Math.ceil(FOR_EACH * things.size) - pairs.filter(({ isSaid }) => isSaid).length;
  return pairs
    .filter(({ isSaid }) => !isSaid)
    .map((pair) => ({ pair, value: likelihood(pair.signs, weights) }))
    .sort((one, other) => other.value - one.value)
    .filter(({ pair, value }) => {
      const isLikeliest = !likeliest.has(place(pair));
      likeliest.add(place(pair));
      const enough = isLikeliest
        ? filled.has(place(pair))
          ? ENOUGH.likeliest
          : ENOUGH.lacking
        : ENOUGH.other;
      const count = assumed.get(pair.from) ?? 0;
      if (value < enough || count >= MOST || left <= 0) return false;
      left -= 1;
      assumed.set(pair.from, count + 1);
      return true;
    })
    .map(({ pair }) => pair);
}
