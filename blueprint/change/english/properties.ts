import { retyped, setEntity, updateField } from '../../edits.ts';
import { LIMITS } from '../../kinds.ts';
import type { Field } from '../../schema.ts';
import { type Context, failed, made, type Outcome, type RequestKind } from '../change.ts';
import { moveFieldTo, optionsFrom } from '../do/fields.ts';
import { findEntity, findFieldIn, findFields } from '../find.ts';
import { keyOf, labelOf, listed } from '../text.ts';
import { typeNamed } from '../words/types.ts';
import { setField, sideOf, without, withOne } from './one-field.ts';
import { rule } from './pattern.ts';

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

export const unique = (context: Context, phrase: string): Outcome | null =>
  eachOf(context, 'unique', phrase, (field) =>
    isTyped(field) && field.type !== 'references' ? { ...field, unique: true } : null,
  );

/** Gives a field the type that a phrase names, in English. */
export function retype(context: Context, phrase: string, wanted: string): Outcome | null {
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
      return unique(context, phrase);
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
