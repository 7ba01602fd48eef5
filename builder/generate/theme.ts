import type { AppKind } from '#blueprint/kinds.ts';
import type { Theme } from '#blueprint/schema.ts';
import { palette } from './colours.ts';
import { faceCss, patternModule } from './face-css.ts';
import { type Face, faceOf } from './faces.ts';
import type { SourceFile } from './index.ts';

const WIDTH = 110;

/** One variable as prettier writes it: a list that is too long for its line is filled into lines below. */
function declaration(name: string, value: string): string {
  const line = `  --${name}: ${value};`;
  if (line.length <= WIDTH) return `${line}\n`;
  const lines = [''];
  for (const part of value.split(', ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? `    ${part}` : `${last}, ${part}`;
    if (longer.length < WIDTH) lines.splice(-1, 1, longer);
    else lines.push(`    ${part}`);
  }
  return `  --${name}:\n${lines.join(',\n')};\n`;
}

const block = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => declaration(name, value))
    .join('');

function faceVariables({ display, text, weight, tracking, sizes, radius, density }: Face) {
  const [title, section, hero] = sizes;
  return {
    font: text.stack,
    'font-display': display === text ? 'var(--font)' : display.stack,
    'display-weight': String(weight),
    tracking: `${tracking}em`,
    'size-title': `${title}rem`,
    'size-section': `${section}rem`,
    'size-hero': `${hero}rem`,
    radius: `${radius.card}px`,
    'radius-small': `${radius.control}px`,
    'radius-button': `${radius.button}px`,
    control: `${density.control}rem`,
    row: `${density.row}rem`,
    gap: `${density.gap}rem`,
  };
}

/** `src/styles/theme.css`: fonts, sizes, corners and the colours of both modes as CSS variables. */
export function themeCss({ kind, theme }: { kind: AppKind; theme: Theme }): string {
  const face = faceOf(kind, theme);
  const fonts = new Set([face.display.package, face.text.package].filter((name) => name !== undefined));
  const imports = [...fonts].map((name) => `@import '${name}';\n`).join('');
  return `${imports && `${imports}\n`}:root {
${block(faceVariables(face))}  color-scheme: light;
${block(palette(theme.primary, 'light', face))}}

[data-mode='dark'] {
  color-scheme: dark;
${block(palette(theme.primary, 'dark', face))}}

/* Scripts that join their letters break apart when spaced. */
:root:lang(ar) {
  --tracking: 0em;
}
`;
}

/** The style sheets of an app's face, and the pattern of its drawn pictures. */
export function themeFiles({ kind, theme }: { kind: AppKind; theme: Theme }): SourceFile[] {
  const face = faceOf(kind, theme);
  return [
    { path: 'src/styles/theme.css', text: themeCss({ kind, theme }) },
    { path: 'src/styles/face.css', text: faceCss(face) },
    { path: 'src/components/pictures/pattern.ts', text: patternModule(face) },
  ];
}
