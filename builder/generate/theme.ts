import type { AppKind } from '#blueprint/kinds.ts';
import type { Theme } from '#blueprint/schema.ts';
import { contrast, mix, palette, type Rgb, rgb, until } from './colours.ts';
import { type Face, faceOf } from './faces.ts';

const FONTS = {
  sans: "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif",
  rounded:
    "ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Quicksand, Nunito, system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const;

const GROUNDS = {
  light: {
    ground: '#f7f7f5',
    surface: '#ffffff',
    text: '#1b1d22',
    quiet: '#5b606b',
    seam: '#dedcd6',
    edge: '#8b8f98',
  },
  dark: {
    ground: '#121318',
    surface: '#1a1c22',
    text: '#ecedf1',
    quiet: '#a2a7b3',
    seam: '#32353e',
    edge: '#767b88',
  },
} as const;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const hex = (colour: Rgb) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The colours of one mode, as CSS variables, each computed to be readable where it is used. */
export function colours(primary: string, mode: 'light' | 'dark'): Record<string, string> {
  const base = GROUNDS[mode];
  const ground = rgb(base.ground);
  const surface = rgb(base.surface);
  const away = mode === 'light' ? BLACK : WHITE;
  const tint = mix(surface, rgb(primary), mode === 'light' ? 0.08 : 0.16);
  const grounds = [ground, surface, tint];
  const fill = until(rgb(primary), away, grounds, 3);
  const onFill =
    contrast(WHITE, fill) >= 4.5 || contrast(WHITE, fill) > contrast(BLACK, fill) ? WHITE : BLACK;
  const strong = mix(fill, onFill === WHITE ? BLACK : WHITE, 0.14);
  return {
    ...base,
    primary: hex(fill),
    'primary-strong': hex(strong),
    'on-primary': hex(onFill),
    tint: hex(tint),
    link: hex(until(rgb(primary), away, grounds, 4.6)),
    error: mode === 'light' ? '#be2b33' : '#ff8a8f',
    'error-fill': '#be2b33',
  };
}

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

/** The look as CSS variables; the blueprint gives a colour, a radius and one of four fonts, all from closed lists. */
export function themeCss(theme: Theme): string {
  return `:root {
  --radius: ${theme.radius}px;
  --radius-small: ${Math.min(theme.radius, 6)}px;
  --font: ${FONTS[theme.font]};
  color-scheme: light;
${block(colours(theme.primary, 'light'))}}

[data-mode='dark'] {
  color-scheme: dark;
${block(colours(theme.primary, 'dark'))}}
`;
}

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
export function appThemeCss({ kind, theme }: { kind: AppKind; theme: Theme }): string {
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
  --tracking: 0;
}
`;
}
