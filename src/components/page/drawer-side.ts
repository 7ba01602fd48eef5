import { useTheme } from '../../theme/store.ts';

/** Drawers open opposite the menu. antd's `placement` ignores the writing direction. */
export const useDrawerSide = (): 'left' | 'right' =>
  useTheme((theme) => (theme.direction === 'rtl' ? 'left' : 'right'));
