import { isReference } from '../../fields.ts';
import type { Blueprint, Field } from '../../schema.ts';
import type { Facts } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { ownershipsIn } from '../open.ts';
import { put, withEmail } from './alterations.ts';
import type { Made } from './entities.ts';

// "Translators only see the jobs assigned to them": a job belongs to the translator whom it names, whoever entered it.

/** The app in which rows belong to the people whom they name. */
export function withOwners(app: Blueprint, facts: Facts, made: readonly Made[], lexicon: Lexicon): Blueprint {
  const nameOf = (noun: string) => made.find(({ fact }) => keyOf(fact.noun) === keyOf(noun))?.entity.name;
  return ownershipsIn(facts, lexicon).reduce((whole, { owner, who }) => {
    const [entity, person] = [nameOf(owner), nameOf(who)].map((name) =>
      whole.entities.find((one) => one.name === name),
    );
    const isTheirs = (field: Field) => isReference(field) && field.entity === person?.name;
    if (!entity || !person || entity === person || !entity.fields.some(isTheirs)) return whole;
    const fields = entity.fields.map((field) => (isTheirs(field) ? { ...field, owns: true } : field));
    return put(put(whole, withEmail(person, facts.language)), { ...entity, fields });
  }, app);
}
