import { withoutEntity } from '../../without-entity.ts';
import {
  type EntityFact,
  type Facts,
  isMailed,
  isSaid,
  isSaidIn,
  isWithin,
  type PageFact,
  type RuleFact,
  type Span,
  spansOf,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { categoryFor } from '../../category.ts';
import type { Category } from '../../ontology/concept.ts';
import { singular } from '../../read/english/inflect.ts';
import { NUMBER, SEVERAL } from '../../read/english/rules/numbers.ts';
import { fieldsNamed, isNumber, placeIn } from './spoken-of.ts';
import { LIMIT, STOCK } from '../../words/measures.ts';

// "Warn me when fewer than 5 tins are left": what runs low is the item, of which a tin is one, and it is asked for once.

/** Of them there is a stock. */
export const STOCKED: readonly Category[] = ['product', 'food', 'asset'];
/** Of them there is none, however few come. */
const UNSTOCKED: readonly Category[] = [
  'person',
  'organisation',
  'booking',
  'event',
  'learning',
  'money',
  'document',
  'message',
  'task',
  'work',
  'measurement',
  'place',
];

/** What nothing is known of is neither. */
const isOneOf = (categories: readonly Category[], category: Category | undefined): boolean =>
  category !== undefined && categories.includes(category);

/** "Fewer than 5 students" speaks of a course, and students have no stock. */
const NEVER = 10;

/** What is counted, and what it holds where that is told: "fewer than 3 bottles of shampoo". */
const COUNTED = new RegExp(
  String.raw`\b(?:fewer|less|lower) than (?:${NUMBER}|a few|a couple of) (?:[a-z]+ )??([a-z-]{3,})(?: of (?:an? |the |any |each )?([a-z-]{3,}))?|\b(?:below|under) (?:${SEVERAL}) ([a-z-]{3,})`,
);

const EDGE = /[.;!?\n]/;
/** What was dictated has no sentences, so nothing farther off is looked at. */
const NEAR = 80;
/** The sentence around a place. */
function sentenceAround(text: string, { start, end }: Span): Span {
  let from = start;
  while (from > Math.max(0, start - NEAR) && !EDGE.test(text[from - 1] ?? '.')) from -= 1;
  let to = end;
  while (to < Math.min(text.length, end + NEAR) && !EDGE.test(text[to] ?? '.')) to += 1;
  return { start: from, end: to };
}

/** Something of which it is asked to be told when there is little left. */
interface Low {
  place: Span;
  sentence: string;
  /** What is counted there, and what it holds where that is told. */
  counted: string | undefined;
  held: string | undefined;
  /** Where the sentence stands. */
  around: Span;
}

const isLowRule = ({ kind, details }: RuleFact): boolean => kind === 'notify' && details.below !== undefined;

const isLowPage = ({ attention }: PageFact): boolean => attention?.when === 'below';

function lowIn({ rules, pages }: Facts, text: string): Low[] {
  const asked = [...rules.filter(isLowRule), ...pages.filter(isLowPage)];
  return asked.flatMap((one) => {
    const [place] = spansOf(one);
    if (!place) return [];
    const around = sentenceAround(text, place);
    const sentence = text.slice(around.start, around.end).toLowerCase();
    const [, counted, held, below] = COUNTED.exec(sentence) ?? [];
    return [{ place, around, sentence, counted: counted ?? below, held }];
  });
}

/** @param facts of an English description */
export function withLow(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const categoryOf = (entity: EntityFact) => categoryFor(entity, lexicon, 'en');
  return lowIn(facts, text).reduce((whole, low) => {
    const apart = withoutPieces(whole, low, categoryOf, lexicon);
    const owner = ownerOf(apart, low, categoryOf, lexicon);
    return owner === undefined ? withoutLow(apart, low) : askedOnce(apart, low, owner);
  }, facts);
}

/** What is only named as what there are few of is a piece of something else that is kept. */
function withoutPieces(
  facts: Facts,
  { counted, held, around }: Low,
  categoryOf: (entity: EntityFact) => Category | undefined,
  lexicon: Lexicon,
): Facts {
  const noun = singular(counted ?? '');
  const piece = facts.entities.find((one) => one.noun === noun);
  const isOwn = [...facts.fields, ...facts.states, ...facts.access].some(
    (one) => one.owner === noun && isSaid(one) && !isSaidIn(one, [around]),
  );
  if (!piece || isOwn || !spansOf(piece).every((span) => isWithin(span, around))) return facts;
  const others = facts.entities.filter(
    (one) => one !== piece && isSaid(one) && !isOneOf(UNSTOCKED, categoryOf(one)),
  );
  const kinds = others.filter((one) => isOneOf(STOCKED, categoryOf(one)));
  const [only] = others.length === 1 ? others : kinds.length === 1 ? kinds : [];
  const whole = others.find((one) => held !== undefined && placeIn(held, one, lexicon) >= 0) ?? only;
  if (!whole) return facts;
  return {
    ...withoutEntity(facts, noun),
    rules: facts.rules.map((one) => (one.owner === noun ? { ...one, owner: whole.noun } : one)),
    pages: facts.pages.map((one) => (one.entity === noun ? { ...one, entity: whole.noun } : one)),
  };
}

/** Of what there is little: what the sentence names, or what there is a stock of. */
function ownerOf(
  facts: Facts,
  { place, sentence, counted, held }: Low,
  categoryOf: (entity: EntityFact) => Category | undefined,
  lexicon: Lexicon,
): string | undefined {
  const what = held ?? counted;
  const isCounted = (one: EntityFact) => what !== undefined && placeIn(what, one, lexicon) >= 0;
  const countedThing = facts.entities.find(isCounted);
  // "A course with fewer than 5 students": nobody has a number of students.
  if (countedThing && categoryOf(countedThing) === 'person') return undefined;
  const [best] = facts.entities
    .map((entity) => {
      const { noun } = entity;
      const category = categoryOf(entity);
      const said = facts.fields.filter((one) => one.owner === noun && isNumber(one) && isSaid(one));
      // What there is less of than a minimum is never that minimum.
      const numbers = said.some(({ label }) => !LIMIT.test(label)) ? said : [];
      return {
        noun,
        value:
          (isOneOf(STOCKED, category) ? 1 : 0) -
          (isOneOf(UNSTOCKED, category) && numbers.length === 0 ? NEVER : 0) +
          (placeIn(sentence, entity, lexicon) >= 0 ? 2 : 0) +
          (isCounted(entity) ? 2 : 0) +
          (fieldsNamed(sentence, numbers).length > 0 ? 2.5 : 0) +
          (numbers.some(({ label }) => STOCK.test(label)) ? 1.5 : 0) +
          (facts.pages.some((page) => page.entity === noun && isSaidIn(page, [place])) ? 1.5 : 0) +
          (facts.rules.some((rule) => rule.owner === noun && isSaidIn(rule, [place])) ? 1.5 : 0),
      };
    })
    .sort((one, other) => other.value - one.value);
  return best && best.value > 0 ? best.noun : undefined;
}

/** What has no stock doesn't run low: that nobody understood it is said. */
function withoutLow(facts: Facts, { place }: Low): Facts {
  return {
    ...facts,
    rules: facts.rules.filter((rule) => !(isLowRule(rule) && isSaidIn(rule, [place]))),
    pages: facts.pages.filter((page) => !(isLowPage(page) && isSaidIn(page, [place]))),
    unknown: [...facts.unknown, place],
  };
}

/** One list of what runs low for each place where it was asked for. */
function askedOnce(facts: Facts, { place }: Low, owner: string): Facts {
  const isAsked = (page: PageFact) => isLowPage(page) && isSaidIn(page, [place]);
  const isShown = facts.pages.some(isAsked);
  return {
    ...facts,
    rules: facts.rules.flatMap((rule) => {
      if (!isLowRule(rule) || !isSaidIn(rule, [place])) return [rule];
      return isShown && !isMailed(rule) ? [] : [{ ...rule, owner }];
    }),
    pages: facts.pages.map((page) => (isAsked(page) ? { ...page, entity: owner } : page)),
  };
}
