import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Mode, Schema } from './palettes.ts';

type LayoutType =
  'collapsibleSide' | 'stackedSide' | 'topBarClassic' | 'framelessSide' | 'contentOverlay' | 'blank';
export type ControlSize = 'xs' | 'sm' | 'md' | 'lg';
type Direction = 'ltr' | 'rtl';

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
}

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
    }),
    { name: 'theme', version: 0, partialize: kept },
  ),
);
