import { useState } from 'react';

/** How a person likes a list to look: the same on each visit, and not part of what its address says. */
export interface ListShape {
  hidden: string[];
  /** Columns by the order they stand in; those not named follow in their own. */
  order: string[];
  compact: boolean;
  /** Widths in pixels of all columns that were shown when one was dragged; empty while each is as wide as it needs. */
  widths: Readonly<Record<string, number>>;
}

const keyOf = (resource: string) => `list:${resource}`;
export const DEFAULT_SHAPE: ListShape = { hidden: [], order: [], compact: false, widths: {} };

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

function stored(resource: string): ListShape {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? 'null');
    if (typeof found !== 'object' || found === null) return DEFAULT_SHAPE;
    return {
      hidden: texts(Reflect.get(found, 'hidden')),
      order: texts(Reflect.get(found, 'order')),
      compact: Reflect.get(found, 'compact') === true,
      widths: numbers(Reflect.get(found, 'widths')),
    };
  } catch (error) {
    // What somebody else wrote under this key is no reason to show no list.
    console.warn('The columns of a list could not be read; the defaults are shown.', error);
    return DEFAULT_SHAPE;
  }
}

export function useListShape(resource: string): [ListShape, (shape: ListShape) => void] {
  const [shape, setShape] = useState(() => stored(resource));
  return [
    shape,
    (next) => {
      setShape(next);
      localStorage.setItem(keyOf(resource), JSON.stringify(next));
    },
  ];
}

/** Columns in the order a person gave them. */
export function arranged<C extends { key: string }>(columns: readonly C[], order: readonly string[]): C[] {
  const place = ({ key }: C) => {
    const at = order.indexOf(key);
    return at === -1 ? order.length : at;
  };
  return columns.toSorted((one, other) => place(one) - place(other));
}
