import { withoutEntity } from '../../without-entity.ts';
import { type EntityFact, type Facts, type FieldFact, isSaid, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { mentionsOf } from '../../mentions.ts';
import { categoryOf } from '../../ontology/index.ts';
import { isPlural, singular } from '../../read/english/inflect.ts';
import { factsOf } from '../../told-of.ts';
import { WRITES } from '../references/written-after.ts';

// "Hives have a name and a location": what is as often a field as a thing, named once among the fields of another, is one of these.

/** "Matches with result": what came of something. */
const FOUND = /^(?:result|outcome|verdict)$/;
/** Where something is, and of what sort. */
const OF_OTHERS: readonly Category[] = ['place', 'category'];

/** "We note the temperature … if the temperature is above 8": a field of what was noted, and its rules are too. */
const withoutMeasured = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  given.entities.reduce((facts, entity) => {
    const { noun, concept, source } = entity;
    const { fields, rules, access, pages, relations } = facts;
    const isMeasured = (lexicon.byId(concept ?? '')?.category ?? categoryOf(noun)) === 'measurement';
    const isOf = (one: FieldFact) => isSaid(one) && one.owner !== noun;
    // "Pets yes/no" is answered, and keeps no pets.
    const answer = fields.find(
      (one) => isOf(one) && one.type === 'boolean' && singular(keyOf(one.label)) === noun,
    );
    const same = answer ?? fields.find((one) => isOf(one) && keyOf(one.label) === noun);
    const owner = same?.owner ?? besideFieldsOf(entity, facts, text);
    const isReferredTo = relations.some((one) => one.to === noun && isSaid(one));
    if (
      !(isMeasured || answer) ||
      owner === undefined ||
      isReferredTo ||
      fields.some((field) => field.owner === noun)
    )
      return facts;
    const moved = <One extends { owner: string }>(one: One): One =>
      one.owner === noun ? { ...one, owner } : one;
    const type = lexicon.attribute(noun) ?? 'number';
    return withoutEntity(
      {
        ...facts,
        fields: same ? fields : [...fields, { owner, label: noun, type, source }],
        rules: rules.map((rule) => moved(rule)),
        access: access.map((one) => moved(one)),
        pages: pages.map((page) => (page.entity === noun ? { ...page, entity: owner } : page)),
      },
      noun,
    );
  }, given);

/** "Record temperature, cleanliness": the one that has what is noted right behind it. */
const besideFieldsOf = (entity: EntityFact, { entities, fields }: Facts, text: string): string | undefined =>
  fields.find(
    (field) =>
      entities.some(({ noun, isPast }) => noun === field.owner && isPast) &&
      spansOf(field).some(({ start }) =>
        spansOf(entity).some(({ end }) => /^(?:, |,? and )$/u.test(text.slice(end, start))),
      ),
  )?.owner;

/** "Clients with name and allergies. Pets with allergies": remarks of each of them, and no table of allergies. */
const withoutRemarks = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  given.entities.reduce((facts, entity) => {
    const { noun, concept, source } = entity;
    if (concept !== undefined || !isSaid(entity) || lexicon.attribute(noun) !== 'longText') return facts;
    // "After each visit the vet writes a treatment note": a row of its own.
    if (spansOf(entity).some(({ start }) => WRITES.test(text.slice(0, start)))) return facts;
    const { fields, pages } = facts;
    const isSpokenOf =
      factsOf(facts, noun).length > 0 || pages.some((page) => page.entity === noun && isSaid(page));
    const mentions = mentionsOf(facts.entities, text);
    const owners = mentions.flatMap((one, at) => {
      const before = mentions.slice(0, at).findLast((other) => other.noun !== noun);
      return one.noun === noun ? [before?.sentence === one.sentence ? before.noun : undefined] : [];
    });
    if (isSpokenOf || owners.length === 0 || owners.includes(undefined)) return facts;
    const kept = [...new Set(owners)].flatMap((owner): FieldFact[] => {
      const isThere = fields.some((field) => field.owner === owner && singular(keyOf(field.label)) === noun);
      return owner === undefined || isThere
        ? []
        : [{ owner, label: entity.plural, type: 'longText', source }];
    });
    return { ...withoutEntity(facts, noun), fields: [...fields, ...kept] };
  }, given);

/** The facts of an English text, in which what is only named as a field of something is one. */
export function withoutOnlyNamed(given: Facts, text: string, lexicon: Lexicon): Facts {
  const read = withoutRemarks(withoutMeasured(given, text, lexicon), text, lexicon);
  return read.entities.reduce((facts, entity) => {
    const owner = ownerOf(entity, facts, text, lexicon);
    if (owner === undefined) return facts;
    const { noun, source } = entity;
    return {
      ...withoutEntity(facts, noun),
      fields: [...facts.fields, { owner, label: noun, type: lexicon.attribute(noun) ?? 'text', source }],
    };
  }, read);
}

function ownerOf(entity: EntityFact, facts: Facts, text: string, lexicon: Lexicon): string | undefined {
  const { entities, fields, relations, pages, roles } = facts;
  const { noun, plural, concept } = entity;
  const spans = spansOf(entity);
  const [span] = spans;
  const category = lexicon.byId(concept ?? '')?.category;
  // Where something is has a name as a property, too.
  const isEither = concept === 'place' || (lexicon.isAttribute(noun) && lexicon.attribute(noun) === 'text');
  const isFound = FOUND.test(noun);
  const isOfOthers = isEither && category !== undefined && OF_OTHERS.includes(category);
  if (!span || !(isOfOthers || isFound)) return undefined;
  const places = new Set(spans.map(({ start }) => start));
  const lower = text.toLowerCase();
  const isOnce = places.size === 1 && lower.split(keyOf(noun)).length === 2 && !lower.includes(keyOf(plural));
  const isSpokenOf = factsOf(facts, noun).length > 0;
  const isShown = pages.some((page) => page.entity === noun) || roles.some((role) => role.noun === noun);
  const links = relations.filter(
    (one) => (one.from === noun || one.to === noun) && (!isFound || isSaid(one)),
  );
  const [link] = links;
  if (!isOnce || isSpokenOf || isShown || !link || links.length > 1 || link.from === noun) return undefined;
  const isPlain = !link.many && isSaid(link) && !isPlural(lower.slice(span.start, span.end));
  // Beside it stand other fields of the same thing, within its sentence.
  const sentence = (at: number) => text.slice(0, at).split(/[.!?\n]/u).length;
  const isBesideFields = fields.some(
    (field) =>
      field.owner === link.from &&
      spansOf(field).some(({ start }) => sentence(start) === sentence(span.start)),
  );
  return isPlain && (isBesideFields || isFound) && entities.some((one) => one.noun === link.from)
    ? link.from
    : undefined;
}
