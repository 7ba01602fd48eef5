import { isReference } from '../../fields.ts';
import type { Blueprint, Field } from '../../schema.ts';
import { type Facts, isWithin, spansOf } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../merge.ts';
import { put, withEmail } from './alterations.ts';
import type { Made } from './entities.ts';

// "Translators only see the jobs assigned to them": a job belongs to the translator whom it names, whoever entered it.

interface Ownership {
  /** The noun of what belongs to somebody. */
  owner: string;
  /** The noun of whoever it belongs to. */
  who: string;
}

/** Of whom it is said that rows of their own are open to them. */
export function ownershipsIn({ access, roles, entities, language }: Facts, lexicon: Lexicon): Ownership[] {
  const people = [...roles, ...entities.filter((one) => categoryFor(one, lexicon, language) === 'person')];
  return access
    .filter(({ who, allowed }) => who === 'own' && allowed)
    .flatMap((one) => {
      const said = spansOf(one);
      const named = people.filter((person) =>
        spansOf(person).some((span) => said.some((around) => isWithin(span, around))),
      );
      return [...new Set(named.map(({ noun }) => noun))].map((who) => ({ owner: one.owner, who }));
    });
}

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
