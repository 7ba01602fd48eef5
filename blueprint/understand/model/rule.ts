import type { RuleFact } from '../facts.ts';
import type { Answer } from './answer.ts';

const MINUTES_IN_DAY = 1440;

/** What is given of some, without what isn't. */
const given = (details: Readonly<Record<string, string | number | undefined>>): RuleFact['details'] =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/**
 * A rule of an answer as the compiler takes it.
 * @param nounOf the noun of one of the answer's entities, by how it was named
 */
export function ruleOf(
  rule: Answer['rules'][number],
  owner: string,
  nounOf: (name: string) => string | undefined,
): Omit<RuleFact, 'source'> {
  const { kind, most, each, field, than, state, days } = rule;
  const per = rule.per === undefined ? undefined : nounOf(rule.per);
  const to = rule.to === undefined ? undefined : (nounOf(rule.to) ?? rule.to.toLowerCase());
  switch (kind) {
    case 'capacity':
      // What is filled has its limit, unless that is counted anew each day or week.
      return each === undefined && per !== undefined
        ? { owner: per, kind, details: given({ most, of: per, unit: owner, limit: field }) }
        : { owner, kind, details: given({ most, each, per }) };
    case 'uniqueTogether': {
      const named = rule.with ?? [];
      const nouns = [...named.flatMap((one) => nounOf(one) ?? []), ...(per === undefined ? [] : [per])];
      const own = named.find((one) => nounOf(one) === undefined) ?? field;
      return { owner, kind, details: given({ of: nouns.join(', '), field: own }) };
    }
    case 'before':
      return { owner, kind, details: given({ first: field, second: than }) };
    case 'reminder':
      return {
        owner,
        kind,
        details: given({ field, to, minutes: days === undefined ? undefined : days * MINUTES_IN_DAY }),
      };
    case 'notify':
      return { owner, kind, details: given({ state, to }) };
    case 'noOverlap':
    case 'stock':
      return { owner, kind, details: given({ per }) };
  }
}
