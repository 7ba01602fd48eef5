import { type FieldType, LIMITS } from '../kinds.ts';
import { nameFor, optionNameFor } from '../names.ts';
import type { Field, Option } from '../schema.ts';
import { capital, cut, singular } from './words.ts';

export function fieldFor(label: string, type: FieldType, siblings: readonly Field[]): Field {
  const taken = siblings.map(({ name }) => name);
  const field: Field = {
    name: nameFor(label, 'field', taken),
    label: cut(capital(label), LIMITS.name),
    type,
  };
  if (type === 'number' || type === 'money') field.min = 0;
  if (type === 'money') field.currency = 'USD';
  if (/^rating/i.test(label)) {
    field.min = 1;
    field.max = 5;
  }
  return field;
}

function optionsOf(labels: readonly string[]): Option[] {
  const options: Option[] = [];
  for (const label of labels) options.push({ name: optionNameFor(label, options), label });
  return options;
}

const GUESSES: readonly [RegExp, FieldType][] = [
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
    field.options = optionsOf(
      /priorit/.test(words)
        ? ['Low', 'Normal', 'High']
        : /difficulty|level/.test(words)
          ? ['Easy', 'Medium', 'Hard']
          : ['Planned', 'In progress', 'Done'],
    );
  return field;
}
