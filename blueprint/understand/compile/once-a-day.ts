import { isDate } from '../../fields.ts';
import { LIMITS } from '../../kinds.ts';
import type { Blueprint, Entity, Field } from '../../schema.ts';
import { add, put } from './alterations.ts';
import type { Made } from './entities.ts';

/** What people belong to who are counted every morning. */
const GROUPS: readonly string[] = ['schoolClass', 'class', 'group', 'team'];

/** Who is there is noted once a day of each of a group, where no lesson says of which hour it is, and can be put right afterwards. */
export function onceADay(app: Blueprint, { entity: { name } }: Made, made: readonly Made[]): Blueprint {
  const groups = made
    .filter(({ fact }) => GROUPS.includes(fact.concept ?? ''))
    .map(({ entity }) => entity.name);
  const entity = app.entities.find((one) => one.name === name);
  const targetOf = (field: Field) => app.entities.find((one) => one.name === field.entity);
  const links = entity?.fields.filter(({ type }) => type === 'reference') ?? [];
  const days = entity?.fields.filter(isDate) ?? [];
  const takesPlace = (field: Field) =>
    targetOf(field)?.fields.some(({ type }) => type === 'dateTime' || type === 'duration') ?? false;
  const [day] = days;
  const person = links.find((link) =>
    targetOf(link)?.fields.some(({ type, entity: to = '' }) => type === 'reference' && groups.includes(to)),
  );
  if (!entity || day?.type !== 'date' || days.length > 1 || !person || links.some(takesPlace)) return app;
  if (app.rules.some((rule) => rule.entity === name && rule.kind === 'uniqueTogether')) return app;
  const whole =
    app.rules.length < LIMITS.rules
      ? add(app, { kind: 'uniqueTogether', entity: name, fields: [person.name, day.name] })
      : app;
  return put(whole, corrigible(entity));
}

/** A mark that somebody set by mistake can be set to any other. */
function corrigible(entity: Entity): Entity {
  const options = entity.fields.find(({ name }) => name === entity.states?.field)?.options ?? [];
  if (!entity.states || options.length > CORRIGIBLE) return entity;
  const transitions = options.flatMap((from) =>
    options.flatMap((to) => {
      if (from === to) return [];
      const known = entity.states?.transitions.find((one) => one.from === from.name && one.to === to.name);
      return [known ?? { from: from.name, to: to.name, label: to.label }];
    }),
  );
  return { ...entity, states: { ...entity.states, transitions } };
}
const CORRIGIBLE = 5;
