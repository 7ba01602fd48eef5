import { updateField } from '../../edits.ts';
import { fits, isDate, isNumeric } from '../../fields.ts';
import type { Field } from '../../schema.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { stored } from '../do/fields.ts';
import { findEntity, findFields, findOptions, type FoundField } from '../find.ts';
import { bare, labelOf } from '../text.ts';
import { currencyNamed } from '../../currencies.ts';
import { unitNamed } from '../words/types.ts';
import { setField, without, withOne } from './one-field.ts';
import { rule } from './pattern.ts';

/** Sets the least and the most of a number, or of the length of a text. */
export function limits(
  context: Context,
  phrase: string,
  values: { min?: string; max?: string },
): Outcome | null {
  const number = (text: string) => Number(text.replace(/[^\d.-]/g, ''));
  const word = (text: string) => /[a-z]+$/iu.exec(text.trim())?.[0] ?? '';
  return withOne(
    context,
    phrase.replace(/^(?:maximum|minimum|max|min|highest|lowest|largest|smallest) /iu, ''),
    (found) => {
      const { field } = found;
      const isLength = ['text', 'longText'].includes(field.type);
      if (!isNumeric(field) && !isLength) return failed('unfit', field.label);
      const of = (text: string) =>
        isLength ? Math.round(number(text)) : stored(field, number(text), word(text));
      const next: Field = {
        ...field,
        ...(values.min !== undefined && { min: of(values.min) }),
        ...(values.max !== undefined && { max: of(values.max) }),
      };
      if (next.min !== undefined && next.max !== undefined && next.min > next.max)
        return failed('unfit', field.label);
      return setField(context, 'limits', found, next);
    },
    (field) => isNumeric(field) || ['text', 'longText'].includes(field.type),
  );
}

function defaultOf(context: Context, { field }: FoundField, text: string): Field['default'] {
  const value = bare(text);
  if (field.type === 'select')
    return field.options?.find((option) => findOptions(context, value).some((one) => one.option === option))
      ?.name;
  if (field.type === 'boolean')
    return /^(?:yes|true|on|checked|ticked|1)$/iu.test(value)
      ? true
      : /^(?:no|false|off|unchecked|0)$/iu.test(value)
        ? false
        : undefined;
  if (isNumeric(field))
    return /\d/.test(value)
      ? stored(field, Number(value.replace(/[^\d.-]/g, '')), /[a-z]+$/iu.exec(value)?.[0])
      : undefined;
  if (isDate(field)) {
    const day = /^(?:today|now|the current (?:date|day|time))$/iu.test(value)
      ? 0
      : /^tomorrow$/iu.test(value)
        ? 1
        : Number(
            /^(?:today ?\+ ?|in )?(\d{1,3})(?: days?)?(?: from (?:today|now))?$/iu.exec(value)?.[1] ??
              Number.NaN,
          );
    if (Number.isNaN(day)) return undefined;
    return `today${day === 0 ? '' : `+${day}`}${field.type === 'dateTime' ? 'T09:00' : ''}`;
  }
  return ['text', 'longText', 'email', 'url', 'phone'].includes(field.type)
    ? labelOf(value, 200) || undefined
    : undefined;
}

function setDefault(context: Context, phrase: string, value: string): Outcome | null {
  return withOne(context, phrase, (found) => {
    if (/^(?:nothing|none|empty|no default|blank)$/iu.test(bare(value)))
      return setField(context, 'default', found, without(found.field, 'default'));
    const start = defaultOf(context, found, value);
    return start === undefined || !fits(found.field, start)
      ? failed('unfit', found.field.label)
      : setField(context, 'default', found, { ...found.field, default: start });
  });
}

/** Letters of a unit, as the blueprint has it. */
const MOST_UNIT = 20;

export const NUMBER = '(?:[$€£¥])?-?\\d[\\d.,]*(?: ?(?:[$€£¥%]|\\p{L}+))?';

/** All amounts in one currency. */
export function everyCurrency(context: Context, currency: string): Outcome {
  const app = context.app.entities.reduce(
    (next, entity, e) =>
      entity.fields.reduce(
        (one, field, f) =>
          field.currency !== undefined || field.type === 'money'
            ? updateField(one, e, f, { ...field, currency })
            : one,
        next,
      ),
    context.app,
  );
  return made('currency', context, app, currency);
}

export const VALUE_RULES = [
  rule(
    [
      '(?:CHANGE |use )?(?:the )?default (?:value )?(?:of|for) (?:the )?<field> (?:BE |INTO |to be )?(?<value>.+)',
      '(?:CHANGE )?(?:the )?<field> (?:defaults?|should default|to default) (?:INTO )?(?<value>.+)',
      '(?:CHANGE )?(?:the )?default <field> (?:BE |INTO |to be )(?<value>.+)',
      '(?:CHANGE )?<field> (?:BE )?(?<value>.+?) by default',
      '(?:by default,? )(?:the )?<field> (?:BE |should start as |starts as )(?<value>.+)',
      "(?:CHANGE )?(?:the )?<field>(?:'s)? default (?:value )?(?:BE |INTO |to be )?(?<value>.+)",
      '(?:new )?<owner> (?:start|begin|should start|should begin) (?:as|in|with|at) (?<value>.+)',
      '(?:preselect|preset|prefill) (?<value>.+?) (?:as|for|in) (?:the )?<field>',
      '(?:preset|prefill|fill) (?:the )?<field> (?:with|to|as) (?<value>.+)',
    ],
    (slot, context) => {
      if (slot('owner') === '') return setDefault(context, slot('field'), slot('value'));
      const owner = findEntity(context, slot('owner'));
      return owner && owner.score >= 0.6 && owner.item.states
        ? setDefault(context, `${owner.item.states.field} of ${owner.item.plural}`, slot('value'))
        : null;
    },
  ),
  rule(
    [
      `(?:CHANGE |limit |restrict |keep )?(?:the )?<field> (?:SHALL (?:only )?(?:be |lie |go )?|BE |goes |ranges |to |may only be |can only be )?(?:between|from) (?<min>${NUMBER}) (?:and|to|up to|-|–) (?<max>${NUMBER})`,
      `(?:CHANGE )?(?:the )?<field> (?:out of|up to|of) (?<max>${NUMBER}) (?:stars|points)`,
    ],
    (slot, context, said) =>
      limits(context, slot('field'), {
        ...(said.min !== undefined && { min: said.min }),
        ...(said.max !== undefined && { max: said.max }),
      }),
  ),
  rule(
    [
      `(?:the |an? )?<field> CANNOT (?:be |cost |exceed |go |have )?(?:more|higher|larger|greater|bigger|longer|above|over|beyond|exceed)(?: than)? (?<max>${NUMBER})`,
      `(?:the |an? )?<field> (?:cannot|can never|must never|should never) (?:be |cost |go )?(?:more|higher|larger|greater|bigger|longer|above|over|exceed)(?: than)? ?(?<max>${NUMBER})`,
      `(?:the |an? )?<field> (?:cannot|must not|may not|can't|shouldn't|mustn't|never) exceeds? (?<max>${NUMBER})`,
      `(?:at most|no more than|not more than|max(?:imum)?(?: of)?|up to) (?<max>\\d[\\d.,]*) <field>`,
      `(?:the |an? )?<field> (?:SHALL (?:be )?|BE |can be |is )?(?:at most|no more than|max(?:imum)?|not more than|up to|a maximum of|max\\.?|limited to) (?<max>${NUMBER})`,
      `(?:CHANGE )?(?:the )?(?:max(?:imum)?|highest|largest|upper limit)(?: value)?(?: for| of)? (?:the )?<field> (?:BE |INTO |at )?(?<max>${NUMBER})`,
      `(?:limit|cap|restrict) (?:the )?<field> (?:to|at) (?<max>${NUMBER})`,
    ],
    (slot, context) => limits(context, slot('field'), { max: slot('max') }),
  ),
  rule(
    [
      `(?:the |an? )?<field> CANNOT (?:be |cost |go |have )?(?:less|lower|smaller|fewer|shorter|below|under)(?: than)? (?<min>${NUMBER})`,
      `(?:the |an? )?<field> (?:cannot|can never|must never|should never) (?:be |cost |go )?(?:less|lower|smaller|fewer|shorter|below|under)(?: than)? (?<min>${NUMBER})`,
      `(?:the |an? )?<field> (?:SHALL (?:be )?|BE |is |costs? )?(?:at least|no less than|min(?:imum)?|not less than|a minimum of|min\\.?|more than or equal to|from) (?<min>${NUMBER})`,
      `(?:CHANGE )?(?:the )?(?:min(?:imum)?|lowest|smallest|lower limit)(?: value)?(?: for| of)? (?:the )?<field> (?:BE |INTO |at )?(?<min>${NUMBER})`,
    ],
    (slot, context) => limits(context, slot('field'), { min: slot('min') }),
  ),
  rule(
    [
      "(?:the |an? )?<field> (?:can't|cannot|must not|may not|should not|shouldn't|never|must never) be negative",
      '<field> (?:BE |SHALL be )(?:positive|zero or more)',
    ],
    (slot, context) => limits(context, slot('field'), { min: '0' }),
  ),
  rule(
    [
      '(?:CHANGE |show |measure |give |count |write |state |enter )?(?:all |the )?<field> (?:BE |is measured |should be shown |measured |shown |counted )?in (?<unit>.+)',
      '(?:CHANGE )?(?:the )?unit (?:of|for) (?:the )?<field> (?:BE |INTO )?(?<unit>.+)',
      '(?:CHANGE )?(?:the )?currency (?:of|for) (?:the )?<field> (?:BE |INTO )?(?<unit>.+)',
      'use (?<unit>.+?) (?:as (?:the )?(?:unit|currency) )?(?:for|of) (?:the )?<field>',
    ],
    (slot, context) => {
      const currency = currencyNamed(slot('unit').replace(/^(?:the )/iu, ''));
      const unit = unitNamed(slot('unit'));
      if (
        currency &&
        /^(?:all |the )*(?:prices|amounts|money|everything|costs)$/iu.test(slot('field')) &&
        findFields(context, slot('field')).filter(({ field }) => field.type === 'money').length !== 1
      )
        return everyCurrency(context, currency);
      if (currency)
        return withOne(
          context,
          slot('field'),
          (found) => setField(context, 'currency', found, { ...found.field, currency }),
          ({ type, as }) => type === 'money' || as === 'money',
        );
      // “In” may say anything; who says unit means one, known or not.
      const named = /\bunit\b/iu.test(context.text) ? bare(slot('unit')).slice(0, MOST_UNIT).trim() : '';
      if (unit === undefined && named === '') return null;
      return withOne(
        context,
        slot('field'),
        (found) => setField(context, 'unit', found, { ...found.field, unit: unit ?? named }),
        ({ type }) => type === 'number',
      );
    },
  ),
  rule(
    [
      '(?:CHANGE |use |switch to |we use )(?:the )?(?:currency )?(?:BE |INTO )?(?<unit>.+?)(?: as (?:the )?currency| everywhere| for (?:all |the )?(?:prices|amounts|money))?',
      '(?:the )?currency (?:BE|INTO) (?<unit>.+)',
      '(?:CHANGE )(?:the )?currency INTO (?<unit>.+)',
    ],
    (slot, context) => {
      const currency = currencyNamed(slot('unit'));
      return currency ? everyCurrency(context, currency) : null;
    },
  ),
];
