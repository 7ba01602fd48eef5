import type { FieldType, OptionColour } from '../kinds.ts';
import { optionNameFor } from '../names.ts';
import type { Expression, Field, Option } from '../schema.ts';

// The short way to write fields down. A label ends in `*` where the field is required, and in `!` where it is unique.

export type DraftField = Omit<Field, 'name'>;
type Extra = Partial<Omit<DraftField, 'label' | 'type'>>;

function field(type: FieldType, marked: string, extra: Extra): DraftField {
  const [, label = marked, required, unique] = /^(.*?)(\*?)(!?)$/su.exec(marked) ?? [];
  return { label, type, ...(required && { required: true }), ...(unique && { unique: true }), ...extra };
}
const typed =
  (type: FieldType) =>
  (label: string, extra: Extra = {}) =>
    field(type, label, extra);

export const text = typed('text');
export const longText = typed('longText');
export const number = typed('number');
export const yesNo = typed('boolean');
export const date = typed('date');
export const dateTime = typed('dateTime');
export const duration = typed('duration');
export const email = typed('email');
export const url = typed('url');
export const phone = typed('phone');
export const image = typed('image');
export const file = typed('file');

export const money = (label: string, currency: string, extra: Extra = {}) =>
  field('money', label, { currency, min: 0, ...extra });
export const reference = (label: string, entity: string, extra: Extra = {}) =>
  field('reference', label, { entity, ...extra });
export const references = (label: string, entity: string, extra: Extra = {}) =>
  field('references', label, { entity, ...extra });
export const computed = (label: string, as: Field['as'], value: Expression, extra: Extra = {}) =>
  field('computed', label, { as, value, ...extra });

/** @param list `New:blue|In progress:amber`; `open=Abierta:blue` where the name can't follow from the label */
export function choice(label: string, list: string, extra: Extra = {}): DraftField {
  const options: Option[] = [];
  for (const part of list.split('|')) {
    const [, name, shown = part, colour] = /^(?:([a-z0-9-]+)=)?(.+?)(?::([a-z]+))?$/u.exec(part) ?? [];
    options.push({
      name: name ?? optionNameFor(shown, options),
      label: shown,
      ...(colour && { colour: colour as OptionColour }),
    });
  }
  return field('select', label, { options, ...extra });
}

export const of = (name: string, by?: string): Expression => ({
  op: 'field',
  field: name,
  ...(by && { of: by }),
});
export const value = (constant: number | string): Expression => ({ op: 'value', value: constant });
export const times = (a: Expression, b: Expression): Expression => ({ op: 'multiply', args: [a, b] });
export const plus = (a: Expression, b: Expression): Expression => ({ op: 'add', args: [a, b] });
export const minus = (a: Expression, b: Expression): Expression => ({ op: 'subtract', args: [a, b] });
export const over = (
  op: 'count' | 'sum' | 'min' | 'max' | 'average',
  entity: string,
  by: string,
  name?: string,
  where?: { field: string; is: string | boolean },
): Expression => ({ op, entity, by, ...(name && { field: name }), ...(where && { where }) });
