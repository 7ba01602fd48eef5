import { Button, Checkbox, Dropdown, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How a person likes a list to look: the same on each visit, and not part of what its address says. */
export interface ListShape {
  hidden: string[];
  compact: boolean;
}

const keyOf = (resource: string) => `list:${resource}`;
const PLAIN: ListShape = { hidden: [], compact: false };

function kept(resource: string): ListShape {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? 'null');
    if (typeof found !== 'object' || found === null) return PLAIN;
    const hidden: unknown = 'hidden' in found ? found.hidden : [];
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((name) => typeof name === 'string') : [],
      compact: 'compact' in found && found.compact === true,
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

interface Props {
  shape: ListShape;
  onChange: (shape: ListShape) => void;
  /** Columns that can be left out; the first, a row's name, cannot. */
  columns: readonly { key: string; title: string }[];
}

/** Chooses the columns a list shows and how close its rows stand. */
export function ListShapeMenu({ shape, onChange, columns }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      popupRender={() => (
        <div className="list-span" role="group" aria-label={t('table.shape')}>
          <Checkbox.Group
            style={{ display: 'grid', gap: 8 }}
            value={columns.filter(({ key }) => !shape.hidden.includes(key)).map(({ key }) => key)}
            options={columns.map(({ key, title }) => ({ value: key, label: title }))}
            onChange={(shown) =>
              onChange({
                ...shape,
                hidden: columns.map(({ key }) => key).filter((key) => !shown.includes(key)),
              })
            }
          />
          <Radio.Group
            aria-label={t('table.density')}
            value={shape.compact}
            options={[
              { value: false, label: t('table.roomy') },
              { value: true, label: t('table.compact') },
            ]}
            onChange={({ target }) => onChange({ ...shape, compact: target.value === true })}
          />
        </div>
      )}
    >
      <Button>{t('table.shape')}</Button>
    </Dropdown>
  );
}
