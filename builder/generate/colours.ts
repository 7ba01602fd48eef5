import type { OptionColour } from '#blueprint/kinds.ts';
import { lightOf } from '#blueprint/srgb.ts';
import type { Face } from './faces.ts';

export type Rgb = readonly [number, number, number];
export type Mode = 'light' | 'dark';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hex = (colour: Rgb) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => lightOf(part / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG's contrast ratio of two colours. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share);
  return [part(0), part(1), part(2)];
}

/** Moves a colour towards black or white in small steps until it stands out enough from every ground. */
export function until(colour: Rgb, towards: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return towards;
}

/** White or black, whichever is read better on a fill. */
const on = (fill: Rgb) =>
  contrast(WHITE, fill) >= 4.5 || contrast(WHITE, fill) > contrast(BLACK, fill) ? WHITE : BLACK;

/** Slightly darker where that lets white stand on a fill, which looks better than black on a strong colour. */
function underWhite(fill: Rgb, grounds: readonly Rgb[]): Rgb {
  const darker = until(fill, BLACK, [WHITE], 4.5);
  const isClose = contrast(WHITE, fill) >= 3;
  return isClose && grounds.every((ground) => contrast(darker, ground) >= 3) ? darker : fill;
}

/** A colour a given turn further round the colour wheel (HSL), neither garish nor grey. */
function turned([red, green, blue]: Rgb, degrees: number): Rgb {
  const most = Math.max(red, green, blue) / 255;
  const least = Math.min(red, green, blue) / 255;
  const spread = most - least;
  const lightness = Math.min(Math.max((most + least) / 2, 0.42), 0.6);
  const saturation =
    spread === 0 ? 0.3 : Math.min(Math.max(spread / (1 - Math.abs(most + least - 1)), 0.4), 0.72);
  const sector =
    spread === 0
      ? 0
      : most === red / 255
        ? ((green - blue) / 255 / spread + 6) % 6
        : most === green / 255
          ? (blue - red) / 255 / spread + 2
          : (red - green) / 255 / spread + 4;
  const hue = sector * 60 + degrees;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [part(0), part(8), part(4)];
}

const OPTIONS: Record<OptionColour, string> = {
  grey: '#7b808a',
  blue: '#3b6fd4',
  green: '#1f8f55',
  amber: '#c98a12',
  red: '#d0434a',
  purple: '#8a5bd0',
};

const BASES = {
  light: { ground: '#fafaf8', text: '#1a1c21', quiet: '#646973', seam: '#e2e0db', edge: '#8f939c' },
  dark: { ground: '#121318', text: '#ecedf1', quiet: '#a2a7b3', seam: '#32353e', edge: '#767b88' },
} as const;

const SIGNALS = {
  light: { error: '#be2b33', good: '#0b7a4b', warn: '#8a5a00' },
  dark: { error: '#ff8a8f', good: '#5cd39b', warn: '#f0b849' },
} as const;

/** The colours of one mode, each computed to be readable where it is used: text 4.5 : 1, lines and marks 3 : 1. */
export function palette(primary: string, mode: Mode, face: Pick<Face, 'paper' | 'white' | 'turn'>) {
  const light = mode === 'light';
  const base = BASES[mode];
  const own = rgb(primary);
  const away = light ? BLACK : WHITE;
  const paper = light ? face.paper : face.paper * 1.4;
  const surface = light ? WHITE : mix(rgb('#1b1d23'), own, paper);
  const ground = light && face.white ? WHITE : mix(rgb(base.ground), own, paper);
  const sunken = mix(light ? rgb('#f4f3f0') : rgb('#15161b'), own, paper);
  const tint = mix(surface, own, light ? 0.09 : 0.17);
  const wash = mix(surface, own, light ? 0.18 : 0.28);
  const grounds = [ground, surface, sunken, tint];
  const fill = underWhite(until(own, away, grounds, 3), grounds);
  const accent = until(turned(own, face.turn), away, grounds, 3);
  const second = until(turned(own, face.turn / 2 + 180), away, grounds, 3);
  const options = Object.entries(OPTIONS).flatMap(([name, colour]): [string, Rgb][] => {
    const dot = until(rgb(colour), away, grounds, 3);
    const ground = mix(surface, dot, light ? 0.13 : 0.2);
    return [
      [`option-${name}`, dot],
      [`option-${name}-tint`, ground],
      [`option-${name}-text`, until(dot, away, [ground], 4.6)],
    ];
  });
  const errorFill = rgb('#be2b33');
  const colours: [string, Rgb][] = [
    ['ground', ground],
    ['surface', surface],
    ['sunken', sunken],
    ['text', mix(rgb(base.text), own, 0.05)],
    ['quiet', until(mix(rgb(base.quiet), own, 0.08), away, [...grounds, wash], 4.6)],
    ['seam', mix(rgb(base.seam), own, light ? 0.06 : 0.1)],
    ['edge', until(rgb(base.edge), away, grounds, 3.05)],
    ['primary', fill],
    ['primary-strong', mix(fill, on(fill) === WHITE ? BLACK : WHITE, 0.14)],
    ['on-primary', on(fill)],
    ['tint', tint],
    ['wash', wash],
    ['link', until(own, away, [...grounds, wash], 4.6)],
    ['accent', accent],
    ['on-accent', on(accent)],
    ['error', until(rgb(SIGNALS[mode].error), away, grounds, 4.6)],
    ['good', until(rgb(SIGNALS[mode].good), away, grounds, 4.6)],
    ['warn', until(rgb(SIGNALS[mode].warn), away, grounds, 4.6)],
    ['error-fill', errorFill],
    ['on-error', WHITE],
    ['chart-1', fill],
    ['chart-2', accent],
    ['chart-3', until(mix(fill, surface, 0.35), away, [surface], 3)],
    ['chart-4', second],
    ['chart-5', until(mix(accent, surface, 0.35), away, [surface], 3)],
    ['chart-6', until(rgb('#8b8f98'), away, [surface], 3)],
    ['picture-ground', mix(surface, own, light ? 0.16 : 0.26)],
    ['picture-far', mix(surface, own, light ? 0.34 : 0.42)],
    ['picture-near', mix(surface, fill, light ? 0.72 : 0.7)],
    ['picture-light', mix(surface, accent, light ? 0.5 : 0.6)],
    ['picture-spark', light ? accent : mix(accent, surface, 0.25)],
    ...options,
  ];
  return Object.fromEntries(colours.map(([name, colour]) => [name, hex(colour)]));
}
