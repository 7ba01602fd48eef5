import { describe, expect, test } from 'vitest';
import { APP_KINDS, type AppLanguage } from '#blueprint/kinds.ts';
import { palette } from '#builder/generate/colours.ts';
import { faceOf } from '#builder/generate/faces.ts';
import { lookOf } from '#src/components/app-picture/look.ts';
import { formatValue, textWidth, wrap } from '#src/components/app-picture/draw.tsx';
import { meets, pressing } from '#src/components/app-picture/sections.tsx';
import { sampleBlueprint } from '../support/sample-blueprint.ts';

describe('the drawn app', () => {
  test('shortens a word that is longer than its line, wherever it stands', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    for (const text of [`${word}, books`, `Books and ${word}`, `${word} ${word} ${word}`]) {
      const lines = wrap(text, 60, 7, 2);
      expect(lines.length).toBeLessThanOrEqual(2);
      // The ellipsis is a little wider than the room that is left for it.
      for (const line of lines) expect(textWidth(line, 7)).toBeLessThan(62);
    }
  });

  test('writes amounts and days as its language does', () => {
    const shown = (language: AppLanguage, type: 'money' | 'date', value: string | number) =>
      formatValue(
        { ...sampleBlueprint, language },
        { name: 'it', label: 'It', type },
        { id: 'row-1', it: value },
      );
    expect(shown('en', 'money', 123_450)).toBe('1,234.50');
    expect(shown('de', 'money', 123_450)).toBe('1.234,50');
    expect(shown('en', 'date', '2026-05-03')).toBe('May 3');
    expect(shown('zh', 'date', '2026-05-03')).toBe('5月3日');
    expect(shown('ar', 'date', '2026-05-03')).toBe('3 مايو');
  });

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

  test('lists the rows that the built app lists, by their day or their number', () => {
    const today = '2026-11-22';
    const days = ['today-1T09:00', 'today', 'today+7T18:30', 'today+8', '2026-11-21', null];
    const listed = (when: Parameters<typeof meets>[0]) =>
      days.filter((due) => meets(when, { id: '1', due, stock: 3, least: 5 }, today));
    expect(listed({ op: 'within', field: 'due', days: 7 })).toEqual(['today', 'today+7T18:30']);
    expect(listed({ op: 'past', field: 'due' })).toEqual(['today-1T09:00', '2026-11-21']);
    expect(listed({ op: 'below', field: 'stock', value: 'least' })).toEqual(days);
    expect(listed({ op: 'above', field: 'stock', value: 3 })).toEqual([]);
  });

  test('lists them as the built app does: what can still be left, the next first', () => {
    const [entity] = sampleBlueprint.entities;
    if (!entity) throw new Error('The sample has data');
    const rows = [
      { id: '1', due: 'today+5', state: 'open' },
      { id: '2', due: 'today+1', state: 'done' },
      { id: '3', due: 'today+2T09:00', state: 'open' },
    ];
    const states = { field: 'state', transitions: [{ from: 'open', to: 'done', label: 'Finish' }] };
    const blueprint = {
      ...sampleBlueprint,
      entities: [{ ...entity, states }],
      rows: { [entity.name]: rows },
    };
    const when = { op: 'within', field: 'due', days: 7 } as const;
    const section = { kind: 'attention', heading: 'Soon', entity: entity.name, when } as const;
    expect(pressing(blueprint, section, '2026-11-22').map(({ id }) => id)).toEqual(['3', '1']);
  });
});
