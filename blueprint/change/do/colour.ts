import { lightOf } from '../../srgb.ts';

/** A colour in OKLCH, in which hues of the same lightness look equally light. */
interface Colour {
  lightness: number;
  /** The share of the strongest colour that a screen has at this lightness and hue. */
  strength: number;
  /** In degrees. */
  hue: number;
}

export type Shade = 'darker' | 'lighter' | 'stronger' | 'softer' | 'warmer' | 'colder';

const STEP = 0.1;
const DARKEST = 0.2;
const LIGHTEST = 0.9;
/** Orange and azure, the ends of warm and cold. */
const WARMTH: Readonly<Partial<Record<Shade, number>>> = { warmer: 55, colder: 250 };
const GREY = 0.15;
const RADIAN = Math.PI / 180;

function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos(hue * RADIAN);
  const b = chroma * Math.sin(hue * RADIAN);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The strongest chroma that sRGB has at a lightness and hue, by bisection. */
function mostChroma(lightness: number, hue: number): number {
  let [least, most] = [0, 0.4];
  for (let step = 0; step < 16; step += 1) {
    const middle = (least + most) / 2;
    const isShown = linearRgb(lightness, middle, hue).every((part) => part >= -1e-4 && part <= 1 + 1e-4);
    if (isShown) least = middle;
    else most = middle;
  }
  return least;
}

function fromHex(hex: string): Colour {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    lightOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(y, x) / RADIAN + 360) % 360;
  const most = mostChroma(lightness, hue);
  return { lightness, hue, strength: most < 0.005 ? 0 : Math.min(1, Math.hypot(x, y) / most) };
}

function toHex({ lightness, strength, hue }: Colour): string {
  const parts = linearRgb(lightness, strength * mostChroma(lightness, hue), hue).map((part) => {
    const shown = Math.min(1, Math.max(0, part));
    const share = shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055;
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`.toUpperCase();
}

/** The degrees from one hue to another, the shorter way round. */
const turnTo = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** The hue amid several, unless they lie opposite each other. */
function amid(hues: readonly number[]): number | null {
  const x = hues.reduce((sum, hue) => sum + Math.cos(hue * RADIAN), 0);
  const y = hues.reduce((sum, hue) => sum + Math.sin(hue * RADIAN), 0);
  return Math.hypot(x, y) < 0.2 ? null : (Math.atan2(y, x) / RADIAN + 360) % 360;
}

/** Towards the colours named: near enough to be called so, and not as far for warm and cold. */
function turned(colour: Colour, named: readonly Colour[], warmth: readonly number[]): Colour {
  const hue = amid([...named.map((one) => one.hue), ...warmth]);
  if (hue === null) return colour;
  const turn = turnTo(colour.hue, hue);
  const part = Math.abs(turn) * 0.6;
  const way = named.length > 0 ? Math.max(part, Math.abs(turn) - 15) : Math.min(part, 45);
  return {
    ...colour,
    hue: colour.strength < GREY ? hue : (colour.hue + Math.sign(turn) * way + 360) % 360,
    strength: Math.min(1, Math.max(colour.strength + 0.1, 0.5)),
  };
}

/** The lightness, within reach, at which this hue is strongest. */
function whereStrongest({ lightness, hue }: Colour): number {
  const reach = [-0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06].map((by) => lightness + by);
  return reach.reduce((best, one) => (mostChroma(one, hue) > mostChroma(best, hue) ? one : best), lightness);
}

/** A colour as it is wished for: nearer to other colours, and darker, softer and so on than it was. */
export function adjusted(hex: string, towards: readonly string[], shades: readonly Shade[]): string {
  const before = fromHex(hex);
  const goals = towards.map(fromHex);
  const isAsked = (shade: Shade) => shades.includes(shade);
  const named = goals.filter(({ strength }) => strength >= GREY);
  const warmth = shades.flatMap((shade) => WARMTH[shade] ?? []);
  let colour = turned(before, named, warmth);
  if (named.length < goals.length) colour = { ...colour, strength: colour.strength * 0.4 };
  if (isAsked('softer'))
    colour = { ...colour, strength: Math.min(colour.strength, Math.max(GREY, colour.strength - 0.3)) };
  if (isAsked('stronger')) {
    const isFull = colour.strength > 0.9 && !isAsked('darker') && !isAsked('lighter');
    const lightness = isFull ? whereStrongest(colour) : colour.lightness;
    colour = { ...colour, lightness, strength: Math.min(1, colour.strength + 0.25) };
  }
  let { lightness } = colour;
  if (isAsked('darker')) lightness = Math.min(lightness, Math.max(DARKEST, lightness - STEP));
  if (isAsked('lighter')) lightness = Math.max(lightness, Math.min(LIGHTEST, lightness + STEP));
  return toHex({ ...colour, lightness });
}
