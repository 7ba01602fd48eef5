import { Button, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { CONDITIONS, conditionFields, newCondition } from '#blueprint/edits.ts';
import { MEASURES, TIME_UNITS } from '#blueprint/kinds.ts';
import { isCounted, isDate, isMeasure } from '#blueprint/fields.ts';
import type { Blueprint, Condition, Entity, Field, Section } from '#blueprint/schema.ts';
import { Labelled } from './box.tsx';
import { LimitFields } from './limit-fields.tsx';
import type { SectionProps } from './section-fields.tsx';
import { useValues, WhereFields } from './where-fields.tsx';
import { TextInput } from '../../components/form/text-input.tsx';

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>;

const entityNamed = (blueprint: Blueprint, name: string) =>
  blueprint.entities.find((entity) => entity.name === name);
const fieldsOf = (entity: Entity | undefined, fits: (field: Field) => boolean) =>
  (entity?.fields ?? []).filter(fits);
const optionsOf = (fields: readonly Field[]) => fields.map(({ name, label }) => ({ value: name, label }));

/** Which data a section shows, among those that can be shown so. */
export function EntityField({
  label,
  value,
  entities,
  onChange,
}: {
  label: string;
  value: string;
  entities: readonly Entity[];
  onChange: (entity: string) => void;
}) {
  return (
    <Labelled label={label}>
      <Select
        value={value}
        onChange={onChange}
        options={entities.map(({ name, plural }) => ({ value: name, label: plural }))}
      />
    </Labelled>
  );
}

interface Measured {
  measure: (typeof MEASURES)[number];
  field?: string | undefined;
}

/** How many, or the sum or average of a number. */
function MeasureFields({
  value,
  entity,
  onChange,
}: {
  value: Measured;
  entity: Entity | undefined;
  onChange: (measured: Measured) => void;
}) {
  const { t } = useTranslation('create');
  const numbers = fieldsOf(entity, isMeasure);
  return (
    <>
      <Labelled label={t('edit.measure')}>
        <Select
          value={value.measure}
          onChange={(measure) => {
            const field = value.field ?? numbers[0]?.name;
            onChange(measure === 'count' || field === undefined ? { measure: 'count' } : { measure, field });
          }}
          options={MEASURES.map((measure) => ({
            value: measure,
            label: t(`edit.measures.${measure}`),
            disabled: measure !== 'count' && numbers.length === 0,
          }))}
        />
      </Labelled>
      {value.measure !== 'count' && (
        <Labelled label={t('edit.field')}>
          <Select
            value={value.field}
            onChange={(field) => onChange({ measure: value.measure, field })}
            options={optionsOf(numbers)}
          />
        </Labelled>
      )}
    </>
  );
}

export function ChartFields({ section, blueprint, onChange }: SectionProps<Of<'chart'>>) {
  const { t } = useTranslation(['editor', 'create']);
  const canBe = (field: Field) => isCounted(field) || isDate(field);
  const entity = entityNamed(blueprint, section.entity);
  const bars = fieldsOf(entity, canBe);
  const by = bars.find(({ name }) => name === section.by);
  const { stack, unit, measure, field, where, ...bare } = section;
  const kept = where && { where };
  const measured = { measure, ...(field === undefined ? {} : { field }) };
  const setBy = (of: string, next: Field) =>
    onChange(
      {
        ...bare,
        ...(of === section.entity ? measured : { measure: 'count' }),
        entity: of,
        by: next.name,
        ...(isDate(next) ? { unit: unit ?? 'month' } : {}),
        ...(of === section.entity && stack !== undefined && stack !== next.name ? { stack } : {}),
        ...(of === section.entity && kept),
      },
      null,
    );
  return (
    <>
      <EntityField
        label={t('create:edit.of')}
        value={section.entity}
        entities={blueprint.entities.filter((one) => one.fields.some(canBe))}
        onChange={(name) => {
          const [first] = fieldsOf(entityNamed(blueprint, name), canBe);
          if (first) setBy(name, first);
        }}
      />
      <Labelled label={t('section.by')}>
        <Select
          value={section.by}
          options={optionsOf(bars)}
          onChange={(name) => {
            const next = bars.find((one) => one.name === name);
            if (next) setBy(section.entity, next);
          }}
        />
      </Labelled>
      {isDate(by) && (
        <Labelled label={t('section.unit')}>
          <Select
            value={unit ?? 'month'}
            options={TIME_UNITS.map((value) => ({ value, label: t(`section.units.${value}`) }))}
            onChange={(value) => onChange({ ...section, unit: value }, null)}
          />
        </Labelled>
      )}
      <MeasureFields
        value={section}
        entity={entity}
        onChange={(next) =>
          onChange(
            {
              ...bare,
              ...(unit === undefined ? {} : { unit }),
              ...(stack === undefined ? {} : { stack }),
              ...kept,
              ...next,
            },
            null,
          )
        }
      />
      <Labelled label={t('section.stack')}>
        <Select
          value={stack ?? ''}
          options={[
            { value: '', label: t('section.noStack') },
            ...optionsOf(fieldsOf(entity, (one) => isCounted(one) && one.name !== section.by)),
          ]}
          onChange={(value) => {
            const { stack: _, ...rest } = section;
            onChange(value === '' ? rest : { ...rest, stack: value }, null);
          }}
        />
      </Labelled>
      <WhereFields
        entity={entity}
        where={where}
        onChange={(next) => {
          const { where: _, ...rest } = section;
          onChange(next ? { ...rest, where: next } : rest, null);
        }}
      />
    </>
  );
}

export function AttentionFields({ section, blueprint, onChange }: SectionProps<Of<'attention'>>) {
  const { t } = useTranslation(['editor', 'create']);
  const entity = entityNamed(blueprint, section.entity);
  const put = (when: Condition | null, key: string | null = null) => {
    if (when) onChange({ ...section, when }, key);
  };
  if (!entity) return null;
  const { when } = section;
  return (
    <>
      <EntityField
        label={t('create:edit.of')}
        value={section.entity}
        entities={blueprint.entities.filter((one) => newCondition(one) !== null)}
        onChange={(name) => {
          const next = entityNamed(blueprint, name);
          const condition = next && newCondition(next);
          if (condition) onChange({ ...section, entity: name, when: condition }, null);
        }}
      />
      <Labelled label={t('section.when')}>
        <Select
          value={when.op}
          onChange={(op) => put(newCondition(entity, op, when.field))}
          options={CONDITIONS.map((op) => ({
            value: op,
            label: t(`section.ops.${op}`),
            disabled: newCondition(entity, op) === null,
          }))}
        />
      </Labelled>
      <Labelled label={t('create:edit.field')}>
        <Select
          value={when.field}
          onChange={(field) => put(newCondition(entity, when.op, field))}
          options={optionsOf(conditionFields(entity, when.op))}
        />
      </Labelled>
      <ConditionValue {...{ when, entity, put }} />
    </>
  );
}

/** What a condition compares with. */
function ConditionValue({
  when,
  entity,
  put,
}: {
  when: Condition;
  entity: Entity;
  put: (when: Condition, key?: string | null) => void;
}) {
  const { t } = useTranslation(['editor', 'create']);
  const valuesOf = useValues();
  switch (when.op) {
    case 'past':
      return (
        <Labelled label={t('section.daysAgo')}>
          <InputNumber
            min={0}
            max={3660}
            precision={0}
            value={when.days ?? 0}
            onChange={(days) =>
              put({ op: when.op, field: when.field, ...(days !== null && days > 0 && { days }) }, 'days')
            }
          />
        </Labelled>
      );
    case 'within':
      return (
        <Labelled label={t('section.days')}>
          <InputNumber
            min={1}
            max={366}
            precision={0}
            value={when.days}
            onChange={(days) => days !== null && put({ ...when, days }, 'days')}
          />
        </Labelled>
      );
    case 'is': {
      const values = valuesOf(entity.fields.find(({ name }) => name === when.field));
      return (
        <Labelled label={t('section.is')}>
          <Select
            value={String(when.value)}
            options={values.map(({ value, label }) => ({ value: String(value), label }))}
            onChange={(chosen) => {
              const found = values.find(({ value }) => String(value) === chosen);
              if (found) put({ ...when, value: found.value });
            }}
          />
        </Labelled>
      );
    }
    case 'below':
    case 'above':
      return <LimitFields {...{ entity }} limit={when} onChange={put} />;
  }
}

export function FiguresFields({ section, blueprint, onChange }: SectionProps<Of<'figures'>>) {
  const { t } = useTranslation('create');
  type Figure = (typeof section.figures)[number];
  const put = (figures: Figure[], key: string | null = null) => onChange({ ...section, figures }, key);
  const set = (index: number, figure: Figure, key: string | null = null) =>
    put(
      section.figures.map((old, at) => (at === index ? figure : old)),
      key,
    );
  const [first] = blueprint.entities;
  return (
    <>
      {section.figures.map((figure, index) => {
        const { label, entity: name, where } = figure;
        const entity = entityNamed(blueprint, name);
        const asked = where === undefined ? {} : { where };
        return (
          <fieldset key={index} className="edit-figure">
            <legend>{t('edit.figure', { number: index + 1 })}</legend>
            <Labelled label={t('edit.label')}>
              <TextInput
                value={label}
                maxLength={60}
                onChange={({ target }) => set(index, { ...figure, label: target.value }, `figure ${index}`)}
              />
            </Labelled>
            <EntityField
              label={t('edit.of')}
              value={name}
              entities={blueprint.entities}
              onChange={(next) => set(index, { label, entity: next, measure: 'count' })}
            />
            <MeasureFields
              value={figure}
              entity={entity}
              onChange={(measured) => set(index, { label, entity: name, ...measured, ...asked })}
            />
            <WhereFields
              entity={entity}
              where={where}
              onChange={(next) => {
                const { where: _, ...rest } = figure;
                set(index, next ? { ...rest, where: next } : rest);
              }}
            />
            <Button
              size="small"
              disabled={section.figures.length === 1}
              onClick={() => put(section.figures.filter((_figure, at) => at !== index))}
            >
              {t('edit.removeFigure')}
            </Button>
          </fieldset>
        );
      })}
      {first && section.figures.length < 6 && (
        <Button
          size="small"
          onClick={() =>
            put([...section.figures, { label: first.plural, entity: first.name, measure: 'count' }])
          }
        >
          {t('edit.addFigure')}
        </Button>
      )}
    </>
  );
}
