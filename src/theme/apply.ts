import { palettes } from './palettes.ts';
import type { ThemeState } from './store.ts';
import { followSystemMode, UNITS, useTheme } from './store.ts';

/** Applies the theme to the root element: mode class, CSS variables and direction. */
function applyTheme(theme: ThemeState, root: HTMLElement = document.documentElement): void {
  root.classList.remove('light', 'dark');
  root.classList.add(theme.mode);
  root.dir = theme.direction;
  const { primary, deep, mild, subtle, neutral } = palettes[theme.themeSchema][theme.mode];
  const variables = {
    '--primary': primary,
    '--primary-deep': deep,
    '--primary-mild': mild,
    '--primary-subtle': subtle,
    '--neutral': neutral,
    '--unit': `${UNITS[theme.controlSize]}px`,
  };
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
}

/** Applies the stored theme now and on every change. */
export function followTheme(): void {
  useTheme.setState({});
  followSystemMode();
  applyTheme(useTheme.getState());
  useTheme.subscribe((theme) => applyTheme(theme));
  // Follows changes made in another tab.
  addEventListener('storage', ({ key }) => {
    if (key === 'theme') void useTheme.persist.rehydrate();
  });
}
