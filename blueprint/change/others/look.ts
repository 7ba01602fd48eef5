import { lookUp } from '../../understand/words/look-up.ts';
import type { Outcome } from '../change.ts';
import type { Shade } from '../do/colour.ts';
import { type LookWish, setLook } from '../do/look.ts';
import { findEntity } from '../find.ts';
import { type OtherContext, wordsOf } from './names.ts';

// What a request says about the look, where it speaks of nothing else.

const HEX = /#[0-9a-f]{6}/iu;
const SHADES: readonly Shade[] = ['darker', 'lighter', 'stronger', 'softer', 'warmer', 'colder'];

/** The colour that a word names, whatever it agrees with. */
function colourOf(word: string, { language }: OtherContext): string | undefined {
  const { colours } = wordsOf({ language });
  const forms = [
    word,
    ...(language === 'de' ? [word.replace(/e[nrms]?$/u, '')] : []),
    ...(language === 'es'
      ? [word.replace(/s$/u, ''), word.replace(/as?$/u, 'o'), word.replace(/e?s$/u, '')]
      : []),
    ...(language === 'fr' ? [word.replace(/s$/u, ''), word.replace(/es?$/u, '')] : []),
    ...(language === 'ar' ? [word.replace(/^و?ال|^و(?=\p{L}{3})/u, '').replace(/ًا$|ا$/u, '')] : []),
  ];
  return forms.map((form) => lookUp(colours, form)).find((colour) => colour !== undefined);
}

const signs = new Map<string, RegExp>();
function fillersOf(context: OtherContext): RegExp {
  const { language } = context;
  const known = signs.get(language);
  if (known) return known;
  const { fillers } = wordsOf(context).look;
  const made = language === 'zh' ? new RegExp(fillers, 'giu') : new RegExp(`^(?:${fillers})$`, 'iu');
  signs.set(language, made);
  return made;
}

/** The words of a request that say something, and the colours among them. */
function said(text: string, context: OtherContext): { rest: string[]; colours: string[] } {
  const { look, colours } = wordsOf(context);
  const plain = [look.dark, look.light, ...Object.values(look.shades), look.top, look.side].reduce(
    (left, sign) => left.replace(new RegExp(sign.source, 'giu'), ' '),
    text.toLowerCase().replace(HEX, ' '),
  );
  if (context.language === 'zh') {
    const named = Object.keys(colours)
      .sort((a, b) => b.length - a.length)
      .filter((name) => plain.includes(name));
    const left = named
      .reduce((one, name) => one.replaceAll(name, ' '), plain)
      .replace(fillersOf(context), ' ')
      .replace(/[^\p{L}]+/gu, ' ')
      .trim();
    return {
      rest: left === '' ? [] : left.split(' '),
      colours: named.slice(0, 1).flatMap((name) => colours[name] ?? []),
    };
  }
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const rest = words.filter(
    (word) => !fillersOf(context).test(word) && colourOf(word, context) === undefined,
  );
  return { rest, colours: words.flatMap((word) => colourOf(word, context) ?? []) };
}

export function readLook(text: string, context: OtherContext): Outcome | null {
  const { look } = wordsOf(context);
  const isNamed = findEntity({ ...context, recent: undefined }, text);
  const { rest, colours } = said(text, context);
  if (isNamed || rest.length > 0) return null;
  const hex = HEX.exec(text)?.[0].toUpperCase();
  const [colour = hex] = hex === undefined ? colours : [];
  const [top, side] = [look.top, look.side].map((sign) => {
    const at = text.search(sign);
    // “Not on the left, at the top” names both sides.
    return at >= 0 && !look.not.test(text.slice(0, at));
  });
  const layout = top ? 'top' : side ? 'side' : undefined;
  // “Dark blue” is a shade, and “dark” by itself the mode.
  const dark = look.dark.exec(text)?.[0];
  const isShade = dark !== undefined && colour !== undefined && !dark.trim().includes(' ');
  const mode = isShade
    ? undefined
    : dark !== undefined
      ? 'dark'
      : look.light.test(text)
        ? 'light'
        : undefined;
  const shades = SHADES.filter((shade) => (isShade && shade === 'darker') || look.shades[shade].test(text));
  const towards =
    hex === undefined
      ? (text.match(look.compared) ?? []).flatMap((word) => colourOf(word.toLowerCase(), context) ?? [])
      : [];
  const wish: LookWish = {
    ...(towards.length > 0
      ? { towards }
      : colour !== undefined &&
        (mode === undefined || hex !== undefined) && { primary: colour.toUpperCase() }),
    ...(layout && { layout }),
    ...(mode && { mode }),
    ...(shades.length > 0 && mode === undefined && { shades }),
  };
  return Object.keys(wish).length === 0 ? null : setLook(context, wish);
}
