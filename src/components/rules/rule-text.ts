import type { TFunction } from 'i18next';
import { minorUnits } from '#blueprint/currencies.ts';
import type { Blueprint, Field, Limit, Rule } from '#blueprint/schema.ts';
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

/** A number of a field as it is stored, in words: cents as an amount, minutes as a length of time. */
function numberText(value: number, field: Field | undefined, language: string): string {
  if (field?.type === 'duration') return lengthOf(value, language);
  if (field?.type !== 'money')
    return [new Intl.NumberFormat(language).format(value), ...(field?.unit ? [field.unit] : [])].join(' ');
  const { currency } = field;
  const options = currency ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const) : {};
  return new Intl.NumberFormat(language, options).format(value / minorUnits(currency));
}

/**
 * A rule in words, such as "At most 3 per member", with the app's own names for its fields, choices and roles.
 * @param t of the texts `app`
 * @param language of the screen
 */
export function ruleText(
  rule: Rule,
  { entities, roles }: Blueprint,
  t: TFunction<'app'>,
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
        ? t('rule.address', { field: label(to.field) })
        : label(to.field);
    return to.role === 'owner' ? t('rule.you') : (roles.find(({ name }) => name === to.role)?.label ?? '');
  };
  const limitText = ({ field, value }: Limit): string => {
    if (typeof value === 'string') return t('rule.quoted', { field: label(value) });
    return numberText(value, fieldNamed(field), language);
  };
  switch (rule.kind) {
    case 'noOverlap':
      return rule.per === undefined ? t('rule.noOverlap') : t('rule.noOverlapPer', { per: label(rule.per) });
    case 'capacity': {
      const { reference, limit, most = 1, date, unit = 'day', count } = rule;
      const of = label(reference);
      let text =
        reference !== undefined && limit !== undefined
          ? t('rule.limit', { limit: labelIn(reference, limit), of })
          : t('rule.atMost', { most });
      if (date !== undefined) text = t(`rule.inEach.${unit}`, { rule: text });
      if (reference !== undefined && limit === undefined) text = t('rule.per', { rule: text, per: of });
      return count === undefined ? text : t('rule.counted', { rule: text, count: label(count) });
    }
    case 'stock':
      return t('rule.stock', { stock: labelIn(rule.reference, rule.stock), of: label(rule.reference) });
    case 'uniqueTogether':
      return t('rule.uniqueTogether', { fields: listed(rule.fields.map(label), language) });
    case 'before':
      return t('rule.before', { first: label(rule.first), second: label(rule.second) });
    case 'notify': {
      if (rule.when) {
        const { op, field } = rule.when;
        const said = { to: whom(rule.to), field: label(field), limit: limitText(rule.when) };
        return t(op === 'below' ? 'rule.notifyBelow' : 'rule.notifyAbove', said);
      }
      const state = fieldNamed(entity?.states?.field)?.options?.find(({ name }) => name === rule.state);
      return state === undefined
        ? t('rule.notify', { to: whom(rule.to) })
        : t('rule.notifyState', { to: whom(rule.to), state: state.label });
    }
    case 'reminder':
      return rule.minutes === 0
        ? t('rule.reminderOn', { to: whom(rule.to), field: label(rule.field) })
        : t('rule.reminder', {
            to: whom(rule.to),
            field: label(rule.field),
            time: lengthOf(rule.minutes, language),
          });
  }
}
