import type { IconName } from '../components/Icon.tsx';

export interface AppText {
  /** Names the package and prefixes what the browser keeps. */
  id: string;
  name: string;
  tagline: string;
  /** Where the menu stands on a wide screen. */
  layout: 'side' | 'top';
}

export interface Figure {
  label: string;
  entity: string;
  measure: 'count' | 'sum' | 'average';
  field?: string;
}

export type Section =
  | { kind: 'hero'; heading: string; text: string; action?: { label: string; path: string } }
  | { kind: 'text'; heading: string; text: string }
  | { kind: 'rows'; heading: string; entity: string; limit: number }
  | { kind: 'figures'; heading: string; figures: readonly Figure[] }
  | { kind: 'chart'; heading: string; entity: string; field: string }
  | {
      kind: 'attention';
      heading: string;
      entity: string;
      field: string;
      op: 'below' | 'above';
      /** A number, or the name of another number field of the same rows. */
      value: number | string;
    };

export interface Page {
  kind: 'home' | 'content' | 'list' | 'detail' | 'form' | 'dashboard';
  title: string;
  path: string;
  icon: IconName;
  inMenu: boolean;
  /** The model this page shows, by its key. */
  entity?: string;
  sections: readonly Section[];
}

/** The address of a page that shows one row. */
export function withId(path: string): string {
  return path === '/' ? '/:id' : `${path}/:id`;
}
