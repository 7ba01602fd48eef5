import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '#blueprint/schema.ts';
import { Labelled } from './box.tsx';

interface Where {
  field: string;
  is: string | boolean;
}

/** The values a choice or yes/no field can have. */
export function useValues() {
  const { t } = useTranslation('create');
  return (field: Field | undefined): { value: string | boolean; label: string }[] => {
    if (field?.type === 'boolean')
      return [
        { value: true, label: t('edit.yes') },
        { value: false, label: t('edit.no') },
      ];
    return (field?.options ?? []).map(({ name, label }) => ({ value: name, label }));
  };
}

/** Which rows are counted: all, or those where a choice has one value. One select, since each pair reads as a sentence. */
export function WhereFields({
  entity,
  where,
  onChange,
}: {
  entity: Entity | undefined;
  where: Where | undefined;
  onChange: (where: Where | undefined) => void;
}) {
  const { t } = useTranslation('editor');
  const valuesOf = useValues();
  const fields = entity?.fields.filter(({ type }) => type === 'select' || type === 'boolean') ?? [];
  if (fields.length === 0) return null;
  const pairs = fields.flatMap((field) =>
    valuesOf(field).map(({ value, label }) => ({
      key: JSON.stringify([field.name, value]),
      label: `${field.label}: ${label}`,
      where: { field: field.name, is: value },
    })),
  );
  return (
    <Labelled label={t('where.label')}>
      <Select
        showSearch
        optionFilterProp="label"
        value={where ? JSON.stringify([where.field, where.is]) : ''}
        onChange={(next) => onChange(pairs.find(({ key }) => key === next)?.where)}
        options={[
          { value: '', label: t('where.all') },
          ...pairs.map(({ key, label }) => ({ value: key, label })),
        ]}
      />
    </Labelled>
  );
}
