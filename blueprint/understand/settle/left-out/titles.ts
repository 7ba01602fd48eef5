import type { EntityFact, Facts, FieldFact } from '../../facts.ts';
import { keyOf, lexiconFor } from '../../lexicon.ts';
import { categoryFor } from '../../category.ts';
import { attributeNamed } from '../../ontology/index.ts';
import type { Category } from '../../ontology/concept.ts';
import { TEXTS } from '../../compile/texts.ts';

// Nobody gives a booking a name: it is called by who it is for and when. The name that knowledge added goes.

const UNNAMED = new Set(
  (
    'payment rentPayment donation salary refund fine bid vote attendance grade submission registration enrolment membership shift ' +
    'timeEntry timesheet leave delivery return sale wishlist prescription medicalRecord feeding adoption fuelLog raceResult orderItem ' +
    'invoiceItem comment response application lease warranty referral seat like follow favourite'
  ).split(' '),
);
const UNNAMED_CATEGORIES: readonly Category[] = ['booking', 'measurement'];
/** Unknown things that happen, or come to pass between others. */
const HAPPENING: readonly Category[] = ['booking', 'measurement', 'event', 'money', 'work'];
const NAMES: readonly string[] = ['name', 'title', 'subject', 'number', 'description', 'orderNumber'];

function isUnnamed(entity: EntityFact, facts: Facts): boolean {
  const category = categoryFor(entity, lexiconFor(facts.language), facts.language);
  if (entity.concept !== undefined)
    return UNNAMED.has(entity.concept) || (category !== undefined && UNNAMED_CATEGORIES.includes(category));
  return category === undefined || HAPPENING.includes(category);
}

const isAddedName = (field: FieldFact, { language }: Facts): boolean =>
  field.source.from === 'knowledge' &&
  field.type === 'text' &&
  (keyOf(field.label) === keyOf(TEXTS[language].name) ||
    NAMES.includes(attributeNamed(field.label, language)?.name ?? ''));

/** The facts without added names of things that are called by what they refer to. */
export function withoutAddedNames(facts: Facts): Facts {
  const dropped = new Set<FieldFact>();
  for (const entity of facts.entities) {
    if (!isUnnamed(entity, facts)) continue;
    const links = facts.relations.filter(
      ({ from, to, many }) => from === entity.noun && to !== from && !many,
    );
    const own = facts.fields.filter(({ owner }) => owner === entity.noun);
    const isDated = own.some(({ type }) => type === 'date' || type === 'dateTime');
    // "One of three haircuts": of what nothing is said there is a list of names.
    const isBare =
      entity.concept === undefined && !isDated && own.every(({ source }) => source.from === 'knowledge');
    if (isBare || links.length === 0 || (links.length < 2 && !isDated)) continue;
    for (const field of own) if (isAddedName(field, facts)) dropped.add(field);
  }
  return dropped.size === 0
    ? facts
    : { ...facts, fields: facts.fields.filter((field) => !dropped.has(field)) };
}
