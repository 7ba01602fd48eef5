import { palettes } from './palettes.ts';
import type { ThemeState } from './store.ts';
import { followSystemMode, UNITS, useTheme } from './store.ts';

/** Puts the theme on the document's root: the class, the five variables, the control size and the direction. */
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

/** Keeps the document as the store says, from now on; writes the store as it starts. */
export function followTheme(): void {
  useTheme.setState({});
  followSystemMode();
  applyTheme(useTheme.getState());
  useTheme.subscribe((theme) => applyTheme(theme));
  // What is chosen in one tab is seen in every other.
  addEventListener('storage', ({ key }) => {
    if (key === 'theme') void useTheme.persist.rehydrate();
  });
}
