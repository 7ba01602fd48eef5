import {
  type AttentionFact,
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  type PageFact,
  spansOf,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { categoryFor } from '../../category.ts';
import { clauseAt, daysOf } from '../../read/english/asked/attention.ts';
import { attributeNamed } from '../../ontology/index.ts';
import { stemsOf } from '../../read/english/asked/stems.ts';
import { BECAUSE } from '../../assume/needs.ts';
import { fieldsNamed, isNumber, placeIn } from './spoken-of.ts';
import { DUE, LIMIT, OVER } from '../../words/measures.ts';

// Of which rows it was asked what has to be looked after, once all fields are known: "under 10 sheets" are the materials with sheets.

/** A day on which something stops being good, and words that ask for it. */
const ENDING = /expir|best before|use by|until|valid|warranty|lease|renew|runs? out|ends?\b/i;
const ENDS = /\b(?:expir|laps|runs? out|out of date|renew|best before)/;
const IS_DUE = /\bdue\b|\boverdue\b|\blate\b/;
/** "Not back yet", "still out" */
const IS_OUT = /\bnot (?:yet )?(?:back|returned|brought back)\b|\bstill out\b/;
const isDay = ({ type }: FieldFact) => /^date/.test(type);

/** How well a thing meets a condition, and the field by which it does. */
interface Met {
  value: number;
  attention: AttentionFact;
}

const valuesOf = ({ states, fields }: Facts, noun: string): string[] => [
  ...states.flatMap(({ owner, values }) => (owner === noun ? values : [])),
  ...fields.flatMap(({ owner, options = [] }) => (owner === noun ? options : [])),
];

/** "Nitrate above 40": what is compared with a number is one. */
const isCompared = (field: FieldFact): boolean =>
  field.type === 'text' && !field.options && isSaid(field) && !/\b(?:name|title|notes?)\b/i.test(field.label);
/** "What is overdue": a day that only this wish needs says nothing of whose it is. */
const isMadeUp = ({ source }: FieldFact): boolean =>
  source.from === 'knowledge' && source.because === BECAUSE;

function met(attention: AttentionFact, { noun }: EntityFact, clause: string, facts: Facts): Met {
  const own = facts.fields.filter(({ owner }) => owner === noun);
  const { when, value } = attention;
  const by = (some: readonly FieldFact[], worth: number): Met | undefined => {
    const [field] = some;
    return (
      field && { value: isSaid(field) ? worth : worth / 2, attention: { ...attention, field: field.label } }
    );
  };
  const asked = { value: 0, attention };
  // Nobody is due on the day of their birth.
  const isBirth = ({ label }: FieldFact) =>
    attributeNamed(label, 'en')?.name === 'birthDate' && !/\b(?:birth|born)/.test(clause);
  const days = own.filter(
    (one) => isDay(one) && !isBirth(one) && (when !== 'within' || !OVER.test(one.label)),
  );
  if (when === 'past' || when === 'within') {
    if (attention.field !== undefined && days.some(({ label }) => label === attention.field))
      return { value: 2.5, attention };
    const ending = ENDS.test(clause) ? days.filter(({ label }) => ENDING.test(label)) : [];
    const due = IS_DUE.test(clause) && value === undefined ? days.filter(({ label }) => DUE.test(label)) : [];
    return (
      by(fieldsNamed(clause, days), 2) ??
      by(ending, 2) ??
      by(IS_DUE.test(clause) ? days.filter(({ label }) => /\bdue\b/i.test(label)) : [], 2) ??
      by(due, 1) ??
      (days.length > 0 ? { ...asked, value: days.some(isSaid) ? 0.5 : 0.2 } : { ...asked, value: -1.5 })
    );
  }
  if (when === 'above' || when === 'below') {
    // What falls below a minimum is never that minimum.
    const numbers = own.filter((one) => isNumber(one) && !LIMIT.test(one.label));
    return (
      by(fieldsNamed(clause, numbers), 2) ??
      by(value === undefined ? [] : fieldsNamed(clause, own.filter(isCompared)), 1.8) ??
      (numbers.length > 0 ? { ...asked, value: numbers.some(isSaid) ? 0.5 : 0 } : { ...asked, value: -2 })
    );
  }
  const [stem = attention.field ?? ''] = stemsOf(attention.field ?? '');
  if (stem === '') return asked;
  const says = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.startsWith(stem));
  // "Not checked in 9 months", of what was last checked on a day.
  const elapsed = when === 'isNot' ? DAYS.exec(clause) : null;
  const done = elapsed
    ? by(
        days.filter(({ label }) => says(label)),
        2.5,
      )
    : undefined;
  if (elapsed && done)
    return {
      ...done,
      attention: { when: 'past', field: done.attention.field ?? '', value: daysIn(elapsed) },
    };
  const yesNo = own.filter(({ type, label }) => type === 'boolean' && says(label));
  if (yesNo.length > 0) return by(yesNo, 2) ?? asked;
  if (valuesOf(facts, noun).some(says)) return { ...asked, value: 2 };
  // "Pupils who were absent": of what is marked so, and not of the pupil.
  return { ...asked, value: UNKNOWN };
}
const UNKNOWN = -0.5;

const DAYS =
  /\b(?:(?:in|for|over|since|than|within) (?:more than |over |the last |at least )?(\d+|an?|one|two|three|four|six|nine|ten|twelve)? ?(day|week|month|year)s?\b|today\b|this (week|month|year)\b)/;
const daysIn = ([, count, unit, period = 'day']: RegExpExecArray): number =>
  daysOf(count, unit ?? period).value ?? 1;

function settled(
  page: PageFact,
  attention: AttentionFact,
  clause: string,
  facts: Facts,
  lexicon: Lexicon,
): PageFact {
  const isOf = (noun: string, other: string | undefined) =>
    facts.relations.some(({ from, to }) => from === noun && to === other);
  const [best] = facts.entities
    .map((entity) => {
      const found = met(attention, entity, clause, facts);
      const isAsked = page.entity === entity.noun;
      const isSomeone = categoryFor(entity, lexicon, 'en') === 'person';
      return {
        entity,
        attention: found.attention,
        value:
          found.value +
          (isAsked ? 1.2 : 0) +
          // "Which pets are due": by the vaccinations that say when each of them is.
          (IS_DUE.test(clause) && isOf(entity.noun, page.entity) ? 1.5 : 0) +
          // "Skis that are not back yet": by the rentals.
          (IS_OUT.test(clause) && isOf(entity.noun, page.entity) ? 2.5 : 0) +
          (placeIn(clause, entity, lexicon) >= 0 ? (isSomeone ? 1 : 1.5) : 0) -
          (isSomeone && !isAsked ? 0.3 : 0),
      };
    })
    .sort((one, other) => other.value - one.value);
  return best ? { ...page, entity: best.entity.noun, attention: best.attention } : page;
}

/** Words of many dates, which don't tell whose is meant. */
const COMMON = /^(?:dates?|days?|times?|starts?|ends?|from|until|to|begins?|when)$/;

/** "See the ETAs in a calendar", "a calendar of the deadlines": of what has that date, and by it. */
function dated(page: PageFact, clause: string, { entities, fields }: Facts): PageFact {
  const words = clause
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => !COMMON.test(word))
    .join(' ');
  const found = entities.flatMap(({ noun }) =>
    fieldsNamed(
      words,
      fields.filter(
        (one) => one.owner === noun && isDay(one) && isSaid(one) && !COMMON.test(one.label.toLowerCase()),
      ),
    ),
  );
  const own = found.find(({ owner }) => owner === page.entity);
  const [only] = found;
  const meant = own ?? (found.length === 1 ? only : undefined);
  return meant ? { ...page, entity: meant.owner, day: meant.label } : page;
}

const needsDay = ({ kind, attention, chart }: PageFact): boolean =>
  kind === 'calendar' || attention !== undefined || chart !== undefined;

/** The facts with each list of what has to be looked after, and each calendar, at the rows that it is of. */
export function withRowsAsked(facts: Facts, text: string, lexicon: Lexicon): Facts {
  if (facts.language !== 'en') return facts;
  const lower = text.toLowerCase();
  const pages = facts.pages.map((page) => {
    const [span] = spansOf(page);
    if (page.source.from !== 'text' || !span) return page;
    if (page.kind === 'calendar') return dated(page, clauseAt(lower, span.start, span.end).clause, facts);
    if (!page.attention) return page;
    return settled(page, page.attention, clauseAt(lower, span.start, span.end).clause, facts, lexicon);
  });
  // "Absent more than 3 times": of what has no number nobody can tell.
  const isIdle = ({ entity, attention }: PageFact) =>
    attention?.when === 'above' && !facts.fields.some((one) => one.owner === entity && isNumber(one));
  const isNumberAsked = ({ owner, label }: FieldFact) =>
    pages.some(
      ({ entity, attention }) =>
        entity === owner &&
        /^(?:above|below)$/.test(attention?.when ?? '') &&
        attention?.field?.toLowerCase() === label.toLowerCase(),
    );
  // What was to be due needs no such day, once it is known what is.
  const left = facts.pages
    .filter(({ entity, attention }, at) => attention && pages[at]?.entity !== entity)
    .map(({ entity }) => entity)
    .filter((noun) => !pages.some((page) => page.entity === noun && needsDay(page)))
    .filter((noun) => !facts.rules.some(({ owner }) => owner === noun));
  const fields = facts.fields
    .map((field) =>
      isCompared(field) && isNumberAsked(field) ? { ...field, type: 'number' as const } : field,
    )
    .filter((field) => !(isMadeUp(field) && isDay(field) && left.includes(field.owner)));
  return {
    ...facts,
    fields,
    pages: pages.filter((page) => !isIdle(page)),
    unknown: [...facts.unknown, ...pages.filter(isIdle).flatMap(spansOf)],
  };
}
