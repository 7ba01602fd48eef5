import { Button, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { minorUnits } from '#blueprint/currencies.ts';
import { LIMITS } from '#blueprint/kinds.ts';
import type { Blueprint, Entity, Field, Row } from '#blueprint/schema.ts';
import { addRow, setRows } from '#blueprint/edits.ts';
import { dayOf, resolveDay, toRelativeDay } from '#blueprint/dates.ts';
import { optionLabel, rowsOf, titleField } from '#blueprint/rows.ts';
import type { Apply } from './use-draft.ts';
import { RemoveButton } from './remove-button.tsx';
import { TextInput } from '../../components/form/text-input.tsx';

type Value = Row[string];

/** The sample rows of a new app, as an editable table. */
export function RowsPanel({
  blueprint,
  entity,
  apply,
}: {
  blueprint: Blueprint;
  entity: Entity;
  apply: Apply;
}) {
  const { t } = useTranslation('create');
  const rows = rowsOf(blueprint, entity.name);
  // A computed value is never typed.
  const fields = entity.fields.filter(({ type }) => type !== 'computed');
  const put = (next: Row[], key: string | null = null) =>
    apply((before) => setRows(before, entity.name, next), key && `rows ${entity.name} ${key}`);
  return (
    <>
      {rows.length > 0 && (
        <div className="edit-rows" tabIndex={0} role="region" aria-label={t('edit.rows')}>
          <table>
            <thead>
              <tr>
                {fields.map((field) => (
                  <th key={field.name} scope="col">
                    {field.label}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('edit.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={String(row.id)}>
                  {fields.map((field) => (
                    <td key={field.name}>
                      <Cell
                        field={field}
                        blueprint={blueprint}
                        label={t('edit.cell', { field: field.label, number: index + 1 })}
                        value={row[field.name] ?? null}
                        onChange={(value) =>
                          put(
                            rows.map((old, at) => (at === index ? { ...old, [field.name]: value } : old)),
                            `${index} ${field.name}`,
                          )
                        }
                      />
                    </td>
                  ))}
                  <td>
                    <RemoveButton
                      type="text"
                      size="small"
                      danger
                      label={t('edit.removeRow', { number: index + 1 })}
                      onRemove={() => put(rows.filter((_, at) => at !== index))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button
        disabled={rows.length >= LIMITS.rowsPerEntity}
        onClick={() => apply((before) => addRow(before, entity))}
      >
        {t('edit.addRow')}
      </Button>
    </>
  );
}

/** What a row is called where another refers to it. */
function rowLabel(entity: Entity | undefined, row: Row): string {
  const title = entity && titleField(entity);
  const value = title && row[title.name];
  if (!title || value === null || value === undefined || value === '') return String(row.id);
  if (title.type === 'select') return optionLabel(title, value);
  return resolveDay(String(value), dayOf(new Date()));
}

interface CellProps {
  field: Field;
  blueprint: Blueprint;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

function Cell({ field, blueprint, label, value, onChange }: CellProps) {
  const { t } = useTranslation('create');
  const today = dayOf(new Date());
  const choose = (options: { value: string; label: string }[]) => (
    <Select
      size="small"
      aria-label={label}
      allowClear
      value={value === null || value === '' ? undefined : String(value)}
      options={options}
      onChange={(chosen?: string) => onChange(chosen ?? null)}
      popupMatchSelectWidth={false}
    />
  );
  const others = () => {
    const to = blueprint.entities.find((entity) => entity.name === field.entity);
    return rowsOf(blueprint, field.entity ?? '').map((row) => ({
      value: String(row.id),
      label: rowLabel(to, row),
    }));
  };
  switch (field.type) {
    case 'number':
      return (
        <InputNumber
          size="small"
          aria-label={label}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'duration':
      return (
        <InputNumber
          size="small"
          aria-label={label}
          min={0}
          precision={0}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'money': {
      const unit = minorUnits(field.currency);
      return (
        <InputNumber
          size="small"
          aria-label={label}
          precision={Math.round(Math.log10(unit))}
          value={typeof value === 'number' ? value / unit : null}
          onChange={(amount) => onChange(amount === null ? null : Math.round(amount * unit))}
        />
      );
    }
    case 'boolean':
      return (
        <Select
          size="small"
          aria-label={label}
          allowClear
          value={typeof value === 'boolean' ? String(value) : undefined}
          options={[
            { value: 'true', label: t('edit.yes') },
            { value: 'false', label: t('edit.no') },
          ]}
          onChange={(chosen?: string) => onChange(chosen === undefined ? null : chosen === 'true')}
        />
      );
    case 'select':
      return choose((field.options ?? []).map((option) => ({ value: option.name, label: option.label })));
    case 'reference':
      return choose(others());
    case 'references':
      return (
        <Select
          size="small"
          mode="multiple"
          aria-label={label}
          value={Array.isArray(value) ? value : []}
          options={others()}
          onChange={(chosen) => onChange(chosen.length > 0 ? chosen : null)}
          popupMatchSelectWidth={false}
        />
      );
    case 'date':
    case 'dateTime':
      return (
        <Input
          size="small"
          type={field.type === 'date' ? 'date' : 'datetime-local'}
          aria-label={label}
          value={resolveDay(String(value ?? ''), today)}
          onChange={({ target }) => onChange(target.value ? toRelativeDay(target.value, today) : null)}
        />
      );
    default:
      return (
        <TextInput
          size="small"
          aria-label={label}
          maxLength={LIMITS.value}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
