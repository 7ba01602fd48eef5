import { isWithin, overlaps, type Span } from '../../facts.ts';
import { SETTINGS } from '../../words/english-verbs.ts';
import { type Lexicon, lexiconFor } from '../../lexicon.ts';
import { isNamedPerson } from '../../ontology/index.ts';
import { ACTORS } from '../../words/english-roles.ts';
import { withoutAsides } from './asides.ts';
import { withoutAsking, withoutAudience } from './asking.ts';
import { choicesOf } from './choices/index.ts';
import { type Candidate, candidateRows, type RowWeights } from './choices/weighed.ts';
import { withoutAnswers } from './replies.ts';
import { withThat } from './contact-clauses.ts';
import { withoutCodes } from './codes.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { definedIn } from './columns/defined.ts';
import { pastedIn, sheetIn, withoutSheet } from './columns/index.ts';
import type { Choice, Knows } from './choices/choice.ts';
import { type Declarations, declaredIn } from './declared.ts';
import { imperatively } from './imperatives.ts';
import { withLivesListed } from './lives-told.ts';
import { isPlural, singular } from './inflect.ts';
import { type Unit, unitsOf } from './phrases.ts';
import { isBase } from './doing.ts';
import { type OpeningList, openingListIn, withListApart } from './opening-list.ts';
import {
  plainly,
  withKept,
  withoutAsker,
  withPlainDeeds,
  withoutIdioms,
  withoutMaker,
  withoutPlace,
  withoutSpeaker,
  withoutTitle,
  withoutTrade,
  withTrades,
} from './plain.ts';
import { categoryFor, headOf } from './sorts.ts';
import { withGoods } from '../../prepare/goods.ts';
import { withOneOfThem, withRelatives } from './relatives.ts';
import { withOrders } from './shopping.ts';
import { withoutProducts } from './asked/products.ts';
import { withoutViewWords } from './asked/view-words.ts';
import { withActivities } from './activities.ts';
import { remembered } from '../../remembered.ts';
import { firstsOf, sharedBy, tellsMore, type Told, toldLives, withoutValues } from './told.ts';
import { areStories, withoutTelling } from './access/stories.ts';
import { type Survey, surveyOf, withLives } from './survey.ts';
import { type Sentence, sentencesOf, type Token, tokensOf } from './tokens.ts';
import type { Verdicts } from './verdicts.ts';
import { classed, nounsIn } from './word-classes.ts';
import { withYesOrNo } from './yes-or-no.ts';

// A text as tagged phrases, with what stands in tables and rows of values apart.

export interface Prepared {
  chunked: readonly { units: readonly Unit[]; sentence: Sentence }[];
  survey: Survey;
  /** Their columns are no part of the sentences. */
  sheets: readonly Sheet[];
  /** What is named as a table, a module or a role. */
  declared: Declarations;
  /** The lives that are told in clauses. */
  told: readonly Told[];
  opening: OpeningList | undefined;
}

const knowsOf = (lexicon: Lexicon): Knows => {
  const thing = remembered((words) => lexicon.thing(words) ?? lexicon.thing(singular(words)));
  const attribute = remembered((words) => lexicon.attribute(words) ?? lexicon.attribute(singular(words)));
  return {
    attribute: (words) => attribute(words) !== undefined,
    day: (words) => /^date/.test(attribute(words) ?? ''),
    thing: (words) => thing(words) !== undefined,
    person: (words) => thing(words)?.category === 'person',
  };
};

/** The sentences as tagged words, and the nouns that are used in them. */
function tag(description: string, lexicon: Lexicon) {
  const defined = definedIn(description, lexicon);
  const text = imperatively(withoutAsides(defined.rest));
  const pasted = pastedIn(text, lexicon);
  const { rest, declared } = declaredIn(pasted?.rest ?? text);
  const sortOf = (noun: string) => lexicon.thing(noun)?.category;
  const isKept = (noun: string) => lexicon.thing(noun) !== undefined && singular(noun) === noun;
  const isPlace = (noun: string) => /^(?:organisation|place)$/.test(categoryFor(noun, lexicon) ?? '');
  const isNamed = (noun: string) => lexicon.thing(noun) !== undefined;
  const isTrade = (noun: string) => SETTINGS.has(noun) || isPlace(noun);
  const isKnownPerson = (noun: string) => sortOf(noun) === 'person';
  const isWho = (noun: string) => /^(?:person|organisation|place)$/.test(sortOf(noun) ?? '');
  const plainer: readonly ((words: string) => string)[] = [
    plainly,
    withoutAsking,
    withOrders,
    (words) => withoutAudience(words, isWho),
    (words) => withGoods(words, lexicon),
    (words) => withoutMaker(words, isTrade),
    (words) => withoutTrade(words, isNamed),
    (words) => withKept(words, isKept),
    (words) => withoutAnswers(words, lexicon),
    withoutCodes,
    withYesOrNo,
    withLivesListed,
    (words) => withActivities(words, lexicon),
    withoutPlace,
    withPlainDeeds,
    (words) => withoutAsker(words, isPlace),
    (words) => withTrades(words, isKnownPerson, isWho),
    (words) => withThat(words, lexicon),
  ];
  const whole = plainer.reduce((words, step) => step(words), rest);
  const listing = openingListIn(whole, lexicon);
  const sheet = pasted || defined.sheets.length > 0 ? undefined : sheetIn(whole, lexicon);
  const plain = sheet
    ? withoutSheet(whole, sheet)
    : withoutSpeaker(
        withoutTitle(listing ? withListApart(whole, listing) : whole, isNamed),
        (noun) => singular(noun) === noun && isKnownPerson(noun),
      );
  const told = areStories(plain) ? withoutTelling : (sentence: Sentence) => sentence;
  const shown = withoutViewWords(plain);
  const read = sentencesOf(plain).map((sentence) => ({
    tokens: tokensOf(withoutIdioms(shown(withoutProducts(told(sentence))))),
    sentence,
  }));
  const nouns = nounsIn(read.map(({ tokens }) => tokens));
  const tagged = read.map(({ tokens, sentence }) => ({ tokens: classed(tokens, lexicon, nouns), sentence }));
  const sheets = [...defined.sheets, ...(pasted?.sheets ?? (sheet ? [sheet] : []))];
  const opening = sheets.length > 0 ? undefined : listing;
  const things = [...declared.things, ...(opening?.things ?? [])];
  return {
    whole: { text: plain, lower: plain.toLowerCase() },
    nouns,
    tagged,
    sheets,
    declared: { ...declared, things },
    opening,
  };
}

/** "The clients", "each of our patients": whether a noun is somebody. */
export function isPerson(words: string, lexicon: Lexicon): boolean {
  const noun = words.replace(/^(?:(?:an?|the|each|every|any|all|our|my|their|its|new) )+/, '');
  return [noun, headOf(noun)].some(
    (one) => lexicon.thing(one)?.category === 'person' || ACTORS.has(one) || isNamedPerson(one),
  );
}

/** What may be a row of values, with the signs by which that is judged. */
export function rowsOfValues(text: string): Candidate[] {
  const lexicon = lexiconFor('en');
  const { whole, tagged } = tag(text, lexicon);
  const knows = knowsOf(lexicon);
  return tagged.flatMap(({ sentence, tokens }) => candidateRows(sentence, tokens, knows, whole));
}

/** What an app keeps is no choice: "ski school: instructors, courses, groups". */
const isOfThings = (row: Span, opening: OpeningList | undefined): boolean =>
  opening !== undefined && opening.things.filter(({ span }) => isWithin(span, row)).length > 1;

/** "Coaches plan sessions, record attendance": what somebody does is no name of what is chosen. */
const isOfDeed = (row: Span & { label: string }, tokens: readonly Token[]): boolean =>
  tokens.some(({ start, pos, lower }, at) => {
    const isDone =
      start === row.start &&
      pos === 'VERB' &&
      (lower === row.label || (isBase(lower) && tokens[at + 1]?.pos === 'NOUN'));
    const who = tokens[at - 1]?.lower ?? '';
    return isDone && (isPlural(who) || /^(?:we|they|you|i)$/.test(who));
  });

/** "Designers track projects, tasks, time spent and invoices": what is kept. */
const areKept = ({ start, label, values }: Choice, tokens: readonly Token[]): boolean => {
  const before = tokens.findLast((one) => one.end <= start);
  const many = values.filter((value) => isPlural(value.split(' ')[0] ?? ''));
  return label === 'type' && before?.pos === 'VERB' && KEEPING.test(before.lower) && many.length > 2;
};
const KEEPING = /^(?:track|manage|record|log|keep|organi[sz]e|plan|handle|store|register|see)s?$/;

/** "Booked, the animal arrives, is treated", "arrive at the lab, get tested": the first value or one of them is what somebody does. */
const isOfEvents = (row: Span, tokens: readonly Token[]): boolean =>
  tokens.some(({ start, end, pos, lower }, at) => {
    const isBefore = end <= row.start && ARRIVING.test(lower);
    if (isBefore)
      return !tokens.some(
        (one) => one.start >= end && one.end <= row.start && !/^(?:ADP|DET)$/.test(one.pos),
      );
    return (
      start >= row.start &&
      end <= row.end &&
      pos === 'VERB' &&
      /[^s]s$/.test(lower) &&
      tokens[at - 1]?.pos === 'NOUN' &&
      tokens[at - 2]?.pos === 'DET'
    );
  });
const ARRIVING = /^(?:arrives?|comes?|lands?)$/;

/** "The kitchen prepares orders, waiters serve tables": two clauses are no two values. */
const isOfClauses = (row: Span, tokens: readonly Token[]): boolean =>
  tokens.filter(
    ({ start, end, pos, lower }, at) =>
      start >= row.start &&
      end <= row.end &&
      pos === 'VERB' &&
      !lower.endsWith('ed') &&
      tokens[at - 1]?.pos === 'NOUN' &&
      /^(?:NOUN|DET)$/.test(tokens[at + 1]?.pos ?? ''),
  ).length > 1;

const ENDS_AS_FIELD = /[a-z] (?:date|price|number|phone|address|cost|name)$/u;
/** "Boats: owner, fault, ready date", "site diary: date, weather, workers": what each has, and nothing to choose from. */
const isOfFields = ({ label, isLife, values }: Choice, knows: Knows): boolean =>
  values.length > 2 &&
  ((label === '' && knows.day(values[0]?.toLowerCase() ?? '')) ||
    (/^(?:type)?$/u.test(label) && !isLife && values.some((value) => ENDS_AS_FIELD.test(value))));

/** "Which wines are nearly sold out": one condition, and no three values. */
const isOfAdverb = ({ values: [first = ''] }: Choice): boolean =>
  /^(?:nearly|almost|fully|completely|already|currently|long|soon)$/iu.test(first);

/** The sentences as tagged phrases, with what they say of their nouns as a whole. */
export function prepare(text: string, lexicon: Lexicon, weights: RowWeights): Prepared {
  const knows = knowsOf(lexicon);
  const { whole, nouns, tagged, sheets, declared, opening } = tag(text, lexicon);
  const lives = toldLives(whole.lower, (noun) => isPerson(noun, lexicon));
  const isToldBetter = (row: Choice, tokens: readonly Token[]): boolean =>
    isOfEvents(row, tokens) &&
    lives.some(
      ({ values, span }) =>
        overlaps(row.valuesSpan, span) &&
        values.length >= row.values.length &&
        sharedBy(values, row.values) > 1,
    );
  const listed = tagged.map(({ tokens, sentence }) =>
    choicesOf(sentence, tokens, knows, whole, weights).filter(
      (row) =>
        !isOfThings(row, opening) &&
        !isOfDeed(row, tokens) &&
        !areKept(row, tokens) &&
        !isOfClauses(row, tokens) &&
        !isOfFields(row, knows) &&
        !isToldBetter(row, tokens) &&
        !isOfAdverb(row),
    ),
  );
  const told = lives.filter((life) => tellsMore(life, listed.flat()));
  const split = tagged.flatMap(({ tokens, sentence }, at) => {
    const others = (listed[at] ?? []).filter((one) => !told.some(({ span }) => isWithin(one, span)));
    const units = unitsOf(withoutValues(tokens, told), [...others, ...firstsOf(told)], lexicon, nouns);
    return withRelatives(withOneOfThem(units)).map((part) => ({ units: part, sentence }));
  });
  const survey = surveyOf(
    split.map(({ units }) => units),
    (noun) => lexicon.attribute(noun) !== undefined,
  );
  const chunked = split.map(({ units, sentence }) => ({ units: withLives(units, survey.living), sentence }));
  return { chunked, survey, sheets, declared, told, opening };
}

/** Each thing under one name. */
export function renamed({ chunked, ...others }: Prepared, { nameOf }: Verdicts): Prepared {
  return {
    ...others,
    chunked: chunked.map(({ sentence, units }) => ({
      sentence,
      units: units.map((unit) => (unit.type === 'noun' ? { ...unit, noun: nameOf(unit.noun) } : unit)),
    })),
  };
}
