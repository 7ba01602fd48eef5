import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#blueprint/kinds.ts';
import type { Blueprint, Section } from '#blueprint/schema.ts';
import { Labelled } from './box.tsx';
import type { SectionProps } from './section-fields.tsx';
import { RemoveButton } from './remove-button.tsx';
import { TextInput, TextLines } from '../../components/form/text-input.tsx';

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>;
type Action = NonNullable<Of<'hero'>['action']>;

export function TextField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('create');
  return (
    <Labelled label={t('edit.text')}>
      <TextLines
        autoSize={{ minRows: 2, maxRows: 10 }}
        maxLength={LIMITS.text}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </Labelled>
  );
}

/** A button to another page, or none. */
export function ActionFields({
  action,
  blueprint,
  onChange,
}: {
  action: Action | undefined;
  blueprint: Blueprint;
  onChange: (action: Action | undefined, key: string | null) => void;
}) {
  const { t } = useTranslation('create');
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
            onChange(path ? { label, path } : undefined, null);
          }}
        />
      </Labelled>
      {action && (
        <Labelled label={t('edit.buttonLabel')}>
          <TextInput
            value={action.label}
            maxLength={60}
            onChange={({ target }) => onChange({ ...action, label: target.value }, 'action')}
          />
        </Labelled>
      )}
    </>
  );
}

type Plan = Of<'pricing'>['plans'][number];

export function PricingFields({ section, blueprint, onChange }: SectionProps<Of<'pricing'>>) {
  const { t } = useTranslation(['editor', 'create']);
  const put = (plans: Plan[], key: string | null = null) => onChange({ ...section, plans }, key);
  const set = (at: number, plan: Plan, key: string | null) =>
    put(
      section.plans.map((old, other) => (other === at ? plan : old)),
      key && `${at} ${key}`,
    );
  return (
    <>
      {section.plans.map((plan, at) => (
        <fieldset key={at} className="edit-figure">
          <legend>{t('section.plan', { number: at + 1 })}</legend>
          <div className="edit-pair">
            <Labelled label={t('section.planName')}>
              <TextInput
                value={plan.name}
                maxLength={60}
                onChange={({ target }) => set(at, { ...plan, name: target.value }, 'name')}
              />
            </Labelled>
            <Labelled label={t('section.price')}>
              <TextInput
                value={plan.price}
                maxLength={40}
                onChange={({ target }) => set(at, { ...plan, price: target.value }, 'price')}
              />
            </Labelled>
          </div>
          <Labelled label={t('create:edit.text')}>
            <TextInput
              value={plan.text}
              maxLength={400}
              onChange={({ target }) => set(at, { ...plan, text: target.value }, 'text')}
            />
          </Labelled>
          <Labelled label={t('section.features')}>
            <Input.TextArea
              dir="auto"
              autoSize={{ minRows: 2, maxRows: 12 }}
              key={plan.features.length}
              defaultValue={plan.features.join('\n')}
              onBlur={({ target }) => {
                const features = target.value
                  .split('\n')
                  .map((line) => line.trim().slice(0, 120))
                  .filter(Boolean)
                  .slice(0, 12);
                if (features.join('\n') !== plan.features.join('\n')) set(at, { ...plan, features }, null);
              }}
            />
          </Labelled>
          <ActionFields
            action={plan.action}
            blueprint={blueprint}
            onChange={(action, key) => {
              const { action: _, ...rest } = plan;
              set(at, action ? { ...rest, action } : rest, key);
            }}
          />
          <RemoveButton
            isWorded
            size="small"
            label={t('create:edit.remove', { name: plan.name })}
            disabled={section.plans.length === 1}
            onRemove={() => put(section.plans.filter((_, other) => other !== at))}
          />
        </fieldset>
      ))}
      <Button
        size="small"
        disabled={section.plans.length >= 4}
        onClick={() =>
          put([...section.plans, { name: t('section.newPlan'), price: '0', text: '', features: [] }])
        }
      >
        {t('section.addPlan')}
      </Button>
    </>
  );
}

type Question = Of<'questions'>['questions'][number];

export function QuestionsFields({ section, onChange }: SectionProps<Of<'questions'>>) {
  const { t } = useTranslation(['editor', 'create']);
  const put = (questions: Question[], key: string | null = null) => onChange({ ...section, questions }, key);
  const set = (at: number, question: Question, key: string) =>
    put(
      section.questions.map((old, other) => (other === at ? question : old)),
      `${at} ${key}`,
    );
  return (
    <>
      {section.questions.map((one, at) => (
        <fieldset key={at} className="edit-figure">
          <legend>{t('section.questionAt', { number: at + 1 })}</legend>
          <Labelled label={t('section.question')}>
            <TextInput
              value={one.question}
              maxLength={200}
              onChange={({ target }) => set(at, { ...one, question: target.value }, 'question')}
            />
          </Labelled>
          <Labelled label={t('section.answer')}>
            <TextLines
              autoSize={{ minRows: 2, maxRows: 8 }}
              value={one.answer}
              maxLength={2000}
              onChange={({ target }) => set(at, { ...one, answer: target.value }, 'answer')}
            />
          </Labelled>
          <RemoveButton
            isWorded
            size="small"
            label={t('create:edit.remove', { name: one.question })}
            disabled={section.questions.length === 1}
            onRemove={() => put(section.questions.filter((_, other) => other !== at))}
          />
        </fieldset>
      ))}
      <Button
        size="small"
        disabled={section.questions.length >= 30}
        onClick={() =>
          put([...section.questions, { question: t('section.newQuestion'), answer: t('section.newAnswer') }])
        }
      >
        {t('section.addQuestion')}
      </Button>
    </>
  );
}
