import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isWithin,
  type RelationFact,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import type { FieldType } from '../../../kinds.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import { entityOf } from '../../read/english/entity-of.ts';
import { isPlural, singular } from '../../read/english/inflect.ts';
import { isTold } from '../../told-of.ts';
import { withoutEntity } from '../../without-entity.ts';

// "A stock per blood group", "commission we get per policy", "housekeeping status of each room (clean, dirty)": a field of what is named behind it, wherever it stands in a list.

const LISTED =
  /(?<=[,;:]\s+(?:and\s+)?|\band\s+)(?:(?:an?|the|our|their) )?((?!(?:and|or|an?|the|our|their)\b)[a-z][a-z-]*(?: (?!(?:and|or|with|of|for|per|in|on|at|by|to)\b)[a-z][a-z-]*){0,2}?)(?: (?:we|they|i|he|she|you|it) [a-z]+)? (?:per|(?:for|of) (?:each|every)) ([a-z-]+(?: [a-z-]+)?)(?:\s*\(([^()]+)\))?(?=\s*(?:[.,;)\n(]|$|and\b|with\b))/giu;
/** What is counted or drawn is no field. */
const SHOWN =
  /\b(?:charts?|graphs?|totals?|sums?|reports?|overview|dashboard|statistics|average|count|number|how (?:many|much)|see|show|shows|list)\b[^.;]*$/iu;
/** "Price per night" is one price, by the night. */
const UNITS =
  /^(?:night|day|hour|minute|week|month|quarter|season|year|word|page|km|kilometre|kilometer|mile|litre|liter|kilo|kg|unit|piece|item|portion|head)$/u;
const IN_BRACKETS = /\([^)]*$/u;
const MONEY =
  /(?:^| )(?:pay|wage|commission|fee|cost|price|rate|rent|deposit|charge|tip|bonus|discount|budget)$/u;
/** What is written or put together for somebody or something. */
const WRITTEN =
  /(?:^| )(?:statement|file|folder|dossier|checklist|summary|profile|certificate|quote|contract|invoice|bill|plan|diary|logbook)$/u;
const STATUS = /(?:^| )(?:status|state|condition)$/u;
const NUMBERS: readonly FieldType[] = ['number', 'money', 'duration'];

/** @param given facts of an English description */
export const withListedPer = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(LISTED)].reduce((facts, match) => {
    const [all, words = '', what = '', values] = match;
    const label = words.toLowerCase();
    const from = match.index + all.indexOf(words);
    const place: Span = { start: from, end: from + words.length };
    const whole: Span = { start: match.index, end: match.index + all.length };
    const owner = [what, what.split(' ')[0] ?? '']
      .map((one) => singular(one.toLowerCase()))
      .flatMap((noun) => facts.entities.filter((one) => one.noun === noun && isSaid(one)))[0]?.noun;
    const known = lexicon.attribute(label) ?? lexicon.attribute(label.split(' ').at(-1) ?? label);
    const type = MONEY.test(singular(label)) ? 'money' : known;
    const options = values?.split(/,\s*(?:or |and )?| or | and /u).map((one) => one.trim());
    const isChosen = options !== undefined && options.length > 1 && STATUS.test(label);
    const isNumber = type !== undefined && NUMBERS.includes(type);
    const isAmounts = isPlural(label) && MONEY.test(singular(label));
    if (owner === undefined || (isPlural(label) && !isAmounts)) return facts;
    if (WRITTEN.test(label) && !SHOWN.test(all)) return withWritten(facts, label, owner, place, lexicon);
    if (!(isNumber || isChosen)) return facts;
    const before = text.slice(sentenceStart(text, match.index), from);
    // "Temperature and humidity of each room" are read there, and no list of an app.
    const isOfList = /[,;:]/u.test(before);
    if (UNITS.test(owner) || !isOfList || SHOWN.test(before + label) || IN_BRACKETS.test(before))
      return facts;
    const isHere = (one: { source: Source }, at: Span) =>
      isSaid(one as FieldFact) && spansOf(one).length > 0 && spansOf(one).every((span) => isWithin(span, at));
    const thing = facts.entities.find(({ noun }) => noun === label);
    // "Budgets with a limit": told of by itself, it is kept by itself.
    if (thing && (thing.noun === owner || isTold(facts, label) || !isHere(thing, whole))) return facts;
    const isOfOwner = (one: FieldFact) => one.owner === owner && keyOf(one.label) === label;
    if (!isChosen && facts.fields.some(isOfOwner)) return facts;
    const rest = thing ? withoutEntity(facts, label) : facts;
    const isSame = (one: FieldFact) =>
      isHere(one, place) ||
      isOfOwner(one) ||
      (options !== undefined && one.options?.length === options.length && isOfValues(one, options));
    const field: FieldFact = {
      owner,
      label,
      type: isChosen ? 'select' : (type ?? 'text'),
      ...(isChosen && { options }),
      source: { from: 'text', spans: [place] },
    };
    return { ...rest, fields: [...rest.fields.filter((one) => !isSame(one)), field] };
  }, given);

/** "A statement for each tenant": each of them is written for one of these. */
function withWritten(facts: Facts, noun: string, owner: string, place: Span, lexicon: Lexicon): Facts {
  const source: Source = { from: 'text', spans: [place] };
  const link = { from: noun, to: owner, many: false, source };
  if (facts.entities.some((one) => one.noun === noun)) {
    const isOther = (one: RelationFact) => ![one.from, one.to].every((end) => [noun, owner].includes(end));
    return { ...facts, relations: [...facts.relations.filter(isOther), link] };
  }
  const isOther = (one: EntityFact) =>
    one.noun !== owner && spansOf(one).some((span) => isWithin(span, place));
  if (facts.entities.some(isOther)) return facts;
  return {
    ...facts,
    entities: [...facts.entities, entityOf(noun, source, lexicon)],
    fields: facts.fields.filter((one) => one.owner !== owner || keyOf(one.label) !== noun),
    relations: [...facts.relations, link],
  };
}

/** A choice of these values, which its reader took for a sort of what they stand behind. */
const isOfValues = ({ options = [] }: FieldFact, values: readonly string[]): boolean =>
  options.every((option) => values.some((value) => keyOf(value) === keyOf(option)));
