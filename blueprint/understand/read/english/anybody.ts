import type { EntityFact, Facts } from '../../facts.ts';
import { factsOf } from '../../told-of.ts';
import { isPublic } from './access/someone.ts';
import { headOf } from './sorts.ts';

// "Members book courts, and people see what is free": people who are told of by another name are no thing beside it.

const ANYBODY = 'person';
/** Who else comes from outside, beside the public. */
const COMING = /^(?:volunteer|singer|walker|runner|swimmer|climber|patient|student)$/;
const isOneOfThem = (one: EntityFact) =>
  one.noun !== ANYBODY && (isPublic(one) || COMING.test(headOf(one.noun)));

export function withoutAnybody(facts: Facts): Facts {
  const { entities } = facts;
  const named = entities.filter(isOneOfThem);
  const isNamed = entities.some(({ noun }) => noun === ANYBODY) && named.length > 0;
  if (!isNamed || factsOf(facts, ANYBODY).length > 0) return facts;
  const [first] = named;
  const renamed = (noun: string) => (noun === ANYBODY && first ? first.noun : noun);
  const relations = facts.relations
    .map((one) => ({ ...one, from: renamed(one.from), to: renamed(one.to) }))
    .filter(({ from, to }) => from !== ANYBODY && to !== ANYBODY && from !== to);
  const isAgain = (at: number) =>
    relations.slice(0, at).some(({ from, to, label }) => {
      const one = relations[at];
      return (
        one !== undefined &&
        one.label === label &&
        [from, to].sort().join() === [one.from, one.to].sort().join()
      );
    });
  return {
    ...facts,
    entities: entities.filter(({ noun }) => noun !== ANYBODY),
    relations: relations.filter((_, at) => !isAgain(at)),
    pages: facts.pages.filter(({ entity }) => entity !== ANYBODY),
  };
}
