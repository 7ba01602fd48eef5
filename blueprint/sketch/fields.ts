import type { FieldTypeV1, FieldV1 as Field } from '../version-1.ts';
import { LIMITS, RESERVED_NAMES } from '../kinds.ts';

import { camel, capital, cut, singular } from './words.ts';

/** A free field name for a label; labels of other scripts get "field", "field2" … */
export function freeName(label: string, taken: Iterable<string>): string {
  const used = new Set([...taken, ...RESERVED_NAMES]);
  const base = camel(label) || 'field';
  let name = base;
  for (let n = 2; used.has(name); n++) name = `${base}${n}`;
  return name;
}

/** Reads "Name*!|Price:money|Owner:>Person" into fields. */
export function parseFields(text: string): Field[] {
  const fields: Field[] = [];
  for (const part of text.split('|')) {
    const match = /^([^*!:]+)(\*?)(!?)(?::(>)?([^(]+)(?:\((.+)\))?)?$/.exec(part);
    if (!match) continue;
    const [, label = '', required, unique, reference, type, options] = match;
    const field = fieldFor(
      label,
      reference ? 'reference' : ((type as FieldTypeV1 | undefined) ?? 'text'),
      fields,
    );
    if (required) field.required = true;
    if (unique) field.unique = true;
    if (reference) field.entity = type;
    if (options) field.options = options.split(',');
    fields.push(field);
  }
  return fields;
}

export function fieldFor(label: string, type: FieldTypeV1, siblings: readonly Field[]): Field {
  const field: Field = {
    name: freeName(
      label,
      siblings.map((f) => f.name),
    ),
    label: cut(capital(label), LIMITS.name),
    type,
  };
  if (type === 'number' || type === 'money') field.min = 0;
  if (/^rating/i.test(label)) {
    field.min = 1;
    field.max = 5;
  }
  return field;
}

const GUESSES: readonly [RegExp, FieldTypeV1][] = [
  [/^(prices?|costs?|fees?|amounts?|budgets?|rent|salary|salaries|deposits?|totals?)$/, 'money'],
  [/^(dates?|due dates?|deadlines?|birthdays?|(?:expiry|start|end|due) dates?|harvests?)$/, 'date'],
  [/^(times?|start times?)$/, 'dateTime'],
  [/^e-?mails?( address(es)?)?$/, 'email'],
  [/^(phones?|telephones?|phone numbers?|mobiles?)$/, 'phone'],
  [/^(photos?|pictures?|images?|logos?|covers?)$/, 'image'],
  [/^(websites?|urls?|links?)$/, 'url'],
  [/^(status|statuses|stages?|priority|priorities|difficulty|levels?)$/, 'select'],
  [
    /^(stock|quantity|quantities|ratings?|rankings?|ranks?|scores?|points|ages?|capacity|weights?|size|distances?|servings|minutes|hours|calories|pages|seats|(?:number of|how many) .+)$/,
    'number',
  ],
  [/^(notes?|descriptions?|comments?|instructions|details|opening hours|feedback)$/, 'longText'],
  [/^(paid|done|finished|completed|read|available|active)$/, 'boolean'],
  [
    /^(address(es)?|city|cities|colou?rs?|location|locations|isbn|title|species|genres?|brands?|reference)$/,
    'text',
  ],
];

/** The field a word stands for, or nothing when the word is a thing of its own. */
export function guessField(phrase: string, siblings: readonly Field[]): Field | undefined {
  const words = phrase.toLowerCase();
  const type = GUESSES.find(([pattern]) => pattern.test(words))?.[1];
  if (!type) return undefined;
  const label = /^(number of|how many) /.test(words)
    ? words.replace(/^(number of|how many) /, '')
    : /^(notes|points|minutes|hours|calories|pages|seats|servings|instructions|opening hours|details|status)$/.test(
          words,
        )
      ? words
      : singular(words);
  const field = fieldFor(label, type, siblings);
  if (type === 'select')
    field.options = /priorit/.test(words)
      ? ['Low', 'Normal', 'High']
      : /difficulty|level/.test(words)
        ? ['Easy', 'Medium', 'Hard']
        : ['Planned', 'In progress', 'Done'];
  return field;
}
