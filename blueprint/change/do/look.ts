import { COLOUR_PATTERN } from '../../kinds.ts';
import type { Blueprint, Theme } from '../../schema.ts';
import { type Context, made, type Outcome } from '../change.ts';
import type { RequestKind } from '../change.ts';

// Colours by name and by how they should differ from what is there.

interface Hsl {
  h: number;
  s: number;
  l: number;
}

function toHsl(hex: string): Hsl {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const d = max - min;
  const l = (max + min) / 2;
  const s = d === 0 ? 0 : d / (1 - Math.abs(2 * l - 1));
  const sector =
    d === 0 ? 0 : max === r ? ((g - b) / d + 6) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return { h: sector * 60, s, l };
}

function toHex({ h, s, l }: Hsl): string {
  const c = (1 - Math.abs(2 * l - 1)) * s;
  const part = (n: number) => {
    const k = (n + h / 60) % 6;
    const value = l + c / 2 - c * Math.max(0, Math.min(k, 4 - k, 1));
    return Math.round(Math.max(0, Math.min(1, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(5)}${part(3)}${part(1)}`.toUpperCase();
}

/** The hue half way to another, by the shorter way round. */
function mixed(from: Hsl, to: Hsl): Hsl {
  const turn = ((to.h - from.h + 540) % 360) - 180;
  const isGrey = from.s < 0.08;
  return {
    h: isGrey ? to.h : (from.h + turn * 0.6 + 360) % 360,
    s: to.s < 0.08 ? from.s * 0.4 : Math.max(from.s, to.s * 0.6),
    l: from.l,
  };
}

export type Shade = 'darker' | 'lighter' | 'stronger' | 'softer' | 'warmer' | 'colder';
const SHADES: Readonly<Record<Shade, (colour: Hsl) => Hsl>> = {
  darker: ({ h, s, l }) => ({ h, s, l: Math.max(0.12, l - 0.1) }),
  lighter: ({ h, s, l }) => ({ h, s, l: Math.min(0.62, l + 0.1) }),
  stronger: ({ h, s, l }) => ({ h, s: Math.min(1, s + 0.2), l }),
  softer: ({ h, s, l }) => ({ h, s: Math.max(0.1, s - 0.25), l }),
  warmer: (colour) => mixed(colour, { h: 24, s: 0.8, l: colour.l }),
  colder: (colour) => mixed(colour, { h: 210, s: 0.7, l: colour.l }),
};

export interface LookWish {
  primary?: string;
  towards?: readonly string[];
  shades?: readonly Shade[];
  mode?: Theme['mode'];
  radius?: Theme['radius'] | 'more' | 'less';
  font?: Theme['font'];
  layout?: Theme['layout'];
}

const RADII: readonly Theme['radius'][] = [0, 4, 8, 14];
function radiusOf(now: Theme['radius'], wish: LookWish['radius']): Theme['radius'] {
  if (wish === undefined || typeof wish === 'number') return wish ?? now;
  const at = RADII.indexOf(now) + (wish === 'more' ? 1 : -1);
  return RADII[Math.max(0, Math.min(RADII.length - 1, at))] ?? now;
}

export function setLook(context: Context, wish: LookWish): Outcome {
  const { app } = context;
  const { theme } = app;
  let primary = wish.primary ?? theme.primary;
  for (const colour of wish.towards ?? []) primary = toHex(mixed(toHsl(primary), toHsl(colour)));
  for (const shade of wish.shades ?? []) primary = toHex(SHADES[shade](toHsl(primary)));
  if (!COLOUR_PATTERN.test(primary)) primary = theme.primary;
  const next: Theme = {
    primary,
    mode: wish.mode ?? theme.mode,
    radius: radiusOf(theme.radius, wish.radius),
    font: wish.font ?? theme.font,
    layout: wish.layout ?? theme.layout,
  };
  const kinds: readonly [keyof Theme, RequestKind][] = [
    ['primary', 'colour'],
    ['mode', 'mode'],
    ['radius', 'corners'],
    ['font', 'font'],
    ['layout', 'layout'],
  ];
  const kind = kinds.find(([part]) => next[part] !== theme[part])?.[1] ?? 'colour';
  const same = kinds.every(([part]) => next[part] === theme[part]);
  const changed: Blueprint = same ? app : { ...app, theme: next };
  return made(kind, context, changed, app.name);
}
