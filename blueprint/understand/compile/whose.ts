import { mayUpdate, UNCHOSEN } from '../../access.ts';
import { hasAddress, isReference } from '../../fields.ts';
import type { Blueprint, Entity, Field } from '../../schema.ts';
import { type Facts, isSaid, spansOf } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { Category } from '../ontology/concept.ts';
import { ownershipsIn } from '../assume/open.ts';
import { put, withEmail } from './alterations.ts';
import type { Made } from './entities.ts';

// "Translators only see the jobs assigned to them": a job belongs to the translator whom it names, whoever entered it.

const WORK: readonly Category[] = ['task', 'work'];
const DELIVERED = /^(?:delivery|visit|ride|route|trip|lead|ticket|case)$/u;

const pointsTo = (field: Field, { name }: Entity) => isReference(field) && field.entity === name;

/** The reference of data to other data that refers to somebody in turn, as attendance refers to a child and that to its parent. */
function linkThrough({ entities }: Blueprint, { name, fields }: Entity, person: Entity) {
  for (const field of fields.filter(isReference)) {
    const entity = entities.find((one) => one.name === field.entity && one !== person && one.name !== name);
    const link = entity?.fields.find((one) => pointsTo(one, person));
    const among = hasAddress(entity) ? UNCHOSEN : ['public', 'member'];
    if (entity && link && !mayUpdate(entity, among)) return { entity, field, link };
  }
  return null;
}

/** Who sees rows of their own sees themselves, and what stands between. */
const seenBySelf = (entity: Entity): Entity => {
  const { access } = entity;
  const isSeen = access.read.some((name) => UNCHOSEN.includes(name));
  return isSeen ? entity : { ...entity, access: { ...access, read: ['own', ...access.read] } };
};

/** The app in which rows belong to the people whom they name. */
export function withOwners(app: Blueprint, facts: Facts, made: readonly Made[], lexicon: Lexicon): Blueprint {
  const nameOf = (noun: string) => made.find(({ fact }) => keyOf(fact.noun) === keyOf(noun))?.entity.name;
  // Whoever is given something to do says how far it has got; a grade or a loan is only seen.
  const isWorkedOn = (noun: string) =>
    made.some(
      ({ fact }) =>
        fact.noun === noun &&
        (WORK.includes(categoryFor(fact, lexicon, facts.language) ?? 'category') ||
          DELIVERED.test(fact.concept ?? fact.noun)),
    );
  const isOnlyAssumed = (owner: string, who: string) =>
    !facts.relations.some((one) => one.from === owner && one.to === who && isSaid(one));
  const isNamedWithin = (owner: string, name: string) => {
    const noun = made.find(({ entity }) => entity.name === name)?.fact;
    const said = facts.access.filter((one) => one.owner === owner && one.who === 'own').flatMap(spansOf);
    return (
      noun !== undefined &&
      spansOf(noun).some((span) => said.some(({ start, end }) => start <= span.start && span.end <= end))
    );
  };
  return ownershipsIn(facts, lexicon).reduce((whole, { owner, who }) => {
    const [entity, person] = [nameOf(owner), nameOf(who)].map((name) =>
      whole.entities.find((one) => one.name === name),
    );
    if (!entity || !person || entity === person) return whole;
    // Whoever could change the address of another could make any row their own.
    if (mayUpdate(person, UNCHOSEN)) return whole;
    const howFar = isWorkedOn(owner) ? ('change' as const) : ('see' as const);
    const known = put(whole, withEmail(seenBySelf(person), facts.language));
    const between = linkThrough(whole, entity, person);
    const direct = entity.fields.filter((field) => pointsTo(field, person));
    // "Repairs of their buildings": that a repair has an owner besides was only assumed.
    const isRoundabout =
      between !== null &&
      (direct.length === 0 || (isOnlyAssumed(owner, who) && isNamedWithin(owner, between.entity.name)));
    if (!isRoundabout) {
      const fields = entity.fields.map((field) =>
        direct.includes(field) ? { ...field, owns: howFar } : field,
      );
      return direct.length === 0 ? whole : put(known, { ...entity, fields });
    }
    const { link } = between;
    const fields = entity.fields
      .filter((field) => !direct.includes(field))
      .map((field) => (field === between.field ? { ...field, owns: howFar, through: link.name } : field));
    const owned = seenBySelf(between.entity);
    return put(put(known, { ...entity, fields }), {
      ...owned,
      fields: owned.fields.map((field) => (field === link ? { ...field, owns: field.owns ?? 'see' } : field)),
    });
  }, app);
}
