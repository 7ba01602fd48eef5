import { useTheme } from '../../theme/store.ts';

/** The side a drawer opens on: the one opposite the menu. antd's own does not turn with the direction. */
export const useDrawerSide = (): 'left' | 'right' =>
  useTheme((theme) => (theme.direction === 'rtl' ? 'left' : 'right'));
