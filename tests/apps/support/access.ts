import { expect } from 'vitest';
import type { Entity } from '../../../builder/app/src/core/entity.ts';
import { isNamed } from './people.ts';
import type { Walk } from './walk.ts';

/** Everybody tries what they may not do with a row of somebody else, and is answered why. */
export async function tryForbidden(entity: Entity, walk: Walk): Promise<void> {
  const { access } = entity.definition;
  const id = await walk.rows.makeRow(entity, await walk.rows.full(entity));
  const at = `/${entity.name}/${id}`;
  for (const person of walk.people) {
    const { token } = person;
    const denied = token === undefined ? 401 : 403;
    const mayRead = isNamed(access.read, person, false);
    const tried: [string, number, number][] = [];
    if (!isNamed(access.create, person, true)) {
      const body = await walk.rows.full(entity);
      const { status } = await walk.app.call('POST', `/${entity.name}`, { token, body });
      tried.push(['create', status, denied]);
    }
    if (!mayRead) tried.push(['read', (await walk.app.call('GET', at, { token })).status, 404]);
    if (!isNamed(access.update, person, false)) {
      const { status } = await walk.app.call('PATCH', at, { token, body: {} });
      tried.push(['update', status, mayRead ? denied : 404]);
    }
    if (!isNamed(access.delete, person, false)) {
      const { status } = await walk.app.call('DELETE', at, { token });
      tried.push(['delete', status, mayRead ? denied : 404]);
    }
    for (const [action, status, expected] of tried)
      expect(status, `${person.name}: ${action} ${entity.name}`).toBe(expected);
  }
  expect((await walk.app.call('GET', at, { token: walk.owner })).status).toBe(200);
}
