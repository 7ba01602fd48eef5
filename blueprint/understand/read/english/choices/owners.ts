import type { EntityFact, FieldFact, Facts, Span } from '../../../facts.ts';
import type { Lexicon } from '../../../lexicon.ts';
import { likelihood, type Weights } from '../../../likelihood.ts';
import { byNoun, endsOf, type Mention, mentionsOf, sentenceAt } from '../../../mentions.ts';
import { categoryFor } from '../../../category.ts';
import { ADJECTIVAL, stateliness, usualIn } from './choice.ts';
import { sortsOf } from '../../../words/sorts-of.ts';
import { distanceOf, groupOf, openIn } from '../../../whose.ts';
import { isPlural } from '../inflect.ts';
import { headOf } from '../sorts.ts';
import { clauseOf } from './clause-owner.ts';
import { saidOf } from './said-of.ts';
import { nameOfValues } from './names.ts';
import type { Votes } from './votes.ts';
import { IS_LABEL } from './labels.ts';
import { cannotBe } from './told-apart.ts';
import { deciderOf, decidersTogether, suitedBy } from './suits.ts';
import type { NotedValues } from '../../../notebook.ts';

// Whose values a row lists: what speaks for each thing, once all things are known.

/** How many of the values of a life read like states, at least. */
const STATELY = 0.6;
/** From how likely on a life is given to the second likeliest. */
const SECOND = 0.2;

/** The last rank that is told apart. */
const RANKS = 5;
/** How many things are named from a place on, the nearest first. */
function ranked(before: readonly Mention[], from: number): number {
  const seen = new Set<string>();
  for (let at = before.length - 1; at >= 0 && seen.size < RANKS; at -= 1) {
    const one = before[at];
    if (!one || one.start < from) break;
    seen.add(one.noun);
  }
  return seen.size;
}

export interface Owner {
  noun: string;
  /** It stands right before the values, once, and nothing else is said of it: rather what is chosen. */
  isLabel: boolean;
  /** It stands right before values that read like states, and such a thing has a life: "visits (planned, done)". */
  isAlive: boolean;
  /** The values as they are said of it, where the words say that outright. */
  said: NotedValues | undefined;
  /** It is what such values are kept in: answers in votes, ways to pay in payments. */
  isSuited: boolean;
  /** It decides, or names what is chosen, and is not what that is decided of. */
  isDecider: boolean;
  /** It is what the clause of the values speaks of. */
  isTold: boolean;
  /** It only says where or when: “at the session they are checked in”. */
  isFronted: boolean;
  signs: readonly string[];
}

/** Words between a name and its values. */
const LINKING =
  /^(?:[\s:=–(-]|\b(?:can|may|will|must|should|be|is|are|was|were|either|goes|go|going|moves?|runs?|pass(?:es)?|from|through|status|states?|stages?|steps?|has|have|the|get|gets|starts?|begins?|as|then|marked|flagged|always|out|kinds?|types?|of|comes?|in|an?|one|with|w|having|whose|each|its|their|own)\b)*$/iu;
/** What begins a list of what something has. */
const OPENING =
  /^(?:'s)?\s*(?:[:(=–]|- |->|(?:also |each |all )?(?:has|have|with|w|gets?|needs?|includ\w+|contain\w*|having|got)\b)/iu;
/** As far back as it is looked for whether a name is only said on the way. */
const BESIDE = 40;
const MANY = /[^s]s$/u;
const DETERMINER = /\b(an?|the|each|every|my|our|their|its|per|of|in|for|to|by)\s+(?:\p{L}+\s+)?$/iu;
/** "Messages from tenants are read": not of the tenants. */
const ASIDE = /\b(?:from|of|by|for|to|with|at|in|on) (?:the |a |an |our |their )?$/iu;

const AGENT = /(?:er|or|ist|ee|ian|ant)$/u;

const spanOf = ({ source }: EntityFact | FieldFact): Span | undefined =>
  source.from === 'text' ? source.spans[0] : undefined;

const partOf = (share: number): string =>
  share > 0.75 ? 'most' : share > 0.45 ? 'half' : share > 0.15 ? 'some' : 'few';

/** How likely a noun is a thing, as words. */
const ODDS = [0.2, 0.4, 0.6, 0.8, 0.95];
const oddsOf = (value: number): string => String(ODDS.filter((least) => value >= least).length);

/**
 * @param likelihoodOf how likely a noun is a thing
 * @param votes whose the fields around are
 * @returns for a row of values each thing with what speaks for it
 */
export function ownersFor(
  facts: Facts,
  text: string,
  lexicon: Lexicon,
  likelihoodOf: (noun: string) => number,
  votes: Votes,
): (row: NotedValues) => Owner[] {
  const { entities, fields, relations } = facts;
  const mentions = mentionsOf(entities, text);
  const ends = endsOf(text);
  const category = new Map(entities.map((one) => [one.noun, categoryFor(one, lexicon, 'en')]));
  const isSomeone = (noun: string) => category.get(noun) === 'person' || AGENT.test(noun);
  const placesOf = byNoun(mentions);
  const isOpenTo = openIn(text);
  const counts = new Map(entities.map(({ noun }) => [noun, placesOf(noun).all.length]));
  const most = Math.max(0, ...counts.values());
  const named = fields.flatMap((field) => {
    const span = spanOf(field);
    return span && !field.options
      ? [{ owner: field.owner, ...span, sentence: sentenceAt(ends, span.start) }]
      : [];
  });
  const fieldCounts = new Map(entities.map(({ noun }) => [noun, 0]));
  for (const { owner, options } of fields)
    if (!options) fieldCounts.set(owner, (fieldCounts.get(owner) ?? 0) + 1);
  const referring = new Set(relations.map(({ from }) => from));
  const referred = new Set(relations.map(({ to }) => to));
  const mostFields = Math.max(0, ...fieldCounts.values());
  const isAside = ({ start: at }: Mention) => ASIDE.test(text.slice(Math.max(0, at - BESIDE), at));
  const opens = ({ end: at }: Mention) => OPENING.test(text.slice(at, at + 24));
  const firstIn = (sentence: number): Mention | undefined =>
    mentions.find((one) => one.sentence === sentence);

  return (row) => {
    const { start, end } = row.span;
    const sentence = sentenceAt(ends, start);
    const kind = row.isLife ? 'life' : 'choice';
    const outside = mentions.filter((one) => one.end <= start || one.start >= end);
    const before = outside.filter((one) => one.end <= start);
    const last = before.at(-1);
    const head = firstIn(sentence);
    const near = named.filter((one) => one.sentence === sentence);
    const fieldBefore = near.filter((one) => one.end <= start).at(-1);
    const fieldAfter = near.find((one) => one.start >= end);
    const headBefore = before.findLast((one) => one.sentence < sentence);
    const earlier = headBefore && firstIn(headBefore.sentence);
    const visible = before.filter((one) => isOpenTo(one.end, start));
    const opener = visible.findLast((one) => one.sentence === sentence && opens(one));
    const openerBefore = before.findLast((one) => one.sentence < sentence && opens(one));
    const lastField = named.findLast((one) => one.end <= start);
    const next = outside.find((one) => one.start >= end && one.sentence > sentence);
    const seen = visible.at(-1);
    const isAlone = !outside.some((one) => one.sentence === sentence);
    const said = saidOf(row, mentions, text);
    const suited = suitedBy(
      row,
      entities.map(({ noun }) => noun),
      text,
    );
    const decider = deciderOf(row, mentions, text);
    const together = decidersTogether(row, mentions, text);
    const isExcluded = cannotBe(row.span, mentions, text, isSomeone);
    const possible = entities.filter(({ noun }) => !together.includes(noun) && !isExcluded(noun));
    const clause = clauseOf(row.span, mentions, text, isSomeone);
    const listed = listedFor(start, mentions, text);
    // "Claims are submitted by readers (link, where seen: …)".
    const listing = listed !== undefined && isSomeone(listed) ? undefined : listed;
    // "Positions I applied for … Applied, interviewing, offer".
    const isDoneTo = (all: readonly Mention[]) =>
      all.some((one) => row.values.includes(DONE_TO.exec(text.slice(one.end, one.end + BESIDE))?.[1] ?? ''));
    const around = [
      ['before', votes.before(row.span)],
      ['after', votes.after(row.span)],
      ['earlier', votes.earlier(row.span)],
    ] as const;
    return possible.map((entity): Owner => {
      const { noun } = entity;
      const group = groupOf(category.get(noun));
      const mine = placesOf(noun);
      const [ended, begun] = [mine.before(start), mine.from(end)];
      const times = mine.all.length - (begun - ended);
      const nearest = mine.all[ended - 1];
      const isIn = nearest?.sentence === sentence;
      const after = mine.all[begun]?.sentence === sentence;
      const concept = lexicon.byId(entity.concept ?? '');
      const usualStates = concept?.states?.map(({ label }) => label.en.toLowerCase()) ?? [];
      const usualFields = concept?.fields.filter(({ options }) => options) ?? [];
      const shared = row.values.filter((value) => usualStates.includes(value.toLowerCase())).length;
      const isUsual = usualFields.some(
        ({ label, options }) =>
          label.en.toLowerCase() === row.label ||
          options?.some((option) => row.values.includes(option.label.en.toLowerCase())),
      );
      const where = isIn
        ? 'here'
        : after
          ? 'after'
          : nearest
            ? nearest.sentence === sentence - 1
              ? 'before'
              : 'earlier'
            : 'later';
      const signs = [
        `${kind} ${group}`,
        `${kind} where ${where}`,
        `where ${where}${isAlone ? ' alone' : ''}`,
        `mentions ${Math.min(3, times)}`,
      ];
      const add = (is: unknown, ...some: string[]) => {
        if (is) signs.push(...some);
      };
      for (const [side, vote] of around) {
        const said = vote.whole < 0.3 ? 'none' : partOf(vote.of.get(noun) ?? 0);
        add(true, `vote ${side} ${said}`, `vote ${side} ${kind} ${said}`, `vote ${side} ${said} ${where}`);
      }
      const odds = oddsOf(likelihoodOf(noun));
      add(true, `odds ${odds}`, `odds ${odds} ${where}`, `odds ${odds} ${kind}`);
      const rank = nearest ? ranked(before, nearest.start) : 0;
      add(nearest, `rank ${rank}`, `rank ${rank} ${kind}`);
      add(nearest, `sentences ${Math.min(4, sentence - (nearest?.sentence ?? 0))}`);
      for (const sort of sortsOf(headOf(noun))) add(true, `is ${sort}`, `${kind} is ${sort}`);
      const isAgent = AGENT.test(noun);
      add(isAgent, 'agent', `agent ${kind}`);
      const shares = row.values.some((value) => value.length > 4 && noun.slice(0, 5) === value.slice(0, 5));
      add(shares, 'shares a word');
      const isAlike = ADJECTIVAL.test(row.values[0] ?? '') ? 'stately' : 'named';
      add(true, `${isAlike} ${group}`);
      const isAttribute = IS_LABEL.test(noun) || lexicon.attribute(noun) !== undefined;
      add(isAttribute, `attribute ${kind}`, `attribute ${where}`);
      add(row.owner === noun, 'reader', `reader ${where}`, `reader ${kind}`, `reader ${group}`);
      add(row.owner === undefined, `unread ${where}`);
      add(isIn && nearest, `gap ${distanceOf(start - (nearest?.end ?? 0))}`);
      add(last?.noun === noun, `nearest ${where}`, `nearest ${group}`, `nearest ${kind}`);
      add(
        isIn && nearest && !isAside(nearest) && LINKING.test(text.slice(nearest.end, start)),
        'linked',
        `linked ${group}`,
        `linked ${kind}`,
      );
      add(isIn && nearest && isAside(nearest), 'aside', `aside ${kind}`);
      add(head?.noun === noun && head.end <= start, 'head', `head ${kind}`, `head ${group}`);
      add(
        head?.noun === noun &&
          head.end <= start &&
          /^\s*(?:[:(–-]|has|have|with|=)/u.test(text.slice(head.end)),
        'heads list',
        `heads list ${kind}`,
      );
      add(isAlone && earlier?.noun === noun, 'head before', `head before ${kind}`);
      add(isAlone && headBefore?.noun === noun, 'last before');
      add(fieldBefore?.owner === noun, 'field before', `field before ${kind}`);
      add(opener?.noun === noun, 'opener', `opener ${kind}`, `opener ${group}`);
      add(opener && opener.noun !== noun, "other's list");
      add(isAlone && openerBefore?.noun === noun, 'opener before', `opener before ${kind}`);
      add(lastField?.owner === noun, 'last field', ...(isAlone ? ['last field alone'] : []));
      add(isAlone && next?.noun === noun, 'next');
      add(seen?.noun === noun && isIn, 'seen last', `seen last ${kind}`);
      add(isIn && nearest && !isOpenTo(nearest.end, start), 'closed off');
      if (isIn && nearest && start - nearest.end < 4) {
        const isMany = MANY.test(text.slice(nearest.start, nearest.end));
        const word =
          DETERMINER.exec(text.slice(Math.max(0, nearest.start - 24), nearest.start))?.[1] ?? 'bare';
        signs.push(
          `beside ${isAttribute ? 'attribute' : group}`,
          `beside ${isMany ? 'many' : 'one'}`,
          `beside ${isMany ? 'many' : 'one'} ${word.toLowerCase()}`,
          `beside ${kind} ${isMany ? 'many' : 'one'}`,
        );
        const fieldsHere = (fieldCounts.get(noun) ?? 0) > 0 ? 'fields' : 'bare';
        signs.push(
          `beside ${fieldsHere} ${Math.min(3, times)}`,
          `beside ${isMany ? 'many' : 'one'} ${fieldsHere} ${Math.min(3, times)}`,
          `beside ${group} ${isMany ? 'many' : 'one'}`,
        );
      } else if (outside.some((one) => one.end <= start && start - one.end < 4))
        add(true, `other beside ${where}`);
      const count = fieldCounts.get(noun) ?? 0;
      add(
        true,
        `fields ${count > 2 ? 'many' : count > 0 ? 'few' : 'none'}`,
        `${kind} fields ${count > 2 ? 'many' : count > 0 ? 'few' : 'none'}`,
      );
      add(count > 0 && count === mostFields, 'most fields', `most fields ${where}`);
      add(fieldAfter?.owner === noun, 'field after');
      add(fieldBefore && fieldBefore.owner !== noun, `other's field before`);
      add(near.length > 0 && near.every(({ owner }) => owner === noun), 'all fields here');
      add(counts.get(noun) === most, `main ${kind}`);
      add(entities[0]?.noun === noun, 'first');
      add(row.isLife && shared > 0, 'usual states', ...(shared > 1 ? ['usual states many'] : []));
      add(!row.isLife && isUsual, 'usual choice');
      add(row.isLife && usualStates.length > 0, 'has a life');
      add(referring.has(noun), 'refers');
      add(referred.has(noun), 'referred to');
      add(row.label !== '' && entity.noun.endsWith(row.label), 'is the label');
      const isBeside = isIn && nearest !== undefined && start - nearest.end < 4;
      const isLabel = isBeside && !row.isLife && times === 1 && (fieldCounts.get(noun) ?? 0) === 0;
      const isAlive =
        isBeside &&
        isPlural(text.slice(nearest.start, nearest.end).toLowerCase()) &&
        (usualStates.length > 0 || usualIn(row.values) >= STATELY) &&
        !isAside(nearest) &&
        (row.isLife || (row.label === 'type' && stateliness(row.values) >= STATELY));
      // "Season summer/winter" names what is chosen, whatever else a season may be.
      const isOnlyName = isLabel && nameOfValues(row.values) === noun;
      return {
        noun,
        signs,
        isLabel,
        isAlive: isAlive && !isOnlyName,
        said: said?.noun === noun && !isOnlyName ? said.row : undefined,
        isSuited: noun === suited,
        isDecider: noun === decider || isOnlyName,
        isTold:
          (noun === (listing ?? clause.owner) ||
            (listing === undefined && clause.owner === undefined && isDoneTo(mine.all))) &&
          !isOnlyName,
        isFronted: noun === clause.fronted,
      };
    });
  };
}

export function likeliestOwner(
  owners: readonly Owner[],
  weights: Weights,
): { noun: string; value: number } | undefined {
  return owners
    .map(({ noun, signs }) => ({ noun, value: likelihood(signs, weights) }))
    .sort((one, other) => other.value - one.value)[0];
}

/** "Shifts (who, from, to, role: cook, waiter)": what the brackets are of that list fields before the values. */
function listedFor(start: number, mentions: readonly Mention[], text: string): string | undefined {
  const before = text.slice(0, start);
  const open = before.lastIndexOf('(');
  if (open < 0 || !/^\([^().]*,[^().]*$/u.test(before.slice(open))) return undefined;
  return mentions.find((one) => one.end <= open && text.slice(one.end, open).trim() === '')?.noun;
}

const DONE_TO = /^ (?:(?:that|which) )?(?:i|we|they|you)(?:'ve| have)? ([a-z]+(?:ed|t|n))\b/iu;
/** "Interviews with date. Applied, interviewing, offer": what is a step of something's life is no thing that goes through it. */
const isStepOf = (noun: string, { values }: NotedValues): boolean =>
  values.some((value, at) => at > 0 && (value === noun || value === `${noun}ing`));

/** Each row with its owner: no thing has two lives if another may have one of them. */
export function settled<R extends { row: NotedValues; owners: readonly Owner[] }>(
  rows: readonly R[],
  weights: Weights,
): (R & { owner: string })[] {
  const alive = new Set<string>();
  const aliveIn = ({ owners }: R) => owners.find(({ isAlive }) => isAlive)?.noun;
  const saidIn = ({ owners }: R) => owners.find(({ said }) => said);
  const toldIn = ({ owners }: R) => owners.find(({ isTold }) => isTold)?.noun;
  const suitedIn = ({ owners }: R) => owners.find(({ isSuited }) => isSuited)?.noun;
  const sure = (one: R) => {
    if (saidIn(one)) return 3;
    if (suitedIn(one)) return 2;
    return aliveIn(one) === undefined && toldIn(one) === undefined
      ? (likeliestOwner(one.owners, weights)?.value ?? 0)
      : 1;
  };
  return [...rows]
    .sort((one, other) => sure(other) - sure(one))
    .flatMap((one) => {
      const outright = saidIn(one);
      if (outright?.said && !(one.row.isLife && alive.has(outright.noun))) {
        if (one.row.isLife) alive.add(outright.noun);
        return [{ ...one, row: outright.said, owner: outright.noun }];
      }
      const suited = suitedIn(one);
      if (suited !== undefined) return [{ ...one, row: { ...one.row, isLife: false }, owner: suited }];
      const itself = aliveIn(one);
      if (itself !== undefined && !alive.has(itself)) {
        alive.add(itself);
        return [{ ...one, row: { ...one.row, label: 'status', isLife: true }, owner: itself }];
      }
      const told = toldIn(one);
      if (told !== undefined && !(one.row.isLife && alive.has(told))) {
        if (one.row.isLife) alive.add(told);
        return [{ ...one, owner: told }];
      }
      const unnamed = one.owners.filter(({ noun }) => !isStepOf(noun, one.row));
      const apart = unnamed.length > 0 ? unnamed : one.owners;
      const others = apart.filter(({ isDecider, isFronted }) => !isDecider && !isFronted);
      const owners = others.length > 0 ? others : apart;
      const free = one.row.isLife ? owners.filter(({ noun }) => !alive.has(noun)) : owners;
      const best = likeliestOwner(free, weights);
      const owner = best && best.value >= SECOND ? best : likeliestOwner(owners, weights);
      if (!owner) return [];

      return [{ ...one, owner: owner.noun }];
    });
}
