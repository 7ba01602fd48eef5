import type { AppKind } from '#blueprint/kinds.ts';
import type { Theme } from '#blueprint/schema.ts';

// What gives an app a face of its own, as plain data: the drawn app in the browser and the written style sheets read the same.

const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial";
const SANS_ELSEWHERE =
  "'Geeza Pro', 'Noto Sans Arabic', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia";
const SERIF_ELSEWHERE =
  "'Noto Naskh Arabic', 'Geeza Pro', 'Songti SC', SimSun, 'Noto Serif CJK SC', 'Noto Sans CJK SC', serif";
const ROUNDED = "ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', system-ui, 'Noto Sans'";
const MONO =
  "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Arabic', 'PingFang SC', 'Noto Sans CJK SC', monospace";

export interface Typeface {
  /** The `font-family` value. */
  readonly stack: string;
  /** The package that brings the font, where it isn't the system's own. */
  readonly package?: string;
}

const TYPEFACES = {
  figtree: {
    stack: `'Figtree Variable', ${SANS}, ${SANS_ELSEWHERE}`,
    package: '@fontsource-variable/figtree',
  },
  manrope: {
    stack: `'Manrope Variable', ${SANS}, ${SANS_ELSEWHERE}`,
    package: '@fontsource-variable/manrope',
  },
  urbanist: {
    stack: `'Urbanist Variable', ${SANS}, ${SANS_ELSEWHERE}`,
    package: '@fontsource-variable/urbanist',
  },
  grotesk: {
    stack: `'Space Grotesk Variable', ${SANS}, ${SANS_ELSEWHERE}`,
    package: '@fontsource-variable/space-grotesk',
  },
  quicksand: {
    stack: `'Quicksand Variable', ${ROUNDED}, ${SANS_ELSEWHERE}`,
    package: '@fontsource-variable/quicksand',
  },
  faustina: {
    stack: `'Faustina Variable', ${SERIF}, ${SERIF_ELSEWHERE}`,
    package: '@fontsource-variable/faustina',
  },
  sans: { stack: `${SANS}, ${SANS_ELSEWHERE}` },
  serif: { stack: `${SERIF}, ${SERIF_ELSEWHERE}` },
  mono: { stack: MONO },
} as const satisfies Record<string, Typeface>;
type TypefaceName = keyof typeof TYPEFACES;

export type FaceName =
  'editorial' | 'market' | 'calm' | 'workbench' | 'poster' | 'gallery' | 'guide' | 'ledger';
export type HeroStyle = 'split' | 'tinted' | 'pattern' | 'quiet' | 'framed' | 'solid';
export type CardStyle = 'bordered' | 'raised' | 'flat' | 'ticket' | 'photo' | 'plain';
export type MenuStyle = 'tint' | 'pill' | 'line' | 'solid' | 'word';
export type TableStyle = 'framed' | 'open' | 'ruled' | 'striped';
export type PicturePattern = 'arcs' | 'blocks' | 'waves' | 'sun' | 'weave' | 'leaves';

export interface Face {
  readonly name: FaceName;
  /** Headings, names and large figures. One font is brought along at most, for the sake of the first load. */
  readonly display: Typeface;
  readonly text: Typeface;
  readonly weight: number;
  /** Letter spacing of headings, in em. */
  readonly tracking: number;
  /** Sizes in rem: a page's title, a section's, and the hero's on a wide screen. */
  readonly sizes: readonly [title: number, section: number, hero: number];
  /** Corners in pixels of controls, of cards and of buttons. */
  readonly radius: { readonly control: number; readonly card: number; readonly button: number };
  /** Height of a control and of a table's row, and the space between cards, in rem. */
  readonly density: { readonly control: number; readonly row: number; readonly gap: number };
  /** How much of the app's colour its background has, of 1. */
  readonly paper: number;
  /** Whether the background of a light app is plain white. */
  readonly white: boolean;
  /** How far round the colour wheel the second colour lies, in degrees. */
  readonly turn: number;
  readonly hero: HeroStyle;
  readonly card: CardStyle;
  readonly menu: MenuStyle;
  readonly table: TableStyle;
  readonly pattern: PicturePattern;
}

interface FaceData extends Omit<Face, 'name' | 'display' | 'text' | 'radius'> {
  /** The display font where the theme asks for a sans. */
  readonly sans: TypefaceName;
  /** How much rounder cards are than the theme's radius. */
  readonly round: number;
}

const REGULAR = { control: 2.5, row: 2.9, gap: 1 } as const;
const ROOMY = { control: 2.75, row: 3.25, gap: 1.5 } as const;
const DENSE = { control: 2.25, row: 2.4, gap: 0.75 } as const;

const FACES: Record<FaceName, FaceData> = {
  editorial: {
    sans: 'manrope',
    weight: 600,
    tracking: -0.012,
    sizes: [2.4, 1.5, 4],
    round: 0.5,
    density: ROOMY,
    paper: 0.025,
    white: false,
    hero: 'quiet',
    card: 'plain',
    menu: 'word',
    table: 'ruled',
    pattern: 'leaves',
    turn: 30,
  },
  market: {
    sans: 'urbanist',
    weight: 700,
    tracking: -0.02,
    sizes: [2.2, 1.5, 3.6],
    round: 1.5,
    density: REGULAR,
    paper: 0.015,
    white: true,
    hero: 'split',
    card: 'photo',
    menu: 'pill',
    table: 'framed',
    pattern: 'arcs',
    turn: 150,
  },
  calm: {
    sans: 'figtree',
    weight: 600,
    tracking: -0.018,
    sizes: [2, 1.3, 3.1],
    round: 1.5,
    density: ROOMY,
    paper: 0.045,
    white: false,
    hero: 'tinted',
    card: 'raised',
    menu: 'tint',
    table: 'framed',
    pattern: 'waves',
    turn: 45,
  },
  workbench: {
    sans: 'manrope',
    weight: 700,
    tracking: -0.02,
    sizes: [1.45, 1.05, 2.1],
    round: 0.75,
    density: DENSE,
    paper: 0.01,
    white: false,
    hero: 'framed',
    card: 'bordered',
    menu: 'tint',
    table: 'striped',
    pattern: 'weave',
    turn: -40,
  },
  poster: {
    sans: 'grotesk',
    weight: 700,
    tracking: -0.04,
    sizes: [2.6, 1.6, 4.6],
    round: 1,
    density: REGULAR,
    paper: 0,
    white: true,
    hero: 'solid',
    card: 'ticket',
    menu: 'solid',
    table: 'ruled',
    pattern: 'sun',
    turn: 135,
  },
  gallery: {
    sans: 'urbanist',
    weight: 500,
    tracking: -0.025,
    sizes: [2.3, 1.35, 3.9],
    round: 0,
    density: ROOMY,
    paper: 0,
    white: true,
    hero: 'quiet',
    card: 'photo',
    menu: 'line',
    table: 'open',
    pattern: 'blocks',
    turn: 25,
  },
  guide: {
    sans: 'figtree',
    weight: 700,
    tracking: -0.022,
    sizes: [2.1, 1.4, 3.3],
    round: 1.25,
    density: REGULAR,
    paper: 0.03,
    white: false,
    hero: 'pattern',
    card: 'flat',
    menu: 'line',
    table: 'open',
    pattern: 'leaves',
    turn: -70,
  },
  ledger: {
    sans: 'manrope',
    weight: 650,
    tracking: -0.022,
    sizes: [1.8, 1.2, 2.7],
    round: 1,
    density: REGULAR,
    paper: 0.02,
    white: false,
    hero: 'framed',
    card: 'bordered',
    menu: 'pill',
    table: 'framed',
    pattern: 'blocks',
    turn: 48,
  },
};

/** Good for running text as well as for headings. */
const READS_WELL: readonly TypefaceName[] = ['figtree', 'manrope', 'quicksand', 'sans'];

const FACE_OF: Record<Exclude<AppKind, 'custom'>, FaceName> = {
  shop: 'market',
  bookings: 'calm',
  crm: 'workbench',
  blog: 'editorial',
  directory: 'guide',
  inventory: 'workbench',
  events: 'poster',
  courses: 'poster',
  property: 'guide',
  recruiting: 'ledger',
  portfolio: 'gallery',
  helpdesk: 'workbench',
};

function faceName(kind: AppKind, { font, radius, layout }: Theme): FaceName {
  if (kind !== 'custom') return FACE_OF[kind];
  if (font === 'serif') return layout === 'top' ? 'editorial' : 'gallery';
  if (font === 'mono') return 'workbench';
  if (font === 'rounded') return layout === 'top' ? 'market' : 'calm';
  if (radius === 0) return 'poster';
  return layout === 'top' ? 'guide' : 'ledger';
}

function typefaces(font: Theme['font'], sans: TypefaceName): { display: Typeface; text: Typeface } {
  if (font === 'serif') return { display: TYPEFACES.faustina, text: TYPEFACES.sans };
  if (font === 'mono') return { display: TYPEFACES.mono, text: TYPEFACES.sans };
  const name = font === 'rounded' ? 'quicksand' : sans;
  return { display: TYPEFACES[name], text: READS_WELL.includes(name) ? TYPEFACES[name] : TYPEFACES.sans };
}

/** The face of an app: its kind chooses it, its theme sets font and corners. */
export function faceOf(kind: AppKind, theme: Theme): Face {
  const name = faceName(kind, theme);
  const { sans, round, ...data } = FACES[name];
  const pill = theme.radius === 14 || (theme.radius === 8 && (name === 'market' || name === 'calm'));
  return {
    ...data,
    name,
    ...typefaces(theme.font, sans),
    radius: {
      control: Math.min(theme.radius, 10),
      card: Math.round(theme.radius * round),
      button: pill ? 999 : Math.min(theme.radius, 10),
    },
  };
}
