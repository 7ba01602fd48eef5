import { isNumeric } from '../../fields.ts';
import type { AppLanguage } from '../../kinds.ts';
import { type AttentionFact, type Facts, type FieldFact, isSaid, type Source } from '../facts.ts';
import { keyOf } from '../lexicon.ts';
import { STOCK, TIME_UNITS } from '../words/measures.ts';
import { type AttributeName, fieldOf } from '../ontology/attributes/index.ts';
import { attributeNamed, isMinimum } from '../ontology/index.ts';

// What rules and pages can't be without: a reminder needs a date, a stock a number.

/** Why something is added that nobody said. */
export const BECAUSE = 'a rule or a page needs it';

function usual(owner: string, name: AttributeName, language: AppLanguage): FieldFact {
  const { label, type } = fieldOf(name);
  return { owner, label: label[language], type, source: { from: 'knowledge', because: BECAUSE } };
}

/** What runs low is compared with a number that was told, or with a minimum of each row's own. */
function lowNeeds(
  owner: string,
  { value, field = '' }: Pick<AttentionFact, 'value' | 'field'>,
  own: readonly FieldFact[],
  language: AppLanguage,
): FieldFact[] {
  const isLimit = ({ type, label }: FieldFact) => type === 'number' && isMinimum(label, language);
  // "Fewer than 4 kegs" speaks of how many there are, and of no other number that a keg has.
  const isOfStock = keyOf(field).startsWith(keyOf(owner));
  const isCounted = (one: FieldFact) =>
    one.type === 'number' && !isLimit(one) && (STOCK.test(one.label) || (isSaid(one) && !isOfStock));
  const counted = own.find(isCounted);
  const minimum = usual(owner, 'minimumStock', language);
  // What falls below "its minimum" may be a weight or a pressure.
  const named =
    counted && language === 'en' && !STOCK.test(counted.label)
      ? { ...minimum, label: `minimum ${counted.label}` }
      : minimum;
  return [
    ...(counted ? [] : [usual(owner, 'stock', language)]),
    ...(value !== undefined || own.some(isLimit) ? [] : [named]),
  ];
}

/** What rows are looked through for: a day, or whether something was done. */
function watchedBy(
  attention: AttentionFact,
  owner: string,
  { states, language }: Facts,
  own: readonly FieldFact[],
  title: string,
): FieldFact[] {
  const { when, field, value } = attention;
  const source: Source = { from: 'knowledge', because: BECAUSE };
  // So many days are counted from the day that a row came, where it has none of its own.
  if (when === 'past' && value !== undefined)
    return own.some(({ type }) => /^date/.test(type))
      ? []
      : [{ ...usual(owner, 'date', language), default: 'today' }];
  if (when === 'past' || when === 'within')
    return own.some(({ type }) => /^date/.test(type))
      ? []
      : [usual(owner, IN_A_PERIOD.test(title) ? 'date' : 'dueDate', language)];
  if (when === 'below') return lowNeeds(owner, attention, own, language);
  // What is more than a number may only be asked of one that there is.
  if (when === 'above' || field === undefined || field === '') return [];
  const stem = keyOf(field).slice(0, 5);
  const isKnown =
    own.some(({ type, label, options }) =>
      [...(type === 'boolean' ? [label] : []), ...(options ?? [])].some((one) => keyOf(one).includes(stem)),
    ) ||
    // What usually happens to a row answers only what it says itself.
    states.some(
      (one) =>
        one.owner === owner && (isSaid(one) || one.values.some((value) => keyOf(value).includes(stem))),
    );
  return isKnown ? [] : [{ owner, label: field, type: 'boolean', source }];
}

/** "Today's orders" have a day, and nothing by which they are due. */
const IN_A_PERIOD = /^(?:of )?(?:today|tomorrow|this (?:week|month))\b/;

/** Papers that hold until a day. */
const PAPER =
  /\b(?:insurance|licen[cs]e|certificate|permit|passport|pass|visa|contract|lease|warranty|guarantee|registration|subscription|membership|card|policy|approval|accreditation)$/iu;
/** "A month before the insurance runs out": the day belongs to the paper, and of what is nothing else. */
function endOf(own: readonly FieldFact[], day: FieldFact): FieldFact {
  const papers = own.filter(({ type, label }) => type === 'text' && PAPER.test(label));
  const [only, ...others] = papers;
  return only && others.length === 0 ? { ...day, label: `${only.label} ${day.label.toLowerCase()}` } : day;
}

/** @returns the fields that are missing */
export function neededBy(facts: Facts): FieldFact[] {
  const { language } = facts;
  const fields: FieldFact[] = [];
  const fieldsOf = (noun: string) => [...facts.fields, ...fields].filter(({ owner }) => owner === noun);
  // Nothing is due, and nobody is booked, from the day of a birth on.
  const datesOf = (noun: string) =>
    fieldsOf(noun).filter(
      ({ type, label }) => /^date/.test(type) && attributeNamed(label, language)?.name !== 'birthDate',
    );
  const need = (owner: string, name: AttributeName) => fields.push(usual(owner, name, language));
  for (const { kind, owner, details } of facts.rules) {
    const dates = datesOf(owner);
    const [first] = dates;
    if (kind === 'reminder' && !first && details.after === undefined) {
      if (details.field !== 'end') need(owner, 'date');
      else fields.push(endOf(fieldsOf(owner), usual(owner, 'expiryDate', language)));
    }
    if (kind === 'noOverlap' && !first) need(owner, 'starts');
    if (kind === 'noOverlap' && dates.length === 1 && first?.type === 'date') need(owner, 'endDate');
    if (kind === 'before' && dates.length < 2)
      need(owner, first?.type === 'dateTime' ? 'ends' : first ? 'endDate' : 'startDate');
    if (kind === 'before' && dates.length === 0) need(owner, 'endDate');
    if (kind === 'stock') {
      const to = facts.relations.filter(({ from }) => from === owner).map((one) => one.to);
      const kept = to.find((noun) =>
        fieldsOf(noun).some(({ type, label }) => type === 'number' && STOCK.test(label)),
      );
      const [target] = kept === undefined ? to : [kept];
      if (target !== undefined && kept === undefined) need(target, 'stock');
      if (!fieldsOf(owner).some(({ type, label }) => type === 'number' && STOCK.test(label)))
        need(owner, 'quantity');
    }
  }
  // "A minimum stock for each chemical" is compared with what there is of it.
  for (const { owner, label, type } of facts.fields) {
    const isLeast = type === 'number' && isMinimum(label, language) && STOCK.test(label);
    const isCounted = (noun: string) =>
      fieldsOf(noun).some(
        (one) => one.type === 'number' && STOCK.test(one.label) && !isMinimum(one.label, language),
      );
    const parts = facts.relations.filter(({ to }) => to === owner).map(({ from }) => from);
    const isInParts = parts.some((noun) =>
      fieldsOf(noun).some((one) => isSaid(one) && STOCK.test(one.label)),
    );
    if (isLeast && !isCounted(owner) && !isInParts) need(owner, 'stock');
  }
  for (const { owner, details } of facts.rules)
    if (details.below !== undefined) {
      const own = fieldsOf(owner);
      const isNamed = (one: FieldFact) =>
        isNumeric(one) && keyOf(one.label) === keyOf(String(details.field ?? ''));
      // "The temperature is below 2" needs no stock.
      if (typeof details.below === 'number' && own.some(isNamed)) continue;
      const value = typeof details.below === 'number' ? { value: details.below } : {};
      fields.push(...lowNeeds(owner, value, own, language));
    }
  for (const { kind, entity, title, attention } of facts.pages)
    if (entity !== undefined) {
      if (attention) fields.push(...watchedBy(attention, entity, facts, fieldsOf(entity), title ?? ''));
      const isOverTime = title !== undefined && TIME_UNITS.some(([unit]) => unit.test(title));
      if (kind === 'dashboard' && isOverTime && datesOf(entity).length === 0) need(entity, 'date');
      if (kind === 'calendar' && datesOf(entity).length === 0) need(entity, 'date');
      if (kind === 'gallery' && !fieldsOf(entity).some(({ type }) => type === 'image')) need(entity, 'photo');
    }
  return fields;
}
