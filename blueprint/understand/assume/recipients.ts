import { categoryFor } from '../category.ts';
import { type Facts, isSaid, type RelationFact } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { BECAUSE } from './needs.ts';

// "If an inspection fails the inspector gets an email": each inspection names one, or nobody would know whom.

/** The facts with a reference from what a mail is about to whoever gets it. */
export function withRecipients(facts: Facts, lexicon: Lexicon): Facts {
  const { entities, relations, roles, language } = facts;
  const areLinked = (from: string, to: string) =>
    relations.some((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from));
  const links = facts.rules.flatMap(({ kind, owner, details, source }): RelationFact[] => {
    const to = keyOf(String(details['to'] ?? ''));
    const person = entities.find(({ noun, plural }) => to === keyOf(noun) || to === keyOf(plural));
    if (kind !== 'notify' || !isSaid({ source }) || !person || person.noun === owner) return [];
    const isOne = categoryFor(person, lexicon, language) === 'person' && isSaid(person);
    const isRole = roles.some(({ noun }) => noun === person.noun) || person.noun === 'owner';
    // By what it belongs to it is known already whom it concerns.
    const isKnown =
      areLinked(owner, person.noun) ||
      relations.some((one) => one.from === owner && areLinked(one.to, person.noun));
    return isOne && !isRole && !isKnown
      ? [{ from: owner, to: person.noun, many: false, source: { from: 'knowledge', because: BECAUSE } }]
      : [];
  });
  const firsts = links.filter(
    (one, at) => !links.slice(0, at).some(({ from, to }) => from === one.from && to === one.to),
  );
  return firsts.length === 0 ? facts : { ...facts, relations: [...relations, ...firsts] };
}
