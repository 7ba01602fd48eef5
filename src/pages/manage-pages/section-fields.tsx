import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Blueprint, Section } from '#blueprint/schema.ts';
import { Labelled } from './box.tsx';
import { AttentionFields, ChartFields, EntityField, FiguresFields } from './section-data.tsx';
import { ActionFields, PricingFields, QuestionsFields, TextField } from './section-texts.tsx';
import { TextInput } from '../../components/form/text-input.tsx';

export interface SectionProps<S extends Section = Section> {
  section: S;
  blueprint: Blueprint;
  /** @param key identifies the typed field, so that continuous typing is one undo step */
  onChange: (section: Section, key: string | null) => void;
}

export function SectionFields(props: SectionProps) {
  const { t } = useTranslation('create');
  const { section, onChange } = props;
  return (
    <>
      <Labelled label={t('edit.heading')}>
        <TextInput
          value={section.heading}
          maxLength={120}
          onChange={({ target }) => onChange({ ...section, heading: target.value }, 'heading')}
        />
      </Labelled>
      <Rest {...props} />
    </>
  );
}

function Rest({ section, ...rest }: SectionProps) {
  const { t } = useTranslation(['create', 'editor']);
  const { blueprint, onChange } = rest;
  switch (section.kind) {
    case 'hero':
      return (
        <>
          <TextField text={section.text} onChange={(text) => onChange({ ...section, text }, 'text')} />
          <ActionFields
            action={section.action}
            blueprint={blueprint}
            onChange={(action, key) => {
              const { action: _, ...without } = section;
              onChange(action ? { ...without, action } : without, key);
            }}
          />
        </>
      );
    case 'text':
      return <TextField text={section.text} onChange={(text) => onChange({ ...section, text }, 'text')} />;
    case 'contact':
      return (
        <>
          <TextField text={section.text} onChange={(text) => onChange({ ...section, text }, 'text')} />
          <EntityField
            label={t('editor:section.sentTo')}
            value={section.entity}
            entities={blueprint.entities}
            onChange={(entity) => onChange({ ...section, entity }, null)}
          />
        </>
      );
    case 'list':
    case 'gallery':
      return (
        <>
          <EntityField
            label={t('edit.of')}
            value={section.entity}
            entities={blueprint.entities}
            onChange={(entity) => onChange({ ...section, entity }, null)}
          />
          <Labelled label={t('edit.limit')}>
            <InputNumber
              min={1}
              max={section.kind === 'list' ? 20 : 24}
              precision={0}
              value={section.limit}
              onChange={(limit) => limit !== null && onChange({ ...section, limit }, 'limit')}
            />
          </Labelled>
        </>
      );
    case 'pricing':
      return <PricingFields {...rest} section={section} />;
    case 'questions':
      return <QuestionsFields {...rest} section={section} />;
    case 'figures':
      return <FiguresFields {...rest} section={section} />;
    case 'chart':
      return <ChartFields {...rest} section={section} />;
    case 'attention':
      return <AttentionFields {...rest} section={section} />;
  }
}
