import { isDate } from '../../fields.ts';
import { MOST_MARKS } from '../../kinds.ts';
import type { Blueprint, Entity } from '../../schema.ts';
import { put } from './alterations.ts';

/** Where one row is kept of everybody and day, a mark that somebody set by mistake can be set to any other. */
export function withMarksToCorrect(app: Blueprint, { name }: Entity): Blueprint {
  const entity = app.entities.find((one) => one.name === name);
  const dates = entity?.fields.filter(isDate).map((field) => field.name) ?? [];
  const isDaily = app.rules.some(
    (rule) =>
      rule.kind === 'uniqueTogether' &&
      rule.entity === name &&
      rule.fields.some((field) => dates.includes(field)),
  );
  return entity && isDaily ? put(app, corrigible(entity)) : app;
}

function corrigible(entity: Entity): Entity {
  const options = entity.fields.find(({ name }) => name === entity.states?.field)?.options ?? [];
  if (!entity.states || options.length > MOST_MARKS) return entity;
  const transitions = options.flatMap((from) =>
    options.flatMap((to) => {
      if (from === to) return [];
      const known = entity.states?.transitions.find((one) => one.from === from.name && one.to === to.name);
      return [known ?? { from: from.name, to: to.name, label: to.label }];
    }),
  );
  return { ...entity, states: { ...entity.states, transitions } };
}
