import type { Blueprint } from '#blueprint/schema.ts';
import { palette } from '#builder/generate/colours.ts';
import type { HeroStyle, MenuStyle, Typeface } from '#builder/generate/faces.ts';
import { faceOf } from '#builder/generate/faces.ts';
import { arcs, blocks, leaves, sun, waves, weave } from '#builder/app/src/components/pictures/patterns.ts';
import { randomOf } from '#builder/app/src/components/pictures/random.ts';

/** What a drawing takes from an app's face, as data: the landing page gets it with its examples. */
export interface Look {
  primary: string;
  onPrimary: string;
  /** The primary colour as used for text and lines. */
  accent: string;
  tint: string;
  ground: string;
  surface: string;
  text: string;
  muted: string;
  line: string;
  /** Corners of cards and of buttons. */
  radius: number;
  buttonRadius: number;
  /** The fonts of headings and of text. */
  display: string;
  font: string;
  hero: HeroStyle;
  menu: MenuStyle;
  /** The picture of the hero on a field of 400 by 300: fills and paths. */
  picture: [fill: string, path: string][];
}

export interface DrawnApp {
  blueprint: Blueprint;
  look: Look;
}

const PATTERNS = { arcs, blocks, leaves, sun, waves, weave };

/** The drawings are smaller than the app by about this much. */
const SCALE = 0.5;

/** The app's font; where that is the system's, what this product has in its place. */
function fontOf({ stack, package: name }: Typeface): string {
  if (stack.endsWith('monospace')) return 'var(--font-code)';
  if (name === undefined) return 'var(--font-text)';
  return `${stack.split(',', 1)[0]}, ${stack.endsWith('sans-serif') ? 'var(--font-text)' : 'Georgia, serif'}`;
}

/** The look of an app, from the same face that its style sheets are written from. */
export function lookOf({ kind, theme }: Pick<Blueprint, 'kind' | 'theme'>): Look {
  const face = faceOf(kind, theme);
  const colours = palette(theme.primary, theme.mode, face);
  const colour = (name: string) => colours[name] ?? theme.primary;
  return {
    primary: colour('primary'),
    onPrimary: colour('on-primary'),
    accent: colour('link'),
    tint: colour('tint'),
    ground: colour('ground'),
    surface: colour('surface'),
    text: colour('text'),
    muted: colour('quiet'),
    line: colour('seam'),
    radius: face.radius.card * SCALE,
    buttonRadius: Math.min(face.radius.button * SCALE, 8),
    display: fontOf(face.display),
    font: fontOf(face.text),
    hero: face.hero,
    menu: face.menu,
    picture: [
      [colour('picture-ground'), 'M0 0h400v300H0z'],
      ...PATTERNS[face.pattern](randomOf('home')).map(({ fill, path }): [string, string] => [
        colour(`picture-${fill}`),
        path,
      ]),
    ],
  };
}

export const drawn = (blueprint: Blueprint): DrawnApp => ({ blueprint, look: lookOf(blueprint) });
