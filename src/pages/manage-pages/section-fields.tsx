import { Button, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#blueprint/kinds.ts';
import type { Blueprint, Field, Section } from '#blueprint/schema.ts';
import { Labelled } from './box.tsx';
import { isCounted, isNumeric } from '#blueprint/rows.ts';

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>;
interface Props<S extends Section = Section> {
  section: S;
  blueprint: Blueprint;
  /** @param key identifies the typed field, so that continuous typing is one undo step */
  onChange: (section: Section, key: string | null) => void;
}

const fieldsOf = (blueprint: Blueprint, name: string, fits: (field: Field) => boolean) =>
  (blueprint.entities.find((entity) => entity.name === name)?.fields ?? []).filter(fits);
const optionsOf = (fields: readonly Field[]) => fields.map(({ name, label }) => ({ value: name, label }));

export function SectionFields(props: Props) {
  const { t } = useTranslation('create');
  const { section, onChange } = props;
  return (
    <>
      <Labelled label={t('edit.heading')}>
        <Input
          value={section.heading}
          maxLength={120}
          onChange={({ target }) => onChange({ ...section, heading: target.value }, 'heading')}
        />
      </Labelled>
      <Rest {...props} />
    </>
  );
}

function Rest({ section, ...rest }: Props) {
  switch (section.kind) {
    case 'hero':
      return (
        <>
          <Text {...rest} section={section} />
          <Action {...rest} section={section} />
        </>
      );
    case 'text':
      return <Text {...rest} section={section} />;
    case 'list':
    case 'gallery':
      return <Rows {...rest} section={section} />;
    case 'pricing':
    case 'questions':
    case 'contact':
      return null;
    case 'figures':
      return <Figures {...rest} section={section} />;
    case 'chart':
      return <OfField {...rest} section={section} fits={isCounted} />;
    case 'attention':
      return (
        <>
          <OfField {...rest} section={section} fits={isNumeric} />
          <Attention {...rest} section={section} />
        </>
      );
  }
}

function Text({ section, onChange }: Props<Of<'hero'> | Of<'text'>>) {
  const { t } = useTranslation('create');
  return (
    <Labelled label={t('edit.text')}>
      <Input.TextArea
        autoSize={{ minRows: 2, maxRows: 10 }}
        maxLength={LIMITS.text}
        value={section.text}
        onChange={({ target }) => onChange({ ...section, text: target.value }, 'text')}
      />
    </Labelled>
  );
}

function Action({ section, blueprint, onChange }: Props<Of<'hero'>>) {
  const { t } = useTranslation('create');
  const { action, ...without } = section;
  const pages = blueprint.pages
    .filter((page) => page.kind !== 'detail')
    .map(({ path, title }) => ({ value: path, label: title }));
  return (
    <>
      <Labelled label={t('edit.button')}>
        <Select
          allowClear
          placeholder={t('edit.noButton')}
          value={action?.path}
          options={pages}
          onChange={(path?: string) => {
            const label = action?.label ?? pages.find((page) => page.value === path)?.label ?? '';
            onChange(path ? { ...section, action: { label, path } } : without, null);
          }}
        />
      </Labelled>
      {action && (
        <Labelled label={t('edit.buttonLabel')}>
          <Input
            value={action.label}
            maxLength={60}
            onChange={({ target }) =>
              onChange({ ...section, action: { ...action, label: target.value } }, 'action')
            }
          />
        </Labelled>
      )}
    </>
  );
}

function Rows({ section, blueprint, onChange }: Props<Of<'list'> | Of<'gallery'>>) {
  const { t } = useTranslation('create');
  return (
    <>
      <Labelled label={t('edit.of')}>
        <Select
          value={section.entity}
          onChange={(entity) => onChange({ ...section, entity }, null)}
          options={blueprint.entities.map(({ name, plural }) => ({ value: name, label: plural }))}
        />
      </Labelled>
      <Labelled label={t('edit.limit')}>
        <InputNumber
          min={1}
          max={20}
          precision={0}
          value={section.limit}
          onChange={(limit) => limit !== null && onChange({ ...section, limit }, 'limit')}
        />
      </Labelled>
    </>
  );
}

function OfField({
  section,
  blueprint,
  onChange,
  fits,
}: Props<Of<'chart'> | Of<'attention'>> & { fits: (field: Field) => boolean }) {
  const { t } = useTranslation('create');
  const usable = blueprint.entities.filter(({ name }) => fieldsOf(blueprint, name, fits).length > 0);
  return (
    <>
      <Labelled label={t('edit.of')}>
        <Select
          value={section.entity}
          options={usable.map(({ name, plural }) => ({ value: name, label: plural }))}
          onChange={(entity) => {
            const field = fieldsOf(blueprint, entity, fits)[0]?.name;
            if (!field) return;
            onChange(
              section.kind === 'attention'
                ? { ...section, entity, when: { op: 'below', field, value: 0 } }
                : { ...section, entity, by: field },
              null,
            );
          }}
        />
      </Labelled>
      <Labelled label={t('edit.field')}>
        <Select
          value={section.kind === 'attention' ? section.when.field : section.by}
          options={optionsOf(fieldsOf(blueprint, section.entity, fits))}
          onChange={(field) =>
            onChange(
              section.kind === 'attention'
                ? { ...section, when: { op: 'below', field, value: 0 } }
                : { ...section, by: field },
              null,
            )
          }
        />
      </Labelled>
    </>
  );
}

const FIXED = '';

function Attention({ section, blueprint, onChange }: Props<Of<'attention'>>) {
  const { t } = useTranslation('create');
  const { when } = section;
  if (when.op !== 'below' && when.op !== 'above') return null;
  const others = fieldsOf(blueprint, section.entity, isNumeric).filter(({ name }) => name !== when.field);
  const fixed = typeof when.value === 'number';
  return (
    <>
      <Labelled label={t('edit.op')}>
        <Select
          value={when.op}
          onChange={(op) => onChange({ ...section, when: { ...when, op } }, null)}
          options={(['below', 'above'] as const).map((value) => ({ value, label: t(`edit.ops.${value}`) }))}
        />
      </Labelled>
      <Labelled label={t('edit.value')}>
        <Select
          value={fixed ? FIXED : String(when.value)}
          onChange={(value) =>
            onChange({ ...section, when: { ...when, value: value === FIXED ? 0 : value } }, null)
          }
          options={[{ value: FIXED, label: t('edit.fixed') }, ...optionsOf(others)]}
        />
      </Labelled>
      {fixed && (
        <Labelled label={t('edit.number')}>
          <InputNumber
            value={Number(when.value)}
            onChange={(value) =>
              value !== null && onChange({ ...section, when: { ...when, value } }, 'value')
            }
          />
        </Labelled>
      )}
    </>
  );
}

const MEASURES = ['count', 'sum', 'average'] as const;

function Figures({ section, blueprint, onChange }: Props<Of<'figures'>>) {
  const { t } = useTranslation('create');
  type Figure = (typeof section.figures)[number];
  const put = (figures: Figure[], key: string | null) => onChange({ ...section, figures }, key);
  const set = (index: number, figure: Figure, key: string | null = null) =>
    put(
      section.figures.map((old, at) => (at === index ? figure : old)),
      key,
    );
  const first = blueprint.entities[0];
  return (
    <>
      {section.figures.map((figure, index) => {
        const numbers = fieldsOf(blueprint, figure.entity, isNumeric);
        const { field: _, ...counted } = figure;
        return (
          <fieldset key={index} className="edit-figure">
            <legend>{t('edit.figure', { number: index + 1 })}</legend>
            <Labelled label={t('edit.label')}>
              <Input
                value={figure.label}
                maxLength={60}
                onChange={({ target }) => set(index, { ...figure, label: target.value }, `figure ${index}`)}
              />
            </Labelled>
            <Labelled label={t('edit.of')}>
              <Select
                value={figure.entity}
                onChange={(entity) => set(index, { label: figure.label, entity, measure: 'count' })}
                options={blueprint.entities.map(({ name, plural }) => ({ value: name, label: plural }))}
              />
            </Labelled>
            <Labelled label={t('edit.measure')}>
              <Select
                value={figure.measure}
                onChange={(measure) =>
                  set(
                    index,
                    measure === 'count'
                      ? { ...counted, measure }
                      : { ...figure, measure, field: figure.field ?? numbers[0]?.name },
                  )
                }
                options={MEASURES.map((value) => ({
                  value,
                  label: t(`edit.measures.${value}`),
                  disabled: value !== 'count' && numbers.length === 0,
                }))}
              />
            </Labelled>
            {figure.measure !== 'count' && (
              <Labelled label={t('edit.field')}>
                <Select
                  value={figure.field}
                  onChange={(field) => set(index, { ...figure, field })}
                  options={optionsOf(numbers)}
                />
              </Labelled>
            )}
            <Button
              size="small"
              disabled={section.figures.length === 1}
              onClick={() =>
                put(
                  section.figures.filter((_figure, at) => at !== index),
                  null,
                )
              }
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
            put([...section.figures, { label: first.plural, entity: first.name, measure: 'count' }], null)
          }
        >
          {t('edit.addFigure')}
        </Button>
      )}
    </>
  );
}
