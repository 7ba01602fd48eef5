import type { Blueprint, Entity, Rule } from '../../schema.ts';
import type { Made } from './entities.ts';

// Small changes of an app while its rules are made, and what they look up in it.

export const put = (app: Blueprint, changed: Entity): Blueprint => ({
  ...app,
  entities: app.entities.map((one) => (one.name === changed.name ? changed : one)),
});
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
