import { Checkbox, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FIELD_TYPES, type FieldType, LIMITS, ON_DELETE } from '#blueprint/kinds.ts';
import type { Blueprint, Field } from '#blueprint/schema.ts';
import { Labelled } from './box.tsx';
import { retyped } from '#blueprint/edits.ts';
import { OptionFields } from './option-fields.tsx';

/** Types with a configurable minimum and maximum. */
const LIMITED: readonly FieldType[] = ['number', 'money', 'text', 'longText'];

interface Props {
  field: Field;
  blueprint: Blueprint;
  /** @param key identifies the typed field, so that continuous typing is one undo step */
  onChange: (field: Field, key?: string) => void;
}

export function FieldFields({ field, blueprint, onChange }: Props) {
  const { t } = useTranslation('create');
  // Money is entered in major units and stored in minor units.
  const unit = field.type === 'money' ? 100 : 1;
  const limit = (name: 'min' | 'max') => (
    <Labelled label={t(`edit.${name}`)}>
      <InputNumber
        value={field[name] === undefined ? null : field[name] / unit}
        onChange={(value) => {
          const { [name]: _, ...rest } = field;
          onChange(value === null ? rest : { ...rest, [name]: Math.round(value * unit * 1e6) / 1e6 }, name);
        }}
      />
    </Labelled>
  );
  return (
    <>
      <Labelled label={t('edit.label')}>
        <Input
          value={field.label}
          maxLength={60}
          onChange={({ target }) => onChange({ ...field, label: target.value }, 'label')}
        />
      </Labelled>
      <Labelled label={t('edit.type')}>
        <Select
          value={field.type}
          onChange={(type) => onChange(retyped(field, type, blueprint))}
          options={FIELD_TYPES.map((value) => ({
            value,
            label: t(`type.${value}`),
            disabled: value === 'reference' && blueprint.entities.length === 0,
          }))}
        />
      </Labelled>
      {field.type === 'select' && (
        <OptionFields
          options={field.options ?? []}
          onChange={(options, key) => onChange({ ...field, options }, key)}
        />
      )}
      {field.type === 'reference' && (
        <>
          <Labelled label={t('edit.reference')}>
            <Select
              value={field.entity}
              onChange={(entity) => onChange({ ...field, entity })}
              options={blueprint.entities.map(({ name, plural }) => ({ value: name, label: plural }))}
            />
          </Labelled>
          <Labelled label={t('edit.onDelete.label')}>
            <Select
              value={field.onDelete ?? 'clear'}
              onChange={(onDelete) => onChange({ ...field, onDelete })}
              options={ON_DELETE.map((value) => ({ value, label: t(`edit.onDelete.${value}`) }))}
            />
          </Labelled>
        </>
      )}
      <Labelled label={t('edit.help')}>
        <Input
          value={field.help ?? ''}
          maxLength={LIMITS.help}
          onChange={({ target }) => onChange({ ...field, help: target.value }, 'help')}
        />
      </Labelled>
      {LIMITED.includes(field.type) && (
        <div className="edit-pair">
          {limit('min')}
          {limit('max')}
        </div>
      )}
      <div className="edit-checks">
        <Checkbox
          checked={field.required ?? false}
          onChange={({ target }) => onChange({ ...field, required: target.checked })}
        >
          {t('edit.required')}
        </Checkbox>
        <Checkbox
          checked={field.unique ?? false}
          onChange={({ target }) => onChange({ ...field, unique: target.checked })}
        >
          {t('edit.unique')}
        </Checkbox>
      </div>
    </>
  );
}
