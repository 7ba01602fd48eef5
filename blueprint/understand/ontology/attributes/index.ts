import type { AppLanguage } from '../../../kinds.ts';
import type { UsualField } from '../concept.ts';
import { inSix, labelOf } from '../words.ts';
import type { WrittenAttribute } from './attribute.ts';
import { NUMBERS } from './numbers.ts';
import { OTHERS } from './others.ts';
import { SAMPLES } from './samples.ts';
import { TEXTS } from './texts.ts';

const WRITTEN = { ...TEXTS, ...NUMBERS, ...OTHERS };
export type AttributeName = keyof typeof WRITTEN;

/** A word that names a property of a thing, and the field it implies. */
export interface Attribute extends UsualField {
  also: Readonly<Record<AppLanguage, readonly string[]>>;
}

function attributeOf(name: string, { words, as, options, ...rest }: WrittenAttribute): Attribute {
  const samples = SAMPLES[name];
  return {
    ...rest,
    ...(samples && { samples }),
    name: as ?? name,
    label: inSix(words, (text) => labelOf(text).label),
    also: inSix(words, (text) => labelOf(text).also),
    ...(options && {
      options: options.map(({ words: labels, ...option }) => ({
        ...option,
        label: inSix(labels, (text) => text),
      })),
    }),
  };
}

const BY_NAME = new Map(
  Object.entries<WrittenAttribute>(WRITTEN).map(([name, written]) => [name, attributeOf(name, written)]),
);

/** The usual words for properties: `date of birth` is a date, `phone number` a phone. */
export const ATTRIBUTES: readonly Attribute[] = [...BY_NAME.values()];

export function fieldOf(name: AttributeName): UsualField {
  const attribute = BY_NAME.get(name);
  if (!attribute) throw new Error(`No attribute is called ${name}.`);
  // Samples are looked up by a field's label, so that the fields of things needn't carry them.
  const { also: _also, samples: _samples, ...field } = attribute;
  return field;
}
