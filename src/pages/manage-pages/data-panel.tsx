import { Button, Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FIELD_TYPES, LIMITS } from '#blueprint/kinds.ts';
import type { Blueprint, Field } from '#blueprint/schema.ts';
import {
  addField,
  entityNamed,
  moveField,
  renameEntity,
  retyped,
  setPlural,
  updateField,
} from './changes.ts';
import type { Apply } from './use-draft.ts';

interface Props {
  blueprint: Blueprint;
  at: number;
  apply: Apply;
  removeField: (index: number) => void;
}

export function DataPanel({ blueprint, at, apply, removeField }: Props) {
  const { t } = useTranslation('create');
  const entity = blueprint.entities[at];
  if (!entity) return null;
  const set = (index: number, field: Field, key: string | null = null) =>
    apply((before) => updateField(before, at, index, field), key && `data ${at} ${index} ${key}`);
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('edit.name')} htmlFor="data-name">
        <Input
          id="data-name"
          key={entity.name}
          defaultValue={entity.name}
          maxLength={40}
          onBlur={({ target }) => {
            const name = target.value.trim();
            const others = { ...blueprint, entities: blueprint.entities.filter((_, other) => other !== at) };
            if (name && !entityNamed(others, name)) apply((before) => renameEntity(before, at, name));
            else target.value = entity.name;
          }}
        />
      </Form.Item>
      <Form.Item label={t('edit.plural')} htmlFor="data-plural">
        <Input
          id="data-plural"
          value={entity.plural}
          maxLength={40}
          onChange={({ target }) =>
            apply((before) => setPlural(before, at, target.value), `data ${at} plural`)
          }
        />
      </Form.Item>
      <h3>{t('edit.fields')}</h3>
      {entity.fields.map((field, index) => (
        <fieldset key={field.name} className="edit-box">
          <legend>{field.label}</legend>
          <Input
            aria-label={t('edit.label')}
            value={field.label}
            maxLength={60}
            onChange={({ target }) => set(index, { ...field, label: target.value }, 'label')}
          />
          <Select
            aria-label={t('edit.type')}
            className="edit-wide"
            value={field.type}
            onChange={(type) => set(index, retyped(field, type, blueprint))}
            options={FIELD_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          />
          {field.type === 'select' && (
            <Select
              mode="tags"
              aria-label={t('edit.options')}
              className="edit-wide"
              value={field.options ?? []}
              onChange={(options: string[]) => options.length > 0 && set(index, { ...field, options })}
              options={(field.options ?? []).map((value) => ({ value, label: value }))}
            />
          )}
          {field.type === 'reference' && (
            <Select
              aria-label={t('edit.reference')}
              className="edit-wide"
              value={field.entity}
              onChange={(to) => set(index, { ...field, entity: to })}
              options={blueprint.entities.map(({ name, plural }) => ({ value: name, label: plural }))}
            />
          )}
          <Checkbox
            checked={field.required ?? false}
            onChange={({ target }) => set(index, { ...field, required: target.checked })}
          >
            {t('edit.required')}
          </Checkbox>
          <Checkbox
            checked={field.unique ?? false}
            onChange={({ target }) => set(index, { ...field, unique: target.checked })}
          >
            {t('edit.unique')}
          </Checkbox>
          <Button
            size="small"
            disabled={index === 0}
            onClick={() => apply((before) => moveField(before, at, index, index - 1))}
          >
            {t('edit.up', { name: field.label })}
          </Button>
          <Button
            size="small"
            danger
            disabled={entity.fields.length === 1}
            onClick={() => removeField(index)}
          >
            {t('edit.remove', { name: field.label })}
          </Button>
        </fieldset>
      ))}
      <Button
        disabled={entity.fields.length >= LIMITS.fields}
        onClick={() => apply((before) => addField(before, at, t('edit.newField')))}
      >
        {t('edit.addField')}
      </Button>
    </Form>
  );
}
