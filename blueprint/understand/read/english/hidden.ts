import { type Facts, isWithin, type Span } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { few, likelihood, type Weights } from '../../likelihood.ts';
import { leftBy } from '../../words/english-deeds.ts';
import { stemsOf } from '../../words/english-stems.ts';
import { sortsOf } from '../../words/sorts-of.ts';
import { determinerOf, placeOf } from './evidence.ts';
import { isPlural, singular } from './inflect.ts';
import { wordAt } from './lists.ts';
import { occasionsIn } from './occasions.ts';
import type { NounPhrase, Unit, Word } from './phrases.ts';
import { categoryFor, headOf, isNever } from './sorts.ts';

// Things that no phrase names by itself: the loan where tools are lent, the finder whose phone is asked for.

export interface Hidden {
  noun: string;
  span: Span;
  signs: readonly string[];
}

interface Around {
  sentences: readonly (readonly Unit[])[];
  /** The things that were found. */
  entities: readonly string[];
  /** How likely a noun is a thing by what is said of it. */
  likelihoodOf(noun: string): number;
  lexicon: Lexicon;
}

interface Noted {
  span: Span;
  times: number;
  signs: Set<string>;
}

const FUNCTION = /^(?:DET|ADP|PRON|CCONJ|SCONJ|PUNCT|PART|NUM|SYM|AUX)$/;
const oddsOf = (value: number): string =>
  value > 0.4 ? 'likely' : value > 0.2 ? 'perhaps' : value > 0.08 ? 'hardly' : 'no';

/** What something that happens is called: "how often it was fed" may be kept as feedings. */
function namesOfDeed({ lower }: Word): { noun: string; stem: string; way: string }[] {
  const stems = [...new Set([lower, ...stemsOf(lower)])];
  const left = stems.flatMap((stem) => leftBy(stem).map((noun) => ({ noun, stem, way: 'left' })));
  return lower.endsWith('ing') && lower.length > 5
    ? [...left, { noun: lower, stem: 'ing', way: 'ing' }]
    : left;
}

/** "Let me attach a file", "it lets members book": nothing is let to anybody. */
function isAllowing(units: readonly Unit[], at: number): boolean {
  if (!/^lets?$/.test(wordAt(units, at)?.lower ?? '')) return false;
  const [whom, deed] = [units[at + 1], wordAt(units, at + 2)];
  return whom?.type === 'word' ? whom.pos === 'PRON' : whom?.type === 'noun' && deed?.pos === 'VERB';
}

/** "Guests leave a rating": nobody takes leave there. */
const isLeaving = ({ lower, pos }: Word): boolean => pos === 'VERB' && /^leaves?$/.test(lower);

export function hiddenIn({ sentences, entities, likelihoodOf, lexicon }: Around): Hidden[] {
  const noted = new Map<string, Noted>();
  const known = new Set(entities.map(keyOf));
  /** What ends the name of a thing is another name of it. */
  const named = new Set(
    [...known].flatMap((key) => {
      const words = key.split(' ');
      return words.map((_, at) => words.slice(at).join(' '));
    }),
  );
  const sortOf = (noun: string): string => categoryFor(noun, lexicon) ?? 'none';
  const kinds = new Map<string, string>();
  const kindOf = (noun: string): string => {
    const before = kinds.get(noun);
    if (before !== undefined) return before;
    const kind = findKind(noun);
    kinds.set(noun, kind);
    return kind;
  };
  const findKind = (noun: string): string => {
    const isThing = lexicon.thing(noun) !== undefined;
    const isAttribute = lexicon.attribute(noun) !== undefined;
    return isThing ? (isAttribute ? 'both' : 'thing') : isAttribute ? 'attribute' : 'new';
  };
  const isEntity = (noun: string) => known.has(keyOf(noun));
  const note = (noun: string, span: Span, way: string, signs: readonly string[]) => {
    if (named.has(noun) || isNever(noun) || !/^[a-z][a-z -]{2,}$/.test(noun)) return;
    const one = noted.get(noun) ?? { span, times: 0, signs: new Set<string>() };
    noted.set(noun, one);
    one.times += 1;
    one.signs.add(`way:${way}`);
    for (const sign of signs) one.signs.add(`${way} ${sign}`);
  };
  const statusOf = (noun: string) => (isEntity(noun) ? 'entity' : kindOf(noun));

  sentences.forEach((units, row) => {
    const where = row === 0 ? 'opening' : 'later';
    const occasions = occasionsIn(units);
    units.forEach((unit, at) => {
      if (unit.type === 'choice') return;
      const occasion = occasions.some(({ when }) => isWithin(unit, when))
        ? ['occasion']
        : occasions.some(({ noted }) => isWithin(unit, noted))
          ? ['at an occasion']
          : [];
      const place = [...placeOf(units, at), where, ...(at === 0 ? ['first'] : []), ...occasion];
      if (unit.type === 'noun') noteNoun(unit, place);
      else if (!FUNCTION.test(unit.pos)) noteWord(units, unit, at, place);
    });
  });

  function noteNoun(unit: NounPhrase, place: readonly string[]) {
    const { noun, of } = unit;
    const words = noun.split(' ');
    const head = headOf(noun);
    const common = [
      ...place,
      unit.isPlural ? 'many' : 'one',
      `determiner:${determinerOf(unit)}`,
      `whole:${statusOf(noun)}`,
    ];
    note(noun, unit, 'refused', [...place, oddsOf(likelihoodOf(noun))]);
    if (of !== undefined) note(of, unit, 'possessor', [...common, `head:${statusOf(head)}`]);
    if (words.length === 1) {
      const [modifier, ...rest] = unit.label.split(' ');
      if (modifier !== undefined && rest.length > 0)
        note(singular(modifier), unit, 'adjective', [`head:${statusOf(head)}`]);
      return;
    }
    const odds = oddsOf(likelihoodOf(noun));
    // A "photo gallery" is no photo.
    const isWhole = /^(?:gallery|grid|wall)$/.test(head);
    words.slice(0, isWhole ? 0 : -1).forEach((word, index) => {
      const rest = words.slice(index + 1).join(' ');
      note(singular(word), unit, 'part', [
        ...common,
        `rest:${statusOf(rest)}`,
        `head ${head}`,
        `odds:${odds}`,
        index === 0 ? 'outer' : 'inner',
        isPlural(word) ? 'many part' : 'one part',
      ]);
    });
    note(head, unit, 'head', [...common, `odds:${odds}`, `words:${words.length}`]);
    if (words.length > 2) {
      note(words.slice(-2).join(' '), unit, 'last two', [...common, `odds:${odds}`]);
      note(words.slice(0, -1).join(' '), unit, 'all but last', [...common, `odds:${odds}`, `head ${head}`]);
    }
  }

  function noteWord(units: readonly Unit[], unit: Word, at: number, place: readonly string[]) {
    if (isLeaving(unit)) return;
    const noun = singular(unit.lower);
    if (lexicon.thing(noun) !== undefined || sortsOf(noun).length > 0)
      note(noun, unit, 'word', [...place, unit.pos, isPlural(unit.lower) ? 'many' : 'one']);
    if (unit.pos !== 'VERB' && unit.pos !== 'NOUN' && unit.pos !== 'PROPN') return;
    if (isAllowing(units, at)) return;
    const before = units.slice(Math.max(0, at - 4), at).findLast((one) => one.type === 'noun');
    const after = units.slice(at + 1, at + 4).find((one) => one.type === 'noun');
    const sideOf = (one: Unit | undefined) =>
      one?.type === 'noun' ? `${isEntity(one.noun) ? 'entity' : 'other'} ${sortOf(one.noun)}` : 'none';
    const asks = units
      .slice(Math.max(0, at - 4), at)
      .some((one) => one.type === 'word' && /^(?:who|when|where|what|which|how|whether)$/.test(one.lower));
    const form = unit.lower.endsWith('ing') ? 'ing' : unit.lower.endsWith('ed') ? 'ed' : 'base';
    const helper = /^(?:can|could|will|must|may|should|to)$/.exec(wordAt(units, at - 1)?.lower ?? '');
    for (const { noun: made, stem, way } of namesOfDeed(unit))
      note(made, unit, way, [
        ...place,
        `verb:${stem}`,
        `${stem} ${made}`,
        `by:${sideOf(before)}`,
        `on:${sideOf(after)}`,
        asks ? 'asked' : 'told',
        form,
        `after:${helper?.[0] ?? 'none'}`,
        `${stem} ${helper ? 'helped' : form}`,
      ]);
  }

  const categories = new Set(entities.map(sortOf));
  const nouns = new Set(sentences.flat().flatMap((unit) => (unit.type === 'noun' ? [unit.noun] : [])));
  return [...noted].map(([noun, { span, times, signs }]) => {
    const category = sortOf(noun);
    const ways = [...signs].filter((sign) => sign.startsWith('way:'));
    return {
      noun,
      span,
      signs: [
        ...signs,
        ...ways.flatMap((way) => [
          `${way} kind:${kindOf(noun)}`,
          `${way} category:${category}`,
          `${way} times:${few(times)}`,
          `${way} entities:${few(entities.length)}`,
          ...sortsOf(headOf(noun)).map((sort) => `${way} is:${sort}`),
        ]),
        ...sortsOf(headOf(noun)).map((sort) => `is:${sort}`),
        `ways:${ways.length}`,
        `head:${headOf(noun)}`,
        `kind:${kindOf(noun)}`,
        `category:${category}`,
        `category:${category} ${categories.has(category) ? 'again' : 'alone'}`,
        `times:${few(times)}`,
        `entities:${entities.length > 5 ? 'many' : few(entities.length)}`,
        `words:${noun.split(' ').length}`,
        ...(nouns.has(noun) ? ['stands alone'] : []),
      ],
    };
  });
}

const ENOUGH = 0.42;

/** The likeliest first; of two that are told by the same words only one is kept. */
export function foundAmong(all: readonly Hidden[], weights: Weights, enough = ENOUGH): Hidden[] {
  const likely = all
    .map((one) => ({ one, value: likelihood(one.signs, weights) }))
    .filter(({ value }) => value >= enough)
    .sort((first, second) => second.value - first.value);
  const kept: Hidden[] = [];
  for (const { one } of likely)
    if (!kept.some(({ span }) => span.start === one.span.start && span.end === one.span.end)) kept.push(one);
  return kept;
}

/** "The same mechanic must not be booked twice": the repairs that have a day and a mechanic are what they are booked for. */
export function isOfKnown(
  { span }: Hidden,
  sentences: readonly (readonly Unit[])[],
  { fields, relations }: Facts,
): boolean {
  const units = sentences.find((sentence) => sentence.some(({ start }) => start === span.start)) ?? [];
  const at = units.findIndex(({ start }) => start === span.start);
  const isPassive = wordAt(units, at - 1)?.pos === 'AUX' || wordAt(units, at - 1)?.lower === 'be';
  const taken = units.slice(Math.max(0, at - 4), at).findLast((unit) => unit.type === 'noun');
  return (
    isPassive &&
    taken?.type === 'noun' &&
    relations.some(
      ({ from, to }) =>
        to === taken.noun && fields.some(({ owner, type }) => owner === from && /^date/.test(type)),
    )
  );
}
