import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SHAPE, type ListShape } from '../../list-state/shape.ts';

interface Props {
  shape: ListShape;
  onChange: (shape: ListShape) => void;
  /** Columns that can be moved or hidden, as they stand now; the first of the list, a row's name, cannot. */
  columns: readonly { key: string; title: string }[];
}

/** Chooses the columns a list shows, their order, and how close its rows stand. */
export default function ColumnsMenu({ shape, onChange, columns }: Props) {
  const { t } = useTranslation('shell');
  const keys = columns.map(({ key }) => key);
  const move = (at: number, by: 1 | -1) => {
    const order = keys.filter((_, index) => index !== at);
    order.splice(at + by, 0, ...keys.slice(at, at + 1));
    onChange({ ...shape, order });
  };
  return (
    <div className="shape">
      <ul>
        {columns.map(({ key, title }, index) => {
          const shown = !shape.hidden.includes(key);
          return (
            <li key={key}>
              <Checkbox
                checked={shown}
                onChange={() =>
                  onChange({
                    ...shape,
                    hidden: shown ? [...shape.hidden, key] : shape.hidden.filter((one) => one !== key),
                  })
                }
              >
                {title}
              </Checkbox>
              <Button
                type="text"
                size="small"
                icon={<ArrowUpOutlined />}
                aria-disabled={index === 0}
                aria-label={t('table.earlier', { name: title })}
                onClick={() => index > 0 && move(index, -1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDownOutlined />}
                aria-disabled={index === columns.length - 1}
                aria-label={t('table.later', { name: title })}
                onClick={() => index < columns.length - 1 && move(index, 1)}
              />
            </li>
          );
        })}
      </ul>
      <Radio.Group
        aria-label={t('table.density')}
        value={shape.compact}
        options={[
          { value: false, label: t('table.roomy') },
          { value: true, label: t('table.compact') },
        ]}
        onChange={({ target }) => onChange({ ...shape, compact: target.value === true })}
      />
      <Button onClick={() => onChange(DEFAULT_SHAPE)}>{t('table.reset')}</Button>
      <p className="shape-keys">{t('table.keys')}</p>
    </div>
  );
}
