import {
  addField as addPlainField,
  addOption,
  moveField,
  removeField,
  retyped,
  updateField,
} from '../../edits.ts';
import { isReference } from '../../fields.ts';
import { type AppLanguage, type FieldType, LIMITS } from '../../kinds.ts';
import { optionNameFor } from '../../names.ts';
import type { Blueprint, Field, Option } from '../../schema.ts';
import { lexiconFor } from '../../understand/lexicon.ts';
import { isCount } from '../../understand/compile/counts.ts';
import { attributeNamed } from '../../understand/ontology/index.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { findEntity, findFieldIn, type FoundField } from '../find.ts';
import { bare, keyOf, labelOf, likeness, listed } from '../text.ts';
import { currencyNamed } from '../../currencies.ts';
import { typeNamed, typeTold, unitNamed } from '../words/types.ts';

/** The currency that an app already uses, or the usual one of its language. */
export const currencyOf = (app: Blueprint): string =>
  app.entities.flatMap(({ fields }) => fields).find(({ currency }) => currency)?.currency ??
  { en: 'USD', es: 'EUR', fr: 'EUR', de: 'EUR', zh: 'CNY', ar: 'AED' }[app.language];

export function optionsFrom(labels: readonly string[]): Option[] {
  let options: Option[] = [];
  for (const wanted of labels) {
    const label = labelOf(bare(wanted) || wanted, LIMITS.optionLabel);
    const isNew = label !== '' && !options.some((one) => keyOf(one.label) === keyOf(label));
    if (isNew && options.length < LIMITS.options)
      options = [...options, { name: optionNameFor(label, options), label }];
  }
  return options;
}

/** A field as a phrase names it, before it stands in an entity. */
export interface Wanted {
  label: string;
  type: FieldType;
  required?: boolean;
  unique?: boolean;
  options?: Option[];
  unit?: string;
  currency?: string;
  entity?: string;
  min?: number;
  max?: number;
}

const NAMED =
  /^(?:field|column|attribute|property|campo|champ|feld|字段|حقل)(?: (?:called|named|for|llamado|appelé|namens))? /iu;
const FIELD_NOUN = / (?:field|column|attribute|property|box|input)s?$/iu;

function attributeFor(label: string, language: AppLanguage) {
  const known = attributeNamed(label, language);
  const isWhole =
    known && [known.label[language], ...known.also[language]].some((name) => likeness(label, name) >= 0.9);
  return { known, isWhole: isWhole === true };
}

/** Reads “phone number”, “difficulty (easy, medium, hard)”, “weight in kg”, “required comment as long text”. */
function wantedField(context: Context, phrase: string): Wanted | null {
  const { app, language } = context;
  let rest = phrase.trim();
  const required =
    /^(?:an? )?(?:required|mandatory|compulsory)\b|\((?:required|mandatory)\)$/iu.test(rest) || undefined;
  const unique = /^(?:an? )?unique\b/iu.test(rest) || undefined;
  rest = rest
    .replace(/ ?\((?:required|mandatory|optional|unique)\)$/iu, '')
    .replace(/^(?:an? )?unique /iu, '');
  const listing =
    /^(.+?) ?(?:\(([^()]+)\)|: ?(.+)|,? (?:with (?:the )?(?:options?|choices?|values?)|which (?:is|can be)|that (?:is|can be)|either) (.+))$/iu.exec(
      rest,
    );
  const inside = listing?.[2] ?? listing?.[3] ?? listing?.[4];
  if (listing?.[1] !== undefined) rest = listing[1];
  let type = inside === undefined ? undefined : typeNamed(inside);
  const options = inside !== undefined && type === undefined ? optionsFrom(listed(inside)) : undefined;
  const typed = /^(.+?) (?:as|of type|which is|that is) (?:an? )?(.+)$/iu.exec(rest);
  if (typed && typeNamed(typed[2] ?? '')) {
    type = typeNamed(typed[2] ?? '');
    rest = typed[1] ?? rest;
  }
  const quoted = /^(?:an? )?["“„«]([^"“”„«»]+)["”»] (.+)$/u.exec(rest);
  if (quoted?.[1] !== undefined && typeNamed(quoted[2] ?? '')) {
    type = typeNamed(quoted[2] ?? '');
    rest = quoted[1];
  }
  const range = /^(.+?) from (\d+) to (\d+)$/iu.exec(rest);
  if (range?.[1] !== undefined) {
    rest = range[1];
    type ??= 'number';
  }
  const measured = /^(.+?) in (.+)$/iu.exec(rest);
  const unit = unitNamed(measured?.[2] ?? '');
  const currency = currencyNamed(measured?.[2] ?? '');
  if (measured?.[1] !== undefined && (unit ?? currency)) rest = measured[1];
  const kind =
    /^(date|number|text|long text|yes\/no|checkbox|money|image|file|dropdown|choice) (?:field|column) (?:(?:called|named|for) )?(.+)$/iu.exec(
      bare(rest),
    );
  if (kind) {
    type = typeNamed(kind[1] ?? '') ?? type;
    rest = kind[2] ?? rest;
  }
  const said = bare(bare(rest).replace(NAMED, ''));
  const noun = type === undefined || kind ? said.replace(FIELD_NOUN, '') : said;
  const wanted = labelOf(noun);
  if (keyOf(wanted) === '' || wanted.split(' ').length > 6) return null;
  const { known, isWhole } = attributeFor(noun, language);
  const label = known && isWhole && language !== app.language ? known.label[app.language] : wanted;
  const limits = range ? { min: Number(range[2]), max: Number(range[3]) } : {};
  const counted = isCount(label, '', app.language) ? { min: 0 } : {};
  const more = { ...(required && { required }), ...(unique && { unique }), ...limits };
  if (options && options.length > 1) return { label, type: 'select', options, ...more };
  const target = findEntity({ ...context, recent: undefined }, noun);
  const named = lexiconFor(language).attribute(noun) ?? known?.type;
  // The number of a mobile phone is a number to call.
  const told = language !== 'en' && (named === undefined || named === 'text') ? typeTold(noun) : undefined;
  const found = type ?? told ?? named;
  if (target && target.score >= 0.9 && type === undefined)
    return {
      label,
      type:
        likeness(noun, target.item.plural) === 1 &&
        target.item.plural !== target.item.label &&
        keyOf(noun) !== keyOf(target.item.label)
          ? 'references'
          : 'reference',
      entity: target.item.name,
      ...more,
    };
  if (currency) return { label, type: 'money', currency, ...more };
  if (unit && (found === undefined || found === 'number' || found === 'text'))
    return { label, type: 'number', unit, ...counted, ...more };
  if (found === 'select') {
    const usual = known?.options?.map((option) => ({
      name: option.name,
      label: option.label[app.language],
      ...(option.colour && { colour: option.colour }),
    }));
    if (usual) return { label, type: 'select', options: usual, ...more };
    return type === 'select'
      ? { label, type, options: addOption(addOption([], 'First'), 'Second'), ...more }
      : { label, type: 'text', ...more };
  }
  if (found === 'money') return { label, type: 'money', currency: currencyOf(app), ...more };
  if (found === 'number' && known?.unit !== undefined && isWhole)
    return { label, type: 'number', unit: known.unit, ...counted, ...more };
  return { label, type: found ?? 'text', ...(found === 'number' && counted), ...more };
}

/** Whether a phrase names what is kept of a thing rather than a thing. */
export const isAttribute = (phrase: string, language: AppLanguage): boolean =>
  lexiconFor(language).attribute(bare(phrase)) !== undefined ||
  attributeFor(bare(phrase), language).isWhole ||
  (language !== 'en' && typeTold(phrase) !== undefined);

export const replaceField = (
  app: Blueprint,
  at: Pick<FoundField, 'entityAt' | 'at'>,
  field: Field,
): Blueprint => updateField(app, at.entityAt, at.at, field);

/** The app with one more field in an entity, by the edits that the editor makes. */
export function withField(app: Blueprint, entityAt: number, wanted: Wanted): Blueprint {
  const before = app.entities[entityAt];
  if (!before || before.fields.length >= LIMITS.fields) return app;
  const next = addPlainField(app, entityAt, wanted.label);
  const at = before.fields.length;
  const added = next.entities[entityAt]?.fields[at];
  if (!added) return app;
  const { label: _, type, ...more } = wanted;
  const field: Field = { ...retyped(added, type, next), ...more };
  // An app that names its rows in another way keeps the links to them together with its other fields.
  return updateField(next, entityAt, at, isReference(field) ? { ...field, onDelete: 'clear' } : field);
}

export function addFields(context: Context, entityAt: number, phrases: readonly string[]): Outcome {
  const entity = context.app.entities[entityAt];
  if (!entity) return failed('unknown', '');
  let { app } = context;
  let twice = '';
  for (const phrase of phrases) {
    const wanted = wantedField(context, phrase);
    if (!wanted) return failed('unknown', phrase);
    const now = app.entities[entityAt];
    if (now?.fields.some(({ label }) => keyOf(label) === keyOf(wanted.label))) {
      twice = wanted.label;
      continue;
    }
    if (now && now.fields.length >= LIMITS.fields) return failed('full', entity.plural);
    app = withField(app, entityAt, wanted);
  }
  return made('addField', context, app, twice || entity.plural, entity.name);
}

/** A link from one entity to another. */
export function addLink(
  context: Context,
  from: number,
  to: string,
  { many = false, label }: { many?: boolean; label?: string } = {},
): Outcome {
  const entity = context.app.entities[from];
  const target = context.app.entities.find(({ name }) => name === to);
  if (!entity || !target) return failed('unknown', '');
  const type = many ? 'references' : 'reference';
  const exists = entity.fields.find((field) => isReference(field) && field.entity === to);
  if (exists && label === undefined && exists.type === type) return failed('already', exists.label);
  if (exists && label === undefined) {
    const at = entity.fields.indexOf(exists);
    return made(
      'addLink',
      context,
      updateField(context.app, from, at, { ...exists, type }),
      exists.label,
      entity.name,
    );
  }
  const wanted: Wanted = { label: label ?? (many ? target.plural : target.label), type, entity: to };
  return made('addLink', context, withField(context.app, from, wanted), target.label, entity.name);
}

export const removeFound = (context: Context, { entity, entityAt, at, field }: FoundField): Outcome =>
  entity.fields.length === 1
    ? failed('unfit', field.label)
    : made('removeField', context, removeField(context.app, entityAt, at), field.label, entity.name);

/** Takes a field away from some data and gives it to other data, with its label and type. */
export function moveFieldBetween(context: Context, found: FoundField, toAt: number): Outcome {
  const { entity, entityAt, at, field } = found;
  const target = context.app.entities[toAt];
  if (!target || toAt === entityAt || field.type === 'computed' || entity.fields.length === 1)
    return failed('unfit', field.label);
  if (target.fields.some(({ label }) => label === field.label)) return failed('already', field.label);
  if (target.fields.length >= LIMITS.fields) return failed('full', target.plural);
  const { name: _, ...wanted } = field;
  const added = withField(context.app, toAt, wanted);
  return made('moveField', context, removeField(added, entityAt, at), field.label, target.name);
}

export function renameField(context: Context, found: FoundField, phrase: string): Outcome {
  const label = labelOf(bare(phrase));
  if (keyOf(label) === '') return failed('unknown', phrase);
  return made(
    'renameField',
    context,
    replaceField(context.app, found, { ...found.field, label }),
    label,
    found.entity.name,
  );
}

export function moveFieldTo(
  context: Context,
  found: FoundField,
  where: 'first' | 'last' | 'before' | 'after',
  other?: string,
): Outcome {
  const { entity, entityAt, at, field } = found;
  const target = other === undefined ? undefined : findFieldIn(context, entityAt, other)?.at;
  if (other !== undefined && target === undefined) return failed('notFound', other);
  const last = entity.fields.length - 1;
  const index = place(at, where, target, last);
  return made('moveField', context, moveField(context.app, entityAt, at, index), field.label, entity.name);
}

/** Where something at `at` comes to stand when it is moved next to `target`. */
export function place(
  at: number,
  where: 'first' | 'last' | 'before' | 'after',
  target: number | undefined,
  last: number,
): number {
  if (where === 'first') return 0;
  if (where === 'last' || target === undefined) return last;
  const shift = at < target ? -1 : 0;
  return Math.max(0, where === 'before' ? target + shift : target + shift + 1);
}

/** Values in the units that rows keep: cents, and minutes. */
export function stored(field: Field, value: number, word = ''): number {
  if (field.type === 'money') return Math.round(value * (field.currency === 'JPY' ? 1 : 100));
  if (field.type === 'duration') {
    const minutes = /^h/i.test(word) ? 60 : /^d/i.test(word) ? 1440 : 1;
    return Math.round(value * minutes);
  }
  return value;
}
