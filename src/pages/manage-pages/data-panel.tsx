import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { Box } from './box.tsx';
import { addField, entityNamed, moveField, renameEntity, setPlural, updateField } from '#blueprint/edits.ts';
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
  const entity = blueprint.entities[at];
  if (!entity) return null;
  return (
    <FieldGroup>
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
        <Box
          key={field.name}
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
