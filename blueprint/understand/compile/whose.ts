import { UNCHOSEN } from '../../access.ts';
import { isReference } from '../../fields.ts';
import type { Blueprint, Field } from '../../schema.ts';
import type { Facts } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { Category } from '../ontology/concept.ts';
import { ownershipsIn } from '../assume/open.ts';
import { put, withEmail } from './alterations.ts';
import type { Made } from './entities.ts';

// "Translators only see the jobs assigned to them": a job belongs to the translator whom it names, whoever entered it.

const WORK: readonly Category[] = ['task', 'work'];
const DELIVERED = /^(?:delivery|visit|ride|route|trip|lead|ticket|case)$/u;

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
  return ownershipsIn(facts, lexicon).reduce((whole, { owner, who }) => {
    const [entity, person] = [nameOf(owner), nameOf(who)].map((name) =>
      whole.entities.find((one) => one.name === name),
    );
    const isTheirs = (field: Field) => isReference(field) && field.entity === person?.name;
    if (!entity || !person || entity === person || !entity.fields.some(isTheirs)) return whole;
    const howFar = isWorkedOn(owner) ? ('change' as const) : ('see' as const);
    const fields = entity.fields.map((field) => (isTheirs(field) ? { ...field, owns: howFar } : field));
    const { access } = person;
    // Whoever could change the address of another could make any row their own.
    if (access.update.some((name) => UNCHOSEN.includes(name))) return whole;
    const isSeen = access.read.some((name) => UNCHOSEN.includes(name));
    const known = { ...person, access: isSeen ? access : { ...access, read: ['own', ...access.read] } };
    return put(put(whole, withEmail(known, facts.language)), { ...entity, fields });
  }, app);
}
