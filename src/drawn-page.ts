import type { RoutePath } from './paths.ts';

// The HTML of some public pages comes drawn, as a first visitor sees them: `theme-init.js` hides that from anyone who sees another page.

const place = () => document.querySelector<HTMLElement>('#root[data-drawn]');

/** The year it was drawn in, while it is taken over. */
export const drawnYear = (): number | null =>
  typeof document === 'undefined' ? null : Number(place()?.dataset.year) || null;

/** Drops what the HTML shows where it is not this page as this visitor sees it. */
export function keepDrawn(route: RoutePath, signedIn: boolean): void {
  const root = place();
  if (!root) return;
  const isOther = document.documentElement.classList.contains('own-page');
  if (isOther || signedIn || root.dataset.drawn !== route.path) dropDrawn();
}

export function dropDrawn(): void {
  const root = place();
  root?.replaceChildren();
  root?.removeAttribute('data-drawn');
}

/** The page has its handlers: a form that was sent before them is sent now, and a button pressed. */
export function taken(): void {
  place()?.removeAttribute('data-drawn');
  const form = document.querySelector<HTMLFormElement>('form[data-sent]');
  const button = document.querySelector<HTMLButtonElement>('button[data-pressed]');
  form?.removeAttribute('data-sent');
  button?.removeAttribute('data-pressed');
  // In the next frame the page has read what was typed.
  if (form ?? button)
    requestAnimationFrame(() =>
      setTimeout(() => {
        form?.requestSubmit();
        button?.click();
      }),
    );
}
