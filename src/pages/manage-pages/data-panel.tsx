import { Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ICONS, LIMITS } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { Box } from './box.tsx';
import { addField, entityLabelled, moveField, setEntity, updateField } from '#blueprint/edits.ts';
import { FieldFields } from './field-fields.tsx';
import { RowsPanel } from './rows-panel.tsx';
import type { Apply } from './use-draft.ts';
import { FieldGroup } from '../../components/form/field-group.tsx';

interface Props {
  blueprint: Blueprint;
  at: number;
  apply: Apply;
  removeField: (index: number) => void;
}

export function DataPanel({ blueprint, at, apply, removeField }: Props) {
  const { t } = useTranslation('create');
  const [params] = useSearchParams();
  const asked = params.get('field');
  const entity = blueprint.entities[at];
  if (!entity) return null;
  return (
    <FieldGroup>
      <Form.Item label={t('edit.name')} htmlFor="data-name">
        <Input
          id="data-name"
          key={entity.label}
          defaultValue={entity.label}
          maxLength={40}
          onBlur={({ target }) => {
            const label = target.value.trim();
            const others = { ...blueprint, entities: blueprint.entities.filter((_, other) => other !== at) };
            if (label && !entityLabelled(others, label)) apply((before) => setEntity(before, at, { label }));
            else target.value = entity.label;
          }}
        />
      </Form.Item>
      <Form.Item label={t('edit.plural')} htmlFor="data-plural">
        <Input
          id="data-plural"
          value={entity.plural}
          maxLength={40}
          onChange={({ target }) =>
            apply((before) => setEntity(before, at, { plural: target.value }), `data ${at} plural`)
          }
        />
      </Form.Item>
      <Form.Item label={t('edit.icon')} htmlFor="data-icon">
        <Select
          id="data-icon"
          value={entity.icon}
          onChange={(icon) => apply((before) => setEntity(before, at, { icon }))}
          options={ICONS.map((value) => ({ value, label: t(`icon.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t('edit.titleField')} htmlFor="data-title">
        <Select
          id="data-title"
          value={entity.title}
          onChange={(title) => apply((before) => setEntity(before, at, { title }))}
          options={entity.fields.map(({ name, label }) => ({ value: name, label }))}
        />
      </Form.Item>
      <h3>{t('edit.fields')}</h3>
      {entity.fields.map((field, index) => (
        <Box
          key={field.name}
          asked={field.name === asked}
          title={field.label}
          name={field.label}
          index={index}
          count={entity.fields.length}
          keepOne
          onMove={(to) => apply((before) => moveField(before, at, index, to))}
          onRemove={() => removeField(index)}
        >
          <FieldFields
            {...{ field, blueprint }}
            onChange={(next, key) =>
              apply(
                (before) => updateField(before, at, index, next),
                key ? `data ${at} ${index} ${key}` : null,
              )
            }
          />
        </Box>
      ))}
      <Button
        disabled={entity.fields.length >= LIMITS.fields}
        onClick={() => apply((before) => addField(before, at, t('edit.newField')))}
      >
        {t('edit.addField')}
      </Button>
      <RowsPanel {...{ blueprint, entity, apply }} />
    </FieldGroup>
  );
}
