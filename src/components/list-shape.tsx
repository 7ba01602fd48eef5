import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup } from './popup.tsx';
import { Loading } from './states.tsx';

const Menu = lazy(() => import('./list-shape-menu.tsx'));

/** How a person likes a list to look: the same on each visit, and not part of what its address says. */
export interface ListShape {
  hidden: string[];
  /** Columns by the order they stand in; those not named follow in their own. */
  order: string[];
  compact: boolean;
}

export interface ShapedColumn {
  key: string;
  title: string;
}

const keyOf = (resource: string) => `list:${resource}`;
const PLAIN: ListShape = { hidden: [], order: [], compact: false };

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

function kept(resource: string): ListShape {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? 'null');
    if (typeof found !== 'object' || found === null) return PLAIN;
    return {
      hidden: texts(Reflect.get(found, 'hidden')),
      order: texts(Reflect.get(found, 'order')),
      compact: Reflect.get(found, 'compact') === true,
    };
  } catch (error) {
    // What somebody else wrote under this key is no reason to show no list.
    console.warn('The shape of a list could not be read; it is shown plain.', error);
    return PLAIN;
  }
}

export function useListShape(resource: string): [ListShape, (shape: ListShape) => void] {
  const [shape, setShape] = useState(() => kept(resource));
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

interface Props {
  shape: ListShape;
  onChange: (shape: ListShape) => void;
  /** Columns that can be moved or left out, as they stand now; the first of the list, a row's name, cannot. */
  columns: readonly ShapedColumn[];
}

/** Chooses the columns a list shows, their order, and how close its rows stand. */
export function ListShapeMenu(props: Props) {
  const { t } = useTranslation('shell');
  return (
    <Popup label={t('table.shape')} button={t('table.shape')}>
      {() => (
        <Suspense fallback={<Loading rows={3} />}>
          <Menu {...props} />
        </Suspense>
      )}
    </Popup>
  );
}
