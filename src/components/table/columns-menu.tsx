import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LAYOUT, type ListLayout } from '../../list-state/layout.ts';

interface Props {
  layout: ListLayout;
  onChange: (shape: ListLayout) => void;
  /** Columns that can be moved or hidden, in their current order; a list's first column cannot. */
  columns: readonly { key: string; title: string }[];
}

/** Chooses a list's columns, their order and the row density. */
export default function ColumnsMenu({ layout, onChange, columns }: Props) {
  const { t } = useTranslation('shell');
  const keys = columns.map(({ key }) => key);
  const move = (from: number, by: 1 | -1) => {
    const order = keys.filter((_, index) => index !== from);
    order.splice(from + by, 0, ...keys.slice(from, from + 1));
    onChange({ ...layout, order });
  };
  return (
    <div className="shape">
      <ul>
        {columns.map(({ key, title }, index) => {
          const visible = !layout.hidden.includes(key);
          return (
            <li key={key}>
              <Checkbox
                checked={visible}
                onChange={() =>
                  onChange({
                    ...layout,
                    hidden: visible ? [...layout.hidden, key] : layout.hidden.filter((one) => one !== key),
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
        value={layout.compact}
        options={[
          { value: false, label: t('table.roomy') },
          { value: true, label: t('table.compact') },
        ]}
        onChange={({ target }) => onChange({ ...layout, compact: target.value === true })}
      />
      <Button onClick={() => onChange(DEFAULT_LAYOUT)}>{t('table.reset')}</Button>
      <p className="shape-keys">{t('table.keys')}</p>
    </div>
  );
}
