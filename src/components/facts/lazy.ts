import i18next from 'i18next';
import { lazy } from 'react';

const load = async () => {
  const [panel] = await Promise.all([import('./index.tsx'), i18next.loadNamespaces(['facts', 'app'])]);
  return panel;
};

/** The facts with their words, which come once a description is written. */
export const FactsPanel = lazy(load);

/** What reads a description, and the marks of what was understood in it. */
export const Reader = lazy(() => import('./reader.tsx'));
export const Marks = lazy(() => import('./marks.tsx'));

/** Loads what reads descriptions and shows what was understood, which nobody needs before writing one. */
export function prefetchFacts(language: string): void {
  const reader = import('../../api/understanding/index.ts');
  Promise.all([
    load(),
    import('./reader.tsx'),
    import('./marks.tsx'),
    reader.then(({ prefetchUnderstanding }) => prefetchUnderstanding(language)),
  ]).catch((error: unknown) => console.warn('The facts could not be prefetched.', error));
}
