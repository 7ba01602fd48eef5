import { useState } from 'react';

/** How a user likes a list to look. It is stored in the browser and is not part of the URL. */
export interface ListLayout {
  hidden: string[];
  /** Column keys in order; columns not named follow in their default order. */
  order: string[];
  compact: boolean;
  /** Pixel widths of all columns shown when one was resized; empty while the widths are automatic. */
  widths: Readonly<Record<string, number>>;
}

const keyOf = (resource: string) => `list:${resource}`;
export const DEFAULT_LAYOUT: ListLayout = { hidden: [], order: [], compact: false, widths: {} };

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

const numbers = (value: unknown): Record<string, number> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
        ),
      )
    : {};

function readStored(resource: string): ListLayout {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? 'null');
    if (typeof value !== 'object' || value === null) return DEFAULT_LAYOUT;
    return {
      hidden: texts(Reflect.get(value, 'hidden')),
      order: texts(Reflect.get(value, 'order')),
      compact: Reflect.get(value, 'compact') === true,
      widths: numbers(Reflect.get(value, 'widths')),
    };
  } catch (error) {
    // An invalid value under this key must not break the list.
    console.warn('The columns of a list could not be read; the defaults are shown.', error);
    return DEFAULT_LAYOUT;
  }
}

export function useListLayout(resource: string): [ListLayout, (layout: ListLayout) => void] {
  const [layout, setLayout] = useState(() => readStored(resource));
  return [
    layout,
    (next) => {
      setLayout(next);
      localStorage.setItem(keyOf(resource), JSON.stringify(next));
    },
  ];
}

/** Columns in the user's order. */
export function inOrder<C extends { key: string }>(columns: readonly C[], order: readonly string[]): C[] {
  const position = ({ key }: C) => {
    const at = order.indexOf(key);
    return at === -1 ? order.length : at;
  };
  return columns.toSorted((one, other) => position(one) - position(other));
}
