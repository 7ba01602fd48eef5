import {
  type AccessFact,
  type FieldFact,
  type Facts,
  isSaid,
  type RuleFact,
  type StatesFact,
} from './facts.ts';

type FactOfThing = FieldFact | StatesFact | RuleFact | AccessFact;

/** The fields, states, rules and rights of a thing. */
export const factsOf = ({ fields, states, rules, access }: Facts, noun: string): FactOfThing[] =>
  [...fields, ...states, ...rules, ...access].filter(({ owner }) => owner === noun);

/** Whether the text says more of a thing than its name. */
export const isTold = (facts: Facts, noun: string): boolean => factsOf(facts, noun).some(isSaid);

/** Whether nothing is told of a thing, and no page of it is asked for. */
export const isBare = (facts: Facts, noun: string): boolean =>
  !isTold(facts, noun) && !facts.pages.some((one) => one.entity === noun && isSaid(one));
