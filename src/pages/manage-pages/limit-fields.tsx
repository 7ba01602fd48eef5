import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { minorUnits } from '#blueprint/currencies.ts';
import { isNumeric } from '#blueprint/fields.ts';
import type { Entity, Limit } from '#blueprint/schema.ts';
import { Labelled } from './box.tsx';

const FIXED = '';

/** What a number of a row is compared with: a number, or another field of the row. */
export function LimitFields({
  limit,
  entity,
  onChange,
}: {
  limit: Limit;
  entity: Entity;
  onChange: (limit: Limit, key?: string) => void;
}) {
  const { t } = useTranslation(['create', 'editor']);
  const { value } = limit;
  const field = entity.fields.find(({ name }) => name === limit.field);
  const others = entity.fields.filter((one) => isNumeric(one) && one.name !== limit.field);
  const unit = field?.type === 'money' ? minorUnits(field.currency) : 1;
  const label = t('edit.number');
  return (
    <>
      <Labelled label={t('edit.value')}>
        <Select
          value={typeof value === 'number' ? FIXED : value}
          onChange={(name) => onChange({ ...limit, value: name === FIXED ? 0 : name })}
          options={[
            { value: FIXED, label: t('edit.fixed') },
            ...others.map((one) => ({ value: one.name, label: one.label })),
          ]}
        />
      </Labelled>
      {typeof value === 'number' && (
        <Labelled label={field?.type === 'duration' ? t('editor:field.minutes', { name: label }) : label}>
          <InputNumber
            value={value / unit}
            onChange={(next) =>
              next !== null &&
              onChange({ ...limit, value: unit === 1 ? next : Math.round(next * unit) }, 'value')
            }
          />
        </Labelled>
      )}
    </>
  );
}
