import { Checkbox, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { minorUnits } from '#blueprint/currencies.ts';
import { retyped } from '#blueprint/edits.ts';
import { FIELD_TYPES, type FieldType, LIMITS, ON_DELETE, OWNED } from '#blueprint/kinds.ts';
import { hasAddress, isReference, linksToPeople, mayBeSelf } from '#blueprint/fields.ts';
import type { Blueprint, Entity, Field } from '#blueprint/schema.ts';
import { Labelled } from './box.tsx';
import { FieldDefault } from './field-default.tsx';
import { FormulaFields } from './formula-fields.tsx';
import { currencyOptions } from './money.ts';
import { OptionFields } from './option-fields.tsx';
import { TextInput } from '../../components/form/text-input.tsx';

/** Types with a configurable minimum and maximum. */
const LIMITED: readonly FieldType[] = ['number', 'money', 'duration', 'text', 'longText'];
/** Types of which no two values alike can be asked for. */
const UNIQUE: readonly FieldType[] = ['text', 'number', 'date', 'dateTime', 'email', 'url', 'phone'];
const NOT_INDEXED: readonly FieldType[] = ['computed', 'references', 'image', 'file', 'longText'];

interface Props {
  field: Field;
  entity: Entity;
  blueprint: Blueprint;
  /** @param key identifies the typed field, so that continuous typing is one undo step */
  onChange: (field: Field, key?: string) => void;
}

/** The field without a property that is no longer said. */
function without(field: Field, name: keyof Field): Field {
  const { [name]: _, ...rest }: Partial<Field> = field;
  return { name: field.name, label: field.label, type: field.type, ...rest };
}

export function FieldFields({ field, entity, blueprint, onChange }: Props) {
  const { t } = useTranslation(['create', 'editor', 'app']);
  const limitsFull =
    !field.indexed && entity.fields.filter(({ indexed }) => indexed).length >= LIMITS.indexed;
  return (
    <>
      <Labelled label={t('edit.label')}>
        <TextInput
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
            label: t(`app:type.${value}`),
            disabled: isReference({ type: value }) && blueprint.entities.length === 0,
          }))}
        />
      </Labelled>
      <OfType {...{ field, entity, blueprint, onChange }} />
      {field.type !== 'computed' && (
        <div className="edit-checks">
          <Checkbox
            checked={field.required ?? false}
            onChange={({ target }) => onChange({ ...field, required: target.checked })}
          >
            {t('edit.required')}
          </Checkbox>
          {UNIQUE.includes(field.type) && (
            <Checkbox
              checked={field.unique ?? false}
              onChange={({ target }) => onChange({ ...field, unique: target.checked })}
            >
              {t('edit.unique')}
            </Checkbox>
          )}
        </div>
      )}
      <details className="edit-more">
        <summary>{t('editor:field.more')}</summary>
        <FieldDefault {...{ field, onChange }} />
        {LIMITED.includes(field.type) && <Limits {...{ field, onChange }} />}
        <Labelled label={t('edit.help')}>
          <TextInput
            value={field.help ?? ''}
            maxLength={LIMITS.help}
            onChange={({ target }) =>
              onChange(target.value ? { ...field, help: target.value } : without(field, 'help'), 'help')
            }
          />
        </Labelled>
        <Labelled label={t('editor:field.inList.label')}>
          <Select
            value={field.inList === undefined ? 'auto' : field.inList ? 'yes' : 'no'}
            onChange={(value) =>
              onChange(value === 'auto' ? without(field, 'inList') : { ...field, inList: value === 'yes' })
            }
            options={(['auto', 'yes', 'no'] as const).map((value) => ({
              value,
              label: t(`editor:field.inList.${value}`),
            }))}
          />
        </Labelled>
        {mayBeSelf(entity, field) && (
          <Checkbox
            checked={field.self ?? false}
            onChange={({ target }) =>
              onChange(target.checked ? { ...field, self: true } : without(field, 'self'))
            }
          >
            {t('editor:field.self')}
          </Checkbox>
        )}
        {!NOT_INDEXED.includes(field.type) && (
          <Checkbox
            checked={field.indexed ?? false}
            disabled={limitsFull}
            onChange={({ target }) =>
              onChange(target.checked ? { ...field, indexed: true } : without(field, 'indexed'))
            }
          >
            {t('editor:field.indexed')}
          </Checkbox>
        )}
      </details>
    </>
  );
}

/** What only a field of this type has. */
function OfType({ field, entity, blueprint, onChange }: Props) {
  const { t } = useTranslation(['create', 'editor']);
  switch (field.type) {
    case 'select':
      return (
        <OptionFields
          options={field.options ?? []}
          onChange={(options, key) => onChange({ ...field, options }, key)}
        />
      );
    case 'reference':
    case 'references':
      return (
        <>
          <Labelled label={t('edit.reference')}>
            <Select
              value={field.entity}
              onChange={(target) => onChange({ ...field, entity: target })}
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
          <OwnsFields {...{ field, blueprint, onChange }} />
        </>
      );
    case 'number':
      return (
        <Labelled label={t('editor:field.unit')}>
          <TextInput
            value={field.unit ?? ''}
            maxLength={20}
            placeholder={t('editor:field.unitHint')}
            onChange={({ target }) =>
              onChange(
                target.value.trim() ? { ...field, unit: target.value } : without(field, 'unit'),
                'unit',
              )
            }
          />
        </Labelled>
      );
    case 'money':
      return <Currency {...{ field, onChange }} />;
    case 'computed':
      return (
        <>
          <FormulaFields key={entity.name} {...{ field, entity, blueprint, onChange }} />
          {field.as === 'money' && <Currency {...{ field, onChange }} />}
        </>
      );
    default:
      return null;
  }
}

function Currency({ field, onChange }: Pick<Props, 'field' | 'onChange'>) {
  const { t, i18n } = useTranslation('editor');
  return (
    <Labelled label={t('field.currency')}>
      <Select
        allowClear
        showSearch
        optionFilterProp="label"
        placeholder={t('field.currencyUsual')}
        value={field.currency}
        onChange={(currency?: string) =>
          onChange(currency ? { ...field, currency } : without(field, 'currency'))
        }
        options={currencyOptions(i18n.language)}
      />
    </Labelled>
  );
}

function Limits({ field, onChange }: Pick<Props, 'field' | 'onChange'>) {
  const { t } = useTranslation(['create', 'editor']);
  // Money is entered in major units and stored in minor units.
  const unit = field.type === 'money' ? minorUnits(field.currency) : 1;
  const limit = (name: 'min' | 'max') => {
    const plain = t(`edit.${name}`);
    const label =
      field.type === 'duration'
        ? t('editor:field.minutes', { name: plain })
        : field.type === 'text' || field.type === 'longText'
          ? t('editor:field.characters', { name: plain })
          : plain;
    return (
      <Labelled label={label}>
        <InputNumber
          value={field[name] === undefined ? null : field[name] / unit}
          onChange={(value) =>
            onChange(
              value === null
                ? without(field, name)
                : { ...field, [name]: Math.round(value * unit * 1e6) / 1e6 },
              name,
            )
          }
        />
      </Labelled>
    );
  };
  return (
    <div className="edit-pair">
      {limit('min')}
      {limit('max')}
    </div>
  );
}

/** Whose the rows are: whoever has the address of what this links to, or is linked there in turn. */
function OwnsFields({ field, blueprint, onChange }: Omit<Props, 'entity'>) {
  const { t } = useTranslation('create');
  const links = linksToPeople(blueprint, field.entity);
  const isPerson = hasAddress(blueprint.entities.find(({ name }) => name === field.entity));
  if (!isPerson && links.length === 0) return null;
  const [first] = isPerson ? [] : links;
  return (
    <>
      <Labelled label={t('edit.owns.label')}>
        <Select<'no' | 'see' | 'change'>
          value={field.owns ?? 'no'}
          onChange={(owns) => {
            if (owns === 'no') onChange(without(without(field, 'through'), 'owns'));
            else onChange({ ...field, ...(first && { through: field.through ?? first.name }), owns });
          }}
          options={(['no', ...OWNED] as const).map((value) => ({
            value,
            label: t(`edit.owns.${value}`),
          }))}
        />
      </Labelled>
      {field.owns && links.length > 0 && (
        <Labelled label={t('edit.through.label')}>
          <Select
            value={field.through ?? ''}
            onChange={(through) =>
              onChange(through === '' ? without(field, 'through') : { ...field, through })
            }
            options={[
              ...(isPerson ? [{ value: '', label: t('edit.through.none') }] : []),
              ...links.map(({ name, label }) => ({ value: name, label })),
            ]}
          />
        </Labelled>
      )}
    </>
  );
}
