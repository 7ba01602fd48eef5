import { app } from '../data/app.ts';

export type Mode = 'light' | 'dark';

const KEY = `${app.id}:mode`;

export function readMode(): Mode {
  return document.documentElement.dataset.mode === 'dark' ? 'dark' : 'light';
}

export function writeMode(mode: Mode): void {
  document.documentElement.dataset.mode = mode;
  try {
    window.localStorage.setItem(KEY, mode);
  } catch {
    // Without storage the choice lasts until the page is reloaded, as everything else there.
  }
}

/** Brings back the mode chosen on an earlier visit. */
export function restoreMode(): void {
  try {
    const mode = window.localStorage.getItem(KEY);
    if (mode === 'light' || mode === 'dark') document.documentElement.dataset.mode = mode;
  } catch {
    // Without storage the app keeps the mode it was designed in.
  }
}
