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
  setSchema(themeSchema: Schema): void;
  setMode(mode: Mode): void;
  setDirection(direction: Direction): void;
  setPanelExpand(panelExpand: boolean): void;
  setControlSize(controlSize: ControlSize): void;
  setLayout(type: LayoutType): void;
  setSideNavCollapse(sideNavCollapse: boolean): void;
  /** Everything as at the first start; an open panel stays open. */
  reset(): void;
}

const SCHEMAS = Object.keys(palettes) as Schema[];

const defaults: ThemeState = {
  themeSchema: '',
  direction: 'ltr',
  mode: 'light',
  panelExpand: false,
  controlSize: 'md',
  layout: { type: 'collapsibleSide', sideNavCollapse: false, previousType: '' },
};

const kept = (state: ThemeStore): ThemeState => ({
  themeSchema: state.themeSchema,
  direction: state.direction,
  mode: state.mode,
  panelExpand: state.panelExpand,
  controlSize: state.controlSize,
  layout: state.layout,
});

const oneOf = <const T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

/** What is stored, as far as it is something the product can look like: another version, or a hand, may have written it. */
function known(stored: unknown): ThemeState {
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
      setSchema: (themeSchema) => set({ themeSchema }),
      setMode: (mode) => set({ mode }),
      setDirection: (direction) => set({ direction }),
      setPanelExpand: (panelExpand) => set({ panelExpand }),
      setControlSize: (controlSize) => set({ controlSize }),
      setLayout: (type) => set(({ layout }) => ({ layout: { ...layout, type, previousType: layout.type } })),
      setSideNavCollapse: (sideNavCollapse) =>
        set(({ layout }) => ({ layout: { ...layout, sideNavCollapse } })),
      reset: () => set(({ panelExpand }) => ({ ...defaults, panelExpand })),
    }),
    {
      name: 'theme',
      version: 0,
      partialize: kept,
      merge: (stored, current) => ({ ...current, ...known(stored) }),
    },
  ),
);
