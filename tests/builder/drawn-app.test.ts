import { describe, expect, test } from 'vitest';
import { APP_KINDS } from '#blueprint/kinds.ts';
import { palette } from '#builder/generate/colours.ts';
import { faceOf } from '#builder/generate/faces.ts';
import { lookOf } from '#src/components/app-picture/look.ts';
import { sampleBlueprint } from '../support/sample-blueprint.ts';

describe('the drawn app', () => {
  test('has the colours, type, corners, hero and menu of the app that is built', () => {
    for (const kind of APP_KINDS) {
      for (const mode of ['light', 'dark'] as const) {
        const theme = { ...sampleBlueprint.theme, mode };
        const face = faceOf(kind, theme);
        const colours = palette(theme.primary, mode, face);
        const look = lookOf({ kind, theme });
        expect(look).toMatchObject({
          primary: colours.primary,
          onPrimary: colours['on-primary'],
          ground: colours.ground,
          text: colours.text,
          hero: face.hero,
          menu: face.menu,
        });
        expect(look.radius * 2).toBe(face.radius.card);
        expect(look.display).toContain(face.display.stack.split(',')[0]);
      }
    }
  });

  test('is drawn from data alone, so that the landing page can be given it', () => {
    for (const kind of APP_KINDS) {
      const look = lookOf({ kind, theme: sampleBlueprint.theme });
      expect(JSON.parse(JSON.stringify(look))).toEqual(look);
      for (const [fill, path] of look.picture) {
        expect(fill).toMatch(/^#[0-9a-f]{6}$/);
        expect(path).toMatch(/^M[\d\sMLHVCSQAZahvz.-]+$/);
      }
    }
  });
});
