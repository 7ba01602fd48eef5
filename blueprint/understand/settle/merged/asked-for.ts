import { type EntityFact, type Facts, isSaid, type Span, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';

// What somebody asks for or books, and the word for doing so: "staff ask for leave … HR approves the requests", "see their own entries".

const OWNED = String.raw`(?:(?:an?|the|their|his|her|my|our|one|some) )?(?:[a-z]+ )?`;
interface Way {
  /** What it is called as long as nothing is told of it. */
  nouns: readonly string[];
  /** What stands before the thing itself. */
  before: RegExp;
  of: readonly (Category | undefined)[];
}
const WAYS: readonly Way[] = [
  {
    nouns: ['request'],
    before: new RegExp(
      String.raw`\b(?:ask(?:s|ed|ing)? for|appl(?:y|ies|ied|ying) for|request(?:s|ed|ing)?|put(?:s|ting)? in for) ${OWNED}$`,
      'iu',
    ),
    of: ['booking', 'document', 'work', undefined],
  },
  {
    nouns: ['booking', 'reservation'],
    before: new RegExp(
      String.raw`\b(?:book(?:s|ed|ing)?|reserv(?:e|es|ed|ing)|mak(?:e|es|ing)) ${OWNED}$`,
      'iu',
    ),
    of: ['booking'],
  },
];
/** Each is held for whoever books it, though a party is an event. */
const HELD = /\b(?:party|wedding|celebration)$/u;
/** "Teachers request a trip with destination, date and cost": what is told of it then is told of each request. */
const TOLD = /^ ?(?:with |\(|:)/u;
/** An answer to what was asked for is kept beside it. */
const ANSWERS = /\b(?:quote|estimate|offer|feedback|help|document)$/u;
/** What is booked more than once is something of its own. */
const SHARED =
  /\b(?:per|each|every) (?:time ?)?(?:slot|spot)\b|\b(?:slot|spot)s? (?:have|has|with|needs?|can take)\b|\b(?:slot|spot)s? ?[:(]/iu;
/** As far back as such a verb is looked for. */
const BEHIND = 60;

const OWN = /\bown (?:[a-z]+ )?$/iu;
const GENERAL: readonly string[] = ['entry', 'job', 'record', 'case'];
/** Somebody has these, or they are there for everybody. */
const LASTING: readonly (Category | undefined)[] = [
  'person',
  'animal',
  'asset',
  'place',
  'vehicle',
  'product',
];

/** The facts' things by the names that they are to be joined under. */
export function askedFor(facts: Facts, text: string, lexicon: Lexicon): ReadonlyMap<string, string> {
  if (facts.language !== 'en') return new Map();
  const said = facts.entities.filter(isSaid);
  const toldOf = ({ noun }: EntityFact): number =>
    facts.fields.filter((field) => field.owner === noun && field.type !== 'select' && isSaid(field)).length;
  const categoryOf = ({ noun, concept }: EntityFact): Category | undefined =>
    (lexicon.byId(concept ?? '') ?? lexicon.thing(noun.split(' ').at(-1) ?? noun))?.category;
  const isBehind = (one: EntityFact, before: RegExp, after?: RegExp) =>
    spansOf(one).some(
      ({ start, end }) =>
        before.test(text.slice(Math.max(0, start - BEHIND), start)) && (after?.test(text.slice(end)) ?? true),
    );
  const found = new Map<string, string>();
  for (const bare of said.filter((one) => toldOf(one) === 0)) {
    const way = WAYS.find(({ nouns }) => nouns.includes(bare.noun));
    const thing =
      way &&
      said.find(
        (one) =>
          one !== bare &&
          !way.nouns.includes(one.noun) &&
          !ANSWERS.test(one.noun) &&
          (way.of.includes(categoryOf(one)) ||
            (HELD.test(one.noun) && toldOf(one) > 0) ||
            (categoryOf(one) === 'event' && toldOf(one) > 1 && isBehind(one, way.before, TOLD))) &&
          isBehind(one, way.before),
      );
    if (thing && thing.concept !== 'slot') found.set(bare.noun, thing.noun);
    else if (thing && toldOf(thing) === 0 && !SHARED.test(text)) found.set(thing.noun, bare.noun);
    if (thing || !GENERAL.includes(bare.noun) || !isAlwaysOwn(bare, text)) continue;
    const main = lastBefore(
      said.filter((one) => one !== bare && toldOf(one) > 1 && !LASTING.includes(categoryOf(one))),
      spansOf(bare)[0],
    );
    if (main) found.set(bare.noun, main.noun);
  }
  return found;
}

const isAlwaysOwn = (one: EntityFact, text: string): boolean =>
  spansOf(one).every(({ start }) => OWN.test(text.slice(Math.max(0, start - BEHIND), start)));

/** The one that was named last before a place. */
function lastBefore(entities: readonly EntityFact[], place: Span | undefined): EntityFact | undefined {
  if (!place) return undefined;
  const endOf = (one: EntityFact) =>
    Math.max(-1, ...spansOf(one).flatMap(({ end }) => (end <= place.start ? [end] : [])));
  const [last] = entities.filter((one) => endOf(one) >= 0).sort((one, other) => endOf(other) - endOf(one));
  return last;
}
