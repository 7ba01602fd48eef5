import { expect, test } from 'vitest';
import { readChange } from '#blueprint/change/index.ts';
import type { AppLanguage } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { contrast, rgb } from '#builder/generate/colours.ts';
import { APPS } from '../builder/apps/index.ts';

const SHADES = ['darker', 'lighter', 'stronger', 'softer', 'warmer', 'colder'] as const;
const HUES = ['greener', 'bluer', 'redder'] as const;
type Wish = (typeof SHADES)[number] | (typeof HUES)[number];

/** How each wish is said, and what joins two of them. */
const SAID: Record<AppLanguage, Record<Wish | 'and', string>> = {
  en: {
    darker: 'darker',
    lighter: 'lighter',
    stronger: 'stronger',
    softer: 'softer',
    warmer: 'warmer',
    colder: 'colder',
    greener: 'greener',
    bluer: 'bluer',
    redder: 'redder',
    and: ' and ',
  },
  de: {
    darker: 'dunkler',
    lighter: 'heller',
    stronger: 'kräftiger',
    softer: 'sanfter',
    warmer: 'wärmer',
    colder: 'kälter',
    greener: 'grüner',
    bluer: 'blauer',
    redder: 'röter',
    and: ' und ',
  },
  es: {
    darker: 'más oscuro',
    lighter: 'más claro',
    stronger: 'más intenso',
    softer: 'más suave',
    warmer: 'más cálido',
    colder: 'más frío',
    greener: 'más verde',
    bluer: 'más azul',
    redder: 'más rojo',
    and: ' y ',
  },
  fr: {
    darker: 'plus sombre',
    lighter: 'plus clair',
    stronger: 'plus vif',
    softer: 'plus doux',
    warmer: 'plus chaud',
    colder: 'plus froid',
    greener: 'plus vert',
    bluer: 'plus bleu',
    redder: 'plus rouge',
    and: ' et ',
  },
  zh: {
    darker: '更深',
    lighter: '更浅',
    stronger: '更鲜艳',
    softer: '更柔和',
    warmer: '更暖',
    colder: '更冷',
    greener: '更绿',
    bluer: '更蓝',
    redder: '更红',
    and: '、',
  },
  ar: {
    darker: 'أغمق',
    lighter: 'أفتح',
    stronger: 'أقوى',
    softer: 'أنعم',
    warmer: 'أدفأ',
    colder: 'أبرد',
    greener: 'أكثر اخضرارًا',
    bluer: 'أكثر زرقة',
    redder: 'أكثر احمرارًا',
    and: ' و',
  },
};
const LANGUAGES = Object.keys(SAID) as AppLanguage[];
const COLOURS = [
  '#1D5FD1',
  '#0F766E',
  '#1E7B3A',
  '#B85400',
  '#7A28B8',
  '#C0272D',
  '#56606B',
  '#1F1F1F',
  '#E8C547',
];
const OPPOSITE: Partial<Record<Wish, Wish>> = { darker: 'lighter', stronger: 'softer', warmer: 'colder' };

const shop = APPS['bikeShop'];
function withPrimary(primary: string): Blueprint {
  if (!shop) throw new Error('There is no bike shop.');
  return { ...shop, theme: { ...shop.theme, primary } };
}
function askedOf(primary: string, request: string): string {
  const { blueprint, edits, notUnderstood } = readChange(request, withPrimary(primary));
  expect([request, notUnderstood]).toEqual([request, []]);
  expect([request, new Set(edits.map(({ kind }) => kind))]).toEqual([request, new Set(['colour'])]);
  return blueprint.theme.primary;
}

const onBlack = (hex: string) => contrast(rgb(hex), [0, 0, 0]);
const BLUE = '#1D5FD1';

/** Hue in HSL: red at 0, green at 120, blue at 240. */
function hueOf(hex: string): number {
  const [r, g, b] = rgb(hex);
  return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360;
}

test('darker and greener is darker than it was, and green', () => {
  for (const language of LANGUAGES) {
    const said = SAID[language];
    const colour = askedOf(BLUE, said.darker + said.and + said.greener);
    expect(onBlack(colour)).toBeLessThan(onBlack(BLUE) * 0.8);
    const [red, green, blue] = rgb(colour);
    expect([language, green > red && green > blue]).toEqual([language, true]);
  }
});

const WISHES: Wish[] = [...SHADES, ...HUES];
const PAIRS = WISHES.flatMap((first) =>
  WISHES.filter((second) => second !== first && OPPOSITE[first] !== second && OPPOSITE[second] !== first).map(
    (second): [Wish, Wish] => [first, second],
  ),
);

test('two wishes are read alike in every language, in either order', () => {
  for (const [first, second] of PAIRS) {
    const results = LANGUAGES.map((language) => {
      const said = SAID[language];
      return askedOf(BLUE, said[first] + said.and + said[second]);
    });
    expect([first, second, new Set(results).size]).toEqual([first, second, 1]);
    expect(askedOf(BLUE, `${second} and ${first}`)).toBe(results[0]);
  }
});

test('a darker colour is darker and a lighter one lighter, whatever else is wished for', () => {
  for (const primary of COLOURS)
    for (const [first, second] of PAIRS) {
      const light = onBlack(askedOf(primary, `${first} and ${second}`)) / onBlack(primary);
      if (first === 'darker') expect([primary, second, light < 0.97]).toEqual([primary, second, true]);
      if (first === 'lighter') expect([primary, second, light > 1.03]).toEqual([primary, second, true]);
    }
});

test.each([
  ['greener', 120],
  ['bluer', 220],
  ['redder', 0],
] as const)('%s comes near to the colour from any other', (wish, hue) => {
  for (const primary of COLOURS) {
    const result = askedOf(primary, wish);
    const away = Math.abs(((hueOf(result) - hue + 540) % 360) - 180);
    expect([primary, result, away < 50]).toEqual([primary, result, true]);
  }
});

test('darker never makes a dark colour lighter, and lighter never a light one darker', () => {
  for (const [primary, request] of [
    ['#0A0A1E', 'darker'],
    ['#FFF3CF', 'lighter'],
  ] as const) {
    const { notUnderstood } = readChange(request, withPrimary(primary));
    expect(notUnderstood.map(({ reason }) => reason.code)).toEqual(['already']);
  }
});

test('less of something is more of its opposite', () => {
  expect(askedOf(BLUE, 'less saturated')).toBe(askedOf(BLUE, 'softer'));
});
