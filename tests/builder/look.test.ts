import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { check } from 'prettier';
import { describe, expect, test } from 'vitest';
import { APP_KINDS, FONTS, LAYOUTS, MODES, OPTION_COLOURS, RADII } from '#blueprint/kinds.ts';
import type { Theme } from '#blueprint/schema.ts';
import { contrast, palette, rgb } from '#builder/generate/colours.ts';
import { faceCss, patternModule } from '#builder/generate/face-css.ts';
import { faceOf } from '#builder/generate/faces.ts';
import { themeCss } from '#builder/generate/theme.ts';

const theme: fc.Arbitrary<Theme> = fc.record({
  primary: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  mode: fc.constantFrom(...MODES),
  radius: fc.constantFrom(...RADII),
  font: fc.constantFrom(...FONTS),
  layout: fc.constantFrom(...LAYOUTS),
});
const app = fc.record({ kind: fc.constantFrom(...APP_KINDS), theme });

const sample = {
  kind: 'bookings',
  theme: { primary: '#0b7a4b', mode: 'light', radius: 8, font: 'sans', layout: 'side' },
} as const;

const TEXT_ON: [string, readonly string[]][] = [
  ['text', ['ground', 'surface', 'sunken', 'tint', 'wash']],
  ['quiet', ['ground', 'surface', 'sunken', 'tint', 'wash']],
  ['link', ['ground', 'surface', 'sunken', 'tint', 'wash']],
  ['error', ['ground', 'surface', 'sunken', 'tint']],
  ['good', ['ground', 'surface', 'sunken', 'tint']],
  ['warn', ['ground', 'surface', 'sunken', 'tint']],
  ['on-primary', ['primary', 'primary-strong']],
  ['on-accent', ['accent']],
  ['on-error', ['error-fill']],
  ['ground', ['text']],
  ...OPTION_COLOURS.map((name): [string, string[]] => [`option-${name}-text`, [`option-${name}-tint`]]),
];
const MARKS_ON: [string, readonly string[]][] = [
  ['primary', ['ground', 'surface', 'sunken', 'tint']],
  ['edge', ['ground', 'surface', 'sunken', 'tint']],
  ['accent', ['ground', 'surface', 'sunken', 'tint']],
  ...[1, 2, 3, 4, 5, 6].map((index): [string, string[]] => [`chart-${index}`, ['surface']]),
  ...OPTION_COLOURS.map((name): [string, string[]] => [`option-${name}`, ['surface', 'ground', 'sunken']]),
];

describe('the colours of an app', () => {
  test('are readable in both modes of every face, whatever its own colour is', () => {
    fc.assert(
      fc.property(app, ({ kind, theme }) => {
        for (const mode of MODES) {
          const colours = palette(theme.primary, mode, faceOf(kind, theme));
          const colourOf = (name: string) => rgb(colours[name] ?? 'none');
          const low = (pairs: typeof TEXT_ON, least: number) =>
            pairs.flatMap(([front, grounds]) =>
              grounds
                .filter((ground) => !(contrast(colourOf(front), colourOf(ground)) >= least))
                .map((ground) => `${mode} ${front} on ${ground}`),
            );
          expect([...low(TEXT_ON, 4.5), ...low(MARKS_ON, 3)]).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('the face of an app', () => {
  test('follows from its kind and theme, and the same is always the same', () => {
    fc.assert(
      fc.property(app, ({ kind, theme }) => {
        expect(faceOf(kind, structuredClone(theme))).toEqual(faceOf(kind, theme));
        expect(themeCss({ kind, theme: structuredClone(theme) })).toBe(themeCss({ kind, theme }));
      }),
    );
  });

  test('is one of at least six that differ in type, hero, cards and tables', () => {
    const faces = APP_KINDS.map((kind) => faceOf(kind, { ...sample.theme, radius: 8 }));
    const kindsOf = (part: 'name' | 'hero' | 'card' | 'pattern') =>
      new Set(faces.map((face) => face[part])).size;
    expect(kindsOf('name')).toBeGreaterThanOrEqual(6);
    expect(kindsOf('hero')).toBe(6);
    expect(kindsOf('card')).toBe(6);
    expect(kindsOf('pattern')).toBe(6);
  });

  test('brings at most one font, and that a small one', () => {
    fc.assert(
      fc.property(app, ({ kind, theme }) => {
        const { display, text } = faceOf(kind, theme);
        const packages = new Set([display.package, text.package].filter((name) => name !== undefined));
        expect(packages.size).toBeLessThanOrEqual(1);
        for (const name of packages) {
          const file = `node_modules/${name}/files/${name.split('/')[1]}-latin-wght-normal.woff2`;
          expect(readFileSync(file).length).toBeLessThanOrEqual(30_000);
        }
      }),
    );
  });

  test('is written as formatted style sheets that ask nothing of another host', async () => {
    for (const kind of APP_KINDS) {
      const face = faceOf(kind, sample.theme);
      for (const css of [faceCss(face), themeCss({ ...sample, kind })]) {
        expect(css).not.toMatch(/url\(|https?:|\/\//);
        expect(await check(css, { parser: 'css', printWidth: 110, singleQuote: true })).toBe(true);
      }
    }
  });

  test('of the sample app is the one that stands in its folder', async () => {
    const face = faceOf(sample.kind, sample.theme);
    const folder = '../../builder/app/src';
    await expect(themeCss(sample)).toMatchFileSnapshot(`${folder}/styles/theme.css`);
    await expect(faceCss(face)).toMatchFileSnapshot(`${folder}/styles/face.css`);
    await expect(patternModule(face)).toMatchFileSnapshot(`${folder}/components/pictures/pattern.ts`);
  });
});
