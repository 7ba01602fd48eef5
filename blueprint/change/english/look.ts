import { lookUp } from '../../understand/words/look-up.ts';
import type { Context, Outcome } from '../change.ts';
import type { Shade } from '../do/colour.ts';
import { type LookWish, setLook } from '../do/look.ts';

/** Colours by name, dark enough for white text upon them. */
const COLOURS: Readonly<Record<string, string>> = {
  red: '#C0272D',
  crimson: '#B0123B',
  orange: '#B85400',
  amber: '#9A5B00',
  yellow: '#8A6D00',
  gold: '#8A6500',
  lime: '#4D7C0F',
  olive: '#5B6414',
  green: '#1E7B3A',
  emerald: '#047857',
  mint: '#0F8A6A',
  teal: '#0F766E',
  turquoise: '#0E7F86',
  cyan: '#0E7490',
  sky: '#0369A1',
  blue: '#1D5FD1',
  navy: '#1E3A6E',
  indigo: '#4338CA',
  violet: '#6D28D9',
  purple: '#7A28B8',
  lavender: '#7C5CBF',
  magenta: '#B0178F',
  pink: '#C2247A',
  rose: '#BE1D4F',
  maroon: '#7B1E2B',
  burgundy: '#7A1735',
  brown: '#7A4A21',
  beige: '#8A6F47',
  black: '#1F1F1F',
  grey: '#56606B',
  gray: '#56606B',
  charcoal: '#36404A',
  salmon: '#C04F3E',
  coral: '#C44A36',
  bordeaux: '#6E1230',
  forest: '#1F5B36',
};
const COMPARED: Readonly<Record<string, string>> = {
  greener: 'green',
  greenish: 'green',
  bluer: 'blue',
  bluish: 'blue',
  redder: 'red',
  reddish: 'red',
  yellower: 'yellow',
  pinker: 'pink',
  browner: 'brown',
  greyer: 'grey',
  grayer: 'grey',
  oranger: 'orange',
  purpler: 'purple',
  purplish: 'purple',
  blacker: 'black',
  golden: 'gold',
};
const SHADES: Readonly<Record<string, Shade>> = {
  darker: 'darker',
  deeper: 'darker',
  lighter: 'lighter',
  brighter: 'lighter',
  paler: 'lighter',
  bolder: 'stronger',
  stronger: 'stronger',
  vivid: 'stronger',
  'more vivid': 'stronger',
  saturated: 'stronger',
  softer: 'softer',
  calmer: 'softer',
  muted: 'softer',
  subtler: 'softer',
  duller: 'softer',
  warmer: 'warmer',
  warm: 'warmer',
  colder: 'colder',
  cooler: 'colder',
  cold: 'colder',
};
const OPPOSITE: Readonly<Record<Shade, Shade>> = {
  darker: 'lighter',
  lighter: 'darker',
  stronger: 'softer',
  softer: 'stronger',
  warmer: 'colder',
  colder: 'warmer',
};
const FONTS: readonly [RegExp, LookWish['font']][] = [
  [/\b(?:sans[- ]?serif|sans|grotesk|helvetica|arial|modern font|plain font)\b/i, 'sans'],
  [/\b(?:serif|times|georgia|classic font|book font|elegant font)\b/i, 'serif'],
  [/\b(?:mono(?:space[d]?)?|typewriter|code font|courier)\b/i, 'mono'],
  [
    /\bround(?:ed|er)? (?:font|letters|type|typeface|text)\b|\b(?:font|letters|typeface) round(?:ed|er)?\b|\bfriendly font\b/i,
    'rounded',
  ],
];
const LAYOUTS: readonly [RegExp, LookWish['layout']][] = [
  [
    /\b(?:menu|navigation|nav(?:bar)?|header)\b.*\b(?:top|horizontal(?:ly)?|above|header)\b|\btop (?:menu|navigation|nav(?:bar)?|bar)\b|\bhorizontal (?:menu|navigation)\b/i,
    'top',
  ],
  [
    /\b(?:menu|navigation|nav(?:bar)?|sidebar)\b.*\b(?:sides?|left|right|vertical(?:ly)?)\b|\bside ?(?:bar|menu|navigation|nav)\b|\bvertical (?:menu|navigation)\b|\bleft (?:menu|navigation)\b/i,
    'side',
  ],
];
const FILLERS = new Set(
  (
    "a an the it its it's this that everything all whole app application site page pages design look looks looking feel style theme themes colour color colours colors colourscheme palette scheme accent primary main brand button buttons links background backgrounds ui interface screen screens mode font fonts letters text typeface type typography " +
    "make makes made turn switch change set use go give put move place be become have has should shall must can could would want wants like prefer please more less much a little bit slightly somewhat rather very too way lot in to into with as of for on at and or but not so i we me us my our your is are default only instead now than enable activate show display by night corners corner edges edge rounded round rounder square squared sharp sharper straight radius borders border cards boxes menu navigation nav navbar bar sidebar side left right top horizontal vertical horizontally vertically header above something some there shade shades tone tones hue light lighter dark darker let lets let's get try bring back from"
  ).split(' '),
);
const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i;
const SIGNIFICANT =
  /\b(?:dark|darker|light|lighter|night|corners?|edges?|round(?:ed|er)?|square|sharp|font|serif|menu|navigation|nav(?:bar)?|sidebar)\b/i;

const fullHex = (hex: string): string =>
  (hex.length === 4 ? `#${hex.slice(1).replace(/./g, '$&$&')}` : hex).toUpperCase();

/** What a request says about the look, where it speaks of nothing else. */
function wishOf(text: string): LookWish | null {
  const lower = text.toLowerCase();
  const hex = HEX.exec(lower)?.[0];
  const words = lower.replace(HEX, ' ').match(/[\p{L}']+/gu) ?? [];
  const known = (word: string) =>
    FILLERS.has(word) ||
    Object.hasOwn(COLOURS, word) ||
    Object.hasOwn(COMPARED, word) ||
    Object.hasOwn(SHADES, word);
  const rest = words.filter((word) => !known(word));
  const font = FONTS.find(([test]) => test.test(lower))?.[1];
  const isFontWord = (word: string) =>
    /^(?:sans|serif|mono\w*|typewriter|grotesk|helvetica|arial|times|georgia|courier|classic|elegant|modern|friendly|plain|book|code)$/.test(
      word,
    );
  if (rest.some((word) => !isFontWord(word))) return null;
  const named = words.filter((word) => Object.hasOwn(COLOURS, word)).flatMap((word) => COLOURS[word] ?? []);
  const compared = words
    .filter((word) => Object.hasOwn(COMPARED, word))
    .flatMap((word) => COLOURS[COMPARED[word] ?? ''] ?? []);
  const shades = words.flatMap((word, at) => {
    const shade = lookUp(SHADES, word);
    if (shade === undefined) return [];
    return words[at - 1] === 'less' ? OPPOSITE[shade] : shade;
  });
  const layout = LAYOUTS.find(([test]) => test.test(lower))?.[1];
  const isCorners =
    /\b(?:corners?|edges?|radius|borders?)\b/.test(lower) ||
    (/\b(?:rounder|sharper|squarer)\b/.test(lower) && font === undefined);
  const radius = !isCorners
    ? undefined
    : /\b(?:square|squared|sharp|straight|no round)\b|not round|without round/.test(lower)
      ? 0
      : /\b(?:less round|sharper|smaller)\b/.test(lower)
        ? 'less'
        : /\bvery round|fully round|as round/.test(lower)
          ? 14
          : /round/.test(lower)
            ? 'more'
            : undefined;
  const isMore = /\b(?:more|bit|little|slightly|somewhat|rather|touch|shade)\b/.test(lower);
  const isMode =
    /\b(?:dark|night)(?: (?:mode|theme|background|colou?r scheme|look|design|style|colou?rs|ui|version))?\b/.test(
      lower,
    ) && !/\bdark (?:red|green|blue|grey|gray|brown|purple|orange|pink|teal)\b/.test(lower);
  const isLight =
    /\blight (?:mode|theme|background|colou?r scheme|look|design|style|colou?rs|ui|version)\b|\b(?:white|bright) background\b|^(?:make (?:it|everything) |go )?light$|\bback to light\b|\bnot? dark\b|\bday mode\b/.test(
      lower,
    );
  const mode = isLight ? 'light' : isMode ? 'dark' : undefined;
  const isBackground = /\bbackground\b/.test(lower) && mode !== undefined;
  const wish: LookWish = {
    ...(hex && { primary: fullHex(hex) }),
    ...(!hex && named[0] && !isMore && !isBackground && { primary: named[0] }),
    ...((isMore && named.length > 0) || compared.length > 0
      ? { towards: [...(isMore ? named : []), ...compared] }
      : {}),
    ...(shades.length > 0 && mode !== 'light' && { shades }),
    ...(mode && { mode }),
    ...(radius !== undefined && { radius }),
    ...(font && { font }),
    ...(layout && { layout }),
  };
  const darkColour = /\bdark (red|green|blue|grey|gray|brown|purple|orange|pink|teal)\b/.exec(lower);
  if (darkColour) return { ...wish, shades: ['darker'] };
  return Object.keys(wish).length > 0 &&
    (hex !== undefined ||
      named.length > 0 ||
      compared.length > 0 ||
      shades.length > 0 ||
      SIGNIFICANT.test(lower) ||
      font !== undefined)
    ? wish
    : null;
}

export function readLook(text: string, context: Context): Outcome | null {
  const wish = wishOf(text);
  return wish && setLook(context, wish);
}
