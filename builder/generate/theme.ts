import type { Theme } from '#blueprint/schema.ts';

type Rgb = readonly [number, number, number];

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

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hex = (colour: Rgb) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG's contrast ratio of two colours. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share);
  return [part(0), part(1), part(2)];
}

/** Moves a colour towards black or white in small steps until it stands out enough from every ground. */
function until(colour: Rgb, towards: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return towards;
}

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

const block = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `  --${name}: ${value};\n`)
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
