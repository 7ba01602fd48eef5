import type { Facts } from '../facts.ts';
import { lexiconFor } from '../lexicon.ts';
import { ownershipsIn } from './open.ts';

/** Whose parents look after them. */
const CHILDREN: readonly string[] = ['child', 'student'];

/** "Parents see the attendance of their children": each child says whose it is, and the attendance only which child's it is. */
export function withParentsOfChildren(facts: Facts): Facts {
  const conceptOf = (noun: string) => facts.entities.find((one) => one.noun === noun)?.concept ?? '';
  const isLinked = (from: string, to: string) =>
    facts.relations.some((one) => one.from === from && one.to === to);
  return ownershipsIn(facts, lexiconFor(facts.language)).reduce((whole, { owner, who }) => {
    const child = facts.relations.find(
      ({ from, to }) => from === owner && CHILDREN.includes(conceptOf(to)),
    )?.to;
    const isOfParents = conceptOf(who) === 'parent' && !CHILDREN.includes(conceptOf(owner));
    if (!isOfParents || child === undefined) return whole;
    const relations = whole.relations.filter(
      ({ from, to, source }) => source.from === 'text' || from !== owner || to !== who,
    );
    const added = isLinked(child, who)
      ? []
      : [
          {
            from: child,
            to: who,
            many: false,
            source: { from: 'knowledge' as const, because: 'children have parents' },
          },
        ];
    return { ...whole, relations: [...relations, ...added] };
  }, facts);
}
