import type { AppLanguage } from '../kinds.ts';
import type { EntityFact, Facts, Source, Span } from './facts.ts';
import { keyOf, type Lexicon } from './lexicon.ts';
import type { Category } from './ontology/concept.ts';
import { renamed } from './renamed.ts';

// One thing that a text calls by two names: "children … each kid", "spare parts … the part", "job card … job".

/** Of these a concept's names mean the same; names of a place, an asset or a food may be kinds of it. */
const SAME: readonly Category[] = ['person', 'money', 'message'];

const spansOf = (source: Source): readonly Span[] => (source.from === 'text' ? source.spans : []);

/** Whether a text lists two things beside each other, as what is told apart: "halls and rooms". */
function areListed(one: EntityFact, other: EntityFact, text: string): boolean {
  const [a, b] = [spansOf(one.source), spansOf(other.source)];
  return a.some((first) =>
    b.some((second) => {
      const [left, right] = first.start < second.start ? [first, second] : [second, first];
      return /^\s*(?:,|;|and|&|,\s*and)\s*(?:the |our |their )?$/iu.test(text.slice(left.end, right.start));
    }),
  );
}

const unlike = <T>(items: readonly T[], keyFor: (item: T) => string): T[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyFor(item);
    return !seen.has(key) && Boolean(seen.add(key));
  });
};

/** "Job card", "maintenance diary": what is written of a thing is kept as that thing. */
const WRITTEN = /^ (?:card|diary|log|log entry|record|sheet|journal|history)$/;
const isHeadOf = (head: string, compound: string) => compound.endsWith(` ${head}`);

/** Whether two things are one, as long as nothing is told of the first that the second would have. */
function isPartTold(
  bare: EntityFact,
  other: EntityFact,
  said: readonly EntityFact[],
  lexicon: Lexicon,
  language: AppLanguage,
): boolean {
  const compounds = said.filter(({ noun }) => isHeadOf(bare.noun, noun) || isHeadOf(other.noun, noun));
  const isCompound = isHeadOf(bare.noun, other.noun) || isHeadOf(other.noun, bare.noun);
  if (isCompound && compounds.length === 1) return true;
  const [short, long] =
    bare.noun.length < other.noun.length ? [bare.noun, other.noun] : [other.noun, bare.noun];
  if (long.startsWith(short) && WRITTEN.test(long.slice(short.length))) return true;
  // A fixture is a match; a dress and a shoe are both clothes, and two things.
  const concept = lexicon.byId(bare.concept ?? '');
  if (!concept || concept.id !== other.concept || SAME.includes(concept.category)) return false;
  const name = keyOf(concept.names[language].one);
  return [bare, other].some(({ noun }) => keyOf(noun) === name);
}

/** The facts with one thing for each that was named twice, called as it is called most often. */
export function withoutTwins(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const said = facts.entities.filter(({ source }) => source.from === 'text');
  const nounFor = new Map<string, string>();
  const told = new Set(facts.fields.flatMap(({ owner, source }) => (source.from === 'text' ? [owner] : [])));
  for (const bare of said.filter(({ noun }) => !told.has(noun))) {
    const twin = said.find(
      (other) =>
        told.has(other.noun) &&
        !areListed(bare, other, text) &&
        isPartTold(bare, other, said, lexicon, facts.language),
    );
    if (twin) nounFor.set(bare.noun, twin.noun);
  }
  for (const entity of said) {
    const concept = lexicon.byId(entity.concept ?? '');
    if (!concept || !SAME.includes(concept.category) || nounFor.has(entity.noun)) continue;
    const twins = said.filter(
      (one) => one.concept === entity.concept && (one === entity || !areListed(one, entity, text)),
    );
    const most = Math.max(...twins.map(({ source }) => spansOf(source).length));
    const main = twins.find(({ source }) => spansOf(source).length === most);
    if (main && main !== entity) nounFor.set(entity.noun, nounFor.get(main.noun) ?? main.noun);
  }
  if (nounFor.size === 0) return facts;
  const nounOf = (noun: string) => nounFor.get(noun) ?? noun;
  const whole = renamed(facts, nounOf);
  const keyed = ({ source: _, ...fact }: { source: Source }) => JSON.stringify(fact);
  return {
    ...whole,
    entities: facts.entities
      .filter(({ noun }) => !nounFor.has(noun))
      .map((entity) => {
        const others = said.filter(({ noun }) => nounFor.get(noun) === entity.noun);
        const spans = [entity, ...others].flatMap(({ source }) => spansOf(source));
        return others.length > 0 ? { ...entity, source: { from: 'text' as const, spans } } : entity;
      }),
    fields: unlike(whole.fields, ({ owner, label }) => `${owner} ${keyOf(label)}`),
    states: unlike(whole.states, ({ owner }) => owner),
    relations: unlike(
      whole.relations.filter(({ from, to }) => from !== to),
      ({ from, to, label = '' }) => `${from} ${to} ${label}`,
    ),
    rules: unlike(whole.rules, keyed),
    access: unlike(
      whole.access.map((one) => ({ ...one, who: nounOf(one.who) })),
      keyed,
    ),
    roles: unlike(
      facts.roles.map((role) => ({ ...role, noun: nounOf(role.noun) })),
      ({ noun }) => noun,
    ),
    pages: unlike(whole.pages, keyed),
  };
}
