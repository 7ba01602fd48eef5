import type { AppLanguage } from '../../../kinds.ts';
import {
  type EntityFact,
  type Facts,
  type FieldFact,
  type PageFact,
  type Span,
  spansOf,
} from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { categoryFor } from '../../category.ts';
import type { Category } from '../../ontology/concept.ts';
import { isPlural, singular } from '../../read/english/inflect.ts';
import { CAPACITY } from '../../words/measures.ts';
import { MEASURED, RANGE_WORDS } from '../../words/ranges.ts';

// Ranges of numbers: "pain 0-10", "marks out of 20", "quantity at least 1". The readers see the words before them alone.

/** A range, where it is said, and where the words end that it stands behind. */
export interface Range extends Span {
  min?: number;
  max?: number;
  isPercent: boolean;
  /** Whether the words themselves say that there is a number: "must be between 1 and 5". */
  isSure: boolean;
  /** "Must be between 2 and 8" */
  isRequired: boolean;
}

type Pattern = readonly [says: RegExp, sort: 'range' | 'bound' | 'sentence'];

function patternsOf(language: AppLanguage): Pattern[] {
  const { ranges, bounds, sentences, units, next } = RANGE_WORDS[language];
  const end = String.raw`(?=\s*(?:[,.;:)\n，。；、）،؛]|$|${next}))`;
  // Words in Latin letters and numbers stand apart.
  const gap = String.raw`[^\S\n]*${language === 'zh' ? '' : String.raw`(?<!\p{L}(?![(（]))`}`;
  const behind = (part: string): RegExp =>
    new RegExp(String.raw`(?<=\p{L})${gap}[(（]?${part}(?<unit> ?(?:${units}))?[)）]?${end}`, 'giu');
  const all = (parts: readonly string[], sort: Pattern[1]) =>
    parts.map((part): Pattern => [behind(part), sort]);
  return [...all(sentences, 'sentence'), ...all(ranges, 'range'), ...all(bounds, 'bound')];
}

const PATTERNS = new Map<AppLanguage, Pattern[]>();
function patternsFor(language: AppLanguage): Pattern[] {
  const known = PATTERNS.get(language) ?? patternsOf(language);
  PATTERNS.set(language, known);
  return known;
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replace(',', '.'));

const YEAR = 1500;
const isYear = (value: number | undefined): boolean => value !== undefined && value >= YEAR && value < 2200;

/** Words that no range is of, though numbers follow them: "open 9 to 5". */
const NO_LABEL =
  /(?<!\p{L})(?:open|opens|from|between|hours|mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|january|february|march|april|may|june|july|august|september|october|november|december|page|pages|room|rooms|group|groups|week|weeks|phase|step|call|phone|tel|no|number|since|in|to|of|for|up|the|about|around|with|by|and|or|is|are|be|not|it|them|him|her)$/iu;

/** Whether the last word before a place names a number that people enter. */
function isNumber(before: string, language: AppLanguage, lexicon: Lexicon): boolean {
  const words =
    before
      .split(/[,;:.()\n，。；：（）、]/u)
      .at(-1)
      ?.trim()
      .split(/\s+/u) ?? [];
  const last = words.slice(language === 'en' ? -1 : -2);
  const type = last
    .map(
      (word) =>
        lexicon.attribute(word) ?? (language === 'en' ? lexicon.attribute(singular(word)) : undefined),
    )
    .find((found) => found !== undefined);
  return (type === 'number' || type === 'money') && !CAPACITY.test(last.join(' '));
}

/** The ranges that a description gives, in their order. */
export function rangesIn(text: string, language: AppLanguage, lexicon: Lexicon): Range[] {
  const found: Range[] = [];
  for (const [says, sort] of patternsFor(language))
    for (const match of text.matchAll(says)) {
      const { index: start, 0: all, groups = {} } = match;
      const [min, max] = [numberOf(groups['min']), numberOf(groups['max'])];
      const before = text.slice(0, start);
      const isBackwards = min !== undefined && max !== undefined && min >= max;
      const isTaken = found.some((one) => start < one.end && start + all.length > one.start);
      if (isBackwards || isTaken || isYear(min) || isYear(max) || NO_LABEL.test(before)) continue;
      if (sort === 'bound' && !isNumber(before, language, lexicon)) continue;
      const isOutOf = sort === 'range' && groups['min'] === undefined;
      found.push({
        start,
        end: start + all.length,
        ...(isOutOf ? { min: 0 } : min !== undefined && { min }),
        ...(max !== undefined && { max }),
        isPercent: /%|percent|prozent/iu.test(groups['unit'] ?? ''),
        isSure: sort === 'sentence' || isOutOf || /scale|escala|échelle|skala/iu.test(all),
        isRequired: sort === 'sentence',
      });
    }
  return found.sort((a, b) => a.start - b.start);
}

/** Sorts of things that numbers behind them don't rate: "kids 6-12", "tables 1-8". */
const COUNTED: readonly Category[] = [
  'person',
  'organisation',
  'place',
  'product',
  'vehicle',
  'animal',
  'event',
];

const covers =
  (place: number) =>
  (fact: Pick<EntityFact, 'source'>): boolean =>
    spansOf(fact).some(({ start, end }) => start < place && end >= place);

/** A field with its range. */
function ranged(field: FieldFact, { min, max, isPercent }: Range): FieldFact {
  const isKept = (field.type === 'money' || field.type === 'duration') && !isPercent;
  const { options: _, ...rest } = field;
  return {
    ...rest,
    type: isKept ? field.type : 'number',
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(isPercent && { unit: '%' }),
  };
}

const RATING = String.raw`(?:rat|scor|mark|grad|judg)(?:e[sd]?|s|ed)?`;
/** "Judges rate originality 1-5" */
const RATED = new RegExp(
  String.raw`^[\s\S]*(?<!\p{L})${RATING}(?: (?:the|its|their))? ((?:\p{L}+ )?\p{L}+)$`,
  'iu',
);
/** "Reviewers score each application from 1 to 7" */
const RATED_THING = new RegExp(
  String.raw`(?<!\p{L})(${RATING}) (?:(?:each|every|the|all|an?|our|their) )?((?:\p{L}+ )?\p{L}+)$`,
  'iu',
);
/** As many letters before a range as may name what it is of. */
const NEAR = 60;
const LABELS: readonly (readonly [verb: RegExp, label: string])[] = [
  [/^rat/iu, 'rating'],
  [/^grad/iu, 'grade'],
  [/^mark/iu, 'mark'],
  [/^/u, 'score'],
];
const LISTED =
  /(?:^|[,;:(\n]|(?<!\p{L})(?:and|or|with|has|have|the|a|an|is|for|plus|its|their|every|each))\s*((?:number of )?(?:\p{L}+ )?\p{L}+)$/iu;
const LEADING_VERB = new RegExp(String.raw`^${RATING} (?=\p{L})`, 'iu');

/** The text up to a place, without the ranges before it: "originality 1-5 and rhythm". */
interface Place {
  at: number;
  before: string;
  /** Whether it stands in a row with another range. */
  isNext: boolean;
}
function placeOf(text: string, range: Range, ranges: readonly Range[]): Place {
  const before = text.slice(0, range.start).trimEnd();
  const previous = ranges.findLast(({ end }) => end <= range.start);
  const between = previous && before.slice(previous.end);
  const isNext = between !== undefined && /^\s*(?:,|and|&|,\s*and)\s+\p{L}+(?: \p{L}+)?$/iu.test(between);
  return { at: before.length, before, isNext };
}

/** The words that a range stands behind, where they are clear enough to name a field. */
function labelBefore(
  { before, isNext }: Place,
  { isSure }: Range,
  language: AppLanguage,
  lexicon: Lexicon,
): string | undefined {
  if (language !== 'en') return undefined;
  const rated = RATED.exec(before.slice(-NEAR))?.[1];
  if (rated !== undefined) return rated.toLowerCase();
  const label = LISTED.exec(before)?.[1]?.toLowerCase();
  return isSure || isNext || isNumber(before, language, lexicon) ? label : undefined;
}

/** The thing that was named last before a place; a person only where there is nothing else. */
function ownerBefore(facts: Facts, { at }: Place, sortOf: SortOf): string | undefined {
  const named = facts.entities
    .map((entity) => ({
      entity,
      last: Math.max(
        -1,
        ...spansOf(entity)
          .map(({ start }) => start)
          .filter((start) => start < at),
      ),
    }))
    .filter(({ last }) => last >= 0)
    .sort((a, b) => b.last - a.last);
  const thing = named.find(({ entity }) => sortOf(entity) !== 'person') ?? named[0];
  return thing?.entity.noun ?? facts.entities[0]?.noun;
}
type SortOf = (entity: EntityFact) => Category | undefined;

/** The facts without a thing that turned out to be a number of another. */
const without = (facts: Facts, noun: string): Facts => ({
  ...facts,
  entities: facts.entities.filter((one) => one.noun !== noun),
  fields: facts.fields.filter(({ owner }) => owner !== noun),
  relations: facts.relations.filter(({ from, to }) => from !== noun && to !== noun),
  states: facts.states.filter(({ owner }) => owner !== noun),
  rules: facts.rules.filter(({ owner }) => owner !== noun),
  access: facts.access.filter(({ owner }) => owner !== noun),
  pages: facts.pages.filter(({ entity }) => entity !== noun),
});
const hasOwn = (facts: Facts, noun: string): boolean =>
  facts.fields.some(({ owner, source }) => owner === noun && source.from === 'text');

/** "The temperature must be between 2 and 8": what lies outside is written down, and shown. */
function watched({ owner, label }: FieldFact, { start, end, min, max }: Range): PageFact[] {
  const page = (when: 'above' | 'below', value: number | undefined): PageFact[] =>
    value === undefined
      ? []
      : [
          {
            kind: 'home',
            entity: owner,
            title: `${label} ${when === 'above' ? '>' : '<'} ${value}`,
            attention: { when, field: label, value },
            source: { from: 'text', spans: [{ start, end }] },
          },
        ];
  return [...page('above', max), ...page('below', min)];
}

/** A range is entered, or watched where an instrument is read. */
function put(facts: Facts, field: FieldFact, range: Range, old?: FieldFact): Facts {
  const isWatched = range.isRequired && MEASURED.test(field.label);
  const made: FieldFact = isWatched ? { ...field, type: 'number' } : ranged(field, range);
  return {
    ...facts,
    fields: old ? facts.fields.map((one) => (one === old ? made : one)) : [...facts.fields, made],
    pages: isWatched ? [...facts.pages, ...watched(field, range)] : facts.pages,
  };
}

/** "Acidity 1-5, body 1-5, overall": a row of words with ranges is one of fields, and no choice. */
function asFields({ owner, options = [], source }: FieldFact, text: string, lexicon: Lexicon): FieldFact[] {
  const [span] = spansOf({ source });
  return options.map((label) => {
    const start = text.toLowerCase().indexOf(label.toLowerCase(), span?.start ?? 0);
    return {
      owner,
      label,
      type: lexicon.attribute(label) ?? 'text',
      source: { from: 'text', spans: [{ start, end: start + label.length }] },
    };
  });
}

/** "Reviewers score each application from 1 to 7": the score of an application. */
function ratingIn({ entities }: Facts, { before }: Place): Pick<FieldFact, 'owner' | 'label'> | undefined {
  const [, verb = '', noun = ''] =
    RATED_THING.exec(before.slice(-NEAR))?.map((one) => one.toLowerCase()) ?? [];
  const one = singular(noun);
  const owner =
    entities.find((entity) => entity.noun === noun || entity.plural === noun || entity.noun === one) ??
    entities.find((entity) => entity.noun.endsWith(` ${one}`));
  const label = LABELS.find(([says]) => says.test(verb))?.[1];
  return owner && label !== undefined ? { owner: owner.noun, label } : undefined;
}

/** The facts with one range at the number it is of. */
function withRange(
  facts: Facts,
  range: Range,
  ranges: readonly Range[],
  text: string,
  lexicon: Lexicon,
): Facts {
  const { language } = facts;
  const place = placeOf(text, range, ranges);
  const sortOf: SortOf = (entity) => categoryFor(entity, lexicon, language);
  const rating = language === 'en' ? ratingIn(facts, place) : undefined;
  if (rating) {
    const isThere = facts.fields.find(
      (one) => one.owner === rating.owner && keyOf(one.label) === rating.label,
    );
    const source = { from: 'text' as const, spans: [{ start: range.start, end: range.end }] };
    const others = facts.fields.filter((one) => one === isThere || !covers(place.at)(one));
    return put(
      { ...facts, fields: others },
      isThere ?? { ...rating, type: 'number', source },
      range,
      isThere,
    );
  }
  const field = facts.fields.find((one) => covers(place.at)(one) && !one.computed);
  if (field?.options) {
    const fields = facts.fields.flatMap((one) => (one === field ? asFields(field, text, lexicon) : [one]));
    const isRow = fields.some((one) => covers(place.at)(one) && !one.options);
    return isRow ? withRange({ ...facts, fields }, range, ranges, text, lexicon) : facts;
  }
  if (field) {
    const double = facts.entities.find(({ noun }) => noun === keyOf(field.label) && noun !== field.owner);
    const rest = double && !hasOwn(facts, double.noun) ? without(facts, double.noun) : facts;
    return put(rest, { ...field, label: field.label.replace(LEADING_VERB, '') }, range, field);
  }
  const source = { from: 'text' as const, spans: [{ start: place.at, end: range.end }] };
  const add = (whole: Facts, owner: string | undefined, label: string): Facts => {
    const old = whole.fields.find((one) => one.owner === owner && keyOf(one.label) === keyOf(label));
    return owner === undefined
      ? facts
      : put(whole, old ?? { owner, label, type: 'number', source }, range, old);
  };
  const entity = facts.entities.find(covers(place.at));
  const label = labelBefore(place, range, language, lexicon);
  if (!entity || label?.startsWith('number of '))
    return label === undefined ? facts : add(facts, ownerBefore(facts, place, sortOf), label);

  const word = /[\p{L}’'-]+$/u.exec(place.before)?.[0] ?? '';
  const isMany = language === 'en' && isPlural(word);
  const sort = sortOf(entity);
  if ((isMany && !range.isSure) || (sort !== undefined && COUNTED.includes(sort))) return facts;
  const noun = isMany ? word.toLowerCase() : entity.noun;
  if (facts.entities[0] === entity || hasOwn(facts, entity.noun)) return add(facts, entity.noun, noun);
  const rest = without(facts, entity.noun);
  return add(rest, ownerBefore(rest, place, sortOf), noun);
}

/** What was read of a text without its ranges, with each of them at the number it is of. */
export const withRanges = (facts: Facts, ranges: readonly Range[], text: string, lexicon: Lexicon): Facts =>
  ranges.reduce((whole, range) => withRange(whole, range, ranges, text, lexicon), facts);
