import { Button, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  addField,
  entityLabelled,
  moveField,
  setEntity,
  titleFrom,
  titleParts,
  updateField,
} from '#blueprint/edits.ts';
import { ICONS, LIMITS } from '#blueprint/kinds.ts';
import { rowsOf } from '#blueprint/rows.ts';
import type { Blueprint, Entity, Field } from '#blueprint/schema.ts';
import { FieldGroup } from '../../components/form/field-group.tsx';
import { ruleText } from '../../components/rules/rule-text.ts';
import { AccessFields, AccessSummary } from './access-fields.tsx';
import { BetweenSelect } from './between.tsx';
import { Box } from './box.tsx';
import { CheckedInput } from './checked-input.tsx';
import { FieldFields } from './field-fields.tsx';
import { Part } from './part.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { RulesFields } from './rules-fields.tsx';
import { StatesFields } from './states-fields.tsx';
import type { Apply } from './use-draft.ts';
import { TextInput } from '../../components/form/text-input.tsx';

interface Props {
  blueprint: Blueprint;
  at: number;
  /** The field that is opened first. */
  asked: string | null;
  apply: Apply;
  removeField: (index: number) => void;
}

export function DataPanel({ blueprint, at, asked, apply, removeField }: Props) {
  const { t, i18n } = useTranslation(['create', 'editor', 'app']);
  const entity = blueprint.entities[at];
  if (!entity) return null;
  const parts = { blueprint, entity, at, apply };
  const rules = blueprint.rules.filter((rule) => rule.entity === entity.name);
  const states = entity.fields.find(({ name }) => name === entity.states?.field);
  return (
    <FieldGroup>
      <NameFields {...parts} />
      <Part title={t('edit.fields')} count={entity.fields.length} open>
        {entity.fields.map((field, index) => (
          <Box
            key={field.name}
            asked={field.name === asked}
            title={field.label}
            hint={<FieldHint field={field} />}
            name={field.label}
            index={index}
            count={entity.fields.length}
            keepOne
            onMove={(to) => apply((before) => moveField(before, at, index, to))}
            onRemove={() => removeField(index)}
          >
            <FieldFields
              {...{ field, entity, blueprint }}
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
      </Part>
      <Part title={t('editor:access.title')} summary={<AccessSummary {...{ blueprint, entity }} />}>
        <AccessFields {...parts} />
      </Part>
      <Part title={t('editor:states.title')} summary={states?.label ?? t('editor:states.none')}>
        <StatesFields {...parts} />
      </Part>
      <Part
        title={t('editor:rules.title')}
        summary={
          rules.length > 0
            ? rules
                .map((rule) => ruleText(rule, blueprint, i18n.getFixedT(null, 'app'), i18n.language))
                .join(' · ')
            : t('editor:rules.none')
        }
      >
        <RulesFields {...parts} />
      </Part>
      <Part title={t('edit.rows')} count={rowsOf(blueprint, entity.name).length}>
        <RowsPanel {...{ blueprint, entity, apply }} />
      </Part>
    </FieldGroup>
  );
}

/** A field in a line while it is closed: its type, and whether it must be filled in. */
function FieldHint({ field }: { field: Field }) {
  const { t } = useTranslation(['editor', 'app']);
  const type = t(`app:type.${field.type}`);
  return field.required ? `${type} · ${t('field.required')}` : type;
}

function NameFields({
  blueprint,
  entity,
  at,
  apply,
}: Pick<Props, 'blueprint' | 'at' | 'apply'> & { entity: Entity }) {
  const { t } = useTranslation(['create', 'editor']);
  const title = titleParts(entity);
  const putTitle = (fields: readonly string[], between: string) => {
    if (fields.length > 0) apply((before) => setEntity(before, at, { title: titleFrom(fields, between) }));
  };
  return (
    <>
      <CheckedInput
        id="data-name"
        label={t('edit.name')}
        dir="auto"
        value={entity.label}
        maxLength={LIMITS.entityLabel}
        fault={(label) => {
          if (label === '') return t('editor:data.nameMissing', { name: entity.label });
          const others = { ...blueprint, entities: blueprint.entities.filter((_, other) => other !== at) };
          return entityLabelled(others, label)
            ? t('editor:data.nameTaken', { wanted: label, name: entity.label })
            : null;
        }}
        onTake={(label) => apply((before) => setEntity(before, at, { label }), `data ${at} label`)}
      />
      <Form.Item label={t('edit.plural')} htmlFor="data-plural">
        <TextInput
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
          mode="multiple"
          maxCount={4}
          value={title.fields}
          onChange={(fields) => putTitle(fields, title.between)}
          options={entity.fields.map(({ name, label }) => ({ value: name, label }))}
        />
      </Form.Item>
      {title.fields.length > 1 && (
        <Form.Item label={t('editor:data.titleBetween')} htmlFor="data-between">
          <BetweenSelect
            id="data-between"
            value={title.between}
            onChange={(between) => putTitle(title.fields, between)}
          />
        </Form.Item>
      )}
    </>
  );
}
