import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { capital } from '#blueprint/capital.ts';
import { minorUnits } from '#blueprint/currencies.ts';
import { relativeDay } from '#blueprint/dates.ts';
import type { Field } from '#blueprint/schema.ts';
import { Labelled } from './box.tsx';
import { TextInput } from '../../components/form/text-input.tsx';

interface Props {
  field: Field;
  onChange: (field: Field, key?: string) => void;
}
const NONE = '';
const DAYS = [0, 1, 7, 30];

/** "In 14 days" for a day counted from today; a fixed day stands as it is. */
function labelOfDay(value: string, language: string): string {
  const days = /^today\+(\d+)$/.exec(value)?.[1];
  if (days === undefined) return value;
  return capital(new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(Number(days), 'day'));
}

/** What a new row starts with, as a control of the field's own type; nothing for types without one. */
export function FieldDefault({ field, onChange }: Props) {
  const { t, i18n } = useTranslation(['create', 'editor']);
  const set = (value: Field['default'] | null, key?: string) => {
    const { default: _, ...rest } = field;
    onChange(value === null || value === undefined || value === '' ? rest : { ...rest, default: value }, key);
  };
  const choose = (options: { value: string; label: string }[], change: (value: string) => void) => (
    <Labelled label={t('editor:field.default')}>
      <Select
        value={field.default === undefined ? NONE : String(field.default)}
        options={[{ value: NONE, label: t('editor:field.noDefault') }, ...options]}
        onChange={change}
      />
    </Labelled>
  );
  switch (field.type) {
    case 'text':
    case 'longText':
    case 'email':
    case 'url':
    case 'phone':
      return (
        <Labelled label={t('editor:field.default')}>
          <TextInput
            value={String(field.default ?? '')}
            maxLength={200}
            onChange={({ target }) => set(target.value, 'default')}
          />
        </Labelled>
      );
    case 'number':
    case 'money':
    case 'duration': {
      const unit = field.type === 'money' ? minorUnits(field.currency) : 1;
      const label = t('editor:field.default');
      return (
        <Labelled label={field.type === 'duration' ? t('editor:field.minutes', { name: label }) : label}>
          <InputNumber
            value={typeof field.default === 'number' ? field.default / unit : null}
            {...(field.type === 'number' ? {} : { min: 0 })}
            {...(field.type === 'duration' ? { precision: 0 } : {})}
            onChange={(value) =>
              set(
                value === null ? null : field.type === 'money' ? Math.round(value * unit) : value,
                'default',
              )
            }
          />
        </Labelled>
      );
    }
    case 'boolean':
      return choose(
        [
          { value: 'true', label: t('edit.yes') },
          { value: 'false', label: t('edit.no') },
        ],
        (value) => set(value === NONE ? null : value === 'true'),
      );
    case 'select':
      return choose(
        (field.options ?? []).map(({ name, label }) => ({ value: name, label })),
        set,
      );
    case 'date':
    case 'dateTime': {
      const time = field.type === 'dateTime' ? 'T09:00' : '';
      const days = DAYS.map((day) => ({
        value: relativeDay(day, time),
        label: t(`editor:field.days.${day === 0 ? 'today' : day}`) + (time && ', 09:00'),
      }));
      const other =
        field.default !== undefined && !days.some(({ value }) => value === field.default)
          ? [{ value: String(field.default), label: labelOfDay(String(field.default), i18n.language) }]
          : [];
      return choose([...days, ...other], set);
    }
    case 'image':
    case 'file':
    case 'reference':
    case 'references':
    case 'computed':
      return null;
  }
}
