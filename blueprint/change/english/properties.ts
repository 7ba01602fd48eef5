import { setEntity, updateField } from '../../edits.ts';
import { fits, isDate, isNumeric } from '../../fields.ts';
import { LIMITS } from '../../kinds.ts';
import type { Field } from '../../schema.ts';
import { type Context, failed, made, type Outcome, type RequestKind } from '../change.ts';
import { moveFieldTo, optionsFrom, replaceField, stored } from '../do/fields.ts';
import { findEntity, findFieldIn, findFields, findOptions, type FoundField } from '../find.ts';
import { retyped } from '../../edits.ts';
import { bare, keyOf, labelOf, listed } from '../text.ts';
import { currencyNamed, typeNamed, unitNamed } from '../words-types.ts';
import { rule } from './pattern.ts';

/** The one field that a phrase names; where several do, the request has to say which. */
export function withOne(
  context: Context,
  phrase: string,
  change: (found: FoundField) => Outcome | null,
  fit: (field: Field) => boolean = () => true,
): Outcome | null {
  const all = findFields(context, phrase);
  const found = all.filter(({ field }) => fit(field));
  const [first] = found;
  if (!first) return all[0] ? failed('unfit', all[0].field.label) : failed('notFound', bare(phrase));
  if (found.length > 1) {
    const closer = found
      .slice(0, 3)
      .map(({ entity, field }) => context.text.replace(phrase, `${field.label} of ${entity.plural}`));
    return failed('which', first.field.label, closer);
  }
  return change(first);
}

export const setField = (context: Context, kind: RequestKind, found: FoundField, field: Field): Outcome =>
  made(kind, context, replaceField(context.app, found, field), field.label, found.entity.name);

const without = (field: Field, ...parts: readonly (keyof Field)[]): Field => {
  const entries = Object.entries(field).filter(([part]) => !parts.some((one) => one === part));
  return Object.fromEntries(entries) as Field;
};

/** Several fields in one request: “make phone and e-mail required”. */
function eachOf(
  context: Context,
  kind: RequestKind,
  phrase: string,
  change: (field: Field) => Field | null,
): Outcome | null {
  let current = context;
  let last: Outcome | null = null;
  const whole = findFields(context, phrase);
  const owner = / (?:of|on|in|for) (?:the |each |every |a |an )?[\p{L} '-]+$/iu.exec(phrase)?.[0] ?? '';
  const phrases = whole.some(({ score }) => score >= 0.8)
    ? [phrase]
    : listed(phrase).map((part, at, all) =>
        at < all.length - 1 && owner !== '' && all.length > 1 ? `${part}${owner}` : part,
      );
  for (const part of phrases) {
    last = withOne(current, part, (found) => {
      const next = change(found.field);
      return next ? setField(current, kind, found, next) : failed('unfit', found.field.label);
    });
    if (!last || 'reason' in last) return last;
    current = { ...current, app: last.app };
  }
  return last;
}

const isTyped = ({ type }: Field) => type !== 'computed';
const REQUIRED =
  '(?:required|mandatory|compulsory|obligatory|a must|necessary|a required field|a mandatory field|obligatory field)';
const OPTIONAL =
  '(?:optional|voluntary|not (?:required|mandatory|compulsory|obligatory|necessary)|an optional field)';

export function required(context: Context, phrase: string, isRequired: boolean): Outcome | null {
  return eachOf(context, 'required', phrase, (field) =>
    isTyped(field) ? (isRequired ? { ...field, required: true } : without(field, 'required')) : null,
  );
}

function limits(context: Context, phrase: string, values: { min?: string; max?: string }): Outcome | null {
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

function retype(context: Context, phrase: string, wanted: string): Outcome | null {
  const listing =
    /^(.+?)(?: ?\((.+)\)|: ?(.+)| (?:with|of|between|from)(?: the)?(?: options?| choices?| values?)?:? (.+))$/iu.exec(
      wanted,
    );
  const type = typeNamed(wanted) ?? typeNamed(listing?.[1] ?? '');
  if (!type) return null;
  return withOne(context, phrase, (found) => {
    const { field, entity } = found;
    const options = optionsFrom(listed(listing?.[2] ?? listing?.[3] ?? listing?.[4] ?? ''));
    const next = retyped(field, type, context.app);
    if (next.type === field.type && options.length === 0) return failed('already', field.label);
    const kept = options.map(
      (option) => field.options?.find(({ label }) => keyOf(label) === keyOf(option.label)) ?? option,
    );
    const more = {
      ...(type === 'select' && kept.length > 0 && { options: kept }),
      ...(type === 'money' && {
        currency:
          context.app.entities.flatMap(({ fields }) => fields).find(({ currency }) => currency)?.currency ??
          'USD',
      }),
    };
    return made(
      'type',
      context,
      updateField(context.app, found.entityAt, found.at, { ...next, ...more }),
      field.label,
      entity.name,
    );
  });
}

const NUMBER = '(?:[$€£¥])?-?\\d[\\d.,]*(?: ?(?:[$€£¥%]|\\p{L}+))?';

export const PROPERTY_RULES = [
  rule(
    [
      `(?:CHANGE |mark )?(?:the )?<field>(?: field)? (?:BE |as |to )?(?:a )?${REQUIRED}`,
      `(?:require|demand|insist on) (?:an? |the )?<field>`,
      `(?:.+? )?(?:must|have to|has to|should|need to|needs to|shall) (?:always |also )?(?:enter|give|provide|fill (?:in|out)|supply|state|choose|select|pick|specify|leave|write|tell us|upload|say) (?:us )?(?:their |an? |the |his |her |your )?<field>`,
      '<field> CANNOT be (?:empty|blank|left empty|left blank|missing|skipped)',
      'every <owner> (?:must|has to|needs to|should) have (?:an? |the )?<field>',
    ],
    (slot, context) => {
      if (slot('owner') === '') return required(context, slot('field'), true);
      const owner = findEntity(context, slot('owner'));
      const found = owner && findFieldIn(context, owner.at, slot('field'));
      return found ? setField(context, 'required', found, { ...found.field, required: true }) : null;
    },
  ),
  rule(
    [
      `(?:CHANGE |mark )?(?:the )?<field>(?: field)? (?:BE |as |to )?(?:no longer )?${OPTIONAL}`,
      `<field>(?: field)? (?:BE|is|are|should) (?:no longer|not)(?: be)? ${REQUIRED}`,
      `<field>(?: field)? (?:is|are)n't ${REQUIRED}`,
      `<field> (?:does not|doesn't|do not|don't|need not)(?: have to| need to)? be (?:filled in|filled out|given|entered|${REQUIRED})`,
      "(?:people|users|customers|members|they|you|nobody|it) (?:don't|do not|doesn't|need not|doesn't have to|don't have to|do not have to|don't need to|do not need to) (?:have to |need to )?(?:enter|give|provide|fill in|supply|choose|leave) (?:their |an? |the |his |her )?<field>",
      "(?:don't|do not|no longer|stop) requir(?:e|ing) (?:an? |the )?<field>",
      '<field> (?:can|may) be (?:empty|left empty|blank|left blank|left out|skipped|missing)',
    ],
    (slot, context) => required(context, slot('field'), false),
  ),
  rule(
    [
      '(?:CHANGE |mark )?(?:the |each |every )?<field> (?:BE |as |to )?unique',
      '(?:no two|two) <owner> (?:can|may|should|must|CANNOT) (?:have|share|use) (?:the )?same <field>',
      '<field> CANNOT (?:be )?(?:repeat(?:ed)?|used twice|twice|duplicated|exist twice|appear twice)',
      '(?:no duplicate|prevent duplicate|forbid duplicate|avoid duplicate|no double) <field>',
    ],
    (slot, context) => {
      if (/together|combin/iu.test(context.text)) return null;
      const phrase = slot('owner') === '' ? slot('field') : `${slot('field')} of ${slot('owner')}`;
      return eachOf(context, 'unique', phrase, (field) =>
        isTyped(field) && field.type !== 'references' ? { ...field, unique: true } : null,
      );
    },
  ),
  rule(
    [
      "<field> (?:BE |does |do |is |are )?(?:not|no longer|need not|doesn't have to|don't have to|n't)(?: (?:have|need) to)?(?: be)? unique",
      '(?:allow|permit) duplicate <field>',
      '<field> (?:can|may) (?:be )?(?:repeat|repeated|used twice|twice|duplicated)',
    ],
    (slot, context) =>
      eachOf(context, 'unique', slot('field').replace(/ (?:is|are|do|does|need)$/iu, ''), (field) =>
        without(field, 'unique'),
      ),
  ),
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
      if (unit === undefined) return null;
      return withOne(
        context,
        slot('field'),
        (found) => setField(context, 'unit', found, { ...found.field, unit }),
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
  rule(
    [
      '(?:CHANGE )(?:the )?type of (?:the )?<field> (?:from .+? )?(?:BE |INTO )(?:an? )?(?<type>.+)',
      '(?:CHANGE )(?:the )?<field>(?: field)? (?:from (?:an? )?.+? )?(?:INTO |be |to be )?(?:an? |the )(?<type>.+)',
      '(?:CHANGE )(?:the )?<field>(?: field)? (?:INTO |to be )(?:an? |the )?(?<type>.+)',
      '(?:the )?<field>(?: field)? (?:BE|SHALL be) (?:an? |of type )?(?<type>.+)',
      'use an? (?<type>.+?) for (?:the )?<field>',
      '<field> as an? (?<type>.+)',
    ],
    (slot, context) => retype(context, slot('field'), slot('type')),
  ),
  rule(
    [
      '(?:ADD )(?:an? |the |some )?(?:help(?: text)?|hint|explanation|tip|description)(?: text)?:? (?<text>["“„«].+["”»]) (?:TO|below|under|for) (?:the )?<field>',
      '(?:ADD )(?:an? |the |some )?(?:help(?: text)?|hint|explanation|tip)(?: text)? (?:TO|below|under|for) (?:the )?<field>:? ?(?:that says |saying |BE )?(?<text>.+)',
      'explain (?:the )?<field>(?: with)?: ?(?<text>.+)',
      '(?:CHANGE )(?:the )?(?:help(?: text)?|hint) (?:of|for) (?:the )?<field> INTO (?<text>.+)',
    ],
    (slot, context) =>
      withOne(context, slot('field'), (found) =>
        setField(context, 'help', found, { ...found.field, help: labelOf(slot('text'), LIMITS.help) }),
      ),
  ),
  rule(
    [
      "(?:hide|REMOVE|don't show|do not show) (?:the )?<field> (?:in|from|on) (?:the )?(?:lists?|tables?|overviews?)(?: of (?<owner>.+))?",
      '(?:hide|REMOVE) (?:the )?<field> (?:in|from|on) (?:the )?(?<owner>.+?) (?:list|table|overview)',
    ],
    (slot, context) =>
      withOne(
        context,
        slot('owner') === '' ? slot('field') : `${slot('field')} of ${slot('owner')}`,
        (found) => setField(context, 'inList', found, { ...found.field, inList: false }),
      ),
  ),
  rule(
    [
      '(?:show|ADD|display|put) (?:the )?<field> (?:in|on|to) (?:the )?(?:lists?|tables?|overviews?)(?: of (?<owner>.+))?',
      '(?:show|ADD|display|put) (?:the )?<field> (?:in|on|to) (?:the )?(?<owner>.+?) (?:list|table|overview)',
    ],
    (slot, context) =>
      withOne(
        context,
        slot('owner') === '' ? slot('field') : `${slot('field')} of ${slot('owner')}`,
        (found) => setField(context, 'inList', found, { ...found.field, inList: true }),
      ),
  ),
  rule(
    [
      '(?:call|name|identify|title|list|show|label) (?:the |each |every )?(?<owner>.+?) (?:by|with) (?:their|its|the|his) <field>',
      'use (?:the )?<field> as (?:the )?(?:title|name) (?:of|for) (?:the |each )?(?<owner>.+)',
      '(?:the )?(?:title|name) of (?:an? |each |the )(?<owner>.+?) (?:BE) (?:its |their |the )<field>',
    ],
    (slot, context) => {
      const owner = findEntity(context, slot('owner'));
      const found = owner && findFieldIn(context, owner.at, slot('field'));
      return owner && found
        ? made(
            'title',
            context,
            setEntity(context.app, owner.at, { title: found.field.name }),
            owner.item.plural,
            owner.item.name,
          )
        : null;
    },
  ),
  rule(
    [
      'MOVE (?:the )?<field>(?: field)? (?<where>before|after|above|below|behind|under|in front of) (?:the )?(?<other>.+)',
      'MOVE (?:the )?<field> field (?:to the |at the |to |at )?(?<where>first|last|top|bottom|end|start|beginning)',
    ],
    (slot, context) => {
      const side = sideOf(slot('where'));
      const other = slot('other');
      const found = findFields(context, slot('field')).filter(
        ({ score, entityAt }) =>
          score >= 0.6 && (other === '' || findFieldIn(context, entityAt, other) !== undefined),
      );
      const [first] = found;
      return first ? moveFieldTo(context, first, side, other === '' ? undefined : other) : null;
    },
  ),
];

export const sideOf = (word: string): 'first' | 'last' | 'before' | 'after' =>
  /^(?:first|top|start|beginning|the top|the start)$/iu.test(word)
    ? 'first'
    : /^(?:last|bottom|end)$/iu.test(word)
      ? 'last'
      : /^(?:before|above|in front of)$/iu.test(word)
        ? 'before'
        : 'after';

function everyCurrency(context: Context, currency: string): Outcome {
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
