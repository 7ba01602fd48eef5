import type { OptionColour } from '../../../kinds.ts';
import type { UsualField } from '../concept.ts';
import type { Six } from '../words.ts';

/** An attribute as it is written in the tables: in each language its label and, after a bar, other words. */
export interface WrittenAttribute {
  words: Six;
  type: UsualField['type'];
  /** The field's name, where it isn't the key in the table. */
  as?: string;
  unit?: string;
  options?: readonly { name: string; words: Six; colour?: OptionColour }[];
  samples?: UsualField['samples'];
}

type More = Omit<WrittenAttribute, 'words' | 'type'>;
const of =
  (type: UsualField['type']) =>
  (...given: readonly [...Six] | readonly [...Six, More]): WrittenAttribute => {
    const [en, es, fr, de, zh, ar, more] = given;
    return { words: [en, es, fr, de, zh, ar], type, ...more };
  };

export const text = of('text');
export const longText = of('longText');
export const number = of('number');
export const money = of('money');
export const yesNo = of('boolean');
export const date = of('date');
export const dateTime = of('dateTime');
export const duration = of('duration');
export const email = of('email');
export const url = of('url');
export const phone = of('phone');
export const image = of('image');
export const file = of('file');
export const select = of('select');

export const option = (name: string, colour: OptionColour | undefined, ...words: Six) => ({
  name,
  words,
  ...(colour !== undefined && { colour }),
});
