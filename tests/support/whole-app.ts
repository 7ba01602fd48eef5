import { expect } from 'vitest';
import { countedPages } from '#blueprint/counted.ts';
import { LIMITS } from '#blueprint/kinds.ts';
import { type Blueprint, blueprintSchema } from '#blueprint/schema.ts';
import { tidy } from '#blueprint/tidy.ts';
import { understand } from '#blueprint/understand/index.ts';
import { faultsOfRows, thinTables } from './sample-rows.ts';

export const appOf = (text: string): Blueprint | null => understand(text).blueprint;

/** @param fewest rows that each table has: of what somebody pasted there may be few */
function faultsOf(blueprint: Blueprint, fewest: number): unknown[] {
  const { issues = [] } = blueprintSchema.safeParse(blueprint).error ?? {};
  return [
    ...issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...thinTables(blueprint, fewest),
    ...faultsOfRows(blueprint),
    ...(JSON.stringify(tidy(blueprint)) === JSON.stringify(blueprint) ? [] : ['tidy changes it']),
    ...(countedPages(blueprint.pages) > LIMITS.pages ? ['too many pages'] : []),
  ];
}

/** Expects that the app of a text, if it gives one, can be built as it is and has believable rows. */
export function expectWhole(text: string): void {
  const { blueprint, facts } = understand(text);
  if (blueprint) expect(faultsOf(blueprint, facts.pasted ? 1 : 12), text).toEqual([]);
}
