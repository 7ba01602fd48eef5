import { type Facts, type PageFact, spansOf } from '../../../facts.ts';
import type { Scene } from '../scene.ts';
import { clauseAt } from './attention.ts';
import { isAlike, stemsOf } from './stems.ts';

// Which date rows are shown by: "leases ending in the next months" by their end, "whose MOT runs out" by the day that the MOT is due.

const EITHER = /\b(?:or|and)\b|\//;

interface Dated {
  owner: string;
  label: string;
}

/** The dates that a clause speaks of by a word of their labels. */
function datesIn(clause: string, entity: string, { entities, fields }: Facts): readonly Dated[] {
  // "Approvals that lapse" says nothing of the day on which they were approved.
  const named = entities.filter(({ noun }) => clause.includes(noun)).flatMap(({ noun }) => stemsOf(noun));
  const said = stemsOf(clause).filter((stem) => !named.some((one) => isAlike(one, stem)));
  const found = fields
    .filter(({ type, source }) => /^date/.test(type) && source.from === 'text')
    .map(({ owner, label }) => {
      const shared = stemsOf(label).filter((stem) => said.some((one) => isAlike(one, stem))).length;
      return { owner, label, size: shared === 0 ? 0 : shared + (owner === entity ? 0.5 : 0) };
    })
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size);
  const best = found.filter(({ size }) => size === found[0]?.size);
  const others = found.filter(({ size }) => size > (found[0]?.size ?? 0) - 1);
  // "Which MOT or licence runs out": both are meant; of more it isn't known which.
  return best.length === 1 && others.length === 1
    ? best
    : others.length === 2 && EITHER.test(clause)
      ? others
      : best.length === 1
        ? best
        : [];
}

/** With the dates that rows are asked for by, once all of them are known. */
export function withDatesAsked(facts: Facts, scenes: readonly Scene[]): Facts {
  return {
    ...facts,
    pages: facts.pages.flatMap((page): PageFact[] => {
      const { attention, entity } = page;
      const [span] = spansOf(page);
      if (!attention || entity === undefined || !span || attention.field !== undefined) return [page];
      if (attention.when !== 'past' && attention.when !== 'within') return [page];
      const scene = scenes.findLast(({ start }) => start <= span.start);
      if (!scene) return [page];
      const { clause } = clauseAt(scene.lower, span.start - scene.start, span.end - scene.start);
      const dates = datesIn(clause, entity, facts);
      return dates.length === 0
        ? [page]
        : dates.map(({ owner, label }) => ({
            ...page,
            entity: owner,
            attention: { ...attention, field: label },
          }));
    }),
  };
}
