import { ATTRIBUTES } from '../../../ontology/index.ts';
import { STATES } from '../../../ontology/states.ts';

/** The values that usual fields and lives have, in small letters. */
export const KNOWN_VALUES: ReadonlySet<string> = new Set(
  [
    ...Object.values(STATES).map(({ words }) => words[0]),
    ...ATTRIBUTES.flatMap(({ options = [] }) => options.map(({ label }) => label.en)),
  ].map((label) => label.toLowerCase()),
);
