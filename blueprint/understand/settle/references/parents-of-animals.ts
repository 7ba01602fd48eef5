import { categoryFor } from '../../category.ts';
import { type Facts, type FieldFact, isSaid } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { withoutEntity } from '../../without-entity.ts';

const PARENTS = /^(?:mother|father|sire|dam|doe|buck)$/;

/** The facts with the parents of animals among these: "dogs with breed, mother and father" keep no mothers of their own. */
export function withParentsOfAnimals(given: Facts, lexicon: Lexicon): Facts {
  if (given.language !== 'en') return given;
  const isAnimal = (noun: string) => {
    const thing = given.entities.find((one) => one.noun === noun);
    return thing !== undefined && categoryFor(thing, lexicon, given.language) === 'animal';
  };
  const isToldOf = (noun: string) =>
    [...given.fields, ...given.states, ...given.rules].some((one) => one.owner === noun && isSaid(one)) ||
    given.relations.some(({ from, ...link }) => from === noun && isSaid(link));
  const parents = given.entities
    .map(({ noun }) => noun)
    .filter((noun) => PARENTS.test(noun) && !isToldOf(noun))
    .filter((noun) =>
      given.relations.some((link) => link.to === noun && isSaid(link) && isAnimal(link.from)),
    );
  return parents.reduce((facts, parent) => {
    const own = facts.relations.filter((link) => link.to === parent && isSaid(link) && isAnimal(link.from));
    const rest = withoutEntity(facts, parent);
    // "Mother and father": where one of them was read as a field, it is one of these, too.
    const isOther = ({ owner, label }: FieldFact) =>
      PARENTS.test(label) && own.some((link) => link.from === owner);
    const others = rest.fields.filter(isOther);
    return {
      ...rest,
      fields: rest.fields.filter((field) => !isOther(field)),
      relations: [
        ...rest.relations,
        ...own.map((link) => ({ ...link, to: link.from, label: parent })),
        ...others.map(({ owner, label, source }) => ({ from: owner, to: owner, many: false, label, source })),
      ],
    };
  }, given);
}
