import type { TFunction } from 'i18next';
import type { Blueprint, Rule } from '#blueprint/schema.ts';
import { listed } from '../../format/list.ts';

/** The largest first: a day has 1440 minutes. */
const LENGTHS = [
  { unit: 'week', minutes: 10_080 },
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** "2 days" */
function lengthOf(minutes: number, language: string): string {
  const { unit, minutes: each } = LENGTHS.find((one) => minutes % one.minutes === 0) ?? LENGTHS[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / each);
}

/**
 * A rule in words, such as "At most 3 per member", with the app's own names for its fields, choices and roles.
 * @param t of the texts `rules`
 * @param language of the screen
 */
export function ruleText(
  rule: Rule,
  { entities, roles, language: spoken }: Blueprint,
  t: TFunction<'rules'>,
  language: string,
): string {
  const entity = entities.find(({ name }) => name === rule.entity);
  const fieldNamed = (name: string | undefined) => entity?.fields.find((field) => field.name === name);
  const label = (name: string | undefined) => fieldNamed(name)?.label ?? '';
  const labelIn = (reference: string, name: string) =>
    entities
      .find((one) => one.name === fieldNamed(reference)?.entity)
      ?.fields.find((field) => field.name === name)?.label ?? '';
  const whom = (to: Extract<Rule, { kind: 'notify' }>['to']): string => {
    if ('field' in to)
      return fieldNamed(to.field)?.type === 'email'
        ? t('address', { field: label(to.field) })
        : label(to.field);
    return to.role === 'owner' ? t('you') : (roles.find(({ name }) => name === to.role)?.label ?? '');
  };
  switch (rule.kind) {
    case 'noOverlap':
      return rule.per === undefined ? t('noOverlap') : t('noOverlapPer', { per: label(rule.per) });
    case 'capacity': {
      const { reference, limit, most = 1, date, unit = 'day', count } = rule;
      const of = label(reference);
      let text =
        reference !== undefined && limit !== undefined
          ? t('limit', { limit: labelIn(reference, limit), of })
          : t('atMost', { most });
      if (date !== undefined) text = t(`inEach.${unit}`, { rule: text });
      if (reference !== undefined && limit === undefined) text = t('per', { rule: text, per: of });
      return count === undefined ? text : t('counted', { rule: text, count: label(count) });
    }
    case 'stock':
      return t('stock', { stock: labelIn(rule.reference, rule.stock), of: label(rule.reference) });
    case 'uniqueTogether':
      return t('uniqueTogether', { fields: listed(rule.fields.map(label), spoken) });
    case 'before':
      return t('before', { first: label(rule.first), second: label(rule.second) });
    case 'notify': {
      const state = fieldNamed(entity?.states?.field)?.options?.find(({ name }) => name === rule.state);
      return state === undefined
        ? t('notify', { to: whom(rule.to) })
        : t('notifyState', { to: whom(rule.to), state: state.label });
    }
    case 'reminder':
      return rule.minutes === 0
        ? t('reminderOn', { to: whom(rule.to), field: label(rule.field) })
        : t('reminder', {
            to: whom(rule.to),
            field: label(rule.field),
            time: lengthOf(rule.minutes, language),
          });
  }
}
