import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  addRule,
  combinable,
  mailAt,
  newRule,
  placed,
  placesOf,
  recipients,
  removeRule,
  setRule,
  statesOf,
  withPlace,
} from '#blueprint/edit-rules.ts';
import { LIMITS, RULE_KINDS, type RuleKind, TIME_UNITS } from '#blueprint/kinds.ts';
import { conditionFields, newLimit } from '#blueprint/edits.ts';
import type { Blueprint, Entity, Limit, Rule } from '#blueprint/schema.ts';
import { Labelled } from './box.tsx';
import { LimitFields } from './limit-fields.tsx';
import type { Apply } from './use-draft.ts';
import { RemoveButton } from './remove-button.tsx';
import { TextInput, TextLines } from '../../components/form/text-input.tsx';

interface Props {
  blueprint: Blueprint;
  entity: Entity;
  apply: Apply;
}

/** The rules of an entity, and a menu of those that its fields allow. */
export function RulesFields({ blueprint, entity, apply }: Props) {
  const { t } = useTranslation(['editor', 'create']);
  const words = {
    subject: t('rules.newSubject', { name: entity.label }),
    text: t('rules.newText'),
  };
  return (
    <div className="edit-part-body">
      {blueprint.rules.map((rule, index) =>
        rule.entity === entity.name ? (
          <fieldset key={index} className="edit-figure">
            <legend>{t(`rules.kinds.${rule.kind}`)}</legend>
            <RuleFields
              {...{ rule, blueprint, entity }}
              onChange={(next, key) =>
                apply((before) => setRule(before, index, next), key ? `rule ${index} ${key}` : null)
              }
            />
            <RemoveButton
              isWorded
              size="small"
              label={t('create:edit.remove', { name: t(`rules.kinds.${rule.kind}`) })}
              onRemove={() => apply((before) => removeRule(before, index))}
            />
          </fieldset>
        ) : null,
      )}
      <Select<RuleKind | null>
        aria-label={t('rules.add')}
        placeholder={t('rules.add')}
        value={null}
        popupMatchSelectWidth={false}
        disabled={blueprint.rules.length >= LIMITS.rules}
        onChange={(kind) => {
          const rule = kind && newRule(blueprint, kind, entity, words);
          if (rule) apply((before) => addRule(before, rule));
        }}
        options={RULE_KINDS.map((kind) => {
          const fits = newRule(blueprint, kind, entity, words) !== null;
          return {
            value: kind,
            disabled: !fits,
            label: (
              <span className="edit-choice">
                {t(`rules.kinds.${kind}`)}
                {!fits && <small>{t(`rules.needs.${kind}`)}</small>}
              </span>
            ),
          };
        })}
      />
    </div>
  );
}

interface RuleProps {
  rule: Rule;
  blueprint: Blueprint;
  entity: Entity;
  onChange: (rule: Rule, key?: string) => void;
}

function RuleFields({ rule, blueprint, entity, onChange }: RuleProps) {
  const { t } = useTranslation('editor');
  return (
    <>
      {placesOf(blueprint, rule).map(({ name, fields, optional }) =>
        optional && fields.length === 0 ? null : (
          <Labelled
            key={name}
            label={t(
              rule.kind === 'capacity' && name === 'end' ? 'rules.place.until' : `rules.place.${name}`,
            )}
          >
            <Select
              value={placed(rule, name) ?? ''}
              onChange={(field) => onChange(withPlace(rule, name, field === '' ? undefined : field))}
              options={[
                ...(optional ? [{ value: '', label: t(`rules.empty.${name}`) }] : []),
                ...fields.map((field) => ({ value: field.name, label: field.label })),
              ]}
            />
          </Labelled>
        ),
      )}
      {rule.kind === 'capacity' && <CapacityFields {...{ rule, onChange }} />}
      {rule.kind === 'uniqueTogether' && (
        <Labelled label={t('rules.fields')}>
          <Select
            mode="multiple"
            maxCount={4}
            value={rule.fields}
            onChange={(fields) => fields.length >= 2 && onChange({ ...rule, fields })}
            options={combinable(entity).map(({ name, label }) => ({ value: name, label }))}
          />
        </Labelled>
      )}
      {(rule.kind === 'notify' || rule.kind === 'reminder') && (
        <MailFields {...{ rule, blueprint, entity, onChange }} />
      )}
      <ExceptFields {...{ rule, entity, onChange }} />
    </>
  );
}

/** How many there may be where no field says it, and in what period where they are counted by a date. */
function CapacityFields({
  rule,
  onChange,
}: {
  rule: Extract<Rule, { kind: 'capacity' }>;
  onChange: RuleProps['onChange'];
}) {
  const { t } = useTranslation('editor');
  return (
    <div className="edit-pair">
      {rule.limit === undefined && (
        <Labelled label={t('rules.most')}>
          <InputNumber
            min={1}
            max={1_000_000}
            precision={0}
            value={rule.most ?? null}
            onChange={(most) => most !== null && onChange({ ...rule, most }, 'most')}
          />
        </Labelled>
      )}
      {rule.date !== undefined && (
        <Labelled label={t('rules.each')}>
          <Select
            value={rule.unit ?? TIME_UNITS[0]}
            onChange={(unit) => onChange({ ...rule, unit })}
            options={TIME_UNITS.map((unit) => ({ value: unit, label: t(`rules.periods.${unit}`) }))}
          />
        </Labelled>
      )}
    </div>
  );
}

/** States whose rows a rule leaves out, such as those that were cancelled. */
function ExceptFields({ rule, entity, onChange }: Omit<RuleProps, 'blueprint'>) {
  const { t } = useTranslation('editor');
  const states = statesOf(entity);
  if (rule.kind === 'before' || rule.kind === 'notify' || rule.kind === 'reminder') return null;
  if (states.length === 0) return null;
  return (
    <Labelled label={t('rules.except')}>
      <Select
        mode="multiple"
        value={rule.except ?? []}
        placeholder={t('rules.exceptNone')}
        onChange={(except) => {
          const { except: _, ...rest } = rule;
          onChange(except.length > 0 ? { ...rule, except } : rest);
        }}
        options={states.map(({ name, label }) => ({ value: name, label }))}
      />
    </Labelled>
  );
}

const UNITS = [1440, 60, 1] as const;
type Mail = Extract<Rule, { kind: 'notify' | 'reminder' }>;

function MailFields({ rule, blueprint, entity, onChange }: RuleProps & { rule: Mail }) {
  const { t } = useTranslation('editor');
  const to = [
    ...recipients(blueprint, entity).map(({ name, label }) => ({
      to: { field: name },
      label: t('rules.toField', { field: label }),
    })),
    { to: { role: 'owner' }, label: t('rules.toOwner') },
    ...blueprint.roles.map(({ name, label }) => ({
      to: { role: name },
      label: t('rules.toRole', { role: label }),
    })),
  ];
  return (
    <>
      {rule.kind === 'notify' && <MomentFields {...{ rule, entity, onChange }} />}
      {rule.kind === 'reminder' && (
        <Ahead minutes={rule.minutes} onChange={(minutes) => onChange({ ...rule, minutes }, 'minutes')} />
      )}
      <Labelled label={t('rules.to')}>
        <Select
          value={JSON.stringify(rule.to)}
          onChange={(next) => {
            const found = to.find((one) => JSON.stringify(one.to) === next);
            if (found) onChange({ ...rule, to: found.to });
          }}
          options={to.map((one) => ({ value: JSON.stringify(one.to), label: one.label }))}
        />
      </Labelled>
      <Labelled label={t('rules.subject')}>
        <TextInput
          value={rule.subject}
          maxLength={120}
          onChange={({ target }) => onChange({ ...rule, subject: target.value }, 'subject')}
        />
      </Labelled>
      <Labelled label={t('rules.text')}>
        <TextLines
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={LIMITS.value}
          value={rule.text}
          onChange={({ target }) => onChange({ ...rule, text: target.value }, 'text')}
        />
      </Labelled>
    </>
  );
}

const LIMITED = ['below', 'above'] as const;
/** No state is called so: a name has no spaces. */
const limited = (op: Limit['op']) => `is ${op}`;

/** When a mail is sent: when a row is added, at a state, or when a number is below or above a limit. */
function MomentFields({
  rule,
  entity,
  onChange,
}: {
  rule: Extract<Rule, { kind: 'notify' }>;
  entity: Entity;
  onChange: RuleProps['onChange'];
}) {
  const { t } = useTranslation(['editor', 'create']);
  const { when } = rule;
  const numbers = conditionFields(entity, 'below');
  return (
    <>
      <Labelled label={t('rules.when')}>
        <Select
          value={when ? limited(when.op) : (rule.state ?? '')}
          onChange={(chosen) => {
            const op = LIMITED.find((one) => limited(one) === chosen);
            onChange(mailAt(rule, entity, op ? { op } : chosen === '' ? {} : { state: chosen }));
          }}
          options={[
            { value: '', label: t('rules.whenAdded') },
            ...statesOf(entity).map(({ name, label }) => ({
              value: name,
              label: t('rules.whenState', { state: label }),
            })),
            ...(numbers.length > 0
              ? LIMITED.map((op) => ({ value: limited(op), label: t(`rules.whenNumber.${op}`) }))
              : []),
          ]}
        />
      </Labelled>
      {when && (
        <>
          <Labelled label={t('create:edit.field')}>
            <Select
              value={when.field}
              onChange={(field) => onChange({ ...rule, when: newLimit(entity, when.op, field) ?? when })}
              options={numbers.map(({ name, label }) => ({ value: name, label }))}
            />
          </Labelled>
          <LimitFields
            {...{ entity }}
            limit={when}
            onChange={(next, key) => onChange({ ...rule, when: next }, key)}
          />
        </>
      )}
    </>
  );
}

/** A length of time in the largest unit that gives a whole number. */
function Ahead({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const { t } = useTranslation('editor');
  const unit = UNITS.find((one) => minutes > 0 && minutes % one === 0) ?? 1;
  return (
    <div className="edit-pair">
      <Labelled label={t('rules.before')}>
        <InputNumber
          min={0}
          max={Math.floor(525_600 / unit)}
          precision={0}
          value={minutes / unit}
          onChange={(value) => value !== null && onChange(value * unit)}
        />
      </Labelled>
      <Labelled label={t('rules.unit')}>
        <Select
          value={unit}
          onChange={(next) => onChange(Math.min((minutes / unit) * next, 525_600))}
          options={UNITS.map((one) => ({ value: one, label: t(`rules.units.${one}`) }))}
        />
      </Labelled>
    </div>
  );
}
