import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { APP_KINDS } from '#blueprint/kinds.ts';
import type { Theme } from '#blueprint/schema.ts';
import { iconSvg, initialOf, socialCardSvg, webManifest } from '#builder/generate/brand.ts';
import { HOSTILE_TEXTS } from '../support/blueprints.ts';

const theme: Theme = { primary: '#0b7a4b', mode: 'light', radius: 8, font: 'sans', layout: 'top' };
const textOf = (svg: string) => svg.replace(/<[^>]*>/g, '');
const tagsOf = (svg: string) => [...svg.matchAll(/<\/?(\w+)/g)].map(([, tag]) => tag);

const texts = fc.oneof(
  fc.constantFrom(
    ...HOSTILE_TEXTS,
    '</svg><script>',
    ']]>',
    '\u0001\u202e]]',
    'أ'.repeat(60),
    '店'.repeat(60),
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

describe('the icon and the social card of an app', () => {
  test('hold any name as text and nothing else', () => {
    fc.assert(
      fc.property(texts, texts, fc.constantFrom(...APP_KINDS), (name, tagline, kind) => {
        const app = { name, tagline, kind, theme };
        for (const svg of [iconSvg(app), socialCardSvg(app)]) {
          const known = ['svg', 'rect', 'text', 'circle', 'path'];
          expect(tagsOf(svg).filter((tag) => !known.includes(tag ?? ''))).toEqual([]);
          expect(textOf(svg)).not.toMatch(/[<>]/);
          const tags = svg.match(/<[^>]*>/g)?.join('') ?? '';
          expect(tags.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/href|src|url\(|:\/\//i);
        }
        expect(JSON.parse(webManifest(app))).toMatchObject({ name, description: tagline });
        expect(webManifest(app)).not.toMatch(/[<>\u2028\u2029]/);
      }),
    );
  });

  test('can be drawn whatever the app is called', async () => {
    // The server shuts this reader for the whole process, and its tests may have run in this one.
    sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
    for (const name of [...HOSTILE_TEXTS, 'Corner Bikes', 'عيادة النور', '自行车店', '\ud800 & <b>']) {
      const card = socialCardSvg({ name, tagline: name, kind: 'bookings', theme });
      const { width, height } = await sharp(Buffer.from(card))
        .png()
        .toBuffer({ resolveWithObject: true })
        .then(({ info }) => info);
      expect([width, height]).toEqual([1200, 630]);
      await sharp(Buffer.from(iconSvg({ name, tagline: '', kind: 'shop', theme })))
        .png()
        .toBuffer();
    }
    sharp.block({ operation: ['VipsForeignLoadSvgBuffer'] });
  });

  test('are the same for the same app', () => {
    const app = { name: 'Corner Bikes', tagline: 'Since 1998', kind: 'bookings', theme } as const;
    expect(socialCardSvg(structuredClone(app))).toBe(socialCardSvg(app));
    expect(iconSvg(structuredClone(app))).toBe(iconSvg(app));
  });

  test('take the first letter or figure of the name', () => {
    expect(initialOf('“corner” bikes')).toBe('C');
    expect(initialOf('  42 voices')).toBe('4');
    expect(initialOf('自行车')).toBe('自');
    expect(initialOf('!!!')).toBe('A');
  });
});
