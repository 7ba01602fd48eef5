import { local } from './kept.ts';

export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

const isMode = (text: unknown): text is Mode => MODES.some((mode) => mode === text);
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function apply(mode: Mode): void {
  document.documentElement.dataset.mode =
    mode === 'system' ? (prefersDark().matches ? 'dark' : 'light') : mode;
}

/** The mode that was chosen, else the one that the app was designed in. */
export function readMode(): Mode {
  const kept = local.read('mode');
  if (isMode(kept)) return kept;
  return isMode(designed) ? designed : 'system';
}

export function writeMode(mode: Mode): void {
  local.write('mode', mode);
  apply(mode);
}

const designed = document.documentElement.dataset.mode;

export function restoreMode(): void {
  apply(readMode());
  prefersDark().addEventListener('change', () => apply(readMode()));
}
