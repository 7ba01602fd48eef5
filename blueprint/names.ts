import { NAME_PATTERN, RESERVED_ENTITY_NAMES, OPTION_NAME_PATTERN, RESERVED_NAMES } from './kinds.ts';

// Names made of labels: what stands in addresses, folders and rows instead of people's own words.

/** The Latin letters and digits of a text, as words without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** `wanted`, or it with the first number that makes it free. */
export function free(wanted: string, taken: (name: string) => boolean, join = '-'): string {
  if (!taken(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const name = `${wanted}${join}${number}`;
    if (!taken(name)) return name;
  }
}

/** "Due date" → `dueDate`, told apart from others even where file names ignore case; `fallback` where nothing of the label can stand in a name. */
export function nameFor(label: string, fallback: string, taken: Iterable<string>): string {
  const used = new Set([...taken, ...RESERVED_NAMES].map((name) => name.toLowerCase()));
  const [first = '', ...rest] = wordsOf(label);
  const camel = (first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')).slice(
    0,
    36,
  );
  return free(NAME_PATTERN.test(camel) ? camel : fallback, (name) => used.has(name.toLowerCase()), '');
}

/** The name of an entity; none that the calls of an app use for themselves. */
export const entityNameFor = (label: string, taken: Iterable<string>, fallback = 'data'): string =>
  nameFor(label, fallback, [...taken, ...RESERVED_ENTITY_NAMES]);

/** "In progress" → `in-progress`. */
export function optionNameFor(label: string, options: readonly { name: string }[]): string {
  const used = new Set(options.map(({ name }) => name));
  const kebab = wordsOf(label).join('-').slice(0, 36).replace(/-$/, '');
  return free(OPTION_NAME_PATTERN.test(kebab) ? kebab : 'option', (name) => used.has(name));
}
