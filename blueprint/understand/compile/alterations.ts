import type { AppLanguage } from '../../kinds.ts';
import { nameFor } from '../../names.ts';
import type { Blueprint, Entity, Rule } from '../../schema.ts';
import { fieldOf } from '../ontology/attributes/index.ts';
import type { Made } from './entities.ts';

// Small changes of an app while its rules are made, and what they look up in it.

export const put = (app: Blueprint, changed: Entity): Blueprint => ({
  ...app,
  entities: app.entities.map((one) => (one.name === changed.name ? changed : one)),
});
/** Whoever is told or known by their address has one. */
export function withEmail(person: Entity, language: AppLanguage): Entity {
  if (person.fields.some(({ type }) => type === 'email')) return person;
  const { label, type } = fieldOf('email');
  const text = label[language];
  const name = nameFor(
    text,
    'email',
    person.fields.map((field) => field.name),
  );
  return { ...person, fields: [...person.fields, { name, label: text, type }] };
}
export const add = (app: Blueprint, rule: Rule): Blueprint =>
  app.rules.some((one) => JSON.stringify(one) === JSON.stringify(rule))
    ? app
    : { ...app, rules: [...app.rules, rule] };
export const nounIn = (made: readonly Made[], noun: string | number | undefined) =>
  made.find(({ fact }) => fact.noun === noun)?.entity.name;

export const linkTo = (from: Entity, name: string) =>
  from.fields.find(({ type, entity }) => type === 'reference' && entity === name);
export const isSomeone = (app: Blueprint, name: string | undefined) =>
  app.entities
    .find((one) => one.name === name)
    ?.fields.some(({ type }) => type === 'email' || type === 'phone') ?? false;
