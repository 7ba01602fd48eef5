import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Mode, palettes, type Schema } from './palettes.ts';

export const LAYOUTS = [
  'collapsibleSide',
  'stackedSide',
  'topBarClassic',
  'framelessSide',
  'contentOverlay',
  'blank',
] as const;
export type LayoutType = (typeof LAYOUTS)[number];
export type ControlSize = 'xs' | 'sm' | 'md' | 'lg';
export type Direction = 'ltr' | 'rtl';
/** A fixed mode, or the operating system's. */
export const MODES = ['light', 'dark', 'system'] as const satisfies readonly (Mode | 'system')[];
export type ModeChoice = (typeof MODES)[number];

/** Spacing unit by control size; a control is three units high (source specification, section 9). */
export const UNITS: Record<ControlSize, number> = { xs: 8, sm: 10, md: 12, lg: 14 };

export interface ThemeState {
  themeSchema: Schema;
  direction: Direction;
  mode: Mode;
  panelExpand: boolean;
  controlSize: ControlSize;
  layout: { type: LayoutType; sideNavCollapse: boolean; previousType: LayoutType | '' };
}
export interface ThemeStore extends ThemeState {
  /** Whether `mode` follows the system. Stored separately, because the theme's stored fields are specified. */
  followSystem: boolean;
  setSchema(themeSchema: Schema): void;
  setMode(choice: ModeChoice): void;
  setDirection(direction: Direction): void;
  setPanelExpand(panelExpand: boolean): void;
  setControlSize(controlSize: ControlSize): void;
  setLayout(type: LayoutType): void;
  setSideNavCollapse(sideNavCollapse: boolean): void;
  /** Restores the defaults; an open panel stays open. */
  reset(): void;
}

const FOLLOW_SYSTEM_KEY = 'followSystem';
const readFollowSystem = () => localStorage.getItem(FOLLOW_SYSTEM_KEY) === 'true';
const storeFollowSystem = (followSystem: boolean) =>
  followSystem ? localStorage.setItem(FOLLOW_SYSTEM_KEY, 'true') : localStorage.removeItem(FOLLOW_SYSTEM_KEY);
const systemMode = (): Mode => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const SCHEMAS = Object.keys(palettes) as Schema[];

const defaults: ThemeState = {
  themeSchema: '',
  direction: 'ltr',
  mode: 'light',
  panelExpand: false,
  controlSize: 'md',
  layout: { type: 'collapsibleSide', sideNavCollapse: false, previousType: '' },
};

const storedFields = (state: ThemeStore): ThemeState => ({
  themeSchema: state.themeSchema,
  direction: state.direction,
  mode: state.mode,
  panelExpand: state.panelExpand,
  controlSize: state.controlSize,
  layout: state.layout,
});

const oneOf = <const T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

/** Validates the stored theme, which an older version or a user may have written. */
function validated(stored: unknown): ThemeState {
  const read = (from: unknown, name: string): unknown =>
    typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
  const layout = read(stored, 'layout');
  return {
    themeSchema: oneOf(SCHEMAS, read(stored, 'themeSchema'), defaults.themeSchema),
    direction: oneOf(['ltr', 'rtl'], read(stored, 'direction'), defaults.direction),
    mode: oneOf(['light', 'dark'], read(stored, 'mode'), defaults.mode),
    panelExpand: read(stored, 'panelExpand') === true,
    controlSize: oneOf(['xs', 'sm', 'md', 'lg'], read(stored, 'controlSize'), defaults.controlSize),
    layout: {
      type: oneOf(LAYOUTS, read(layout, 'type'), defaults.layout.type),
      sideNavCollapse: read(layout, 'sideNavCollapse') === true,
      previousType: oneOf(['', ...LAYOUTS], read(layout, 'previousType'), ''),
    },
  };
}

export const useTheme = create<ThemeStore>()(
  persist(
    (set) => ({
      ...defaults,
      followSystem: readFollowSystem(),
      setSchema: (themeSchema) => set({ themeSchema }),
      setMode: (choice) => {
        const followSystem = choice === 'system';
        storeFollowSystem(followSystem);
        set({ followSystem, mode: followSystem ? systemMode() : choice });
      },
      setDirection: (direction) => set({ direction }),
      setPanelExpand: (panelExpand) => set({ panelExpand }),
      setControlSize: (controlSize) => set({ controlSize }),
      setLayout: (type) => set(({ layout }) => ({ layout: { ...layout, type, previousType: layout.type } })),
      setSideNavCollapse: (sideNavCollapse) =>
        set(({ layout }) => ({ layout: { ...layout, sideNavCollapse } })),
      reset: () => {
        storeFollowSystem(false);
        set(({ panelExpand }) => ({ ...defaults, followSystem: false, panelExpand }));
      },
    }),
    {
      name: 'theme',
      version: 0,
      partialize: storedFields,
      // `panelExpand` is per tab and visit: after a reload the panel is closed.
      merge: (stored, current) => ({ ...current, ...validated(stored), panelExpand: current.panelExpand }),
    },
  ),
);

/** Applies the system's mode, now and when it changes, while the user's choice is 'system'. */
export function followSystemMode(): void {
  const follow = () => {
    if (useTheme.getState().followSystem) useTheme.setState({ mode: systemMode() });
  };
  follow();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow);
  addEventListener('storage', ({ key }) => {
    if (key !== FOLLOW_SYSTEM_KEY) return;
    useTheme.setState({ followSystem: readFollowSystem() });
    follow();
  });
}
