import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { neutrals, type Mode, palettes, type Schema } from '#src/theme/palettes.ts';

const SCHEMAS = Object.keys(palettes) as Schema[];
const MODES: Mode[] = ['light', 'dark'];
const each = SCHEMAS.flatMap((schema) => MODES.map((mode) => [schema || 'default', mode, schema] as const));

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(each)('colours of %s in %s mode', (_, mode, schema) => {
  const { primary, deep, mild, subtle, neutral } = palettes[schema][mode];
  const { ground, surface, text, muted, success, warning, error } = neutrals[mode];

  test('have enough contrast for text and links on every background and on the primary colour', () => {
    for (const under of [ground, surface])
      for (const colour of [text, muted, primary, deep, success, warning, error])
        expect(contrast(colour, under), `${colour} on ${under}`).toBeGreaterThanOrEqual(4.5);
    for (const colour of [text, deep]) expect(contrast(colour, subtle)).toBeGreaterThanOrEqual(4.5);
    for (const under of [primary, deep]) expect(contrast(neutral, under)).toBeGreaterThanOrEqual(4.5);
  });

  test('have enough contrast for the focus ring', () => {
    expect(contrast(mild, surface)).toBeGreaterThanOrEqual(3);
  });
});

describe('stored theme', () => {
  const DEFAULT = {
    themeSchema: '',
    direction: 'ltr',
    mode: 'light',
    panelExpand: false,
    controlSize: 'md',
    layout: { type: 'collapsibleSide', sideNavCollapse: false, previousType: '' },
  };
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  const start = async (stored?: unknown) => {
    if (stored !== undefined) localStorage.setItem('theme', JSON.stringify({ state: stored, version: 0 }));
    const { useTheme } = await import('#src/theme/store.ts');
    return useTheme;
  };
  const state = (store: Awaited<ReturnType<typeof start>>) => {
    const { followSystem: _beside, ...kept } = JSON.parse(JSON.stringify(store.getState()));
    return kept;
  };
  const written = () => JSON.parse(localStorage.getItem('theme') ?? 'null');

  test('is the specified default at the first start', async () => {
    expect(state(await start())).toEqual(DEFAULT);
  });

  test('is restored, with defaults for invalid values', async () => {
    expect(
      state(
        await start({
          ...DEFAULT,
          mode: 'dark',
          themeSchema: 'plaid',
          controlSize: 'lg',
          direction: 7,
          layout: { type: 'spiral', sideNavCollapse: true },
        }),
      ),
    ).toEqual({
      ...DEFAULT,
      mode: 'dark',
      controlSize: 'lg',
      layout: { type: 'collapsibleSide', sideNavCollapse: true, previousType: '' },
    });
    vi.resetModules();
    expect(state(await start('nonsense'))).toEqual(DEFAULT);
  });

  test('remembers the previous layout and can be reset to the defaults', async () => {
    const store = await start();
    store.getState().setLayout('topBarClassic');
    store.getState().setSchema('green');
    expect(store.getState().layout).toMatchObject({ type: 'topBarClassic', previousType: 'collapsibleSide' });
    expect(JSON.parse(localStorage.getItem('theme') ?? '')).toMatchObject({
      state: { themeSchema: 'green' },
      version: 0,
    });
    store.getState().setPanelExpand(true);
    store.getState().reset();
    expect(state(store)).toEqual({ ...DEFAULT, panelExpand: true });
  });

  test('keeps the panel closed after a reload and in other tabs', async () => {
    const store = await start({ ...DEFAULT, panelExpand: true });
    expect(store.getState().panelExpand).toBe(false);
    const { followTheme } = await import('#src/theme/apply.ts');
    followTheme();
    expect(written()).toEqual({ state: DEFAULT, version: 0 });
    store.getState().setPanelExpand(true);
    expect(written()).toMatchObject({ state: { panelExpand: true } });
    localStorage.setItem('theme', JSON.stringify({ state: { ...DEFAULT, mode: 'dark' }, version: 0 }));
    await store.persist.rehydrate();
    expect(store.getState()).toMatchObject({ panelExpand: true, mode: 'dark' });
  });
});

describe('system mode', () => {
  /** A system whose mode can be changed. */
  function system(dark: boolean) {
    const listeners = new Set<() => void>();
    const query = {
      matches: dark,
      addEventListener: (_: string, changed: () => void) => listeners.add(changed),
      removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
    };
    vi.stubGlobal('matchMedia', () => query);
    return (now: boolean) => {
      query.matches = now;
      for (const changed of listeners) changed();
    };
  }
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
    return () => vi.unstubAllGlobals();
  });
  const start = async () => {
    const [{ useTheme }, { followTheme }] = await Promise.all([
      import('#src/theme/store.ts'),
      import('#src/theme/apply.ts'),
    ]);
    followTheme();
    return useTheme;
  };
  const storedMode = () => JSON.parse(localStorage.getItem('theme') ?? '{}').state.mode;

  test('is not followed by default: the first visit is light', async () => {
    system(true);
    const store = await start();
    expect(store.getState()).toMatchObject({ mode: 'light', followSystem: false });
    expect(document.documentElement.className).toBe('light');
  });

  test('is followed once chosen, and stored as light or dark', async () => {
    const change = system(true);
    const store = await start();
    store.getState().setMode('system');
    expect(store.getState()).toMatchObject({ mode: 'dark', followSystem: true });
    expect(storedMode()).toBe('dark');
    change(false);
    expect(document.documentElement.className).toBe('light');
    expect(storedMode()).toBe('light');
  });

  test('is followed after a reload until light or dark is chosen', async () => {
    const change = system(false);
    (await start()).getState().setMode('system');
    vi.resetModules();
    change(true);
    const store = await start();
    expect(store.getState()).toMatchObject({ mode: 'dark', followSystem: true });
    store.getState().setMode('light');
    change(false);
    change(true);
    expect(store.getState()).toMatchObject({ mode: 'light', followSystem: false });
  });

  test('is on the root before the first paint', async () => {
    system(true);
    localStorage.setItem('followSystem', 'true');
    const script = await readFile('public/theme-init.js', 'utf8');
    runInThisContext(script);
    expect(document.documentElement.className).toBe('dark');
  });
});

describe('a page that comes drawn', () => {
  const isHidden = async (stored: Record<string, string>, typed?: string) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    if (typed) sessionStorage.setItem('landing-sentence', typed);
    runInThisContext(`{ ${await readFile('public/theme-init.js', 'utf8')} }`);
    return document.documentElement.classList.contains('own-page');
  };

  test('shows to a first visitor, in whatever mode, and waits for anyone who sees another', async () => {
    expect(await isHidden({})).toBe(false);
    expect(await isHidden({ theme: '{"state":{"mode":"dark"}}', language: 'en' })).toBe(false);
    for (const key of ['token', 'support', 'sketch']) expect(await isHidden({ [key]: '{}' }), key).toBe(true);
    expect(await isHidden({ language: 'ar' })).toBe(true);
    expect(await isHidden({}, '{"text":"A shop"}')).toBe(true);
  });
});
