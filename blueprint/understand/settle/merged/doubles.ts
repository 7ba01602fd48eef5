import type { AppLanguage, FieldType } from '../../../kinds.ts';
import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isSaidIn,
  type RelationFact,
  spansOf,
} from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { singular } from '../../read/english/inflect.ts';
import { isTold } from '../../told-of.ts';

// Nothing of a thing is called the same twice: what was read as a value and as a reference is one of them.

/** What is entered as such, whatever else is kept: a dose in milligrams refers to no dose. */
const VALUES: readonly FieldType[] = [
  'number',
  'money',
  'boolean',
  'select',
  'longText',
  'date',
  'dateTime',
  'duration',
  'image',
  'file',
];

/** Of a thing of which nothing was said but its name. */
function isBare({ noun }: EntityFact, facts: Facts, relations: readonly RelationFact[]): boolean {
  return (
    !isTold(facts, noun) &&
    !facts.pages.some(({ entity }) => entity === noun) &&
    !relations.some((one) => (one.from === noun || one.to === noun) && isSaid(one))
  );
}

/** @param facts what is known and added, before it is made an app */
export function withoutDoubles(facts: Facts): Facts {
  const { language } = facts;
  const nameOf = (words: string) => keyIn(words, language);
  const labelOf = ({ label, to }: RelationFact) => nameOf(label ?? to);
  // "How many packets" counts what a packet is one of.
  const isCount = ({ type, label }: FieldFact) => type === 'number' && nameOf(label) !== keyOf(label);
  const twinOf = (relation: RelationFact) =>
    facts.fields.find(
      (field) =>
        field.owner === relation.from && nameOf(field.label) === labelOf(relation) && !isCount(field),
    );
  const isValue = (relation: RelationFact) => {
    const twin = twinOf(relation);
    if (twin === undefined || !VALUES.includes(twin.type)) return false;
    // What it can be was listed, or is answered by yes or no.
    const hasFields = facts.fields.some((one) => one.owner === relation.to && isSaid(one));
    if ((twin.type === 'select' || twin.type === 'boolean') && isSaid(twin)) return !hasFields;
    const target = facts.entities.find(({ noun }) => noun === relation.to);
    const others = facts.relations.filter((one) => one !== relation);
    // What is spoken of again stands for itself.
    const isAgain = target !== undefined && spansOf(target).length > 1;
    return (isSaid(twin) || !isSaid(relation)) && (!target || (!isAgain && isBare(target, facts, others)));
  };
  const isSame = (one: RelationFact, other: RelationFact) =>
    one.from === other.from && one.to === other.to && labelOf(one) === labelOf(other);
  const single = facts.relations.filter(
    (one, at) => facts.relations.findIndex((other) => isSame(one, other)) === at,
  );
  const relations = single.filter((relation) => !isValue(relation));
  const gone = facts.entities
    .filter(
      (entity) =>
        single.some((one) => one.to === entity.noun && isValue(one)) && isBare(entity, facts, relations),
    )
    .map(({ noun }) => noun);
  const isKept = (noun: string) => !gone.includes(noun);
  const kept = relations.filter(({ from, to }) => isKept(from) && isKept(to));
  // "Weddings have guests with name and diet": the words name rows of their own, and no number of them.
  const areRows = (field: FieldFact) =>
    isCount(field) &&
    kept.some(
      (one) =>
        one.to === field.owner &&
        keyOf(one.from) === nameOf(field.label) &&
        spansOf(field).every((span) => isSaidIn(one, [span])) &&
        facts.fields.filter((other) => other.owner === one.from && isSaid(other)).length > 1,
    );
  // "Backers pledge an amount": of the pledge, which names its backer.
  const isOfDeed = (field: FieldFact) =>
    field.type === 'money' &&
    isSaid(field) &&
    facts.fields.some(
      (other) =>
        other.owner !== field.owner &&
        isSaid(other) &&
        keyOf(other.label) === keyOf(field.label) &&
        spansOf(other).every((span) => isSaidIn(field, [span])) &&
        kept.some((one) => one.from === other.owner && one.to === field.owner && isSaid(one)),
    );
  const fields = facts.fields.filter((field, at) => {
    const isTwin = (one: FieldFact) => one.owner === field.owner && nameOf(one.label) === nameOf(field.label);
    const isSecond =
      field.source.from === 'knowledge' &&
      !isCount(field) &&
      facts.fields.some(
        (one, place) =>
          (place !== at && isTwin(one) && (isSaid(one) || place < at)) ||
          (one.owner === field.owner && isSaid(one) && isShortOf(one.label, field.label)),
      );
    const isReference = kept.some((one) => one.from === field.owner && labelOf(one) === nameOf(field.label));
    return (
      isKept(field.owner) &&
      !isSecond &&
      !isOfDeed(field) &&
      !(isReference && !isCount(field)) &&
      !areRows(field)
    );
  });
  return {
    ...facts,
    entities: facts.entities.filter(({ noun }) => isKept(noun)),
    fields,
    relations: kept,
    states: facts.states.filter(({ owner }) => isKept(owner)),
    rules: facts.rules.filter(({ owner }) => isKept(owner)),
  };
}

/** "Art" beside "Tierart": in German what is usual may be said by the end of its name. */
const SHORT = /^(?:art|typ|nummer|kategorie)$/u;
const isShortOf = (said: string, usual: string): boolean =>
  SHORT.test(said.toLowerCase()) && usual.toLowerCase().endsWith(said.toLowerCase()) && !/\s/u.test(usual);

const keyIn = (words: string, language: AppLanguage): string =>
  language === 'en' ? singular(keyOf(words)) : keyOf(words);
