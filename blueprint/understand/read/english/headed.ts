import type { Span } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { IS_LABEL } from './choices/labels.ts';
import { partsOf } from './fields/parts.ts';
import { singular } from './inflect.ts';
import { wordAt } from './lists.ts';
import type { NounPhrase, Unit } from './phrases.ts';
import { headOf, isApp, isNever, isSetting } from './sorts.ts';

// "The frame (brand, model, colour, price)": what a list of attributes is said of right after it is a thing.

/** So many parts of a list are attributes before they make a thing of what stands before it. */
const LEAST = 3;

/** How many parts of the list that opens at `at` are attributes, and how many there are. */
function attributesAfter(units: readonly Unit[], at: number, lexicon: Lexicon) {
  const isBracket = wordAt(units, at)?.lower === '(';
  const parts = partsOf(units, 0);
  const first = parts.findIndex(({ from }) => from > at);
  const depth = parts[first]?.depth ?? 0;
  const end = isBracket
    ? units.findIndex((_, index) => index > at && wordAt(units, index)?.lower === ')')
    : -1;
  const inside = parts.filter(
    (part, index) => index >= first && part.depth === depth && (end < 0 || part.from < end) && first >= 0,
  );
  const isAttribute = (unit: Unit) =>
    unit.type === 'noun' && (lexicon.attribute(unit.label) ?? lexicon.attribute(unit.noun)) !== undefined;
  const known = inside.filter(({ from, next }) => units.slice(from, next).some(isAttribute));
  return { known: known.length, all: inside.length };
}

const isAttributeOnly = ({ noun }: NounPhrase, lexicon: Lexicon) =>
  lexicon.isAttribute(noun) && lexicon.thing(noun) === undefined;

const isNoRecord = (unit: NounPhrase): boolean => isApp(unit) || isSetting(unit) || isNever(unit.noun);

/** "Parts list (number, colour)", "yarn stash: brand, weight": each of its rows is a part, or a yarn. */
const GATHERED = / (?:list|stash|collection|inventory|stock|table|sheet|record|data|details|info)$/;

/** What is named by the way: "by voice: room name, length". */
const ASIDE = /^(?:by|at|on|in|for|from|to|per|against|than)$/;

/**
 * The nouns that a list of attributes stands right behind.
 * @param isFirst whether nothing stands before these: then a colon follows what the text is about
 */
export function headedIn(units: readonly Unit[], isFirst: boolean, lexicon: Lexicon): NounPhrase[] {
  return units.flatMap((unit, index): NounPhrase[] => {
    const next = wordAt(units, index + 1)?.lower ?? '';
    if (unit.type !== 'noun' || !/^[(:=]$/.test(next) || isAttributeOnly(unit, lexicon)) return [];
    if (isNoRecord(unit) || unit.determiner === 'no') return [];
    const isTitle = isFirst && index === 0 && next === ':' && unit.determiner === '';
    if (isTitle || ASIDE.test(wordAt(units, index - 1)?.lower ?? '')) return [];
    const { known, all } = attributesAfter(units, index + 1, lexicon);
    // "Feedback: date, text": a thing that opens its sentence needs less to show what is said of it.
    const opens = index === 0 && next === ':' && lexicon.thing(unit.noun) !== undefined;
    if (known < (opens ? LEAST - 1 : LEAST) || known * 2 < all) return [];
    return [{ ...unit, noun: singular(unit.noun.replace(GATHERED, '')) }];
  });
}

/** "They are free or taken" says so of what the sentence before begins with. */
const POINTING = /^(?:it|each|they|all|every|these|those)$/;

/**
 * What values are told of, where nothing else is kept: "my glass commissions: sketched, cut, leaded", and
 * "school lockers. Each is free, taken or broken".
 */
export function livingIn(sentences: readonly (readonly Unit[])[], lexicon: Lexicon): NounPhrase | undefined {
  for (const [row, units] of sentences.entries()) {
    const choice = units.findIndex(({ type }) => type === 'choice');
    const values = units[choice];
    if (values?.type !== 'choice') continue;
    const isPointing = POINTING.test(wordAt(units, 0)?.lower ?? '');
    const [opening] = isPointing ? (sentences[row - 1] ?? []) : [];
    const before = values.choice.isLife ? units.slice(0, choice).findLast(isNoun) : undefined;
    const living = before ?? (opening && isNoun(opening) ? opening : undefined);
    if (!living || isNoRecord(living)) continue;
    const head = headOf(living.noun);
    return lexicon.thing(head) ? { ...living, noun: head } : living;
  }
  return undefined;
}
const isNoun = (unit: Unit): unit is NounPhrase => unit.type === 'noun';

const BEGINS = /^(?:and|but|so|then|where|when|[:;(,.•*-])$/;
/** "Payment status", "delivery method": of what is paid or delivered, rather than a thing of its own. */
const OF_OTHERS = /^(?:payment|delivery|shipping|stock|account|approval|health|employment|contract)$/;

/** "Appointment" of "appointment types". */
function ofLabel(label: string): string | undefined {
  const at = label.lastIndexOf(' ');
  return at > 0 && IS_LABEL.test(label.slice(at + 1)) ? singular(label.slice(0, at)) : undefined;
}

/**
 * What values are said of outright: "order tracking (placed, shipped)", "appointment types: check-up, filling".
 * @param lower the whole description in small letters
 */
export function livedIn(
  units: readonly Unit[],
  lower: string,
  lexicon: Lexicon,
): (Span & { noun: string })[] {
  return units.flatMap((unit, at) => {
    if (unit.type !== 'choice') return [];
    const { label, isLife, start } = unit.choice;
    const noun = ofLabel(label);
    if (noun === undefined || lexicon.thing(noun) === undefined) return [];
    // In a list of fields, "egg size" is of what the list is of.
    const opening = at === 0 || (isLife && BEGINS.test(wordAt(units, at - 1)?.lower ?? ''));
    const isSpokenOf = lower.split(noun).length > 2;
    return opening && (isLife || isSpokenOf) && !OF_OTHERS.test(noun)
      ? [{ noun, start, end: start + noun.length }]
      : [];
  });
}
