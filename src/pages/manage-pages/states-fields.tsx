import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { newTransition, setStates, setTransitions } from '#blueprint/edit-access.ts';
import { statesOf } from '#blueprint/edit-rules.ts';
import { LIMITS } from '#blueprint/kinds.ts';
import type { Blueprint, Entity, Transition } from '#blueprint/schema.ts';
import { useWho } from './access-fields.tsx';
import { Labelled } from './box.tsx';
import type { Apply } from './use-draft.ts';
import { RemoveButton } from './remove-button.tsx';
import { TextInput } from '../../components/form/text-input.tsx';

const NONE = '';

/** The stages of a row: the choice that holds them, and the steps from one to the next. */
export function StatesFields({
  blueprint,
  entity,
  at,
  apply,
}: {
  blueprint: Blueprint;
  entity: Entity;
  at: number;
  apply: Apply;
}) {
  const { t } = useTranslation(['editor', 'create']);
  const nameOf = useWho(blueprint);
  const choices = entity.fields.filter(({ type }) => type === 'select');
  const options = statesOf(entity);
  const steps = entity.states?.transitions ?? [];
  const put = (next: Transition[], key: string | null = null) =>
    apply((before) => setTransitions(before, at, next), key && `states ${entity.name} ${key}`);
  const set = (index: number, step: Transition, key: string | null = null) =>
    put(
      steps.map((old, other) => (other === index ? step : old)),
      key,
    );
  const labelOf = (name: string) => options.find((option) => option.name === name)?.label ?? name;
  const taken = (from: string, to: string, index: number) =>
    from === to || steps.some((step, other) => other !== index && step.from === from && step.to === to);
  const next = newTransition(entity);
  return (
    <div className="edit-part-body">
      <p className="edit-quiet">{t(choices.length > 0 ? 'states.why' : 'states.needs')}</p>
      {choices.length > 0 && (
        <Labelled label={t('states.field')}>
          <Select
            value={entity.states?.field ?? NONE}
            onChange={(field) => apply((before) => setStates(before, at, field === NONE ? null : field))}
            options={[
              { value: NONE, label: t('states.none') },
              ...choices.map(({ name, label }) => ({ value: name, label })),
            ]}
          />
        </Labelled>
      )}
      {options[0] && <p className="edit-quiet">{t('states.start', { name: options[0].label })}</p>}
      {steps.map((step, index) => {
        const name = t('states.arrow', { from: labelOf(step.from), to: labelOf(step.to) });
        const ends = (end: 'from' | 'to') => (
          <Labelled label={t(`states.${end}`)}>
            <Select
              value={step[end]}
              popupMatchSelectWidth={false}
              onChange={(value) => set(index, { ...step, [end]: value })}
              options={options.map((option) => ({
                value: option.name,
                label: option.label,
                disabled: taken(
                  end === 'from' ? option.name : step.from,
                  end === 'to' ? option.name : step.to,
                  index,
                ),
              }))}
            />
          </Labelled>
        );
        return (
          <fieldset key={index} className="edit-figure">
            <legend>{name}</legend>
            <div className="edit-pair">
              {ends('from')}
              {ends('to')}
            </div>
            <Labelled label={t('states.button')}>
              <TextInput
                value={step.label}
                maxLength={LIMITS.optionLabel}
                onChange={({ target }) => set(index, { ...step, label: target.value }, `label ${index}`)}
              />
            </Labelled>
            <Labelled label={t('states.who')}>
              <Select
                mode="multiple"
                value={step.roles ?? []}
                placeholder={t('states.whoever')}
                onChange={(roles) => {
                  const { roles: _, ...rest } = step;
                  set(index, roles.length > 0 ? { ...rest, roles } : rest);
                }}
                options={['member', 'own', ...blueprint.roles.map((role) => role.name), 'owner'].map(
                  (who) => ({
                    value: who,
                    label: nameOf(who),
                  }),
                )}
              />
            </Labelled>
            <RemoveButton
              isWorded
              size="small"
              label={t('create:edit.remove', { name })}
              onRemove={() => put(steps.filter((_, other) => other !== index))}
            />
          </fieldset>
        );
      })}
      {entity.states && (
        <Button
          size="small"
          disabled={!next}
          onClick={() => {
            if (next) put([...steps, next]);
          }}
        >
          {t('states.add')}
        </Button>
      )}
    </div>
  );
}
