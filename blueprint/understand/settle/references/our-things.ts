import {
  type EntityFact,
  type Facts,
  isSaid,
  isSaidIn,
  type RelationFact,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import { withNoun } from '../../correct/correct.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { singular } from '../../read/english/inflect.ts';
import { SEVERAL } from '../../read/english/rules/numbers.ts';

// "Bookings for our two meeting rooms", "requests from tenants in my 12 apartments": whoever says how many they have keeps them.

const OURS = new RegExp(
  String.raw`\b(?:in|for|at|across|of|on) (?:all )?(?:my|our) (?:all )?(?:${SEVERAL}) ((?:[a-z-]+ ){0,2}?[a-z-]{2,}s)(?= *(?:[.,;:!?\n(]|$|and\b|with\b|in\b|at\b|on\b|that\b|which\b|who\b|from\b|to\b))`,
  'giu',
);
const KEPT: readonly Category[] = ['place', 'asset', 'vehicle', 'animal'];
const ENDS_SENTENCE = /[.!?;\n]/u;

/** @param given facts of an English description */
export const withOurThings = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(OURS)].reduce((facts, match) => {
    const [all] = match;
    const plural = (match.at(-1) ?? '').toLowerCase();
    const noun = singular(plural);
    const concept = lexicon.thing(noun) ?? lexicon.thing(noun.split(' ').at(-1) ?? noun);
    const end = match.index + all.length;
    const place: Span = { start: end - plural.length, end };
    const source: Source = { from: 'text', spans: [place] };
    const isKnown = facts.entities.some((one) => one.noun === noun || isSaidIn(one, [place]));
    const first = facts.entities
      .filter(isSaid)
      .flatMap((one) => spansOf(one).map((span) => ({ noun: one.noun, span })))
      .filter(({ span }) => span.end <= match.index && !ENDS_SENTENCE.test(text.slice(span.end, match.index)))
      .sort((a, b) => a.span.start - b.span.start)[0];
    if (!concept || !KEPT.includes(concept.category) || isKnown || !first) return facts;
    const thing: EntityFact = { noun, plural, concept: concept.id, source };
    const link: RelationFact = { from: first.noun, to: noun, many: false, source };
    // "Meeting rooms" stand in the place of the rooms that such an app usually has.
    const usual = facts.entities.find((one) => !isSaid(one) && one.concept === concept.id);
    const named = usual ? withNoun(facts, usual.noun, noun) : facts;
    const isThere = ({ from, to }: RelationFact) => from === first.noun && to === noun;
    return {
      ...named,
      entities: [...named.entities.filter((one) => one.noun !== noun), thing],
      relations: [...named.relations.filter((one) => !isThere(one)), link],
    };
  }, given);
