import type { EntityFact, Facts, RelationFact } from './facts.ts';
import type { Lexicon } from './lexicon.ts';
import type { Category } from './ontology/concept.ts';

// How things hang together where nobody said it: by what they are, and by being named together.

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
const PEOPLE: readonly Category[] = ['person', 'organisation'];
/** Hardly any of these is nobody's. */
const SOMEONES: readonly Category[] = ['booking', 'money', 'message', 'animal', 'health'];
const HAPPENING: readonly Category[] = [
  'event',
  'booking',
  'money',
  'document',
  'measurement',
  'task',
  'message',
  'work',
  'health',
];
/** As many links as are guessed for one thing. */
const MOST = 3;
const NAMED_TOGETHER = 'they are named together';
const HARDLY_ALONE = 'one hardly stands without the other';

interface Mention {
  noun: string;
  start: number;
  end: number;
  sentence: number;
}
interface Known {
  entity: EntityFact;
  category: Category | undefined;
  rank: number;
  at: number;
  sentences: ReadonlySet<number>;
}

function mentionsIn({ entities }: Facts, text: string): Mention[] {
  if (text === '') return [];
  const ends = [...text.matchAll(/[.!?;](?=\s|$)|[。！？；\n\r]/gu)].map(({ index }) => index);
  const sentenceAt = (at: number) => {
    const found = ends.findIndex((end) => end >= at);
    return found < 0 ? ends.length : found;
  };
  return entities
    .flatMap(({ noun, source }) =>
      source.from === 'text'
        ? source.spans.map(({ start, end }) => ({ noun, start, end, sentence: sentenceAt(start) }))
        : [],
    )
    .sort((one, other) => one.start - other.start);
}

/** One clause says something of both: "students rent shelves", not "students, shelves". */
const isClause = (between: string) =>
  between.length < 60 &&
  /\p{L}/u.test(between) &&
  !/[,;:()，、；：]|\s(?:and|or|y|et|und|o|ou|oder)\s/u.test(between);

/** @returns the relations that are added to those of the facts */
export function impliedLinks(
  facts: Facts,
  text: string,
  lexicon: Lexicon,
  categoryOf: (entity: EntityFact) => Category | undefined,
): RelationFact[] {
  const mentions = mentionsIn(facts, text);
  const known = facts.entities.map((entity, at): Known => {
    const category = categoryOf(entity);
    const rank = ORDER.findIndex((sorts) => category !== undefined && sorts.includes(category));
    return {
      entity,
      category,
      rank: rank < 0 ? 3 : rank,
      at,
      sentences: new Set(mentions.filter(({ noun }) => noun === entity.noun).map(({ sentence }) => sentence)),
    };
  });
  const links: RelationFact[] = [];
  const all = () => [...facts.relations, ...links];
  const isLinked = (a: Known, b: Known) =>
    all().some(
      ({ from, to }) =>
        (from === a.entity.noun && to === b.entity.noun) || (from === b.entity.noun && to === a.entity.noun),
    );
  const linksOf = ({ entity }: Known) =>
    all().filter(({ from, to }) => from === entity.noun || to === entity.noun);
  const others = (one: Known) =>
    known.filter(
      (other) =>
        other !== one &&
        all().some(
          ({ from, to }) =>
            (from === one.entity.noun && to === other.entity.noun) ||
            (to === one.entity.noun && from === other.entity.noun),
        ),
    );
  const link = (a: Known | undefined, b: Known | undefined, because: string) => {
    if (!a || !b || a === b || isLinked(a, b)) return;
    const [from, to] = a.rank < b.rank || (a.rank === b.rank && a.at > b.at) ? [a, b] : [b, a];
    const guessed = links.filter((one) => one.from === from.entity.noun).length;
    if (guessed < MOST)
      links.push({
        from: from.entity.noun,
        to: to.entity.noun,
        many: false,
        source: { from: 'knowledge', because },
      });
  };
  /** How much two are spoken of together. */
  const together = (a: Known, b: Known): number => {
    let most = 0;
    for (const one of a.sentences)
      for (const other of b.sentences)
        most = Math.max(most, one === other ? 2 : Math.abs(one - other) === 1 ? 1 : 0);
    return most;
  };
  const usual = (a: Known, b: Known) => {
    const refers = (from: Known, to: Known) =>
      lexicon.byId(from.entity.concept ?? '')?.refersTo?.includes(to.entity.concept ?? '-') === true;
    return refers(a, b) || refers(b, a);
  };
  const bestFor = (one: Known, among: readonly Known[], least = 0): Known | undefined =>
    among
      .filter((other) => other !== one)
      .map((other) => ({
        other,
        value:
          together(one, other) * 2 +
          (usual(one, other) ? 3 : 0) +
          (one.rank === other.rank ? -1 : 0) +
          (other.at < one.at ? 0.5 : 0) -
          Math.abs(one.at - other.at) * 0.1,
      }))
      .filter(({ other }) => together(one, other) >= least)
      .sort((a, b) => b.value - a.value)[0]?.other;
  const isPerson = ({ category }: Known) => category !== undefined && PEOPLE.includes(category);

  for (const one of known)
    for (const other of known)
      if (one.at < other.at && usual(one, other)) link(one, other, 'they usually belong together');

  mentions.forEach((mention, at) => {
    const next = mentions.slice(at + 1).find(({ start }) => start >= mention.end);
    if (!next || next.sentence !== mention.sentence || !isClause(text.slice(mention.end, next.start))) return;
    const [a, b] = [mention, next].map(({ noun }) => known.find(({ entity }) => entity.noun === noun));
    if (a && b && !(isPerson(a) && isPerson(b) && others(a).length > 0 && others(b).length > 0))
      link(a, b, NAMED_TOGETHER);
  });

  for (const one of known) {
    if (one.category === undefined || isPerson(one)) continue;
    const isHappening = HAPPENING.includes(one.category);
    const isAbout = others(one).some((other) => !isPerson(other) && other.rank >= one.rank);
    const before = known.filter((other) => !isPerson(other) && other.rank > one.rank);
    if (isHappening && !isAbout) link(one, bestFor(one, before), HARDLY_ALONE);
    const hasPerson = others(one).some(isPerson);
    const people = known.filter(isPerson);
    if (hasPerson || people.length === 0) continue;
    if (SOMEONES.includes(one.category)) link(one, bestFor(one, people), HARDLY_ALONE);
    else if (isHappening || one.category === 'learning' || one.category === 'vehicle')
      link(one, bestFor(one, people, 2), NAMED_TOGETHER);
  }

  for (const one of known) if (linksOf(one).length === 0) link(one, bestFor(one, known, 1), NAMED_TOGETHER);
  join(known, others, (a, b) => link(a, b, NAMED_TOGETHER), bestFor);
  return links;
}

/** Groups that nothing joins are joined where they are spoken of together. */
function join(
  known: readonly Known[],
  others: (one: Known) => Known[],
  link: (a: Known, b: Known) => void,
  bestFor: (one: Known, among: readonly Known[], least?: number) => Known | undefined,
): void {
  for (const start of known) {
    const group = new Set([start]);
    for (const one of group) for (const other of others(one)) group.add(other);
    const outside = known.filter((one) => !group.has(one));
    const found = [...group].flatMap((one) => {
      const other = bestFor(one, outside, 1);
      return other ? [{ one, other }] : [];
    })[0];
    if (found) link(found.one, found.other);
  }
}
