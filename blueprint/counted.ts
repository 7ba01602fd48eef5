import type { PageKind } from './kinds.ts';

const UNCOUNTED: readonly PageKind[] = ['detail', 'form'];

/** Detail and form pages come with their entity: only the others count towards a plan. */
export const isCountedPage = ({ kind }: { kind: PageKind }): boolean => !UNCOUNTED.includes(kind);
export const countedPages = (pages: readonly { kind: PageKind }[]): number =>
  pages.filter(isCountedPage).length;
