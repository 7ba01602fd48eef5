import { rowTitle } from '../lib/format.ts';
import { modelOf } from '../lib/links.ts';
import type { Field, FieldType } from '../lib/model.ts';
import { useAllRows } from '../lib/useRows.ts';
import { Icon } from './Icon.tsx';

interface Props {
  id: string;
  field: Field;
  value: string | boolean;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
}

const INPUT_TYPES: Partial<Record<FieldType, string>> = {
  date: 'date',
  dateTime: 'datetime-local',
  email: 'email',
  url: 'url',
  image: 'url',
  phone: 'tel',
};

function help(field: Field): string {
  if (field.help) return field.help;
  if (field.type === 'money') return 'In US dollars, such as 12.50';
  if (field.type === 'image') return 'The web address of a picture';
  if (field.type === 'url') return 'Starts with https://';
  return field.unique ? 'Must be different in each' : '';
}

/** One labelled input with its help and its error, which assistive technology reads with it. */
export function FieldInput({ id, field, value, error, onChange }: Props) {
  const rowsOf = useAllRows();
  const hint = help(field);
  const common = {
    id,
    'aria-required': field.required ?? false,
    'aria-invalid': error !== undefined,
    'aria-describedby': [hint && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  const target = modelOf(field.to);
  const options =
    field.type === 'select'
      ? field.options.map(({ name, label }) => ({ value: name, label }))
      : target && rowsOf(target).map((row) => ({ value: row.id, label: rowTitle(target, row) }));
  const text = typeof value === 'string' ? value : '';
  const isNumber = field.type === 'number' || field.type === 'money';

  return (
    <div className={field.type === 'boolean' ? 'field field-tick' : 'field'}>
      <label htmlFor={id}>
        <span dir="auto">{field.label}</span>
        {!field.required && field.type !== 'boolean' && <span className="quiet"> (optional)</span>}
      </label>
      {field.type === 'boolean' ? (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={(e) => onChange(e.target.checked)}
        />
      ) : field.type === 'longText' ? (
        <textarea {...common} rows={5} dir="auto" value={text} onChange={(e) => onChange(e.target.value)} />
      ) : options ? (
        <select {...common} value={text} onChange={(e) => onChange(e.target.value)}>
          <option value="">{options.length > 0 ? 'Choose…' : 'Nothing to choose from yet'}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={INPUT_TYPES[field.type] ?? 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          dir="auto"
          value={text}
          onChange={(e) => onChange(e.target.value)}
        />
      )}
      {hint && (
        <p className="help" id={`${id}-help`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" size={14} /> {error}
        </p>
      )}
    </div>
  );
}
