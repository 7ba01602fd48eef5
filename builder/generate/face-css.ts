import type { Face } from './faces.ts';

const looks = import.meta.glob<string>('./looks/*.css', { query: '?raw', import: 'default', eager: true });

function look(name: string): string {
  const text = looks[`./looks/${name}.css`];
  if (text === undefined) throw new Error(`There is no look called ${name}`);
  return text;
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');

/** `src/styles/face.css`: what gives an app its own hero, cards, menu and tables, and only what it uses. */
export function faceCss({ hero, card, menu, table }: Face): string {
  const rules = [`hero-${hero}`, `card-${card}`, `menu-${menu}`, `table-${table}`].map(look);
  return `@layer face {\n${indent(rules.join('\n'))}}\n`;
}

/** The module that says which pattern the app's drawn pictures have. */
export const patternModule = ({ pattern }: Face): string =>
  `// The pattern of this app's pictures: one of those in patterns.ts.
export { ${pattern} as pattern } from './patterns.ts';
`;
